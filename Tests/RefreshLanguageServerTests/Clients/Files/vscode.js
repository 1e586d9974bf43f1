// Drives the extension for VS Code through a project with mistakes, in a stand-in for the editor, and prints what it shows.
// The tool is in TOOL, the extension in EXTENSION.
"use strict";
const processes = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const lines = [];
const say = (text) => lines.push(text);

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}
/** An object of the editor that only holds what it is made with, under these names. */
const value = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};
class EventEmitter {
  listeners = [];
  event = (listener) => {
    this.listeners.push(listener);
    return { dispose: () => { this.listeners = this.listeners.filter((each) => each !== listener); } };
  };
  fire(news) { for (const listener of this.listeners) listener(news); }
  dispose() { this.listeners = []; }
}
class Kind {
  constructor(value) { this.value = value; }
  append(word) { return new Kind(this.value ? `${this.value}.${word}` : word); }
}
class WorkspaceEdit {
  edits = [];
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
  renameFile(from, to) { this.edits.push({ from, to }); }
}

const providers = {};
const problems = new Map();
const events = { opened: new EventEmitter(), closed: new EventEmitter(), changed: new EventEmitter(), settings: new EventEmitter() };
const commands = new Map();
/** The events of files that are created, by the pattern of their names. */
const watched = new Map();
const nothing = () => ({ dispose() {} });
const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, list) => problems.set(uri.toString(), list), dispose: () => problems.clear(),
  }),
  match: (filters, { name }) => (filters.some(({ pattern }) => name.endsWith(pattern.slice(4))) ? 10 : 0),
};
for (const name of [
  "CompletionItem", "Hover", "InlayHints", "CodeActions", "DocumentSymbol", "FoldingRange", "SelectionRange", "DocumentLink",
  "Definition", "Reference", "DocumentHighlight", "Rename", "CodeLens", "Color", "DocumentSemanticTokens", "DocumentFormattingEdit",
]) {
  languages[`register${name}Provider`] = (_, provider) => {
    providers[name] = provider;
    return { dispose: () => { if (providers[name] === provider) delete providers[name]; } };
  };
}
const uri = (text) => ({ toString: () => text });
const textDocuments = [];
const vscode = {
  Position, Range, EventEmitter, WorkspaceEdit, languages,
  Location: value("uri", "range"), MarkdownString: value("value"), Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"), CompletionItem: value("label", "kind"),
  SnippetString: value("value"), CompletionList: value("items", "isIncomplete"), Hover: value("contents", "range"),
  InlayHint: value("position", "label"), CodeAction: value("title", "kind"), CodeActionKind: { Empty: new Kind("") },
  DocumentSymbol: value("name", "detail", "kind", "range", "selectionRange"), FoldingRange: value("start", "end"),
  SelectionRange: value("range", "parent"), DocumentLink: value("range", "target"),
  DocumentHighlight: value("range", "kind"), CodeLens: value("range", "command"), Color: value("red", "green", "blue", "alpha"),
  ColorInformation: value("range", "color"), ColorPresentation: value("label"), SemanticTokens: value("data"),
  SemanticTokensLegend: value("types", "modifiers"), TextEdit: { replace: (range, text) => ({ range, text }) },
  Uri: { parse: uri },
  commands: {
    registerCommand: (name, run) => {
      if (commands.has(name)) throw new Error(`${name} is registered twice`);
      commands.set(name, run);
      return { dispose: () => commands.delete(name) };
    },
  },
  window: {
    createOutputChannel: () => ({ append() {}, appendLine() {}, dispose() {} }), showErrorMessage: say,
    showInformationMessage: say,
  },
  workspace: {
    textDocuments, workspaceFolders: [{ uri: uri(`file://${process.cwd()}`), name: "project" }],
    getConfiguration: () => ({ get: (name) => (name === "path" ? process.env.TOOL : true) }),
    createFileSystemWatcher: (pattern) => {
      const created = new EventEmitter();
      watched.set(pattern, created);
      return { dispose() {}, onDidCreate: created.event, onDidChange: nothing, onDidDelete: nothing };
    },
    onDidOpenTextDocument: events.opened.event, onDidCloseTextDocument: events.closed.event,
    onDidChangeTextDocument: events.changed.event, onDidChangeConfiguration: events.settings.event,
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

/** The servers that the extension has started. */
const servers = [];
const { spawn } = processes;
processes.spawn = (...values) => {
  servers.push(spawn(...values));
  return servers[servers.length - 1];
};

class Document {
  version = 1;
  languageId = "yaml";
  constructor(name) {
    this.name = name;
    this.uri = uri(`file://${path.join(process.cwd(), name)}`);
    this.text = fs.readFileSync(name, "utf8");
  }
  getText() { return this.text; }
  offset(position) {
    return this.text.split("\n").slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0) + position.character;
  }
  /** The position after the first occurrence of a text. */
  after(text) {
    const before = this.text.slice(0, this.text.indexOf(text) + text.length).split("\n");
    return new Position(before.length - 1, before[before.length - 1].length);
  }
  apply({ edits }) {
    for (const { range, text } of edits.filter((edit) => edit.uri.toString() === this.uri.toString()).reverse()) {
      this.text = this.text.slice(0, this.offset(range.start)) + text + this.text.slice(this.offset(range.end));
      this.version += 1;
      events.changed.fire({ document: this, contentChanges: [{ range, text }] });
    }
  }
  type(position, text) { this.apply({ edits: [{ uri: this.uri, range: new Range(position, position), text }] }); }
}

const until = async (check, what) => {
  const end = Date.now() + 600_000;
  while (!check() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  if (!check()) say(`TIMEOUT ${what}`);
};
const open = (name) => {
  const document = new Document(name);
  textDocuments.push(document);
  events.opened.fire(document);
  return document;
};
const diagnostics = async (document, count) => {
  const found = () => problems.get(document.uri.toString()) ?? [];
  await until(() => found().length === count && problems.has(document.uri.toString()), `${count} diagnostics`);
  for (const { range, message } of found()) say(`${range.start.line + 1}:${range.start.character + 1} ${message.split("\n")[0]}`);
};

(async () => {
  const { activate, deactivate } = require(process.env.EXTENSION);
  await activate({ subscriptions: [] });
  const preset = open("feed.preset.yaml");
  say("# diagnostics");
  await diagnostics(preset, 1);
  say("# fix");
  const place = preset.after("hei");
  const [action] = await providers.CodeActions.provideCodeActions(preset, new Range(place, place), {});
  say(`${action.title} (${action.kind.value})`);
  preset.apply(action.edit);
  await diagnostics(preset, 0);
  say("# completion");
  preset.type(preset.after("height: 60\n"), "  autom");
  const { items } = await providers.CompletionItem.provideCompletionItems(preset, preset.after("autom"));
  for (const item of items.filter(({ label }) => label.startsWith("autom"))) say(`${item.label}: ${item.insertText.value}`);
  say("# hover");
  say((await providers.Hover.provideHover(preset, preset.after("heig"))).contents.value.split("\n")[0]);

  const suite = open("feed.scenarios.yaml");
  say("# results");
  const results = new Promise((resolve) => providers.CodeLens.onDidChangeCodeLenses(resolve));
  await diagnostics(suite, 1);
  await results;
  for (const lens of await providers.CodeLens.provideCodeLenses(suite)) say(lens.command.title);
  const all = new Range(new Position(0, 0), new Position(99, 0));
  for (const hint of await providers.InlayHints.provideInlayHints(suite, all)) say(`${hint.position.line + 1} ${hint.label}`);
  say("# rename");
  const edit = await providers.Rename.provideRenameEdits(suite, suite.after("flow: pull"), "pull-far");
  suite.apply(edit);
  for (const line of suite.text.split("\n")) if (line.includes("pull-far")) say(line);
  await providers.Rename.provideRenameEdits(suite, suite.after("flow: pull"), "a b").catch(({ message }) => say(message));
  say("# other features");
  const counts = {
    definition: await providers.Definition.provideDefinition(suite, suite.after("flow: pull")),
    references: await providers.Reference.provideReferences(suite, suite.after("flow: pull"), { includeDeclaration: true }),
    highlights: await providers.DocumentHighlight.provideDocumentHighlights(suite, suite.after("flow: pull")),
    symbols: await providers.DocumentSymbol.provideDocumentSymbols(suite),
    folding: await providers.FoldingRange.provideFoldingRanges(suite),
    selection: await providers.SelectionRange.provideSelectionRanges(suite, [suite.after("flow: pull")]),
    links: await providers.DocumentLink.provideDocumentLinks(suite),
    colours: await providers.Color.provideDocumentColors(suite),
    tokens: (await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(suite)).data,
    formatting: await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(suite),
  };
  say(Object.entries(counts).map(([name, { length }]) => `${name}: ${length}`).join(", "));
  say("# a picture that another program makes");
  const gif = "type: gifHeader\n  images: { refreshing: dots.gif }\n";
  preset.apply({ edits: [{ uri: preset.uri, range: new Range(preset.after("header:\n  "), preset.after("autom")), text: gif }] });
  const shown = () => (problems.get(preset.uri.toString()) ?? []).map(({ message }) => message.split("\n")[0]);
  await until(() => shown().some((message) => message.includes("dots.gif")), "a picture that is missing");
  fs.writeFileSync("dots.gif", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7", "base64"));
  for (const [pattern, created] of watched) {
    if (pattern.endsWith("*.gif")) created.fire(uri(`file://${path.join(process.cwd(), "dots.gif")}`));
  }
  await until(() => !shown().some((message) => message.includes("dots.gif")), "a picture that is there");
  say([...watched.keys()].sort().join(" "));
  say("# the server ends, and begins again with the text as it is");
  problems.clear();
  suite.type(suite.after("suite: feed\n"), "scenex: {}\n");
  await diagnostics(suite, 1);
  problems.clear();
  servers[0].kill("SIGKILL");
  await diagnostics(suite, 1);
  await deactivate();
})().catch((error) => say(error.stack)).finally(() => {
  fs.writeFileSync(process.env.OUTPUT, `${lines.join("\n")}\n`);
  process.exit(0);
});
