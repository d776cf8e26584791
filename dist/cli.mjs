#!/usr/bin/env node

// src/cli/main.ts
import { readFileSync } from "node:fs";

// src/cli/arguments.ts
import { parseArgs } from "node:util";

// src/host/HostError.ts
var exitStatus = {
  ok: 0,
  "action-failed": 1,
  usage: 2,
  "no-browser": 3,
  "no-page": 4,
  "no-view": 5
};
var HostError = class extends Error {
  constructor(failure, message, options2) {
    super(message, options2);
    this.failure = failure;
  }
  failure;
  name = "HostError";
};

// src/cli/arguments.ts
var viewKinds = ["text", "serialized", "overview", "state", "skeleton", "forms", "model"];
var toolFormats = ["list", "openai", "anthropic", "mcp", "seed"];
var commands = ["view", "act", "tools", "demo", "help"];
var options = {
  view: { type: "string" },
  json: { type: "boolean" },
  "max-tokens": { type: "string" },
  values: { type: "boolean" },
  click: { type: "string", multiple: true },
  type: { type: "string", multiple: true },
  screenshot: { type: "string" },
  marks: { type: "boolean" },
  viewport: { type: "string" },
  connect: { type: "string" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" }
};
var ACTION = /^[a-z][\w-]*\s*\(/i;
function readArguments(argv) {
  const { values, positionals, tokens } = parse(foldType(argv));
  const [first = "", ...others] = positionals;
  const named = commands.find((name2) => name2 === first);
  const words2 = named ? others : positionals;
  const pages = words2.filter((word) => !ACTION.test(word));
  const steps = tokens.flatMap(
    (token) => token.kind === "option" ? readStep(token.name, token.value ?? "") : token.kind === "positional" && ACTION.test(token.value) ? [{ action: "perform", text: token.value }] : []
  );
  const name = named ?? (words2.length > pages.length ? "act" : "view");
  const isHelp = name === "help" || values.help === true;
  if (!isHelp) check(name, pages, steps, values);
  return {
    name,
    target: isHelp ? null : pages[0] ?? null,
    view: oneOf("--view", values.view ?? (values.json ? "serialized" : "text"), viewKinds),
    json: values.json ?? false,
    maxTokens: values["max-tokens"] === void 0 ? null : readCount("--max-tokens", values["max-tokens"]),
    values: values.values ?? false,
    steps,
    screenshot: readFile(values.screenshot),
    marks: values.marks ?? false,
    viewport: values.viewport === void 0 ? null : readViewport(values.viewport),
    connect: values.connect === void 0 ? null : readEndpoint(values.connect),
    format: oneOf("--format", values.format ?? (values.json ? "mcp" : "list"), toolFormats),
    help: isHelp,
    topic: isHelp ? (name === "help" ? others[0] : named) ?? null : null,
    version: values.version ?? false
  };
}
function check(name, pages, steps, values) {
  const [page = "", more] = pages;
  if (more !== void 0) {
    throw usage(
      commandLike(page) ? `There is no command "${page}"; did you mean ${commandLike(page)}?` : `One page at a time; "${more}" is one too many. Put a text with spaces in quotes.`
    );
  }
  if ((name === "tools" || name === "demo") && (page || steps.length))
    throw usage(`${name} takes no page and no actions.`);
  if (name === "act" && !steps.length) throw usage(`act takes what to do, like 'click(12)' or 'type(3, "Ann")'.`);
  if ((name === "view" || name === "act") && !page && values["connect"] === void 0 && (steps.length > 0 || name === "act")) {
    throw usage("Actions need a page: the sample shop plays its own task.");
  }
  if (values["marks"] && values["screenshot"] === void 0)
    throw usage("--marks draws on a screenshot: say which file with --screenshot.");
}
function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message.split(". ")[0] ?? "" : String(error));
  }
}
function foldType(argv) {
  const folded = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? "";
    if (arg !== "--type") {
      folded.push(arg);
      continue;
    }
    const [node, text2] = [argv[++i], argv[++i]];
    if (node === void 0 || text2 === void 0) throw usage("--type takes two values: a number and a text.");
    folded.push(`--type=${JSON.stringify([node, text2])}`);
  }
  return folded;
}
function readStep(name, value) {
  if (name === "click") return [{ action: "click", node: readNode("--click", value) }];
  if (name !== "type") return [];
  if (!value.startsWith("[")) throw usage("--type takes two values: a number and a text.");
  const [node = "", text2 = ""] = JSON.parse(value);
  return [{ action: "type", node: readNode("--type", node), text: text2 }];
}
function readNode(option, value) {
  const number2 = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, "$1"))?.[1];
  if (number2 === void 0) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return `node_${number2}`;
}
function oneOf(option, value, words2) {
  const found = words2.find((word) => word === value);
  if (found) return found;
  throw usage(`${option} is ${words2.slice(0, -1).join(", ")} or ${words2.at(-1)}, not "${value}".`);
}
function readCount(option, value) {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw usage(`${option} takes a whole number of 1 or more, not "${value}".`);
}
function readFile(value) {
  if (value === "") throw usage("--screenshot takes the name of a file.");
  return value ?? null;
}
function readViewport(value) {
  const [, width = "", height = ""] = /^(\d{1,5})x(\d{1,5})$/i.exec(value) ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  throw usage(`--viewport is a size in pixels like 1280x800, not "${value}".`);
}
function readEndpoint(value) {
  if (/^(https?|wss?):\/\/./i.test(value)) return value;
  throw usage(`--connect takes the URL of a browser's debugging port, like http://localhost:9222, not "${value}".`);
}
var commandLike = (word) => commands.find((command) => isLike(command, word));
function isLike(command, word) {
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
function usage(message) {
  return new HostError("usage", `${message} (--help tells how)`);
}

// src/cli/demo.ts
import { fileURLToPath } from "node:url";

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options2 = {}) {
    let callback;
    if (typeof options2 === "function") {
      callback = options2;
      options2 = {};
    } else if ("callback" in options2) {
      callback = options2.callback;
    }
    const oldString = this.castInput(oldStr, options2);
    const newString = this.castInput(newStr, options2);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options2));
    const newTokens = this.removeEmpty(this.tokenize(newString, options2));
    return this.diffWithOptionsObj(oldTokens, newTokens, options2, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options2, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options2);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options2.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options2.maxEditLength);
    }
    const maxExecutionTime = (_a = options2.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options2);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options2);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options2);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options2);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path6, added, removed, oldPosInc, options2) {
    const last = path6.lastComponent;
    if (last && !options2.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path6.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path6.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options2) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options2)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options2.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options2.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options2) {
    if (options2.comparator) {
      return options2.comparator(left, right);
    } else {
      return left === right || !!options2.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options2) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options2) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options2) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments);
    this.tokenize = tokenize;
  }
  equals(left, right, options2) {
    if (options2.ignoreWhitespace) {
      if (!options2.newlineIsToken || !left.includes("\n")) {
        left = left.trim();
      }
      if (!options2.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options2.ignoreNewlineAtEof && !options2.newlineIsToken) {
      if (left.endsWith("\n")) {
        left = left.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left, right, options2);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options2) {
  return lineDiff.diff(oldStr, newStr, options2);
}
function tokenize(value, options2) {
  if (options2.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i = 0; i < linesAndNewlines.length; i++) {
    const line = linesAndNewlines[i];
    if (i % 2 && !options2.newlineIsToken) {
      retLines[retLines.length - 1] += line;
    } else {
      retLines.push(line);
    }
  }
  return retLines;
}

// src/cli/Output.ts
var TEXTUAL = /* @__PURE__ */ new Set(["text", "overview", "skeleton"]);
var Output = class {
  #options;
  #isOnlyView;
  #print;
  #colours;
  #json;
  #textBefore = "";
  /** @param isOnlyView A single view is one document. Several are one document a line, each labelled. */
  constructor(options2, isOnlyView, print2, colours2) {
    this.#options = options2;
    this.#isOnlyView = isOnlyView;
    this.#print = print2;
    this.#colours = colours2;
    this.#json = options2.json || !TEXTUAL.has(options2.view);
  }
  async printView(tool2) {
    const view = await tool2.view(this.#options, this.#json);
    if (this.#json) {
      this.#print(this.#isOnlyView ? JSON.stringify(view, null, 2) : JSON.stringify({ view }));
      return;
    }
    const text2 = this.#colours.view(String(view).trimEnd());
    this.#print(this.#isOnlyView ? text2 : `
${this.#colours.strong(`--- ${tool2.page.url()} ---`)}
${text2}`);
  }
  /** Prints the action before it is done, so that a reader sees which one hangs. */
  async printAction(step, tool2) {
    if (this.#json) return;
    this.#textBefore = await tool2.text();
    this.#print(`
${this.#colours.strong(`>>> ${describeStep(step)}`)}`);
  }
  async printResult(step, result, tool2) {
    const { answer } = result;
    if (this.#json) return this.#print(JSON.stringify({ action: describeStep(step), ...result }));
    if (answer !== void 0)
      return this.#print(
        typeof answer === "string" ? this.#colours.view(answer.trimEnd()) : JSON.stringify(answer, null, 2)
      );
    const textAfter = result.changes.navigationOccurred ? "" : await tool2.text();
    this.#print(
      describeChanges(result, this.#textBefore.trimEnd(), textAfter.trimEnd()).map((line) => this.#colours.change(`    ${line}`)).join("\n")
    );
  }
};
function describeStep(step) {
  if (step.action === "perform") return step.text;
  const number2 = step.node.replace("node_", "");
  if (step.action === "click") return `click ${number2}`;
  return step.action === "type" ? `type ${number2} ${JSON.stringify(step.text)}` : `press ${step.key} in ${number2}`;
}
function describeChanges({ changes }, before, after) {
  if (changes.navigationOccurred) return [`went to ${changes.newUrl ?? "another page"}`];
  const newValue = changes.newValue === void 0 ? "another" : JSON.stringify(changes.newValue);
  const count = changes.domMutations;
  const lines = [
    ...changes.valueChanged ? [`the value is now ${newValue}`] : [],
    ...changes.scrollChanged ? ["the page scrolled"] : [],
    ...count > 0 ? [`${count} ${count === 1 ? "change" : "changes"} in the document`] : [],
    ...changedLines(before, after)
  ];
  return lines.length > 0 ? lines : ["no visible change"];
}
function changedLines(before, after) {
  return diffLines(`${before}
`, `${after}
`).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value.split("\n").filter((line) => line !== "").map((line) => `${added ? "+" : "-"} ${line}`);
  });
}

// src/cli/demo.ts
var shopFolder = fileURLToPath(new URL("../examples/shop", import.meta.url));
var words = (node) => [node["aria-label"], node.text, node.placeholder].filter(Boolean).join(" ");
var reads = (tag, pattern) => (node) => node.tag === tag && pattern.test(words(node));
var click = (node) => ({ action: "click", node });
var task = [
  { purpose: "Answer the cookie banner", matches: reads("button", /reject|only necessary/i), step: click },
  {
    purpose: "Search for a lamp",
    matches: reads("input", /search/i),
    step: (node) => ({ action: "type", node, text: "lamp" })
  },
  {
    purpose: "Start the search",
    matches: reads("input", /search/i),
    step: (node) => ({ action: "press", node, key: "Enter" })
  },
  { purpose: "Open a product", matches: reads("a", /harbour desk lamp/i), step: click },
  { purpose: "Put it into the basket", matches: reads("button", /add to basket/i), step: click }
];
async function playDemo(tool2, command, print2, log2, colours2) {
  const output = new Output(command, false, print2, colours2);
  for (const [index, { purpose, matches, step }] of task.entries()) {
    await output.printView(tool2);
    log2(`
Step ${index + 1} of ${task.length}: ${purpose}`);
    const found = find(await tool2.serialized(), matches);
    if (!found) throw new HostError("action-failed", `${purpose}: the page shows no element for this step.`);
    const next = step(found.id);
    await output.printAction(next, tool2);
    const result = await tool2.act(next);
    if (!result.success)
      throw new HostError(
        "action-failed",
        `${purpose}: ${describeStep(next)}: ${result.error ?? result.code ?? "failed"}`
      );
    await output.printResult(next, result, tool2);
  }
  await output.printView(tool2);
  const basket = find(await tool2.serialized(), reads("a", /basket\D+1\b/i));
  if (!basket) throw new HostError("action-failed", "The basket is still empty.");
  log2("\nDone: one lamp is in the basket.");
}
function find({ page }, matches) {
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

// src/cli/help.ts
var topicList = commands.filter((name) => name !== "help").join(" | ");
var main = `Shows a web page as a language model reads it through DomTool, and acts on it.

  domtool view URL-or-FILE [options]              print a page
  domtool act URL-or-FILE ACTION\u2026 [options]       act on it, and print what changed
  domtool tools [--format \u2026]                      list the tools for a model
  domtool mcp [options]                           serve a browser to MCP clients; "domtool mcp --help"
  domtool [demo]                                  perform a short task in a sample web shop
  domtool help [${topicList}]              explain one of them, with examples

In the project's folder "npm start --" stands for "domtool". The word view may be omitted.

Every number in a view is an element: [12 button Buy] is clicked by its number.

  domtool view shop.example                       what is there?
  domtool act shop.example 'type(3, "lamp", pressEnter: true)' 'click(14)'
  domtool view page.html --view overview --json | jq .sections
  domtool view page.html --screenshot page.png --marks

How the page is printed
  --view KIND              ${viewKinds.join(", ")}; "domtool help view" explains each
  --json                   print JSON instead of text
  --max-tokens N           print what matters most in at most about N tokens
  --values                 include typed text, but never passwords and the like
  --screenshot FILE        save a screenshot at the end (PNG, or JPEG by the file's name)
  --marks                  draw every number on that screenshot, where its element is

What is done, in the order given, as ACTION or
  --click N                click the element with the number N
  --type N TEXT            type TEXT into the element N, replacing its content

Which browser is used
  --viewport WxH           the size of the viewport in CSS pixels (default 1280x800)
  --connect URL            a browser that is already running, by the URL of its debugging port
                           (http://localhost:9222 or ws://\u2026); without a page, the tab that it has open
  --help, --version

Views go to standard output, progress and errors to standard error. Only terminals get colours; NO_COLOR=1 and
FORCE_COLOR=1 override this. The exit status is
  ${exitStatus.ok}  success
  ${exitStatus["action-failed"]}  an action failed: no such element, hidden, covered, \u2026
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus["no-browser"]}  no browser was found, could be installed, or answered
  ${exitStatus["no-page"]}  the page did not load, or the file does not exist
  ${exitStatus["no-view"]}  the page loaded, but its view could not be made

The browser is the one that DOMTOOL_CHROME or CHROME_PATH names, otherwise Playwright's own Chromium, otherwise an
installed Chrome, Chromium, Edge or Brave. If there is none, one is installed.`;
var topics = {
  view: `domtool view URL-or-FILE [--view KIND] [--json] [--max-tokens N] [--screenshot FILE [--marks]]

KIND is one of
  text         the whole page, close to Markdown, with [12 button Buy] for what can be used (the default)
  overview     structure, usable elements and headings, in at most 30 rows each
  serialized   JSON of the page without wrapper elements and default values
  state        JSON of minified nodes, for a planning back end
  skeleton     the page's structure as HTML, with data-llm-id on what can be used
  forms        JSON of every form: label, type, format, options and validity of each field
  model        JSON of a flat list of controls with a selector each

A page is a URL, a file, or a folder with an index.html; shop.example means https://shop.example.

  domtool view https://example.com
  domtool view saved-page.html --max-tokens 800
  domtool view localhost:3000 --view forms
  domtool view localhost:3000 --screenshot page.png --marks --viewport 390x844`,
  act: `domtool act URL-or-FILE ACTION\u2026 [--json] [--screenshot FILE [--marks]]

Performs each ACTION in order, prints what it changed, and prints the page at the end. Look first ("domtool view \u2026"):
an action names its element by the number in the view, which is the same as long as the page loads the same content.

An ACTION is a tool's name with its arguments in parentheses, first in order, then by name. Quote it for the shell:
  'click(12)'                            'click(12, button: right)'
  'type(3, "lamp", pressEnter: true)'    'keypress(Escape)'
  'select(5, ["Large"])'                 'check(7, true)'
  'scroll(down)'                         'waitFor("Saved", timeout: 9000)'
Tools that only look print their answer: 'search("basket")', 'inspect(12)'. "domtool tools" lists all.

The first action that fails ends the command with status ${exitStatus["action-failed"]}. With --json every action is one
JSON document a line, {"action":\u2026,"success":\u2026,"changes":\u2026}, and the page is {"view":\u2026} at the end.`,
  tools: `domtool tools [--format list|openai|anthropic|mcp]

Lists the tools with their arguments, or prints their definitions as JSON in the format of a model's API.
DomTool's call(name, arguments) runs them in a page.

  domtool tools
  domtool tools --format anthropic > tools.json`,
  demo: `domtool [demo] [--json]

Opens the sample web shop that comes with DomTool and performs a short task in it: search, open a product, add it to the
basket. Prints the page before each action as a model reads it, and after it what changed.`
};
function helpFor(topic) {
  if (topic === null || topic === "help") return main;
  if (Object.hasOwn(topics, topic)) return topics[topic];
  throw new HostError("usage", `There is no help on "${topic}", only on ${Object.keys(topics).join(", ")}.`);
}

// src/host/browsers/engines.ts
var engineNames = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit"
};
var environmentVariables = {
  chromium: ["DOMTOOL_CHROME", "CHROME_PATH"],
  firefox: ["DOMTOOL_FIREFOX", "FIREFOX_PATH"],
  webkit: ["DOMTOOL_WEBKIT"]
};
var chromiumArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
];

// src/host/browsers/provide.ts
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access as access2 } from "node:fs/promises";
import path3 from "node:path";
import { promisify } from "node:util";

// src/host/browsers/candidates.ts
import path from "node:path";
var programs = {
  chromium: [
    "google-chrome-stable",
    "google-chrome",
    "chromium",
    "chromium-browser",
    "microsoft-edge-stable",
    "microsoft-edge",
    "brave-browser",
    "brave"
  ],
  firefox: ["firefox-esr", "firefox"],
  webkit: []
};
var applications = {
  chromium: [
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "Brave Browser.app/Contents/MacOS/Brave Browser"
  ],
  firefox: ["Firefox.app/Contents/MacOS/firefox"],
  webkit: []
};
var windowsPrograms = {
  chromium: [
    "Google\\Chrome\\Application\\chrome.exe",
    "Chromium\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
    "BraveSoftware\\Brave-Browser\\Application\\brave.exe"
  ],
  firefox: ["Mozilla Firefox\\firefox.exe"],
  webkit: []
};
var miniBrowsers = ["4.1", "6.0", "4.0"].flatMap(
  (version2) => ["x86_64-linux-gnu", "aarch64-linux-gnu", "."].map(
    (architecture) => path.posix.join("/usr/lib", architecture, `webkit2gtk-${version2}`, "MiniBrowser")
  )
);
function candidates(engine, { platform, env } = process) {
  if (platform === "darwin")
    return inFolders(path.posix, ["/Applications", `${env["HOME"]}/Applications`], applications[engine]);
  if (platform === "win32") {
    const folders = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    return inFolders(path.win32, folders.filter(isSet), windowsPrograms[engine]);
  }
  const inPath = (env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const found = inFolders(path.posix, inPath, programs[engine]);
  return engine === "webkit" ? [...found, ...miniBrowsers] : found;
}
function inFolders(style, folders, names) {
  return names.flatMap((name) => folders.map((folder) => style.join(folder, name)));
}
function isSet(folder) {
  return folder !== void 0 && folder !== "";
}

// src/host/browsers/install.ts
import { spawn } from "node:child_process";
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import path2 from "node:path";
var debianPackages = {
  chromium: ["chromium", "chromium-sandbox", "fonts-liberation"],
  firefox: ["firefox-esr", "fonts-liberation"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth", "fonts-liberation"]
};
async function installBrowser(engine, log2) {
  for (const { name, commands: commands2 } of await installers(engine)) {
    log2(`No ${engineNames[engine]} found; installing it with ${name} \u2026`);
    const failed = await firstFailure(commands2);
    if (failed === null) return true;
    log2(`${name} could not install it (${failed}).`);
  }
  return false;
}
async function installers(engine) {
  const canUseApt = process.getuid?.() === 0 && await isDebian();
  const viaPlaywright = playwrightInstaller(engine, canUseApt);
  if (!canUseApt) return viaPlaywright;
  const packages = debianPackages[engine];
  const install = [...APT_GET, "install", "--yes", "--no-install-recommends", ...packages];
  return [...viaPlaywright, { name: "apt-get", commands: [[...APT_GET, "update"], install] }];
}
var APT_GET = ["apt-get", "-o", "DPkg::Lock::Timeout=300"];
function playwrightInstaller(engine, withLibraries) {
  try {
    const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
    const program = [process.execPath, path2.join(path2.dirname(manifest), "cli.js")];
    const libraries = withLibraries ? [[...program, "install-deps", engine]] : [];
    return [{ name: "Playwright", commands: [[...program, "install", engine], ...libraries] }];
  } catch {
    return [];
  }
}
var isDebian = () => access("/etc/debian_version").then(
  () => true,
  () => false
);
async function firstFailure(commands2) {
  for (const [program, ...args] of commands2) {
    const status = await run(program, args);
    if (status !== 0)
      return `"${path2.basename(program)} ${args.map((arg) => path2.basename(arg)).join(" ")}" ended with ${status}`;
  }
  return null;
}
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    });
    child.on("error", (error) => resolve(error.message));
    child.on("close", (status, signal) => resolve(status ?? signal ?? "no status"));
  });
}

// src/host/browsers/provide.ts
async function provideBrowser(engine, log2) {
  const found = await findBrowser(engine) ?? (await installBrowser(engine, log2) ? await findBrowser(engine) : null);
  if (found) return found;
  const name = engineNames[engine];
  const variable = environmentVariables[engine][0];
  throw new HostError(
    "no-browser",
    `No ${name} was found, and none could be installed. Install one, or set ${variable} to its program.`
  );
}
async function findBrowser(engine) {
  return await fromEnvironment(engine) ?? await fromPlaywright(engine) ?? await fromSystem(engine);
}
async function loadPlaywright() {
  try {
    return (await import("playwright-core")).default;
  } catch (cause) {
    const hint = 'The command line needs the package "playwright-core": npm install playwright-core';
    throw new HostError("no-browser", hint, { cause });
  }
}
async function fromEnvironment(engine) {
  const name = environmentVariables[engine].find((variable) => process.env[variable]);
  if (name === void 0) return null;
  const executablePath = process.env[name] ?? "";
  if (await isExecutable(executablePath)) return { engine, executablePath, build: "system", source: name };
  throw new HostError("no-browser", `${name} is set to "${executablePath}", which is not a program that can be run.`);
}
async function fromPlaywright(engine) {
  const playwright = await loadPlaywright().catch(() => null);
  const executablePath = playwright?.[engine].executablePath() ?? "";
  if (executablePath === "" || !await isExecutable(executablePath)) return null;
  return { engine, executablePath, build: "playwright", source: `Playwright's own ${engineNames[engine]}` };
}
async function fromSystem(engine) {
  for (const executablePath of candidates(engine)) {
    if (!await isExecutable(executablePath) || !await isUsable(executablePath, engine)) continue;
    return { engine, executablePath, build: "system", source: `installed ${engineNames[engine]}` };
  }
  return null;
}
function isExecutable(file) {
  return access2(file, constants.X_OK).then(
    () => true,
    () => false
  );
}
async function isUsable(executablePath, engine) {
  if (process.platform !== "linux") return true;
  if (engine === "webkit") return await isInPath("WebKitWebDriver") && (hasDisplay() || await isInPath("xvfb-run"));
  return promisify(execFile)(executablePath, ["--version"], { timeout: 2e4 }).then(
    () => true,
    () => false
  );
}
var hasDisplay = () => Boolean(process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]);
async function isInPath(program) {
  const folders = (process.env["PATH"] ?? "").split(path3.delimiter);
  return (await Promise.all(folders.map((folder) => isExecutable(path3.join(folder, program))))).includes(true);
}

// src/cli/page/serveFolder.ts
import { readFile as readFile2, stat } from "node:fs/promises";
import path4 from "node:path";
var origin = "http://files.localhost";
async function serveFolder(context, folder) {
  await context.route(`${origin}/**`, (route) => fulfil(route, folder));
  return `${origin}/`;
}
async function fulfil(route, folder) {
  const file = fileOf(route.request().url(), folder);
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) {
    await route.fulfill({ status: 404, contentType: "text/plain", body: "There is no such file." });
    return;
  }
  const type = /\.html?$/i.test(file) && await isUtf8(file) ? { contentType: "text/html; charset=utf-8" } : {};
  await route.fulfill({ path: file, ...type });
}
async function isUtf8(file) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(await readFile2(file));
    return true;
  } catch {
    return false;
  }
}
function fileOf(url, folder) {
  try {
    const file = path4.join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder + path4.sep) || folder === path4.dirname(file) ? file : null;
  } catch {
    return null;
  }
}

// src/cli/page/open.ts
var loadTimeout = 3e4;
var quietTimeout = 3e3;
async function openTarget(page, target, log2) {
  const url = target.kind === "url" ? target.url : await serveFolder(page.context(), target.folder) + encodeURIComponent(target.page);
  const name = target.kind === "url" ? target.url : target.page;
  log2(`Opening ${name} \u2026`);
  const status = await navigate(page, url, name, log2);
  if (status >= 400) log2(`Note: the server answered with status ${status}; the view shows the page that came with it.`);
  await settled(page);
}
async function navigate(page, url, name, log2) {
  try {
    return (await page.goto(url, { waitUntil: "load", timeout: loadTimeout }))?.status() ?? 0;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
    if (/timeout/i.test(reason) && await hasContent(page, url)) {
      log2(`Note: the page was still loading after ${loadTimeout / 1e3} s; the view shows what was there by then.`);
      return 0;
    }
    throw new HostError("no-page", `${name} did not load: ${explain(reason)}`, { cause: error });
  }
}
async function hasContent(page, url) {
  if (page.url() === "about:blank" || page.url().startsWith("chrome-error:")) return url === "about:blank";
  return page.evaluate(() => document.body !== null).catch(() => false);
}
function explain(reason) {
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  const words2 = {
    ERR_NAME_NOT_RESOLVED: "there is no host of that name",
    ERR_CONNECTION_REFUSED: "nothing listens at that address",
    ERR_CONNECTION_TIMED_OUT: "the host does not answer",
    ERR_INTERNET_DISCONNECTED: "there is no network",
    ERR_ADDRESS_UNREACHABLE: "the host cannot be reached",
    ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
    ERR_CERT_DATE_INVALID: "the server's certificate has expired",
    ERR_TOO_MANY_REDIRECTS: "it redirects in a circle",
    ERR_EMPTY_RESPONSE: "the server sent an empty answer",
    ERR_ABORTED: "it is a download, not a page"
  };
  if (code !== void 0) return `${words2[code] ?? "the browser reports an error"} (${code}).`;
  if (/Download is starting/.test(reason)) return "it is a download, not a page.";
  if (/timeout/i.test(reason)) return `no answer within ${loadTimeout / 1e3} s.`;
  return reason.replace(/^page\.goto: /, "");
}
async function settled(page) {
  await page.waitForLoadState("load", { timeout: loadTimeout }).catch(() => void 0);
  await page.waitForLoadState("networkidle", { timeout: quietTimeout }).catch(() => void 0);
}
function openTab(contexts) {
  const pages = contexts.flatMap((context) => context.pages()).filter((page2) => /^(https?|file|data):/.test(page2.url()));
  const page = pages.at(-1);
  if (page) return page;
  throw new HostError("no-page", "The browser shows no page; say which one to open.");
}

// src/cli/page/browser.ts
var defaultViewport = { width: 1280, height: 800 };
async function openBrowser(options2, log2) {
  const playwright = await loadPlaywright();
  if (options2.connect !== null) return connect(playwright, options2.connect, options2, log2);
  const { executablePath, source } = await provideBrowser("chromium", log2);
  log2(`Browser: ${executablePath} (${source})`);
  const browser = await launch(playwright, executablePath, log2);
  const page = await browser.newPage({ viewport: options2.viewport ?? defaultViewport });
  return { page, close: () => browser.close() };
}
async function launch({ chromium }, executablePath, log2) {
  const isRoot = process.getuid?.() === 0;
  const start = (chromiumSandbox) => chromium.launch({ executablePath, chromiumSandbox, args: [...chromiumArguments] });
  try {
    return await start(!isRoot).catch((error) => {
      if (isRoot || !/sandbox/i.test(String(error))) throw error;
      log2("Note: this system does not let the browser set up a sandbox; the browser runs without one.");
      return start(false);
    });
  } catch (cause) {
    throw new HostError("no-browser", `${executablePath} did not start: ${firstLines(cause)}`, { cause });
  }
}
async function connect(playwright, endpoint, options2, log2) {
  log2(`Connecting to ${endpoint} \u2026`);
  const browser = await playwright.chromium.connectOverCDP(endpoint, { timeout: 3e4 }).catch((cause) => {
    throw new HostError("no-browser", `No browser answers at ${endpoint}: ${firstLines(cause)}`, { cause });
  });
  try {
    const page = await tabOf(browser, options2.newTab);
    if (options2.viewport) await page.setViewportSize(options2.viewport);
    return {
      page,
      close: async () => {
        if (options2.newTab) await page.close();
        await browser.close();
      }
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
async function tabOf(browser, newTab) {
  if (!newTab) return openTab(browser.contexts());
  const context = browser.contexts()[0] ?? await browser.newContext();
  return context.newPage();
}
function firstLines(cause) {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/^[\w.]+: /, "").split("\n").slice(0, 3).join(" ").trim();
}

// src/cli/page/PageTool.ts
import { setTimeout as wait } from "node:timers/promises";

// src/cli/page/inject.ts
import { readFile as readFile3 } from "node:fs/promises";
import { fileURLToPath as fileURLToPath2 } from "node:url";
var bundlePath = fileURLToPath2(new URL("domtool.iife.js", import.meta.url));
async function injectDomTool(page) {
  const source = await readFile3(bundlePath, "utf8").catch((cause) => {
    throw new HostError("no-view", `The bundle ${bundlePath} is missing: npm run build`, { cause });
  });
  await page.addScriptTag({ content: source }).catch(() => evaluateInPage(page, source));
  const isThere = await page.evaluate(() => typeof globalThis.DomTool === "function");
  if (!isThere) throw new HostError("no-view", "The page does not let DomTool's script run.");
  return page.evaluateHandle(async () => {
    const tool2 = new globalThis.DomTool();
    await tool2.initialize();
    return tool2;
  });
}
async function evaluateInPage(page, source) {
  const session = await page.context().newCDPSession(page);
  try {
    const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: source });
    if (exceptionDetails)
      throw new HostError(
        "no-view",
        `The bundle failed in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`
      );
  } finally {
    await session.detach();
  }
}

// src/cli/page/PageTool.ts
var arrivalTimeout = 1e4;
var PageTool = class {
  constructor(page) {
    this.page = page;
  }
  page;
  #handle = null;
  text() {
    return this.#look((tool2) => tool2.evaluate(async (it) => (await it.getSnapshot()).toText({ previous: null })));
  }
  serialized() {
    return this.#look((tool2) => tool2.evaluate(async (it) => (await it.getSnapshot()).serialize()));
  }
  /** The requested view: as data, or as text if `asData` is false and the view has a textual form. */
  async view({ view, maxTokens: maxTokens2, values: includeValues2 }, asData) {
    const shared = { includeValues: includeValues2, ...maxTokens2 === null ? {} : { maxTokens: maxTokens2 } };
    const request = { view, shared, includeValues: includeValues2, format: asData ? "json" : "text" };
    const result = await this.#look(
      (tool2) => tool2.evaluate(async (it, { view: kind, shared: options2, includeValues: values, format: format2 }) => {
        switch (kind) {
          case "text":
            return (await it.getSnapshot()).toText({ previous: null, ...options2 });
          case "serialized":
            return (await it.getSnapshot()).serialize({ includeValues: values });
          case "overview":
            return format2 === "text" ? it.overview({ ...options2, format: format2 }) : it.overview(options2);
          case "state":
            return it.pageState(options2);
          case "skeleton":
            return it.pageState({ ...options2, domMode: "skeleton" });
          case "forms":
            return it.forms({ includeValues: values });
          case "model":
            return it.toPageModel({ includeValues: values });
        }
      }, request)
    );
    if (view === "skeleton" && !asData) return result.skeletonDom;
    return view === "text" && asData ? { url: this.page.url(), title: await this.page.title(), text: result } : result;
  }
  /** Draws a numbered box around everything that can be used. */
  async showMarks() {
    await this.#look(
      (tool2) => tool2.evaluate(async (it) => {
        await it.overlay.show();
      })
    );
  }
  async hideMarks() {
    await this.#look((tool2) => tool2.evaluate((it) => it.overlay.hide()));
  }
  /**
   * Performs the step once, and waits until the page has settled again.
   * @throws HostError `usage` for an action string that cannot be read, `no-view` if the tool fails.
   */
  async act(step) {
    const tool2 = await this.#tool();
    const navigation = watchNavigation(this.page);
    const result = await perform(tool2, step).catch((error) => {
      if (isContextLost(error)) return leftDocument;
      throw asCliError(error);
    });
    if (result.answer !== void 0) {
      navigation.stop();
      return result;
    }
    if (result.changes.navigationOccurred) await navigation.arrived();
    await settled(this.page);
    if (!navigation.stop()) return result;
    return { ...result, changes: { ...result.changes, navigationOccurred: true, newUrl: this.page.url() } };
  }
  /** Looking changes nothing, so it can be repeated if the page navigated meanwhile. */
  async #look(look) {
    for (let tries = 1; ; tries++) {
      try {
        return await look(await this.#tool());
      } catch (error) {
        if (!isContextLost(error) || tries === 3) throw asCliError(error);
        await settled(this.page);
      }
    }
  }
  async #tool() {
    const isAlive = await this.#handle?.evaluate(() => true).catch(() => false);
    if (this.#handle === null || isAlive !== true) this.#handle = await injectDomTool(this.page);
    return this.#handle;
  }
};
async function perform(tool2, step) {
  switch (step.action) {
    case "perform": {
      const answer = await tool2.evaluate((it, { text: text2 }) => it.perform(text2), step).catch((error) => {
        const misuse = /DomToolError: (.*)/.exec(String(error))?.[1];
        throw misuse === void 0 ? error : new HostError("usage", misuse);
      });
      return typeof answer === "object" && answer !== null && "changes" in answer && "success" in answer ? answer : { ...noChanges, answer };
    }
    case "click":
      return tool2.evaluate((it, { node }) => it.click(node), step);
    case "type":
      return tool2.evaluate((it, { node, text: text2 }) => it.type(node, text2, { clearFirst: true }), step);
    case "press":
      return tool2.evaluate((it, { node, key }) => it.keypress(key, { targetNodeId: node }), step);
  }
}
var noChanges = {
  success: true,
  changes: { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false }
};
var leftDocument = {
  success: true,
  changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false }
};
function watchNavigation(page) {
  const before = page.url();
  let hasNavigated = false;
  let notify = () => void 0;
  const onNavigated = (frame) => {
    if (frame !== page.mainFrame()) return;
    hasNavigated = true;
    notify();
  };
  page.on("framenavigated", onNavigated);
  return {
    // A navigation that turns out to be a download reaches no document.
    arrived: () => hasNavigated ? Promise.resolve() : Promise.race([
      new Promise((resolve) => notify = resolve),
      wait(arrivalTimeout, void 0, { ref: false })
    ]),
    stop: () => {
      page.off("framenavigated", onNavigated);
      return hasNavigated || page.url() !== before;
    }
  };
}
function isContextLost(error) {
  return /context was destroyed|navigat|handle is disposed|Cannot find context|frame was detached/i.test(String(error));
}
function asCliError(error) {
  if (error instanceof HostError) return error;
  const message = error instanceof Error ? error.message.split("\n")[0] ?? "" : String(error);
  return new HostError("no-view", `The view could not be made: ${message.replace(/^\w+\.evaluate\w*: /, "")}`, {
    cause: error
  });
}

// src/cli/pageTarget.ts
import { stat as stat2 } from "node:fs/promises";
import path5 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
var pageEndings = /* @__PURE__ */ new Set([".html", ".htm", ".xhtml", ".svg", ".xml", ".txt", ".md", ".pdf", ".json"]);
async function readTarget(text2) {
  if (/^file:/i.test(text2)) return fileTarget(fileOfUrl(text2));
  if (/^(https?:\/\/|about:|data:)/i.test(text2)) return { kind: "url", url: checkUrl(text2) };
  if (await exists(text2)) return fileTarget(text2);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text2))
    throw new HostError("usage", `Cannot open "${text2}": only http, https and file URLs, and files.`);
  if (looksLikeHost(text2)) return { kind: "url", url: checkUrl(`${isLocal(text2) ? "http" : "https"}://${text2}`) };
  const meant = commandLike(text2);
  throw new HostError(
    "no-page",
    `There is no file "${path5.resolve(text2)}".${meant ? ` Did you mean the command ${meant}?` : ""}`
  );
}
async function fileTarget(name) {
  const full = path5.resolve(name);
  const found = await stat2(full).catch(() => null);
  if (!found) throw new HostError("no-page", `There is no file "${full}".`);
  if (!found.isDirectory()) return { kind: "file", folder: path5.dirname(full), page: path5.basename(full) };
  if (await exists(path5.join(full, "index.html"))) return { kind: "file", folder: full, page: "index.html" };
  throw new HostError("no-page", `"${full}" is a folder without an index.html.`);
}
function fileOfUrl(url) {
  try {
    return fileURLToPath3(url);
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
  if (pageEndings.has(path5.extname(host).toLowerCase())) return false;
  return isLocal(text2) || /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(host);
}
function isLocal(text2) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(text2);
}
async function exists(name) {
  return await stat2(name).catch(() => null) !== null;
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

// src/cli/showPage.ts
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
async function showPage(tool2, command, print2, colours2) {
  const { steps, name } = command;
  const output = new Output(command, steps.length === 0, print2, colours2);
  for (const step of steps) {
    if (name !== "act") await output.printView(tool2);
    await output.printAction(step, tool2);
    const result = await tool2.act(step);
    if (!result.success)
      throw new HostError("action-failed", `${describeStep(step)}: ${result.error ?? result.code ?? "failed"}`);
    await output.printResult(step, result, tool2);
  }
  await output.printView(tool2);
}
async function saveScreenshot(tool2, file, marks) {
  const type = /^\.jpe?g$/i.test(extname(file)) ? "jpeg" : "png";
  try {
    if (marks) await tool2.showMarks();
    const picture = await tool2.page.screenshot({ type });
    if (marks) await tool2.hideMarks();
    await writeFile(file, picture);
  } catch (cause) {
    throw new HostError(
      "no-view",
      `The screenshot could not be saved: ${cause instanceof Error ? cause.message.split("\n")[0] : String(cause)}`,
      { cause }
    );
  }
}

// src/standards/characters.ts
var RegularExpression = RegExp;
function lazyPattern(source, flags) {
  let pattern;
  return () => pattern ??= new RegularExpression(source, flags);
}
var letterOrDigit = lazyPattern("[\\p{L}\\p{N}]", "u");
function cut(text2, limit) {
  if (text2.length <= limit) return text2;
  const last = text2.charCodeAt(limit - 2);
  return `${text2.slice(0, last >= 55296 && last < 56320 ? limit - 2 : limit - 1)}\u2026`;
}

// src/standards/pageText.ts
function visible(text2) {
  if (!UNUSUAL.test(text2)) return text2;
  return withoutInvisibles(text2).replace(/\s+/g, " ");
}
var UNUSUAL = / {2}|[^ -~\u00a1-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]/;
var withoutInvisibles = (text2) => PLAIN.test(text2) ? text2 : text2.replace(joiners(), "").replace(BREAKS, " ").replace(invisible(), "");
var PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]*$/;
var joiners = lazyPattern(
  "(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![\\p{L}\\p{M}\\p{Extended_Pictographic}])",
  "gu"
);
var BREAKS = /[\u0085\u2028\u2029\v\f\r]/g;
var invisible = lazyPattern(
  "(?![\\n\\t\\uf8f0-\\uf8f7\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2065\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8\\u{e0000}-\\u{e0fff}]",
  "gu"
);

// src/standards/errors.ts
var DomToolError = class extends Error {
  code;
  constructor(code, message) {
    super(cut(visible(message), 500));
    this.name = "DomToolError";
    this.code = code;
  }
};
var badOption = (message) => new DomToolError("bad_option", message);

// src/schema.ts
function describe(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}\u2026` : value);
  return value === null || typeof value !== "object" ? String(value) : Array.isArray(value) ? "an array" : "an object";
}

// src/api/tools/schemas.ts
var flag = { type: "boolean" };
var text = { type: "string" };
var number = { type: "number" };
var milliseconds = { type: "number", description: "Milliseconds", minimum: 0 };
var timeout = {
  type: "number",
  description: "Milliseconds to wait until it can be done",
  minimum: 0
};
var patience = {
  timeout,
  settle: { type: "number", description: "Milliseconds to wait for its effects", minimum: 0 }
};
var nodeId = {
  type: "string",
  format: "node-number",
  description: "Number of the element in a view"
};
var otherNode = { type: "string", format: "node-number" };
var snapshotId = {
  type: "string",
  description: "Refuse if the page is no longer the one with this snapshot id"
};
var includeValues = { type: "boolean", description: "Show typed text too" };
var behindModal = { type: "boolean", description: "Include what lies behind a dialog" };
var format = { type: "string", description: "Default json", enum: ["json", "text"] };
var maxTokens = { type: "integer", description: "About so many tokens at most", minimum: 1 };
var force = { type: "boolean", description: "Act even if hidden, disabled or covered" };
var modifiers = {
  type: "object",
  description: "Keys held",
  properties: { ctrl: flag, shift: flag, alt: flag, meta: flag }
};
var position = {
  type: "object",
  description: "Where in its box",
  properties: { x: number, y: number },
  required: ["x", "y"]
};
var CLICK_OPTIONS = {
  snapshotId,
  button: { type: "string", enum: ["left", "right", "middle"] },
  clickType: { type: "string", enum: ["single", "double"] },
  modifiers,
  position,
  scrollIntoView: { type: "boolean", description: "Default true" },
  waitForNavigation: flag,
  navigationTimeout: milliseconds,
  force,
  ...patience
};
var TYPE_OPTIONS = {
  clearFirst: { type: "boolean", description: "Replace what is there" },
  pressEnter: flag,
  blur: { type: "boolean", description: "Leave the field" },
  speed: { type: "number", description: "Milliseconds a character", minimum: 0 },
  force,
  ...patience
};
var KEYPRESS_OPTIONS = {
  targetNodeId: otherNode,
  snapshotId,
  modifiers,
  repeat: { type: "integer", minimum: 1 },
  ...patience
};

// src/api/tools/registry.ts
var tool = (entry) => entry;
var TOOLS = {
  overview: tool({
    description: "Get a filtered overview of the current page showing structure, interactive elements, and key content. Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - use it first when exploring a new page or after navigation.",
    schema: {
      type: "object",
      properties: {
        tabName: { type: "string", description: "Browser tab to analyze (defaults to active tab)" },
        filters: {
          type: "object",
          description: "Which content types to include",
          properties: {
            outline: { type: "boolean", description: "Include page structure (depth \u2264 2)" },
            interactives: { type: "boolean", description: "Include clickable/typeable elements" },
            headings: { type: "boolean", description: "Include headings and key text blocks" }
          }
        },
        visible: { type: "boolean", description: "Only include visible elements (default: true)" },
        viewport: { type: "boolean", description: "Only include elements in current viewport (default: true)" },
        max_rows: { type: "number", description: "Maximum elements per category (default: 30, max: 100)" },
        refresh: { type: "boolean", description: "Look anew" },
        format,
        maxTokens,
        includeValues,
        behindModal
      }
    },
    readOnly: true,
    run: (host, args) => host.overview(args)
  }),
  text: tool({
    description: "Read the whole visible page as text, with [12 name] for what can be used.",
    schema: {
      type: "object",
      properties: {
        maxTokens,
        viewport: { type: "boolean", description: "Only what is in the viewport" },
        lines: {
          type: "string",
          format: "number-ranges",
          description: "Only these lines of the whole view, as 20-60"
        },
        region: { type: "string", description: "Only these regions, as main" },
        expand: {
          type: "string",
          format: "number-ranges",
          description: "Rows left out of long groups to show: all, or their numbers, as 41-60, 75"
        },
        urls: { type: "boolean", description: "Show where links lead" },
        includeValues,
        behindModal
      }
    },
    readOnly: true,
    run: async (host, args) => (await host.getSnapshot()).toText(readTextOptions(args))
  }),
  search: tool({
    description: "Find elements and text on the page, each with its line.",
    schema: {
      type: "object",
      properties: {
        query: { type: "string", description: "Words, a glob (*, ?) or /a regular expression/" },
        role: text,
        state: { type: "string", description: "As disabled, checked" },
        limit: { type: "integer", description: "Default 20", minimum: 1 },
        format,
        maxTokens,
        includeValues,
        behindModal
      },
      required: ["query"]
    },
    apart: ["query"],
    readOnly: true,
    run: (host, { query, ...options2 }) => host.search(query, options2)
  }),
  inspect: tool({
    description: "Everything about one element, and why it can or cannot be seen and used.",
    schema: {
      type: "object",
      properties: {
        target: { type: "string", format: "node-number-or-selector", description: "Its number, or a selector" },
        snapshotId,
        includeValues
      },
      required: ["target"]
    },
    apart: ["target"],
    readOnly: true,
    run: (host, { target, ...options2 }) => host.inspect(target, options2)
  }),
  diff: tool({
    description: "What changed between two snapshots of the page.",
    schema: {
      type: "object",
      properties: { snapshotIdA: text, snapshotIdB: text },
      required: ["snapshotIdA", "snapshotIdB"]
    },
    readOnly: true,
    run: (host, { snapshotIdA, snapshotIdB }) => host.diff(snapshotIdA, snapshotIdB)
  }),
  forms: tool({
    description: "Every form: its fields with label, type, format, options, validity.",
    schema: { type: "object", properties: { maxTokens, includeValues } },
    readOnly: true,
    run: (host, args) => host.forms(args)
  }),
  pageState: tool({
    description: "The page as minified semantic nodes.",
    schema: {
      type: "object",
      properties: {
        domMode: { type: "string", enum: ["semantic_v3", "skeleton", "full"] },
        boxes: { type: "boolean", description: "Add boxes" },
        maxElements: { type: "integer", description: "Default 400", minimum: 1 },
        maxTokens,
        includeValues,
        behindModal
      }
    },
    readOnly: true,
    run: (host, args) => host.pageState(args)
  }),
  click: tool({
    description: "Click an element.",
    schema: {
      type: "object",
      properties: {
        nodeId,
        ...CLICK_OPTIONS
      },
      required: ["nodeId"]
    },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.click(id, options2)
  }),
  type: tool({
    description: "Type text into a field or editor.",
    schema: {
      type: "object",
      properties: {
        nodeId,
        snapshotId,
        text,
        ...TYPE_OPTIONS
      },
      required: ["nodeId", "text"]
    },
    apart: ["nodeId", "text"],
    run: (host, { nodeId: id, text: typed, ...options2 }) => host.type(id, typed, options2)
  }),
  keypress: tool({
    description: "Press a key on an element, else on what has focus.",
    schema: {
      type: "object",
      properties: {
        key: { type: "string", description: "As Enter, a, ArrowDown" },
        ...KEYPRESS_OPTIONS
      },
      required: ["key"]
    },
    apart: ["key"],
    run: (host, { key, ...options2 }) => host.keypress(key, options2)
  }),
  hover: tool({
    description: "Move the pointer over an element.",
    schema: {
      type: "object",
      properties: { nodeId, snapshotId, position, modifiers, scrollIntoView: flag, force, ...patience },
      required: ["nodeId"]
    },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.hover(id, options2)
  }),
  select: tool({
    description: "Choose options of a list by text or value.",
    schema: {
      type: "object",
      properties: { nodeId, snapshotId, values: { anyOf: [text, { type: "array", items: text }] }, ...patience },
      required: ["nodeId", "values"]
    },
    apart: ["nodeId", "values"],
    run: (host, { nodeId: id, values, ...options2 }) => host.select(id, values, options2)
  }),
  check: tool({
    description: "Switch a checkbox, radio button or switch on or off.",
    schema: {
      type: "object",
      properties: { nodeId, snapshotId, checked: { type: "boolean", description: "Default true" }, ...patience },
      required: ["nodeId"]
    },
    apart: ["nodeId", "checked"],
    run: (host, { nodeId: id, checked, ...options2 }) => host.check(id, checked ?? true, options2)
  }),
  clear: tool({
    description: "Empty a field.",
    schema: { type: "object", properties: { nodeId, snapshotId, ...patience }, required: ["nodeId"] },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.clear(id, options2)
  }),
  focus: tool({
    description: "Give an element the keyboard.",
    schema: { type: "object", properties: { nodeId, snapshotId, ...patience }, required: ["nodeId"] },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.focus(id, options2)
  }),
  setValue: tool({
    description: "Set a date, time, colour or range.",
    schema: {
      type: "object",
      properties: { nodeId, snapshotId, value: text, ...patience },
      required: ["nodeId", "value"]
    },
    apart: ["nodeId", "value"],
    run: (host, { nodeId: id, value, ...options2 }) => host.setValue(id, value, options2)
  }),
  submit: tool({
    description: "Submit the form that an element is in.",
    schema: { type: "object", properties: { nodeId, snapshotId, ...patience }, required: ["nodeId"] },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.submit(id, options2)
  }),
  scroll: tool({
    description: "Bring an element into view; or scroll its container, without a number the page.",
    schema: {
      type: "object",
      properties: {
        nodeId: otherNode,
        snapshotId,
        direction: { type: "string", enum: ["up", "down", "left", "right"] },
        pages: { type: "number", minimum: 0 },
        pixels: { type: "number", minimum: 0 },
        to: { type: "string", enum: ["start", "end"] },
        ...patience
      }
    },
    apart: ["nodeId"],
    run: (host, { nodeId: id = null, ...options2 }) => host.scroll(id, options2)
  }),
  drag: tool({
    description: "Drag an element to another, or by dx and dy pixels.",
    schema: {
      type: "object",
      properties: {
        nodeId,
        snapshotId,
        targetNodeId: otherNode,
        dx: number,
        dy: number,
        position,
        steps: { type: "integer", minimum: 1 },
        modifiers,
        force,
        ...patience
      },
      required: ["nodeId"]
    },
    apart: ["nodeId", "targetNodeId", "dx", "dy"],
    run: (host, { nodeId: id, targetNodeId, dx, dy, ...options2 }) => host.drag(id, targetNodeId === void 0 ? { dx, dy } : { targetNodeId }, options2)
  }),
  upload: tool({
    description: "Give files to a file input.",
    schema: {
      type: "object",
      properties: {
        nodeId,
        snapshotId,
        files: {
          type: "array",
          items: {
            type: "object",
            properties: { name: text, type: text, text, base64: text },
            required: ["name"]
          }
        },
        ...patience
      },
      required: ["nodeId", "files"]
    },
    apart: ["nodeId", "files"],
    run: (host, { nodeId: id, files, ...options2 }) => host.upload(id, files, options2)
  }),
  fillForm: tool({
    description: "Fill fields by number, each read back.",
    schema: {
      type: "object",
      properties: {
        snapshotId,
        fields: {
          type: "array",
          items: {
            type: "object",
            properties: {
              nodeId,
              value: { anyOf: [text, number, flag, { type: "array", items: text }] }
            },
            required: ["nodeId", "value"]
          }
        },
        ...patience
      },
      required: ["fields"]
    },
    apart: ["fields"],
    run: (host, { fields, ...options2 }) => host.fillForm(Object.fromEntries(fields.map((field) => [String(field.nodeId), field.value])), options2)
  }),
  waitFor: tool({
    description: "Wait until all that is named holds.",
    schema: {
      type: "object",
      properties: {
        nodeId: otherNode,
        snapshotId,
        state: { type: "string", enum: ["visible", "hidden", "enabled", "detached"] },
        text: { type: "string", description: "That shows" },
        textGone: text,
        url: { type: "string", description: "Part of it" },
        quiet: { type: "number", description: "Milliseconds without a change", minimum: 0 },
        timeout: milliseconds
      }
    },
    run: (host, args) => host.waitFor(args)
  }),
  collect: tool({
    description: "Read a list that is drawn in parts to its end.",
    schema: {
      type: "object",
      properties: {
        nodeId,
        snapshotId,
        items: { type: "string", description: "Selector of the rows" },
        maxItems: { type: "integer", minimum: 1 },
        timeout: milliseconds
      },
      required: ["nodeId"]
    },
    apart: ["nodeId"],
    run: (host, { nodeId: id, ...options2 }) => host.collect(id, options2)
  })
};
var ACTIONS = Object.keys(TOOLS).filter((name) => !TOOLS[name].readOnly);
var toolName = (method) => `dom_${method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
function methodOf(name) {
  const method = String(name).replace(/^dom[_-]/, "").replace(/[_-]([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.hasOwn(TOOLS, method) ? method : null;
}
function knownTool(name) {
  const method = methodOf(name);
  if (method) return method;
  throw badOption(`there is no tool ${describe(name)}; the tools are ${Object.keys(TOOLS).map(toolName).join(", ")}`);
}
function readTextOptions({ expand, lines, ...options2 }) {
  return {
    ...options2,
    ...expand === void 0 ? {} : { expand: isList(expand) ? expand.split(",").map(expandRange) : expand },
    ...lines === void 0 ? {} : { lines: range("lines", String(lines)) }
  };
}
var isList = (expand) => typeof expand === "string" && expand !== "all";
var expandRange = (part) => range("expand", part);
function range(name, text2) {
  const [, from, to] = /^\D?(\d+)(?:\s*[-–,]\s*(\d+))?\D?$/.exec(text2.trim()) ?? [];
  if (!from || name === "lines" && !to)
    throw badOption(`dom_text: ${name} must be numbers such as 20-60, not ${describe(text2)}`);
  return to ? [Number(from), Number(to)] : Number(from);
}

// src/api/tools/definitions.ts
var NOT_IN_SEED = ["refresh", "format", "maxTokens", "includeValues", "behindModal"];
function toolDefinitions(format2, only = Object.keys(TOOLS)) {
  if (!["openai", "anthropic", "mcp", "seed"].includes(format2)) {
    throw badOption(`toolDefinitions: format must be openai, anthropic, mcp or seed, not ${describe(format2)}`);
  }
  return only.map((wanted) => {
    const method = knownTool(wanted);
    const { description, schema, readOnly = false } = TOOLS[method];
    const name = toolName(method);
    const parameters = published(
      format2 === "seed" && method === "overview" ? without(schema, NOT_IN_SEED) : schema,
      format2 === "openai"
    );
    if (format2 === "anthropic") return { name, description, input_schema: parameters };
    if (format2 === "mcp")
      return { name, description, inputSchema: parameters, annotations: { readOnlyHint: readOnly } };
    return { type: "function", function: { name, description, parameters, strict: true } };
  });
}
var without = (schema, names) => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name)))
});
var published = (schema, strict) => ({
  type: "object",
  ...contents(schema, strict)
});
function contents({ properties, required = [] }, strict) {
  const names = strict ? Object.keys(properties) : required;
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, publishedValue(schema, strict)])
    ),
    ...names.length ? { required: [...names] } : {},
    additionalProperties: false
  };
}
function publishedValue(schema, strict) {
  const { type, description, minimum, items, anyOf, properties } = schema;
  const isNullable = strict && !anyOf;
  return {
    ...type && { type: isNullable ? [type, "null"] : type },
    ...description && { description },
    ...items && {
      items: items.properties ? published(items, strict) : { type: items.type ?? "string" }
    },
    ...anyOf && {
      anyOf: [...anyOf.map((one) => publishedValue(one, false)), ...strict ? [{ type: "null" }] : []]
    },
    ...properties && contents(schema, strict),
    ...schema.enum && { enum: [...schema.enum, ...strict ? [null] : []] },
    ...minimum !== void 0 && !strict && { minimum }
  };
}

// src/cli/toolList.ts
function listTools(format2, colours2) {
  if (format2 !== "list") return JSON.stringify(toolDefinitions(format2), null, 2);
  return toolDefinitions("mcp").map(({ name, description, inputSchema }) => {
    const takes = Object.entries(inputSchema.properties ?? {}).map(([key, schema]) => {
      const mark = inputSchema.required?.includes(key) ? "" : "?";
      return `  ${`${key}${mark}`.padEnd(19)} ${[typeOf(schema), schema.description].filter(Boolean).join(" \xB7 ")}`;
    });
    return [`${colours2.strong(name)}
  ${colours2.faint(description)}`, ...takes].join("\n");
  }).join("\n\n");
}
function typeOf({ type, enum: words2, items, properties, anyOf }) {
  if (words2) return words2.join(" | ");
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (items) return `list of ${typeOf(items)}`;
  return properties ? `{ ${Object.keys(properties).join(", ")} }` : String(type);
}

// src/cli/main.ts
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
  if (command.help) return print(helpFor(command.topic));
  if (command.version) return print(version());
  if (command.name === "tools") return print(listTools(command.format, colours));
  const isDemo = command.name === "demo" || command.target === null && command.connect === null;
  const target = isDemo ? { kind: "file", folder: shopFolder, page: "index.html" } : command.target === null ? null : await readTarget(command.target);
  const { page, close } = await openBrowser(
    { connect: command.connect, viewport: command.viewport, newTab: target !== null },
    log
  );
  page.on("popup", (tab) => log(`Note: the page opened another tab, which is not shown here: ${tab.url()}`));
  const tool2 = new PageTool(page);
  try {
    if (target !== null) await whileWaiting("Loading", openTarget(page, target, log), process.stderr);
    if (isDemo) await playDemo(tool2, command, print, log, colours);
    else await showPage(tool2, command, print, colours);
    if (command.screenshot !== null) await saveScreenshot(tool2, command.screenshot, command.marks);
  } finally {
    await close();
  }
}
function version() {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return manifest.version;
}
try {
  if (process.argv[2] === "mcp") await import(new URL("mcp.mjs", import.meta.url).href);
  else await run2(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof HostError)) throw error;
  log(`${coloursFor(process.stderr, process.env).error("domtool:")} ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
