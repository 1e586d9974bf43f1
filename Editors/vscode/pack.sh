#!/usr/bin/env bash
# Packs the extension, without network, and its checksum: pack.sh [FILE], which is refreshcfg.vsix by default.
set -euo pipefail
unset CDPATH
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/extension"
cp "$here/package.json" "$here/extension.js" "$folder/extension/"
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$here/package.json")
cat > "$folder/extension.vsixmanifest" <<XML
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="refreshcfg" Version="$version" Publisher="refreshcfg"/>
    <DisplayName>refreshcfg</DisplayName>
    <Description xml:space="preserve">Presets and scenarios of pull-to-refresh, checked and run while you type.</Description>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.75.0"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets><Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/></Assets>
</PackageManifest>
XML
cat > "$folder/[Content_Types].xml" <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="json" ContentType="application/json"/>
  <Default Extension="js" ContentType="application/javascript"/>
  <Default Extension="vsixmanifest" ContentType="text/xml"/>
</Types>
XML
"$here/../../.ci/pack" "$folder" "${1:-refreshcfg.vsix}"
