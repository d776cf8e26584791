// src/dom/untouched.ts
var NATIVE = /^function [^()]+\(\)\s*\{\s*\[native code\]\s*\}$/;
function judgeOf(world) {
  try {
    const { Reflect: tools, Function: functions, RegExp: patterns } = world;
    const [{ toString }, { exec }, { apply: apply2 }] = [functions.prototype, patterns.prototype, tools];
    const isOwn = (fn) => {
      try {
        return typeof fn === "function" && apply2(exec, NATIVE, [apply2(toString, fn, [])]) !== null;
      } catch {
        return false;
      }
    };
    const { defineProperty: define, deleteProperty: remove, getOwnPropertyDescriptor: look } = tools;
    const used = [exec, toString, apply2, define, remove, look, tools.getPrototypeOf, tools.ownKeys];
    for (let i = 0; i < used.length; i++) if (!isOwn(used[i])) return null;
    return isOwn(judgeOf) ? null : isOwn;
  } catch {
    return null;
  }
}
function soundWorld(from) {
  const here = globalThis;
  for (let i = from; i < 9; i++) {
    const world = i > 1 ? here[i - 2] : i ? parent : here;
    if ((!i || world !== globalThis) && judgeOf(world)) return world;
  }
  return void 0;
}
var sound = soundWorld(0) ?? globalThis;
var other = soundWorld(1);
var { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = sound.Reflect;
var isNative = judgeOf(sound) ?? (() => false);
function append(list, value) {
  const descriptor = { __proto__: null, value, enumerable: true, configurable: true, writable: true };
  defineProperty(list, list.length, descriptor);
}
var foreign = [];
var functionOf = (found) => found?.value ?? found?.get;
var GLOBALS = [
  ...["Array", "Object", "String", "Number", "Boolean", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "RegExp"],
  ...["Function", "Promise", "Symbol", "Reflect", "JSON", "Math", "Date", "Error", "Uint8Array", "Iterator"]
];
function builtInsOf(world) {
  const all = [];
  const add = (owner, key, name) => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    const fn = functionOf(descriptor);
    if (descriptor && typeof fn === "function") append(all, { owner, key, name, fn, descriptor });
  };
  const addAll = (owner, name) => {
    const keys = owner ? ownKeys(owner) : [];
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (key !== "constructor" && key !== "__proto__" && key !== "prototype" && key !== Symbol.toStringTag)
        add(owner, key, `${name}.${typeof key === "string" ? key : `[${key.description}]`}`);
    }
  };
  for (let i = 0; i < GLOBALS.length; i++) {
    const name = GLOBALS[i];
    const owner = world[name];
    if (!owner) continue;
    add(world, name, name);
    addAll(owner, name);
    addAll(owner.prototype, `${name}.prototype`);
  }
  try {
    const { Array: list, Map: map, Set: set, String: text, Uint8Array: bytes } = world;
    addAll(getPrototypeOf(bytes), "TypedArray");
    addAll(getPrototypeOf(bytes.prototype), "TypedArray.prototype");
    addAll(getPrototypeOf(new list().values()), "ArrayIterator");
    addAll(getPrototypeOf(new map().keys()), "MapIterator");
    addAll(getPrototypeOf(new set().keys()), "SetIterator");
    addAll(getPrototypeOf(new text("").matchAll(/./g)), "RegExpIterator");
    addAll(getPrototypeOf(getPrototypeOf((function* () {
    })())), "Generator");
  } catch {
  }
  return all;
}
var BUILT_INS = builtInsOf(globalThis);
var theirs;
for (let i = 0; i < BUILT_INS.length; i++) {
  const { owner, key, name, fn } = BUILT_INS[i];
  if (isNative(fn)) continue;
  theirs ??= other ? builtInsOf(other) : [];
  let at = 0;
  while (at < theirs.length && (theirs[at]?.name !== name || !isNative(theirs[at]?.fn))) at++;
  if (theirs[at]) BUILT_INS[i] = { ...theirs[at], owner, key };
  else append(foreign, name);
  if (key === "toJSON") BUILT_INS[i] = BUILT_INS[0];
}
function untouchedProperty(prototype, name) {
  for (let p = prototype; p; p = getPrototypeOf(p)) {
    const found = getOwnPropertyDescriptor(p, name);
    if (!found) continue;
    if (isNative(functionOf(found)) || typeof functionOf(found) !== "function") return found;
    const tag = getOwnPropertyDescriptor(p, Symbol.toStringTag)?.value;
    const same = other?.[tag];
    const own = same && getOwnPropertyDescriptor(same.prototype, name);
    if (isNative(functionOf(own))) return own;
    append(foreign, `${tag}.prototype.${name}`);
    return found;
  }
  return void 0;
}
var SHARED = [Object.prototype, Array.prototype, String.prototype, Number.prototype];
var USUAL = { __proto__: null };
var USUAL_KEYS = ownKeys(SHARED[0]);
for (let i = 0; i < USUAL_KEYS.length; i++) {
  const key = USUAL_KEYS[i];
  if (isNative(functionOf(getOwnPropertyDescriptor(SHARED[0], key)))) USUAL[key] = true;
}
var matters = (owner, key) => owner === SHARED[0] ? !(key in USUAL) : typeof key === "string" && (key === "toJSON" || +key >= 0);
function enter() {
  const found = [];
  for (let i = 0; i < SHARED.length; i++) {
    const owner = SHARED[i];
    const keys = ownKeys(owner);
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k];
      if (!matters(owner, key)) continue;
      const had = { __proto__: null, ...getOwnPropertyDescriptor(owner, key) };
      append(found, { owner, key, name: "", theirs: had, isPut: true });
      deleteProperty(owner, key);
    }
  }
  for (let i = 0; i < BUILT_INS.length; i++) {
    const { owner, key, name, fn, descriptor } = BUILT_INS[i];
    const theirs2 = getOwnPropertyDescriptor(owner, key);
    if (functionOf(theirs2) !== fn)
      append(found, { owner, key, name, theirs: theirs2, isPut: defineProperty(owner, key, descriptor) });
  }
  return found;
}
var loading = enter();

// src/standards/characters.ts
var RegularExpression = RegExp;
function lazyPattern(source, flags) {
  let pattern;
  return () => pattern ??= new RegularExpression(source, flags);
}
var letterOrDigit = lazyPattern("[\\p{L}\\p{N}]", "u");
function cut(text, limit) {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 2);
  return `${text.slice(0, last >= 55296 && last < 56320 ? limit - 2 : limit - 1)}\u2026`;
}

// src/standards/pageText.ts
var seen = (text) => PLAIN.test(text) ? text : text.replace(joiners(), "").replace(UNITS, "").replace(BREAKS, " ").replace(invisible(), "");
var PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]*$/;
var joiners = lazyPattern(
  "(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![\\p{L}\\p{M}\\p{Extended_Pictographic}])",
  "gu"
);
var UNITS = /[\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
var BREAKS = /[\u0085\u2028\u2029\v\f\r]/g;
var invisible = lazyPattern(
  "(?![\\n\\t\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2065\\u3164\\u{e0000}-\\u{e0fff}]",
  "gu"
);
var oneLine = (text) => UNEVEN.test(text) ? text.replace(/\s+/g, " ") : text;
var UNEVEN = / {2}|[^\S ]/;
var visible = (text) => oneLine(seen(text));

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

// src/standards/ownFields.ts
var { assign, create } = Object;
var ownFields = (...parts) => {
  try {
    return assign(create(null), ...parts);
  } catch {
    throw badOption("the options cannot be read: one of their getters throws");
  }
};

// src/dom/natives.ts
var { apply } = Reflect;
var uncurry = Function.prototype.bind.bind(Function.prototype.call);
// @__NO_SIDE_EFFECTS__
function getter(prototype, property) {
  const get = untouchedProperty(prototype, property)?.get;
  return get ? uncurry(get) : () => void 0;
}
// @__NO_SIDE_EFFECTS__
function method(prototype, name) {
  const fn = untouchedProperty(prototype, name)?.value;
  return fn ? uncurry(fn) : () => void 0;
}
var N = Node.prototype;
var E = Element.prototype;
var addAny = /* @__PURE__ */ method(EventTarget.prototype, "addEventListener");
var addListener = (target, type, listener, options) => addAny(
  target,
  type,
  listener,
  ownFields({ own: true }, typeof options === "object" ? options : { capture: options === true })
);
var removeListener = /* @__PURE__ */ method(EventTarget.prototype, "removeEventListener");
var data = /* @__PURE__ */ getter(CharacterData.prototype, "data");
var NO_NAMES = Object.freeze([]);
var textAssignedSlot = /* @__PURE__ */ getter(Text.prototype, "assignedSlot");
var queryAll = {
  element: E.querySelectorAll,
  document: Document.prototype.querySelectorAll,
  fragment: DocumentFragment.prototype.querySelectorAll
};
var shadowHost = /* @__PURE__ */ getter(ShadowRoot.prototype, "host");
var assignedNodes = /* @__PURE__ */ method(
  HTMLSlotElement.prototype,
  "assignedNodes"
);
var frameDocument = /* @__PURE__ */ getter(HTMLIFrameElement.prototype, "contentDocument");
var frameWindow = /* @__PURE__ */ getter(HTMLIFrameElement.prototype, "contentWindow");
var D = Document.prototype;
var shadowActiveElement = /* @__PURE__ */ getter(ShadowRoot.prototype, "activeElement");
var rootSheets = /* @__PURE__ */ getter(ShadowRoot.prototype, "styleSheets");
var rootAdopted = /* @__PURE__ */ getter(
  ShadowRoot.prototype,
  "adoptedStyleSheets"
);
var nextNode = /* @__PURE__ */ method(TreeWalker.prototype, "nextNode");
var fragmentById = /* @__PURE__ */ method(
  DocumentFragment.prototype,
  "getElementById"
);
var inputType = /* @__PURE__ */ getter(HTMLInputElement.prototype, "type");
var inputValue = /* @__PURE__ */ getter(HTMLInputElement.prototype, "value");
var inputFiles = /* @__PURE__ */ getter(HTMLInputElement.prototype, "files");
var fileName = /* @__PURE__ */ getter(File.prototype, "name");
var inputChecked = /* @__PURE__ */ getter(HTMLInputElement.prototype, "checked");
var inputIndeterminate = /* @__PURE__ */ getter(HTMLInputElement.prototype, "indeterminate");
var textareaValue = /* @__PURE__ */ getter(HTMLTextAreaElement.prototype, "value");
var selectOptions = /* @__PURE__ */ getter(HTMLSelectElement.prototype, "options");
var selectMultiple = /* @__PURE__ */ getter(HTMLSelectElement.prototype, "multiple");
var optionSelected = /* @__PURE__ */ getter(HTMLOptionElement.prototype, "selected");
var optionText = /* @__PURE__ */ getter(HTMLOptionElement.prototype, "text");
var detailsOpen = /* @__PURE__ */ getter(HTMLDetailsElement.prototype, "open");
var isContentEditable = /* @__PURE__ */ getter(HTMLElement.prototype, "isContentEditable");
var labelControl = /* @__PURE__ */ getter(HTMLLabelElement.prototype, "control");
var labelsOf = /* @__PURE__ */ new Map([
  ["button", /* @__PURE__ */ getter(HTMLButtonElement.prototype, "labels")],
  ["input", /* @__PURE__ */ getter(HTMLInputElement.prototype, "labels")],
  ["meter", /* @__PURE__ */ getter(HTMLMeterElement.prototype, "labels")],
  ["output", /* @__PURE__ */ getter(HTMLOutputElement.prototype, "labels")],
  ["progress", /* @__PURE__ */ getter(HTMLProgressElement.prototype, "labels")],
  ["select", /* @__PURE__ */ getter(HTMLSelectElement.prototype, "labels")],
  ["textarea", /* @__PURE__ */ getter(HTMLTextAreaElement.prototype, "labels")]
]);
var editContext = /* @__PURE__ */ getter(HTMLElement.prototype, "editContext");
var selectedOptions = /* @__PURE__ */ getter(
  HTMLSelectElement.prototype,
  "selectedOptions"
);
var selectSize = /* @__PURE__ */ getter(HTMLSelectElement.prototype, "size");
var inputValueAsNumber = /* @__PURE__ */ getter(HTMLInputElement.prototype, "valueAsNumber");
var meterValue = /* @__PURE__ */ getter(HTMLMeterElement.prototype, "value");
var meterMin = /* @__PURE__ */ getter(HTMLMeterElement.prototype, "min");
var meterMax = /* @__PURE__ */ getter(HTMLMeterElement.prototype, "max");
var progressValue = /* @__PURE__ */ getter(HTMLProgressElement.prototype, "value");
var progressMax = /* @__PURE__ */ getter(HTMLProgressElement.prototype, "max");
var progressPosition = /* @__PURE__ */ getter(HTMLProgressElement.prototype, "position");

// src/dom/timers.ts
function queue() {
  return { __proto__: null };
}
var clock = globalThis.performance;
var stampOf = getter(Event.prototype, "timeStamp");
var Stamped = Event;
var now = isNative(clock.now) ? clock.now.bind(clock) : () => stampOf(new Stamped(""));
var later = isNative(setTimeout) || !isNative(AbortSignal.timeout) ? usualTimer() : signalTimer();
function usualTimer() {
  if (!isNative(setTimeout)) append(foreign, "setTimeout");
  const [start, stop] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
  return (run, ms) => {
    const id = start(run, ms);
    return () => stop(id);
  };
}
function signalTimer() {
  const start = AbortSignal.timeout.bind(AbortSignal);
  const held = queue();
  let count = 0;
  return (run, ms) => {
    const id = count++;
    const signal = held[id] = start(ms > 0 ? ms : 0);
    addListener(signal, "abort", () => {
      if (!held[id]) return;
      delete held[id];
      run();
    });
    return () => delete held[id];
  };
}
var waiting = queue();
var received = 0;
var channel = new MessageChannel();
var post = method(MessagePort.prototype, "postMessage");
addListener(channel.port1, "message", () => {
  const resume = waiting[received];
  delete waiting[received++];
  resume?.();
});
channel.port1.start();
function withinTime(promise, ms, late) {
  return new Promise((resolve, reject) => {
    const settle = async (work) => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
      cancel();
    };
    const cancel = later(() => void settle(late), Math.max(0, ms));
    void settle(() => promise);
  });
}

// src/protocol/messages/envelopes.ts
var CHANNEL = "domtool";

// src/protocol/messages/client.ts
function connect(target, { timeout = 6e4, frameId = 0 } = {}) {
  const closing = new AbortController();
  const send = typeof target === "number" ? viaTabs(target, frameId) : viaMessages(target, closing.signal);
  let count = 0;
  const ask = async (type, payload) => {
    if (closing.signal.aborted) throw new DomToolError("no_answer", "the connection was closed");
    const request = {
      type,
      ...payload ? { payload } : {},
      id: `${CHANNEL}-${count++}-${Math.random()}`,
      source: "background",
      timestamp: Date.now()
    };
    const reply = await withinTime(send(request), timeout, () => {
      throw new DomToolError("no_answer", `no answer within ${timeout} ms`);
    });
    if (reply.success) return reply.data;
    throw new DomToolError(reply.code, reply.error);
  };
  const command = (name, args = {}) => ask("TAB_COMMAND", { command: name, args });
  return {
    ping: () => ask("PING"),
    call: (name, args) => command(`dom-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, args),
    serialized: (options = {}) => command("get-serialized-dom", { options }),
    pageModel: () => command("capture-interaction-content"),
    automate: (request) => command("dom-automate", request),
    overlay: {
      show: (options = {}) => command("overlay-show", options),
      hide: async () => {
        await command("overlay-hide");
      }
    },
    command,
    close: () => closing.abort()
  };
}
function viaTabs(tabId, frameId) {
  const { chrome, browser } = globalThis;
  const tabs = browser?.tabs ?? chrome?.tabs;
  if (!tabs) throw new DomToolError("no_answer", "tabs can be reached only from a page or worker of an extension");
  return async (request) => {
    const reply = await tabs.sendMessage(tabId, request, { frameId }).catch((error) => {
      throw new DomToolError(
        "no_answer",
        `nothing listens in tab ${tabId}: ${error instanceof Error ? error.message : String(error)}`
      );
    });
    if (reply) return reply;
    throw new DomToolError("no_answer", `nothing in tab ${tabId} answered`);
  };
}
function viaMessages(target, signal) {
  const waiting2 = /* @__PURE__ */ new Map();
  const isPort = "postMessage" in target;
  const receiver = isPort ? target : globalThis;
  receiver.addEventListener(
    "message",
    (event) => {
      const { data: data2, origin, source, isTrusted } = event;
      if (!isPort && (!isTrusted || origin !== target.origin || source !== target.window)) return;
      if (data2?.type !== "TAB_RESULT" || !("success" in data2)) return;
      waiting2.get(data2.id)?.(data2);
      waiting2.delete(data2.id);
    },
    { signal }
  );
  if (isPort) target.start();
  return (request) => new Promise((resolve) => {
    waiting2.set(request.id, resolve);
    if (isPort) target.postMessage(request);
    else target.window.postMessage(request, target.origin);
  });
}
export {
  connect
};
