import Foundation
import Testing

/// `install.sh`, which a release has: one file without the repository.
struct InstallerTests {
  @Test(arguments: ["'a b/c'", "\"$PWD/it's\""])
  func `the installer is complete, and puts a release into a folder of any name`(folder: String) throws {
    let console = try Console()
    let found = try Bash.run(
      """
      set -e
      make -s -C '\(Repository.root.path)' installer > install.sh
      mkdir -p archive/bin archive/share/refreshcfg owner/tool/releases/download/v1.0.0
      printf '#!/bin/sh\\necho runs\\n' > archive/bin/refreshcfg
      chmod +x archive/bin/refreshcfg
      case $(uname -m) in arm64 | aarch64) machine=arm64 ;; *) machine=$(uname -m) ;; esac
      archive=refreshcfg-$(uname -s | tr A-Z a-z)-$machine.tar.gz
      '\(Repository.root.path)/.ci/pack' archive "owner/tool/releases/download/v1.0.0/$archive" > /dev/null
      export SERVER=file://$PWD REPOSITORY=owner/tool
      umask 077
      cat install.sh | bash -s v1.0.0 \(folder) > said
      tail -n 1 said | sed 's| /.*||'
      \(folder)/bin/refreshcfg
      find \(folder) ! -perm -o=r
      cat \(folder)/share/refreshcfg/.installed
      """, in: console.folder)
    #expect(
      found.output.hasSuffix(" is installed in\nruns\nbin/refreshcfg\nshare/refreshcfg/.installed\n"),
      "\(found.output)")
    #expect(found.status == 0)
  }

  @Test func `the installer tells how it is used`() throws {
    let console = try Console()
    let found = try Bash.run(
      """
      make -s -C '\(Repository.root.path)' installer > install.sh
      bash install.sh || bash install.sh v1.0.0 '' || if command -v dash > /dev/null; then dash install.sh v1.0.0; else false; fi
      """, in: console.folder)
    #expect(found.status == 1)
    #expect(
      Set(found.output.split(separator: "\n")) == ["usage: bash install.sh VERSION [FOLDER]"], "\(found.output)")
  }
}
