// The extension for VS Code: starts `refreshcfg lsp` and connects it to the editor, without any dependencies.
"use strict";
const vscode = require("vscode");
const { spawn } = require("node:child_process");

const files = [
  { language: "yaml", pattern: "**/*.preset.yaml" },
  { language: "yaml", pattern: "**/*.scenarios.yaml" },
  { language: "yaml", pattern: "**/refreshcfg.yaml" },
];

/** A connection to the server: requests and notifications in both directions. */
class Connection {
  constructor(program, log, receive) {
    this.process = spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "pipe"] });
    this.log = log;
    this.receive = receive;
    this.buffer = Buffer.alloc(0);
    this.waiting = new Map();
    this.number = 0;
    this.process.stdout.on("data", (data) => this.read(data));
    this.process.stderr.on("data", (data) => log.append(String(data)));
    // The exit of the process follows.
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => {
      log.appendLine(String(error));
      this.end();
    });
    this.process.on("exit", () => {
      const wasRunning = !this.isOver;
      this.end();
      if (wasRunning) this.fail?.();
    });
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const match = /content-length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end));
      const length = match ? Number(match[1]) : 0;
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      const waiting = message.method === undefined ? this.waiting.get(message.id) : undefined;
      if (waiting) {
        this.waiting.delete(message.id);
        waiting(message.result, message.error);
      } else if (message.method !== undefined) {
        this.receive(message);
        if (message.id !== undefined) this.send({ id: message.id, result: null });
      }
    }
  }

  send(message) {
    if (this.isOver) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params, token) {
    if (this.isOver) return Promise.resolve(undefined);
    const id = ++this.number;
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => {
      // Only those who want to rename something are shown why it isn't possible.
      this.waiting.set(id, (result, error) =>
        error && method === "textDocument/rename" ? reject(new Error(error.message)) : resolve(result));
      this.send({ id, method, params });
    });
  }

  end() {
    this.isOver = true;
    for (const answer of this.waiting.values()) answer(undefined);
    this.waiting.clear();
  }

  async stop() {
    await Promise.race([this.request("shutdown", null), new Promise((resolve) => setTimeout(resolve, 1000))]);
    this.notify("exit", null);
    this.process.stdin.end();
    this.end();
  }
}

// Conversions between the types of the protocol and those of the editor.
const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const markdown = (value) => (value ? new vscode.MarkdownString(value.value) : undefined);
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, place) => ({ ...named(document), position: { line: place.line, character: place.character } });
const plain = (value) => ({
  start: { line: value.start.line, character: value.start.character },
  end: { line: value.end.line, character: value.end.character },
});

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  result.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = (value.relatedInformation ?? []).map(
    (label) => new vscode.DiagnosticRelatedInformation(location(label.location), label.message));
  return result;
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(value.changes ?? {})) {
    for (const each of edits) edit.replace(vscode.Uri.parse(uri), range(each.range), each.newText);
  }
  for (const change of value.documentChanges ?? []) {
    if (change.kind === "rename") {
      edit.renameFile(vscode.Uri.parse(change.oldUri), vscode.Uri.parse(change.newUri));
      continue;
    }
    for (const each of change.edits) {
      edit.replace(vscode.Uri.parse(change.textDocument.uri), range(each.range), each.newText);
    }
  }
  return edit;
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.documentation = markdown(value.documentation);
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.range = range(value.textEdit.range);
  item.insertText = value.insertTextFormat === 2
    ? new vscode.SnippetString(value.textEdit.newText) : value.textEdit.newText;
  item.command = value.command;
  item.keepWhitespace = true;
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function selection(value) {
  return new vscode.SelectionRange(range(value.range), value.parent ? selection(value.parent) : undefined);
}

/** Registers what the server can do with the editor; `views` has the events by which lenses and hints are requested again. */
function register(ask, legend, views) {
  const on = vscode.languages;
  const request = async (method, params, token, convert, otherwise) => {
    const result = await ask(method, params, token);
    return result === undefined || result === null ? otherwise : convert(result);
  };
  const list = (convert) => (values) => values.map(convert);
  return [
    on.registerCompletionItemProvider(files, {
      provideCompletionItems: (document, place, token) => request(
        "textDocument/completion", at(document, place), token,
        (result) => new vscode.CompletionList(result.items.map(completion), result.isIncomplete)),
    }, ".", ":", " ", "{", "-", "$", "/", ",", "["),
    on.registerHoverProvider(files, {
      provideHover: (document, place, token) => request(
        "textDocument/hover", at(document, place), token,
        (result) => new vscode.Hover(markdown(result.contents), range(result.range))),
    }),
    on.registerInlayHintsProvider(files, {
      onDidChangeInlayHints: views.hints.event,
      provideInlayHints: (document, part, token) => request(
        "textDocument/inlayHint", { ...named(document), range: plain(part) }, token,
        list((hint) => Object.assign(new vscode.InlayHint(position(hint.position), hint.label), { paddingLeft: true }))),
    }),
    on.registerCodeActionsProvider(files, {
      provideCodeActions: (document, part, context, token) => request(
        "textDocument/codeAction",
        { ...named(document), range: plain(part), context: { diagnostics: [], only: context.only ? [context.only.value] : undefined } },
        token, list((value) => {
          const kind = value.kind.split(".").reduce((whole, word) => whole.append(word), vscode.CodeActionKind.Empty);
          const action = new vscode.CodeAction(value.title, kind);
          action.edit = workspaceEdit(value.edit);
          action.diagnostics = (value.diagnostics ?? []).map(diagnostic);
          action.isPreferred = value.isPreferred;
          return action;
        })),
    }),
    on.registerDocumentSymbolProvider(files, {
      provideDocumentSymbols: (document, token) => request("textDocument/documentSymbol", named(document), token, list(symbol)),
    }),
    on.registerFoldingRangeProvider(files, {
      provideFoldingRanges: (document, _, token) => request(
        "textDocument/foldingRange", named(document), token,
        list((value) => new vscode.FoldingRange(value.startLine, value.endLine))),
    }),
    on.registerSelectionRangeProvider(files, {
      provideSelectionRanges: (document, positions, token) => request(
        "textDocument/selectionRange",
        { ...named(document), positions: positions.map(({ line, character }) => ({ line, character })) }, token,
        list(selection)),
    }),
    on.registerDocumentLinkProvider(files, {
      provideDocumentLinks: (document, token) => request(
        "textDocument/documentLink", named(document), token,
        list((value) => new vscode.DocumentLink(range(value.range), vscode.Uri.parse(value.target)))),
    }),
    on.registerDefinitionProvider(files, {
      provideDefinition: (document, place, token) => request(
        "textDocument/definition", at(document, place), token, list(location)),
    }),
    on.registerReferenceProvider(files, {
      provideReferences: (document, place, context, token) => request(
        "textDocument/references", { ...at(document, place), context }, token, list(location)),
    }),
    on.registerDocumentHighlightProvider(files, {
      provideDocumentHighlights: (document, place, token) => request(
        "textDocument/documentHighlight", at(document, place), token,
        list((value) => new vscode.DocumentHighlight(range(value.range), value.kind - 1))),
    }),
    on.registerRenameProvider(files, {
      prepareRename: async (document, place, token) => {
        const found = await ask("textDocument/prepareRename", at(document, place), token);
        if (!found) throw new Error("There is nothing here that can be renamed.");
        return { range: range(found.range), placeholder: found.placeholder };
      },
      provideRenameEdits: (document, place, newName, token) => request(
        "textDocument/rename", { ...at(document, place), newName }, token, workspaceEdit),
    }),
    on.registerCodeLensProvider(files, {
      onDidChangeCodeLenses: views.lenses.event,
      provideCodeLenses: (document, token) => request(
        "textDocument/codeLens", named(document), token,
        list((value) => new vscode.CodeLens(range(value.range), value.command))),
    }),
    on.registerColorProvider(files, {
      provideDocumentColors: (document, token) => request(
        "textDocument/documentColor", named(document), token,
        list(({ color, ...value }) => new vscode.ColorInformation(
          range(value.range), new vscode.Color(color.red, color.green, color.blue, color.alpha)))),
      provideColorPresentations: (color, context, token) => request(
        "textDocument/colorPresentation",
        { ...named(context.document), range: plain(context.range), color: { red: color.red, green: color.green, blue: color.blue, alpha: color.alpha } },
        token, list((value) => new vscode.ColorPresentation(value.label))),
    }),
    on.registerDocumentSemanticTokensProvider(files, {
      provideDocumentSemanticTokens: (document, token) => request(
        "textDocument/semanticTokens/full", named(document), token,
        (result) => new vscode.SemanticTokens(new Uint32Array(result.data))),
    }, new vscode.SemanticTokensLegend(legend, [])),
    on.registerDocumentFormattingEditProvider(files, {
      provideDocumentFormattingEdits: (document, _, token) => request(
        "textDocument/formatting", { ...named(document), options: {} }, token,
        list((value) => vscode.TextEdit.replace(range(value.range), value.newText))),
    }),
  ];
}

let stop = async () => {};
/** The times at which the server ended without being asked to. */
let failures = [];

async function start(context, log) {
  const settings = () => vscode.workspace.getConfiguration("refreshcfg");
  const options = () => ({
    runScenarios: settings().get("runScenarios"), inlayHints: settings().get("inlayHints"),
    codeLens: settings().get("codeLens"), commands: true,
  });
  const problems = vscode.languages.createDiagnosticCollection("refreshcfg");
  const views = { lenses: new vscode.EventEmitter(), hints: new vscode.EventEmitter() };
  const connection = new Connection(settings().get("path"), log, ({ method, params }) => {
    if (method === "textDocument/publishDiagnostics") {
      problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "workspace/codeLens/refresh") {
      views.lenses.fire();
    } else if (method === "workspace/inlayHint/refresh") {
      views.hints.fire();
    } else if (method === "client/registerCapability") {
      params.registrations.flatMap(({ registerOptions }) => registerOptions.watchers).forEach(watch);
    }
  });
  const own = [problems, views.lenses, views.hints];
  /** Tells the server of changes of files; it says which. */
  const watch = ({ globPattern }) => {
    const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
    const changed = (type) => (uri) => connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    own.push(watcher, watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)));
  };
  stop = async () => {
    await connection.stop();
    for (const each of own) each.dispose();
  };
  const result = await connection.request("initialize", {
    processId: process.pid,
    workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
    initializationOptions: options(),
    capabilities: {
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
      workspace: {
        workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] },
        codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
        didChangeWatchedFiles: { dynamicRegistration: true },
      },
    },
  });
  if (!result) {
    vscode.window.showErrorMessage(`refreshcfg: \`${settings().get("path")} lsp\` can't be started; set refreshcfg.path.`);
    return;
  }
  /** Starts the server again if it ends without being asked to, unless that happens again and again. */
  connection.fail = async () => {
    failures = [...failures, Date.now()].slice(-5);
    await stop();
    if (failures.length === 5 && Date.now() - failures[0] < 180_000) {
      vscode.window.showErrorMessage("refreshcfg: the server ended five times in three minutes; run “refreshcfg: Restart the server”.");
    } else {
      await start(context, log);
    }
  };
  connection.notify("initialized", {});
  const isOurs = (document) => vscode.languages.match(files, document) > 0;
  const open = (document) => {
    if (!isOurs(document)) return;
    const { uri, languageId, version } = document;
    connection.notify("textDocument/didOpen", { textDocument: { uri: uri.toString(), languageId, version, text: document.getText() } });
  };
  vscode.workspace.textDocuments.forEach(open);
  own.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidCloseTextDocument((document) => isOurs(document) && connection.notify("textDocument/didClose", named(document))),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      connection.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: contentChanges.map((change) => ({ range: plain(change.range), text: change.text })),
      });
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("refreshcfg")) {
        connection.notify("workspace/didChangeConfiguration", { settings: { refreshcfg: options() } });
      }
    }),
    vscode.commands.registerCommand("refreshcfg.why", async (...values) => {
      const answer = await connection.request("workspace/executeCommand", { command: "refreshcfg.why", arguments: values });
      if (answer) vscode.window.showInformationMessage(answer);
    }),
    ...register((method, params, token) => connection.request(method, params, token), result.capabilities.semanticTokensProvider.legend.tokenTypes, views));
  // Commands that need a terminal or browser run in a terminal.
  const terminal = (name, make) => own.push(vscode.commands.registerCommand(`refreshcfg.${name}`, (path, line) => {
    const shown = vscode.window.createTerminal({ name: `refreshcfg ${name}`, shellPath: settings().get("path"), shellArgs: make(path, line) });
    shown.show();
  }));
  terminal("run", (path, line) => ["test", `${path}:${line}`]);
  terminal("film", (path, line) => ["preview", `${path}:${line}`, "--open"]);
  terminal("preview", (path) => ["preview", path, "--open"]);
  terminal("museum", (path) => ["museum", path]);
}

exports.activate = async (context) => {
  const log = vscode.window.createOutputChannel("refreshcfg");
  context.subscriptions.push(log, vscode.commands.registerCommand("refreshcfg.restart", async () => {
    failures = [];
    await stop();
    await start(context, log);
  }));
  await start(context, log);
};

exports.deactivate = () => stop();
