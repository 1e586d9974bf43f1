extension ExploredRun {
  package func text(of subject: Subject) -> String {
    (["viewport \(scene.viewport) content \(scene.content) insets \(scene.contentInset) safe \(scene.safeArea)", "app \(app)"] + commands.map { "- \($0)" }).joined(separator: "\n")
  }
}
