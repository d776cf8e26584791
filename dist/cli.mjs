#!/usr/bin/env node
import {
  BROWSER_OPTIONS,
  BrowserHost,
  HostError,
  VERSION,
  callTool,
  count,
  describeLocation,
  exitStatus,
  findBrowser,
  inPage,
  isPicture,
  keyOf,
  messageOf,
  nameOf,
  oneOf,
  optionHelp,
  pictureType,
  provideBrowser,
  readOptions,
  titleOf,
  usage
} from "./node-VJVK24V2.mjs";
import "./node-3OAX5J4M.mjs";
import {
  compactResult,
  isActionResult,
  parseAction,
  separated,
  toolDefinitions
} from "./node-TQBT3R2U.mjs";

// src/cli/cli.ts
import { readFile } from "node:fs/promises";
import * as nodeModule from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import path3 from "node:path";

// src/cli/commands.ts
var viewKinds = ["text", "serialized", "overview", "state", "skeleton", "forms", "model"];
var flag = { type: "boolean" };
var text = { type: "string" };
var budget = { maxTokens: { type: "integer", minimum: 1 }, includeValues: flag };
var browserCommands = {
  tabs: {
    help: "list, open, select or close tabs",
    tool: "browser_tabs",
    properties: {
      action: { type: "string", enum: ["list", "new", "select", "close"] },
      index: { type: "integer" },
      url: text
    },
    required: []
  },
  dialog: {
    help: "answer the question that the page asks, or the next one: accept [TEXT] or dismiss",
    tool: "browser_handle_dialog",
    properties: { accept: { type: "string", enum: ["accept", "dismiss"] }, promptText: text },
    required: ["accept"]
  },
  console: {
    help: "the latest messages of the console",
    tool: "browser_console_messages",
    properties: { limit: { type: "integer" } },
    required: []
  },
  requests: {
    help: "the latest requests that failed",
    tool: "browser_failed_requests",
    properties: { limit: { type: "integer" } },
    required: []
  },
  resize: {
    help: "resize the viewport",
    tool: "browser_resize",
    properties: { width: { type: "integer" }, height: { type: "integer" } },
    required: ["width", "height"]
  }
};
var tools = toolDefinitions("mcp").filter(({ name }) => name !== "dom_upload");
var pageCommands = Object.fromEntries(
  tools.map(({ name, description, inputSchema: { properties = {}, required = [] } }) => [
    name.replace("dom_", "").replaceAll("_", "-"),
    { help: description, tool: name, properties, required }
  ])
);
var sessionCommands = {
  ...pageCommands,
  ...Object.fromEntries(
    viewKinds.map((view) => [
      view,
      { help: `the page as ${view}`, properties: budget, required: [], ...pageCommands[view], view }
    ])
  ),
  ...browserCommands
};
var SHORT_NAMES = {
  enter: "press-enter",
  clear: "clear-first",
  values: "include-values"
};
function optionsOf({ properties }) {
  const table = {};
  for (const [name, schema] of Object.entries(properties)) {
    const option = kebab(name);
    const help = schema.description ?? "";
    if (schema.type === "boolean") {
      table[option] = { help };
      table[`no-${option}`] = { help, as: option, value: false };
    } else {
      table[option] = {
        placeholder: schema.enum?.join("|") ?? "VALUE",
        help,
        read: (given) => readValue(option, schema, given)
      };
    }
  }
  for (const [short, long] of Object.entries(SHORT_NAMES)) if (table[long]) table[short] = { ...table[long], as: long };
  return table;
}
var kebab = (name) => separated(name, "-");
var NAMED_ONLY = /^(snapshotId|timeout|settle)$/;
function readWords(name, { properties, required }, words, named) {
  const args = { ...named };
  const inOrder = Object.entries(properties).filter(([key]) => !NAMED_ONLY.test(key) && !(key in named));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    let next = inOrder.shift();
    while (next && !accepts(next[0], next[1], word, required.includes(next[0]))) next = inOrder.shift();
    if (!next) throw usage(`${name} does not take "${word}".`);
    const [key, schema] = next;
    const isList = schema.type === "array" || schema.anyOf?.some(({ type }) => type === "array");
    args[key] = isList ? readList(key, schema, words.slice(at)) : readValue(key, schema, word);
    if (isList) break;
  }
  const missing = required.find((key) => args[key] === void 0);
  if (missing !== void 0) throw usage(`${name} takes ${required.map(kebab).join(" and ")}.`);
  return args;
}
var NUMBER = /^\[?(?:node_)?\d+\]?$/;
function accepts(key, schema, word, isRequired) {
  if (isRequired) return true;
  if (/nodeId$/i.test(key)) return NUMBER.test(word);
  if (schema.enum) return schema.enum.includes(word);
  if (schema.type === "integer" || schema.type === "number") return /^-?\d+(\.\d+)?$/.test(word);
  if (schema.type === "boolean") return /^(true|false)$/.test(word);
  return schema.type === "string" || schema.type === "array";
}
function readList(key, { items, anyOf }, words) {
  if (!items?.properties) return anyOf && words.length === 1 ? words[0] : words;
  const [first2 = "", second2 = ""] = Object.keys(items.properties);
  return words.map((word) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === void 0 || value === void 0) throw usage(`${kebab(key)} are given as ${first2}=${second2}.`);
    return { [first2]: name.replace(/\D/g, "") || name, [second2]: value };
  });
}
function readValue(key, schema, word) {
  const { type, enum: words, properties } = schema;
  const fail = (expected) => {
    throw usage(`${kebab(key)} is ${expected}, not "${word}".`);
  };
  if (words && !words.includes(word)) fail(words.join(" or "));
  if (type === "boolean") return word === "true" || (word === "false" ? false : fail("true or false"));
  if (type === "integer" || type === "number")
    return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : fail(type === "integer" ? "a whole number" : "a number");
  if (/nodeId$/i.test(key) && NUMBER.test(word)) return word.replace(/\D/g, "");
  if (!properties) return word;
  const names = Object.keys(properties);
  const parts = word.split(",").map((part) => part.trim());
  if (Object.values(properties).every((one) => one.type === "boolean")) {
    if (parts.every((part) => names.includes(part))) return Object.fromEntries(parts.map((part) => [part, true]));
    return fail(`some of ${names.join(", ")}`);
  }
  if (parts.length === names.length && parts.every((part) => /^-?\d+(\.\d+)?$/.test(part)))
    return Object.fromEntries(names.map((name, i) => [name, Number(parts[i])]));
  return fail(`given as ${names.join(",")}`);
}

// src/cli/arguments.ts
var toolFormats = ["list", "openai", "anthropic", "mcp", "seed"];
var commands = [
  "view",
  "act",
  "open",
  "back",
  "forward",
  "reload",
  "screenshot",
  "upload",
  "wait",
  "close",
  "sessions",
  "tools",
  "mcp",
  "demo",
  "help"
];
var GENERAL = { help: { help: "explain the command", short: "h" }, version: { help: "the version" } };
var JSON_OPTION = { json: { help: "print JSON instead of text" } };
var WAIT = {
  wait: { placeholder: "UNTIL", help: "wait for a text, until nothing is requested (idle), or milliseconds" }
};
var WAIT_TIMEOUT = {
  timeout: { placeholder: "MS", help: "how long to wait at most (the session's limit for actions)", read: count(0) }
};
var INSTALL = { install: { help: "install a browser if there is none" } };
var SESSION_OPTIONS = {
  session: { placeholder: "NAME", help: 'which session (default: $DOMTOOL_SESSION or "default")', read: sessionName }
};
var COMMON_OPTIONS = { ...SESSION_OPTIONS, ...JSON_OPTION, ...WAIT };
var PICTURE = {
  marks: { help: "draw every number on that screenshot, where its element is" },
  "full-page": { help: "of the whole page instead of the viewport" }
};
var VIEW_OPTIONS = {
  view: { placeholder: "KIND", help: `${viewKinds.join(", ")}`, read: oneOf(viewKinds) },
  ...JSON_OPTION,
  "max-tokens": { placeholder: "N", help: "what matters most in at most about N tokens", read: count(1) },
  values: { help: "include typed text, but never passwords and the like", as: "include-values" },
  lines: { placeholder: "N-M", help: "only these lines of the text view" },
  region: { placeholder: "NAMES", help: "only these regions of the text view, as main" },
  expand: { placeholder: "ROWS", help: "rows left out of long groups: all, or numbers as 41-60" },
  urls: { help: "show where links lead" },
  screenshot: { placeholder: "FILE", help: "save a screenshot at the end (PNG, or JPEG by the file's name)" },
  ...PICTURE,
  ...WAIT
};
var STEP_OPTIONS = {
  click: { placeholder: "N", help: "click the element with the number N", multiple: true },
  type: { placeholder: "N TEXT", help: "type TEXT into the element N, replacing its content", multiple: true }
};
var PAGE_TABLE = {
  ...VIEW_OPTIONS,
  ...STEP_OPTIONS,
  ...BROWSER_OPTIONS,
  ...INSTALL,
  ...GENERAL,
  format: { placeholder: "FORMAT", help: "of tool definitions", read: oneOf(toolFormats) }
};
var OPEN_OPTIONS = {
  ...SESSION_OPTIONS,
  ...JSON_OPTION,
  ...WAIT,
  idle: {
    placeholder: "SECONDS",
    help: "end the session after so long without a call (900)",
    read: count(1, 2e6)
  },
  ...INSTALL
};
var ACTION = /^[a-z][\w-]*\s*\(/i;
function readArguments(argv) {
  const [word = ""] = argv;
  const command = Object.hasOwn(sessionCommands, word) ? sessionCommands[word] : void 0;
  if (command) {
    const options = { ...COMMON_OPTIONS, ...optionsOf(command) };
    return readCommand(word, options, argv.slice(1), (given) => {
      const names = Object.keys(command.properties);
      const named = Object.fromEntries(Object.entries(given.values).filter(([name]) => names.includes(name)));
      const json = given.values["json"] === true;
      const args2 = readWords(word, command, given.positionals, named);
      return { ...readSessionUse(given), name: "call", request: requestOf(word, args2, json) };
    });
  }
  const known = commands.find((name) => name === word);
  const args = known ? argv.slice(1) : argv;
  const reader = known && Object.hasOwn(COMMAND_READERS, known) ? COMMAND_READERS[known] : void 0;
  return reader ? reader(args) : readPageCommand(known, args);
}
function requestOf(word, args, json) {
  const { view, tool = "", properties } = sessionCommands[word];
  if (view) return { view, args, asData: json };
  if (tool === "browser_tabs") return { tool, args: { action: "list", ...args } };
  if (tool === "browser_handle_dialog") return { tool, args: { ...args, accept: args["accept"] === "accept" } };
  return { tool, args: properties["format"] && !json ? { format: "text", ...args } : args };
}
var COMMAND_READERS = {
  open: (argv) => readCommand("open", { ...OPEN_OPTIONS, ...BROWSER_OPTIONS }, argv, (given) => {
    if (given.positionals.length > 1) throw usage(`One page at a time; "${given.positionals[1]}" is one too many.`);
    return { ...readSessionUse(given), name: "open", files: given.positionals };
  }),
  back: (argv) => readPlainCommand("back", argv, { go: "back" }),
  forward: (argv) => readPlainCommand("forward", argv, { go: "forward" }),
  reload: (argv) => readPlainCommand("reload", argv, { go: "reload" }),
  wait: (argv) => readCommand("wait", { ...SESSION_OPTIONS, ...JSON_OPTION, ...WAIT_TIMEOUT }, argv, (given) => {
    const [until, more] = given.positionals;
    if (until === void 0 || more !== void 0) throw usage('wait takes a text, "idle" or milliseconds.');
    return {
      ...readSessionUse(given),
      name: "call",
      request: { wait: until, timeout: given.values["timeout"] }
    };
  }),
  screenshot: (argv) => readCommand("screenshot", { ...SESSION_OPTIONS, ...JSON_OPTION, ...PICTURE }, argv, (given) => {
    const [file, more] = given.positionals;
    if (file === void 0 || more !== void 0) throw usage("screenshot takes the name of a file.");
    const { marks = false, fullPage = false } = given.values;
    const screenshot = { marks, fullPage, type: pictureType(file) };
    return { ...readSessionUse(given), name: "screenshot", files: [file], request: { screenshot } };
  }),
  upload: (argv) => readCommand("upload", COMMON_OPTIONS, argv, (given) => {
    const [node = null, ...files] = given.positionals;
    if (files.length === 0) throw usage("upload takes the number of a file input, and files.");
    return { ...readSessionUse(given), name: "upload", node, files };
  }),
  close: (argv) => readCommand("close", { ...SESSION_OPTIONS, all: { help: "every session" } }, argv, (given) => {
    if (given.positionals.length > 0) throw usage("close takes no page; --session NAME says which session.");
    return { name: "close", session: readSessionUse(given).session, all: given.values["all"] === true };
  }),
  sessions: (argv) => readCommand("sessions", {}, argv, (given) => {
    if (given.positionals.length > 0) throw usage(`sessions takes no "${given.positionals[0]}".`);
    return { name: "sessions" };
  })
};
var readPlainCommand = (word, argv, request) => readCommand(word, COMMON_OPTIONS, argv, (given) => {
  if (given.positionals.length > 0) throw usage(`${word} takes no "${given.positionals[0]}".`);
  return { ...readSessionUse(given), name: "call", request };
});
function readCommand(topic, options, argv, make) {
  const given = readOptions({ ...options, ...GENERAL }, argv);
  return given.values["help"] ? { name: "help", topic } : make(given);
}
function readSessionUse({ values }) {
  const { session, json = false, wait: wait2 = null, idle = 900, install = false } = values;
  return {
    session: session ?? sessionName(process.env["DOMTOOL_SESSION"] || "default", "session"),
    json,
    request: null,
    wait: wait2,
    files: [],
    node: null,
    browser: browserOptions(values),
    idle,
    install
  };
}
var browserKeys = new Set(Object.entries(BROWSER_OPTIONS).map(([name, option]) => keyOf(name, option)));
var browserOptions = (values) => Object.fromEntries(Object.entries(values).filter(([name]) => browserKeys.has(name)));
function sessionName(text2, name) {
  if (/^[\w-]{1,40}$/.test(text2)) return text2;
  throw usage(`--${name} takes a name of letters, digits and hyphens, not "${text2}".`);
}
function readPageCommand(known, argv) {
  const { values, positionals, inOrder } = readOptions(PAGE_TABLE, joinTypeValues(argv));
  const steps = inOrder.flatMap(({ name: name2, text: text2 }) => readStep(name2, text2));
  const pages = positionals.filter((word) => !ACTION.test(word));
  const name = known ?? (positionals.length > pages.length ? "act" : "view");
  if (name === "help") return { name, topic: pages[0] ?? null };
  if (values["help"]) return { name: "help", topic: known ?? null };
  if (values["version"]) return { name: "version" };
  const { view, json = false, maxTokens, includeValues, lines, region, expand, urls, format } = values;
  const { wait: wait2 = null, screenshot = null, marks = false, fullPage = false, install = false } = values;
  const browser = browserOptions(values);
  if (name === "tools") {
    if (pages.length > 0 || steps.length > 0) throw usage("tools takes no page and no actions.");
    return { name, format: format ?? (json ? "mcp" : "list") };
  }
  if (screenshot === "") throw usage("--screenshot takes the name of a file.");
  if (screenshot !== null) pictureType(screenshot);
  if (screenshot === null && (marks || fullPage))
    throw usage(`--${marks ? "marks" : "full-page"} needs a screenshot: say which file with --screenshot.`);
  const kind = view ?? (json ? "serialized" : "text");
  const only = Object.keys({ lines, region, expand, urls }).find((key) => values[key] !== void 0);
  if (only !== void 0 && kind !== "text") throw usage(`--${only} belongs to the text view.`);
  checkPageCommand(name, pages, steps, browser);
  const args = Object.entries({ maxTokens, includeValues, lines, region, expand, urls });
  return {
    name: (name === "view" || name === "act" ? pages[0] ?? browser.connect : void 0) === void 0 ? "demo" : name,
    target: pages[0] ?? null,
    view: kind,
    json,
    args: Object.fromEntries(args.filter(([, value]) => value !== void 0)),
    steps,
    wait: wait2,
    screenshot,
    marks,
    fullPage,
    browser,
    install
  };
}
function checkPageCommand(name, pages, steps, browser) {
  const [page = "", more] = pages;
  if (more !== void 0) {
    const suggestion = commandLike(page);
    throw usage(
      suggestion !== void 0 ? `There is no command "${page}"; did you mean ${suggestion}?` : `One page at a time; "${more}" is one too many. Put a text with spaces in quotes.`
    );
  }
  if (name === "demo" && (page || steps.length)) throw usage("demo takes no page and no actions.");
  if (name === "act" && !steps.length) throw usage(`act takes what to do, like 'click(12)' or 'type(3, "Ann")'.`);
  if (!page && browser.connect === void 0 && steps.length > 0)
    throw usage("Actions need a page: the sample shop plays its own task.");
}
function joinTypeValues(argv) {
  const joined = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? "";
    if (arg !== "--type") {
      joined.push(arg);
      continue;
    }
    const [node, text2] = [argv[++i], argv[++i]];
    if (node === void 0 || text2 === void 0) throw usage("--type takes two values: a number and a text.");
    joined.push(`--type=${JSON.stringify([node, text2])}`);
  }
  return joined;
}
function readStep(name, value) {
  if (name === null) return ACTION.test(value) ? [{ label: value, action: value }] : [];
  if (name === "click") {
    const node2 = readNode("--click", value);
    return [{ label: `click ${node2}`, action: `click(${node2})` }];
  }
  if (name !== "type") return [];
  if (!value.startsWith("[")) throw usage("--type takes two values: a number and a text.");
  const [given = "", text2 = ""] = JSON.parse(value);
  const node = readNode("--type", given);
  const quoted = JSON.stringify(text2);
  return [{ label: `type ${node} ${quoted}`, action: `type(${node}, ${quoted}, clearFirst: true)` }];
}
function readNode(option, value) {
  const number = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, "$1"))?.[1];
  if (number === void 0) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return number;
}
var commandLike = (word) => [...commands, ...Object.keys(sessionCommands)].find((command) => isMisspelling(command, word));
function isMisspelling(command, word) {
  if (word === command || Math.abs(word.length - command.length) > 1 || word.length < 3) return false;
  if ([...word].sort().join("") === [...command].sort().join("")) return true;
  let start = 0;
  while (start < word.length && word[start] === command[start]) start++;
  return [
    [1, 1],
    [1, 0],
    [0, 1]
  ].some(([a = 0, b = 0]) => word.slice(start + a) === command.slice(start + b));
}

// src/cli/colours.ts
function hasColours(stream, env) {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] !== void 0) return env["FORCE_COLOR"] !== "0";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}
var unchanged = (text2) => text2;
var plain = {
  view: unchanged,
  change: unchanged,
  strong: unchanged,
  faint: unchanged,
  error: unchanged
};
var wrap = (on, off) => (text2) => text2 === "" ? "" : `\x1B[${on}m${text2}\x1B[${off}m`;
var [bold, dim, red, green, cyan] = [wrap(1, 22), wrap(2, 22), wrap(31, 39), wrap(32, 39), wrap(36, 39)];
var coloured = {
  view: (text2) => text2.split("\n").map((line) => {
    if (/^#{1,6} |^===/.test(line)) return bold(line);
    if (/^(?:@|…|\[[A-Z &-]+)/.test(line)) return dim(line);
    return line.replace(/(?<!\\)\[\d+(?:-\d+)?(?:[^\]\\]|\\.)*\]/g, cyan);
  }).join("\n"),
  change: (line) => /^\s*\+/.test(line) ? green(line) : /^\s*-/.test(line) ? red(line) : line,
  strong: bold,
  faint: dim,
  error: red
};
var coloursFor = (stream, env) => hasColours(stream, env) ? coloured : plain;

// src/cli/demo.ts
import { fileURLToPath } from "node:url";

// src/cli/showPage.ts
import { writeFile } from "node:fs/promises";

// src/cli/Output.ts
var isActionAnswer = (answer) => isActionResult(answer);
var Output = class {
  json;
  #print;
  #colours;
  constructor(json, print2, colours2) {
    this.json = json;
    this.#print = print2;
    this.#colours = colours2;
  }
  /** Prints a view, or the answer of a tool that only reads the page. */
  view(answer) {
    this.#print(
      typeof answer === "string" && !this.json ? this.#colours.view(answer.trimEnd()) : JSON.stringify(answer, null, 2)
    );
  }
  /** Prints one of several JSON documents on a line of its own; prints nothing in text mode. */
  line(document) {
    if (this.json) this.#print(JSON.stringify(document));
  }
  /** Prints a heading between the parts of a longer text; prints nothing in JSON mode. */
  heading(text2) {
    if (!this.json) this.#print(`
${this.#colours.strong(text2)}`);
  }
  /** Prints the report of an action, also of one that failed: what it changed until then. */
  report(answer, indent = "    ") {
    if (!isActionAnswer(answer)) return this.view(answer);
    const lines = describeResult(answer).map((line) => this.#colours.change(`${indent}${line}`));
    if (lines.length > 0) this.#print(lines.join("\n"));
  }
};
var failureOf = ({ error, code }) => error ?? code ?? "It failed.";
var SIGNS = { appeared: "+", gone: "-", changed: "~" };
function describeResult(result) {
  const { success, value, url, ...effects } = compactResult(result);
  const lines = [
    ...url === void 0 ? [] : [`went to ${url}`],
    ...value === void 0 ? [] : [`the value is now ${JSON.stringify(value)}`],
    ...Object.entries(effects).flatMap(([kind, effect]) => describeEffect(kind, effect)),
    ...result.browser ?? []
  ];
  return lines.length > 0 || !success ? lines : ["no visible change"];
}
function describeEffect(kind, effect) {
  if (/^(none|browser|error|code)$/.test(kind)) return [];
  if (kind === "scrolled" && effect === true) return ["the page scrolled"];
  const entries = Array.isArray(effect) ? effect : [effect];
  return entries.map((entry) => {
    const text2 = typeof entry === "string" ? entry : JSON.stringify(entry);
    return SIGNS[kind] === void 0 ? `${kind}: ${text2}` : `${SIGNS[kind]} ${text2}`;
  });
}

// src/cli/requests.ts
var FAILURES = {
  bad_option: "usage",
  bad_selector: "usage",
  no_match: "action-failed"
};
async function answerTo(session, request) {
  try {
    return { answer: await run(session, request) };
  } catch (error) {
    if (error instanceof HostError) return { error: { failure: error.failure, message: error.message } };
    const { code } = error;
    return { error: { failure: FAILURES[String(code)] ?? "no-view", message: messageOf(error) } };
  }
}
async function run(session, request) {
  if ("view" in request) return readView(session, request);
  if ("screenshot" in request)
    return inPage(session, async () => {
      const picture = await session.screenshot(request.screenshot);
      return { picture: picture.toString("base64") };
    });
  if ("wait" in request) return inPage(session, () => session.waitFor(request.wait, request.timeout));
  const answer = await resultOf(session, request);
  if (isPicture(answer) || session.question !== null) return answer;
  const news = newsOf(session);
  if (news.length === 0) return answer;
  return typeof answer === "object" && answer !== null ? { ...answer, browser: news } : [answer, ...news].join("\n");
}
async function resultOf(session, request) {
  if ("open" in request) {
    const { open: target } = request;
    return inPage(session, async () => describeLocation(session, target === null ? [] : await session.open(target)));
  }
  if ("go" in request) return inPage(session, async () => describeLocation(session, await session.go(request.go)));
  const { name, args } = "action" in request ? parseAction(request.action) : { name: request.tool, args: request.args };
  return callTool(session, name, args, { full: true });
}
var newsOf = (session) => session.takeNews().map(({ kind, text: text2 }) => `${kind}: ${text2}`);
async function readView(session, { view, args, asData }) {
  const { page, dom } = await session.tab();
  const format = asData ? "json" : "text";
  switch (view) {
    case "text": {
      const text2 = await callTool(session, "dom_text", args);
      return asData ? { url: page.url(), title: await titleOf(page), text: text2 } : text2;
    }
    case "overview":
      return callTool(session, "dom_overview", { format, ...args });
    case "forms":
      return callTool(session, "dom_forms", args);
    case "state":
      return callTool(session, "dom_page_state", args);
    case "skeleton": {
      const state = await callTool(session, "dom_page_state", { ...args, domMode: "skeleton" });
      return asData ? state : state.skeletonDom;
    }
    case "serialized":
      return inPage(session, () => dom.serialized(args));
    case "model":
      return inPage(session, () => dom.toPageModel(args));
  }
}

// src/cli/showPage.ts
async function perform(session, request) {
  const answer = await answerTo(session, request);
  if ("error" in answer) throw new HostError(answer.error.failure, answer.error.message);
  return answer.answer;
}
async function showPage(session, command, output) {
  const { steps, name, wait: wait2 } = command;
  for (const step of steps) {
    if (name !== "act") await printView(session, command, output, false);
    await printStep(session, step, output);
    if (wait2 !== null) await perform(session, { wait: wait2 });
  }
  await printView(session, command, output, steps.length === 0);
}
async function printView(session, { view, args, json }, output, isOnly) {
  const answer = await perform(session, { view, args, asData: json });
  if (isOnly) return output.view(answer);
  if (output.json) return output.line({ view: answer });
  const { page } = await session.tab();
  output.heading(`--- ${page.url()} ---`);
  output.view(answer);
}
async function printStep(session, { label, action }, output) {
  output.heading(`>>> ${label}`);
  const answer = await answerTo(session, { action });
  if ("error" in answer) {
    const { failure, message } = answer.error;
    output.line({ action: label, success: false, error: message });
    throw new HostError(failure, `${label}: ${message}`);
  }
  const { answer: report } = answer;
  if (output.json)
    output.line(isActionAnswer(report) ? { action: label, ...report } : { action: label, answer: report });
  else output.report(report);
  if (isActionAnswer(report) && !report.success) throw new HostError("action-failed", `${label}: ${failureOf(report)}`);
}
async function saveScreenshot(file, take) {
  try {
    await writeFile(file, await take());
  } catch (cause) {
    throw new HostError("no-view", `The screenshot could not be saved: ${messageOf(cause)}`, { cause });
  }
}

// src/cli/demo.ts
var shopFolder = fileURLToPath(new URL("../examples/shop", import.meta.url));
var textOf = (node) => [node["aria-label"], node.text, node.placeholder].filter(Boolean).join(" ");
var hasText = (tag, pattern) => (node) => node.tag === tag && pattern.test(textOf(node));
var click = (node) => ({ label: `click ${node}`, action: `click(${node})` });
var task = [
  { purpose: "Answer the cookie banner", matches: hasText("button", /reject|only necessary/i), step: click },
  {
    purpose: "Search for a lamp",
    matches: hasText("input", /search/i),
    step: (node) => ({ label: `type ${node} "lamp"`, action: `type(${node}, "lamp", clearFirst: true)` })
  },
  {
    purpose: "Start the search",
    matches: hasText("input", /search/i),
    step: (node) => ({ label: `press Enter in ${node}`, action: `keypress(Enter, ${node})` })
  },
  { purpose: "Open a product", matches: hasText("a", /harbour desk lamp/i), step: click },
  { purpose: "Put it into the basket", matches: hasText("button", /add to basket/i), step: click }
];
async function playDemo(session, command, output, log2) {
  for (const [index, { purpose, matches, step }] of task.entries()) {
    await printView(session, command, output, false);
    log2(`
Step ${index + 1} of ${task.length}: ${purpose}`);
    const found = await find(session, matches);
    if (!found) throw new HostError("action-failed", `${purpose}: the page shows no element for this step.`);
    await printStep(session, step(Number(found.id.replace(/\D/g, ""))), output);
  }
  await printView(session, command, output, false);
  const basket = await find(session, hasText("a", /basket\D+1\b/i));
  if (!basket) throw new HostError("action-failed", "The basket is still empty.");
  log2("\nDone: one lamp is in the basket.");
}
async function find(session, matches) {
  const { page } = await (await session.tab()).dom.serialized();
  const roots = [
    page.body,
    ...(page.shadowDoms ?? []).map(({ body }) => body),
    ...(page.iframes ?? []).map(({ body }) => body)
  ];
  for (const queue = [...roots]; queue.length > 0; ) {
    const node = queue.shift();
    if (matches(node)) return node;
    queue.unshift(...node.children ?? []);
  }
  return null;
}

// src/cli/help.ts
var actions = ["click", "type", "select", "check", "hover", "keypress", "scroll", "fill-form", "wait-for"];
var looks = ["text", "overview", "search", "inspect", "forms", "serialized", "state", "skeleton", "model"];
var others = Object.keys(sessionCommands).filter((name) => !actions.includes(name) && !looks.includes(name));
var main = `Shows a web page as a language model reads it through DomTool, and acts on it.

In a browser that stays open until "close", or until nothing was asked for 15 minutes:
  domtool open URL-or-FILE [options]              begin a session, or go to another page in it
  domtool text                                    read the page; also ${looks.slice(1).join(", ")}
  domtool click 12                                act by number or selector, and print what changed
  domtool type 3 "lamp" --enter                   also ${actions.slice(2).join(", ")}
  domtool screenshot page.png --marks             also back, forward, reload, wait, upload,
                                                  ${others.join(", ")}
  domtool close; domtool sessions                 end a session; list them

In a browser of its own for each call:
  domtool view URL-or-FILE [options]              print a page; "-" is a page from standard input
  domtool act URL-or-FILE ACTION\u2026 [options]       act on it, and print what changed
  domtool [demo]                                  perform a short task in a sample web shop

  domtool tools [--format \u2026]                      list the tools for a model
  domtool mcp [options]                           serve a browser to MCP clients; "domtool mcp --help"
  domtool help COMMAND                            explain any of them, with its options

In the project's folder "npm start --" stands for "domtool". The word view may be omitted.

Every number in a view is an element: [12 button Buy] is clicked by its number. In a session numbers mean the same from
call to call. A selector may stand for a number: "text=Buy", 'role=button[name="Buy"]', "#buy".

  domtool view page.html --view overview --json | jq .sections
  domtool act shop.example 'type(3, "lamp", pressEnter: true)' 'click(14)'

How the page is printed
${optionHelp(VIEW_OPTIONS)}

What is done by act and view, in the order given, as ACTION or
  --click N                click the element with the number N
  --type N TEXT            type TEXT into the element N, replacing its content

Which browser is used
${optionHelp(BROWSER_OPTIONS)}
  --install                install a browser if there is none
  --help, --version

Views go to standard output, progress and errors to standard error. Only terminals get colours; NO_COLOR=1 and
FORCE_COLOR=1 override this. The exit status is
  ${exitStatus.ok}  success
  ${exitStatus["action-failed"]}  an action failed: no such element, hidden, covered, \u2026
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus["no-browser"]}  no browser or session was found, or it did not answer
  ${exitStatus["no-page"]}  the page did not load, or the file does not exist
  ${exitStatus["no-view"]}  the page loaded, but it did not answer, or its view could not be made

The browser is the one that --executable-path, DOMTOOL_CHROME or CHROME_PATH names, otherwise Playwright's own Chromium,
otherwise an installed Chrome, Chromium, Edge or Brave.`;
var topics = {
  view: `domtool view URL-or-FILE [options]

A page is a URL, a file, or a folder with an index.html; shop.example means https://shop.example, and - is a page from
standard input. --view is one of
  text         the whole page, close to Markdown, with [12 button Buy] for what can be used (the default)
  overview     structure, usable elements and headings, in at most 30 rows each
  serialized   JSON of the page without wrapper elements and default values
  state        JSON of minified nodes, for a planning back end
  skeleton     the page's structure as HTML, with data-llm-id on what can be used
  forms        JSON of every form: label, type, format, options and validity of each field
  model        JSON of a flat list of controls with a selector each

  domtool view https://example.com
  domtool view saved-page.html --max-tokens 800
  curl -s localhost:3000 | domtool view - --view forms
  domtool view localhost:3000 --screenshot page.png --marks --viewport 390x844

${optionHelp(VIEW_OPTIONS)}`,
  act: `domtool act URL-or-FILE ACTION\u2026 [--json] [--screenshot FILE [--marks]]

Performs each ACTION in order, prints what it changed, and prints the page at the end. Look first ("domtool view \u2026"):
an action names its element by the number in the view, which is the same as long as the page loads the same content, or
by a selector. A session ("domtool open \u2026") keeps the page and its numbers between calls.

An ACTION is a tool's name with its arguments in parentheses, first in order, then by name. Quote it for the shell:
  'click(12)'                            'click("text=Buy", button: right)'
  'type(3, "lamp", pressEnter: true)'    'keypress(Escape)'
  'select(5, ["Large"])'                 'check(7, true)'
  'scroll(down)'                         'waitFor("Saved", timeout: 9000)'
Tools that only look print their answer: 'search("basket")', 'inspect(12)'. "domtool tools" lists all.

The first action that fails ends the command with status ${exitStatus["action-failed"]}. With --json every action is one
JSON document a line, {"action":\u2026,"success":\u2026,"changes":\u2026,"effect":\u2026}, also one that fails, and the page is {"view":\u2026}
at the end.`,
  open: `domtool open [URL-or-FILE] [options]

Begins a session: a browser that stays for the calls that follow, until "domtool close" or until it is idle. In a session
that is open already it goes to another page.

${optionHelp(OPEN_OPTIONS)}

Which browser is used
${optionHelp(BROWSER_OPTIONS)}`,
  back: "domtool back\n\nGoes back to the previous page of the session.",
  forward: "domtool forward\n\nGoes forward to the next page of the session.",
  reload: "domtool reload\n\nLoads the page of the session again.",
  wait: `domtool wait UNTIL [--timeout MS]

Waits for a text to show, until nothing is requested (idle), or for milliseconds. --timeout limits the first two.`,
  screenshot: `domtool screenshot FILE [--marks] [--full-page]

Saves a picture of the page as PNG, or JPEG by the file's name. --marks draws every number where its element is.`,
  upload: "domtool upload N FILE\u2026\n\nGives files to the file input with the number N.",
  close: `domtool close [--session NAME | --all]

Ends a session and its browser.

${optionHelp(SESSION_OPTIONS)}`,
  sessions: "domtool sessions\n\nLists the sessions that are open, and where they are.",
  tools: `domtool tools [--format list|openai|anthropic|mcp|seed]

Lists the tools with their arguments, or prints their definitions as JSON in the format of a model's API.
DomTool's call(name, arguments) runs them in a page.

  domtool tools
  domtool tools --format anthropic > tools.json`,
  mcp: `domtool mcp [options]

Serves a browser to clients of the Model Context Protocol; "domtool mcp --help" lists the options.`,
  demo: `domtool [demo] [--json]

Opens the sample web shop that comes with DomTool and performs a short task in it: search, open a product, add it to the
basket. Prints the page before each action as a model reads it, and after it what changed.`
};
function helpFor(topic) {
  if (topic === null || topic === "help") return main;
  if (Object.hasOwn(topics, topic)) return topics[topic] ?? "";
  if (Object.hasOwn(sessionCommands, topic)) return helpOn(topic);
  const known = [...Object.keys(topics), ...Object.keys(sessionCommands)];
  throw new HostError("usage", `There is no help on "${topic}", only on ${known.join(", ")}.`);
}
var WORDS = {
  dialog: "accept [TEXT]|dismiss",
  diff: "OLD NEW",
  drag: "N [TARGET]",
  scroll: "[N] [up|down|left|right]",
  tabs: "[list|new [URL]|select INDEX|close [INDEX]]"
};
var HINTS = {
  diff: ' OLD and NEW are snapshot ids, as "domtool overview" prints them.'
};
function helpOn(name) {
  const command = sessionCommands[name];
  const { help, properties, required } = command;
  const words = WORDS[name] ?? required.map((key) => /nodeId$/i.test(key) ? "N" : key.toUpperCase()).join(" ");
  const options = Object.fromEntries(
    Object.entries(optionsOf(command)).filter(([option]) => !option.startsWith("no-") && !required.includes(option))
  );
  const more = Object.keys(properties).length > required.length ? " [options]" : "";
  return `domtool ${name}${words && ` ${words}`}${more}

${help.replace(/\.?$/, ".")}${HINTS[name] ?? ""} Works in a session ("domtool help open").

${optionHelp({ ...options, ...COMMON_OPTIONS })}`;
}

// src/cli/pageTarget.ts
import { stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
var pageEndings = /* @__PURE__ */ new Set([".html", ".htm", ".xhtml", ".svg", ".xml", ".txt", ".md", ".pdf", ".json"]);
async function readTarget(text2) {
  if (/^file:/i.test(text2)) return fileTarget(fileOfUrl(text2));
  if (/^(https?:\/\/|about:|data:)/i.test(text2)) return { kind: "url", url: checkUrl(text2) };
  if (await exists(text2)) return fileTarget(text2);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text2))
    throw new HostError("usage", `Cannot open "${text2}": only files and http, https and file URLs can be opened.`);
  if (looksLikeHost(text2)) return { kind: "url", url: checkUrl(`${isLocal(text2) ? "http" : "https"}://${text2}`) };
  const meant = commandLike(text2);
  throw new HostError(
    "no-page",
    `There is no file "${path.resolve(text2)}".${meant ? ` Did you mean the command ${meant}?` : ""}`
  );
}
async function fileTarget(name) {
  const full = path.resolve(name);
  const found = await stat(full).catch(() => null);
  if (!found) throw new HostError("no-page", `There is no file "${full}".`);
  if (!found.isDirectory()) return { kind: "file", folder: path.dirname(full), page: path.basename(full) };
  if (await exists(path.join(full, "index.html"))) return { kind: "file", folder: full, page: "index.html" };
  throw new HostError("no-page", `"${full}" is a folder without an index.html.`);
}
function fileOfUrl(url) {
  try {
    return fileURLToPath2(url);
  } catch {
    throw new HostError("usage", `"${url}" is not the URL of a file here.`);
  }
}
function checkUrl(url) {
  if (URL.canParse(url)) return url;
  throw new HostError("usage", `"${url}" is not a URL.`);
}
function looksLikeHost(text2) {
  const host = text2.split(/[/?#]/, 1)[0] ?? "";
  if (pageEndings.has(path.extname(host).toLowerCase())) return false;
  return isLocal(text2) || /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(host);
}
function isLocal(text2) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(text2);
}
async function exists(name) {
  return await stat(name).catch(() => null) !== null;
}

// src/cli/progress.ts
var AT_TERMINAL = { first: 1e3, every: 1e3 };
var IN_A_LOG = { first: 5e3, every: 1e4 };
var clearLine = ({ isTTY }) => isTTY ? "\r\x1B[2K" : "";
async function whileWaiting(what, work, stream, interval = stream.isTTY ? AT_TERMINAL : IN_A_LOG) {
  const start = Date.now();
  const { isTTY } = stream;
  let hasReported = false;
  const report = () => {
    hasReported = true;
    const seconds = Math.floor((Date.now() - start) / 1e3);
    stream.write(`${clearLine(stream)}${what} \u2026 ${seconds} s${isTTY ? "" : "\n"}`);
    timer = setTimeout(report, interval.every);
  };
  let timer = setTimeout(report, interval.first);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (hasReported && isTTY) stream.write(clearLine(stream));
  }
}

// src/cli/sessions.ts
import { spawn } from "node:child_process";
import { mkdir, readdir, rm, stat as stat2 } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path2 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
var isWindows = process.platform === "win32";
async function socketFolder() {
  if (isWindows) return "\\\\.\\pipe\\";
  const folder = process.env["XDG_RUNTIME_DIR"] ? path2.join(process.env["XDG_RUNTIME_DIR"], "domtool") : path2.join(tmpdir(), `domtool-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 448 });
  const { uid, mode } = await stat2(folder);
  if (uid !== userInfo().uid || (mode & 63) !== 0)
    throw new HostError(
      "usage",
      `${folder} must belong to you alone (mode 700), because whoever can enter it controls your sessions.`
    );
  return folder;
}
var socketOf = async (name) => isWindows ? `${await socketFolder()}domtool-${userInfo().username}-${name}` : path2.join(await socketFolder(), `${name}.sock`);
async function ask(name, message) {
  const socket = await openSocket(await socketOf(name));
  if (!socket) return null;
  socket.end(`${JSON.stringify({ version: VERSION, ...message })}
`);
  let text2 = "";
  for await (const part of socket.setEncoding("utf8")) text2 += part;
  if (text2 === "") throw new HostError("no-browser", `The session "${name}" ended without an answer.`);
  return JSON.parse(text2);
}
function openSocket(at) {
  return new Promise((resolve, reject) => {
    const socket = connect(at, () => resolve(socket));
    socket.once(
      "error",
      (error) => /ENOENT|ECONNREFUSED/.test(error.code ?? "") ? resolve(null) : reject(error)
    );
  });
}
var commandFor = (command, session) => `domtool ${command}${session === "default" ? "" : ` --session ${session}`}`;
async function askSession(name, requests) {
  const reply = await ask(name, { requests });
  if (reply && "answers" in reply) return reply.answers;
  throw new HostError("no-browser", `There is no session "${name}". Begin it with "${commandFor("open URL", name)}".`);
}
async function aboutSession(name) {
  const reply = await ask(name, { about: true });
  return reply && "about" in reply ? reply.about : null;
}
var closeSession = async (name) => await ask(name, { close: true }) !== null;
async function sessionNames() {
  const folder = await socketFolder();
  const prefix = isWindows ? `domtool-${userInfo().username}-` : "";
  const names = (await readdir(folder).catch(() => [])).filter((file) => isWindows ? file.startsWith(prefix) : file.endsWith(".sock")).map((file) => isWindows ? file.slice(prefix.length) : file.slice(0, -".sock".length));
  const found = await Promise.all(names.map((name) => aboutSession(name).catch(() => null)));
  return found.filter((one) => one !== null);
}
async function startSession(start) {
  const program = fileURLToPath3(import.meta.url);
  const child = spawn(process.execPath, [program, "session-host", JSON.stringify(start)], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
    windowsHide: true
  });
  let text2 = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    text2 += part;
    if (text2.includes("\n")) break;
  }
  child.unref();
  child.stdout.destroy();
  const { error } = JSON.parse(text2.trim() || '{"error":{"failure":"no-browser","message":"It did not start."}}');
  if (error) throw new HostError(error.failure, error.message);
}
async function hostSession({ name, browser, idle }) {
  const report = (document) => void process.stdout.write(`${JSON.stringify(document)}
`);
  process.stdout.on("error", () => void 0);
  const [accept, dismiss] = ["dialog accept", "dialog dismiss"].map((command) => commandFor(command, name));
  const howToAnswer = `"${accept}" or "${dismiss}"`;
  const host = new BrowserHost(browser, { folders: [process.cwd()], sharesContext: true, howToAnswer });
  const socketPath = await socketOf(name);
  const server = await listen(socketPath);
  if (!server) return report({});
  const end = async () => {
    server.close();
    await host.close();
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void end());
  let isClosing = false;
  const opening = (async () => {
    const session = await host.openSession();
    await session.tab();
    session.onClosed(() => {
      if (!isClosing) void end();
    });
    return session;
  })();
  let timer;
  let lastAnswer = opening.catch(() => void 0);
  const endWhenIdle = (after) => void after.then(() => {
    if (lastAnswer !== after) return;
    clearTimeout(timer);
    timer = setTimeout(() => void end(), idle * 1e3);
  });
  endWhenIdle(lastAnswer);
  const answer = async (socket) => {
    const message = JSON.parse(await lineOf(socket));
    const session = await opening;
    if ("close" in message) {
      isClosing = true;
      await session.close();
      await new Promise((resolve) => socket.end('{"answers":[]}', resolve));
      return end();
    }
    const reply = "about" in message ? { about: { name, url: session.tabs()[session.currentIndex]?.url() ?? "" } } : { answers: await answerAll(session, message) };
    socket.end(JSON.stringify(reply));
  };
  server.on("connection", (socket) => {
    socket.on("error", () => void 0);
    clearTimeout(timer);
    lastAnswer = lastAnswer.then(() => answer(socket)).catch(() => socket.destroy());
    endWhenIdle(lastAnswer);
  });
  await opening.then(
    () => report({}),
    (error) => {
      const failure = error instanceof HostError ? error.failure : "no-browser";
      report({ error: { failure, message: messageOf(error) } });
      return end();
    }
  );
}
async function answerAll(session, { version, requests }) {
  if (version !== VERSION) {
    const message = `The session runs DomTool ${VERSION}, this command is ${version}. Close it ("domtool close") and open it again.`;
    return [{ error: { failure: "usage", message } }];
  }
  const answers = [];
  for (const request of requests) {
    const answer = await answerTo(session, request);
    answers.push(answer);
    if ("error" in answer) break;
  }
  return answers;
}
async function listen(at) {
  const server = createServer({ allowHalfOpen: true });
  const tryToListen = () => new Promise((resolve, reject) => {
    server.once(
      "error",
      (error) => error.code === "EADDRINUSE" ? resolve(false) : reject(error)
    );
    server.listen(at, () => resolve(true));
  });
  if (await tryToListen()) return server;
  const other = await openSocket(at);
  other?.destroy();
  if (other) return null;
  await rm(at, { force: true });
  return await tryToListen() ? server : null;
}
async function lineOf(socket) {
  let text2 = "";
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text2 += String(part);
    if (text2.includes("\n")) break;
  }
  return text2;
}

// src/cli/toolList.ts
function listTools(format, colours2) {
  if (format !== "list") return JSON.stringify(toolDefinitions(format), null, 2);
  return toolDefinitions("mcp").map(({ name, description, inputSchema }) => {
    const rows = Object.entries(inputSchema.properties ?? {}).map(([key, schema]) => {
      const suffix = inputSchema.required?.includes(key) ? "" : "?";
      return `  ${`${key}${suffix}`.padEnd(19)} ${[typeOf(schema), schema.description].filter(Boolean).join(" \xB7 ")}`;
    });
    return [`${colours2.strong(name)}
  ${colours2.faint(description)}`, ...rows].join("\n");
  }).join("\n\n");
}
function typeOf({ type, enum: words, items, properties, anyOf }) {
  if (words) return words.join(" | ");
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (items) return `list of ${typeOf(items)}`;
  return properties ? `{ ${Object.keys(properties).join(", ")} }` : String(type);
}

// src/cli/cli.ts
var print = (text2) => void process.stdout.write(`${text2}
`);
var log = (message) => void process.stderr.write(`${clearLine(process.stderr)}${message}
`);
var colours = coloursFor(process.stdout, process.env);
process.stdout.on(
  "error",
  (error) => process.exit(error.code === "EPIPE" ? exitStatus.ok : exitStatus["no-view"])
);
async function run2(command) {
  switch (command.name) {
    case "help":
      return print(helpFor(command.topic));
    case "version":
      return print(VERSION);
    case "tools":
      return print(listTools(command.format, colours));
    case "sessions":
      return print(
        (await sessionNames()).map(({ name, url }) => `${name}: ${url}`).join("\n") || "No session is open."
      );
    case "close": {
      const names = command.all ? (await sessionNames()).map(({ name }) => name) : [command.session];
      for (const name of names)
        if (!await closeSession(name) && !command.all)
          throw new HostError("no-browser", `There is no session "${name}".`);
      return;
    }
    case "view":
    case "act":
    case "demo":
      return runPageCommand(command);
    default:
      return runInSession(command);
  }
}
async function runPageCommand(command) {
  const { name, target: given, browser, install } = command;
  const isDemo = name === "demo";
  const target = isDemo ? { kind: "file", folder: shopFolder, page: "index.html" } : await readPage(given);
  const host = new BrowserHost(browser, {
    folders: [process.cwd()],
    sharesContext: true,
    howToAnswer: "with --answer-dialogs accept or --answer-dialogs dismiss",
    log,
    find: async (engine) => {
      const found = await (install ? provideBrowser(engine, log) : findBrowser(engine));
      if (found) log(`Browser: ${found.executablePath} (${found.source})`);
      return found;
    }
  });
  const output = new Output(command.json || !["text", "overview", "skeleton"].includes(command.view), print, colours);
  try {
    const session = await host.openSession();
    if (target === null) await session.useOpenTab();
    else {
      log(`Opening ${nameOf(target)} \u2026`);
      const notes = await whileWaiting("Loading", session.untilQuestion(session.open(target)), process.stderr);
      for (const note of [...notes ?? [], ...newsOf(session)]) log(`Note: ${note}`);
    }
    if (command.wait !== null) await perform(session, { wait: command.wait });
    if (isDemo) await playDemo(session, command, output, log);
    else await showPage(session, command, output);
    const { screenshot, marks, fullPage } = command;
    if (screenshot !== null)
      await saveScreenshot(screenshot, () => session.screenshot({ marks, fullPage, type: pictureType(screenshot) }));
    const others2 = session.tabs().filter((_, i) => i > 0);
    for (const page of others2) log(`Note: the page opened another tab: ${page.url()}`);
    if (!host.endsWithProcess) await session.close();
  } finally {
    if (!host.endsWithProcess) await host.close();
  }
}
async function readPage(text2) {
  if (text2 === null) return null;
  if (text2 !== "-") return readTarget(text2);
  let html = "";
  for await (const part of process.stdin.setEncoding("utf8")) html += part;
  return { kind: "html", html };
}
async function runInSession(command) {
  const { name, session, json } = command;
  const output = new Output(json, print, colours);
  const requests = [];
  if (name === "open") {
    const target = await readPage(command.files[0] ?? null);
    await beginSession(command);
    requests.push({ open: target });
  } else if (name === "upload") {
    const files = await Promise.all(
      command.files.map(async (file) => {
        const content = await readFile(file).catch(() => {
          throw new HostError("usage", `There is no file "${path3.resolve(file)}".`);
        });
        return { name: path3.basename(file), base64: content.toString("base64") };
      })
    );
    requests.push({ tool: "dom_upload", args: { nodeId: command.node, files } });
  } else if (command.request) requests.push(command.request);
  if (command.wait !== null) requests.push({ wait: command.wait });
  const answers = await askSession(session, requests);
  const [first2] = answers;
  if (first2 && "answer" in first2) {
    const { answer } = first2;
    const [file] = command.files;
    if (isPicture(answer)) {
      const picture = Buffer.from(answer.picture, "base64");
      if (file !== void 0) await saveScreenshot(file, () => Promise.resolve(picture));
    } else if (isActionAnswer(answer)) {
      if (json) output.line(answer);
      else output.report(answer, "");
      if (!answer.success) throw new HostError("action-failed", failureOf(answer));
    } else if (answer !== void 0 && answer !== null) output.view(answer);
  }
  const failed = answers.find((answer) => "error" in answer);
  if (failed) {
    if (json) output.line({ success: false, error: failed.error.message });
    throw new HostError(failed.error.failure, failed.error.message);
  }
}
async function beginSession({ session, browser, idle, install }) {
  if (await aboutSession(session)) {
    const [key] = Object.keys(browser);
    if (key === void 0) return;
    const [option = key] = Object.entries(BROWSER_OPTIONS).find(([name, one]) => keyOf(name, one) === key) ?? [];
    const reason = `has its browser already, which --${option} cannot change`;
    throw new HostError("usage", `The session "${session}" ${reason}; "${commandFor("close", session)}" ends it.`);
  }
  if (install && browser.connect === void 0) await provideBrowser("chromium", log);
  await startSession({ name: session, browser, idle });
  for (let tries = 0; tries < 100 && !await aboutSession(session); tries++) await wait(50);
}
if (process.env["NODE_V8_COVERAGE"] === void 0)
  nodeModule.enableCompileCache?.();
var [, , first, second = ""] = process.argv;
var isServer = first === "mcp" || first === "session-host";
try {
  if (first === "mcp") await import(new URL("mcp.mjs", import.meta.url).href);
  else if (first === "session-host") await hostSession(JSON.parse(second));
  else await run2(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof HostError)) throw error;
  log(`${coloursFor(process.stderr, process.env).error("domtool:")} ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
if (!isServer) process.stdout.write("", () => process.exit());
