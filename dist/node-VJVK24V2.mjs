import {
  attach
} from "./node-3OAX5J4M.mjs";
import {
  SILENT_MS,
  Turns,
  camelCase,
  checkArguments,
  compactResult,
  readyStateOf,
  toolDefinitions,
  unlessAborted,
  withinTime
} from "./node-TQBT3R2U.mjs";

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
  constructor(failure, message, options) {
    super(message, options);
    this.failure = failure;
  }
  failure;
  name = "HostError";
};
var messageOf = (thrown) => (thrown instanceof Error ? thrown.message : String(thrown)).split("\n")[0] ?? "";

// src/host/browsers/provide.ts
import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire as createRequire2 } from "node:module";
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
  (version) => ["x86_64-linux-gnu", "aarch64-linux-gnu", "."].map(
    (architecture) => path.posix.join("/usr/lib", architecture, `webkit2gtk-${version}`, "MiniBrowser")
  )
);
function candidates(engine, { platform, env } = process) {
  if (platform === "darwin")
    return inFolders(path.posix, ["/Applications", `${env["HOME"]}/Applications`], applications[engine]);
  if (platform === "win32") {
    const folders2 = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    return inFolders(path.win32, folders2.filter(isSet), windowsPrograms[engine]);
  }
  const inPath = (env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const found = inFolders(path.posix, inPath, programs[engine]);
  return engine === "webkit" ? [...found, ...miniBrowsers] : found;
}
function inFolders(style, folders2, names) {
  return names.flatMap((name) => folders2.map((folder) => style.join(folder, name)));
}
function isSet(folder) {
  return folder !== void 0 && folder !== "";
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
async function installBrowser(engine, log) {
  for (const { name, commands } of await installers(engine)) {
    log(`No ${engineNames[engine]} found; installing it with ${name} \u2026`);
    const failed = await firstFailure(commands);
    if (failed === null) return true;
    log(`${name} could not install it (${failed}).`);
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
async function firstFailure(commands) {
  for (const [program, ...args] of commands) {
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
var require2 = createRequire2(import.meta.url);
async function provideBrowser(engine, log) {
  const found = await findBrowser(engine) ?? (await installBrowser(engine, log) ? await findBrowser(engine) : null);
  if (found) return found;
  const name = engineNames[engine];
  const variable = environmentVariables[engine][0];
  throw new HostError(
    "no-browser",
    `No ${name} was found, and none could be installed. Install one, or set ${variable} to its program.`
  );
}
async function findBrowser(engine) {
  const named = fromEnvironment(engine);
  if (named) return named;
  const installed = fromSystem(engine);
  return fromPlaywright(engine) ?? installed;
}
function loadPlaywright() {
  try {
    return require2("playwright-core");
  } catch (cause) {
    const hint = 'The command line needs the package "playwright-core": npm install playwright-core';
    throw new HostError("no-browser", hint, { cause });
  }
}
function fromEnvironment(engine) {
  const name = environmentVariables[engine].find((variable) => process.env[variable]);
  if (name === void 0) return null;
  const executablePath = process.env[name] ?? "";
  if (isExecutable(executablePath)) return { engine, executablePath, build: "system", source: name };
  throw new HostError("no-browser", `${name} is set to "${executablePath}", which is not a program that can be run.`);
}
function fromPlaywright(engine) {
  let executablePath;
  try {
    executablePath = loadPlaywright()[engine].executablePath();
  } catch {
    return null;
  }
  if (!isExecutable(executablePath)) return null;
  return { engine, executablePath, build: "playwright", source: `Playwright's own ${engineNames[engine]}` };
}
async function fromSystem(engine) {
  for (const executablePath of candidates(engine)) {
    if (!isExecutable(executablePath) || !await isUsable(executablePath, engine)) continue;
    return { engine, executablePath, build: "system", source: `installed ${engineNames[engine]}` };
  }
  return null;
}
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
async function isUsable(executablePath, engine) {
  if (process.platform !== "linux") return true;
  if (engine === "webkit") return isInPath("WebKitWebDriver") && (hasDisplay() || isInPath("xvfb-run"));
  return promisify(execFile)(executablePath, ["--version"], { timeout: 2e4 }).then(
    () => true,
    () => false
  );
}
var hasDisplay = () => Boolean(process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]);
var isInPath = (program) => (process.env["PATH"] ?? "").split(path3.delimiter).some((folder) => isExecutable(path3.join(folder, program)));

// src/host/Target.ts
var nameOf = (target) => target.kind === "url" ? target.url : target.kind === "file" ? target.page : "the page";
function addressOf(text2) {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text2) ? text2 : `${/^(localhost|127\.)/.test(text2) ? "http" : "https"}://${text2}`;
  if (URL.canParse(address) && /^(https?:|about:blank$|data:)/i.test(address)) return address;
  throw new HostError("usage", `Cannot open "${text2}": only http, https and data addresses.`);
}

// src/host/BrowserHost.ts
import { access as access2, constants as constants2, mkdir as mkdir2 } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

// src/host/BrowserSession.ts
import { mkdir, realpath, writeFile } from "node:fs/promises";
import path5 from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// src/host/serveFiles.ts
import { readFile, stat } from "node:fs/promises";
import path4 from "node:path";
var origin = "http://files.localhost";
async function serve(context, target) {
  await context.unroute(`${origin}/**`);
  if ("html" in target) {
    const { html } = target;
    await context.route(
      `${origin}/**`,
      (route) => new URL(route.request().url()).pathname === "/" ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html }) : route.fulfill(missing)
    );
    return `${origin}/`;
  }
  await context.route(`${origin}/**`, (route) => fulfil(route, target.folder));
  return `${origin}/${encodeURIComponent(target.page)}`;
}
var missing = { status: 404, contentType: "text/plain", body: "There is no such file." };
async function fulfil(route, folder) {
  const file = fileOf(route.request().url(), folder);
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) {
    await route.fulfill(missing);
    return;
  }
  const type = /\.html?$/i.test(file) && await isUtf8(file) ? { contentType: "text/html; charset=utf-8" } : {};
  await route.fulfill({ path: file, ...type });
}
async function isUtf8(file) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
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

// src/host/loadErrors.ts
var MEANINGS = {
  ERR_NAME_NOT_RESOLVED: "there is no host of that name",
  ERR_CONNECTION_REFUSED: "nothing listens at that address",
  ERR_CONNECTION_TIMED_OUT: "the host does not answer",
  ERR_INTERNET_DISCONNECTED: "there is no network",
  ERR_ADDRESS_UNREACHABLE: "the host cannot be reached",
  ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
  ERR_CERT_DATE_INVALID: "the server's certificate has expired",
  ERR_TOO_MANY_REDIRECTS: "it redirects in a circle",
  ERR_EMPTY_RESPONSE: "the server sent an empty answer",
  ERR_ABORTED: "the load was stopped by a download, an empty answer or another navigation",
  ERR_BLOCKED_BY_CLIENT: "the origin is not allowed",
  ERR_INVALID_AUTH_CREDENTIALS: "the server asks for a name and password (--http-auth)",
  ERR_HTTP_RESPONSE_CODE_FAILURE: "the server answered with an error and no page"
};
function reasonOf(error, limit) {
  const reason = messageOf(error);
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  if (code !== void 0) return `${MEANINGS[code] ?? "the browser reports an error"} (${code}).`;
  if (/Download is starting/.test(reason)) return "it is a download, not a page.";
  if (/timeout/i.test(reason)) return `no answer within ${limit / 1e3} s.`;
  return reason.replace(/^page\.\w+: /, "");
}

// src/host/BrowserSession.ts
var MAX_NOTES = 200;
var IDLE_MS = 500;
var BrowserSession = class _BrowserSession {
  #context;
  #options;
  #tabs = /* @__PURE__ */ new Map();
  /** The tabs that belong to someone else. They stay open when the session ends. */
  #borrowedTabs = /* @__PURE__ */ new Set();
  /** The tabs whose page has crashed. They show nothing and can go nowhere, so a navigation replaces them. */
  #crashedTabs = /* @__PURE__ */ new Set();
  notes = [];
  #current = null;
  #unreported = 0;
  /**
   * The answer for the next dialog. Without one, `confirm` and `prompt` wait for an answer; other dialogs are accepted.
   */
  #dialogAnswer = null;
  /** The dialog that waits for an answer. The page is blocked until then. */
  #openDialog = null;
  /** Resolves when the latest dialog that waited for an answer no longer waits. */
  #pause = Promise.resolve();
  #endPause = () => void 0;
  #onDialogOpened = null;
  #onCrash = null;
  /** Calls are run one after another, so that a dialog or a crash interrupts only one. */
  #turns = new Turns();
  /** The call that is running in the page. */
  #running = null;
  /** The call that the open dialog interrupted. */
  #interrupted = null;
  #cookies;
  constructor(context, options) {
    this.#context = context;
    this.#options = options;
    this.#cookies = options.cookies ?? [];
  }
  /** Begins a session in a context. It takes over the context's open tabs, unless the context is shared. */
  static async open(context, options) {
    const session = new _BrowserSession(context, options);
    context.setDefaultNavigationTimeout(options.timeouts.navigation);
    const { allowedOrigins } = options;
    if (allowedOrigins !== null)
      await context.route(
        (url) => /^https?:$/.test(url.protocol) && !allowedOrigins.includes(url.origin),
        (route) => route.abort("blockedbyclient")
      );
    context.on("page", (page) => {
      if (!options.isShared) session.#useTab(page).catch(() => void 0);
      else
        void page.opener().then((opener) => {
          if (opener && session.#tabs.has(opener)) return session.#useTab(page);
          return void 0;
        });
    });
    if (!options.isShared) await Promise.all(context.pages().map((page) => session.#useTab(page)));
    return session;
  }
  /**
   * Uses the last tab of a shared context that shows a page, which is probably the one that the person means.
   * @throws HostError `no-page` if there is none
   */
  async useOpenTab() {
    const page = this.#context.pages().findLast((one) => /^(https?|file|data):/.test(one.url()));
    if (!page) throw new HostError("no-page", "The browser shows no page; say which one to open.");
    this.#borrowedTabs.add(page);
    await this.#useTab(page);
  }
  /** Returns the current tab, or opens one if there is none. @throws HostError `no-page` if its page has crashed */
  async tab() {
    const page = this.#current;
    if (page && this.hasCrashed(page)) throw crashOf(page);
    return this.#useTab(page ?? await this.#context.newPage());
  }
  /** Returns whether the page of a tab has crashed. */
  hasCrashed(page) {
    return this.#crashedTabs.has(page);
  }
  /** Returns the tabs in the order in which they were opened. */
  tabs() {
    return [...this.#tabs.keys()];
  }
  /** The index of the current tab in `tabs()`, or -1. */
  get currentIndex() {
    return this.#current === null ? -1 : this.tabs().indexOf(this.#current);
  }
  /**
   * Opens an address in the current tab, and waits until the page has settled.
   * @returns notes for a reader of the page, for instance that it was still loading or that the server reported an
   *   error
   * @throws HostError `no-page` if the page did not load
   */
  async goto(url) {
    return this.open({ kind: "url", url: addressOf(url) });
  }
  /** Opens a page, with the files beside it if it is a file. Returns notes and throws as `goto` does. */
  async open(target) {
    const name = nameOf(target);
    const url = target.kind === "url" ? target.url : await serve(this.#context, target);
    const cookies = this.#cookies.map((cookie2) => ({ ...cookie2, url }));
    this.#cookies = [];
    if (cookies.length > 0)
      await this.#context.addCookies(cookies).catch((cause) => {
        throw new HostError("usage", `${name} cannot have cookies: ${messageOf(cause).replace(/^[\w.]+: /, "")}.`, {
          cause
        });
      });
    const { page } = await this.#intactTab();
    const timeout = this.#options.timeouts.navigation;
    return this.#navigate(name, () => page.goto(url, { waitUntil: "commit", timeout }));
  }
  /** Goes back or forward in the history, or reloads the page. @throws HostError `no-page` */
  async go(direction) {
    const crashed = this.#current;
    if (direction === "reload" && crashed && this.hasCrashed(crashed))
      return this.open({ kind: "url", url: crashed.url() });
    const { page } = await this.tab();
    const options = { waitUntil: "commit", timeout: this.#options.timeouts.navigation };
    const before = page.url();
    const name = direction === "reload" ? page.url() : `The ${direction === "back" ? "previous" : "next"} page`;
    return this.#navigate(name, async () => {
      if (direction === "reload") return page.reload(options);
      const answer = await (direction === "back" ? page.goBack(options) : page.goForward(options));
      if (answer === null && page.url() === before)
        throw new HostError("no-page", `There is no page to go ${direction} to.`);
      return answer;
    });
  }
  async #navigate(name, start) {
    const tab = await this.tab();
    await stopHangingScript(tab);
    const started = Date.now();
    const limit = this.#options.timeouts.navigation;
    const notes = [];
    try {
      const answer = await start();
      const status = answer?.status() ?? 0;
      if (status >= 400) notes.push(`the server answered with status ${status}; this is the page that came with it.`);
      if (status === 401) notes.push("the server asks for a name and password (--http-auth).");
      if (/^application\/pdf\b/i.test(answer?.headers()["content-type"] ?? ""))
        notes.push("it is a PDF file, whose text cannot be read in the browser.");
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError("no-page", `${name} did not load: ${reasonOf(cause, limit)}`, { cause });
    }
    const state = await this.#settled(tab, Math.max(1, limit - (Date.now() - started)));
    if (state === "loaded") return notes;
    const seconds = limit / 1e3;
    if (state === "hanging" && await tab.dom.stopScripts())
      notes.push(`a script of the page had not ended after ${seconds} s and was stopped; this is what was there.`);
    else notes.push(`the page was still loading after ${seconds} s; this is what was there by then.`);
    return notes;
  }
  /** Waits until the page has settled. The limit begins again when a question of the page has been answered. */
  async #settled({ dom }, limit) {
    for (let left = limit; ; left = this.#options.timeouts.navigation) {
      const pause = this.#pause;
      const state = await dom.settled(left);
      if (state === "loaded" || this.#pause === pause) return state;
      await this.#pause;
    }
  }
  /** Returns the current tab. If its page has crashed, a new tab takes its place. */
  async #intactTab() {
    const page = this.#current;
    if (!page || !this.hasCrashed(page)) return this.tab();
    const tab = await this.#useTab(await this.#context.newPage());
    if (!this.#borrowedTabs.has(page)) await page.close();
    return tab;
  }
  /** Waits for a number of milliseconds, until no request is under way (`idle`), or until a text appears. */
  async waitFor(until, timeout = this.#options.timeouts.action) {
    const { dom } = await this.tab();
    if (/^\d+$/.test(until)) return wait(Math.min(Number(until), 6e5));
    if (until === "idle") return void await dom.settled(timeout, IDLE_MS);
    const result = await dom.waitFor({ text: until, timeout });
    if (!result.success) throw new HostError("action-failed", `wait: ${result.error ?? "the text did not appear"}`);
  }
  /** Takes a screenshot of the page; with `marks`, the numbers of the elements are drawn over it. */
  async screenshot({ marks = false, fullPage = false, type = "png" } = {}) {
    const { page, dom } = await this.tab();
    try {
      if (marks) await dom.showMarks();
      return await page.screenshot({ fullPage, type });
    } finally {
      if (marks) await dom.hideMarks();
    }
  }
  async newTab(url) {
    await this.#useTab(await this.#context.newPage());
    if (url !== void 0) await this.goto(url);
  }
  async selectTab(index) {
    this.#current = this.#tabAt(index);
    if (!this.hasCrashed(this.#current)) await this.#current.bringToFront();
  }
  async closeTab(index) {
    await this.#tabAt(index).close();
  }
  /** A sentence that tells which dialog waits for an answer and how to give it, or null. */
  get question() {
    if (this.#openDialog === null) return null;
    const asked = `${this.#openDialog.type()} ${JSON.stringify(this.#openDialog.message().slice(0, 300))}`;
    return `The page asks: ${asked}. It does nothing until the question is answered (${this.#options.howToAnswer}).`;
  }
  /**
   * Runs a call after those before it. If the signal aborts, a call that waits for its turn is not begun, and one that
   * runs ends at once, and what it still waits for in a page is not done any more.
   */
  inTurn(call, signal = new AbortController().signal) {
    const cancel = () => {
      for (const tab of this.#tabs.values()) void tab.then(({ dom }) => dom.cancel()).catch(() => void 0);
    };
    return this.#turns.take(() => unlessAborted(call(), signal, cancel), signal);
  }
  /**
   * Waits for a call in the page, and returns early if a dialog interrupts it.
   * @returns the result of the call, or undefined if a dialog opened meanwhile; `answerDialog` returns the result then
   * @throws HostError `no-page` if the page crashed meanwhile
   */
  untilQuestion(work) {
    this.#running = work;
    const end = () => void (this.#running === work && (this.#running = null));
    work.then(end, end);
    return Promise.race([work, this.#interruption()]);
  }
  /**
   * Answers the dialog that waits, or sets the answer for the next one.
   * @returns the result of the call that the dialog had interrupted; undefined if no dialog waits
   */
  async answerDialog(accept, text2) {
    const dialog = this.#openDialog;
    if (!dialog) {
      this.#dialogAnswer = { accept, text: text2 };
      return void 0;
    }
    const work = this.#interrupted ?? Promise.resolve(void 0);
    this.#endQuestion();
    const [result] = await Promise.all([this.untilQuestion(work), this.#answer(dialog, { accept, text: text2 })]);
    return result;
  }
  /** Resolves when a dialog opens that waits for an answer, and rejects when the current page crashes. */
  #interruption() {
    const interruption = new Promise((resolve, reject) => {
      this.#onDialogOpened = () => resolve(void 0);
      this.#onCrash = reject;
    });
    interruption.catch(() => void 0);
    return interruption;
  }
  /** Returns the dialogs and downloads since the last call. */
  takeNews() {
    const news = this.notes.slice(this.#unreported).filter(({ kind }) => kind === "dialog" || kind === "download");
    this.#unreported = this.notes.length;
    return news;
  }
  /** Returns the path of a file that may be uploaded. @throws HostError `usage` for one outside the allowed folders */
  async fileToUpload(name) {
    for (const folder of this.#options.folders) {
      const root = await realpath(folder).catch(() => folder);
      const file = await realpath(path5.resolve(root, name)).catch(() => null);
      if (file !== null && isInside(file, root)) return file;
    }
    throw new HostError(
      "usage",
      `There is no file "${name}" in the allowed folders: ${this.#options.folders.join(", ")}.`
    );
  }
  /** Saves a file under a name without a folder, in the folder for output. @returns its path */
  async save(name, content) {
    const file = await this.#fileToSave(name);
    await writeFile(file, content);
    return file;
  }
  /** Calls back when the browser closes the context. */
  onClosed(listener) {
    this.#context.once("close", listener);
  }
  async close() {
    await this.#openDialog?.dismiss().catch(() => void 0);
    if (!this.#options.isShared) return this.#context.close().catch(() => void 0);
    const own = this.tabs().filter((page) => !this.#borrowedTabs.has(page));
    await Promise.all(own.map((page) => page.close().catch(() => void 0)));
    await Promise.all([...this.#borrowedTabs].map(async (page) => (await this.#tabs.get(page))?.dom.detach()));
  }
  async #fileToSave(name) {
    const folder = this.#options.folders[0] ?? process.cwd();
    await mkdir(folder, { recursive: true });
    const base = path5.basename(name);
    if (base !== name || base === "" || base.startsWith("."))
      throw new HostError("usage", `The name of a file to save must have no folder, such as page.txt; not "${name}".`);
    return path5.join(await realpath(folder), base);
  }
  #tabAt(index) {
    const page = this.tabs()[index];
    if (page) return page;
    throw new HostError("usage", `There is no tab ${index}; there are ${this.#tabs.size}, counted from 0.`);
  }
  #useTab(page) {
    let tab = this.#tabs.get(page);
    if (tab) return tab;
    this.#current = page;
    page.on("dialog", (dialog) => void this.#onDialog(dialog));
    page.on("console", (message) => this.#onConsole(message));
    page.on("pageerror", (error) => this.#note("console", `error: ${error.message}`));
    page.on("requestfailed", (request) => this.#onFailed(request));
    page.on("response", (response) => {
      if (response.status() >= 400)
        this.#note("request", `${response.request().method()} ${response.url()}: status ${response.status()}`);
    });
    page.on("download", (download) => void this.#onDownload(download));
    page.on("close", () => {
      this.#tabs.delete(page);
      this.#crashedTabs.delete(page);
      if (this.#current === page) this.#current = this.tabs().at(-1) ?? null;
      if (this.#openDialog?.page() === page) this.#endQuestion();
    });
    page.on("crash", () => {
      this.#crashedTabs.add(page);
      if (this.#openDialog?.page() === page) this.#endQuestion();
      if (this.#current === page) this.#onCrash?.(crashOf(page));
    });
    tab = this.#attach(page);
    tab.catch(() => this.#tabs.delete(page));
    this.#tabs.set(page, tab);
    return tab;
  }
  async #attach(page) {
    const { viewport, isShared, timeouts, pageTools: pageTools2 } = this.#options;
    if (isShared && viewport) await page.setViewportSize(viewport);
    const dom = await attach(page, { timeout: timeouts.action, isPaused: () => this.#openDialog !== null, pageTools: pageTools2 });
    return { page, dom };
  }
  #note(kind, text2) {
    this.notes.push({ kind, text: text2.replace(/\s+/g, " ").slice(0, 500) });
    if (this.notes.length <= MAX_NOTES) return;
    this.notes.shift();
    this.#unreported = Math.max(0, this.#unreported - 1);
  }
  async #onDialog(dialog) {
    const { answerDialogs: policy } = this.#options;
    const answer = this.#dialogAnswer ?? (policy === "ask" ? null : { accept: policy === "accept", text: void 0 });
    this.#dialogAnswer = null;
    const isQuestion = dialog.type() === "confirm" || dialog.type() === "prompt";
    if (answer || !isQuestion) return this.#answer(dialog, answer ?? { accept: true, text: void 0 });
    this.#openDialog = dialog;
    this.#interrupted = this.#running;
    this.#pause = new Promise((resolve) => this.#endPause = resolve);
    this.#onDialogOpened?.();
  }
  #endQuestion() {
    this.#openDialog = null;
    this.#endPause();
  }
  async #answer(dialog, { accept, text: text2 }) {
    this.#note("dialog", `${dialog.type()} "${dialog.message()}" was ${accept ? "accepted" : "dismissed"}`);
    await (accept ? dialog.accept(text2) : dialog.dismiss()).catch(() => void 0);
  }
  #onConsole(message) {
    this.#note("console", `${message.type()}: ${message.text()}`);
  }
  #onFailed(request) {
    this.#note("request", `${request.method()} ${request.url()}: ${request.failure()?.errorText ?? "failed"}`);
  }
  async #onDownload(download) {
    const name = path5.basename(download.suggestedFilename()).replace(/^\.+/, "") || "download";
    const saved = await this.#fileToSave(name).then(async (file) => {
      await download.saveAs(file);
      return `saved as ${file}`;
    }).catch((error) => `could not be saved: ${String(error)}`);
    this.#note("download", `${name} was ${saved}`);
  }
};
var crashOf = (page) => new HostError("no-page", `The page ${page.url()} crashed. Load it again, or open another one.`);
async function stopHangingScript({ page, dom }) {
  if (await readyStateOf(page, SILENT_MS) === null) await dom.stopScripts();
}
var isInside = (file, folder) => file.startsWith(folder + path5.sep);

// src/host/BrowserHost.ts
var CONNECT_TIMEOUT_MS = 3e4;
var BrowserHost = class {
  #options;
  #use;
  #browser = null;
  #profile = null;
  /** The search for the browser's program. */
  #search = null;
  constructor(options, use) {
    this.#options = options;
    this.#use = use;
  }
  /** Begins a session, in a context of its own unless the options say otherwise. @throws HostError `no-browser` */
  async openSession() {
    const { timeout = 3e4, timeoutAction, timeoutNavigation, allowedOrigins, userDataDir, cookie: cookie2 } = this.#options;
    const { pageTools: pageTools2 = true, answerDialogs = "ask" } = this.#options;
    const sessionOptions = {
      folders: this.#use.folders,
      allowedOrigins: allowedOrigins ?? null,
      timeouts: { action: timeoutAction ?? timeout, navigation: timeoutNavigation ?? timeout },
      cookies: cookie2 ?? [],
      pageTools: pageTools2,
      answerDialogs,
      howToAnswer: this.#use.howToAnswer,
      viewport: this.#options.viewportSize ?? null
    };
    this.#startSearch();
    const playwright = loadPlaywright();
    if (userDataDir !== void 0) {
      this.#profile ??= this.#openProfile(playwright, userDataDir);
      const isShared = this.#use.hasManySessions === true;
      return BrowserSession.open(await this.#profile, { ...sessionOptions, isShared });
    }
    this.#browser ??= this.#openBrowser(playwright);
    const browser = await this.#browser;
    const [running] = this.#options.connect !== void 0 && this.#use.sharesContext ? browser.contexts() : [];
    if (running) return BrowserSession.open(running, { ...sessionOptions, isShared: true });
    const context = await browser.newContext(contextOptions(playwright, this.#options)).catch((cause) => {
      if (!browser.isConnected()) throw new HostError("no-browser", "The browser has ended.", { cause });
      if (!/unknown command/.test(String(cause)))
        throw new HostError("usage", `The browser does not accept an option: ${firstLines(cause)}`, { cause });
      const reason = `version ${browser.version()} lacks what Playwright needs (${firstLines(cause)})`;
      throw noBrowser(
        this.#engine,
        `The installed ${engineNames[this.#engine]} cannot be controlled by Playwright: ${reason}.`
      );
    });
    return BrowserSession.open(context, sessionOptions);
  }
  /** True if the browser was launched for these sessions alone, and so ends with this process. */
  get endsWithProcess() {
    const { connect, endpoint: endpoint2, userDataDir } = this.#options;
    return connect === void 0 && endpoint2 === void 0 && userDataDir === void 0;
  }
  /** Closes a browser that was launched, or disconnects from one that was already running. */
  async close() {
    await this.#browser?.then((it) => it.close()).catch(() => void 0);
    await this.#profile?.then((it) => it.close()).catch(() => void 0);
  }
  /** Opens the browser for all sessions, until it ends. One that did not open is opened anew for the next session. */
  #openBrowser(playwright) {
    const opening = this.#open(playwright);
    const forget = () => {
      this.#browser = null;
    };
    opening.then((browser) => browser.once("disconnected", forget), forget);
    return opening;
  }
  /** Does the same with a browser that keeps its profile in a folder. */
  #openProfile(playwright, folder) {
    const more = contextOptions(playwright, this.#options);
    const opening = makeFolder(folder).then(
      () => this.#start(playwright, (type, options) => type.launchPersistentContext(folder, { ...options, ...more }))
    );
    const forget = () => {
      this.#profile = null;
    };
    opening.then((profile) => profile.once("close", forget), forget);
    return opening;
  }
  async #open(playwright) {
    const { connect, endpoint: endpoint2 } = this.#options;
    const at = connect ?? endpoint2;
    if (at === void 0) return this.#start(playwright, (type2, options2) => type2.launch(options2));
    this.#use.log?.(`Connecting to ${at} \u2026`);
    const type = playwright[this.#engine];
    const options = { timeout: CONNECT_TIMEOUT_MS };
    return (connect === void 0 ? type.connect(at, options) : playwright.chromium.connectOverCDP(at, options)).catch(
      (cause) => {
        throw new HostError("no-browser", `No browser answers at ${at}: ${firstLines(cause)}`, { cause });
      }
    );
  }
  get #engine() {
    const { browser = "chromium" } = this.#options;
    return browser === "firefox" || browser === "webkit" ? browser : "chromium";
  }
  async #start(playwright, start) {
    const { browser, headed, noSandbox, proxyServer: server, proxyBypass: bypass } = this.#options;
    const engine = this.#engine;
    const branded = browser === "chrome" || browser === "msedge" ? browser : void 0;
    const program = branded === void 0 ? await this.#program(engine) : void 0;
    const channel = branded ?? (engine === "firefox" && !isOwnBuild(playwright, program) ? "moz-firefox" : void 0);
    const isRoot = process.getuid?.() === 0;
    const launch = (chromiumSandbox) => start(playwright[engine], {
      ...program !== void 0 && { executablePath: program },
      ...channel !== void 0 && { channel },
      headless: !headed,
      ...engine === "chromium" && { chromiumSandbox, args: [...chromiumArguments] },
      ...server !== void 0 && { proxy: { server, ...bypass !== void 0 && { bypass } } }
    });
    try {
      return await launch(!noSandbox && !isRoot).catch((error) => {
        if (noSandbox || isRoot || !/sandbox/i.test(String(error))) throw error;
        this.#use.log?.("Note: this system does not let the browser set up a sandbox; the browser runs without one.");
        return launch(false);
      });
    } catch (cause) {
      const { userDataDir } = this.#options;
      if (userDataDir !== void 0 && /ProcessSingleton|profile.* in use/i.test(String(cause))) {
        const reason = `The profile ${userDataDir} is in use by another browser`;
        throw new HostError("no-browser", `${reason}. End that browser, or name another folder.`, { cause });
      }
      throw new HostError("no-browser", `${program ?? browser} did not start: ${firstLines(cause)}`, { cause });
    }
  }
  /** Starts the search for the browser before Playwright is loaded, because both take a while. */
  #startSearch() {
    const { browser, connect, endpoint: endpoint2, executablePath } = this.#options;
    if (this.#browser ?? this.#profile ?? connect ?? endpoint2 ?? executablePath) return;
    if (browser === "chrome" || browser === "msedge") return;
    this.#search = (this.#use.find ?? findBrowser)(this.#engine);
    this.#search.catch(() => void 0);
  }
  async #program(engine) {
    const { executablePath } = this.#options;
    const find = this.#use.find ?? findBrowser;
    if (executablePath !== void 0) return executablePath;
    const found = await (this.#search ??= find(engine));
    this.#search = null;
    if (!found) throw noBrowser(engine, `No ${engineNames[engine]} was found.`);
    if (engine === "webkit" && found.build === "system")
      throw noBrowser(engine, `The installed WebKit (${found.executablePath}) cannot be controlled by Playwright.`);
    return found.executablePath;
  }
};
async function makeFolder(folder) {
  try {
    await mkdir2(folder, { recursive: true });
    await access2(folder, constants2.W_OK);
  } catch (cause) {
    const reason = `${folder} cannot be used as a profile (${messageOf(cause)})`;
    throw new HostError("usage", `${reason}. Name a folder that can be written to.`, { cause });
  }
}
var noBrowser = (engine, reason) => new HostError(
  "no-browser",
  `${reason} Install Playwright's build (npx playwright-core install ${engine}), or name a program with --executable-path.`
);
var isOwnBuild = (playwright, program) => program === playwright.firefox.executablePath();
function contextOptions({ devices }, options) {
  const { device, viewportSize, locale: locale2, userAgent, storageState, ignoreHttpsErrors, httpAuth } = options;
  const emulated = device === void 0 ? {} : devices[device];
  if (!emulated)
    throw new HostError("usage", `There is no device "${device}"; Playwright's list has names such as "iPhone 15".`);
  return {
    viewport: { width: 1280, height: 800 },
    ...emulated,
    ...viewportSize && { viewport: viewportSize },
    ...locale2 !== void 0 && { locale: locale2 },
    ...userAgent !== void 0 && { userAgent },
    ...storageState !== void 0 && { storageState },
    ...ignoreHttpsErrors && { ignoreHTTPSErrors: true },
    ...httpAuth && { httpCredentials: httpAuth }
  };
}
function firstLines(cause) {
  const message = cause instanceof Error ? cause.message : String(cause);
  return stripVTControlCharacters(message).replace(/^[\w.]+: /, "").replace(/\n*Call log:[^]*/, "").split("\n").slice(0, 3).join(" ").trim();
}

// src/host/browserTools.ts
import { readFile as readFile2 } from "node:fs/promises";
import path6 from "node:path";
var isPicture = (answer) => typeof answer === "object" && answer !== null && "picture" in answer;
function pictureType(file) {
  const extension = path6.extname(file).toLowerCase();
  if (/^(\.png)?$/.test(extension)) return "png";
  if (/^\.jpe?g$/.test(extension)) return "jpeg";
  throw new HostError("usage", `A picture is saved as .png, .jpg or .jpeg, not as "${extension}".`);
}
var pageTools = toolDefinitions("mcp");
var text = { type: "string" };
var nodeId = {
  anyOf: [{ type: "string" }, { type: "integer" }],
  description: "Number of the element in a view"
};
var flag = { type: "boolean" };
var titleOf = (page) => withinTime(page.title(), 1e3, () => "");
async function describeLocation(session, notes = []) {
  const { page } = await session.tab();
  const title = (await titleOf(page)).slice(0, 200);
  const location = `Now at ${page.url().slice(0, 500)} (${JSON.stringify(title)}).`;
  return [location, ...notes.map((note) => `Note: ${note}`)].join("\n");
}
function notesOf(session, kind, limit) {
  const notes = session.notes.filter((note) => note.kind === kind).slice(-(typeof limit === "number" ? limit : 30));
  return notes.map((note) => note.text).join("\n") || "None.";
}
var tabList = (session) => session.tabs().map((page, i) => {
  const state = `${i === session.currentIndex ? " (current)" : ""}${session.hasCrashed(page) ? " (crashed)" : ""}`;
  return `${i}${state}: ${page.url().slice(0, 300)}`;
}).join("\n") || "No tab is open.";
var BROWSER_TOOLS = {
  browser_navigate: {
    description: "Open a URL in the current tab. Read the page with dom_text or dom_overview then.",
    properties: { url: text },
    required: ["url"],
    run: async (session, { url }) => describeLocation(session, await session.goto(String(url)))
  },
  browser_navigate_back: {
    description: "Go back to the previous page.",
    properties: {},
    run: async (session) => describeLocation(session, await session.go("back"))
  },
  browser_navigate_forward: {
    description: "Go forward to the next page.",
    properties: {},
    run: async (session) => describeLocation(session, await session.go("forward"))
  },
  browser_reload: {
    description: "Load the page again.",
    properties: {},
    run: async (session) => describeLocation(session, await session.go("reload"))
  },
  browser_resize: {
    description: "Resize the viewport, in CSS pixels.",
    properties: { width: { type: "integer", minimum: 1 }, height: { type: "integer", minimum: 1 } },
    required: ["width", "height"],
    run: async (session, { width, height }) => {
      const { page } = await session.tab();
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      return "Resized.";
    }
  },
  browser_tabs: {
    description: "List, open, select or close tabs.",
    properties: {
      action: { type: "string", enum: ["list", "new", "select", "close"] },
      index: { type: "integer", minimum: 0 },
      url: text
    },
    required: ["action"],
    isOutsidePage: true,
    run: async (session, { action, index, url }) => {
      if (action === "select" && index === void 0) throw new HostError("usage", "select needs the index of a tab.");
      if (index !== void 0 && action !== "select" && action !== "close")
        throw new HostError("usage", `${String(action)} takes no index; select and close do.`);
      if (url !== void 0 && action !== "new")
        throw new HostError("usage", `${String(action)} takes no address; new does.`);
      if (action === "new") await session.newTab(url);
      else if (action === "select") await session.selectTab(Number(index));
      else if (action === "close") await session.closeTab(Number(index ?? session.currentIndex));
      return tabList(session);
    }
  },
  browser_take_screenshot: {
    description: "Take a picture of the page; with marks, every element carries its number.",
    properties: {
      filename: { type: "string", description: "Save it under this name instead" },
      marks: flag,
      fullPage: flag
    },
    readOnly: true,
    run: async (session, { marks, fullPage, filename }) => {
      const name = filename;
      const type = pictureType(name ?? "");
      const picture = await session.screenshot({ marks: marks === true, fullPage: fullPage === true, type });
      return name === void 0 ? { picture: picture.toString("base64") } : `Saved as ${await session.save(name, picture)}.`;
    }
  },
  browser_wait_for: {
    description: "Wait a number of seconds; dom_wait_for waits for a text, state or URL.",
    properties: { time: { type: "number", minimum: 0 } },
    required: ["time"],
    readOnly: true,
    isOutsidePage: true,
    run: async (session, { time }) => {
      await session.waitFor(String(Math.round(Math.min(60, Number(time)) * 1e3)));
      return "Done.";
    }
  },
  browser_handle_dialog: {
    description: "Answer the question that the page asks, or the next one; the action that it interrupted goes on.",
    properties: { accept: flag, promptText: text },
    required: ["accept"],
    isOutsidePage: true,
    run: async (session, { accept, promptText }) => {
      const isOpen = session.question !== null;
      const answer = await session.answerDialog(accept === true, promptText);
      if (!isOpen) return `The next dialog will be ${accept === true ? "accepted" : "dismissed"}.`;
      return answer ?? session.question ?? "Answered.";
    }
  },
  browser_console_messages: {
    description: "The latest messages of the console, and errors of scripts.",
    properties: { limit: { type: "integer", minimum: 1 } },
    readOnly: true,
    isOutsidePage: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, "console", limit))
  },
  browser_failed_requests: {
    description: "The latest requests that failed, or were answered with an error.",
    properties: { limit: { type: "integer", minimum: 1 } },
    readOnly: true,
    isOutsidePage: true,
    run: (session, { limit }) => Promise.resolve(notesOf(session, "request", limit))
  },
  browser_file_upload: {
    description: "Give files of the allowed folders to a file input, by its number.",
    properties: { nodeId, paths: { type: "array", items: text } },
    required: ["nodeId", "paths"],
    run: async (session, { nodeId: nodeId2, paths }) => {
      const { dom } = await session.tab();
      const files = await Promise.all(
        paths.map(async (name) => {
          const file = await session.fileToUpload(name);
          return { name: path6.basename(file), base64: (await readFile2(file)).toString("base64") };
        })
      );
      return compactResult(await dom.upload(nodeId2, files));
    }
  },
  browser_save_view: {
    description: "Save the whole text of the page to a file, to search it there, instead of reading it.",
    properties: { filename: text },
    required: ["filename"],
    readOnly: true,
    run: async (session, { filename }) => {
      const { dom } = await session.tab();
      const view = await dom.text({ urls: true });
      return `Saved ${view.split("\n").length} lines as ${await session.save(String(filename), view)}.`;
    }
  },
  browser_close: {
    description: "Close all tabs.",
    properties: {},
    isOutsidePage: true,
    run: async (session) => {
      for (const page of session.tabs()) await page.close();
      return "Closed.";
    }
  }
};
async function callTool(session, name, args, { maxTokens, full = false, signal } = {}) {
  const browserTool = Object.hasOwn(BROWSER_TOOLS, name) ? BROWSER_TOOLS[name] : void 0;
  if (browserTool) args = checkBrowserArguments(name, browserTool, args);
  return session.inTurn(async () => {
    if (session.question !== null && browserTool?.isOutsidePage) return browserTool.run(session, args);
    return untilQuestion(
      session,
      () => browserTool ? browserTool.run(session, args) : callPageTool(session, name, args, maxTokens, full)
    );
  }, signal);
}
var inPage = (session, work) => session.inTurn(() => untilQuestion(session, work));
async function untilQuestion(session, work) {
  if (session.question !== null) throw new HostError("action-failed", session.question);
  const answer = await session.untilQuestion(work());
  return answer === void 0 && session.question !== null ? session.question : answer;
}
async function callPageTool(session, name, given, maxTokens, full) {
  const { dom } = await session.tab();
  const args = { ...given };
  for (const key of ["nodeId", "targetNodeId"]) {
    const target = args[key];
    if (typeof target === "string" && !/^\[?(node_)?\d+\]?$/.test(target.trim())) args[key] = await dom.find(target);
  }
  const accepted = pageTools.find((tool) => tool.name === name)?.inputSchema.properties;
  if (accepted?.["maxTokens"] && maxTokens !== void 0) args["maxTokens"] ??= maxTokens;
  return dom.call(name, args, full ? { full } : void 0);
}
function checkBrowserArguments(name, { properties, required = [] }, args) {
  return checkArguments(name, args, { type: "object", properties, required });
}

// src/host/commandLineOptions.ts
import { parseArgs } from "node:util";
var usage = (message) => new HostError("usage", `${message} (see --help)`);
var count = (least, most = 999999999) => (text2, name) => {
  if (/^\d{1,9}$/.test(text2) && Number(text2) >= least && Number(text2) <= most) return Number(text2);
  const range = most < 999999999 ? `from ${least} to ${most}` : `of ${least} or more`;
  throw usage(`--${name} takes a whole number ${range}, not "${text2}".`);
};
var oneOf = (words) => (text2, name) => {
  const found = words.find((word) => word === text2);
  if (found) return found;
  throw usage(`--${name} is ${words.slice(0, -1).join(", ")} or ${words.at(-1)}, not "${text2}".`);
};
function size(text2, name) {
  const [, width = "", height = ""] = /^(\d{1,5})[x,](\d{1,5})$/i.exec(text2) ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  throw usage(`--${name} is a size in pixels like 1280x800, not "${text2}".`);
}
function endpoint(text2, name) {
  if (/^(https?|wss?):\/\/./i.test(text2)) return text2;
  throw usage(`--${name} takes the URL of a browser's debugging port, like http://localhost:9222, not "${text2}".`);
}
function locale(text2, name) {
  try {
    return Intl.getCanonicalLocales(text2)[0] ?? text2;
  } catch {
    throw usage(`--${name} takes a language like de-DE, not "${text2}".`);
  }
}
function cookie(text2, name) {
  const [, key, value] = /^([^=;\s]+)=([^;]*)$/.exec(text2) ?? [];
  if (key !== void 0 && value !== void 0) return { name: key, value };
  throw usage(`--${name} takes NAME=VALUE, not "${text2}".`);
}
function credentials(text2, name) {
  const at = text2.indexOf(":");
  if (at > 0) return { username: text2.slice(0, at), password: text2.slice(at + 1) };
  throw usage(`--${name} takes USER:PASSWORD.`);
}
var list = (text2) => text2.split(/[;,]/).filter((part) => part !== "");
var BROWSERS = ["chromium", "firefox", "webkit", "chrome", "msedge"];
var DIALOG_POLICIES = ["ask", "accept", "dismiss"];
var BROWSER_OPTIONS = {
  browser: { placeholder: "NAME", help: `${BROWSERS.join(", ")} (default chromium)`, read: oneOf(BROWSERS) },
  "executable-path": { placeholder: "FILE", help: "the browser's program" },
  headed: { help: "show the browser" },
  "no-sandbox": { help: "without the browser's sandbox" },
  connect: {
    placeholder: "URL",
    help: "a browser that is running, by the URL of its debugging port (http://localhost:9222 or ws://\u2026)",
    read: endpoint
  },
  "cdp-endpoint": { placeholder: "URL", help: "the same as --connect", as: "connect", read: endpoint },
  endpoint: { placeholder: "URL", help: "a browser server of Playwright, by its WebSocket", read: endpoint },
  "user-data-dir": { placeholder: "FOLDER", help: "a profile that is kept" },
  device: { placeholder: "NAME", help: 'a device to emulate, as "iPhone 15"' },
  viewport: { placeholder: "WxH", help: "the size of the viewport in CSS pixels", as: "viewport-size", read: size },
  "viewport-size": { placeholder: "WxH", help: "the same as --viewport", read: size },
  locale: { placeholder: "LOCALE", help: "the language of the browser, as de-DE", read: locale },
  "user-agent": { placeholder: "TEXT", help: "what the browser calls itself" },
  "ignore-https-errors": { help: "accept certificates that are not trusted" },
  "storage-state": { placeholder: "FILE", help: "cookies and storage to begin with, as Playwright saves them" },
  cookie: { placeholder: "NAME=VALUE", help: "a cookie for the page that is opened", multiple: true, read: cookie },
  "http-auth": { placeholder: "USER:PASS", help: "answers HTTP authentication", read: credentials },
  "proxy-server": { placeholder: "URL", help: "a proxy" },
  "proxy-bypass": { placeholder: "HOSTS", help: "hosts that need no proxy" },
  "allowed-origins": { placeholder: "LIST", help: "the only origins that are requested, divided by ;", read: list },
  "no-page-tools": { help: "forbid the tools that pages offer (WebMCP)", as: "page-tools", value: false },
  "answer-dialogs": {
    placeholder: "HOW",
    help: "ask, accept or dismiss the page's questions (default ask)",
    read: oneOf(DIALOG_POLICIES)
  },
  timeout: { placeholder: "MS", help: "how long a page may load and an action may take (30000)", read: count(1) },
  "timeout-action": { placeholder: "MS", help: "how long an action may take", read: count(1) },
  "timeout-navigation": { placeholder: "MS", help: "how long a page may load", read: count(1) }
};
var folders = {
  placeholder: "LIST",
  help: "folders to upload from; the first also takes what is saved",
  read: list
};
function readOptions(table, argv) {
  const { positionals, tokens } = parse(table, argv);
  const values = {};
  const inOrder = [];
  for (const token of tokens) {
    if (token.kind === "positional") inOrder.push({ name: null, text: token.value });
    if (token.kind !== "option") continue;
    const { name } = token;
    const option = table[name];
    const text2 = token.value ?? "";
    inOrder.push({ name, text: text2 });
    if (!option) continue;
    const key = keyOf(name, option);
    const value = option.placeholder === void 0 ? option.value ?? true : option.read ? option.read(text2, name) : text2;
    values[key] = option.multiple ? [...values[key] ?? [], value] : value;
  }
  return { values, positionals, inOrder };
}
function parse(table, argv) {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { placeholder, short }]) => [
      name,
      {
        type: placeholder === void 0 ? "boolean" : "string",
        multiple: true,
        ...short !== void 0 && { short }
      }
    ])
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = messageOf(error).split(". ")[0] ?? "";
    const ambiguous = /^Option '.*--([\w-]+).*' argument is ambiguous/.exec(message)?.[1];
    if (ambiguous !== void 0) refuseDash(ambiguous, table[ambiguous], argv);
    const unknown = /^Unknown option '--([\w-]+)'/.exec(message)?.[1] ?? "";
    throw usage(
      Object.hasOwn(BROWSER_OPTIONS, unknown) ? `--${unknown} says how the browser is started: it belongs to open, view, act and mcp.` : message
    );
  }
}
function refuseDash(name, option, argv) {
  const value = argv[argv.indexOf(`--${name}`) + 1] ?? "";
  option?.read?.(value, name);
  throw usage(`--${name} takes a value; write --${name}=${value} for one that begins with a dash.`);
}
var keyOf = (name, { as = name }) => camelCase(as);
var optionHelp = (table) => Object.entries(table).map(([name, { placeholder, help }]) => {
  const given = `--${name}${placeholder === void 0 ? "" : ` ${placeholder}`}`;
  return `  ${given.padEnd(24)} ${help}`;
}).join("\n");

// src/version.ts
var VERSION = "0.1.0";

export {
  exitStatus,
  HostError,
  messageOf,
  provideBrowser,
  findBrowser,
  nameOf,
  BrowserHost,
  isPicture,
  pictureType,
  pageTools,
  titleOf,
  describeLocation,
  BROWSER_TOOLS,
  callTool,
  inPage,
  usage,
  count,
  oneOf,
  list,
  BROWSER_OPTIONS,
  folders,
  readOptions,
  keyOf,
  optionHelp,
  VERSION
};
