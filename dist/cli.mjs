#!/usr/bin/env node

// src/cli/main.ts
import { readFileSync } from "node:fs";

// src/cli/arguments.ts
import { parseArgs } from "node:util";

// src/cli/errors.ts
var exitStatus = {
  ok: 0,
  "action-failed": 1,
  usage: 2,
  "no-browser": 3,
  "no-page": 4,
  "no-view": 5
};
var CliError = class extends Error {
  constructor(failure, message, options2) {
    super(message, options2);
    this.failure = failure;
  }
  failure;
  name = "CliError";
};

// src/cli/arguments.ts
var options = {
  view: { type: "string" },
  click: { type: "string", multiple: true },
  type: { type: "string", multiple: true },
  screenshot: { type: "string" },
  viewport: { type: "string" },
  connect: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" }
};
function readArguments(argv) {
  const { values, positionals, tokens } = parse(foldType(argv));
  if (positionals.length > 1) throw usage(`One page at a time; "${positionals[1]}" is one too many. Put a text with spaces in quotes.`);
  return {
    target: positionals[0] ?? null,
    view: readView(values.view ?? "text"),
    steps: tokens.flatMap((token) => token.kind === "option" ? readStep(token.name, token.value ?? "") : []),
    screenshot: readFile(values.screenshot),
    viewport: values.viewport === void 0 ? null : readViewport(values.viewport),
    connect: values.connect === void 0 ? null : readEndpoint(values.connect),
    help: values.help ?? false,
    version: values.version ?? false
  };
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
    const [node, text] = [argv[++i], argv[++i]];
    if (node === void 0 || text === void 0) throw usage("--type takes two values: a number and a text.");
    folded.push(`--type=${JSON.stringify([node, text])}`);
  }
  return folded;
}
function readStep(name, value) {
  if (name === "click") return [{ action: "click", node: readNode("--click", value) }];
  if (name !== "type") return [];
  if (!value.startsWith("[")) throw usage("--type takes two values: a number and a text.");
  const [node = "", text = ""] = JSON.parse(value);
  return [{ action: "type", node: readNode("--type", node), text }];
}
function readNode(option, value) {
  const number = /^(?:node_)?(\d+)$/.exec(value.replace(/^\[(.*)\]$/, "$1"))?.[1];
  if (number === void 0) throw usage(`${option} takes a number from the view, like 12, not "${value}".`);
  return `node_${number}`;
}
function readView(value) {
  if (value === "text" || value === "serialized") return value;
  throw usage(`--view is text or serialized, not "${value}".`);
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
function usage(message) {
  return new CliError("usage", `${message} (--help tells how)`);
}

// src/cli/demo.ts
import { fileURLToPath as fileURLToPath2 } from "node:url";

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
  equals(left2, right, options2) {
    if (options2.comparator) {
      return options2.comparator(left2, right);
    } else {
      return left2 === right || !!options2.ignoreCase && left2.toLowerCase() === right.toLowerCase();
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
  equals(left2, right, options2) {
    if (options2.ignoreWhitespace) {
      if (!options2.newlineIsToken || !left2.includes("\n")) {
        left2 = left2.trim();
      }
      if (!options2.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options2.ignoreNewlineAtEof && !options2.newlineIsToken) {
      if (left2.endsWith("\n")) {
        left2 = left2.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left2, right, options2);
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

// src/cli/changes.ts
function describeChanges({ changes }, before, after) {
  if (changes.navigationOccurred) return [`went to ${changes.newUrl ?? "another page"}`];
  const lines = [
    changes.valueChanged ? `the value is now ${changes.newValue === void 0 ? "another" : JSON.stringify(changes.newValue)}` : null,
    changes.scrollChanged ? "the page scrolled" : null,
    changes.domMutations > 0 ? `${changes.domMutations} changes in the document` : null,
    ...viewChanges(before, after)
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ["nothing that can be seen"];
}
function viewChanges(before, after) {
  return diffLines(`${before}
`, `${after}
`).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value.split("\n").filter((line) => line !== "").map((line) => `${added ? "+" : "-"} ${line}`);
  });
}

// src/cli/Output.ts
var Output = class {
  constructor(kind, isLone, print2) {
    this.kind = kind;
    this.isLone = isLone;
    this.print = print2;
  }
  kind;
  isLone;
  print;
  #view = null;
  async view(tool) {
    if (this.kind === "serialized") {
      const view = await tool.serialized();
      this.print(this.isLone ? JSON.stringify(view, null, 2) : JSON.stringify({ view }));
      return;
    }
    const text = (await tool.text()).trimEnd();
    this.#view = text;
    this.print(this.isLone ? text : `
--- ${tool.page.url()} ---
${text}`);
  }
  /** Told before the action is done, so that one that hangs can be seen. */
  action(step) {
    if (this.kind === "text") this.print(`
>>> ${describeStep(step)}`);
  }
  async changes(step, result, tool) {
    if (this.kind === "serialized") {
      this.print(JSON.stringify({ action: describeStep(step), ...result }));
      return;
    }
    const after = result.changes.navigationOccurred ? "" : (await tool.text()).trimEnd();
    this.print(describeChanges(result, this.#view ?? "", after).map((line) => `    ${line}`).join("\n"));
  }
};
function describeStep(step) {
  const number = step.node.replace("node_", "");
  if (step.action === "click") return `click ${number}`;
  return step.action === "type" ? `type ${number} ${JSON.stringify(step.text)}` : `press ${step.key} in ${number}`;
}

// src/cli/page/PageTool.ts
import { setTimeout as wait } from "node:timers/promises";

// src/cli/page/inject.ts
import { readFile as readFile2 } from "node:fs/promises";
import { fileURLToPath } from "node:url";
var bundlePath = fileURLToPath(new URL("domtool.iife.js", import.meta.url));
async function injectDomTool(page) {
  const source = await readFile2(bundlePath, "utf8").catch((cause) => {
    throw new CliError("no-view", `The bundle ${bundlePath} is missing: npm run build`, { cause });
  });
  await page.addScriptTag({ content: source }).catch(() => evaluateInPage(page, source));
  const isThere = await page.evaluate(() => typeof globalThis.DomTool === "function");
  if (!isThere) throw new CliError("no-view", "The page let no script of ours run.");
  return page.evaluateHandle(async () => {
    const tool = new globalThis.DomTool();
    await tool.initialize();
    return tool;
  });
}
async function evaluateInPage(page, source) {
  const session = await page.context().newCDPSession(page);
  try {
    const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: source });
    if (exceptionDetails) throw new CliError("no-view", `The bundle failed in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  } finally {
    await session.detach();
  }
}

// src/cli/page/serveFolder.ts
import { readFile as readFile3, stat } from "node:fs/promises";
import path from "node:path";
var origin = "http://files.localhost";
async function serveFolder(context, folder) {
  await context.route(`${origin}/**`, (route) => answer(route, folder));
  return `${origin}/`;
}
async function answer(route, folder) {
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
    new TextDecoder("utf-8", { fatal: true }).decode(await readFile3(file));
    return true;
  } catch {
    return false;
  }
}
function fileOf(url, folder) {
  try {
    const file = path.join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder + path.sep) || folder === path.dirname(file) ? file : null;
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
  if (status >= 400) log2(`Note: the server answered with status ${status}; this is the page that came with it.`);
  await comeToRest(page);
}
async function navigate(page, url, name, log2) {
  try {
    return (await page.goto(url, { waitUntil: "load", timeout: loadTimeout }))?.status() ?? 0;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
    if (/timeout/i.test(reason) && await hasContent(page, url)) {
      log2(`Note: the page was still loading after ${loadTimeout / 1e3} s; this is what was there by then.`);
      return 0;
    }
    throw new CliError("no-page", `${name} did not load: ${explain(reason)}`, { cause: error });
  }
}
async function hasContent(page, url) {
  if (page.url() === "about:blank" || page.url().startsWith("chrome-error:")) return url === "about:blank";
  return page.evaluate(() => document.body !== null).catch(() => false);
}
function explain(reason) {
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  const words = {
    ERR_NAME_NOT_RESOLVED: "there is no host of that name",
    ERR_CONNECTION_REFUSED: "nothing listens there",
    ERR_CONNECTION_TIMED_OUT: "the host does not answer",
    ERR_INTERNET_DISCONNECTED: "there is no network",
    ERR_ADDRESS_UNREACHABLE: "the host cannot be reached",
    ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
    ERR_CERT_DATE_INVALID: "the server's certificate has expired",
    ERR_TOO_MANY_REDIRECTS: "it redirects without end",
    ERR_EMPTY_RESPONSE: "the server answered nothing",
    ERR_ABORTED: "it is not a page to look at, but something to download"
  };
  if (code !== void 0) return `${words[code] ?? "the browser reports an error"} (${code}).`;
  if (/Download is starting/.test(reason)) return "it is not a page to look at, but something to download.";
  if (/timeout/i.test(reason)) return `no answer within ${loadTimeout / 1e3} s.`;
  return reason.replace(/^page\.goto: /, "");
}
async function comeToRest(page) {
  await page.waitForLoadState("load", { timeout: loadTimeout }).catch(() => void 0);
  await page.waitForLoadState("networkidle", { timeout: quietTimeout }).catch(() => void 0);
}
function openTab(contexts) {
  const pages = contexts.flatMap((context) => context.pages()).filter((page2) => /^(https?|file|data):/.test(page2.url()));
  const page = pages.at(-1);
  if (page) return page;
  throw new CliError("no-page", "The browser shows no page; say which one to open.");
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
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).toText({ previous: null })));
  }
  serialized() {
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).serialize()));
  }
  view(kind) {
    return kind === "text" ? this.text() : this.serialized();
  }
  /** Does it, once, and waits until the page has come to rest again. */
  async act(step) {
    const tool = await this.#tool();
    const navigation = watchNavigation(this.page);
    const result = await perform(tool, step).catch((error) => {
      if (isGone(error)) return left;
      throw asCliError(error);
    });
    if (result.changes.navigationOccurred) await navigation.arrived();
    await comeToRest(this.page);
    if (!navigation.stop()) return result;
    return { ...result, changes: { ...result.changes, navigationOccurred: true, newUrl: this.page.url() } };
  }
  /** Looking changes nothing, so it may be tried again when the page went elsewhere meanwhile. */
  async #look(look) {
    for (let tries = 1; ; tries++) {
      try {
        return await look(await this.#tool());
      } catch (error) {
        if (!isGone(error) || tries === 3) throw asCliError(error);
        await comeToRest(this.page);
      }
    }
  }
  async #tool() {
    const isAlive = await this.#handle?.evaluate(() => true).catch(() => false);
    if (this.#handle === null || isAlive !== true) this.#handle = await injectDomTool(this.page);
    return this.#handle;
  }
};
function perform(tool, step) {
  switch (step.action) {
    case "click":
      return tool.evaluate((it, { node }) => it.click(node), step);
    case "type":
      return tool.evaluate((it, { node, text }) => it.type(node, text, { clearFirst: true }), step);
    case "press":
      return tool.evaluate((it, { node, key }) => it.keypress(key, { targetNodeId: node }), step);
  }
}
var left = {
  success: true,
  changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false }
};
function watchNavigation(page) {
  const before = page.url();
  let hasMoved = false;
  let tell = () => void 0;
  const onNavigated = (frame) => {
    if (frame !== page.mainFrame()) return;
    hasMoved = true;
    tell();
  };
  page.on("framenavigated", onNavigated);
  return {
    // A navigation that turns out to be a download arrives nowhere.
    arrived: () => hasMoved ? Promise.resolve() : Promise.race([new Promise((resolve) => tell = resolve), wait(arrivalTimeout, void 0, { ref: false })]),
    stop: () => {
      page.off("framenavigated", onNavigated);
      return hasMoved || page.url() !== before;
    }
  };
}
function isGone(error) {
  return /context was destroyed|navigat|handle is disposed|Cannot find context|frame was detached/i.test(String(error));
}
function asCliError(error) {
  if (error instanceof CliError) return error;
  const message = error instanceof Error ? error.message.split("\n")[0] ?? "" : String(error);
  return new CliError("no-view", `The view could not be made: ${message.replace(/^\w+\.evaluate\w*: /, "")}`, { cause: error });
}

// src/cli/demo.ts
var shopFolder = fileURLToPath2(new URL("../test/pages/shop", import.meta.url));
var said = (node) => [node["aria-label"], node.text, node.placeholder].filter(Boolean).join(" ");
var says = (tag, pattern) => (node) => node.tag === tag && pattern.test(said(node));
var click = (node) => ({ action: "click", node });
var task = [
  { why: "Answer the cookie banner", on: says("button", /reject|only necessary/i), step: click },
  { why: "Search for a lamp", on: says("input", /search/i), step: (node) => ({ action: "type", node, text: "lamp" }) },
  { why: "Start the search", on: says("input", /search/i), step: (node) => ({ action: "press", node, key: "Enter" }) },
  { why: "Open a product", on: says("a", /harbour desk lamp/i), step: click },
  { why: "Put it into the basket", on: says("button", /add to basket/i), step: click }
];
async function playDemo(page, { view }, print2, log2) {
  const tool = new PageTool(page);
  const output = new Output(view, false, print2);
  for (const [index, { why, on, step }] of task.entries()) {
    await output.view(tool);
    log2(`
Step ${index + 1} of ${task.length}: ${why}`);
    const found = find(await tool.serialized(), on);
    if (!found) throw new CliError("action-failed", `${why}: the page shows nothing to do it with.`);
    const todo = step(found.id);
    output.action(todo);
    const result = await tool.act(todo);
    if (!result.success) throw new CliError("action-failed", `${why}: ${describeStep(todo)}: ${result.error ?? result.code ?? "failed"}`);
    await output.changes(todo, result, tool);
  }
  await output.view(tool);
  const basket = find(await tool.serialized(), says("a", /basket\D+1\b/i));
  if (!basket) throw new CliError("action-failed", "The basket is still empty.");
  log2("\nDone: one lamp is in the basket.");
}
function find({ page }, matches) {
  const roots = [page.body, ...(page.shadowDoms ?? []).map(({ body }) => body), ...(page.iframes ?? []).map(({ body }) => body)];
  for (const queue = [...roots]; queue.length > 0; ) {
    const node = queue.shift();
    if (matches(node)) return node;
    queue.unshift(...node.children ?? []);
  }
  return null;
}

// src/cli/help.ts
var help = `Shows a web page as a language model reads it through DomTool, and acts on it.

  domtool [URL or FILE] [options]

Without a page it opens the sample web shop and plays a short task on it: search, open a product, put it into the basket.
In the project's folder the same is "npm start --", in place of "domtool".

  --view text|serialized   the form of the view: lines of text (the default), or JSON
  --click N                click the element that the view numbers N
  --type N TEXT            type TEXT into element N, in place of what is there
  --screenshot FILE        at the end, save a picture of the page (PNG, or JPEG by the file's name)
  --viewport WxH           the size of the window, in CSS pixels (default 1280x800)
  --connect URL            use a browser that already runs, here or on a grid, by the URL of its debugging port
                           (http://localhost:9222, or ws://\u2026); without a page: the tab that it has open
  --help, --version

--click and --type may be given several times; they are done in the order given. Before each, and after the last, the view
is printed; after each, what it changed. With --view serialized these are JSON documents, one a line:
{"view":\u2026}, {"action":\u2026,"changes":\u2026}; without actions it is the one JSON document of the page.

The view goes to standard output, progress and errors to standard error. The exit status is
  ${exitStatus.ok}  all done
  ${exitStatus["action-failed"]}  an action failed: no such element, hidden, covered, \u2026
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus["no-browser"]}  no browser was found, could be installed, or answered
  ${exitStatus["no-page"]}  the page did not load, or the file is not there
  ${exitStatus["no-view"]}  the page loaded, but its view could not be made

The browser is the one that DOMTOOL_CHROME or CHROME_PATH names, else Playwright's own Chromium, else an installed Chrome,
Chromium, Edge or Brave; if there is none, one is installed.
`;

// src/cli/browsers/engines.ts
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

// src/cli/browsers/playwright.ts
async function loadPlaywright() {
  try {
    return (await import("playwright-core")).default;
  } catch (cause) {
    const hint = 'The command line needs the package "playwright-core": npm install playwright-core';
    throw new CliError("no-browser", hint, { cause });
  }
}

// src/cli/browsers/find.ts
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path3 from "node:path";
import { promisify } from "node:util";

// src/cli/browsers/candidates.ts
import path2 from "node:path";
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
    (architecture) => path2.posix.join("/usr/lib", architecture, `webkit2gtk-${version2}`, "MiniBrowser")
  )
);
function candidates(engine, { platform, env } = process) {
  if (platform === "darwin") return inFolders(path2.posix, ["/Applications", `${env["HOME"]}/Applications`], applications[engine]);
  if (platform === "win32") {
    const folders = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    return inFolders(path2.win32, folders.filter(isSet), windowsPrograms[engine]);
  }
  const inPath = (env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const found = inFolders(path2.posix, inPath, programs[engine]);
  return engine === "webkit" ? [...found, ...miniBrowsers] : found;
}
function inFolders(style, folders, names) {
  return names.flatMap((name) => folders.map((folder) => style.join(folder, name)));
}
function isSet(folder) {
  return folder !== void 0 && folder !== "";
}

// src/cli/browsers/find.ts
async function findBrowser(engine) {
  return await fromEnvironment(engine) ?? await fromPlaywright(engine) ?? await fromSystem(engine);
}
async function fromEnvironment(engine) {
  const name = environmentVariables[engine].find((variable) => process.env[variable]);
  if (name === void 0) return null;
  const executablePath = process.env[name] ?? "";
  if (await isRunnable(executablePath)) return { engine, executablePath, build: "system", source: name };
  throw new CliError("no-browser", `${name} is set to "${executablePath}", which is not a program that can be run.`);
}
async function fromPlaywright(engine) {
  const playwright = await loadPlaywright().catch(() => null);
  const executablePath = playwright?.[engine].executablePath() ?? "";
  if (executablePath === "" || !await isRunnable(executablePath)) return null;
  return { engine, executablePath, build: "playwright", source: `Playwright's own ${engineNames[engine]}` };
}
async function fromSystem(engine) {
  for (const executablePath of candidates(engine)) {
    if (!await isRunnable(executablePath) || !await isUsable(executablePath, engine)) continue;
    return { engine, executablePath, build: "system", source: `installed ${engineNames[engine]}` };
  }
  return null;
}
function isRunnable(file) {
  return access(file, constants.X_OK).then(
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
  return (await Promise.all(folders.map((folder) => isRunnable(path3.join(folder, program))))).includes(true);
}

// src/cli/browsers/install.ts
import { spawn } from "node:child_process";
import { access as access2 } from "node:fs/promises";
import { createRequire } from "node:module";
import path4 from "node:path";
var debianPackages = {
  chromium: ["chromium", "chromium-sandbox", "fonts-liberation"],
  firefox: ["firefox-esr", "fonts-liberation"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth", "fonts-liberation"]
};
async function installBrowser(engine, log2) {
  for (const { name, commands } of await ways(engine)) {
    log2(`No ${engineNames[engine]} found; installing it with ${name} \u2026`);
    const failed = await firstFailure(commands);
    if (failed === null) return true;
    log2(`${name} could not install it (${failed}).`);
  }
  return false;
}
async function ways(engine) {
  const maySetUp = process.getuid?.() === 0 && await isDebian();
  const viaPlaywright = playwrightWay(engine, maySetUp);
  if (!maySetUp) return viaPlaywright;
  const packages = debianPackages[engine];
  const install = ["apt-get", "install", "--yes", "--no-install-recommends", ...packages];
  return [...viaPlaywright, { name: "apt-get", commands: [["apt-get", "update"], install] }];
}
function playwrightWay(engine, maySetUp) {
  try {
    const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
    const program = [process.execPath, path4.join(path4.dirname(manifest), "cli.js")];
    const libraries = maySetUp ? [[...program, "install-deps", engine]] : [];
    return [{ name: "Playwright", commands: [[...program, "install", engine], ...libraries] }];
  } catch {
    return [];
  }
}
var isDebian = () => access2("/etc/debian_version").then(
  () => true,
  () => false
);
async function firstFailure(commands) {
  for (const [program, ...args] of commands) {
    const status = await run(program, args);
    if (status !== 0) return `"${path4.basename(program)} ${args.map((arg) => path4.basename(arg)).join(" ")}" ended with ${status}`;
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

// src/cli/browsers/provide.ts
async function provideBrowser(engine, log2) {
  const found = await findBrowser(engine) ?? (await installBrowser(engine, log2) ? await findBrowser(engine) : null);
  if (found) return found;
  const name = engineNames[engine];
  const variable = environmentVariables[engine][0];
  throw new CliError("no-browser", `No ${name} was found, and none could be installed. Install one, or set ${variable} to its program.`);
}

// src/cli/page/browser.ts
var defaultViewport = { width: 1280, height: 800 };
async function openBrowser(wishes, log2) {
  const playwright = await loadPlaywright();
  if (wishes.connect !== null) return connect(playwright, wishes.connect, wishes, log2);
  const { executablePath, source } = await provideBrowser("chromium", log2);
  log2(`Browser: ${executablePath} (${source})`);
  const browser = await launch(playwright, executablePath, log2);
  const page = await browser.newPage({ viewport: wishes.viewport ?? defaultViewport });
  return { page, close: () => browser.close() };
}
async function launch({ chromium }, executablePath, log2) {
  const isRoot = process.getuid?.() === 0;
  const start = (chromiumSandbox) => chromium.launch({ executablePath, chromiumSandbox, args: [...chromiumArguments] });
  try {
    return await start(!isRoot).catch((error) => {
      if (isRoot || !/sandbox/i.test(String(error))) throw error;
      log2("Note: this system lets the browser set up no sandbox; it runs without one.");
      return start(false);
    });
  } catch (cause) {
    throw new CliError("no-browser", `${executablePath} did not start: ${firstLines(cause)}`, { cause });
  }
}
async function connect(playwright, endpoint, wishes, log2) {
  log2(`Connecting to ${endpoint} \u2026`);
  const browser = await playwright.chromium.connectOverCDP(endpoint, { timeout: 3e4 }).catch((cause) => {
    throw new CliError("no-browser", `No browser answers at ${endpoint}: ${firstLines(cause)}`, { cause });
  });
  try {
    const page = await tabOf(browser, wishes.newTab);
    if (wishes.viewport) await page.setViewportSize(wishes.viewport);
    return {
      page,
      close: async () => {
        if (wishes.newTab) await page.close();
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

// src/cli/showPage.ts
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
async function showPage(page, { view, steps }, print2) {
  const tool = new PageTool(page);
  const output = new Output(view, steps.length === 0, print2);
  for (const step of steps) {
    await output.view(tool);
    output.action(step);
    const result = await tool.act(step);
    if (!result.success) throw new CliError("action-failed", `${describeStep(step)}: ${result.error ?? result.code ?? "failed"}`);
    await output.changes(step, result, tool);
  }
  await output.view(tool);
}
async function saveScreenshot(page, file) {
  const type = /^\.jpe?g$/i.test(extname(file)) ? "jpeg" : "png";
  try {
    await writeFile(file, await page.screenshot({ type }));
  } catch (cause) {
    throw new CliError("no-view", `The screenshot could not be saved: ${cause instanceof Error ? cause.message.split("\n")[0] : String(cause)}`, { cause });
  }
}

// src/cli/target.ts
import { stat as stat2 } from "node:fs/promises";
import path5 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
var pageEndings = /* @__PURE__ */ new Set([".html", ".htm", ".xhtml", ".svg", ".xml", ".txt", ".md", ".pdf", ".json"]);
async function readTarget(text) {
  if (/^file:/i.test(text)) return fileTarget(fileOfUrl(text));
  if (/^(https?:\/\/|about:|data:)/i.test(text)) return { kind: "url", url: checkUrl(text) };
  if (await exists(text)) return fileTarget(text);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) throw new CliError("usage", `Cannot open "${text}": only http, https and file URLs, and files.`);
  if (looksLikeHost(text)) return { kind: "url", url: checkUrl(`${isLocal(text) ? "http" : "https"}://${text}`) };
  throw new CliError("no-page", `There is no file "${path5.resolve(text)}".`);
}
async function fileTarget(name) {
  const full = path5.resolve(name);
  const found = await stat2(full).catch(() => null);
  if (!found) throw new CliError("no-page", `There is no file "${full}".`);
  if (!found.isDirectory()) return { kind: "file", folder: path5.dirname(full), page: path5.basename(full) };
  if (await exists(path5.join(full, "index.html"))) return { kind: "file", folder: full, page: "index.html" };
  throw new CliError("no-page", `"${full}" is a folder without an index.html.`);
}
function fileOfUrl(url) {
  try {
    return fileURLToPath3(url);
  } catch {
    throw new CliError("usage", `"${url}" is not the URL of a file here.`);
  }
}
function checkUrl(url) {
  if (URL.canParse(url)) return url;
  throw new CliError("usage", `"${url}" is not a URL.`);
}
function looksLikeHost(text) {
  const host = text.split(/[/?#]/, 1)[0] ?? "";
  if (pageEndings.has(path5.extname(host).toLowerCase())) return false;
  return isLocal(text) || /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(host);
}
function isLocal(text) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(text);
}
async function exists(name) {
  return await stat2(name).catch(() => null) !== null;
}

// src/cli/main.ts
var print = (text) => void process.stdout.write(`${text}
`);
var log = (message) => void process.stderr.write(`${message}
`);
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? exitStatus.ok : exitStatus["no-view"]));
async function run2(command) {
  if (command.help) return print(help.trimEnd());
  if (command.version) return print(version());
  const isDemo = command.target === "demo" || command.target === null && command.connect === null;
  if (isDemo && command.steps.length > 0) throw new CliError("usage", "The sample shop plays its own task; --click and --type need a page. (--help tells how)");
  const target = isDemo ? { kind: "file", folder: shopFolder, page: "index.html" } : command.target === null ? null : await readTarget(command.target);
  const { page, close } = await openBrowser({ connect: command.connect, viewport: command.viewport, newTab: target !== null }, log);
  page.on("popup", (tab) => log(`Note: the page opened another tab, which is not shown here: ${tab.url()}`));
  try {
    if (target !== null) await openTarget(page, target, log);
    if (isDemo) await playDemo(page, command, print, log);
    else await showPage(page, command, print);
    if (command.screenshot !== null) await saveScreenshot(page, command.screenshot);
  } finally {
    await close();
  }
}
function version() {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return manifest.version;
}
try {
  await run2(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  log(`domtool: ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
//# sourceMappingURL=cli.mjs.map
