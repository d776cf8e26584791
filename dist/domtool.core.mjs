const make = () => {
"use strict";
var inside = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key2 of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key2) && key2 !== except)
          __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/core.ts
  var core_exports = {};
  __export(core_exports, {
    DEFAULT_CONFIG: () => DEFAULT_CONFIG,
    DomSnapshot: () => DomSnapshot,
    DomTool: () => DomTool,
    DomToolError: () => DomToolError,
    checkVisibility: () => checkVisibility3,
    computeAccessibleDescription: () => computeAccessibleDescription2,
    computeAccessibleName: () => computeAccessibleName2,
    computeRole: () => computeRole2,
    isInteractive: () => isInteractive2,
    version: () => VERSION
  });

  // src/standards/tamperedText.ts
  var tamperedText = (names) => `the page has replaced ${names}, which DomTool needs: inject it before the page's scripts, or in an isolated world`;

  // src/dom/needed.ts
  var NEEDED = {
    __proto__: null,
    ...{
      Element: "matches",
      Document: "createRange",
      ShadowRoot: "host",
      Range: "setStart",
      EventTarget: "dispatchEvent"
    },
    ...{ Promise: "then", Map: "get", Set: "has", WeakMap: "get", WeakSet: "has", WeakRef: "deref", Date: "getTime" },
    ...{ Array: "push", String: "at", Number: "toFixed", Symbol: "description", RegExp: "exec" },
    ...{ Function: "call", JSON: "parse", Math: "random", Reflect: "apply", Uint8Array: "at", performance: "now" }
  };
  var here = window;
  for (const name in NEEDED) {
    let isThere = false;
    try {
      const it = here[name];
      isThere = NEEDED[name] in (it.prototype ?? it);
    } catch {
    }
    if (!isThere) throw new here.Error(`tampered: ${tamperedText(name)}`);
  }

  // src/dom/untouched.ts
  var here2 = window;
  var { toStringTag } = here2.Symbol;
  var NATIVE = /^function [^()]+\(\)\s*\{\s*\[native code\]\s*\}$/;
  function judgeOf(world) {
    try {
      if (world !== here2 && !world?.[toStringTag]) return null;
      const { Reflect: tools, Function: functions, RegExp: patterns } = world;
      const [{ toString }, { exec }, { apply: apply8 }] = [functions.prototype, patterns.prototype, tools];
      const isOwn2 = (fn) => typeof fn === "function" && apply8(exec, NATIVE, [apply8(toString, fn, [])]) !== null;
      const { defineProperty: define, deleteProperty: remove, getOwnPropertyDescriptor: look } = tools;
      const used = [exec, toString, apply8, define, remove, look, tools.getPrototypeOf, tools.ownKeys];
      for (let i = 0; i < used.length; i++) if (!isOwn2(used[i])) return null;
      return isOwn2(judgeOf) ? null : isOwn2;
    } catch {
      return null;
    }
  }
  function soundWorld(from) {
    for (let i = from; i < 9; i++) {
      const world = i < 2 ? i ? here2.parent : here2 : i - 2 < here2.length && here2[i - 2];
      if ((!i || world !== here2) && judgeOf(world)) return world;
    }
    return void 0;
  }
  var sound = soundWorld(0) ?? here2;
  var other = soundWorld(1);
  var { apply, defineProperty, deleteProperty, getPrototypeOf, ownKeys } = sound.Reflect;
  var { getOwnPropertyDescriptor: describe } = sound.Reflect;
  var getOwnPropertyDescriptor = (owner, key2) => {
    const found = describe(owner, key2);
    return found && { __proto__: null, ...found };
  };
  var isNative = judgeOf(sound) ?? (() => false);
  function append(list, value2) {
    const descriptor = { __proto__: null, value: value2, enumerable: true, configurable: true, writable: true };
    defineProperty(list, list.length, descriptor);
  }
  var foreign = [];
  var functionOf = (found) => found?.value ?? found?.get;
  var GLOBALS = [
    ...["Array", "Object", "String", "Number", "Boolean", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "RegExp"],
    ...["Function", "Promise", "Symbol", "Reflect", "JSON", "Math", "Date", "Error", "Iterator", "BigInt", "parseFloat"],
    ...["parseInt", "Uint8Array", "Int32Array", "Uint32Array", "Float64Array"],
    // Classes of the browser whose objects are only read.
    ...["NodeList", "StyleSheetList", "DOMRectList", "MutationRecord", "AbortSignal", "AbortController"],
    ...["StyleSheet", "CSSStyleSheet", "MediaList", "CSSRuleList", "CSSStyleRule", "CSSGroupingRule", "CSSMediaRule"],
    ...["HTMLCollection", "HTMLOptionsCollection", "MediaQueryList", "SVGMatrix"]
  ];
  var USED_OF = {
    __proto__: null,
    Date: ["now", "getTime", "toISOString"],
    Math: ["abs", "ceil", "cos", "floor", "hypot", "imul", "max", "min", "random", "round", "sign", "sin"],
    // `split` and `matchAll` create another expression by this one. The others are accessors of the last match.
    RegExp: [here2.Symbol.species]
  };
  var OF_WINDOW = ["innerWidth", "innerHeight", "scrollX", "scrollY", "frameElement"];
  var descriptionOf = describe(sound.Symbol.prototype, "description")?.get;
  var nameOf = ({ prefix, key: key2 }) => prefix + (typeof key2 === "string" ? key2 : `[${apply(descriptionOf, key2, [])}]`);
  function builtInsOf(world) {
    const all = { __proto__: null, length: 0 };
    const add3 = (owner, key2, prefix) => {
      const descriptor = getOwnPropertyDescriptor(owner, key2);
      const fn = functionOf(descriptor);
      if (descriptor && typeof fn === "function") all[all.length++] = { owner, key: key2, prefix, fn, descriptor };
    };
    const addAll = (owner, name, used) => {
      const keys3 = used ?? (owner ? ownKeys(owner) : []);
      const prefix = `${name}.`;
      for (let i = 0; i < keys3.length; i++) {
        const key2 = keys3[i];
        if (key2 !== "constructor" && key2 !== "__proto__" && key2 !== "prototype" && key2 !== toStringTag)
          add3(owner, key2, prefix);
      }
    };
    for (let i = 0; i < OF_WINDOW.length; i++) add3(world, OF_WINDOW[i], "");
    for (let i = 0; i < GLOBALS.length; i++) {
      const name = GLOBALS[i];
      const owner = world[name];
      if (!owner) continue;
      add3(world, name, "");
      const used = USED_OF[name];
      addAll(owner, name, used);
      addAll(owner.prototype, `${name}.prototype`, name === "Date" ? used : void 0);
    }
    try {
      const { Array: list, Map: map, Set: set2, String: text, Uint8Array: bytes } = world;
      addAll(getPrototypeOf(bytes), "TypedArray");
      addAll(getPrototypeOf(bytes.prototype), "TypedArray.prototype");
      addAll(getPrototypeOf(new list().values()), "ArrayIterator");
      addAll(getPrototypeOf(new map().keys()), "MapIterator");
      addAll(getPrototypeOf(new set2().keys()), "SetIterator");
      addAll(getPrototypeOf(new text("").matchAll(/./g)), "RegExpIterator");
      addAll(getPrototypeOf(getPrototypeOf((function* () {
      })())), "Generator");
    } catch {
    }
    return all;
  }
  var SHARED_NAMES = ["Object", "Array", "String", "Number"];
  var SHARED = [here2.Object.prototype, here2.Array.prototype, here2.String.prototype, here2.Number.prototype];
  var DEFINED = {
    ...{ constructor: 1, hasOwnProperty: 1, isPrototypeOf: 1, propertyIsEnumerable: 1, toLocaleString: 1, toString: 1 },
    ...{ valueOf: 1, __defineGetter__: 1, __defineSetter__: 1, __lookupGetter__: 1, __lookupSetter__: 1 },
    __proto__: null
  };
  var matters = (owner, key2) => key2 !== "__proto__" && (owner === SHARED[0] ? !(key2 in DEFINED) : typeof key2 === "string" && (key2 === "toJSON" || +key2 >= 0));
  var BUILT_INS = builtInsOf(here2);
  var theirs;
  for (let i = 0; i < BUILT_INS.length; i++) {
    const mine = BUILT_INS[i];
    const { owner, key: key2, prefix, fn } = mine;
    if (isNative(fn)) continue;
    theirs ??= other && builtInsOf(other);
    let same3;
    for (let at2 = 0; !same3 && theirs && at2 < theirs.length; at2++) {
      const its = theirs[at2];
      if (its.key === key2 && its.prefix === prefix && isNative(its.fn)) same3 = its;
    }
    if (same3) BUILT_INS[i] = { ...same3, owner };
    else append(foreign, nameOf(mine));
    if (key2 === "toJSON" || matters(owner, key2)) BUILT_INS[i] = BUILT_INS[0];
  }
  function untouchedProperty(prototype, name, className) {
    for (let p = prototype; p; p = getPrototypeOf(p)) {
      const found = getOwnPropertyDescriptor(p, name);
      if (!found) continue;
      if (isNative(functionOf(found))) return found;
      const isGlobal = p === here2;
      const tag = getOwnPropertyDescriptor(p, toStringTag)?.value;
      const same3 = other?.[tag]?.prototype;
      const theirs2 = isGlobal ? other : same3;
      const own4 = theirs2 && getOwnPropertyDescriptor(theirs2, name);
      if (isNative(functionOf(own4))) return own4;
      append(foreign, isGlobal ? name : `${tag ?? className}.prototype.${name}`);
      return found;
    }
    return void 0;
  }
  function enter() {
    const found = [];
    for (let i = 0; i < SHARED.length; i++) {
      const owner = SHARED[i];
      const keys3 = ownKeys(owner);
      for (let k = 0; k < keys3.length; k++) {
        const key2 = keys3[k];
        if (!matters(owner, key2)) continue;
        const name = nameOf({ prefix: `${SHARED_NAMES[i]}.prototype.`, key: key2 });
        append(found, { owner, key: key2, name, isAdded: true, theirs: getOwnPropertyDescriptor(owner, key2), isPut: true });
        deleteProperty(owner, key2);
      }
    }
    for (let i = 0; i < BUILT_INS.length; i++) {
      const builtIn = BUILT_INS[i];
      const { owner, key: key2, fn, descriptor } = builtIn;
      const now2 = describe(owner, key2);
      if ((descriptor.get ? now2?.get : now2?.value) !== fn)
        append(found, {
          owner,
          key: key2,
          name: nameOf(builtIn),
          isAdded: false,
          theirs: getOwnPropertyDescriptor(owner, key2),
          isPut: defineProperty(owner, key2, descriptor)
        });
    }
    return found;
  }
  function leave(found) {
    for (let i = found.length - 1; i >= 0; i--) {
      const { owner, key: key2, theirs: had } = found[i];
      if (had) defineProperty(owner, key2, had);
      else deleteProperty(owner, key2);
    }
  }
  var loading = enter();
  function endLoading() {
    leave(loading);
    loading = [];
  }

  // src/dom/globals.ts
  var {
    AbortController,
    AbortSignal,
    Array,
    ArrayBuffer,
    BigInt,
    Blob,
    Boolean,
    CSSStyleDeclaration,
    CSSStyleSheet,
    CharacterData,
    Crypto,
    DOMRect,
    Date,
    Document,
    DocumentFragment,
    Element,
    Error: Error2,
    Event,
    EventTarget,
    File,
    Float64Array,
    FormData,
    FormDataEvent,
    Function,
    HTMLButtonElement,
    HTMLCanvasElement,
    HTMLDetailsElement,
    HTMLDialogElement,
    HTMLElement,
    HTMLFormElement,
    HTMLIFrameElement,
    HTMLInputElement,
    HTMLLabelElement,
    HTMLMeterElement,
    HTMLObjectElement,
    HTMLOptionElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLSlotElement,
    HTMLTextAreaElement,
    Int32Array,
    Int8Array,
    JSON,
    Map,
    Math: Math2,
    MessageChannel,
    MessageEvent,
    MessagePort,
    MutationObserver,
    MutationRecord,
    Node,
    NodeFilter,
    Number,
    Object: Object2,
    Promise: Promise2,
    Range,
    Reflect: Reflect2,
    RegExp,
    SVGElement,
    SVGGeometryElement,
    SVGGraphicsElement,
    Selection,
    Set,
    ShadowRoot,
    String,
    Symbol: Symbol2,
    Text,
    TextEncoder,
    TreeWalker,
    URL,
    URLSearchParams,
    Uint16Array,
    Uint32Array,
    Uint8Array: Uint8Array2,
    WeakMap,
    WeakRef,
    WeakSet: WeakSet2,
    atob,
    crypto,
    encodeURI,
    encodeURIComponent,
    parseFloat,
    parseInt
  } = window;
  var own = window;

  // src/standards/characters.ts
  var RegularExpression = RegExp;
  function lazyPattern(source, flags) {
    let pattern;
    return () => pattern ??= new RegularExpression(source, flags);
  }
  function patternFor(source, flags) {
    const full = lazyPattern(source, flags);
    const inAscii = source.replace(
      /\\p\{(\w+)\}/g,
      (_, name) => name === "L" ? "a-zA-Z" : name[0] === "N" ? "\\d" : ""
    );
    const plain3 = lazyPattern(inAscii, flags.replace("u", ""));
    return (text) => ASCII.test(text) ? plain3() : full();
  }
  var ASCII = /^[\0-\x7f]*$/;
  var letterOrDigit = lazyPattern("[\\p{L}\\p{N}]", "u");
  var isAsciiWord = (code) => code > 96 && code < 123 || code > 64 && code < 91 || code > 47 && code < 58;
  var isFurtherLatin = (code) => code >= 192 && code < 592 && code !== 215 && code !== 247;
  var isTypographic = (code) => code >= 8208 && code < 8232;
  var isPrivate = (code) => code >= 57344 && code < 63744;
  function characterAt(text, i) {
    const code = text.charCodeAt(i);
    const low = text.charCodeAt(i + 1);
    return text.slice(i, i + (code >= 55296 && code < 56320 && low >= 56320 && low < 57344 ? 2 : 1));
  }
  function isWord(character) {
    const code = character.charCodeAt(0);
    if (!(code >= 128)) return isAsciiWord(code);
    if (isFurtherLatin(code)) return true;
    return !isTypographic(code) && !isPrivate(code) && letterOrDigit().test(character);
  }
  var startsWithWord = (text) => isWord(characterAt(text, 0));
  function endsWithWord(text) {
    const code = text.charCodeAt(text.length - 1);
    return isWord(code >= 56320 && code < 57344 ? text.slice(-2) : text.slice(-1));
  }
  function hasWord(text) {
    for (let i = 0; i < text.length; ) {
      const character = characterAt(text, i);
      if (isWord(character)) return true;
      i += character.length;
    }
    return false;
  }
  function wordsOf(text) {
    const lower = text.toLowerCase();
    const words3 = [];
    let start = -1;
    for (let i = 0; i < lower.length; ) {
      const character = characterAt(lower, i);
      if (isWord(character)) {
        if (start < 0) start = i;
      } else {
        if (start >= 0) words3.push(lower.slice(start, i));
        start = -1;
        if (hasInk(character)) words3.push(character);
      }
      i += character.length;
    }
    if (start >= 0) words3.push(lower.slice(start));
    return words3;
  }
  var hasInk = (text) => {
    const code = text.charCodeAt(0);
    return code > 32 && code < 127 || INK.test(text);
  };
  var INK = /\S/;
  var oneLine = (text) => UNEVEN.test(text) ? text.replace(/\s+/g, " ") : text;
  var UNEVEN = / {2}|[^\S ]/;
  var collapseSpace = (text) => oneLine(text).trim();
  var foldSpace = (text) => RUN.test(text) ? text.replace(/[\t\n\f\r ]+/g, " ") : text;
  var RUN = /[\t\n\f\r]| {2}/;
  var isBlank = (text) => !/[^\t\n\f\r ]/.test(text);
  function cut(text, limit2) {
    if (text.length <= limit2) return text;
    const last2 = text.charCodeAt(limit2 - 2);
    return `${text.slice(0, last2 >= 55296 && last2 < 56320 ? limit2 - 2 : limit2 - 1)}\u2026`;
  }

  // src/standards/pageText.ts
  function seen(text) {
    if (PLAIN.test(text)) return text;
    const joined = JOINER.test(text) ? text.replace(joiners(), "") : text;
    const units = joined.replace(UNITS, "").replace(BREAKS, " ");
    return PLAIN.test(units) ? units : units.replace(invisible(), "");
  }
  var VISIBLE = /[\n\t\x20-\x7e\xa0-\xac\xae-\u0344\u0370-\u05ff\u2010-\u2027\u2030-\u205f\u20a0-\u27ff\u2801-\u3163\u3165-\ud7ff]*/.source;
  var PLAIN = new RegExp(`^${VISIBLE}(?:[\\ud83c-\\ud83e][\\udc00-\\udfff]${VISIBLE})*$`);
  var JOINER = /[\u200c\u200d]/;
  var JOINED = "\\u0600-\\u1aff\\ua800-\\uabff\\ufb50-\\ufefc\\u{10a00}-\\u{11fff}\\p{Extended_Pictographic}";
  var joiners = lazyPattern(
    `(?<![${JOINED}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![${JOINED}])`,
    "gu"
  );
  var UNITS = /[\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  var BREAKS = /[\u0085\u2028\u2029\v\f\r\u2800]/g;
  var invisible = lazyPattern(
    "(?![\\n\\t\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2065\\u3164\\u{16fe4}\\u{1d159}\\u{e0000}-\\u{e0fff}]",
    "gu"
  );
  var visible = (text) => oneLine(seen(text));
  var ident = (name) => cut(visible(name).replace(/[\s"'<>=[\]()|\\]/gu, "_"), 40);
  var quoted = (text, maxLength = 60) => `'${cut(visible(text).trim(), maxLength).replace(/'/g, "\u2019")}'`;
  var asAddress = (value2) => value2.replace(/[\t\n\r]/g, "");

  // src/standards/errors.ts
  var DomToolError = class extends Error2 {
    code;
    constructor(code, message) {
      super(cut(visible(message), 500));
      this.name = "DomToolError";
      this.code = code;
    }
  };
  var badOption = (message) => new DomToolError("bad_option", message);
  function notInCore(method2) {
    throw new DomToolError(
      "not_in_core",
      `${method2} is not part of the core; load domtool.iife.js, or import 'domtool' instead of 'domtool/core'`
    );
  }

  // src/standards/ownFields.ts
  var { assign, create, hasOwn } = Object2;
  var ownFields = (a, b, c) => {
    try {
      return assign(create(null), a, b, c);
    } catch {
      throw badOption("the options cannot be read: one of their getters throws");
    }
  };
  var hasField = (of, name) => hasOwn(of, name);

  // src/dom/hookProtocol.ts
  var ASK = "domtool:hook";

  // src/dom/hookRecord.ts
  var hookRecord = null;
  var hookSecrets = null;
  try {
    const ask = untouchedProperty(EventTarget.prototype, "removeEventListener")?.value;
    const take = (record, secrets) => {
      hookRecord = record;
      hookSecrets = secrets;
    };
    Reflect2.apply(ask, document, [ASK, take]);
  } catch {
  }
  var extension;
  function closedRoot(host) {
    if (extension === void 0) extension = extensionRoots();
    return hookSecrets?.root(host) ?? extension?.(host) ?? null;
  }
  function extensionRoots() {
    const { chrome } = own;
    const look = chrome?.dom?.openOrClosedShadowRoot;
    if (look) return (host) => "ownerSVGElement" in host ? null : look(host);
    const read2 = untouchedProperty(Element.prototype, "openOrClosedShadowRoot")?.get;
    return read2 ? (host) => Reflect2.apply(read2, host, []) : null;
  }

  // src/dom/natives.ts
  var { apply: apply2 } = Reflect2;
  var uncurry = Function.prototype.bind.bind(Function.prototype.call);
  // @__NO_SIDE_EFFECTS__
  function getter(owner, property) {
    const get = untouchedProperty(owner?.prototype, property)?.get;
    return get ? uncurry(get) : () => void 0;
  }
  var getters = /* @__NO_SIDE_EFFECTS__ */ (owner, ...names) => names.map((name) => /* @__PURE__ */ getter(owner, name));
  // @__NO_SIDE_EFFECTS__
  function method(owner, name, className) {
    const fn = untouchedProperty(owner?.prototype, name, className)?.value;
    return fn ? uncurry(fn) : () => void 0;
  }
  // @__NO_SIDE_EFFECTS__
  function setter(owner, property) {
    const set2 = untouchedProperty(owner?.prototype, property)?.set;
    return set2 ? uncurry(set2) : () => {
    };
  }
  var N = Node;
  var E = Element;
  var D = Document;
  var S = ShadowRoot;
  var [
    nodeType,
    parentNode,
    firstChild,
    lastChild,
    nextSibling,
    previousSibling,
    ownerDocument,
    isConnected,
    nodeText,
    parentElement
  ] = /* @__PURE__ */ getters(
    N,
    "nodeType",
    "parentNode",
    "firstChild",
    "lastChild",
    "nextSibling",
    "previousSibling",
    "ownerDocument",
    "isConnected",
    "textContent",
    "parentElement"
  );
  var textContent = nodeText;
  var getRootNode = /* @__PURE__ */ method(N, "getRootNode");
  var contains = /* @__PURE__ */ method(N, "contains");
  var comparePosition = /* @__PURE__ */ method(N, "compareDocumentPosition");
  var add = /* @__PURE__ */ method(EventTarget, "addEventListener");
  var addListener = (target, type, listener, options) => {
    const own4 = typeof options === "object" ? ownFields({}, options) : options;
    if (hookRecord) apply2(hookRecord.add, target, [type, listener, own4]);
    else add(target, type, listener, own4);
  };
  var removeListener = /* @__PURE__ */ method(EventTarget, "removeEventListener");
  var eventTarget = /* @__PURE__ */ getter(Event, "target");
  var eventType = /* @__PURE__ */ getter(Event, "type");
  var [recordTarget, addedNodes, removedNodes] = /* @__PURE__ */ getters(MutationRecord, "target", "addedNodes", "removedNodes");
  var createIn = /* @__PURE__ */ method(D, "createElementNS");
  var createElement = (doc, tag) => createIn(doc, HTML, tag);
  var data = /* @__PURE__ */ getter(CharacterData, "data");
  var [
    localName,
    namespaceURI,
    openShadowRoot,
    assignedSlot,
    firstElementChild,
    nextElementSibling,
    previousElementSibling
  ] = /* @__PURE__ */ getters(
    E,
    "localName",
    "namespaceURI",
    "shadowRoot",
    "assignedSlot",
    "firstElementChild",
    "nextElementSibling",
    "previousElementSibling"
  );
  var attribute = /* @__PURE__ */ method(E, "getAttribute");
  var hasAttribute = /* @__PURE__ */ method(E, "hasAttribute");
  var hasAttributes = /* @__PURE__ */ method(E, "hasAttributes");
  var attributeNames = /* @__PURE__ */ method(E, "getAttributeNames");
  var NO_NAMES = Object2.freeze([]);
  var namesOf = (el) => hasAttributes(el) ? attributeNames(el) : NO_NAMES;
  var textAssignedSlot = /* @__PURE__ */ getter(Text, "assignedSlot");
  var propertyValue = /* @__PURE__ */ method(
    CSSStyleDeclaration,
    "getPropertyValue"
  );
  var closest = /* @__PURE__ */ method(E, "closest");
  var matches = /* @__PURE__ */ method(E, "matches");
  function matchesIfSupported(el, selector) {
    try {
      return matches(el, selector);
    } catch {
      return null;
    }
  }
  var DOCUMENT = 9;
  var FRAGMENT = 11;
  var queryElement = /* @__PURE__ */ method(E, "querySelectorAll");
  var queryDocument = /* @__PURE__ */ method(D, "querySelectorAll");
  var queryFragment = /* @__PURE__ */ method(DocumentFragment, "querySelectorAll");
  var querySelectorAll = (root, selector) => {
    const type = nodeType(root);
    const query2 = type === DOCUMENT ? queryDocument : type === FRAGMENT ? queryFragment : queryElement;
    return query2(root, selector);
  };
  var [shadowHost, shadowActiveElement] = /* @__PURE__ */ getters(S, "host", "activeElement");
  var assignedNodes = /* @__PURE__ */ method(
    HTMLSlotElement,
    "assignedNodes"
  );
  var FrameElement = own.HTMLFrameElement;
  var documentOf = new Map([
    ["iframe", /* @__PURE__ */ getter(HTMLIFrameElement, "contentDocument")],
    ["frame", /* @__PURE__ */ getter(FrameElement, "contentDocument")],
    ["object", /* @__PURE__ */ getter(HTMLObjectElement, "contentDocument")]
  ]);
  var frameDocument = (frame2) => documentOf.get(localName(frame2))?.(frame2);
  var [
    documentElement,
    documentTitle,
    documentWindow,
    activeElement,
    documentVisibility,
    documentReadiness,
    designMode,
    contentType,
    documentFonts,
    documentUrl,
    scrollingElement
  ] = /* @__PURE__ */ getters(
    D,
    "documentElement",
    "title",
    "defaultView",
    "activeElement",
    "visibilityState",
    "readyState",
    "designMode",
    "contentType",
    "fonts",
    "URL",
    "scrollingElement"
  );
  var rootElement = (doc) => documentElement(doc) ?? createElement(doc, "html");
  var body = /* @__PURE__ */ getter(D, "body");
  function documentBody(doc) {
    const root = body(doc) ?? documentElement(doc);
    return root && namespaceURI(root) === HTML && localName(root) === "html" ? null : root;
  }
  // @__NO_SIDE_EFFECTS__
  function ofTree(save) {
    const [ofDocument, ofRoot] = [save(D), save(S)];
    return (tree) => nodeType(tree) === DOCUMENT ? ofDocument(tree) : ofRoot(tree);
  }
  var getAnimations = /* @__PURE__ */ ofTree((owner) => /* @__PURE__ */ method(owner, "getAnimations"));
  var animationsIn = (root) => getAnimations(root) ?? [];
  var sheetsOf = /* @__PURE__ */ ofTree((owner) => /* @__PURE__ */ getter(owner, "styleSheets"));
  var adoptedSheetsOf = /* @__PURE__ */ ofTree((owner) => /* @__PURE__ */ getter(owner, "adoptedStyleSheets"));
  function styleSheetsOf(root) {
    const sheets = [];
    for (const list of [sheetsOf(root), adoptedSheetsOf(root)])
      for (let i = 0, { length: length2 } = list ?? []; i < length2; i++) sheets.push(list[i]);
    return sheets;
  }
  var docById = /* @__PURE__ */ method(D, "getElementById");
  var fragmentById = /* @__PURE__ */ method(DocumentFragment, "getElementById");
  var elementById = (root, id) => nodeType(root) === DOCUMENT ? docById(root, id) : fragmentById(root, id);
  var referenceTarget = /* @__PURE__ */ getter(S, "referenceTarget");
  function referredTo(el) {
    const root = el && openShadowRoot(el);
    const id = root ? referenceTarget(root) : null;
    return typeof id === "string" ? referredTo(elementById(root, id)) : el;
  }
  var [inputType, inputValue, inputFiles, inputChecked, inputIndeterminate, inputValueAsNumber] = /* @__PURE__ */ getters(
    HTMLInputElement,
    "type",
    "value",
    "files",
    "checked",
    "indeterminate",
    "valueAsNumber"
  );
  var fileName = /* @__PURE__ */ getter(File, "name");
  var fileNames = (input2) => [...inputFiles(input2) ?? []].map((file) => fileName(file)).join(", ");
  var textareaValue = /* @__PURE__ */ getter(HTMLTextAreaElement, "value");
  var [selectOptions, selectMultiple, selectSize] = /* @__PURE__ */ getters(HTMLSelectElement, "options", "multiple", "size");
  var [optionSelected, optionText, optionLabel] = /* @__PURE__ */ getters(HTMLOptionElement, "selected", "text", "label");
  var detailsOpen = /* @__PURE__ */ getter(HTMLDetailsElement, "open");
  var isContentEditable = /* @__PURE__ */ getter(HTMLElement, "isContentEditable");
  var controlOfLabel = /* @__PURE__ */ getter(HTMLLabelElement, "control");
  var labelControl = (label) => referredTo(controlOfLabel(label));
  var HTML = "http://www.w3.org/1999/xhtml";
  var FIELDS = {
    button: HTMLButtonElement,
    input: HTMLInputElement,
    select: HTMLSelectElement,
    textarea: HTMLTextAreaElement
  };
  var messageOf = new Map(
    Object2.entries(FIELDS).map(([tag, owner]) => [tag, /* @__PURE__ */ getter(owner, "validationMessage")])
  );
  var validationMessage = (el) => namespaceURI(el) === HTML && messageOf.get(localName(el))?.(el) || "";
  var editContext = /* @__PURE__ */ getter(HTMLElement, "editContext");
  var reflected = new Map([
    ["aria-labelledby", /* @__PURE__ */ getter(E, "ariaLabelledByElements")],
    ["aria-describedby", /* @__PURE__ */ getter(E, "ariaDescribedByElements")],
    ["aria-owns", /* @__PURE__ */ getter(E, "ariaOwnsElements")]
  ]);
  var reflectedElements = (el, attributeName) => reflected.get(attributeName)?.(el) ?? null;
  var selectedOptions = /* @__PURE__ */ getter(
    HTMLSelectElement,
    "selectedOptions"
  );
  var [meterValue, meterMin, meterMax] = /* @__PURE__ */ getters(HTMLMeterElement, "value", "min", "max");
  var [progressValue, progressMax, progressPosition] = /* @__PURE__ */ getters(HTMLProgressElement, "value", "max", "position");

  // src/standards/words.ts
  var words = (text) => text.trim().split(/\s+/);
  var wordSet = /* @__NO_SIDE_EFFECTS__ */ (...texts) => new Set(texts.flatMap(words));
  var wordMap = /* @__NO_SIDE_EFFECTS__ */ (text) => new Map(
    words(text).map((pair) => {
      const [key2 = "", value2 = key2] = pair.split("=");
      return [key2, value2];
    })
  );

  // src/dom/kinds.ts
  var HTML2 = "http://www.w3.org/1999/xhtml";
  var SVG = "http://www.w3.org/2000/svg";
  var isElement = (node) => nodeType(node) === 1;
  function isElementTarget(target) {
    try {
      return !!target && "nodeType" in target && isElement(target);
    } catch {
      return false;
    }
  }
  var isText = (node) => nodeType(node) === 3;
  var isDocument = (node) => nodeType(node) === 9;
  var isShadowRoot = (node) => nodeType(node) === 11 && "host" in node;
  var isHtml = (el) => namespaceURI(el) === HTML2;
  var isSvg = (el) => namespaceURI(el) === SVG;
  var isTag = (el, tag) => localName(el) === tag && isHtml(el);
  var isInput = (el) => isTag(el, "input");
  var isSelect = (el) => isTag(el, "select");
  var isTextarea = (el) => isTag(el, "textarea");
  var inputTypeOf = (el) => isInput(el) ? inputType(el) : "";
  var isListBox = (el) => isSelect(el) && (selectMultiple(el) || selectSize(el) > 1);
  var NOT_TEXT = wordSet("button checkbox color file hidden image radio range reset submit");
  var isTextInput = (el) => isInput(el) && !NOT_TEXT.has(inputType(el));
  var isTextField = (el) => isTextInput(el) || isTextarea(el);

  // src/dom/withinTime.ts
  var LONGEST_TIMER = 2 ** 31 - 1;
  function worldTimer() {
    const { setTimeout: start, clearTimeout: stop } = own;
    return (run3, ms) => {
      const id = start(run3, ms);
      return () => stop(id);
    };
  }
  var timeLimit = (later2) => (promise, ms, late) => new Promise2((resolve, reject) => {
    let left = ms > 0 ? ms : 0;
    const longest = left / 2 < LONGEST_TIMER ? left / 2 : LONGEST_TIMER;
    let cancel;
    const settle2 = async (work) => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
      cancel();
    };
    const wait = () => {
      const part2 = left < longest ? left : longest;
      left -= part2;
      cancel = later2(left > 0 ? wait : () => void settle2(late), part2);
    };
    wait();
    void settle2(() => promise);
  });

  // src/dom/timers.ts
  var { apply: apply3 } = Reflect2;
  var clock = own.performance;
  var stampOf = getter(Event, "timeStamp");
  var Stamped = Event;
  var now = isNative(clock.now) ? clock.now.bind(clock) : () => stampOf(new Stamped(""));
  var later = isNative(setTimeout) || !isNative(AbortSignal.timeout) ? usualTimer() : signalTimer();
  function usualTimer() {
    if (!isNative(setTimeout)) append(foreign, "setTimeout");
    return worldTimer();
  }
  function queue() {
    return { __proto__: null };
  }
  function signalTimer() {
    const start = AbortSignal.timeout.bind(AbortSignal);
    const held2 = queue();
    let count = 0;
    return (run3, ms) => {
      const id = count++;
      const signal = held2[id] = start(ms > 0 ? ms : 0);
      addListener(signal, "abort", () => {
        if (!held2[id]) return;
        delete held2[id];
        run3();
      });
      return () => delete held2[id];
    };
  }
  var task = () => new Promise2((resolve) => {
    waiting[posted++] = resolve;
    announce();
  });
  var waiting = queue();
  var posted = 0;
  var received = 0;
  function next() {
    const resume = waiting[received];
    delete waiting[received++];
    resume?.();
  }
  function messenger() {
    const { MessageChannel: Channel, MessagePort: Port } = own;
    const first = untouchedProperty(Channel?.prototype, "port1")?.get;
    const second = untouchedProperty(Channel?.prototype, "port2")?.get;
    const post = untouchedProperty(Port?.prototype, "postMessage")?.value;
    const receive = untouchedProperty(Port?.prototype, "onmessage")?.set;
    if (![Channel, first, second, post, receive].every(isNative)) return null;
    const channel = new Channel();
    apply3(receive, apply3(first, channel, []), [next]);
    const port = apply3(second, channel, []);
    return () => apply3(post, port, [null]);
  }
  var announce = messenger() ?? (() => later(next, 0));
  var sleep = (ms) => new Promise2((resolve) => later(resolve, ms));
  var withinTime = timeLimit(later);
  var LONGEST_ANSWER = 1e4;
  var answerOf = (what, run3, extra = 0) => withinTime((async () => await run3())(), LONGEST_ANSWER + extra, () => {
    throw new Error2(`${what} did not answer in ${(LONGEST_ANSWER + extra) / 1e3} s`);
  });

  // src/actions/platform/mutatingBuiltIns.ts
  var I = HTMLInputElement;
  var T = HTMLTextAreaElement;
  var S2 = HTMLSelectElement;
  var H = HTMLElement;
  var D2 = Document;
  var setOptionSelected = setter(HTMLOptionElement, "selected");
  var setDetailsOpen = setter(HTMLDetailsElement, "open");
  var selectedIndex = getter(S2, "selectedIndex");
  var setSelectedIndex = setter(S2, "selectedIndex");
  var [optionValue, optionDisabled] = getters(HTMLOptionElement, "value", "disabled");
  var [inputForm, validity] = getters(I, "form", "validity");
  var [buttonForm, buttonType] = getters(HTMLButtonElement, "form", "type");
  var running = 0;
  var ended = -Infinity;
  var isPageHandling = () => running > 0;
  var lastHandled = () => ended;
  var handled = /* @__NO_SIDE_EFFECTS__ */ (run3) => (...given) => {
    running++;
    try {
      return run3(...given);
    } finally {
      running--;
      ended = now();
    }
  };
  async function whileHandling(give) {
    running++;
    try {
      return await give();
    } finally {
      running--;
      ended = now();
    }
  }
  var propertiesOf = /* @__NO_SIDE_EFFECTS__ */ (kind) => ({
    readOnly: getter(kind, "readOnly"),
    value: getter(kind, "value"),
    setValue: setter(kind, "value"),
    selectionStart: getter(kind, "selectionStart"),
    selectionEnd: getter(kind, "selectionEnd"),
    setSelectionRange: method(kind, "setSelectionRange"),
    select: method(kind, "select"),
    maxLength: getter(kind, "maxLength")
  });
  var ofInput = /* @__PURE__ */ propertiesOf(I);
  var ofTextarea = /* @__PURE__ */ propertiesOf(T);
  var fieldMethods = (field) => isInput(field) ? ofInput : ofTextarea;
  var focusMethod = /* @__PURE__ */ handled(method(H, "focus"));
  var blurMethod = /* @__PURE__ */ handled(method(H, "blur"));
  var clickMethod = /* @__PURE__ */ handled(method(H, "click"));
  var hidePopover = /* @__PURE__ */ handled(method(H, "hidePopover"));
  var svgFocus = /* @__PURE__ */ handled(method(SVGElement, "focus"));
  var scrollIntoView = /* @__PURE__ */ handled(
    method(Element, "scrollIntoView")
  );
  var dispatch = /* @__PURE__ */ handled(method(EventTarget, "dispatchEvent"));
  var defaultPrevented = getter(Event, "defaultPrevented");
  var isTrusted = (event) => event.isTrusted;
  var composedPath = method(Event, "composedPath");
  var execCommand = /* @__PURE__ */ handled(
    method(D2, "execCommand")
  );
  var getSelectionOf = method(D2, "getSelection");
  var createEvent = /* @__PURE__ */ method(D2, "createEvent");
  var F = HTMLFormElement;
  var requestSubmit = /* @__PURE__ */ handled(
    method(F, "requestSubmit")
  );
  var closeDialog = /* @__PURE__ */ handled(method(HTMLDialogElement, "close"));
  var cloneNode = method(Node, "cloneNode");
  var stepUp = method(I, "stepUp");
  var stepDown = method(I, "stepDown");
  var scrollBy = method(Element, "scrollBy");
  var scrollElement = /* @__PURE__ */ handled((el, options) => scrollBy(el, ownFields(options)));

  // src/dom/composed.ts
  var shadowRootOf = (el) => openShadowRoot(el) ?? closedRoot(el);
  function flatParent(node) {
    const type = nodeType(node);
    const slot = type === 1 ? assignedSlot(node) : type === 3 ? textAssignedSlot(node) : null;
    return slot ?? parentOrHost(node);
  }
  function parentOrHost(node) {
    const element = parentElement(node);
    if (element) return element;
    const parent = parentNode(node);
    return parent && isShadowRoot(parent) ? shadowHost(parent) : null;
  }
  function hostAround(node) {
    const root = getRootNode(node);
    return isShadowRoot(root) ? shadowHost(root) : null;
  }
  function nearest(el, isIt) {
    let at2 = el;
    while (at2 && !isIt(at2)) at2 = flatParent(at2);
    return at2;
  }
  var flatParentAcrossFrames = (node) => flatParent(node) ?? frameElementOf(node);
  function frameElementOf(node) {
    const doc = nodeType(node) === 9 ? node : ownerDocument(node);
    const win = doc && documentWindow(doc);
    try {
      const frame2 = win?.frameElement;
      return frame2 && readableFrameDocument(frame2) === doc ? frame2 : null;
    } catch {
      return null;
    }
  }
  function flatChildren(node) {
    if (isElement(node)) {
      const root = shadowRootOf(node);
      if (root) return childNodesOf(root);
      const assigned = slottedIn(node);
      if (assigned.length) return assigned;
    }
    return childNodesOf(node);
  }
  var slottedIn = (el, tag = localName(el)) => tag === "slot" && isHtml(el) && isShadowRoot(getRootNode(el)) ? assignedNodes(el) : [];
  function* flatDescendants(root, childrenOf = flatChildren) {
    const stack = [];
    for (let node = root; node; node = stack.pop()) {
      if (node !== root) yield node;
      const children = isElement(node) ? childrenOf(node) : [];
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i]);
    }
  }
  function* flatElements(...args) {
    for (const node of flatDescendants(...args)) if (isElement(node)) yield node;
  }
  function treeScopesIn(doc) {
    const out = [doc];
    for (const scope of out) {
      for (const el of querySelectorAll(scope, "*")) {
        const root = shadowRootOf(el);
        if (root) out.push(root);
      }
    }
    return out;
  }
  function childNodesOf(node) {
    const out = [];
    for (let c = firstChild(node); c; c = nextSibling(c)) out.push(c);
    return out;
  }
  function treeScope(node) {
    const root = getRootNode(node);
    const type = nodeType(root);
    return type === 9 || type === 11 && isShadowRoot(root) ? root : null;
  }
  function elementWithId(node, id) {
    const scope = id ? treeScope(node) : null;
    return scope && referredTo(elementById(scope, id));
  }
  function readableFrameDocument(frame2) {
    const found = frameDocument(frame2);
    return found === void 0 ? embeddedDocument(frame2) : found;
  }
  function embeddedDocument(embed) {
    const around2 = documentWindow(ownerDocument(embed));
    for (let i = 0; around2?.[i]; i++)
      try {
        const inner = around2[i];
        if (inner.frameElement === embed) return inner.document;
      } catch {
      }
    return null;
  }
  function isFrame(el, tag = localName(el)) {
    if (tag !== "iframe" && tag !== "frame" && tag !== "object" && tag !== "embed" || !isHtml(el)) return false;
    if (tag.endsWith("frame")) return true;
    const doc = readableFrameDocument(el);
    return doc !== null && documentUrl(doc) !== "about:blank";
  }

  // src/standards/indexed.ts
  function* indexed(list) {
    let i = 0;
    for (const one of list) yield [i++, one];
  }
  function sumOf(list, of) {
    let sum = 0;
    for (const one of list) sum += of(one);
    return sum;
  }
  function valueOf(map, key2, make2) {
    let value2 = map.get(key2);
    if (value2 === void 0) map.set(key2, value2 = make2());
    return value2;
  }
  var times = (count, make2) => [...new Uint8Array2(count)].map((_, i) => make2(i));

  // src/dom/TwoGenerationCache.ts
  var GENERATION_SIZE = 2048;
  var TwoGenerationCache = class {
    #now = new Map();
    #before = new Map();
    /** The entry of the last call: rules ask about the same element several times in a row. */
    #lastKey;
    #lastValue;
    /** Returns the value; undefined if none was set or its entry was dropped. */
    get(key2) {
      if (key2 === this.#lastKey) return this.#lastValue;
      let value2 = this.#now.get(key2);
      if (value2 === void 0) {
        value2 = this.#before.get(key2);
        if (value2 === void 0) return void 0;
        this.set(key2, value2);
      }
      this.#lastKey = key2;
      return this.#lastValue = value2;
    }
    set(key2, value2) {
      this.#lastKey = key2;
      this.#lastValue = value2;
      if (this.#now.size >= GENERATION_SIZE) {
        this.#before = this.#now;
        this.#now = new Map();
      }
      this.#now.set(key2, value2);
    }
  };

  // src/layout/passCache.ts
  var valuesIn = (cache3, reader) => valueOf(cache3, reader, () => new Map());
  var valueIn = (cache3, reader, key2, make2) => valueOf(valuesIn(cache3, reader), key2, make2);
  function nearestIn(cache3, reader, el, isIt) {
    const known2 = valuesIn(cache3, reader);
    const passed = [];
    let found = null;
    for (let at2 = el; at2; at2 = flatParent(at2)) {
      found = known2.get(at2);
      if (found !== void 0) break;
      passed.push(at2);
      found = isIt(at2) ? at2 : null;
      if (found) break;
    }
    for (const one of passed) known2.set(one, found ?? null);
    return found ?? null;
  }

  // src/layout/area.ts
  function imageOfArea(area2, reader) {
    const map = closest(area2, "map");
    const name = map && attribute(map, "name");
    const scope = name ? treeScope(area2) : null;
    return (scope && valueIn(imagesByMap, reader, scope, () => indexImages(scope)).get(`#${name}`)) ?? null;
  }
  var imagesByMap = new WeakMap();
  var indexImages = (scope) => new Map([...querySelectorAll(scope, "img[usemap]")].reverse().map((img) => [attribute(img, "usemap"), img]));
  function areaBox(area2, reader) {
    const image2 = imageOfArea(area2, reader);
    if (!image2) return null;
    const { x, y, width, height } = reader.box(image2);
    const { kind, at: at2 } = shapeOf(area2);
    const [cx = 0, cy = 0, r = 0] = at2;
    const points = kind === "circle" ? [cx - r, cy - r, cx + r, cy + r] : kind === "default" || at2.length < 4 ? [0, 0, width, height] : at2;
    const xs = points.filter((_, i) => i % 2 === 0);
    const ys = points.filter((_, i) => i % 2 === 1);
    const [left, top] = [Math2.max(0, Math2.min(...xs)), Math2.max(0, Math2.min(...ys))];
    const [right, bottom] = [Math2.min(width, Math2.max(...xs)), Math2.min(height, Math2.max(...ys))];
    return { x: x + left, y: y + top, width: Math2.max(0, right - left), height: Math2.max(0, bottom - top) };
  }
  function areaAt(image2, x, y) {
    const name = isTag(image2, "img") ? attribute(image2, "usemap")?.slice(1) : void 0;
    const scope = name ? treeScope(image2) : null;
    if (!scope) return null;
    const map = [...querySelectorAll(scope, "map")].find((one) => attribute(one, "name") === name);
    return map ? [...querySelectorAll(map, "area")].find((area2) => containsPoint(area2, x, y)) ?? null : null;
  }
  function shapeOf(area2) {
    const shape = (attribute(area2, "shape") ?? "").toLowerCase();
    const kind = shape.startsWith("circ") ? "circle" : shape.startsWith("poly") ? "poly" : shape === "default" ? shape : "rect";
    const at2 = (attribute(area2, "coords") ?? "").split(/[^\d.-]+/).filter(Boolean).map(Number);
    return { kind, at: at2 };
  }
  function containsPoint(area2, x, y) {
    const { kind, at: at2 } = shapeOf(area2);
    const [a = 0, b = 0, c = 0, d = 0] = at2;
    if (kind === "default") return true;
    if (kind === "circle") return (x - a) ** 2 + (y - b) ** 2 <= c ** 2;
    if (kind === "rect")
      return x >= Math2.min(a, c) && x <= Math2.max(a, c) && y >= Math2.min(b, d) && y <= Math2.max(b, d) && at2.length >= 4;
    let isInside2 = false;
    for (let i = 0, j = at2.length - 2; i + 1 < at2.length; j = i, i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [at2[i], at2[i + 1], at2[j], at2[j + 1]];
      if (y1 > y !== y2 > y && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1) isInside2 = !isInside2;
    }
    return isInside2;
  }

  // src/style/CounterIndex.ts
  var CounterIndex = class {
    #values = new Map();
    #styles;
    constructor(document2, styles) {
      this.#styles = styles;
      this.#walk(document2);
    }
    /** Returns the values of the counter at the pseudo-element, outermost scope first. */
    at(el, which, name) {
      return this.#values.get(el)?.[which]?.get(name) ?? [];
    }
    #walk(document2) {
      const scopes = new Scopes();
      const stack = childNodesOf(document2).filter(isElement).map((el) => [el, false]);
      for (let top = stack.pop(); top; top = stack.pop()) {
        const [el, leave2] = top;
        if (leave2) {
          this.#visitPseudo(el, "::after", scopes);
          scopes.leave(el);
          continue;
        }
        const style = this.#styles.style(el);
        if (style.display === "none") continue;
        scopes.apply(el, (property) => style.get(property), style.display.includes("list-item"), localName(el));
        scopes.enter(el);
        this.#visitPseudo(el, "::marker", scopes);
        this.#visitPseudo(el, "::before", scopes);
        stack.push([el, true]);
        const children = flatChildren(el);
        for (let i = children.length - 1; i >= 0; i--) {
          const child = children[i];
          if (isElement(child)) stack.push([child, false]);
        }
      }
    }
    #visitPseudo(el, which, scopes) {
      const style = this.#styles.pseudoWithText(el, which);
      if (!style) return;
      if (which !== "::marker") scopes.apply(null, (property) => propertyValue(style, property), false, "");
      valueOf(this.#values, el, () => ({}))[which] = scopes.values();
    }
  };
  var Scopes = class {
    #counters = new Map();
    #path = [null];
    enter(el) {
      this.#path.push(el);
    }
    /** Ends the scopes of counters that the element's children created. */
    leave(el) {
      this.#path.pop();
      for (const list of this.#counters.values()) while (list.at(-1)?.parent === el) list.pop();
    }
    /** Returns the present values of all counters, outermost scope first. */
    values() {
      return new Map([...this.#counters].map(([name, list]) => [name, list.map(({ value: value2 }) => value2)]));
    }
    /**
     * Applies the counter properties in their order: reset, increment, set.
     * https://drafts.csswg.org/css-lists/#counter-properties
     * @param el the element, or null for a pseudo-element
     * @param get returns a computed property
     * @param tag the element's local name: lists reset the counter `list-item`
     */
    apply(el, get, isListItem, tag) {
      const resets = pairs(get("counter-reset"), 0);
      if (tag === "ol" || tag === "ul" || tag === "menu") resets.push(["list-item", 0]);
      for (const [name, value2] of resets) this.#reset(name, value2);
      const increments = pairs(get("counter-increment"), 1);
      if (el && isListItem && !increments.some(([name]) => name === "list-item")) increments.push(["list-item", 1]);
      for (const [name, by] of increments) this.#current(name).value += by;
      for (const [name, value2] of pairs(get("counter-set"), 0)) this.#current(name).value = value2;
    }
    #reset(name, value2) {
      const list = this.#list(name);
      const parent = this.#path.at(-1) ?? null;
      const last2 = list.at(-1);
      if (last2 && last2.parent === parent) last2.value = value2;
      else list.push({ value: value2, parent });
    }
    #current(name) {
      const list = this.#list(name);
      if (!list.length) list.push({ value: 0, parent: this.#path.at(-1) ?? null });
      return list.at(-1);
    }
    #list(name) {
      return valueOf(this.#counters, name, () => []);
    }
  };
  function pairs(value2, defaultNumber) {
    if (value2 === "none" || value2 === "") return [];
    const out = [];
    for (const [, name, number2] of value2.matchAll(/(?:reversed\()?([^\s()]+)\)?(?:\s+(-?\d+))?/g)) {
      out.push([name, number2 === void 0 ? defaultNumber : Number(number2)]);
    }
    return out;
  }

  // src/style/ElementStyle.ts
  var ElementStyle = class {
    display;
    /** `visible`, `hidden` or `collapse`, inherited values included. */
    visibility;
    cursor;
    contain;
    contentVisibility;
    /**
     * The values of `overflow-x` and `overflow-y`, one keyword if both are equal, or `clip` if paint containment clips
     * (https://drafts.csswg.org/css-contain-2/#containment-paint). A list box scrolls in every engine.
     */
    overflow;
    /** The value of `backface-visibility`. */
    backface;
    /** This and the next five have no effect on an element without a box, and have their initial values there. */
    position;
    clipPath;
    opacity;
    filter;
    maskImage;
    blendMode;
    /**
     * The texts of `::before` and `::after`, null if there is none, and undefined until `LayoutReader.generated` has read
     * them.
     */
    before = void 0;
    after = void 0;
    #declaration;
    #values = null;
    /**
     * @param declaration the result of `getComputedStyle`, or null in a document without a window
     * @param el the element, unless the style is that of a pseudo-element
     */
    constructor(declaration, el) {
      this.#declaration = declaration;
      this.display = declaration ? this.get("display") : "none";
      this.visibility = this.get("visibility");
      this.cursor = this.get("cursor");
      this.contain = this.get("contain");
      this.contentVisibility = this.get("content-visibility");
      this.backface = this.get("backface-visibility");
      const hasBox = this.display !== "contents";
      const effect = (name, none) => hasBox && this.get(name) || none;
      this.position = effect("position", "static");
      this.clipPath = effect("clip-path", "none");
      this.opacity = Number(effect("opacity", "1"));
      this.filter = effect("filter", "none");
      this.maskImage = effect("mask-image", "none");
      this.blendMode = effect("mix-blend-mode", "normal");
      const x = this.get("overflow-x");
      const y = this.get("overflow-y");
      this.overflow = x !== y ? `${x} ${y}` : x !== "visible" ? x : PAINT.test(this.contain) || this.contentVisibility === "auto" ? "clip" : (
        // WebKit scrolls list boxes, but their style does not tell.
        el && isListBox(el) ? "hidden scroll" : x
      );
    }
    get pointerEvents() {
      return this.#read("pointer-events");
    }
    /**
     * Whether style makes the element inert, in engines that know the property. It is inherited, so that no ancestor has
     * to be asked. https://drafts.csswg.org/css-ui-4/#propdef-interactivity
     */
    get isInert() {
      return this.get("interactivity") === "inert";
    }
    get whiteSpace() {
      return this.#read("white-space");
    }
    get textTransform() {
      return this.#read("text-transform");
    }
    /** The colour that fills the letters: `-webkit-text-fill-color`, whose initial value is `color`. */
    get textFill() {
      return this.#read("-webkit-text-fill-color");
    }
    get background() {
      return this.#read("background-color");
    }
    get backgroundImage() {
      return this.#read("background-image") || "none";
    }
    /** The used font size in CSS pixels, with its unit. */
    get fontSize() {
      return this.#read("font-size");
    }
    /** The lines that the element draws on its text and on that of its descendants. */
    get decorationLine() {
      return this.#read("text-decoration-line");
    }
    /** Returns any other computed property by its CSS name. It is read from the browser at each call. */
    get(property) {
      return this.#declaration ? propertyValue(this.#declaration, property) : "";
    }
    #read(property) {
      const values = this.#values ??= new Map();
      let value2 = values.get(property);
      if (value2 === void 0) values.set(property, value2 = this.get(property));
      return value2;
    }
  };
  var PAINT = /paint|strict|content/;

  // src/style/generatedText.ts
  var hasGeneratedText = (content) => content !== "none" && content !== "normal" && content !== "" && content !== '""';
  function generatedText(el, content, quotes, counters) {
    let parsed = parsedContents.get(content);
    if (!parsed) {
      if (parsedContents.size > MAX_CACHED) parsedContents.clear();
      parsedContents.set(content, parsed = parse(content));
    }
    const [painted, alternative] = parsed;
    const textOf3 = (parts) => parts.map((part2) => partText(el, part2, quotes, counters)).join("");
    const shown = textOf3(painted);
    const replaced = alternative !== null || painted.some((part2) => part2.name === "url");
    return { shown, text: alternative ? textOf3(alternative) : shown, replaced };
  }
  var parsedContents = new Map();
  var MAX_CACHED = 500;
  var TOKEN = /"((?:[^"\\]|\\.)*)"|([a-z-]+)\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)|([a-z-]+)|(\/)/gi;
  function parse(content) {
    const shown = [];
    let alternative = null;
    for (const [, text, called, args = "", keyword = "", slash] of content.matchAll(TOKEN)) {
      if (slash) alternative = [];
      else
        (alternative ?? shown).push(
          text !== void 0 ? { name: "string", args: [unescaped(text)] } : { name: (called ?? keyword).toLowerCase(), args: splitArguments(args) }
        );
    }
    return [shown, alternative];
  }
  function splitArguments(text) {
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[^,"\s][^,"]*/g)].map(
      (m) => m[1] !== void 0 ? unescaped(m[1]) : m[0].trim()
    );
  }
  function unescaped(text) {
    return text.includes("\\") ? text.replace(
      /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi,
      (_, hex, char) => hex ? String.fromCodePoint(parseInt(hex, 16)) : char
    ) : text;
  }
  function partText(el, { name, args }, quotes, counters) {
    switch (name) {
      case "string":
        return args[0] ?? "";
      case "attr":
        return attribute(el, (args[0] ?? "").split(/\s/)[0] ?? "") ?? args[1] ?? "";
      case "counter":
        return counterText(counters(args[0] ?? "").at(-1) ?? 0, args[1]);
      case "counters":
        return counters(args[0] ?? "").map((value2) => counterText(value2, args[2])).join(args[1] ?? "");
      case "open-quote":
        return quote(el, quotes, 0);
      case "close-quote":
        return quote(el, quotes, 1);
      default:
        return "";
    }
  }
  function quote(el, quotes, index) {
    if (quotes === "none") return "";
    const given = [...quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((m) => unescaped(m[1] ?? ""));
    const marks = given.length ? given : ["\u201C", "\u201D", "\u2018", "\u2019"];
    let at2 = index;
    for (let outer2 = flatParent(el); outer2; outer2 = flatParent(outer2))
      if (localName(outer2) === "q" && marks[at2 + 2]) at2 += 2;
    return marks[at2] ?? "";
  }
  function counterText(value2, style = "decimal") {
    const [, size, isRoman, isGreek] = /^(lower|upper)-(?:alpha|latin|(roman))$|^lower-(greek)$/.exec(style) ?? [];
    if (size || isGreek) {
      const text = value2 < 1 ? "" : isRoman ? roman(value2) : alphabetic(value2, isGreek && "\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C4\u03C5\u03C6\u03C7\u03C8\u03C9");
      return (size === "upper" ? text.toUpperCase() : text) || String(value2);
    }
    if (style === "decimal") return String(value2);
    if (style === "decimal-leading-zero") return (value2 < 0 ? "-" : "") + String(Math2.abs(value2)).padStart(2, "0");
    return BULLETS.get(style) ?? "";
  }
  var BULLETS = wordMap("disc=\u2022 circle=\u25E6 square=\u25AA");
  function alphabetic(value2, letters2 = "abcdefghijklmnopqrstuvwxyz") {
    const { length: length2 } = letters2;
    let text = "";
    for (let n = value2; n > 0; n = Math2.floor((n - 1) / length2)) text = String(letters2[(n - 1) % length2]) + text;
    return text;
  }
  function roman(value2) {
    if (value2 >= 4e3) return "";
    let text = "";
    let rest = value2;
    for (const [, numeral, worth] of "m1000cm900d500cd400c100xc90l50xl40x10ix9v5iv4i1".matchAll(/(\D+)(\d+)/g))
      for (; rest >= Number(worth); rest -= Number(worth)) text += numeral;
    return text;
  }

  // src/layout/layoutBuiltins.ts
  var number = /* @__NO_SIDE_EFFECTS__ */ (name) => getter(Element, name);
  var boundingRect = method(Element, "getBoundingClientRect");
  var clientRects = method(Element, "getClientRects");
  var checkVisibility = method(
    Element,
    "checkVisibility"
  );
  var clientWidth = /* @__PURE__ */ number("clientWidth");
  var clientHeight = /* @__PURE__ */ number("clientHeight");
  var scrollWidth = /* @__PURE__ */ number("scrollWidth");
  var scrollHeight = /* @__PURE__ */ number("scrollHeight");
  var scrollLeft = /* @__PURE__ */ number("scrollLeft");
  var scrollTop = /* @__PURE__ */ number("scrollTop");
  var createRange = method(Document, "createRange");
  var selectContents = method(Range, "selectNodeContents");
  var setStart = method(Range, "setStart");
  var setEnd = method(Range, "setEnd");
  var [rectX, rectY, rectWidth, rectHeight] = getters(DOMRect, "x", "y", "width", "height");
  var boxOf = (rect) => ({
    x: rectX(rect),
    y: rectY(rect),
    width: rectWidth(rect),
    height: rectHeight(rect)
  });
  var DIVIDES_BY_ZOOM = !untouchedProperty(Element.prototype, "currentCSSZoom");
  var rangeRects = method(Range, "getClientRects");
  var rangeRect = method(Range, "getBoundingClientRect");
  var range;
  function measure(node, offset, read2) {
    range ??= createRange(document);
    if (offset === void 0) selectContents(range, node);
    else {
      setStart(range, node, offset);
      setEnd(range, node, offset + 1);
    }
    const result = read2(range);
    setEnd(range, document, 0);
    return result;
  }
  var rectOfText = (node, offset) => measure(node, offset, rangeRect);
  var rectsOfText = (node) => measure(node, void 0, rangeRects);
  var computedStyle = method(
    { prototype: own },
    "getComputedStyle"
  );

  // src/style/textTransform.ts
  function transformed(text, transform) {
    if (transform === "none" || transform === "") return text;
    if (transform.includes("uppercase")) return text.toUpperCase();
    if (transform.includes("lowercase")) return text.toLowerCase();
    if (transform.includes("capitalize")) return text.replace(wordStart(text), (match) => match.toUpperCase());
    return text;
  }
  var wordStart = patternFor("(?<![\\p{L}\\p{N}\\p{M}_'\u2019])[\\p{L}]", "gu");

  // src/layout/LayoutReader.ts
  var LayoutReader = class {
    #styles = new TwoGenerationCache();
    #boxes = new TwoGenerationCache();
    #counters = new Map();
    /** The document of the last call, and its window. */
    #document = null;
    #window = null;
    /** Returns the element's computed style. https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle */
    style(el) {
      let style = this.#styles.get(el);
      if (!style) this.#styles.set(el, style = new ElementStyle(this.#declaration(el), el));
      return style;
    }
    /**
     * Returns the element's border box, which is the union of its boxes, or for an `<area>` the box of its shape on its
     * image. https://drafts.csswg.org/cssom-view/#dom-element-getboundingclientrect
     */
    box(el) {
      let box = this.#boxes.get(el);
      if (!box) {
        box = this.#areaBox(el) ?? this.#boxOf(boundingRect(el), el);
        this.#boxes.set(el, box);
      }
      return box;
    }
    /** Returns the element's border box if it was already read in this pass; does not read it otherwise. */
    knownBox(el) {
      return this.#boxes.get(el);
    }
    /** Returns the boxes of the element: an inline element has one for each line. Not cached. */
    boxes(el) {
      const area2 = this.#areaBox(el);
      return area2 ? [area2] : [...clientRects(el)].map((rect) => this.#boxOf(rect, el));
    }
    #areaBox(el) {
      return isTag(el, "area") ? areaBox(el, this) : null;
    }
    /**
     * Returns the size of the part of a scroll container that shows content, or of the viewport for a root element. Not
     * cached.
     */
    clientSize(el) {
      return { width: clientWidth(el), height: clientHeight(el) };
    }
    /**
     * Returns the size of the scrollable content. Not cached.
     * https://drafts.csswg.org/cssom-view/#dom-element-scrollwidth
     */
    scrollSize(el) {
      return { width: scrollWidth(el), height: scrollHeight(el) };
    }
    /** Returns the scroll offset of the element. `left` is negative in a right-to-left container. Not cached. */
    scrollOffset(el) {
      return { left: scrollLeft(el), top: scrollTop(el) };
    }
    /** Returns the bounding box of a text node's characters, or of the one at an offset. Not cached. */
    textBox(text, offset) {
      return this.#boxOf(rectOfText(text, offset), text);
    }
    /** Returns the boxes of a text node's characters, one for each line. Not cached. */
    textBoxes(text) {
      return [...rectsOfText(text)].map((rect) => this.#boxOf(rect, text));
    }
    /** Returns the box that a rectangle of the element or the text describes: see `DIVIDES_BY_ZOOM`. */
    #boxOf(rect, node) {
      const box = boxOf(rect);
      const zoom = this.rectZoom(node);
      if (zoom === 1) return box;
      const { scrollX, scrollY } = documentWindow(ownerDocument(node));
      return {
        x: (box.x + scrollX) * zoom - scrollX,
        y: (box.y + scrollY) * zoom - scrollY,
        width: box.width * zoom,
        height: box.height * zoom
      };
    }
    /** Returns the zoom by which the browser divides the rectangles of the element or the text, which is often 1. */
    rectZoom(node) {
      let zoom = 1;
      if (!DIVIDES_BY_ZOOM) return zoom;
      const own4 = (el) => parseFloat(this.style(el).get("zoom")) || 1;
      let at2 = isElement(node) ? node : flatParent(node);
      while (at2 = nearestIn(zoomed, this, at2, (el) => own4(el) !== 1)) {
        zoom *= own4(at2);
        at2 = flatParent(at2);
      }
      return zoom;
    }
    /**
     * Returns the pseudo-element's computed style, or null if the element cannot have that pseudo-element. Not cached.
     */
    pseudo(el, which) {
      if (isSvg(el) && localName(el) !== "foreignObject") return null;
      return this.#declaration(el, which);
    }
    /** Returns the same as an `ElementStyle`, so that functions for elements can read it. Not cached. */
    pseudoStyle(el, which) {
      const declaration = this.pseudo(el, which);
      return declaration && new ElementStyle(declaration);
    }
    /**
     * Returns the boxes and styles of the element's absolutely positioned `::before` and `::after`, which may be all that
     * a person sees of an element without a size. Those without content or size, and hidden ones, are left out. Not
     * cached.
     */
    paintedBoxes(el) {
      let around2 = el;
      while (around2 && this.style(around2).position === "static") around2 = flatParent(around2);
      const origin2 = around2 ? this.box(around2) : { x: 0, y: 0 };
      return ["::before", "::after"].flatMap((pseudo) => {
        const style = this.pseudo(el, pseudo);
        if (style?.position !== "absolute" || style.content === "none" || style.visibility !== "visible") return [];
        const [x = 0, y = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(parseFloat);
        if (!(width > 0 && height > 0)) return [];
        const box = { x: origin2.x + x, y: origin2.y + y, width, height };
        return [{ el, pseudo, box, style: new ElementStyle(style) }];
      });
    }
    /** Returns the pseudo-element's computed style if it is rendered and has generated content, or null. */
    pseudoWithText(el, which) {
      if (which === "::marker" && !this.style(el).display.includes("list-item")) return null;
      const style = this.pseudo(el, which);
      return style && hasGeneratedText(style.content) && style.display !== "none" ? style : null;
    }
    /**
     * Returns the pseudo-element's text with counters and alternative texts resolved, or null if it generates none or is
     * hidden.
     */
    generated(el, which) {
      if (which === "::marker") return this.#readGenerated(el, which);
      const style = this.style(el);
      const key2 = which === "::before" ? "before" : "after";
      if (style[key2] === void 0) style[key2] = this.#readGenerated(el, which);
      return style[key2];
    }
    #readGenerated(el, which) {
      const style = this.pseudoWithText(el, which);
      if (!style || style.visibility !== "visible") return null;
      const doc = ownerDocument(el);
      const { shown, text, replaced } = generatedText(
        el,
        style.content,
        style.quotes,
        (name) => valueOf(this.#counters, doc, () => new CounterIndex(doc, this)).at(el, which, name)
      );
      const cased = (written) => transformed(written, style.textTransform);
      return { shown: cased(shown), text: cased(text), replaced, display: style.display };
    }
    /**
     * Returns whether `content-visibility: hidden` skips the element's contents. The property does not apply to inline
     * boxes. https://drafts.csswg.org/css-contain-2/#content-visibility
     */
    skipsContents(el) {
      const style = this.style(el);
      if (style.contentVisibility !== "hidden") return false;
      return style.display !== "inline" && style.display !== "contents";
    }
    /**
     * Returns whether the element's contents are not laid out until they come near the viewport.
     * https://drafts.csswg.org/css-contain-2/#valdef-content-visibility-auto
     */
    rendersLater(el) {
      return this.style(el).contentVisibility === "auto" && !nearViewport(this.box(el));
    }
    /**
     * Returns whether the element has a box that neither its own style nor an ancestor's hides. Not cached.
     * https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility
     */
    shows(el) {
      return checkVisibility(el, SHOWN) === true;
    }
    /** Returns null for an element of a document without a window, such as one that `DOMParser` made. */
    #declaration(el, pseudo) {
      const doc = ownerDocument(el);
      if (doc !== this.#document) {
        this.#document = doc;
        this.#window = doc && documentWindow(doc);
      }
      return this.#window ? computedStyle(this.#window, el, pseudo) : null;
    }
  };
  var zoomed = new WeakMap();
  var SHOWN = ownFields({ visibilityProperty: true });
  var nearViewport = ({ y, height }) => height > 0 && y < windowSize().height && y + height > 0;
  var here3 = { prototype: window };
  var innerWidth = getter(here3, "innerWidth");
  var innerHeight = getter(here3, "innerHeight");
  var windowSize = (win = window) => ({
    // There is no getter if a script put a number in its place before this one started.
    width: (win && (innerWidth(win) ?? win.innerWidth)) ?? 0,
    height: (win && (innerHeight(win) ?? win.innerHeight)) ?? 0
  });
  var windowScroll = ({ scrollX, scrollY }) => `${scrollX},${scrollY}`;

  // src/layout/scrollArea.ts
  function isScrolledByViewport(el, reader) {
    const doc = ownerDocument(el);
    return el === documentElement(doc) || el === viewportOverflow(doc, reader);
  }
  function viewportOverflow(doc, reader) {
    const root = documentElement(doc);
    return root && reader.style(root).overflow === "visible" && documentBody(doc) || root;
  }
  function scrolledBy(el, reader) {
    const { left, top } = reader.scrollOffset(el);
    const size = reader.scrollSize(el);
    const room = reader.clientSize(el);
    const style = reader.style(el);
    const { x, y } = overflowsBackwards(style, style.display.endsWith("flex"));
    return {
      left: x || left < 0 ? left + Math2.max(0, size.width - room.width) : left,
      top: y || top < 0 ? top + Math2.max(0, size.height - room.height) : top
    };
  }
  function overflowsBackwards(style, isFlex) {
    const mode = style.get("writing-mode");
    let inline = style.get("direction") === "rtl" !== (mode === "sideways-lr");
    let block = mode.endsWith("-rl");
    if (isFlex) {
      const direction = style.get("flex-direction");
      const isMainReversed = direction.endsWith("reverse");
      const isCrossReversed = style.get("flex-wrap") === "wrap-reverse";
      const isRow3 = direction.startsWith("row");
      if (isRow3 ? isMainReversed : isCrossReversed) inline = !inline;
      if (isRow3 ? isCrossReversed : isMainReversed) block = !block;
    }
    return /^[vs]/.test(mode) ? { x: block, y: inline } : { x: inline, y: block };
  }

  // src/actions/actionability/scrolling.ts
  var PLACES = ["nearest", "center", "end", "start", "center"];
  function scrollTo(el, place) {
    const at2 = PLACES[place] ?? "center";
    scrollIntoView(el, ownFields({ block: at2, inline: at2, behavior: "instant" }));
  }
  var pageScroller = (doc) => scrollingElement(doc) ?? rootElement(doc);
  function scrollersAround(el) {
    const reader = new LayoutReader();
    const out = [];
    for (let node = el; node; node = flatParentAcrossFrames(node))
      if (canScroll(node, reader)) out.push(node);
    return out;
  }
  function canScroll(el, reader, axis) {
    const doc = ownerDocument(el);
    const isViewport = el === pageScroller(doc);
    if (!isViewport && isScrolledByViewport(el, reader)) return false;
    const room = reader.clientSize(el);
    const size = reader.scrollSize(el);
    const style = reader.style(isViewport && viewportOverflow(doc, reader) || el);
    const [x = "", y = x] = style.overflow.split(" ");
    const lets = (value2) => (isViewport ? /^(?!hidden|clip)/ : /^(auto|scroll|overlay)$/).test(value2);
    return axis !== "x" && size.height > room.height && lets(y) || axis !== "y" && size.width > room.width && lets(x);
  }

  // src/dom/listening.ts
  function listenAt(places2, types, listener) {
    const forEach = (change2) => {
      for (const place of places2) for (const type of types) change2(place, type, listener, true);
    };
    forEach(addListener);
    return () => forEach(removeListener);
  }
  function followPage(signal, left, back) {
    const isKept = (event) => event.persisted;
    addListener(window, "pagehide", (event) => isKept(event) || left(), { signal });
    addListener(window, "pageshow", (event) => isKept(event) && back(), { signal });
  }
  function eventsDuring(places2, types, run3, isMeant2 = () => true) {
    const heard = [];
    const forget = listenAt(places2, types, (event) => void (isMeant2(event) && heard.push(event)));
    try {
      run3();
    } finally {
      forget();
    }
    return heard;
  }

  // src/dom/own.ts
  var own2 = null;
  var isOwn = (target) => own2 !== null && target !== null && own2.has(target);
  var pageRecords = (records) => records.filter((record) => !isOwnRecord(record));
  function isOwnRecord(record) {
    const moved3 = [...addedNodes(record), ...removedNodes(record)];
    return isOwn(recordTarget(record)) || moved3.length > 0 && moved3.every(isOwn);
  }

  // src/layout/boundingBox.ts
  function boundingBox(xs, ys) {
    const [x, y] = [Math2.min(...xs), Math2.min(...ys)];
    return { x, y, width: Math2.max(...xs) - x, height: Math2.max(...ys) - y };
  }

  // src/layout/FrameSpace.ts
  function frameSpace(doc, reader, frame2, outer2) {
    const win = documentWindow(doc);
    const root = documentElement(doc);
    const toTop = frame2 && outer2 ? compose(mapOfFrame(frame2, reader), outer2.toTop) : IDENTITY;
    const { width: fullWidth, height } = windowSize(win);
    const width = root ? reader.clientSize(root).width || fullWidth : 0;
    const scrollX = win?.scrollX ?? 0;
    const scrollY = win?.scrollY ?? 0;
    const size = root ? reader.scrollSize(root) : { width, height };
    const reachWidth = Math2.max(size.width, width);
    const reachHeight = Math2.max(size.height, height);
    const main = documentBody(doc) ?? root;
    const back = main ? overflowsBackwards(reader.style(main), false) : { x: false, y: false };
    const unscrolled = { x: 0, y: 0, width, height };
    const reach = frame2 && isUnscrollable(frame2, doc, reader) ? unscrolled : {
      x: (back.x ? width - reachWidth : 0) - scrollX,
      y: (back.y ? height - reachHeight : 0) - scrollY,
      width: reachWidth,
      height: reachHeight
    };
    return { toTop, width, height, scrollX, scrollY, reach };
  }
  function isUnscrollable(frame2, doc, reader) {
    const root = viewportOverflow(doc, reader);
    return attribute(frame2, "scrolling")?.toLowerCase() === "no" || root !== null && /^(?:hidden|clip)$/.test(reader.style(root).overflow);
  }
  function mapToTop(doc, reader) {
    const frame2 = frameElementOf(doc);
    const outer2 = frame2 && ownerDocument(frame2);
    return frame2 && outer2 ? compose(mapOfFrame(frame2, reader), mapToTop(outer2, reader)) : IDENTITY;
  }
  function mapOfFrame(frame2, reader) {
    const box = reader.box(frame2);
    const style = reader.style(frame2);
    const px = (property) => parseFloat(style.get(property)) || 0;
    const left = px("border-left-width") + px("padding-left");
    const top = px("border-top-width") + px("padding-top");
    const width = offsetWidth(frame2);
    const height = offsetHeight(frame2);
    const linear = linearPart(frame2, box, width, height, reader);
    if (isMoveOnly(linear)) return { ...linear, e: box.x + left, f: box.y + top };
    const { a, b, c, d } = linear;
    const [x, y] = [left - width / 2, top - height / 2];
    const [e, f] = [box.x + box.width / 2 + a * x + c * y, box.y + box.height / 2 + b * x + d * y];
    const zoom = isTag(frame2, "img") ? 1 : reader.rectZoom(frame2);
    return { a: a / zoom, b: b / zoom, c: c / zoom, d: d / zoom, e, f };
  }
  var pointThrough = (map, { x, y }) => ({
    x: map.a * x + map.c * y + map.e,
    y: map.b * x + map.d * y + map.f
  });
  function boxThrough(map, { x, y, width, height }) {
    if (isMoveOnly(map)) return { x: x + map.e, y: y + map.f, width, height };
    const corners = [
      pointThrough(map, { x, y }),
      pointThrough(map, { x: x + width, y }),
      pointThrough(map, { x, y: y + height }),
      pointThrough(map, { x: x + width, y: y + height })
    ];
    return boundingBox(
      corners.map((corner) => corner.x),
      corners.map((corner) => corner.y)
    );
  }
  function inverse({ a, b, c, d, e, f }) {
    const area2 = a * d - b * c;
    if (area2 === 0) return { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 };
    const [ia, ib, ic, id] = [d / area2, -b / area2, -c / area2, a / area2];
    return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ic * f), f: -(ib * e + id * f) };
  }
  function scaleOf(el, reader) {
    if (!isHtml(el)) return 1;
    if (!isPartOfLine(el, reader)) return ownScale(el, reader);
    const around2 = nearestIn(lineBoxes, reader, el, (at2) => !isPartOfLine(at2, reader));
    return valueIn(scales, reader, around2, () => ownScale(around2, reader));
  }
  var lineBoxes = new WeakMap();
  var scales = new WeakMap();
  function isPartOfLine(el, reader) {
    const parent = reader.style(el).display === "inline" ? flatParent(el) : null;
    return parent !== null && isHtml(parent);
  }
  function ownScale(el, reader) {
    const [width, height] = [offsetWidth(el), offsetHeight(el)];
    if (!width || !height) return 1;
    const box = reader.box(el);
    return Math2.max(Math2.min(box.width / width, box.height / height), Math2.min(box.width / height, box.height / width));
  }
  var offsetWidth = getter(HTMLElement, "offsetWidth");
  var offsetHeight = getter(HTMLElement, "offsetHeight");
  var IDENTITY = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  var isMoveOnly = ({ a, b, c, d }) => a === 1 && b === 0 && c === 0 && d === 1;
  var compose = (inner, outer2) => ({
    a: outer2.a * inner.a + outer2.c * inner.b,
    b: outer2.b * inner.a + outer2.d * inner.b,
    c: outer2.a * inner.c + outer2.c * inner.d,
    d: outer2.b * inner.c + outer2.d * inner.d,
    ...translation(pointThrough(outer2, { x: inner.e, y: inner.f }))
  });
  var translation = ({ x, y }) => ({ e: x, f: y });
  function linearPart(el, box, width, height, reader) {
    let map = IDENTITY;
    for (let node = el; node; node = flatParent(node))
      map = compose(map, ownTransform(reader.style(node)));
    const expected = Math2.abs(map.a) * width + Math2.abs(map.c) * height;
    const zoom = expected > 0 && Math2.abs(expected - box.width) > 1 ? box.width / expected : 1;
    return zoom === 1 ? map : compose(map, { ...IDENTITY, a: zoom, d: zoom });
  }
  function ownTransform(style) {
    const numbers3 = (property) => (style.get(property).match(NUMBER) ?? []).map(Number);
    let map = IDENTITY;
    const matrix = numbers3("transform");
    const [a, b, c, d] = matrix.length === 17 ? [1, 2, 5, 6].map((i) => matrix[i]) : matrix;
    if (matrix.length >= 6) map = { ...IDENTITY, a: a ?? 1, b: b ?? 0, c: c ?? 0, d: d ?? 1 };
    const [across, down = across] = numbers3("scale");
    if (across !== void 0) map = compose(map, { ...IDENTITY, a: across, d: down ?? across });
    const turn = style.get("rotate");
    const [degrees] = /^(?:z )?-?[\d.]+deg$/.test(turn) ? numbers3("rotate") : [];
    if (degrees) {
      const [cos, sin] = [Math2.cos(degrees * Math2.PI / 180), Math2.sin(degrees * Math2.PI / 180)];
      map = compose(map, { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
    }
    return map;
  }
  var NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g;

  // src/layout/hitTest.ts
  var fromDocument = method(Document, "elementFromPoint");
  var allFromDocument = method(Document, "elementsFromPoint");
  var fromRoot = method(ShadowRoot, "elementFromPoint");
  function elementAt(doc, x, y) {
    let found = fromDocument(doc, x, y);
    if (isOwn(found)) found = allFromDocument(doc, x, y).find((el) => !isOwn(el)) ?? null;
    for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
      const inner = fromRoot(root, x, y);
      if (!inner || inner === found || !isWithin(inner, found)) break;
      found = inner;
    }
    return found && (slotOfTextAt(found, x, y) ?? areaOfImageAt(found, x, y) ?? found);
  }
  var hits = new WeakMap();
  var cachedElementAt = (doc, { x, y }, reader) => valueOf(
    valueIn(hits, reader, doc, () => new Map()),
    `${x},${y}`,
    () => elementAt(doc, x, y)
  );
  var hasManyTests = (doc, reader) => (valuesIn(hits, reader).get(doc)?.size ?? 0) >= MAX_TESTS;
  var MAX_TESTS = 1e3;
  function slotOfTextAt(found, x, y) {
    const reader = new LayoutReader();
    if (shadowRootOf(found)) {
      const text = childNodesOf(found).find((node) => isText(node) && isTextAt(node, x, y, reader));
      const slot = text ? textAssignedSlot(text) : null;
      if (slot) return slot;
    }
    return hostAround(found) ? slotIn(found, x, y, reader) : null;
  }
  function slotIn(parent, x, y, reader) {
    for (const child of flatChildren(parent)) {
      if (!isElement(child) || !isTag(child, "slot")) continue;
      if (flatChildren(child).some((node) => isText(node) && isTextAt(node, x, y, reader))) return child;
      const inner = slotIn(child, x, y, reader);
      if (inner) return inner;
    }
    return null;
  }
  var isTextAt = (text, x, y, reader) => reader.textBoxes(text).some((line2) => x >= line2.x && x < line2.x + line2.width && y >= line2.y && y < line2.y + line2.height);
  function areaOfImageAt(found, x, y) {
    if (!isTag(found, "img") || !hasAttribute(found, "usemap")) return null;
    const inImage = pointThrough(inverse(mapOfFrame(found, new LayoutReader())), { x, y });
    return areaAt(found, inImage.x, inImage.y);
  }
  function isWithin(el, ancestor) {
    for (let node = el; node; node = flatParent(node)) if (node === ancestor) return true;
    return false;
  }
  function isWithinAcrossFrames(el, ancestor) {
    for (let node = el; node; node = flatParentAcrossFrames(node)) if (node === ancestor) return true;
    return false;
  }
  function outerPoint(doc, x, y, reader) {
    const frame2 = frameElementOf(doc);
    return frame2 && pointOutOf(frame2, x, y, reader);
  }
  function pointOutOf(frame2, x, y, reader) {
    const outer2 = ownerDocument(frame2);
    return outer2 && { doc: outer2, frame: frame2, ...pointThrough(mapOfFrame(frame2, reader), { x, y }) };
  }
  var topPoint = (doc, point, reader) => pointThrough(mapToTop(doc, reader), point);
  function coverOfFrame(doc, x, y, reader) {
    for (let outer2 = outerPoint(doc, x, y, reader); outer2; outer2 = outerPoint(outer2.doc, outer2.x, outer2.y, reader)) {
      const hit = cachedElementAt(outer2.doc, outer2, reader);
      if (hit && hit !== outer2.frame) return hit;
      if (!hit) return outer2.frame;
    }
    return null;
  }
  var viewportSize = (doc) => windowSize(documentWindow(doc));
  var viewportOf = (doc) => ({ x: 0, y: 0, ...viewportSize(doc) });
  function isInViewport(doc, { x, y }) {
    const { width, height } = viewportSize(doc);
    return x >= 0 && y >= 0 && x < width && y < height;
  }
  function screenPoint(doc, x, y, reader) {
    const place = topPoint(doc, { x, y }, reader);
    const win = documentWindow(topDocument(doc)) ?? window;
    const { width, height } = windowSize(win);
    const side = Math2.max(0, Math2.round((win.outerWidth - width) / 2));
    const top = Math2.max(0, win.outerHeight - height - side);
    return { screenX: Math2.floor(win.screenX + side + place.x), screenY: Math2.floor(win.screenY + top + place.y) };
  }
  function topDocument(doc) {
    const frame2 = frameElementOf(doc);
    const outer2 = frame2 && ownerDocument(frame2);
    return outer2 ? topDocument(outer2) : doc;
  }
  function rootOption(node) {
    const root = getRootNode(node);
    return ownFields({ shadowRoots: isShadowRoot(root) ? [root] : [] });
  }
  var caretFromPoint = method(
    Document,
    "caretPositionFromPoint"
  );
  var Caret = own.CaretPosition;
  var offsetNode = getter(Caret, "offsetNode");
  var offsetIn = getter(Caret, "offset");
  function caretAt(el, x, y) {
    const doc = ownerDocument(el);
    const position2 = caretFromPoint(doc, x, y, rootOption(el));
    const node = position2 && offsetNode(position2);
    if (node)
      return isElement(node) && (isTextInput(node) || isTag(node, "textarea")) ? null : { node, offset: offsetIn(position2) };
    const range2 = typeof doc.caretRangeFromPoint === "function" ? doc.caretRangeFromPoint(x, y) : null;
    return range2 && { node: range2.startContainer, offset: range2.startOffset };
  }
  var isSkipped = (el) => checkVisibility(el) === false;

  // src/standards/elements.ts
  function tagTable(text) {
    const map = new Map();
    for (const line2 of text.split(";")) {
      const [value2 = "", ...tags] = words(line2);
      for (const tag of tags.length ? tags : [value2]) map.set(tag, value2);
    }
    return map;
  }
  var HEADINGS = "h1 h2 h3 h4 h5 h6";
  var ELEMENT_ROLE = tagTable(
    `generic b bdi bdo body center big data div font i nobr pre q samp small span strike tt u xmp listing plaintext html;group address details fieldset hgroup optgroup;list dir menu ol ul;heading ${HEADINGS};deletion del s;definition dd;term dfn dt;rowgroup tbody tfoot thead;article;blockquote;button;caption;code;listbox datalist;dialog;emphasis em;figure;form;separator hr;insertion ins;main;mark;math;meter;navigation nav;option;status output;paragraph p;progressbar progress;search;strong;subscript sub;superscript sup;table;textbox textarea;time`
  );
  var INPUT_ROLE = tagTable(
    "button button image reset submit;textbox email tel text url;checkbox;spinbutton number;radio;slider range;searchbox search"
  );
  var LIST_INPUT_TYPES = wordSet("email search tel text url");
  var SECTIONING = wordSet("article aside nav section");
  var LABELABLE = wordSet("button input meter output progress select textarea");
  var FIELD_TAGS = wordSet("input select textarea");
  var CONTROL_TAGS = wordSet("button input select textarea");
  var DISABLEABLE = wordSet("button fieldset input optgroup option select textarea");
  var NEVER_RENDERED = wordSet("base head link meta noscript param rp script style template title");
  var SHOWABLE = wordSet("datalist head rp script style title");
  var UNRENDERED = new Set([
    ...NEVER_RENDERED,
    ...wordSet("col colgroup datalist noembed noframes source track wbr"),
    ...wordSet("clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient symbol")
  ]);
  var EMBEDDED = "audio canvas embed iframe img object video";
  var VALUES = "input meter progress select textarea";
  var REPLACED = wordSet(`button ${EMBEDDED} ${VALUES}`);
  var OPAQUE = new Set(
    [...wordSet(`${EMBEDDED} ${VALUES} br hr`)].filter((tag) => tag !== "select" && tag !== "object")
  );
  var NO_TEXT_CONTENT = new Set([...wordSet(`${EMBEDDED} ${VALUES} rp rt`)].filter((tag) => tag !== "canvas"));
  var VALUE_OR_DOCUMENT = new Set([...wordSet(`${EMBEDDED} ${VALUES} frame`)].filter((tag) => tag !== "img"));
  var TRAVERSED = wordSet("address details footer svg");
  var NAMED_TAGS = wordSet(
    "area button fieldset figure img input math meter optgroup option output progress select summary table textarea"
  );
  var PLAIN2 = wordSet(
    "abbr address b bdi bdo center cite code dd del dfn div dl dt em figcaption font footer i ins kbd li mark nobr ol p pre q s samp section small span strong sub sup tbody td tfoot th thead time tr tt u ul var",
    HEADINGS
  );

  // src/actions/platform/tasks.ts
  var { requestAnimationFrame: onFrame } = own;
  var nextFrame = isNative(onFrame) ? onFrame?.bind(own) : void 0;
  async function becomes(holds, patience) {
    for (const end = now() + patience; !holds(); await sleep(15)) if (now() >= end) return false;
    return true;
  }
  var LATE_FRAME = 200;
  var frame = (patience = 50) => new Promise2((resolve) => {
    const limit2 = documentVisibility(document) === "visible" ? patience : 50;
    const cancel = later(() => resolve(false), nextFrame ? limit2 : 16);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });

  // src/style/animations.ts
  var animationsOf = method(Element, "getAnimations");
  var isAboutToMove = (el) => nearest(el, (at2) => animationsOf(at2)?.some((animation) => animation.pending) === true) !== null;
  function endingAnimations(root) {
    return animationsIn(root).flatMap(({ effect, playState, currentTime, playbackRate }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? Infinity);
      if (playState !== "running" || end === Infinity) return [];
      const { target } = effect;
      if (!target) return [];
      const length2 = end / playbackRate;
      const left = length2 - Number(currentTime) / playbackRate;
      const properties = () => effect.getKeyframes().flatMap((frame2) => Object2.keys(frame2));
      return [{ target, length: length2, left, properties }];
    });
  }
  function movesForever(el) {
    const ends = [];
    for (let node = el; node; node = flatParent(node))
      for (const { effect, playState } of animationsOf(node) ?? [])
        if (playState === "running") ends.push(Number(effect?.getComputedTiming().endTime));
    return ends.length > 0 && ends.every((end) => end === Infinity);
  }

  // src/actions/platform/pageMethods.ts
  var { apply: apply4 } = Reflect2;
  function replaceMethod(owner, name, make2) {
    const methods = owner;
    try {
      const original = methods[name];
      if (typeof original !== "function") return null;
      const replacement = make2(original);
      methods[name] = replacement;
      return () => {
        try {
          if (methods[name] === replacement) methods[name] = original;
        } catch {
        }
      };
    } catch {
      return null;
    }
  }
  function prototypeIn(win, name) {
    try {
      return win[name]?.prototype ?? {};
    } catch {
      return {};
    }
  }
  var observed = new WeakMap();
  function listenToCalls(owner, name, listener) {
    const methods = observed.get(owner) ?? new Map();
    observed.set(owner, methods);
    const entry = methods.get(name) ?? observe(owner, name);
    if (!entry) return () => {
    };
    methods.set(name, entry);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size || methods.get(name) !== entry) return;
      methods.delete(name);
      entry.restore();
    };
  }
  function observe(owner, name) {
    const listeners2 = new Set();
    const restore = replaceMethod(
      owner,
      name,
      (original) => function(...args) {
        const began = now();
        const result = apply4(original, this, args);
        for (const listener of listeners2) listener(this, args, result, began);
        return result;
      }
    );
    return restore && { listeners: listeners2, restore };
  }

  // src/actions/observe/followWork.ts
  var AFTERWARDS = 50;
  var EARLY = 3;
  var LONGEST_TIMER2 = 1e3;
  var LONGEST_REQUEST = 3e3;
  var LATEST_TIMER = 6e4;
  var MAX_TIMES = 5;
  var MAX_CHAINED = 10;
  var TOGETHER = 50;
  var MAX_FRAMES = 5;
  var MAX_FOLLOWED = 200;
  var SHORT = 110;
  var NESTED = 4;
  var FRAME = 16;
  var NO_FRAME = 500;
  var timersComing = 0;
  var framesComing = 0;
  async function momentAfter(limit2) {
    await task();
    for (let left = limit2; (timersComing || framesComing) && left > 0; ) {
      left -= framesComing ? FRAME : NESTED;
      if (!framesComing) await sleep(NESTED);
      else if (!await frame(NO_FRAME)) return;
    }
  }
  function followWork(windows, limit2, touch) {
    const items = new Map();
    const times3 = new Map();
    let count = 0;
    let chained = 0;
    let frames = 0;
    let warm = 0;
    const keepWarm = (ms) => {
      warm++;
      ends.push(later(() => void warm--, ms));
    };
    const done = (key2) => {
      if (!items.delete(key2)) return;
      keepWarm(AFTERWARDS);
      touch();
    };
    const isHot = () => {
      const time = now();
      if (isPageHandling() || warm || time - lastHandled() < AFTERWARDS) return true;
      for (const { due = Infinity, request } of items.values())
        if (due <= time + EARLY || (request?.readyState ?? 0) > 2) return true;
      return false;
    };
    const follow = (key2, item) => {
      if (++count <= MAX_FOLLOWED) items.set(key2, item);
    };
    const onTimer = (win, repeats2) => (_, args, id, began) => {
      const delay = Math2.max(0, Number(args[1]) || 0);
      if (!repeats2 && delay <= SHORT && ++timersComing) later(() => void timersComing--, delay);
      if (!isHot()) return;
      const time = (times3.get(args[0]) ?? 0) + 1;
      times3.set(args[0], time);
      if (!isPageHandling() && (time > MAX_TIMES || ++chained > MAX_CHAINED)) return;
      const what = repeats2 ? `a timer that repeats every ${delay} ms` : `a timer of ${delay} ms`;
      const longest = limit2 ?? LONGEST_TIMER2;
      if (delay > LATEST_TIMER) return;
      const key2 = keyOf(win, id);
      const until = delay > longest ? 0 : began + longest;
      if (repeats2) {
        const turns = [];
        follow(key2, { what, until, turns });
        const turn = () => {
          turns.unshift(now());
          if (items.has(key2)) ends.push(later(turn, delay));
        };
        ends.push(later(turn, delay));
      } else {
        follow(key2, { what, delay, due: began + delay, until });
        ends.push(later(() => done(key2), delay));
      }
    };
    const onClear = (win) => (_, args) => {
      if (items.delete(keyOf(win, args[0]))) keepWarm(AFTERWARDS / 2);
    };
    const onPromise = (what) => (_, args, promise) => {
      if (!isHot()) return;
      follow(promise, { what: what(args), until: now() + (limit2 ?? LONGEST_REQUEST) });
      const end = () => done(promise);
      Promise2.resolve(promise).then(end, end);
    };
    const onFrame2 = (win) => (_, [step], id) => {
      framesComing++;
      void frame(NO_FRAME).then(() => void framesComing--);
      let turns = items.get(step)?.turns;
      const key2 = turns || isPageHandling() ? step : `frame ${keyOf(win, id)}`;
      if (key2 !== step) {
        if (!isHot() || ++frames > MAX_FRAMES) return;
        follow(key2, { what: "", until: now() + LATE_FRAME });
      } else if (!turns) {
        const until = now() + (limit2 ?? LONGEST_TIMER2);
        follow(step, { what: "an animation", until, turns: turns = [] });
      }
      const turn = turns?.unshift(now());
      void frame(turns ? NO_FRAME : LATE_FRAME).then(() => void (turns?.length === turn && done(key2)));
    };
    const ends = windows.flatMap((win) => [
      listenToCalls(win, "setTimeout", onTimer(win, false)),
      listenToCalls(win, "requestAnimationFrame", onFrame2(win)),
      listenToCalls(win, "setInterval", onTimer(win, true)),
      listenToCalls(win, "clearTimeout", onClear(win)),
      listenToCalls(win, "clearInterval", onClear(win)),
      listenToCalls(
        win,
        "fetch",
        onPromise(([given]) => `the request ${pathOf(given, win)}`)
      ),
      ...BODIES.map(
        (name) => listenToCalls(
          prototypeIn(win, "Response"),
          name,
          onPromise(() => "the answer to a request")
        )
      ),
      listenToCalls(prototypeIn(win, "XMLHttpRequest"), "send", (self) => {
        if (!isHot()) return;
        const request = self;
        follow(request, { what: "a request", until: now() + (limit2 ?? LONGEST_REQUEST), request });
        addListener(request, "loadend", () => done(request), { once: true });
      })
    ]);
    const awaited = (last2) => {
      const time = now();
      const ends2 = items.size ? windows.flatMap(({ document: document2 }) => endingAnimations(document2)) : [];
      return [...items.values()].filter((item) => {
        const { delay = Infinity, due = Infinity, turns = [] } = item;
        const isIdle = turns.length >= MAX_TIMES && last2 <= turns[2];
        item.isIdle ||= isIdle;
        const isTogether = ({ length: length2, left }) => Math2.abs(delay - length2) < TOGETHER || Math2.abs(due - time - left) < TOGETHER;
        return !isIdle && !ends2.some(isTogether);
      });
    };
    return {
      isUnderWay: (last2) => awaited(last2).some(({ until }) => now() < until),
      // A change after the wait, such as one in a late frame, does not make an idle interval work.
      pending: (last2) => [...new Set(awaited(last2).flatMap(({ what, isIdle }) => what && !isIdle ? [what] : []))],
      stop() {
        for (const end of ends) end();
      }
    };
  }
  var keyOf = (win, id) => `${realmNumber(win)} ${String(id)}`;
  var realms = new WeakMap();
  var lastRealm = 0;
  var realmNumber = (win) => valueOf(realms, win, () => ++lastRealm);
  function pathOf(given, win) {
    try {
      const { url = given } = given;
      return new URL(String(url), win.location.href).pathname;
    } catch {
      return "to an address";
    }
  }
  var BODIES = ["json", "text", "blob", "arrayBuffer", "formData"];

  // src/actions/editing/selection.ts
  var fieldValue = (field) => fieldMethods(field).value(field);
  var setFieldValue = (field, value2) => fieldMethods(field).setValue(field, value2);
  function maxLengthOf(field) {
    const limit2 = fieldMethods(field).maxLength(field);
    return limit2 < 0 ? Infinity : limit2;
  }
  function fieldRange(field) {
    const { selectionStart, selectionEnd } = fieldMethods(field);
    const [start, end] = [selectionStart(field), selectionEnd(field)];
    return start === null || end === null ? null : { start, end };
  }
  function selectRange(field, start, end) {
    if (!fieldRange(field)) return false;
    fieldMethods(field).setSelectionRange(field, start, end);
    return true;
  }
  var selectedWhole = new WeakSet2();
  function selectField(field) {
    selectedWhole.add(field);
    fieldMethods(field).select(field);
  }
  function openPlace(value2) {
    const at2 = value2.search(/([_#•·○□＿])(?=.{0,2}\1)/);
    return hasWord(value2.slice(Math2.max(0, at2))) ? -1 : at2;
  }
  function caretToEnd(field) {
    const value2 = fieldValue(field);
    const open2 = openPlace(value2);
    const end = open2 < 0 ? value2.length : open2;
    if (value2 === "" || selectRange(field, end, end)) return;
    selectedWhole.delete(field);
    for (const next2 of [`${value2}0`, value2]) setFieldValue(field, next2);
  }
  var rootSelection = method(ShadowRoot, "getSelection");
  function selectionOf(node) {
    const root = getRootNode(node);
    return (isShadowRoot(root) ? rootSelection(root) : null) ?? getSelectionOf(ownerDocument(node));
  }
  function isSelectable(el, reader) {
    const style = reader.style(el);
    return (style.get("user-select") || style.get("-webkit-user-select")) !== "none";
  }
  var composedRanges = method(
    Selection,
    "getComposedRanges"
  );
  function rangeIn(host) {
    const selection = selectionOf(host);
    if (!selection?.rangeCount) return null;
    const range2 = composedRanges(selection, rootOption(host))?.[0] ?? selection.getRangeAt(0);
    return contains(host, range2.startContainer) && contains(host, range2.endContainer) ? range2 : null;
  }
  function isCaretAtEndOf(host) {
    const range2 = rangeIn(host);
    const end = deepestEnd(host);
    return range2 !== null && range2.collapsed && range2.startContainer === end.node && range2.startOffset === end.offset;
  }
  function isCaretUntouched(el) {
    if (movedByKeys.has(el)) return false;
    if (isInput(el) || isTextarea(el)) {
      const range3 = fieldRange(el);
      const original = isInput(el) ? attribute(el, "value") : textContent(el);
      return range3 !== null && range3.end === 0 && fieldValue(el) === original;
    }
    const range2 = rangeIn(el);
    return range2 !== null && range2.collapsed && range2.startOffset === 0 && contains(range2.startContainer, deepestStart(el).node) && !isCaretAtEndOf(el);
  }
  var movedByKeys = new WeakSet2();
  function caretToEndOf(host) {
    const selection = selectionOf(host);
    if (!selection) return;
    const { node, offset } = deepestEnd(host);
    selection.collapse(node, offset);
  }
  var selectionTold = (doc) => new Promise2((resolve) => {
    const done = () => {
      forget();
      cancel();
      void task().then(resolve);
    };
    const cancel = later(done, 30);
    const forget = listenAt([doc], ["selectionchange"], done);
  });
  async function selectionTaken(host) {
    await selectionTold(ownerDocument(host));
    await momentAfter(200);
  }
  function selectAllOf(host) {
    const selection = selectionOf(host);
    if (!selection) return;
    const start = deepestStart(host);
    const end = deepestEnd(host);
    selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  }
  var deepestStart = (host) => ({ node: deepest(host, firstChild, nextSibling).node, offset: 0 });
  function deepestEnd(host) {
    const { node, lineBreak } = deepest(host, lastChild, previousSibling);
    if (isText(node)) return { node, offset: data(node).length };
    const children = childNodesOf(node);
    return { node, offset: lineBreak ? children.indexOf(lineBreak) : children.length };
  }
  function deepest(host, outermost, next2) {
    let node = host;
    for (; ; ) {
      let inner = outermost(node);
      while (inner && !isEditablePlace(inner)) inner = next2(inner);
      if (!inner) return { node };
      if (isElement(inner) && localName(inner) === "br") return { node, lineBreak: inner };
      node = inner;
    }
  }
  function isEditablePlace(node) {
    if (isText(node)) return data(node).length > 0 && flatParent(node) !== null;
    if (!isElement(node)) return false;
    if (attribute(node, "contenteditable") === "false") return false;
    const tag = localName(node);
    return !REPLACED.has(tag) && !NEVER_RENDERED.has(tag) && tag !== "hr" && tag !== "svg";
  }

  // src/aria/context.ts
  var ElementResults = class {
    role = void 0;
    name = void 0;
    /** Which kinds of attributes the element has, as a set of `AttributeFlag` bits. */
    attributeFlags = void 0;
    /** Why the element is hidden, without `Hidden.Invisible`, which descendants do not inherit. */
    hidden = void 0;
    /** The text of the element's content, reused by every ancestor whose name includes it. */
    content = void 0;
    /** The text that the element gives to elements outside of it that refer to it. */
    referenced = void 0;
  };
  var PassMemo = class {
    /**
     * How many more nodes may be read in labels and referenced elements. Such texts are not cached, so that labels within
     * labels would take time that grows with the square of the page or worse.
     */
    nodesLeft = 1e5;
    #results = new TwoGenerationCache();
    /** Whether each `<table>` that was asked about holds data, as `isDataTable` tells. */
    dataTables = new Map();
    /** The index of each tree, by the root of the tree. */
    trees = new Map();
    /** For each tree, the owner of each element that an `aria-owns` in that tree refers to. */
    ownerByTarget = new Map();
    /** True if a script has set `ariaOwnsElements` somewhere, so that elements without an id may be owned as well. */
    ownsElementsWithoutId = false;
    /**
     * True while the pass finds out whether the author has named some element. Roles computed in the meantime rest on a
     * guess about the names of other elements and are not cached.
     */
    isCheckingAuthorName = false;
    #lastText = null;
    #lastData = "";
    /** Reads a text node's data once for both of its uses: as visible text and as part of the parent's name. */
    data(text) {
      if (text !== this.#lastText) {
        this.#lastData = data(text);
        this.#lastText = text;
      }
      return this.#lastData;
    }
    /** Returns the cached results of an element; creates an empty record for an element that has none. */
    of(el) {
      let results = this.#results.get(el);
      if (!results) this.#results.set(el, results = new ElementResults());
      return results;
    }
  };

  // src/dom/childOfTag.ts
  function childOfTag(el, tag) {
    for (let child = firstElementChild(el); child; child = nextElementSibling(child)) {
      if (localName(child) === tag && isHtml(child)) return child;
    }
    return null;
  }

  // src/dom/focusable.ts
  function isDisabledControl(el) {
    if (!isHtml(el)) return false;
    const tag = localName(el);
    return (DISABLEABLE.has(tag) || tag.includes("-")) && matches(el, ":disabled");
  }
  function isFocusable(el) {
    const tabindex = attribute(el, "tabindex");
    if (tabindex !== null && INTEGER.test(tabindex)) return !isDisabledControl(el);
    const tag = localName(el);
    if (isSvg(el)) return tag === "a" && linkOf(el) !== null;
    if (!isHtml(el)) return false;
    if (CONTROL_TAGS.has(tag))
      return !isDisabledControl(el) && !(tag === "input" && inputType(el) === "hidden");
    if (tag === "a" || tag === "area") return hasAttribute(el, "href");
    if (tag === "audio" || tag === "video") return hasAttribute(el, "controls");
    if (tag === "summary") return isSummaryOfDetails(el);
    if (tag !== "html" && !hasAttribute(el, "contenteditable")) return ALWAYS.has(tag);
    const parent = parentElement(el);
    return isContentEditable(el) && !(parent && isHtml(parent) && isContentEditable(parent));
  }
  var linkOf = (el) => attribute(el, "href") ?? attribute(el, "xlink:href");
  function isSummaryOfDetails(summary2) {
    const parent = parentElement(summary2);
    return parent !== null && isTag(parent, "details") && childOfTag(parent, "summary") === summary2;
  }
  var hasDefaultSummary = (el) => isTag(el, "details") && !childOfTag(el, "summary");
  var isEditingHost = (el) => hasAttribute(el, "contenteditable") ? isHtml(el) && matches(el, EDITOR) : localName(el) === "body" && isHtml(el) && isContentEditable(el);
  var EDITOR = ["", "true", "plaintext-only"].map((value2) => `[contenteditable="${value2}" i]`).join();
  function isEdited(el, regions = `${EDITOR},[contenteditable=false i]`) {
    const around2 = closest(el, regions) ?? documentBody(ownerDocument(el));
    return around2 !== null && isEditingHost(around2);
  }
  var hasTypedText = (el) => isEdited(el, EDITOR) || querySelectorAll(el, EDITOR).length > 0;
  var INTEGER = /^[\t\n\f\r ]*[+-]?\d/;
  var ALWAYS = wordSet("iframe embed object");

  // src/standards/roles.ts
  var LANDMARKS = "banner complementary contentinfo form main navigation region search";
  var LANDMARK_ROLES = wordSet(LANDMARKS);
  var LANDMARK_WORDS = wordMap("main navigation=nav banner=header contentinfo=footer complementary=aside");
  var DPUB_LANDMARKS = "doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-conclusion doc-credits doc-endnotes doc-epilogue doc-errata doc-foreword doc-glossary doc-index doc-introduction doc-pagelist doc-part doc-preface doc-prologue doc-toc";
  var DPUB_LINKS = "doc-backlink doc-biblioref doc-glossref doc-noteref";
  var DPUB_PARTS = "doc-abstract doc-biblioentry doc-colophon doc-cover doc-credit doc-dedication doc-endnote doc-epigraph doc-example doc-footnote doc-notice doc-pullquote doc-qna doc-tip";
  var DPUB_OTHER = "doc-pagebreak doc-pagefooter doc-pageheader doc-subtitle";
  var GRAPHICS = "graphics-document graphics-object graphics-symbol";
  var SEPARATE_PARTS = "application article blockquote comment document feed figure group img meter note row rowgroup sectionfooter sectionheader separator suggestion table toolbar";
  var NAMELESS = "caption code definition deletion emphasis generic insertion mark none paragraph strong subscript superscript term time";
  var DOCUMENT_STRUCTURE = `${SEPARATE_PARTS} ${NAMELESS} cell columnheader heading list listitem math rowheader tooltip`;
  var LIVE_REGIONS = "alert log marquee status timer";
  var WINDOWS = "alertdialog dialog";
  var FIELDS2 = "textbox searchbox combobox listbox checkbox radio switch slider spinbutton";
  var MENU_ITEMS = "menuitem menuitemcheckbox menuitemradio";
  var CONTAINERS = "grid menu menubar progressbar radiogroup scrollbar tablist tabpanel tree treegrid";
  var WIDGETS = `${FIELDS2} ${MENU_ITEMS} ${CONTAINERS} button gridcell link option tab treeitem`;
  var ROLES = wordSet(
    DOCUMENT_STRUCTURE,
    LIVE_REGIONS,
    WINDOWS,
    WIDGETS,
    LANDMARKS,
    DPUB_LANDMARKS,
    DPUB_LINKS,
    DPUB_PARTS,
    DPUB_OTHER,
    GRAPHICS
  );
  var ROLE_SYNONYMS = wordMap("image=img presentation=none directory=list");
  var REQUIRED_CONTEXT = new Map([
    ["listitem", wordSet("list")],
    ["option", wordSet("listbox")],
    ["treeitem", wordSet("tree group treeitem")]
  ]);
  var NAME_FROM_CONTENT = wordSet(
    "button cell checkbox columnheader gridcell heading link option radio row rowheader switch tab tooltip treeitem",
    MENU_ITEMS,
    DPUB_LINKS,
    "doc-subtitle graphics-object"
  );
  var NAME_PROHIBITED = wordSet(NAMELESS, "suggestion doc-pagefooter doc-pageheader");
  var NOT_TRAVERSED = wordSet(
    SEPARATE_PARTS,
    CONTAINERS,
    "banner combobox complementary contentinfo form listbox main navigation search slider spinbutton",
    LIVE_REGIONS,
    WINDOWS,
    DPUB_LANDMARKS,
    DPUB_PARTS,
    "graphics-document graphics-symbol"
  );
  var INTERACTIVE_ROLES = wordSet(
    FIELDS2,
    MENU_ITEMS,
    "button gridcell link option scrollbar tab treeitem",
    DPUB_LINKS
  );
  var TABLE_ROLES = wordSet("table grid treegrid");
  var FIELD_ROLES = wordSet(FIELDS2);
  var CONTROL_ROLES = wordSet(FIELDS2, MENU_ITEMS, "button scrollbar tab");

  // src/standards/aria.ts
  var GLOBAL_ATTRIBUTES = words(
    "label labelledby describedby description atomic braillelabel brailleroledescription busy controls current details disabled dropeffect errormessage flowto grabbed haspopup invalid keyshortcuts live owns relevant roledescription"
  ).map((name) => `aria-${name}`);
  var WITH_FIELD_STATES = "checkbox columnheader combobox gridcell listbox radiogroup rowheader searchbox spinbutton switch textbox treegrid";
  var OPENING = `application button columnheader combobox gridcell link rowheader tab treeitem ${MENU_ITEMS} ${DPUB_LINKS}`;
  var ORIENTED = "menu menubar scrollbar separator slider tablist toolbar tree";
  var STATE_ROLES = {
    checked: wordSet("checkbox menuitemcheckbox menuitemradio option radio switch treeitem"),
    pressed: wordSet("button"),
    selected: wordSet("columnheader gridcell option row rowheader tab treeitem"),
    expanded: wordSet(OPENING, "checkbox listbox row switch"),
    disabled: wordSet(WITH_FIELD_STATES, OPENING, ORIENTED, "grid group option radio row"),
    readonly: wordSet(WITH_FIELD_STATES, "grid menuitemcheckbox menuitemradio slider"),
    required: wordSet(WITH_FIELD_STATES, "tree"),
    invalid: wordSet(WITH_FIELD_STATES, "application slider tree"),
    level: wordSet("comment heading listitem row treeitem"),
    haspopup: wordSet(OPENING, "searchbox slider textbox"),
    modal: wordSet("alertdialog dialog"),
    multiselectable: wordSet("grid listbox tablist tree treegrid"),
    orientation: wordSet(ORIENTED, "combobox listbox radiogroup treegrid"),
    value: wordSet("meter progressbar scrollbar separator slider spinbutton"),
    position: wordSet("article comment listitem option radio row tab treeitem", MENU_ITEMS)
  };
  var DEFAULT_ORIENTATION = wordMap(
    "listbox=vertical menu=vertical menubar=horizontal scrollbar=vertical separator=horizontal slider=horizontal tablist=horizontal toolbar=horizontal tree=vertical"
  );

  // src/aria/ariaAttributes.ts
  var tokens = (value2) => value2.split(/[\t\n\f\r ]+/).filter((token) => token !== "");
  function references(el, name) {
    const value2 = attribute(el, name);
    if (value2 === null) return [];
    const ids = tokens(value2);
    const found = ids.length ? ids.map((id) => elementWithId(el, id)) : [...reflectedElements(el, name) ?? []].map(referredTo);
    return found.filter((target) => target !== null);
  }
  var ariaToken = (el, name) => ariaValue(el, name)?.trim().toLowerCase() ?? "";
  function ariaValue(el, name) {
    const value2 = attribute(el, name);
    if (value2 !== null || !localName(el).includes("-")) return value2;
    const property = PROPERTY_OF_ATTRIBUTE.get(name);
    return (property && internalsOf(el)?.[property]) ?? null;
  }
  var PROPERTY_OF_ATTRIBUTE = new Map(
    words(
      "Checked Current Disabled Expanded HasPopup Invalid Level Modal MultiSelectable Orientation PosInSet Pressed ReadOnly Required Selected SetSize ValueMax ValueMin ValueNow ValueText"
    ).map((name) => [`aria-${name.toLowerCase()}`, `aria${name}`])
  );
  var internalsOf = (el) => hookSecrets?.internals(el);
  var internalsRole = (el) => rolesIn(internalsOf(el)?.role ?? "")[0] ?? null;
  var rolesIn = (value2) => tokens(value2.toLowerCase()).map((token) => ROLE_SYNONYMS.get(token) ?? token).filter((role) => ROLES.has(role));
  var FLAG_OF_NAME = new Map([
    ["role", 2 /* Role */],
    ["title", 4 /* Title */],
    ["placeholder", 8 /* Placeholder */],
    // https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
    ...["command", "disabled", "popovertarget", "readonly", "required"].map(
      (name) => [name, 16 /* Control */]
    )
  ]);
  function flagsOfNames(names) {
    let flags = 0;
    for (const name of names) flags |= name.startsWith("aria-") ? 1 /* Aria */ : FLAG_OF_NAME.get(name) ?? 0;
    return flags;
  }
  function attributeFlags(el, pass) {
    const results = pass.memo.of(el);
    return results.attributeFlags ??= flagsOfNames(namesOf(el));
  }

  // src/aria/ownHidden.ts
  function ownExclusion(el, pass) {
    if (pass.reader.style(el).display === "none" && localName(el) !== "area") return 1 /* NotRendered */;
    if (isSkippedByParent(el, pass)) return 1 /* NotRendered */;
    if (!hasAttributes(el)) return 0 /* No */;
    return (isAriaHidden(el) ? 2 /* Aria */ : 0 /* No */) | (hasAttribute(el, "inert") ? 4 /* Inert */ : 0 /* No */);
  }
  var isAriaHidden = (el) => attribute(el, "aria-hidden")?.toLowerCase() === "true" && localName(el) !== "html" && localName(el) !== "body";
  function isSkippedByParent(el, pass) {
    const parent = parentNode(el);
    if (!parent) return !isConnected(el);
    if (!isElement(parent)) return isShadowRoot(parent) && pass.reader.skipsContents(shadowHost(parent));
    const tag = localName(parent);
    if (shadowRootOf(parent)) {
      const slot = assignedSlot(el);
      return slot ? pass.reader.skipsContents(slot) : openShadowRoot(parent) !== null;
    }
    if (slottedIn(parent, tag).length) return true;
    if (tag === "details" && isTag(parent, "details") && !detailsOpen(parent))
      return el !== childOfTag(parent, "summary");
    return pass.reader.skipsContents(parent);
  }

  // src/dom/unchanged.ts
  function unchangedToken(root) {
    if (current?.root === root && takeRecords(current.observer).length === 0) return current;
    if (current) disconnect(current.observer);
    const observer = newObserver(ignore);
    observeAll(observer, root);
    const entry = { root, observer };
    current = entry;
    void then(() => {
      disconnect(observer);
      if (current === entry) current = null;
    });
    return entry;
  }
  var current = null;
  var Observer = MutationObserver;
  var newObserver = (take) => new Observer(take);
  var ignore = () => void 0;
  var resolved = Promise2.resolve();
  var then = resolved.then.bind(resolved);
  var own3 = /* @__NO_SIDE_EFFECTS__ */ (name) => method(MutationObserver, name, "MutationObserver");
  var observe2 = /* @__PURE__ */ own3("observe");
  var takeRecords = /* @__PURE__ */ own3("takeRecords");
  var disconnect = /* @__PURE__ */ own3("disconnect");
  var observeAll = (observer, root) => observe2(observer, root, EVERYTHING);
  var EVERYTHING = ownFields({
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true
  });

  // src/aria/treeIndex.ts
  function treeIndex(el, pass) {
    const root = getRootNode(el);
    const { memo } = pass;
    let index = memo.trees.get(root);
    if (!index) {
      memo.trees.set(root, index = pass.isSingleQuestion ? sharedIndex(root) : indexTree(root));
      memo.ownsElementsWithoutId ||= index.owners.some((owner) => isBlank(attribute(owner, "aria-owns") ?? ""));
    }
    return index;
  }
  function labelsOf(el, tag, pass) {
    return isHtml(el) && isLabelable(tag) ? labelsIn(el, (at2) => treeIndex(at2, pass)) : NO_LABELS;
  }
  var isLabelable = (tag) => LABELABLE.has(tag) || tag.includes("-");
  var NO_LABELS = [];
  function labelsIn(el, indexOf2) {
    let found;
    for (let at2 = el; at2 && !found && referredTo(at2) === el; at2 = hostAround(at2))
      found = indexOf2(at2).labels.get(el);
    return found ?? NO_LABELS;
  }
  function indexTree(root) {
    const labels2 = new Map();
    const otherLabels = new Map();
    const namedBy = new Map();
    const owners = [];
    let ariaDisabled = false;
    for (const el of querySelectorAll(root, "label, [aria-owns], [aria-disabled], [aria-labelledby]")) {
      const isLabel2 = localName(el) === "label" && isHtml(el);
      const control = isLabel2 ? labelControl(el) : null;
      if (isLabel2 && !control) {
        const other2 = elementNamedBy(el);
        if (other2) otherLabels.set(other2, el);
      } else if (control) valueOf(labels2, control, () => []).push(el);
      if (hasAttribute(el, "aria-owns")) owners.push(el);
      for (const id of matches(el, CONTROLS) ? (attribute(el, "aria-labelledby") ?? "").split(/\s+/) : [])
        if (!namedBy.has(id)) namedBy.set(id, el);
      ariaDisabled ||= hasAttribute(el, "aria-disabled");
    }
    return { labels: labels2, otherLabels, namedBy, owners, ariaDisabled };
  }
  var ROLES2 = [...FIELD_ROLES, "radiogroup"].map((role) => `[role=${role}]`).join();
  var CONTROLS = `[aria-labelledby]:is(input,select,textarea,[aria-haspopup=listbox],${ROLES2})`;
  var labelsOfControl = (el) => labelsIn(el, (at2) => sharedIndex(getRootNode(at2)));
  var elementNamedBy = (label) => elementWithId(label, attribute(label, "for"));
  function isUsedLabel(label, pass) {
    const id = attribute(label, "id");
    return !!labelControl(label) || !!elementNamedBy(label) || !!id && treeIndex(label, pass).namedBy.has(id);
  }
  var sharedIndexes = new WeakMap();
  var sharedIndex = (root) => valueOf(sharedIndexes, unchangedToken(root), () => indexTree(root));

  // src/aria/ariaOwns.ts
  function ownerOf(el, pass) {
    if (!hasAttributes(el)) return null;
    if (pass.memo.trees.size > 0 && !pass.memo.ownsElementsWithoutId && attribute(el, "id") === null) return null;
    return ownersByTarget(el, pass).get(el) ?? null;
  }
  function ownedBy(el, pass) {
    if (!hasAttributes(el) || attribute(el, "aria-owns") === null) return NO_ELEMENTS;
    const owners = ownersByTarget(el, pass);
    return references(el, "aria-owns").filter((target) => owners.get(target) === el);
  }
  var NO_ELEMENTS = [];
  function ownersByTarget(el, pass) {
    const tree = treeIndex(el, pass);
    if (!tree.owners.length) return NO_OWNERS;
    let owners = pass.memo.ownerByTarget.get(tree);
    if (!owners) {
      pass.memo.ownerByTarget.set(tree, owners = new Map());
      for (const owner of tree.owners) addOwner(owner, owners, pass);
    }
    return owners;
  }
  var NO_OWNERS = new Map();
  function addOwner(owner, owners, pass) {
    if (isExcluded(owner, pass, 1 /* NotRendered */ | 2 /* Aria */ | 4 /* Inert */ | 8 /* Invisible */)) return;
    if (isBlank(attribute(owner, "aria-owns") ?? "")) pass.memo.ownsElementsWithoutId = true;
    for (const target of references(owner, "aria-owns")) {
      if (owners.has(target) || isAncestor(target, owner, owners)) continue;
      if (!isExcluded(target, pass, 1 /* NotRendered */)) owners.set(target, owner);
    }
  }
  function isExcluded(el, pass, mask) {
    if ((mask & 8 /* Invisible */) !== 0 && pass.reader.style(el).visibility !== "visible") return true;
    return nearest(el, (at2) => (ownExclusion(at2, pass) & mask) !== 0) !== null;
  }
  function isAncestor(target, owner, owners) {
    for (let at2 = owner; at2; at2 = owners.get(at2) ?? flatParent(at2)) if (at2 === target) return true;
    return false;
  }

  // src/dom/inert.ts
  var isModalDialog = (el) => isTag(el, "dialog") && matches(el, ":modal");
  function inertAround(el) {
    for (let at2 = el; at2; at2 = isModalDialog(at2) ? frameElementOf(at2) : flatParentAcrossFrames(at2))
      if (hasAttribute(at2, "inert")) return at2;
    return null;
  }

  // src/aria/hidden.ts
  function hiddenReasons(el, pass) {
    if (pass.isSingleQuestion && isCertainlyShown(el, pass)) return 0 /* No */;
    const reasons = pass.memo.of(el).hidden ?? computeReasons(el, pass);
    return pass.reader.style(el).visibility === "visible" ? reasons : reasons | 8 /* Invisible */;
  }
  function computeReasons(el, pass) {
    const { memo } = pass;
    const path = [];
    let reasons = 0 /* No */;
    for (let at2 = el; at2; at2 = accessibilityParent(at2, pass)) {
      const known2 = memo.of(at2).hidden;
      if (known2 !== void 0) {
        reasons = known2;
        break;
      }
      path.push(at2);
    }
    for (let i = path.length - 1; i >= 0; i--) {
      const at2 = path[i];
      reasons = inheritedReasons(reasons, at2) | ownExclusion(at2, pass);
      memo.of(at2).hidden = reasons;
    }
    return reasons;
  }
  var inheritedReasons = (ofParent, el) => ofParent & 4 /* Inert */ && isModalDialog(el) ? ofParent & ~4 /* Inert */ : ofParent;
  var accessibilityParent = (el, pass) => (treeIndex(el, pass).owners.length === 0 ? null : ownerOf(el, pass)) ?? flatParent(el);
  function isCertainlyShown(el, pass) {
    if (closest(el, EXCLUDING) !== null) return false;
    if (!pass.reader.shows(el) && !isOptionOfShownSelect(el, pass)) return false;
    if (nodeType(getRootNode(el)) !== DOCUMENT2) return false;
    for (let at2 = el; at2; at2 = parentElement(at2)) if (assignedSlot(at2) !== null) return false;
    return true;
  }
  function isOptionOfShownSelect(el, pass) {
    const select = localName(el) === "option" ? closest(el, "select") : null;
    return select !== null && pass.reader.shows(select) && pass.reader.style(el).display !== "none";
  }
  var EXCLUDING = '[aria-hidden="true" i], [inert]';
  var DOCUMENT2 = 9;

  // src/aria/NameVisit.ts
  var CONTENT = Symbol2("content");
  var NO_TEXT = Symbol2("no text");
  function rootVisit(el, pass) {
    pass.memo.nodesLeft += NODES_PER_NAME;
    return {
      pass,
      named: el,
      el,
      tag: localName(el),
      via: "root",
      referenced: false,
      throughHidden: false,
      parent: null,
      depth: 0
    };
  }
  var visitTo = (el, via, parent) => ({
    pass: parent.pass,
    named: parent.named,
    el,
    tag: localName(el),
    via,
    referenced: parent.referenced,
    throughHidden: parent.throughHidden,
    parent,
    depth: parent.depth + 1
  });
  var visitReference = (el, parent, isHidden) => ({
    ...visitTo(el, "reference", parent),
    referenced: true,
    throughHidden: isHidden
  });
  function isBeingVisited(el, visit2) {
    for (let at2 = visit2; at2; at2 = at2.parent) if (at2.el === el) return true;
    return false;
  }
  var NODES_PER_NAME = 200;
  var UNCOUNTED_DEPTH = 3;
  var MAX_DEPTH = 40;
  function mayGather({ depth, pass }) {
    return depth < UNCOUNTED_DEPTH || depth < MAX_DEPTH && pass.memo.nodesLeft-- > 0;
  }

  // src/aria/authorName.ts
  function hasAuthorName(el, pass) {
    if (hasAttributes(el)) {
      if (!isBlank(attribute(el, "aria-label") ?? "") || !isBlank(attribute(el, "title") ?? "")) return true;
      if (attribute(el, "aria-labelledby") !== null && isLabelledByText(el, pass)) return true;
    }
    return isHtml(el) && localName(el).includes("-") && !isBlank(internalsOf(el)?.ariaLabel ?? "");
  }
  function isLabelledByText(el, pass) {
    const targets = references(el, "aria-labelledby");
    const { memo } = pass;
    if (memo.isCheckingAuthorName) return targets.length > 0;
    memo.isCheckingAuthorName = true;
    const root = rootVisit(el, pass);
    const found = targets.some((target) => {
      const isHidden = hiddenReasons(target, pass) !== 0 /* No */;
      return !isBlank(pass.textAlternative(visitReference(target, root, isHidden)));
    });
    memo.isCheckingAuthorName = false;
    return found;
  }

  // src/aria/explicitRole.ts
  function explicitRole(el, pass) {
    const value2 = attribute(el, "role");
    if (!value2) return null;
    for (const role of rolesIn(value2)) {
      if (NEEDS_NAME.has(role) && !hasAuthorName(el, pass)) continue;
      if (role === "none" && conflictsWithNone(el)) return null;
      if (!isInContext(el, role, pass)) continue;
      return role;
    }
    return null;
  }
  var NEEDS_NAME = wordSet("form region");
  var conflictsWithNone = (el) => hasGlobalAttribute(el) || isFocusable(el);
  var hasGlobalAttribute = (el) => GLOBAL_ATTRIBUTES.some((name) => {
    const value2 = attribute(el, name);
    return value2 !== null && !isBlank(value2);
  });
  function isInContext(el, role, pass) {
    const contexts2 = REQUIRED_CONTEXT.get(role);
    if (!contexts2) return true;
    for (let at2 = accessibilityParent2(el, pass); at2; at2 = accessibilityParent2(at2, pass)) {
      const found = pass.role(at2);
      if (contexts2.has(found ?? "") || role === "option" && isSelect(at2)) return true;
      if (found !== "generic" && found !== "group" && !isTag(at2, "slot")) return false;
    }
    return false;
  }
  var accessibilityParent2 = (el, pass) => ownerOf(el, pass) ?? flatParent(el);

  // src/dom/dataList.ts
  function dataListOf(input2) {
    const list = elementWithId(input2, attribute(input2, "list"));
    return list && isHtml(list) && localName(list) === "datalist" ? list : null;
  }

  // src/aria/svgRole.ts
  function svgRole(el, tag, pass) {
    if (tag === "a") return linkOf(el) !== null ? "link" : "generic";
    if (tag === "svg") return svgElementRole(el, pass);
    const role = ROLES3.get(tag);
    if (role === void 0) return null;
    return role === "generic" || mustBeIncluded(el, pass) ? role : "generic";
  }
  function svgElementRole(el, pass) {
    const parent = parentElement(el);
    if (parent && isSvg(parent) && localName(parent) !== "foreignObject")
      return mustBeIncluded(el, pass) ? "group" : "generic";
    return querySelectorAll(el, EXPOSED).length > 0 ? "graphics-document" : "img";
  }
  var EXPOSED = [
    ...["text", "foreignObject", ":scope * > title", ":scope * > desc", "a[href]", "a[*|href]"],
    ...["aria-label", "aria-labelledby", "tabindex", "role"].map((name) => `[${name}]:not([${name}=""])`)
  ].join();
  var ROLES3 = tagTable(
    "graphics-symbol circle ellipse line path polygon polyline rect use;group foreignObject g text textPath tspan;img image mesh;graphics-object symbol;generic switch"
  );
  function mustBeIncluded(el, pass) {
    if (localName(el) === "image" && !hasAttribute(el, "aria-hidden")) return true;
    if (hasAttributes(el) && (hasAuthorName(el, pass) || attribute(el, "aria-describedby") || attribute(el, "aria-roledescription") || isFocusable(el)))
      return true;
    return svgChildText(el, "title") !== null || svgChildText(el, "desc") !== null;
  }
  function svgChildText(el, tag) {
    for (let child = firstElementChild(el); child; child = nextElementSibling(child)) {
      if (localName(child) !== tag || !isSvg(child)) continue;
      const text = textContent(child);
      return isBlank(text) ? null : text;
    }
    return null;
  }

  // src/aria/dataTable.ts
  var isDataTable = (table, pass) => valueOf(cachedResults(table, pass), table, () => hasDataMarkup(table) || looksLikeData(table, pass));
  function cachedResults(table, pass) {
    if (!pass.isSingleQuestion) return pass.memo.dataTables;
    return valuesIn(sharedResults, unchangedToken(getRootNode(table)));
  }
  var sharedResults = new WeakMap();
  var hasDataMarkup = (table) => DATA_TABLE_ATTRIBUTES.some((name) => attribute(table, name)) || hasDataTablePart(table) || hasAttribute(table, "contenteditable");
  var DATA_TABLE_ATTRIBUTES = words("summary rules aria-label aria-labelledby aria-rowcount aria-colcount");
  function hasDataTablePart(table) {
    for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
      if (isHtml(child) && DATA_TABLE_PARTS.has(localName(child))) return true;
    }
    return false;
  }
  var DATA_TABLE_PARTS = wordSet("caption col colgroup tfoot thead");
  var MANY_ROWS = 20;
  function looksLikeData(table, pass) {
    const rows = [];
    for (const row of rowsOf(table)) {
      const cells = [];
      for (let cell = firstElementChild(row); cell; cell = nextElementSibling(cell)) {
        if (isDataTableCell(cell)) return true;
        cells.push(cell);
      }
      rows.push(cells);
      if (rows.length >= MANY_ROWS) return true;
    }
    const all = rows.flat();
    if (all.length < 2) return false;
    const tableColor = pass.reader.style(table).get("background-color");
    let bordered = 0;
    let colored = 0;
    for (const cell of all) {
      const style = pass.reader.style(cell);
      const hasBorder = (side) => parseFloat(style.get(`border-${side}-width`)) > 0;
      if (hasBorder("top") && hasBorder("bottom") || hasBorder("left") && hasBorder("right")) bordered++;
      const color = style.get("background-color");
      if (color !== tableColor && !TRANSPARENT.test(color)) colored++;
    }
    return bordered * 2 >= all.length || colored * 2 >= all.length || isStriped(rows, pass);
  }
  var TRANSPARENT = /^(?:transparent$|rgba\(.*, 0\)$)/;
  function* rowsOf(table) {
    for (let child = firstElementChild(table); child; child = nextElementSibling(child)) {
      if (localName(child) === "tr") yield child;
      else if (localName(child) === "tbody") {
        for (let row = firstElementChild(child); row; row = nextElementSibling(row))
          if (localName(row) === "tr") yield row;
      }
    }
  }
  var isDataTableCell = (cell) => localName(cell) === "th" || ["headers", "abbr", "axis", "scope"].some((name) => attribute(cell, name));
  var MIN_STRIPES = 3;
  function isStriped(rows, pass) {
    const colors = rows.slice(0, 5).map(([cell]) => {
      const row = cell && parentElement(cell);
      return row ? pass.reader.style(row).get("background-color") : "";
    });
    return colors.length >= MIN_STRIPES && colors[0] !== colors[1] && colors.every((color, i) => color === colors[i % 2]);
  }

  // src/aria/tableRole.ts
  var tableRole = (el, pass) => isDataTable(el, pass) ? "table" : "none";
  var rowGroupRole = (el, pass) => roleOfTable(el, pass) ? "rowgroup" : "generic";
  var rowRole = (el, pass) => roleOfTable(el, pass) ? "row" : "generic";
  function cellRole(el, pass) {
    const table = isInExposedRow(el, pass) ? roleOfTable(el, pass) : null;
    return !table ? "generic" : table === "table" ? "cell" : "gridcell";
  }
  function headerRole(el, pass) {
    if (!isInExposedRow(el, pass) || !roleOfTable(el, pass)) return "generic";
    const scope = attribute(el, "scope")?.toLowerCase();
    if (scope === "row" || scope === "rowgroup") return "rowheader";
    if (scope === "col" || scope === "colgroup") return "columnheader";
    return headerRoleFromSiblings(el);
  }
  function headerRoleFromSiblings(el) {
    const before = previousElementSibling(el);
    const after = nextElementSibling(el);
    const isData2 = (cell) => cell !== null && isTag(cell, "td");
    return isData2(before) || isData2(after) ? "rowheader" : "columnheader";
  }
  function isInExposedRow(el, pass) {
    const parent = flatParent(el);
    return !parent || localName(parent) !== "tr" || !hasAttribute(parent, "role") || pass.role(parent) === "row";
  }
  function roleOfTable(el, pass) {
    const table = nearest(flatParent(el), (at2) => isTag(at2, "table"));
    const role = table && pass.role(table);
    return role === "table" || role === "grid" || role === "treegrid" ? role : null;
  }

  // src/aria/implicitRole.ts
  function implicitRole(el, pass) {
    const tag = localName(el);
    const rule = RULES.get(tag);
    const role = rule ? void 0 : ELEMENT_ROLE.get(tag);
    if (role !== void 0 && (isHtml(el) || tag === "math")) return role;
    if (!isHtml(el)) return isSvg(el) ? svgRole(el, tag, pass) : null;
    if (rule) return rule(el, pass);
    return tag.includes("-") ? internalsRole(el) ?? "generic" : null;
  }
  var RULES = new Map([
    ["a", link],
    ["area", link],
    ["aside", aside],
    ["footer", (el, pass) => isScopedToBody(el, pass) ? "contentinfo" : "sectionfooter"],
    ["header", (el, pass) => isScopedToBody(el, pass) ? "banner" : "sectionheader"],
    ["img", image],
    ["input", input],
    ["li", listItem],
    ["section", (el, pass) => hasAuthorName(el, pass) ? "region" : "generic"],
    // https://w3c.github.io/html-aam/#el-select-listbox · https://w3c.github.io/html-aam/#el-select-combobox
    ["select", (el) => isListBox(el) ? "listbox" : "combobox"],
    ["summary", summary],
    ["table", tableRole],
    ["tbody", rowGroupRole],
    ["tfoot", rowGroupRole],
    ["thead", rowGroupRole],
    ["tr", rowRole],
    ["td", cellRole],
    ["th", headerRole]
  ]);
  function link(el) {
    return hasAttribute(el, "href") ? "link" : "generic";
  }
  function aside(el, pass) {
    const section = nearest(flatParent(el), isSectioning);
    return !section || hasAuthorName(el, pass) ? "complementary" : "generic";
  }
  var isSectioning = (el) => isHtml(el) && SECTIONING.has(localName(el));
  function isScopedToBody(el, pass) {
    const isScope = (at2) => isSectioning(at2) || isTag(at2, "main") || isTag(at2, "blockquote") || hasAttribute(at2, "role") && SCOPING_ROLES.has(pass.role(at2) ?? "");
    return nearest(flatParent(el), isScope) === null;
  }
  var SCOPING_ROLES = wordSet("article complementary main navigation region");
  function image(el) {
    const alt = attribute(el, "alt");
    if (alt === null || !isBlank(alt)) return "img";
    return conflictsWithNone(el) || !isBlank(attribute(el, "title") ?? "") ? "img" : "none";
  }
  function input(el) {
    const type = inputType(el);
    if (LIST_INPUT_TYPES.has(type) && dataListOf(el) !== null) return "combobox";
    if (type === "password") return "textbox";
    if (type === "file") return "button";
    if (type === "checkbox" && hasAttribute(el, "switch") && "switch" in el) return "switch";
    return INPUT_ROLE.get(type) ?? null;
  }
  function listItem(el, pass) {
    return isInContext(el, "listitem", pass) ? "listitem" : "generic";
  }
  function summary(el) {
    return isSummaryOfDetails(el) ? null : "generic";
  }

  // src/aria/whiteSpace.ts
  var toFlatString = (text) => foldSpace(text).replace(/^ | $/g, "");
  var nonBlank = (text) => text === null || isBlank(text) ? void 0 : text;

  // src/aria/ContentFrame.ts
  var contentFrame = (el, style, out, isSeparate, isInvisible, isCached) => ({
    el,
    style,
    out,
    isSeparate,
    isInvisible,
    isCached,
    inkEndBefore: out.inkEnd,
    mayGenerateText: false,
    next: null,
    listed: NO_NODES,
    listIndex: 0,
    onlyChild: null
  });
  var NO_NODES = [];
  function takeNext(frame2) {
    const node = frame2.next;
    if (!node) return frame2.listed[frame2.listIndex++] ?? null;
    frame2.next = nextSibling(node);
    return node;
  }
  var TextBuffer = class {
    text = "";
    /** The length of `text` after the last addition that was not blank. */
    inkEnd = 0;
    /** Adds a text, which may be blank. */
    add(text) {
      this.text += text;
      if (!isBlank(text)) this.inkEnd = this.text.length;
    }
    /** Folds the white space and drops what exceeds `MAX_CACHED_LENGTH`. */
    truncate() {
      this.text = toFlatString(this.text).slice(0, MAX_CACHED_LENGTH);
      this.inkEnd = this.text.length;
    }
  };
  var MAX_CACHED_LENGTH = 2e3;

  // src/aria/embeddedControl.ts
  var embeddedValue = (el, role, pass) => role === null ? void 0 : RULES2.get(role)?.(el, pass);
  var RULES2 = new Map([
    ["textbox", textValue],
    ["searchbox", textValue],
    ["combobox", comboboxValue],
    ["listbox", listboxValue],
    ["slider", rangeValue],
    ["spinbutton", rangeValue],
    ["scrollbar", rangeValue],
    ["progressbar", rangeValue],
    ["meter", rangeValue]
  ]);
  function textValue(el, { tellsTyped }) {
    if (isInput(el)) {
      const value2 = tellsTyped ? inputValue(el) : "";
      return inputType(el) === "password" ? "\u2022".repeat(value2.length) : value2;
    }
    return !isTextarea(el) ? CONTENT : tellsTyped ? textareaValue(el) : "";
  }
  function comboboxValue(el, pass) {
    if (isSelect(el)) return [...selectedOptions(el)];
    if (isInput(el)) return textValue(el, pass);
    for (const inner of flatElements(el)) if (isInput(inner)) return textValue(inner, pass);
    const options = selectedAriaOptions(el, pass);
    return options.length ? options : CONTENT;
  }
  function listboxValue(el, pass) {
    return isSelect(el) ? [...selectedOptions(el)] : selectedAriaOptions(el, pass);
  }
  function rangeValue(el) {
    const ariaValue2 = attribute(el, "aria-valuetext") || attribute(el, "aria-valuenow");
    if (ariaValue2) return ariaValue2;
    if (!isHtml(el)) return void 0;
    const tag = localName(el);
    if (tag === "input") return inputValue(el);
    if (tag === "meter") return String(meterValue(el));
    if (tag === "progress")
      return progressPosition(el) < 0 ? "" : String(progressValue(el));
    return isContentEditable(el) ? CONTENT : void 0;
  }
  function selectedAriaOptions(el, pass) {
    const options = [];
    for (const inner of flatElements(el)) {
      const isSelected = attribute(inner, "aria-selected")?.toLowerCase() === "true";
      if (isSelected && pass.role(inner) === "option") options.push(inner);
    }
    return options;
  }

  // src/aria/nativeName.ts
  function nativeName(el, tag, pass) {
    const rules = RULES3.get(tag) ?? (isLabelable(tag) ? LABELS : void 0);
    if (!rules && PLAIN2.has(tag)) return void 0;
    if (isHtml(el)) {
      if (!rules) return void 0;
      for (const rule of rules) {
        const name = rule(el, tag, pass);
        if (name !== void 0) return name;
      }
      return void 0;
    }
    if (isSvg(el)) return svgName(el, tag);
    return tag === "math" ? nonBlank(attribute(el, "alttext")) : void 0;
  }
  var labels = (el, tag, pass) => {
    const list = labelsOf(el, tag, pass);
    return list.length ? list : void 0;
  };
  var fromAttribute = (name) => (el) => nonBlank(attribute(el, name));
  var fromChild = (tag) => (el) => {
    const child = childOfTag(el, tag);
    return child ? [child] : void 0;
  };
  var buttonText = (el) => {
    const type = inputType(el);
    if (type === "image") return nonBlank(attribute(el, "alt")) ?? nonBlank(attribute(el, "value"));
    if (type === "button") return nonBlank(inputValue(el));
    if (type !== "submit" && type !== "reset") return void 0;
    if (hasAttribute(el, "value")) return nonBlank(inputValue(el));
    return type === "submit" ? "Submit" : "Reset";
  };
  function defaultLabel(el) {
    const type = inputType(el);
    if (type === "image") return "Submit";
    return type === "file" ? hasAttribute(el, "multiple") ? "Choose Files" : "Choose File" : void 0;
  }
  var LABELS = [labels];
  var RULES3 = new Map([
    ["area", [fromAttribute("alt")]],
    ["fieldset", [fromChild("legend")]],
    ["figure", [fromChild("figcaption")]],
    ["input", [labels, buttonText]],
    ["optgroup", [fromAttribute("label")]],
    ["option", [fromAttribute("label")]],
    ["table", [fromChild("caption"), fromAttribute("summary")]]
  ]);
  var svgName = (el, tag) => svgChildText(el, "title") ?? (tag === "a" ? nonBlank(attribute(el, "xlink:title")) : void 0);

  // src/standards/values.ts
  var { assign: assign2, create: create2 } = Object2;
  var isString = (value2) => typeof value2 === "string";

  // src/aria/showsText.ts
  function showsSameText(el, text, pass) {
    if (!firstChild(el)) return false;
    const expected = text.replace(WHITE_SPACE, "");
    let matched = 0;
    const stack = [el];
    for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
      if (!isString(next2)) pushVisibleContent(next2, stack, pass);
      else {
        const shown = next2.replace(WHITE_SPACE, "");
        if (expected.slice(matched, matched + shown.length) !== shown) return false;
        matched += shown.length;
      }
    }
    return matched === expected.length;
  }
  function showsBlankText(el, pass) {
    const stack = [el];
    for (let next2 = stack.pop(); next2; next2 = stack.pop()) {
      if (pass.reader.style(next2).display === "none" || hasNoTextContent(next2)) continue;
      for (const child of flatChildren(next2)) {
        if (isElement(child)) {
          if (localName(child) === "br") return true;
          stack.push(child);
        } else if (isText(child) && isBlank(data(child)) && pass.reader.textBox(child).width > 0) return true;
      }
    }
    return false;
  }
  var WHITE_SPACE = /[\s\u200b]+/g;
  var hasNoTextContent = (el) => isHtml(el) && NO_TEXT_CONTENT.has(localName(el));
  function pushVisibleContent(el, stack, pass) {
    const style = pass.reader.style(el);
    if (style.display === "none" || hasNoTextContent(el)) return;
    const children = flatChildren(el);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (isElement(child)) stack.push(child);
      else if (isText(child) && style.visibility === "visible") {
        const text = data(child);
        if (!isBlank(text)) stack.push(transformed(text, style.textTransform));
      }
    }
  }

  // src/aria/nameSteps.ts
  var NAME_STEPS = [
    [hiddenNotReferenced, ""],
    [labelledBy, "labelledby"],
    [embeddedControl, "native"],
    [ariaLabel, "label"],
    [hostLanguageLabel, "native"],
    [selfReferencedValue, "native"],
    [internalsLabel, "native"],
    [nameFromContent, "content"],
    [recursiveNameFromContent, "content"],
    [tooltip, "title"],
    [placeholder, "placeholder"],
    [standardText, "native"]
  ];
  var NAMING_FLAGS = 1 /* Aria */ | 4 /* Title */ | 8 /* Placeholder */;
  var STEPS_WITHOUT_ATTRIBUTES = NAME_STEPS.filter(([, from]) => !/label|title|placeholder/.test(from));
  var stepsFor = (el, pass) => attributeFlags(el, pass) & NAMING_FLAGS ? NAME_STEPS : STEPS_WITHOUT_ATTRIBUTES;
  function hiddenNotReferenced(el, _role, visit2) {
    if (visit2.via === "content" || visit2.throughHidden) return void 0;
    return hiddenReasons(el, visit2.pass) === 0 /* No */ ? void 0 : "";
  }
  function labelledBy(el, _role, visit2) {
    if (visit2.referenced || attribute(el, "aria-labelledby") === null) return void 0;
    return textOfReferences(references(el, "aria-labelledby"), visit2);
  }
  function embeddedControl(el, role, visit2) {
    if (visit2.via !== "content" && (visit2.via !== "reference" || el === visit2.named)) return void 0;
    return controlValue(el, role, visit2);
  }
  function selfReferencedValue(el, role, visit2) {
    return visit2.via === "reference" && el === visit2.named ? controlValue(el, role, visit2) : void 0;
  }
  function controlValue(el, role, visit2) {
    const value2 = embeddedValue(el, role, visit2.pass);
    return typeof value2 === "object" ? textOfAll(value2, visit2) : value2;
  }
  function ariaLabel(el, _role, visit2) {
    const label = attribute(el, "aria-label");
    return label === null || isBlank(label) || visit2.tag === "slot" && isHtml(el) ? void 0 : label;
  }
  function hostLanguageLabel(el, role, visit2) {
    if (visit2.tag === "img" && isHtml(el)) return imageText(el, role);
    const name = nativeName(el, visit2.tag, visit2.pass);
    return typeof name === "object" ? textOfAll(name, visit2) : name;
  }
  function imageText(el, role) {
    if (role === "generic") return NO_TEXT;
    const alt = attribute(el, "alt");
    return alt !== null && isBlank(alt) ? NO_TEXT : alt ?? void 0;
  }
  function internalsLabel(el, _role, visit2) {
    if (!visit2.tag.includes("-")) return void 0;
    const internals = internalsOf(el);
    if (!internals) return void 0;
    const targets = visit2.referenced ? null : internals.ariaLabelledByElements;
    const text = targets ? textOfReferences([...targets], visit2) : "";
    return text || internals.ariaLabel || void 0;
  }
  function nameFromContent(el, role, visit2) {
    if (visit2.via === "reference" || visit2.via === "label") return CONTENT;
    if (role === null) return visit2.tag === "summary" && isSummaryOfDetails(el) ? CONTENT : void 0;
    return NAME_FROM_CONTENT.has(role) && (role !== "row" || isGridRow(el, visit2.pass)) ? CONTENT : void 0;
  }
  function isGridRow(el, pass) {
    const around2 = nearest(flatParent(el), (at2) => !/^(?:generic|rowgroup)$/.test(pass.role(at2) ?? ""));
    return around2 !== null && /^(?:tree)?grid$/.test(pass.role(around2) ?? "");
  }
  function recursiveNameFromContent(el, role, visit2) {
    if (visit2.via !== "content" || NO_TEXT_CONTENT.has(visit2.tag) && isHtml(el)) return void 0;
    if (visit2.referenced || role === null || !NOT_TRAVERSED.has(role)) return CONTENT;
    return TRAVERSED.has(visit2.tag) && !hasAttribute(el, "role") ? CONTENT : void 0;
  }
  function tooltip(el, role, visit2) {
    const title = titleOf(el);
    if (!title) return void 0;
    const showsSpace = visit2.via === "root" && nameFromContent(el, role, visit2) === CONTENT && showsBlankText(el, visit2.pass);
    return showsSpace ? void 0 : title;
  }
  var titleOf = (el) => hasAttributes(el) && isHtml(el) ? attribute(el, "title") : null;
  function placeholder(el, role) {
    if (role === null || !PLACEHOLDER_ROLES.has(role)) return void 0;
    return attribute(el, "placeholder") || attribute(el, "aria-placeholder") || void 0;
  }
  var PLACEHOLDER_ROLES = wordSet("combobox searchbox spinbutton textbox");
  function standardText(el, _role, visit2) {
    return visit2.tag === "input" && isHtml(el) ? defaultLabel(el) : void 0;
  }
  var textAlternative = (visit2) => mayGather(visit2) ? textFromSteps(visit2, visit2.pass.role(visit2.el), stepsFor(visit2.el, visit2.pass)).name : "";
  function textFromSteps(visit2, role, steps) {
    for (const [run3, from] of steps) {
      const found = run3(visit2.el, role, visit2);
      if (found === void 0) continue;
      if (found === NO_TEXT) break;
      const name = found === CONTENT ? visit2.pass.contentText(visit2) : found;
      if (!from || !isBlank(name)) return { name, from };
    }
    return NO_NAME;
  }
  var NO_NAME = { name: "", from: "" };
  function textOfReferences(targets, from) {
    const { pass } = from;
    let text = "";
    for (const el of targets) {
      text += ` ${textOfReference(el, from)}`;
      if (text.length > MAX_CACHED_LENGTH && !pass.isSingleQuestion) break;
    }
    return text;
  }
  function textOfReference(el, from) {
    const { pass } = from;
    const gather = () => pass.textAlternative(visitReference(el, from, hiddenReasons(el, pass) !== 0 /* No */));
    if (pass.isSingleQuestion || from.depth > 0 || contains(el, from.el)) return gather();
    const results = pass.memo.of(el);
    return results.referenced ??= gather();
  }
  function textOfAll(elements, from) {
    let text = "";
    for (const el of elements) {
      if (!isBeingVisited(el, from)) text += ` ${from.pass.textAlternative(visitTo(el, "label", from))}`;
    }
    return text;
  }

  // src/aria/nameContent.ts
  function contentText(visit2) {
    const { el, via, pass } = visit2;
    const isReferred = via === "label" || via === "reference";
    if (!mayGather(visit2) || isReferred && !pass.tellsTyped && isEdited(el)) return "";
    return new ContentWalk(visit2).run();
  }
  var ContentWalk = class {
    #visit;
    #pass;
    #throughHidden;
    /** True if any element of the tree has `aria-owns`. */
    #hasOwners;
    #frames = [];
    /**
     * True if the walk caches the texts of elements that are named by their content, so that walks for ancestors can
     * reuse them. Only walks from the root of a computation do: below a reference or label, hidden and visited elements
     * differ.
     */
    #usesCache;
    /**
     * The number of nodes that may still be read. In a pass, each name from content has a limit; the texts of labels and
     * references share another.
     */
    #budget;
    constructor(visit2) {
      this.#visit = visit2;
      this.#pass = visit2.pass;
      this.#throughHidden = visit2.throughHidden;
      this.#hasOwners = treeIndex(visit2.el, visit2.pass).owners.length > 0;
      this.#usesCache = visit2.depth === 0 && !visit2.pass.isSingleQuestion;
      const { isSingleQuestion, memo } = visit2.pass;
      this.#budget = visit2.depth > 0 ? memo : { nodesLeft: isSingleQuestion ? Infinity : MAX_NODES };
    }
    run() {
      const { el } = this.#visit;
      const cached = this.#usesCache ? this.#pass.memo.of(el).content : void 0;
      if (cached !== void 0) return cached;
      const style = this.#pass.reader.style(el);
      const out = new TextBuffer();
      this.#enter(contentFrame(el, style, out, false, this.#isInvisible(style.visibility), this.#usesCache));
      for (let frame2 = this.#frames.at(-1); frame2; frame2 = this.#frames.at(-1)) {
        const node = this.#budget.nodesLeft > 0 ? takeNext(frame2) : null;
        if (node) this.#addNode(node, frame2);
        else this.#leave(frame2);
      }
      return this.#usesCache ? this.#pass.memo.of(el).content ?? out.text : out.text;
    }
    #isInvisible(visibility) {
      return !this.#throughHidden && visibility !== "visible";
    }
    #enter(frame2) {
      this.#frames.push(frame2);
      if (frame2.isSeparate) frame2.out.text += " ";
      this.#findChildren(frame2);
      this.#addGeneratedText(frame2, "::marker");
      this.#addGeneratedText(frame2, "::before");
    }
    /**
     * Determines which nodes are the element's children in the accessibility tree.
     * https://w3c.github.io/accname/#comp_name_from_content_find_child · https://w3c.github.io/aria/#aria-owns
     */
    #findChildren(frame2) {
      const { el } = frame2;
      const tag = localName(el);
      if (NO_TEXT_CONTENT.has(tag) && isHtml(el)) return;
      const pass = this.#pass;
      const root = shadowRootOf(el);
      if (root || tag.includes("-")) pass.onShadowHost?.(el, root);
      frame2.mayGenerateText = this.#frames.length <= MAX_DEPTH2;
      if (this.#throughHidden ? !frame2.mayGenerateText : pass.reader.skipsContents(el)) return;
      if (this.#hasOwners) frame2.listed = ownedBy(el, pass);
      if (root) {
        frame2.next = firstChild(root);
        return;
      }
      frame2.next = firstChild(el);
      const assigned = slottedIn(el, tag);
      if (assigned.length) {
        frame2.next = null;
        frame2.listed = frame2.listed.length ? [...assigned, ...frame2.listed] : assigned;
      } else if (tag === "details" && isTag(el, "details") && !this.#throughHidden && !detailsOpen(el)) {
        frame2.onlyChild = childOfTag(el, "summary");
        if (!frame2.onlyChild) frame2.next = null;
      }
    }
    #leave(frame2) {
      this.#frames.pop();
      const { el, out } = frame2;
      this.#addGeneratedText(frame2, "::after");
      if (frame2.isCached) {
        if (out.text.length > MAX_CACHED_LENGTH) out.truncate();
        if (this.#budget.nodesLeft > 0 || this.#frames.length === 0) this.#pass.memo.of(el).content = out.text;
      }
      const parent = this.#frames.at(-1);
      if (!parent) return;
      if (frame2.isCached) parent.out.add(out.text);
      if (!frame2.isInvisible && out.inkEnd <= frame2.inkEndBefore) addTooltip(el, parent.out);
      if (frame2.isSeparate) parent.out.text += " ";
    }
    /** https://w3c.github.io/accname/#comp_name_from_content_pseudo_element */
    #addGeneratedText(frame2, which) {
      if (!frame2.mayGenerateText || frame2.isInvisible || frame2.onlyChild) return;
      const generated2 = this.#pass.reader.generated(frame2.el, which);
      if (!generated2) return;
      const isSeparate = generated2.replaced || generated2.display !== "inline";
      frame2.out.add(isSeparate && which !== "::marker" ? ` ${generated2.text} ` : generated2.text);
    }
    #addNode(node, frame2) {
      this.#budget.nodesLeft--;
      const type = nodeType(node);
      if (type === ELEMENT) {
        if (!frame2.onlyChild || node === frame2.onlyChild) this.#addElement(node, frame2);
      } else if (type === TEXT && !frame2.isInvisible && !frame2.onlyChild) {
        const text = data(node);
        if (isBlank(text)) frame2.out.text += " ";
        else frame2.out.add(transformed(text, frame2.style.textTransform));
      }
    }
    #addElement(el, frame2) {
      const tag = localName(el);
      if (tag === "br") {
        frame2.out.text += " ";
        return;
      }
      if (NEVER_RENDERED.has(tag) && (this.#throughHidden || tag === "template" || tag === "noscript")) return;
      const style = this.#pass.reader.style(el);
      if (!this.#throughHidden && style.display === "none") return;
      const isInvisible = this.#isInvisible(style.visibility);
      const hasNoAttributes = !hasAttributes(el);
      const owner = hasNoAttributes || !this.#hasOwners ? null : ownerOf(el, this.#pass);
      const isSeparate = owner !== null || !style.display.startsWith("ruby") && (style.display !== "inline" || REPLACED.has(tag));
      const plainFrame = contentFrame(el, style, frame2.out, isSeparate, isInvisible, false);
      if (hasNoAttributes && PLAIN2.has(tag)) this.#enter(plainFrame);
      else if (hasNoAttributes || (this.#throughHidden || !isAriaHidden(el) && !hasAttribute(el, "inert")) && (!owner || owner === frame2.el))
        this.#addTextAlternative(el, plainFrame, !this.#pass.tellsTyped && (owner ? isEdited : isEditingHost)(el));
    }
    /**
     * Adds the text of an element that may have a text alternative other than its content.
     * @param isTyped A person typed the content, which is left out.
     */
    #addTextAlternative(el, plainFrame, isTyped) {
      if (isBeingVisited(el, this.#visit)) return;
      const { out, isInvisible, style } = plainFrame;
      const role = this.#pass.role(el);
      const step = isInvisible ? CONTENT : this.#runSteps(el, role);
      const found = isTyped && step === CONTENT ? void 0 : step;
      if (found !== CONTENT) {
        if (found !== void 0) out.add(` ${found} `);
        else if (plainFrame.isSeparate) out.text += " ";
        return;
      }
      const isCached = this.#usesCache && !isInvisible && role !== null && NAME_FROM_CONTENT.has(role);
      const cached = isCached ? this.#pass.memo.of(el).content : void 0;
      const isSeparate = plainFrame.isSeparate || role !== null && CONTROL_ROLES.has(role);
      if (cached === void 0) {
        const buffer = isCached ? new TextBuffer() : out;
        this.#enter(contentFrame(el, style, buffer, isSeparate, isInvisible, isCached));
        return;
      }
      out.add(isSeparate ? ` ${cached} ` : cached);
      if (isBlank(cached)) addTooltip(el, out);
    }
    /** Runs the steps of the name computation for an element in the content, up to the one that asks for its content. */
    #runSteps(el, role) {
      const visit2 = visitTo(el, "content", this.#visit);
      for (const [run3, from] of stepsFor(el, this.#pass)) {
        const found = run3(el, role, visit2);
        if (found === NO_TEXT) return void 0;
        if (found === CONTENT || found !== void 0 && (!from || !isBlank(found))) return found;
      }
      return void 0;
    }
  };
  var MAX_DEPTH2 = 500;
  var MAX_NODES = 2e4;
  var ELEMENT = 1;
  var TEXT = 3;
  function addTooltip(el, out) {
    const title = titleOf(el);
    if (title) out.add(` ${title} `);
  }

  // src/aria/AriaPass.ts
  var AriaPass = class _AriaPass {
    reader;
    isSingleQuestion;
    onShadowHost;
    #tellsTyped;
    textAlternative = textAlternative;
    contentText = contentText;
    memo = new PassMemo();
    /**
     * @param reader Reads styles and layout for the pass.
     * @param isSingleQuestion The pass answers one question only. It caches no texts, and shares what it finds out about
     *   whole trees with other single questions until the tree changes or the task ends.
     * @param onShadowHost Called with each shadow host whose text becomes part of a name; see `AriaContext`.
     * @param tellsTyped Names contain what a person typed into fields and editors in them, as the specification says.
     */
    constructor(reader = new LayoutReader(), isSingleQuestion = false, onShadowHost = null, tellsTyped = false) {
      this.reader = reader;
      this.isSingleQuestion = isSingleQuestion;
      this.onShadowHost = onShadowHost;
      this.#tellsTyped = tellsTyped;
    }
    /** Creates a pass that answers one question only. */
    static forSingleQuestion() {
      return new _AriaPass(void 0, true);
    }
    get tellsTyped() {
      return this.#tellsTyped || this.memo.isCheckingAuthorName;
    }
    role(el) {
      const { memo } = this;
      const results = memo.of(el);
      if (results.role !== void 0) return results.role;
      const role = exposedRole(el, this);
      return memo.isCheckingAuthorName ? role : results.role = role;
    }
  };
  function exposedRole(el, pass) {
    const explicit = hasAttributes(el) && attribute(el, "role") ? explicitRole(el, pass) : null;
    const role = explicit ?? implicitRole(el, pass);
    return role === "none" ? "generic" : role;
  }

  // src/aria/disabled.ts
  var isDisabled = (el, pass) => isDisabledControl(el) || ariaDisabledBy(el, pass) !== null;
  function disabledBy(el, pass) {
    if (isDisabledControl(el)) return hasAttribute(el, "disabled") ? el : closest(el, "fieldset:disabled") ?? el;
    return ariaDisabledBy(el, pass);
  }
  function ariaDisabledBy(el, pass) {
    let from = el;
    while (from && !pass.isSingleQuestion && !hookSecrets && !treeIndex(from, pass).ariaDisabled) from = hostAround(from);
    const nearest2 = from && nearestIn(settingDisabled, pass.reader, from, (at2) => /^(?:true|false)$/.test(valueAt(at2)));
    return nearest2 && valueAt(nearest2) === "true" ? nearest2 : null;
  }
  var settingDisabled = new WeakMap();
  var valueAt = (el) => ariaToken(el, "aria-disabled");

  // src/interactivity/secretFields.ts
  var known = new WeakSet2();
  function isSecret(el, name, reader) {
    const secret = known.has(el) || isSecretNow(el, name, reader);
    if (secret) known.add(el);
    return secret;
  }
  function secretsIn(roots, hidden, pass) {
    const all = [...roots];
    const open2 = [...hidden];
    for (let at2 = open2.pop(); at2; at2 = open2.pop())
      for (const el of [...isElement(at2) ? [at2] : [], ...querySelectorAll(at2, "*")]) {
        const root = shadowRootOf(el) ?? frameDocument(el);
        if (!root) continue;
        all.push(root);
        open2.push(root);
      }
    return all.flatMap((root) => [...querySelectorAll(root, "input,textarea")]).filter((el) => {
      const [label] = labelsOf(el, localName(el), pass);
      return isSecret(el, (label && textContent(label)) ?? void 0, pass.reader);
    }).flatMap(
      (el) => isInput(el) ? [inputValue(el), attribute(el, "value") ?? ""] : isTextarea(el) ? [textareaValue(el), textContent(el)] : []
    );
  }
  var isDotted = (style) => /disc|circle|square/.test(style.get("-webkit-text-security"));
  function isSecretNow(el, name, reader = new LayoutReader()) {
    const type = inputTypeOf(el);
    if (type === "password") return true;
    const autofill = attribute(el, "autocomplete") ?? "";
    if (CODES.test(autofill) || PASSWORDS.test(autofill) && attribute(el, "role") !== "combobox") return true;
    if (!isTextField(el) && !isEditingHost(el)) return false;
    const style = reader.style(el);
    if (isDotted(style) || DOTS.test(style.get("font-family"))) return true;
    if (!/^(?:text|tel|number)$/.test(type)) return false;
    const label = closest(el, "label");
    const names = [name ?? (label && textContent(label)), ...NAMING.map((one) => attribute(el, one))].flatMap(
      (one) => one && one.length < MAX_LABEL ? one.replace(SEPARATORS, " ").trim() : []
    );
    if (names.some((one) => PASSWORD(one).test(one) || SECRET(one).test(one))) return true;
    return isShortNumber(el) && names.some((one) => NUMBER2.test(one)) && !/postal|zip/i.test([autofill, ...names].join());
  }
  var CODES = /(?:^|\s)(?:cc-\S+|one-time-code)(?:\s|$)/i;
  var PASSWORDS = /(?:^|\s)(?:(?:current|new)-)?password(?:\s|$)/i;
  var DOTS = /text-security|password|dotsfont/i;
  var NAMING = ["name", "id", "placeholder", "aria-label", "title"];
  var MAX_LABEL = 60;
  var SEPARATORS = /[\s_\-[\](){}.,:;*!?#/]+|(?<=[a-z])(?=[A-Z])/g;
  var PASSWORD = patternFor(
    "^(?!.*(?:forgot|lost|reset))(?:\\S+ ){0,3}(?:[\\p{Lo}]{0,4}|\\w{0,20})(?:pass(?:wor[dt]|wd|phrase|ord)|pwd|kennwort|mot de passe|contrase(?:\xF1a|nya)|contrasinal|senha|palavra passe|wachtwoord|l\xF6senord|adgangskode|salasana|has\u0142o|[gh]eslo|jelsz\xF3|paro(?:l[a\u0103](?: d.ordine)?|ol)|lozinka|zaporka|slapta\u017Eodis|\u015Fifre|m\u1EADt kh\u1EA9u|kata sandi|\u043F\u0430\u0440\u043E\u043B\u044C|\u043F\u0430\u0440\u043E\u043B\u0430|\u043B\u043E\u0437\u0438\u043D\u043A\u0430|\u03BA\u03C9\u03B4\u03B9\u03BA\u03CC\u03C2|\u05E1\u05D9\u05E1\u05DE\u05D4|\u0643\u0644\u0645\u0629 (?:\u0627\u0644\u0645\u0631\u0648\u0631|\u0627\u0644\u0633\u0631)|\u0631\u0645\u0632 \u0639\u0628\u0648\u0631|\u06AF\u0630\u0631\u0648\u0627\u0698\u0647|\u10DE\u10D0\u10E0\u10DD\u10DA\u10D8|\u5BC6[\u7801\u78BC]|\u30D1\u30B9\u30EF\u30FC\u30C9|\uBE44\uBC00\uBC88\uD638|\u0E23\u0E2B\u0E31\u0E2A\u0E1C\u0E48\u0E32\u0E19|\u092A\u093E\u0938\u0935\u0930\u094D\u0921)(?: ?(?:\\d|new|again|repeat|wiederholen|confirm(?:ation)?|\u78BA\u8A8D|\u786E\u8BA4|\uD655\uC778))?$",
    "iu"
  );
  var SECRET = patternFor(
    "(?<![\\p{L}\\p{N}]|(?:phone|mobile|mail).{3,})(?:(?:card)?(?:cv[cvn]|ccv)|cardcsc|security ?code(?! of )|otp|card verification|(?:verification|authentication) ?code|one ?time ?(?:pass)?(?:code|word|pin)|pass ?code|(?:sms|m) ?tan|geheimzahl|kartenpr\\S+|cryptogramme|(?:si(?:ch|kk)erhe[idt]{1,2}s|s\xE4kerhets|best\xE4tigungs|einmal|beveiligings|verificatie|eng[\xE5a]ngs|verifierings)[ck]ode?|(?:[ck][o\xF3]d\\S*|\u043A\u043E\u0434) (?:d[ei] (?:s[e\xE9][cg]ur|sicur|v[e\xE9]rif)|se[cg]ret|bezp|weryf|\u0431\u0435\u0437|\u043F[\u043E\u0456]\u0434\u0442)\\S*|(?:turva|vahvistus)koodi|(?:bezpe|ov[e\u011B]|bizt|ellen)\\S+ k\xF3d|(?:g\xFCvenlik|do\u011Frulama) kodu|\u03BA\u03C9\u03B4\u03B9\u03BA\u03CC\u03C2 \u03B1\u03C3\u03C6\\S+|\u0631\u0645\u0632 (?:\u0627\u0644\u0623\u0645\u0627\u0646|\u0627\u0644\u062A\u062D\u0642\u0642)|\u0627\u0644\u0631\u0642\u0645 \u0627\u0644\u0633\u0631\u064A|\u05E7\u05D5\u05D3 (?:\u05D0\u05D1\u05D8\u05D7\u05D4|\u05D0\u05D9\u05DE\u05D5\u05EA)|m\xE3 (?:b\u1EA3o m\u1EADt|x\xE1c \\S+)|kode (?:keamanan|verifikasi)|\u0938\u0941\u0930\\S+ \u0915\u094B\u0921)\\d{0,2}(?![\\p{L}\\p{N}])|(?:\u5B89\u5168|\u9A8C\u8BC1|\u9A57\u8B49|\u6821\u9A8C|\u8A8D\u8A3C|\u78BA\u8A8D|\u30EA\u30C6\u30A3)(?:\u7801|\u78BC|\u30B3\u30FC\u30C9)|\u6697\u8A3C\u756A\u53F7|\u30D1\u30B9\u30B3\u30FC\u30C9|\u30EF\u30F3\u30BF\u30A4\u30E0|(?:\uBCF4\uC548|\uC778\uC99D) ?(?:\uCF54\uB4DC|\uBC88\uD638)|\u0E23\u0E2B\u0E31\u0E2A\u0E04\u0E27\u0E32\u0E21",
    "iu"
  );
  var NUMBER2 = new RegExp(
    "(?<![\\w\\u00c0-\\u052f])(?:pin(?:[ck]od[ea]?)?|cid|csc|nip|tan|[2m]fa|totp|clave|(?:access|secret|sms|log ?in|auth(?:enticator)?|backup|recovery|digit|security|verification|(?:zu|toe)gangs|kort|geheim|sicherheits|pr\xFCf) ?(?:[ck]ode?|num[bm]er|ziffer)|(?:[ck][o\xF3]d|\u043A\u043E\u0434)\\S* (?:\\S{1,3}[ '\u2019])?(?:acc?[e\xE8]s|confid|sms|\u0441\u043C\u0441|dost[e\u0119]p|\u0434\u043E\u0441\u0442\u0443\u043F|usage u)\\S*|\u043F\u0438\u043D(?: ?\u043A\u043E\u0434)?|\u0631\u0642\u0645 \u0627\u0644\u062A\u0639\u0631\u064A\u0641 \u0627\u0644\u0634\u062E\u0635\u064A|\u06A9\u062F (?:\u0627\u0645\u0646\u06CC\u062A\u06CC|\u062A\u0627\u06CC\u06CC\u062F)|\uD540 ?\uBC88\uD638|\u500B\u4EBA\u8B58\u5225|\u4E2A\u4EBA\u8BC6\u522B|\u092A\u093F\u0928)\\d{0,2}(?![\\w\\u00c0-\\u052f])",
    "i"
  );
  function isShortNumber(el) {
    const isNumber = /^(?:tel|number)$/.test(attribute(el, "type") ?? "") || attribute(el, "inputmode") === "numeric" || /^\^?(?:\\d|\[0-9\])/.test(attribute(el, "pattern") ?? "");
    const most = Number(attribute(el, "maxlength") ?? attribute(el, "size") ?? "NaN");
    return most > 0 ? most <= 8 : isNumber;
  }

  // src/standards/secretPatterns.ts
  var maskSecretNumbers = (text) => text.length < 9 ? text : withMasks(text, numberSpans(text, DIGITS));
  function secretSpans(text) {
    const spans = [];
    if (!SUSPICIOUS.test(text)) return spans;
    for (const pattern of CREDENTIALS)
      for (const { 0: found, 1: before = "", index } of text.matchAll(pattern))
        spans.push([index + before.length, index + found.length]);
    let end = 0;
    for (const { 0: found, 1: name = "", index } of text.matchAll(PARAMETER)) {
      const start = index + found.length;
      if (start < end || !CREDENTIAL.test(unescaped2(name).replace(/(?<=[a-z\d])(?=[A-Z])/g, "_"))) continue;
      PARAMETER_END.lastIndex = start;
      end = PARAMETER_END.exec(text)?.index ?? text.length;
      if (end > start) spans.push([start, end]);
    }
    spans.push(...numberSpans(text, WRITTEN));
    return spans;
  }
  var DIGIT = String.raw`[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]`;
  var ANY_DIGIT = new RegExp(DIGIT, "g");
  var SEPARATOR = String.raw`[\s./|_+\u00b7\u2010-\u2015\u2212-]`;
  var SUSPICIOUS = new RegExp(
    `${DIGIT}(?:${DIGIT}|${SEPARATOR}|[%,:]){8}|[/\\\\]{2}|https?:|=|%(?:25)*(?:3d|2f)|eyJ`,
    "i"
  );
  var CREDENTIALS = [
    /([/\\]{2}|https?:[/\\]?)(?:(?!%(?:25)*3a)[^\s/\\?#"<>[\]:]){0,300}(?::|%(?:25)*3a)[^\s/\\?#"<>[\]]{0,2000}(?=@)/giu,
    /((?:%(?:25)*2f){2})(?:(?!%(?:25)*3a)[^\s/?#"<>[\]:]){0,300}(?::|%(?:25)*3a)[^\s/?#"<>[\]]{0,2000}?(?=@|%(?:25)*40)/giu,
    /((?:[/\\]|%(?:25)*2f){2})(?=[a-z_-]*\d)[\w-]{12,300}(?=@|%(?:25)*40)/giu,
    /(?<![\w-])()eyJ[\w-]{8,}(?:(?:\.|%(?:25)*2e)[\w-]*){2,4}/giu
  ];
  var PARAMETER = /(?:[?&#;/!]|%(?:25)*(?:3f|26|23|3b|2f|20))([\w.%[\]-]{1,80}?)(?:=|%(?:25)*3d)["']?/giu;
  var PARAMETER_END = /[\s&#"<>]|;(?=[\w.%[\]-]*=)/gu;
  var ENDS = "token|secret|signature|passw(?:or)?d|pass(?:code|phrase)|sess(?:ion)?_?id|(?:api|access|secret|private)key|credential|authcode|hmac|[cx]srf|bearer";
  var WORDS = "code(?:_verifier)?|key|sig|pwd|pass|pw|otp|session|sid|jwt|auth(?:orization)?|token_hash|assertion|saml_?re(?:quest|sponse)";
  var CREDENTIAL = new RegExp(String.raw`(?:^|[^a-z\d])(?:[a-z\d]*(?:${ENDS})|${WORDS})\d?(?:\[\w*\])?[^a-z\d]*$`, "i");
  var SLASH = String.raw`(?:\\|%(?:25)*5c)+`;
  var ESCAPE = [
    String.raw`${SLASH}(?:x([\da-f]{2})|u([\da-f]{4})|(?:u\{)?([\da-f]{1,6})[} ]?|([nrt])?)|%(?:25)*([\da-f]{2})`,
    String.raw`&(?:amp;)*(?:#x([\da-f]{1,6});?|#(\d{1,7});?|(amp|lt|gt|quot|apos);)`
  ].join("|");
  var ESCAPES = new RegExp(ESCAPE, "giu");
  var ESCAPE_OR_CHARACTER = new RegExp(`${ESCAPE}|[^]`, "giu");
  var NAMED = wordMap(`amp=& lt=< gt=> quot=" apos='`);
  var unescaped2 = (text) => text.replace(ESCAPES, (_, ...[x, u, css, space, byte, hex, code, name = ""]) => {
    const digits = x ?? u ?? css ?? byte ?? hex;
    const point = digits ? parseInt(digits, 16) : Number(code);
    return point >= 0 ? String.fromCodePoint(Math2.min(point, 1114111)) : space ? " " : NAMED.get(name) ?? "";
  });
  var GROUPED = [
    String.raw`\d{4} {0,2}([./|_+\u00b7]) {0,2}\d{4,8}(?: {0,2}\1 {0,2}\d{1,7}){1,3}`,
    String.raw`\d{4}(?:[ -]{1,5}|%20)\d{4,8}(?:(?:[ -]{1,5}|%20)\d{1,7}){1,3}`,
    String.raw`(?<!\d[,:])\d{4}([,:])(?:\d{4}\2){2}\d{4}(?!\2)`,
    String.raw`\d(?:[ -]{1,2}\d){12,18}`,
    String.raw`\d{3} {0,2}- {0,2}\d{2} {0,2}- {0,2}\d{4}`
  ].join("|");
  var WRITTEN = new RegExp(String.raw`(?:(?<!\d|\d\.)|(?<=%20))(?:\d{14,19}(?!\d)|(?:${GROUPED})(?!\.?\d))`, "gu");
  var isOfDigits = (text) => OF_DIGITS.test(text);
  var OF_DIGITS = new RegExp(`^(?:${DIGIT}|${SEPARATOR}){1,30}$`);
  function isSecretNumber(text) {
    const [span] = numberSpans(text, WRITTEN);
    return span !== void 0 && span[0] === 0 && span[1] === text.length;
  }
  var holdsSecretNumber = (text) => maskSecretNumbers(text) !== text;
  var BETWEEN = String.raw`(?:[\s./|_+\u00ad\u00b7\u200b-\u200d\u2060\ufeff-]|%20)`;
  var DIGITS = new RegExp(String.raw`\d(?:${BETWEEN}{0,3}\d){8,}`, "gu");
  var SSN = new RegExp(String.raw`^(?!000|666|9)\d{3}${BETWEEN}{1,5}(?!00)\d{2}${BETWEEN}{1,5}(?!0000)\d{4}$`, "u");
  var GAP = new RegExp(`((?:${BETWEEN}|[,:])+)`, "u");
  var MASK = "\u2022\u2022\u2022";
  function numberSpans(text, runs) {
    const spans = [];
    const plain3 = plainDigits(text);
    for (let found = runs.exec(plain3); found; found = runs.exec(plain3)) {
      const before = spans.length;
      for (const [start, end] of spansIn(found[0])) spans.push([found.index + start, found.index + end]);
      if (spans.length > before) runs.lastIndex = spans.at(-1)?.[1];
    }
    return spans;
  }
  var plainDigits = (text) => text.replace(ANY_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 15) - (code >> 8 === 9 ? 6 : 0));
  }).replace(/[\u2010-\u2015\u2212]/g, "-").replace(/\s/g, " ");
  function* spansIn(run3) {
    const parts = run3.split(GAP);
    let at2 = 0;
    for (let first = 0; first < parts.length; ) {
      const end = numberEnd(parts, first);
      const next2 = end || first + 1;
      const length2 = parts.slice(first, next2).join("").length;
      if (end) yield [at2, at2 + length2];
      at2 += length2;
      first = next2;
    }
  }
  function withMasks(text, spans) {
    let out = "";
    let from = 0;
    for (const [start, end] of spans) {
      out += text.slice(from, start) + MASK;
      from = end;
    }
    return from ? out + text.slice(from) : text;
  }
  function numberEnd(parts, start) {
    let digits = "";
    let found = 0;
    for (let i = start; start % 2 === 0 && i < parts.length; i += 2) {
      digits += parts[i];
      if (digits.length > 19) break;
      if (isCard(digits) || digits.length === 9 && SSN.test(parts.slice(start, i + 1).join(""))) found = i + 1;
    }
    return found;
  }
  var NETWORK = /^(?:2[2-7]|3(?!5\d{13}$)[04-9]|4|5[0-8]|6)/;
  function isCard(digits) {
    if (digits.length < 13 || !NETWORK.test(digits)) return false;
    let sum = 0;
    for (let i = 0; i < digits.length; i++) {
      const digit = Number(digits[digits.length - 1 - i]);
      sum += i % 2 ? digit > 4 ? digit * 2 - 9 : digit * 2 : digit;
    }
    return sum % 10 === 0;
  }

  // src/actions/controls/controls.ts
  var controlOf = (el) => isTag(el, "label") && labelControl(el) || el;
  var isDisabled2 = (el) => isDisabled(el, AriaPass.forSingleQuestion());
  function isReadOnly(el) {
    if (isInput(el) || isTextarea(el)) return fieldMethods(el).readOnly(el);
    return attribute(el, "aria-readonly") === "true";
  }
  var isFileInput = (el) => inputTypeOf(el) === "file";
  function editableAt(el) {
    const control = controlOf(el);
    if (isTextField(control)) return { kind: "field", el: control };
    const host = editingHost(control);
    if (host) return { kind: "rich", el: host };
    const own4 = contextAround(control);
    return own4 && { kind: "context", ...own4 };
  }
  function writableAt(el) {
    const editable = editableAt(el);
    return editable && !isReadOnly(editable.el) && !isDisabledControl(editable.el) ? editable : null;
  }
  function editingHost(el) {
    if (!isHtml(el) || !isContentEditable(el)) return null;
    let host = el;
    for (let p = flatParent(host); p && isHtml(p) && isContentEditable(p); p = flatParent(p)) host = p;
    return host;
  }
  function editableInside(el) {
    const found = [];
    const stack = [el];
    for (let node = stack.pop(); node !== void 0; node = stack.pop()) {
      if (!node || !isElement(node)) continue;
      const editable = node === el ? null : offeredAt(node);
      if (editable) found.push(editable);
      else for (const child of isFrame(node) ? [bodyOf(node)] : flatChildren(node).reverse()) stack.push(child);
    }
    const parts = found.every(({ el: part2 }) => attribute(part2, "role") === "spinbutton");
    return found[0] && (found.length === 1 || parts) ? found[0] : null;
  }
  function bodyOf(frame2) {
    const doc = readableFrameDocument(frame2);
    return doc && documentBody(doc);
  }
  function offeredAt(at2) {
    const editable = isTag(at2, "label") ? null : editableAt(at2);
    if (!editable) return null;
    const { el } = editable;
    const isOffered = !hasAttribute(el, "hidden") && !isAriaHidden(el) && !(isReadOnly(el) && attribute(el, "tabindex") === "-1");
    return isOffered ? editable : null;
  }
  function readValue(el) {
    const control = controlOf(el);
    if (isInput(control)) {
      const type = inputType(control);
      if (type === "checkbox" || type === "radio") return inputChecked(control) ? "checked" : "unchecked";
      return type === "file" ? fileNames(control) : inputValue(control);
    }
    if (isSelect(control)) return chosenIn(control);
    const editable = editableAt(control);
    if (editable) return contentOf(editable);
    return attribute(control, "aria-checked") ?? attribute(control, "aria-valuetext") ?? attribute(control, "aria-valuenow");
  }
  var chosenIn = (select) => [...selectOptions(select)].filter(optionSelected).map((option) => optionLabel(option)).join(", ");
  var innerText = getter(HTMLElement, "innerText");
  function richText(host) {
    let text = (isSecret(host) ? null : innerText(host)) ?? textContent(host) ?? "";
    const reader = new LayoutReader();
    for (const part2 of querySelectorAll(host, "[contenteditable=false]"))
      if (reader.style(part2).pointerEvents === "none") text = text.replace(textContent(part2) ?? "", "");
    return text.replace(/[\u200B\u2060\uFEFF]/g, "").replace(/\u00A0/g, " ");
  }
  var publicValue = (el, value2) => isSecret(controlOf(el)) || holdsSecretNumber(value2) ? void 0 : value2;
  function notKept(el, value2) {
    const shown = publicValue(el, value2);
    return { code: "not_kept", ...shown !== void 0 && { detail: quoted(shown) } };
  }
  function contentOf(editable) {
    if (editable.kind === "context") return editable.context.text;
    if (editable.kind === "rich") return richText(editable.el);
    return fieldValue(editable.el);
  }
  var hasBadInput = ({ el }) => isInput(el) && validity(el).badInput;
  function contextAround(el) {
    for (let node = el; node; node = flatParent(node)) {
      const context2 = isHtml(node) ? editContext(node) : null;
      if (context2) return { el: node, context: context2 };
    }
    return null;
  }

  // src/dom/pointed.ts
  var pointers = new WeakMap();
  var moves = 0;
  function notePointer(doc, el, { x, y }) {
    if (pointers.get(doc)?.ref.deref() !== el) moves++;
    pointers.set(doc, { ref: new WeakRef(el), x, y });
  }
  function pointerIn(doc) {
    const last2 = pointers.get(doc);
    if (!last2) return null;
    const el = last2.ref.deref();
    return { el: el && isConnected(el) ? el : null, x: last2.x, y: last2.y };
  }
  var pointerMoves = () => moves;

  // src/actions/platform/dispatchEvents.ts
  var OF_INPUT = { bubbles: true, cancelable: true, composed: true };
  function fire(target, kind, type, init = {}) {
    return dispatch(target, make(target, kind, type, init));
  }
  function make(target, kind, type, init) {
    const realm = realmOf(target);
    const Constructor = realm[kind];
    return new Constructor(type, ownFields({ view: realm }, init));
  }
  function realmOf(target) {
    const doc = ownerDocument(target);
    return (doc && documentWindow(doc)) ?? window;
  }
  function makeTextEvent(doc, data2) {
    try {
      const event = createEvent(doc, "TextEvent");
      event.initTextEvent?.("textInput", true, true, documentWindow(doc), data2);
      return event.type === "textInput" ? event : null;
    } catch {
      return null;
    }
  }
  var modifierInit = (m) => ({
    ctrlKey: m?.ctrl ?? false,
    shiftKey: m?.shift ?? false,
    altKey: m?.alt ?? false,
    metaKey: m?.meta ?? false
  });

  // src/actions/gestures/mouseEvents.ts
  var CLICKS = { single: 1, double: 2, triple: 3 };
  var BUTTONS = { 0: 1, 1: 4, 2: 2 };
  var MOUSE_POINTER = { pointerId: 1, pointerType: "mouse", isPrimary: true };
  function moveMouse(to, state) {
    const doc = ownerDocument(to);
    const last2 = pointerIn(doc);
    const from = last2?.el ?? null;
    notePointer(doc, to, state.point);
    if (from !== to) {
      const start = from ?? documentBody(doc);
      if (start) pointer(start, "pointermove", { ...state, point: { x: last2?.x ?? 0, y: last2?.y ?? 0 } }, -1);
      cross(from, to, state);
    }
    pointer(to, "pointermove", state, -1);
    mouse(to, "mousemove", state, 0);
  }
  function cross(from, to, state) {
    const left = from ? ancestors(from).filter((el) => !isWithin(to, el)) : [];
    const entered = ancestors(to).filter((el) => !from || !isWithin(from, el)).reverse();
    const plain3 = { bubbles: false, cancelable: false, composed: false };
    for (const [send2, prefix, button] of [
      [pointer, "pointer", -1],
      [mouse, "mouse", 0]
    ]) {
      if (from) {
        send2(from, `${prefix}out`, state, button, { relatedTarget: to });
        for (const el of left) send2(el, `${prefix}leave`, state, button, { ...plain3, relatedTarget: to });
      }
      send2(to, `${prefix}over`, state, button, { relatedTarget: from });
      for (const el of entered) send2(el, `${prefix}enter`, state, button, { ...plain3, relatedTarget: from });
    }
  }
  function ancestors(el) {
    const out = [];
    for (let node = el; node; node = flatParent(node)) out.push(node);
    return out;
  }
  function press(el, state, button, detail) {
    const down = { ...state, buttons: BUTTONS[button] };
    if (!pointer(el, "pointerdown", down, button)) return { mouse: false, proceeds: false };
    return { mouse: true, proceeds: mouse(el, "mousedown", down, button, { detail }) };
  }
  function release(el, state, button, detail, withMouse) {
    pointer(el, "pointerup", state, button);
    if (withMouse) mouse(el, "mouseup", state, button, { detail });
  }
  function clickEvent(el, type, state, button, detail) {
    const extra = { detail, isPrimary: false, pressure: 0 };
    const down = type === "contextmenu" ? { ...state, buttons: BUTTONS[button] } : state;
    return clicksArePointerEvents(el) ? pointer(el, type, down, button, extra) : mouse(el, type, down, button, { detail });
  }
  var doubleClickEvent = (el, state) => mouse(el, "dblclick", state, 0, { detail: 2 });
  function mouse(el, type, state, button, extra = {}) {
    return fire(el, "MouseEvent", type, { ...common(el, state), button, ...extra });
  }
  function pointer(el, type, state, button, extra = {}) {
    const pressure = state.buttons ? 0.5 : 0;
    return fire(el, "PointerEvent", type, {
      ...common(el, state),
      button,
      ...MOUSE_POINTER,
      width: 1,
      height: 1,
      pressure,
      ...extra
    });
  }
  function common(el, { point, modifiers: modifiers2, buttons = 0 }) {
    const doc = ownerDocument(el);
    return {
      ...OF_INPUT,
      detail: 0,
      buttons,
      clientX: point.x,
      clientY: point.y,
      ...screenPoint(doc, point.x, point.y, new LayoutReader()),
      ...modifierInit(modifiers2)
    };
  }
  var kinds = new WeakMap();
  var clicksArePointerEvents = (el) => valueOf(kinds, realmOf(el), () => {
    const loose = createElement(ownerDocument(el), "i");
    return eventsDuring([loose], ["click"], () => clickMethod(loose)).some((event) => "pointerId" in event);
  });

  // src/standards/messageOf.ts
  function messageOf2(error) {
    try {
      return String(error?.message ?? error);
    } catch {
      return "it cannot be read";
    }
  }

  // src/standards/plain.ts
  var { create: create3, entries, getPrototypeOf: getPrototypeOf2 } = Object2;
  function isPlain(value2) {
    const prototype = getPrototypeOf2(value2);
    return !prototype || !getPrototypeOf2(prototype);
  }
  function plain(value2, copies = new Map()) {
    if (typeof value2 !== "object" || value2 === null) return value2;
    const known2 = copies.get(value2);
    if (known2) return known2;
    const isList2 = Array.isArray(value2);
    if (!isList2 && !isPlain(value2)) return value2;
    if (isList2 || !getPrototypeOf2(value2)) void value2[""];
    const copy2 = isList2 ? [] : create3(null);
    if (isList2) copy2["length"] = value2.length;
    copies.set(value2, copy2);
    const fields = entries(value2);
    if (isList2 && fields.length < value2.length) throw new Error2("a list has gaps");
    for (const [name, one] of fields) {
      if (typeof one === "function") {
        copies.set(value2, value2);
        return value2;
      }
      copy2[name] = plain(one, copies);
    }
    return copy2;
  }

  // src/schema.ts
  var FLAG = { type: "boolean" };
  var TEXT2 = { type: "string" };
  var NUMBER3 = { type: "number" };
  var LIMIT = { type: "number", minimum: 0, maximum: Infinity };
  var COUNT = { type: "integer", minimum: 0, maximum: Infinity };
  var DEFAULT_TIMEOUT = 5e3;
  var isList = (value2) => typeof value2 === "object" && Array.isArray(value2);
  var isRecord = (value2) => typeof value2 === "object" && value2 !== null && !isList(value2) && (isPlain(value2) || keys(value2).length > 0);
  var { keys } = Object2;
  function isListOf(value2, isAccepted) {
    if (!isList(value2)) return false;
    for (let i = 0; i < value2.length; i++) if (!(i in value2) || !isAccepted(value2[i])) return false;
    return true;
  }
  var NODE_NUMBER = {
    wanted: 'the number of an element, such as 12, "12" or "node_12"',
    accepts: (value2) => parseNodeId(value2) !== null
  };
  function parseNodeId(id) {
    if (typeof id === "number") return Number.isInteger(id) && id >= 0 ? id : null;
    if (!isString(id)) return null;
    const digits = /^(?:node_(\d+)|\[(\d+)\]|(\d+))$/.exec(id.trim());
    return digits ? Number(digits[1] ?? digits[2] ?? digits[3]) : null;
  }
  function accepts(value2, schema) {
    const own4 = ownFields(schema);
    const { type, format: format2, anyOf, items, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = own4;
    if (format2) return format2.accepts(value2);
    if (own4.enum) return own4.enum.includes(value2);
    if (anyOf) return anyOf.some((one) => accepts(value2, one));
    switch (type) {
      case void 0:
        return true;
      case "array":
        return items ? isListOf(value2, (one) => accepts(one, items)) : isList(value2);
      case "object":
        return isRecord(value2);
      case "number":
      case "integer":
        return typeof value2 === "number" && value2 >= minimum && value2 <= maximum && (type === "number" || Number.isInteger(value2) || value2 === Infinity);
      default:
        return typeof value2 === type;
    }
  }
  function wantedBy(given) {
    const { type, format: format2, anyOf, items, properties, minimum, maximum, ...schema } = ownFields(given);
    if (format2) return format2.wanted;
    if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" or ");
    if (anyOf) {
      const words3 = anyOf.flatMap((one) => one.type === "boolean" ? ["true", "false"] : wantedBy(one));
      return `${words3.slice(0, -1).join(", ")} or ${words3.at(-1) ?? ""}`;
    }
    switch (type) {
      case "array":
        if (items?.properties) return `a list of objects with ${Object2.keys(items.properties).join(", ")}`;
        return items?.type === "string" ? "a list of texts" : "a list";
      case "object":
        return properties ? `an object with ${Object2.keys(properties).join(", ")}` : "an object";
      case "string":
        return "a text";
      case "boolean":
        return "true or false";
      default: {
        const kind = type === "integer" ? "a whole number" : type === "number" ? "a number" : `a ${type ?? "value"}`;
        if (minimum === void 0) return kind;
        return maximum && maximum < Infinity ? `${kind} from ${minimum} to ${maximum}` : `${kind} of ${minimum} or more`;
      }
    }
  }
  function describe2(value2) {
    if (typeof value2 === "function") return "a function";
    if (isString(value2)) return JSON.stringify(value2.length > 40 ? `${value2.slice(0, 39)}\u2026` : value2);
    if (value2 === null || typeof value2 !== "object") return String(value2);
    try {
      return Array.isArray(value2) ? "an array" : isRecord(value2) ? "an object" : "an object without fields of its own";
    } catch {
      return "a revoked proxy";
    }
  }
  var checkOptions = (method2, given, properties) => checkRecord(given ?? {}, { type: "object", properties }, "", { prefix: `${method2}: ` });
  function checkArgument(method2, name, value2, schema) {
    if (!accepts(value2, schema)) throw refusal({ prefix: `${method2}: ` }, name, wantedBy(schema), value2);
  }
  var checkConfig = (given, properties) => checkRecord(given, { type: "object", properties }, "", {
    code: "bad_config",
    prefix: "",
    whole: "config",
    path: "config.",
    noun: "config field"
  });
  function checkRecord(given, schema, within2, subject) {
    const { properties, required: required2 = [] } = ownFields(schema);
    const fields = within2 ? given : readable(given, subject);
    if (!isRecord(fields)) throw refusal(subject, within2 || null, "an object", given);
    const out = ownFields();
    const path = (name) => within2 ? `${within2}.${name}` : name;
    for (const [name, value2] of Object2.entries(fields)) {
      const known2 = Object2.hasOwn(properties, name) ? properties[name] : void 0;
      if (value2 === void 0 || value2 === null && (!known2 || Object2.keys(known2).length)) continue;
      if (!known2) {
        const names = Object2.keys(properties).join(", ");
        const { code = "bad_option", prefix, noun = "option" } = subject;
        throw new DomToolError(
          code,
          `${prefix}there is no ${noun} ${JSON.stringify(path(name))}; the ${noun}s are ${names}`
        );
      }
      out[name] = checkValue(value2, known2, path(name), subject);
    }
    for (const name of required2)
      if (!(name in out)) throw refusal(subject, path(name), wantedBy(properties[name] ?? {}), void 0);
    return out;
  }
  function readable(given, { code = "bad_option", prefix, whole = "options" }) {
    try {
      return plain(given);
    } catch (error) {
      throw new DomToolError(code, `${prefix}${whole} cannot be read: ${messageOf2(error)}`);
    }
  }
  function checkValue(value2, schema, path, subject) {
    const { items, anyOf, properties } = ownFields(schema);
    const chosen2 = anyOf?.find((one) => accepts(value2, one));
    if (chosen2) return checkValue(value2, chosen2, path, subject);
    if (properties) {
      if (isRecord(value2)) return checkRecord(value2, schema, path, subject);
    } else if (items && hasField(items, "properties")) {
      if (isList(value2))
        return [...value2].map((one, i) => checkRecord(one, items, `${path}[${i}]`, subject));
    } else if (accepts(value2, schema)) return value2;
    throw refusal(subject, path, wantedBy(schema), value2);
  }
  function refusal(subject, name, wanted, given) {
    const { code = "bad_option", prefix, whole = "options", path = "" } = subject;
    const what = name === null ? whole : path + name;
    const sentence = given === void 0 ? `${what} is missing; it must be ${wanted}` : `${what} must be ${wanted}, not ${describe2(given)}`;
    return new DomToolError(code, prefix + sentence);
  }

  // src/interactivity/operable.ts
  var OFTEN_HIDDEN_TYPES = wordSet("checkbox radio file");
  function visibleSubstitute(el, reader) {
    if (isTag(el, "area")) {
      const image2 = imageOfArea(el, reader);
      return image2 && isShown(image2, reader) && (areaBox(el, reader)?.width ?? 0) > 0 ? el : null;
    }
    if (!isInput(el)) return null;
    const type = inputType(el);
    if (!OFTEN_HIDDEN_TYPES.has(type))
      return type === "range" || isCombobox(el) && takesNoTyping(el) || isTransparentField(el, reader) ? drawnAround(el, reader) : null;
    for (const label of labelsOfControl(el)) {
      if (isShown(label, reader)) return label;
      const sign = [label, ...querySelectorAll(label, "*")].find((part2) => reader.paintedBoxes(part2).length > 0);
      if (sign) return sign;
    }
    return type === "file" ? null : drawnAround(el, reader);
  }
  var isCombobox = (el) => attribute(el, "role") === "combobox";
  var takesNoTyping = (el) => hasAttribute(el, "readonly") || attribute(el, "inputmode") === "none";
  var isTransparentField = (el, reader) => isTextInput(el) && reader.style(el).opacity === 0 && !matches(el, '[aria-hidden=true],[tabindex^="-"]');
  var hasStepButtons = (el) => /^(?:numeric|decimal)$/.test(attribute(el, "inputmode") ?? "") && around(el).some((at2) => {
    const controls = [...querySelectorAll(at2, CONTROLS2)];
    return controls.length === 3 && controls.every((one) => one === el || isTag(one, "button") && !hasWord(textContent(one)));
  });
  var MAX_LEVELS = 3;
  var MIN_DRAWN = 8;
  var MAX_DRAWN = 64;
  function drawnAround(el, reader) {
    const isRange = inputType(el) === "range";
    if (!isRange && reader.style(el).display === "none") return null;
    const isField4 = isTextInput(el);
    for (const at2 of around(el)) {
      if (!isLarge(at2, reader)) continue;
      if (isShown(at2, reader)) {
        if (!isBoxOfOne(at2, reader, isField4 ? FIELDS3 : CONTROLS2)) return null;
        const isDrawn2 = (part2) => !contains(part2, el) && isLarge(part2, reader) && isShown(part2, reader);
        if (isRange || hasLine(at2, reader) || [...querySelectorAll(at2, "*")].some(isDrawn2)) return at2;
        if (!isField4) return null;
      } else if (/\S/.test(textContent(at2))) {
        return null;
      }
    }
    return null;
  }
  function around(el) {
    const out = [];
    for (let at2 = flatParent(el); at2 && out.length < MAX_LEVELS; at2 = flatParent(at2)) out.push(at2);
    return out;
  }
  function isLarge(el, reader) {
    const { width, height } = reader.box(el);
    return width >= MIN_DRAWN && height >= MIN_DRAWN;
  }
  var hasLine = (el, reader) => parseFloat(reader.style(el).get("border-bottom-width")) > 0;
  var isBoxOfOne = (el, reader, controls) => {
    const { width, height } = reader.box(el);
    return Math2.min(width, height) <= MAX_DRAWN && querySelectorAll(el, controls).length < 2;
  };
  var FIELDS3 = "input:not([type=hidden],[aria-hidden=true]),select,textarea";
  var CONTROLS2 = `${FIELDS3},button`;
  function paintedOver(el, name, reader) {
    if (!isInput(el) || !isCombobox(el) || inputValue(el)) return "";
    const field = reader.box(el);
    const words3 = [];
    const frame2 = around(el).filter((at2) => isBoxOfOne(at2, reader, CONTROLS2)).at(-1);
    for (const node of frame2 ? flatDescendants(frame2) : []) {
      const text = isText(node) ? textContent(node).trim() : "";
      if (text && !name.includes(text) && touches(reader.textBox(node), field)) words3.push(text);
    }
    return words3.join(" ");
  }
  var touches = (a, b) => b.x + 1 < a.x + a.width && a.x < b.x + b.width && a.y < b.y + b.height && b.y < a.y + a.height;
  function hidesOperable(el, reader) {
    const inputs = querySelectorAll(el, "input");
    return inputs.length === 1 && visibleSubstitute(inputs[0], reader) !== null && !/\S/.test(textContent(el));
  }
  function isShown(el, reader) {
    const style = reader.style(el);
    const box = reader.box(el);
    return style.visibility === "visible" && style.opacity > 0 && box.width > 1 && box.height > 1;
  }

  // src/layout/outline.ts
  var lengthOf = method(SVGGeometryElement, "getTotalLength");
  var pointAt = method(SVGGeometryElement, "getPointAtLength");
  var boxOf2 = method(SVGGraphicsElement, "getBBox");
  var toScreen = method(SVGGraphicsElement, "getScreenCTM");
  function outlineLength(el) {
    try {
      const { width, height } = boxOf2(el);
      return !width !== !height ? 0 : lengthOf(el);
    } catch {
      return NaN;
    }
  }
  function scaleOfDrawing(el) {
    try {
      const { a, b } = toScreen(el);
      return Math2.hypot(a, b);
    } catch {
      return 1;
    }
  }
  var SHAPES = "path,circle,ellipse,line,polyline,polygon,rect";
  var PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  var MAX_SHAPES = 5;
  function outlinePoints(el) {
    if (!isSvg(el)) return [];
    const shapes = matches(el, SHAPES) ? [el] : [...querySelectorAll(el, SHAPES)].slice(0, MAX_SHAPES);
    return shapes.flatMap((shape) => {
      try {
        const length2 = lengthOf(shape);
        const matrix = toScreen(shape);
        if (!matrix || !length2) return [];
        return PARTS.map((part2) => {
          const { x, y } = pointAt(shape, length2 * part2);
          return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
        });
      } catch {
        return [];
      }
    });
  }

  // src/layout/shapes.ts
  var NOTHING = { x: 0, y: 0, width: 0, height: 0 };
  var EVERYWHERE = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };
  function clipShape(el, path, box) {
    const isDrawn2 = isSvg(el);
    const found = shapeOf2(el, path, isDrawn2 ? LARGE : box);
    if (!found || !Number.isFinite(found.x + found.y + found.width + found.height)) return null;
    return isDrawn2 && found.width > 0 && found.height > 0 ? null : found;
  }
  var LARGE = { x: 0, y: 0, width: 1e7, height: 1e7 };
  function shapeOf2(el, path, box) {
    const [, shape = "", content = ""] = /^([\w-]+)\((.*)\)/.exec(path) ?? [];
    if (!shape) return /^(?:border|padding|content|fill|stroke)-box$/.test(path) ? box : null;
    if (shape === "url") return shapeOfReference(el, content);
    const [head = "", at2 = "50% 50%"] = content.split(/ round | ?at /);
    switch (shape) {
      case "inset":
        return inset(head, box);
      case "polygon":
        return boundsOf(head.replace(/^\w+,/, "").split(","), box);
      case "path":
        return /^[^"]*"[MLHVZmlhvz\d\s.,-]*"/.test(content) ? boundsOf(cornersOf(content), box) : null;
      case "shape":
        return /curve|smooth|arc| by /.test(content) ? null : boundsOf(endsOf(content), box);
      case "circle":
      case "ellipse":
        return ellipse(head, at2, box);
      default:
        return null;
    }
  }
  function inset(head, { x, y, width, height }) {
    const [top = "0", right = top, bottom = top, left = right] = lengthsIn(head);
    const [dx, dy] = [length(left, width), length(top, height)];
    return {
      x: x + dx,
      y: y + dy,
      width: width - dx - length(right, width),
      height: height - dy - length(bottom, height)
    };
  }
  function boundsOf(points, { x, y, width, height }) {
    const all = points.map(lengthsIn);
    return boundingBox(
      all.map(([value2 = ""]) => x + length(value2, width)),
      all.map(([, value2 = ""]) => y + length(value2, height))
    );
  }
  function cornersOf(path) {
    let [x, y] = [0, 0];
    const steps = path.matchAll(/([MLHVmlhv])?\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/g);
    return [...steps].map(([, command = "L", first, second]) => {
      const [fromX, fromY] = command > "Z" ? [x, y] : [0, 0];
      if (/v/i.test(command)) y = fromY + Number(first);
      else x = fromX + Number(first);
      if (second !== void 0) y = fromY + Number(second);
      return `${x} ${y}`;
    });
  }
  function endsOf(content) {
    let [x, y] = ["", ""];
    return content.split(",").flatMap((step) => {
      const [, along, end = ""] = /(?:\b([hv])line to|from|to) (.*)/.exec(step) ?? [];
      const [first = "", second = first] = lengthsIn(end);
      if (along !== "v") x = first;
      if (along !== "h") y = second;
      return first ? [`${x} ${y}`] : [];
    });
  }
  function ellipse(head, at2, { x, y, width, height }) {
    const [rx = "", ry = rx] = lengthsIn(head);
    const [cx = "", cy = ""] = lengthsIn(at2);
    const [a, b] = [length(rx, width), length(ry, height)];
    const [left, top] = [length(cx, width), length(cy, height)];
    return { x: x + left - a, y: y + top - b, width: 2 * a, height: 2 * b };
  }
  var lengthsIn = (list) => list.match(/calc\([^()]*\)|\S+/g) ?? [];
  function length(css, whole) {
    const [, sum] = /^calc\(([^()*/]*)\)$/.exec(css) ?? [];
    if (sum !== void 0) return sumOf(sum.replace(/([+-]) /g, "$1").split(" "), (term) => length(term, whole));
    return parseFloat(css) * (css.endsWith("%") ? whole : 100) / 100;
  }
  function shapeOfReference(el, written) {
    const target = elementWithId(el, /#([^"')]+)/.exec(written)?.[1]);
    if (!target) return EVERYWHERE;
    if (checkVisibility(closest(target, "svg") ?? target) === false) return null;
    const shapes = [...querySelectorAll(target, "*")];
    const length2 = sumOf(shapes, outlineLength);
    const isEmpty2 = length2 === 0 || length2 < SPECK && !isSvg(el) && ![target, ...shapes].some((one) => matches(one, SCALED));
    return isEmpty2 ? NOTHING : null;
  }
  var SPECK = 9;
  var SCALED = "[transform],[style],[class],[clipPathUnits^=o]";
  function clipRect(clip, box, scale = 1) {
    const sides = /^rect\((.*)\)$/.exec(clip)?.[1]?.split(/[\s,]+/);
    if (!sides || sides.length < 4) return null;
    const { x, y, width, height } = box();
    const [top = 0, right = 0, bottom = 0, left = 0] = [0, width, height, 0].map(
      (auto, i) => sides[i] === "auto" ? auto : parseFloat(sides[i]) * scale
    );
    return { x: x + left, y: y + top, width: right - left, height: bottom - top };
  }

  // src/layout/clip.ts
  var NO_CLIP = { flow: EVERYWHERE, absolute: EVERYWHERE, fixed: EVERYWHERE };
  function rootClip({ reach, width, height }, shown) {
    const viewport = { x: 0, y: 0, width, height };
    const fixed = shown ? intersect(viewport, shown) : viewport;
    if (!shown || fixed !== NOTHING && isInside(widened(viewport, -1), fixed))
      return { flow: reach, absolute: reach, fixed: viewport };
    const flow = fixed === NOTHING ? NOTHING : {
      x: reach.x + fixed.x,
      y: reach.y + fixed.y,
      width: reach.width - width + fixed.width,
      height: reach.height - height + fixed.height
    };
    return { flow, absolute: flow, fixed };
  }
  function clipInside(el, position2, overflow, outer2, reader) {
    const self = clipOf(position2, outer2);
    const clips3 = overflow !== "visible" && overflow !== "" && !(reader.style(el).display === "inline" && isHtml(el));
    const positioned = position2 !== "static";
    const contains2 = positioned || (clips3 || outer2.flow !== outer2.absolute) && isContainingBlock(el, reader);
    if (!clips3 && !contains2) return outer2;
    const flow = clips3 ? shownArea(el, overflow, self, reader) : self;
    const fixed = position2 === "fixed" && !clips3 ? outer2.fixed : contains2 && !positioned ? flow : outer2.fixed;
    const next2 = { flow, absolute: contains2 ? flow : outer2.absolute, fixed };
    return same(next2, outer2) ? outer2 : next2;
  }
  function clipByPath(el, clip, reader) {
    const shape = partLeft(el, reader);
    return shape ? {
      flow: intersect(clip.flow, shape),
      absolute: intersect(clip.absolute, shape),
      fixed: intersect(clip.fixed, shape)
    } : clip;
  }
  function partLeft(el, reader) {
    const style = reader.style(el);
    const { clipPath, maskImage } = style;
    if (/auto|scroll/.test(style.overflow)) return null;
    const box = () => reader.box(el);
    if (clipPath !== "none") return clipShape(el, clipPath, box());
    if (maskImage !== "none") return maskImage.includes("url(") ? null : box();
    return isOutOfFlow(style.position) ? clipRect(style.get("clip"), box, scaleOf(el, reader)) : null;
  }
  var isOutOfFlow = (position2) => position2 === "absolute" || position2 === "fixed";
  function clipOf(position2, clip) {
    return position2 === "fixed" ? clip.fixed : position2 === "absolute" ? clip.absolute : clip.flow;
  }
  var meets = (a, b) => intersect(a, b) !== NOTHING;
  var isInside = (inner, outer2) => inner.x >= outer2.x && inner.y >= outer2.y && inner.x + inner.width <= outer2.x + outer2.width && inner.y + inner.height <= outer2.y + outer2.height;
  function intersect(a, b) {
    const x = Math2.max(a.x, b.x);
    const y = Math2.max(a.y, b.y);
    const width = Math2.min(a.x + a.width, b.x + b.width) - x;
    const height = Math2.min(a.y + a.height, b.y + b.height) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : NOTHING;
  }
  var pointIn = ({ x, y, width, height }, across, down) => ({
    x: x + width * across,
    y: y + height * down,
    width: 0,
    height: 0
  });
  var middleOf = (box) => pointIn(box, 0.5, 0.5);
  var widened = ({ x, y, width, height }, by) => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by
  });
  function reaches(box, region) {
    const width = Math2.min(box.x + box.width, region.x + region.width) - Math2.max(box.x, region.x);
    const height = Math2.min(box.y + box.height, region.y + region.height) - Math2.max(box.y, region.y);
    return width > Math2.min(1, box.width - 0.01) && height > Math2.min(1, box.height - 0.01);
  }
  function shownArea(el, overflow, self, reader) {
    const box = reader.box(el);
    const style = reader.style(el);
    const margin = overflow === "clip" ? parseFloat(style.get("overflow-clip-margin").replace(/^\D+/, "")) || 0 : 0;
    const [x = "visible", y = x] = overflow.split(" ");
    let own4 = margin > 0 ? widened(box, margin) : withoutBorders(box, bordersOf(style, scaleOf(el, reader)));
    if (x === "visible") own4 = { ...own4, x: self.x, width: self.width };
    if (y === "visible") own4 = { ...own4, y: self.y, height: self.height };
    const seen2 = intersect(own4, self);
    if (seen2.width <= 1 || seen2.height <= 1) return NOTHING;
    const scrolls = (axis) => axis === "auto" || axis === "scroll" || axis === "overlay";
    let region = { ...seen2 };
    if (scrolls(x) || scrolls(y)) {
      const size = reader.scrollSize(el);
      const by = scrolledBy(el, reader);
      const scale = Math2.max(1, scaleOf(el, reader));
      const [width, height] = [Math2.max(size.width * scale, box.width), Math2.max(size.height * scale, box.height)];
      if (scrolls(x)) region = { ...region, x: box.x - by.left * scale, width };
      if (scrolls(y)) region = { ...region, y: box.y - by.top * scale, height };
    }
    return region;
  }
  function bordersOf(style, scale = 1) {
    const [top = 0, right = top, bottom = top, left = right] = style.get("border-width").split(" ").map((width) => parseFloat(width) * scale);
    return [top, right, bottom, left];
  }
  var withoutBorders = (box, [top, right, bottom, left]) => ({
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - right,
    height: box.height - top - bottom
  });
  function isContainingBlock(el, reader) {
    const style = reader.style(el);
    return style.filter !== "none" || TRANSFORMS.some((name) => (style.get(name) || "none") !== "none") || /paint|layout|strict|content/.test(style.contain) || style.contentVisibility === "auto" || /transform|filter|perspective/.test(style.get("will-change"));
  }
  var TRANSFORMS = ["transform", "perspective", "translate", "scale", "rotate", "backdrop-filter", "offset-path"];
  var same = (a, b) => a.flow === b.flow && a.absolute === b.absolute && a.fixed === b.fixed;

  // src/style/colour.ts
  var TRANSPARENT2 = { rgb: [0, 0, 0], alpha: 0 };
  var WHITE = { rgb: [255, 255, 255], alpha: 1 };
  var cache = new Map();
  var MAX_CACHED2 = 1e3;
  function colourOf(css) {
    let colour = cache.get(css);
    if (colour === void 0) {
      colour = css === "transparent" ? TRANSPARENT2 : numbersOf(css) ?? paintedPixel(css);
      if (cache.size < MAX_CACHED2) cache.set(css, colour);
    }
    return colour;
  }
  var COLOURS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|\btransparent\b/g;
  var coloursIn = (css) => (css.match(COLOURS) ?? []).map(colourOf);
  var MIN_DIFFERENCE = 12;
  var differenceOf = ({ rgb, alpha }, from) => Math2.max(...rgb.map((channel, i) => Math2.abs(channel - from.rgb[i]))) * alpha;
  function mixedOn(top, behind) {
    const alpha = top.alpha + behind.alpha * (1 - top.alpha);
    if (alpha === 0) return top;
    const channel = (i) => (top.rgb[i] * top.alpha + behind.rgb[i] * behind.alpha * (1 - top.alpha)) / alpha;
    return { rgb: [channel(0), channel(1), channel(2)], alpha };
  }
  var BLENDED = new Map([
    ["multiply", (top, bottom) => top * bottom / 255],
    ["screen", (top, bottom) => top + bottom - top * bottom / 255],
    ["darken", (top, bottom) => Math2.min(top, bottom)],
    ["lighten", (top, bottom) => Math2.max(top, bottom)],
    ["difference", (top, bottom) => Math2.abs(top - bottom)]
  ]);
  function blendedOn(top, behind, mode) {
    const blend = BLENDED.get(mode);
    return blend ? withChannels(top, (i) => blend(top.rgb[i], behind.rgb[i])) : null;
  }
  var withChannels = ({ alpha }, channel) => ({
    rgb: [channel(0), channel(1), channel(2)],
    alpha
  });
  function numbersOf(css) {
    const [r, g, b, a = 1] = /^rgba?\(([^)]*)\)$/.exec(css)?.[1]?.split(/[\s,/]+/).map(Number) ?? [];
    return b === void 0 ? null : { rgb: [r, g, b], alpha: a };
  }
  var Canvas = own.OffscreenCanvas;
  var contextOf = method(
    Canvas,
    "getContext"
  );
  var context;
  function paintedPixel(css) {
    if (!/^(?:ok)?l(?:ab|ch)\(|^color\(|^h(?:sl|wb)/.test(css)) return null;
    return pixelOf((canvas) => {
      setFill(canvas, css);
      fill(canvas, 0, 0, 1, 1);
    });
  }
  function alphaOf(picture) {
    try {
      return pixelOf((canvas) => draw(canvas, picture, 0, 0, 1, 1))?.alpha ?? null;
    } catch {
      context = void 0;
      return null;
    }
  }
  function pixelOf(paint) {
    context ??= Canvas ? contextOf(new Canvas(1, 1), "2d", ownFields({ willReadFrequently: true })) : null;
    if (!context) return null;
    clear(context, 0, 0, 1, 1);
    paint(context);
    const [r = 0, g = 0, b = 0, a = 0] = pixels(context, 0, 0, 1, 1).data;
    return { rgb: [r, g, b], alpha: a / 255 };
  }
  var of2d = own.OffscreenCanvasRenderingContext2D;
  var setFill = setter(of2d, "fillStyle");
  var clear = method(of2d, "clearRect");
  var fill = method(of2d, "fillRect");
  var draw = method(
    of2d,
    "drawImage"
  );
  var pixels = method(of2d, "getImageData");

  // src/style/mediaQueries.ts
  var lists = new Map();
  var MAX_LISTS = 1e3;
  var matchMedia = window.matchMedia.bind(window);
  function mediaHolds(text) {
    if (text === "") return true;
    let list = lists.get(text);
    if (!list) {
      if (lists.size > MAX_LISTS) lists.clear();
      lists.set(text, list = matchMedia(text));
    }
    return list.matches;
  }

  // src/style/readableRules.ts
  var unreadable = new WeakSet2();
  function readableRules(sheet) {
    if (unreadable.has(sheet)) return null;
    try {
      if (!isForeign(sheet)) return sheet.cssRules;
    } catch {
    }
    unreadable.add(sheet);
    return null;
  }
  function isForeign({ href, ownerNode }) {
    if (!href?.startsWith("http") || !ownerNode || !isElement(ownerNode)) return false;
    const { origin: origin2 } = window.location;
    return origin2 !== "null" && !href.startsWith(`${origin2}/`) && !hasAttribute(ownerNode, "crossorigin");
  }

  // src/style/selectors.ts
  var POINTER_STATE = /:hover|:focus-within/;
  function splitSelectorList(list) {
    if (!list.includes(",")) return [list];
    const selectors = [];
    let depth = 0;
    let start = 0;
    let quote2 = "";
    for (let i = 0; i < list.length; i++) {
      const c = list[i];
      if (c === "\\") i++;
      else if (quote2 !== "") quote2 = c === quote2 ? "" : quote2;
      else if (c === '"' || c === "'") quote2 = c;
      else if (c === "(" || c === "[") depth++;
      else if (c === ")" || c === "]") depth--;
      else if (c === "," && depth === 0) {
        selectors.push(list.slice(start, i));
        start = i + 1;
      }
    }
    selectors.push(list.slice(start));
    return selectors;
  }
  function resolveNesting(selector, outer2) {
    if (outer2 === "") return selector;
    return splitSelectorList(selector).map((one) => one.includes("&") ? one.replace(/&/g, () => `:is(${outer2})`) : `:is(${outer2}) ${one.trim()}`).join(",");
  }

  // src/style/sheetRules.ts
  var cache2 = new WeakMap();
  function hoverRules(root, limit2 = Infinity) {
    const found = [];
    for (const { rules } of sheetRules(root, limit2))
      for (const rule of rules) if (rule.media.every(mediaHolds)) found.push(rule);
    return found;
  }
  var credits = new WeakMap();
  function generatingSelectors(root, limit2) {
    const unread = numberOfUnread(root);
    const credit = (credits.get(root) ?? 0) + limit2;
    const isEnough = credit >= unread;
    credits.set(root, isEnough ? credit - unread : credit);
    return isEnough ? sheetRules(root, Infinity).flatMap(({ generating }) => generating) : null;
  }
  function numberOfUnread(root) {
    let unread = 0;
    for (const [sheet, { length: length2 }] of activeSheets(root)) if (cache2.get(sheet)?.length !== length2) unread += length2;
    return unread;
  }
  var stylesFirstLines = (root) => activeSheets(root).some(([sheet]) => cache2.get(sheet)?.hasFirstLines);
  var MAX_COVERING = 500;
  function elementsWithLayers(root) {
    const selectors = activeSheets(root).flatMap(([sheet]) => cache2.get(sheet)?.covering ?? []);
    return {
      elements: new Set(querySelectorAll(root, `:is(${selectors.slice(0, MAX_COVERING).join()})`)),
      isComplete: selectors.length <= MAX_COVERING && numberOfUnread(root) === 0
    };
  }
  function sheetRules(root, limit2) {
    const found = [];
    let left = limit2;
    for (const [sheet, list] of activeSheets(root)) {
      left -= list.length;
      if (left < 0) break;
      let known2 = cache2.get(sheet);
      if (known2?.length !== list.length) {
        known2 = { length: list.length, rules: [], generating: [], covering: [], hasFirstLines: false };
        collect(list, known2);
        cache2.set(sheet, known2);
      }
      found.push(known2);
    }
    return found;
  }
  var MAY_BE_WORDS = /["'][^"']*[^\s"'\ue000-\uf8ff][^"']*["']|(?:attr|counters?|var)\(|quote/;
  var applies = (sheet) => !sheet.disabled && mediaHolds(sheet.media.mediaText);
  var hasUnreadableSheet = (root) => styleSheetsOf(root).some((sheet) => applies(sheet) && !readableRules(sheet));
  function activeSheets(root) {
    return styleSheetsOf(root).reverse().flatMap((sheet) => {
      const list = applies(sheet) ? readableRules(sheet) : null;
      return list ? [[sheet, list]] : [];
    });
  }
  function collect(list, into) {
    visitRules(list, "", [], (rule, selector, media) => {
      if (selector.includes(":first-line")) into.hasFirstLines = true;
      const isPointed = POINTER_STATE.test(selector);
      const isOfPseudo = GENERATED_CONTENT.test(selector);
      const isGenerating = isOfPseudo && MAY_BE_WORDS.test(rule.style.content);
      const isCovering = isOfPseudo && rule.style.position === "absolute";
      if (!isPointed && !isGenerating && !isCovering) return;
      const selectors = splitSelectorList(selector);
      if (isPointed)
        into.rules.push({ style: rule.style, selectors: selectors.filter((one) => POINTER_STATE.test(one)), media });
      for (const one of selectors) {
        if (!GENERATED_CONTENT.test(one) || POINTER_STATE.test(one)) continue;
        const bare = one.trim().replace(GENERATED_CONTENT, "").replace(ENDS_IN_COMBINATOR, "*");
        if (isGenerating) into.generating.push(bare);
        if (isCovering) into.covering.push(bare);
      }
    });
  }
  var ENDS_IN_COMBINATOR = /(?<![^\s>+~])$/;
  function visitRules(list, outer2, media, visit2) {
    for (let i = 0; i < list.length; i++) {
      const rule = list[i];
      const written = rule.selectorText;
      const selector = written === void 0 ? outer2 : resolveNesting(written, outer2);
      if (written !== void 0 || outer2 !== "" && rule.style) visit2(rule, selector, media);
      const inner = rule.cssRules ?? (rule.styleSheet ? readableRules(rule.styleSheet) : null);
      if (inner?.length) {
        const within2 = rule.media?.mediaText ? [...media, rule.media.mediaText] : media;
        visitRules(inner, selector, within2, visit2);
      }
    }
  }
  var GENERATED_CONTENT = /::?(?:before|after)(?=\s*(?:,|$))/;

  // src/visibility/effects.ts
  var MIN_OPACITY = 0.1;
  var MIN_SIZE = 2;
  var FAR_PX = 100;
  var MIN_OPAQUE = 0.95;
  var MAX_BLUR = 16;
  function opacityOf({ opacity, filter }) {
    let product2 = opacity;
    if (filter !== "none") {
      for (const [name, value2] of functionsIn(filter)) if (name === "opacity") product2 *= value2;
    }
    return product2;
  }
  var letsThrough = (style) => opacityOf(style) < MIN_OPAQUE || style.maskImage !== "none" || style.blendMode !== "normal" && !blendsAway(style);
  function blendsAway({ blendMode, background, backgroundImage }) {
    const painted = coloursIn(`${backgroundImage} ${background}`).filter((one) => one?.alpha !== 0);
    return painted.length > 0 && !backgroundImage.includes("url") && BLENDED_AWAY.some(
      ([modes, channel]) => modes.test(blendMode) && painted.every((one) => one?.rgb.every((own4) => Math2.abs(own4 - channel) < NEAR))
    );
  }
  var BLENDED_AWAY = [
    [/multiply|darken|hard-light|luminosity|burn/, 0],
    [/screen|lighte|hard-light|luminosity|dodge/, 255]
  ];
  var NEAR = 16;
  var MIXING = /hue-rotate|sepia|grayscale|saturate|url/;
  var changesColours = ({ filter }) => filter !== "none" && (MIXING.test(filter) || functionsIn(filter).some(([name]) => TONES.has(name)));
  var MIN_BLUR = 2;
  var blurs = (style) => {
    const { filter, maskImage } = style;
    return leavesBlur(filter, MIN_BLUR) || filter.includes("url(") || maskImage !== "none" && isUnknownMask(style);
  };
  var leavesBlur = (filter, least) => filter !== "none" && functionsIn(filter).some(([name, radius]) => name === "blur" && radius >= least);
  var isUnknownMask = (style) => /url\(|rgba\([^)]*, 0\) (?:[2-7]\d\S*%|[89]\d\S*%,)/.test(style.maskImage) || /luminance|exclude|xor|subtract|out/.test(style.get("mask-mode") + maskValue(style, "composite")) || mayMissBox((name) => maskValue(style, name));
  var mayMissBox = (value2) => /\d/.test(value2("size").replace(/\d{3,}(?:\.\d+)?%/g, "")) || /[1-9][\d.]*px/.test(value2("position"));
  var maskValue = (style, name) => style.get(`mask-${name}`) || style.get(`-webkit-mask-${name}`);
  function effectHides(style) {
    if (leavesBlur(style.filter, MAX_BLUR)) return "blurred";
    return style.maskImage !== "none" && isEmptyMask(style) ? "clipped" : null;
  }
  var BEFORE_FLAT = /.*(?=(?:(?:contrast|brightness)\(0?(?:\.0\d*)?|invert\((?:0?\.5|50))%?\))/;
  function hidesBackdrop(style) {
    const filter = style.get("backdrop-filter") || style.get("-webkit-backdrop-filter") || "none";
    return leavesBlur(filter, MAX_BLUR) || BEFORE_FLAT.test(filter);
  }
  var TONES = new Map([
    ["brightness", (channel, amount) => channel * amount],
    ["contrast", (channel, amount) => (channel - 0.5) * amount + 0.5],
    ["invert", (channel, amount) => channel + amount - 2 * channel * amount]
  ]);
  function toneOf({ filter }) {
    const left = filter.replace(BEFORE_FLAT, "");
    if (MIXING.test(left)) return null;
    const steps = functionsIn(left);
    return (channel) => {
      let out = channel / 255;
      for (const [name, amount] of steps) out = Math2.min(1, Math2.max(0, TONES.get(name)?.(out, amount) ?? out));
      return out * 255;
    };
  }
  var functionsIn = (filter) => [...filter.matchAll(/([\w-]+)\((-?[\d.]+)(%?)/g)].map(([, name = "", value2, percent]) => [
    name,
    Number(value2) / (percent ? 100 : 1)
  ]);
  function isEmptyMask(style) {
    const [, ...layers] = style.maskImage.split("gradient(");
    const isEmpty2 = (layer) => coloursIn(layer).every((one) => one && one.alpha < MIN_OPACITY);
    if (layers.length === 0 || style.maskImage.includes("url(")) return false;
    return layers.every(isEmpty2) || layers.some(isEmpty2) && !/^(?:add|source-over)/.test(maskValue(style, "composite"));
  }
  function isTurned(style) {
    const transform = style.get("transform");
    const isBack = transform.startsWith("matrix3d(") && Number(transform.split(",")[10]) < 0;
    const [, axis, degrees] = /^(.*?)(-?[\d.]+)deg$/.exec(style.get("rotate")) ?? [];
    const turns = axis !== void 0 && /^(?:[xy]|.* 0) $/.test(axis) && Math2.cos(Number(degrees) * Math2.PI / 180) < 0;
    return isBack !== turns;
  }

  // src/visibility/paintings.ts
  var PICTURES = wordSet("img video canvas svg iframe object embed picture progress meter input");
  function paintingsBehind(box, { owner, through }, isBehind, reader) {
    const counts = (el) => isBehind(el) && !through.includes(el);
    const all = valueIn(painters, reader, owner, () => paintersIn(owner));
    if (all.length > MAX_PAINTERS) return [{ colours: [null], isWhole: false }];
    const inside2 = all.filter((el) => meets(box, reader.box(el)) && counts(el)).flatMap((el) => paintingsOf(el, box, owner, reader));
    const around2 = valueIn(rings, reader, owner, () => all.flatMap((el) => ringsAround(el, reader))).filter(({ el, at: at2, hole }) => meets(box, at2) && !isInside(box, hole) && counts(el)).map(({ at: at2, hole, colours }) => ({ colours, isWhole: isInside(box, at2) && !meets(box, hole) }));
    return [...inside2, ...around2];
  }
  var MAX_PAINTERS = 3e3;
  function paintersIn(owner) {
    const found = [owner];
    for (const el of flatElements(owner)) if (found.push(el) > MAX_PAINTERS) break;
    return found;
  }
  function ringsAround(el, reader) {
    const style = reader.style(el);
    if (style.display === "none") return [];
    const shadow = style.get("box-shadow");
    const lengths = shadow === "none" ? [] : (shadow.match(/-?[\d.]+(?=px)/g) ?? []).map((px) => Math2.abs(Number(px)));
    const outline = style.get("outline-style") === "none" ? 0 : parseFloat(style.get("outline-width"));
    const by = Math2.max(outline, ...lengths.slice(0, 2)) + Math2.max(0, ...lengths.slice(2));
    const borders = bordersOf(style);
    const border = Math2.max(...borders);
    if (by <= MAX_THIN && border <= MAX_THIN) return [];
    const box = reader.box(el);
    const colours = [
      ...by > MAX_THIN ? coloursIn(`${shadow} ${style.get("outline-color")}`) : [],
      ...border > MAX_THIN ? coloursIn(style.get("border-color")) : []
    ];
    return [{ el, at: widened(box, by), hole: withoutBorders(box, borders), colours }];
  }
  var MAX_THIN = 5;
  function paintingsOf(el, box, owner, reader) {
    const style = reader.style(el);
    if (style.display === "none" || style.visibility !== "visible") return [];
    const isWhole = isInside(box, reader.box(el));
    if (SHAPES2.test(localName(el)) && isSvg(el))
      return style.get("fill") === "none" ? [] : [{ colours: [null], isWhole }];
    const paintings = valueIn(generatedPaint, reader, el, () => generatedPaintings(el, reader)).map(
      ({ colours, width, height }) => ({ colours, isWhole: isWhole && width >= box.width && height >= box.height })
    );
    const shadow = style.get("box-shadow");
    if (/inset/.test(shadow)) paintings.push({ colours: coloursIn(shadow), isWhole });
    if (/fill/.test(style.get("border-image-slice")) && style.get("border-image-source") !== "none")
      paintings.push({ colours: [null], isWhole });
    if (el === owner) return paintings;
    if (PICTURES.has(localName(el)) || style.backgroundImage !== "none" || mayHaveClosedRoot(el))
      paintings.push({ colours: [null], isWhole });
    const colour = colourOf(style.background);
    if (colour?.alpha !== 0) paintings.push({ colours: [colour], isWhole });
    return paintings;
  }
  var mayHaveClosedRoot = (el) => localName(el).includes("-") && !shadowRootOf(el) && matches(el, ":defined");
  var generatedPaintings = (el, reader) => ["::before", "::after"].flatMap((which) => {
    const pseudo = reader.pseudo(el, which);
    if (!pseudo || /^no[nr]/.test(pseudo.content)) return [];
    const colour = colourOf(pseudo.backgroundColor);
    const isFramed = /inset/.test(pseudo.boxShadow) || /\b(?:[6-9]|\d\d)/.test(pseudo.borderWidth);
    const colours = [
      ...pseudo.backgroundImage === "none" && !isFramed ? [] : [null],
      ...colour?.alpha === 0 ? [] : [colour]
    ];
    const [width, height] = isOutOfFlow(pseudo.position) ? [parseFloat(pseudo.width), parseFloat(pseudo.height)] : [0, 0];
    return colours.length > 0 ? [{ colours, width, height }] : [];
  });
  var SHAPES2 = /^(?:path|rect|circle|ellipse|polygon|image|use)$/;
  var painters = new WeakMap();
  var rings = new WeakMap();
  var generatedPaint = new WeakMap();

  // src/visibility/background.ts
  function backgroundBehind(el, place, reader) {
    const background = backgroundOf(el, reader);
    const own4 = reader.box(el);
    const overflows = own4.width <= 0 || own4.height < parseFloat(reader.style(el).fontSize);
    const surelyReaches = (owner) => {
      const style = reader.style(owner);
      const isInOwner = owner === el || style.display !== "inline" && isInside(own4, widened(reader.box(owner), 1));
      return isInOwner && !overflows || clips(style) || paintsCanvas(owner, reader);
    };
    return surelyReaches(background.owner) && background.through.every(surelyReaches) ? background : backgroundOf(el, reader, place());
  }
  var clips = ({ overflow, display }) => overflow !== "visible" && display !== "inline";
  function backgroundOf(el, reader, text) {
    const known2 = valuesIn(backgrounds, reader);
    const path = [];
    let background;
    let opaque;
    let shown = text;
    let isOnLine = true;
    for (let at2 = el; at2 && !background; at2 = flatParent(at2)) {
      if (!text) background = known2.get(at2);
      if (background) break;
      const style = reader.style(at2);
      if (shown && clips(style)) shown = reader.box(at2);
      const isMissed = shown && !reaches2(at2, shown, isOnLine, reader);
      isOnLine &&= /^(?:inline|contents)/.test(style.display);
      const own4 = isMissed ? void 0 : ownBackground(style);
      path.push([at2, own4]);
      if (!own4?.isOpaque) continue;
      opaque = at2;
      background = { colours: own4.colours, isKnown: own4.isKnown, owner: at2, through: [] };
    }
    background ??= backgroundOfPage(path.at(-1)[0], reader);
    for (const [at2, own4] of path.reverse()) {
      if (own4 && at2 !== opaque) background = mixed(own4, at2, background);
      if (!text) known2.set(at2, background);
    }
    return background;
  }
  function reaches2(el, box, isOnLine, reader) {
    const { display } = reader.style(el);
    if (display === "inline" && !isOnLine) return false;
    return display.startsWith("table-row") || isInside(middleOf(box), reader.box(el)) || paintsCanvas(el, reader);
  }
  function paintsCanvas(el, reader) {
    const root = documentElement(ownerDocument(el));
    return el === root || localName(el) === "body" && root !== null && !paintsBehind(reader.style(root));
  }
  var mixed = (own4, el, behind) => ({
    colours: own4.colours.map((colour) => mixedOn(colour, behind.colours[0])),
    isKnown: own4.isKnown && behind.isKnown,
    owner: behind.owner,
    around: behind.around,
    through: [el, ...behind.through]
  });
  function backgroundOfPage(root, reader) {
    const frame2 = frameElementOf(root);
    const isDarkPage = isDark(root, reader);
    if (isDarkPage || !frame2)
      return {
        colours: [isDarkPage ? NEARLY_BLACK : WHITE],
        // The page around a frame of another origin shows through, and cannot be read.
        isKnown: !isDarkPage && window.parent === window,
        owner: root,
        through: [],
        isCanvas: true
      };
    const around2 = backgroundBehind(frame2, () => reader.box(frame2), reader);
    const isAlone = paintingsBehind(reader.box(frame2), around2, (el) => el !== frame2, reader).length === 0;
    return {
      colours: around2.colours,
      isKnown: around2.isKnown && isAlone,
      owner: root,
      through: [],
      around: around2.around ?? around2
    };
  }
  function isDark(root, reader) {
    const own4 = reader.style(root).get("color-scheme");
    const metas = [...querySelectorAll(ownerDocument(root), 'meta[name="color-scheme" i]')];
    const named3 = metas.map((meta) => attribute(meta, "content") ?? "").find((value2) => /^\s*[a-z][-\w\s]*$/i.test(value2));
    const scheme = own4 === "normal" ? named3 ?? own4 : own4;
    return /dark/i.test(scheme) && (!/light/i.test(scheme) || mediaHolds("(prefers-color-scheme: dark)"));
  }
  var NEARLY_BLACK = { rgb: [18, 18, 18], alpha: 1 };
  function ownBackground(style) {
    if (style.visibility !== "visible" || style.display === "contents") return void 0;
    const { backgroundImage: image2 } = style;
    const plain3 = colourOf(style.background);
    if (plain3?.alpha === 0 && image2 === "none" || isClippedToText(style)) return void 0;
    const mayMiss = image2 !== "none" && mayMissBox((name) => style.get(`background-${name}`));
    const isPart2 = mayMiss && /^[^(]*gradient(?!.*gradient)/.test(image2) && /^0|no-r/.test(style.get("background-size") + style.get("background-repeat"));
    const isKnown = plain3 !== null && !isPart2 && (image2 === "none" || isGradient(image2));
    const base = plain3 ?? TRANSPARENT2;
    const stops = image2 === "none" || isPart2 ? [] : coloursIn(image2).filter((one) => one !== null);
    const [mode = ""] = image2 === "none" ? [] : style.get("background-blend-mode").split(",");
    const colours = stops.map((stop) => mixedOn(blendedOn(stop, base, mode) ?? stop, base));
    if (stops.length === 0 || mayMiss) colours.push(base);
    const isOpaque2 = colours.every(({ alpha }) => alpha >= 1);
    return { colours, isKnown, isOpaque: isOpaque2 };
  }
  var isClippedToText = (style) => /\btext\b/.test(style.get("background-clip") || style.get("-webkit-background-clip"));
  var isGradient = (image2) => /gradient\(/.test(image2) && !/url\(|image|element\(|cross-fade/.test(image2);
  var paintsBehind = (style) => ownBackground(style) !== void 0;
  function isOpaqueBox(style) {
    const own4 = ownBackground(style);
    const isOpaque2 = own4 !== void 0 && own4.colours.every(({ alpha }) => alpha >= MIN_OPAQUE);
    return isOpaque2 && style.get("background-clip") !== "content-box";
  }
  var backgrounds = new WeakMap();

  // src/visibility/shapeUnder.ts
  function rectangleUnder(text, box, reader) {
    const parts = partsAround(text, reader);
    for (let i = parts.indexOf(text) - 1; i >= 0; i--) {
      const owner = parts[i];
      if (TEXT3.test(localName(owner))) continue;
      const around2 = reader.box(owner);
      if (!meets(box, around2)) continue;
      const style = reader.style(owner);
      if (style.get("fill") === "none" && style.get("stroke") === "none") continue;
      const colour = localName(owner) === "rect" && style.opacity === 1 ? solidFill(owner, style) : null;
      return colour && isInside(box, around2) ? { colours: [colour], isKnown: true, owner, through: [] } : null;
    }
    return null;
  }
  var rectanglesAt = (box, text, reader) => partsAround(text, reader).filter(
    (part2) => (/^(?:rect|image|circle|ellipse)$/.test(localName(part2)) || FEW_LINES.test(attribute(part2, "d") ?? "")) && meets(reader.box(part2), box)
  );
  var FEW_LINES = /^[MLHVZ\d\s.,-]{1,60}$/i;
  function solidFill(shape, style) {
    const colour = SHAPES3.test(localName(shape)) && isSvg(shape) ? colourOf(style.get("fill")) : null;
    return colour?.alpha === 1 && style.get("fill-opacity") === "1" ? colour : null;
  }
  function partsAround(text, reader) {
    let drawing = text;
    for (let at2 = flatParent(text); at2 && isSvg(at2); at2 = flatParent(at2)) drawing = at2;
    return valueIn(partsOfDrawings, reader, drawing, () => {
      const parts = [...querySelectorAll(drawing, PARTS2)];
      return parts.length > MAX_PARTS ? [] : parts;
    });
  }
  var PARTS2 = ":is(path,rect,circle,ellipse,line,polyline,polygon,image,use,foreignObject,text,tspan,a):not(:is(defs,clipPath,mask,pattern,symbol,marker) *)";
  var SHAPES3 = /^(?:path|rect|circle|ellipse|polygon)$/;
  var TEXT3 = /^(?:text|tspan|a)$/;
  var MAX_PARTS = 300;
  var partsOfDrawings = new WeakMap();

  // src/visibility/covers.ts
  function coversIn(el, style, outer2, reader, isItem2) {
    const { position: own4, display: layout } = style;
    const found = [];
    if ((own4 !== "static" || isItem2) && isLowered(style)) found.push(boxAsCover(el, reader));
    if (own4 !== "static" && mayHaveLayers(el, reader)) found.push(...generatedOver(el, reader));
    const mayOverlap = layout.endsWith("grid") || layout.endsWith("flex");
    let before = null;
    let count = 0;
    for (let child = firstElementChild(el); child && ++count < MAX_CHILDREN; child = nextElementSibling(child)) {
      const over = reader.style(child);
      if (over.display === "none") continue;
      const isOver = over.position === "absolute" || before !== null && overlap(reader.box(before), reader.box(child)) && (over.position === "relative" || mayOverlap || over.position === "static" && isContainingBlock(child, reader));
      if (isOver && !isRaised(over)) found.push(boxAsCover(child, reader));
      before = child;
    }
    return found.length > 0 ? [...outer2, ...found] : outer2;
  }
  var boxAsCover = (el, reader) => ({
    el,
    box: reader.box(el),
    style: reader.style(el)
  });
  var MAX_CHILDREN = 500;
  function overlap(a, b) {
    const { width, height } = intersect(a, b);
    return width > MAX_BORDER && height > MAX_BORDER;
  }
  var MAX_BORDER = 5;
  var isRaised = (style) => Number(style.get("z-index")) > 0;
  var isLowered = (style) => Number(style.get("z-index")) < 0;
  var coverage = (el, reader) => valueIn(coverages, reader, el, () => readCoverage(el, reader));
  var coverages = new WeakMap();
  function readCoverage(el, reader) {
    const style = reader.style(el);
    if (letsThrough(style)) return 0 /* No */;
    const tag = localName(el);
    if (isOpaqueBox(style) || hidesBackdrop(style) || isAllBorder(el, style, reader) || solidFill(el, style))
      return /burn|dodge/.test(style.blendMode) ? 1 /* Perhaps */ : 2 /* Surely */;
    if (isFrame(el, tag)) return coverageOfFrame(el, reader);
    if (isPaintedByPicture(style) || isSvg(el) && isDrawnByPicture(tag, style)) return 1 /* Perhaps */;
    if (!PICTURES2.test(tag)) return 0 /* No */;
    const alpha = alphaOf(el);
    if (alpha === 0 && !hasAttribute(el, "poster")) return 0 /* No */;
    return alpha === 1 && /fill|cover/.test(style.get("object-fit")) ? 2 /* Surely */ : 1 /* Perhaps */;
  }
  var PICTURES2 = /^(?:img|canvas|video)$/;
  var isPaintedByPicture = (style) => style.backgroundImage.includes("url(") && (/cover|100%/.test(style.get("background-size")) || !style.get("background-repeat").includes("no-repeat"));
  var isDrawnByPicture = (tag, style) => tag === "image" || tag === "use" || style.get("fill").startsWith("url(");
  function coverageOfFrame(frame2, reader) {
    const doc = readableFrameDocument(frame2);
    if (!doc) return 1 /* Perhaps */;
    const isOpaque2 = (el) => el !== null && isOpaqueBox(reader.style(el));
    return isOpaque2(documentElement(doc)) || isOpaque2(documentBody(doc)) ? 2 /* Surely */ : 0 /* No */;
  }
  var isAllBorder = (el, style, reader) => isHtml(el) && style.display !== "inline" && reader.clientSize(el).height === 0 && /[1-9]/.test(style.get("border-width")) && coloursIn(style.get("border-color")).every((one) => one?.alpha === 1);
  var generatedOver = (el, reader) => reader.style(el).position === "static" || hasNoLayers(el, reader) ? NO_COVERS : valueIn(
    generated,
    reader,
    el,
    () => reader.paintedBoxes(el).filter(
      ({ style }) => !letsThrough(style) && style.clipPath === "none" && style.get("transform") === "none" && isOpaqueBox(style)
    )
  );
  var NO_COVERS = [];
  var mayHaveLayers = (el, reader) => layersAround(el, reader)?.elements.has(el) === true;
  function hasNoLayers(el, reader) {
    const layers = layersAround(el, reader);
    return layers?.isComplete === true && !layers.elements.has(el) && !shadowRootOf(el) && !assignedSlot(el) && !hasAttribute(el, "part");
  }
  function layersAround(el, reader) {
    const root = flatParent(el) && treeScope(el);
    return root && valueIn(layered, reader, root, () => elementsWithLayers(root));
  }
  var layered = new WeakMap();
  var generated = new WeakMap();
  var contextAround2 = (el, reader) => nearestIn(contexts, reader, flatParent(el), (at2) => makesContext(at2, reader)) ?? documentElement(ownerDocument(el));
  var contexts = new WeakMap();
  function makesContext(el, reader) {
    const style = reader.style(el);
    return /fixed|sticky/.test(style.position) || style.position !== "static" && style.get("z-index") !== "auto" || letsThrough(style) || style.blendMode !== "normal" || style.opacity < 1 || style.clipPath !== "none" || style.get("isolation") === "isolate" || isContainingBlock(el, reader);
  }

  // src/visibility/reveal.ts
  var isUnplaced = (reveal) => reveal !== void 0 && (reveal.hides & (1 /* Display */ | 16 /* Place */)) !== 0;
  var reveals = null;

  // src/visibility/surroundings.ts
  function rootSurroundings(space, frame2) {
    const inner = (box) => boxThrough(inverse(space.toTop), boxThrough((frame2 ?? { space }).space.toTop, box));
    const clip = rootClip(space, frame2 && inner(frame2.clip.flow));
    return {
      space,
      clip,
      opacity: frame2?.opacity ?? 1,
      blend: frame2?.blend,
      filter: frame2?.filter,
      isBlurred: frame2?.isBlurred ?? false,
      covers: (frame2?.covers ?? []).map((cover) => ({ ...cover, box: inner(cover.box) })).filter(({ box }) => meets(box, clip.fixed)),
      ariaHidden: frame2?.ariaHidden ?? false,
      inert: frame2?.inert ?? false,
      cursor: "",
      flex: "",
      ...frame2 && { frame: frame2, reveal: frame2.reveal }
    };
  }
  function surroundingsInRoot(doc, space, reader, frame2) {
    const root = documentElement(doc);
    const outer2 = rootSurroundings(space, frame2);
    const style = reader.style(root);
    return subtreeHidden(root, style, outer2, reader) ? null : surroundingsInside(root, style, outer2, reader, true);
  }
  function surroundingsOf(el, style, around2, reader, isWalk = false) {
    const outer2 = isFixedInside(el, style, around2, reader) ? { ...around2, clip: { ...around2.clip, fixed: around2.clip.absolute } } : isInTopLayer(el, style.position) ? {
      ...around2,
      ...inTopLayer(around2),
      inert: around2.inert && !(isModalDialog(el) && !inertAround(el))
    } : around2;
    const reveal = reveals?.find(el, reader, () => hiddenBy(el, style, outer2, reader), isWalk, outer2.reveal);
    return reveal && canBePointedAt(reveal, outer2, reader) ? { ...outer2, reveal } : outer2;
  }
  function inTopLayer({ space, frame: frame2 }) {
    const { clip, opacity, blend, filter, isBlurred } = rootSurroundings(space, frame2);
    return { clip, opacity, blend, filter, isBlurred };
  }
  function isFixedInside(el, { position: position2 }, { clip }, reader) {
    if (position2 !== "fixed" || reaches(reader.box(el), clip.fixed) || isInTopLayer(el, position2)) return false;
    return nearestIn(containers, reader, flatParent(el), (at2) => isContainingBlock(at2, reader)) !== null;
  }
  var containers = new WeakMap();
  function hiddenBy(el, style, outer2, reader) {
    if (style.display === "none") return 1 /* Display */;
    const isPlaced = isUnplaced(outer2.reveal) || !boxHidden(el, style, outer2, reader) && !isClippedToPixel(el, reader);
    return (visibilityHidden(style, {}) ? 2 /* Visibility */ : 0) | (style.opacity === 0 ? 4 /* Opacity */ : 0) | (subtreeHidden(el, style, outer2, reader) === "clipped" ? 8 /* Clip */ : 0) | (isPlaced ? 0 : 16 /* Place */);
  }
  function isClippedToPixel(el, reader) {
    const { width, height } = reader.box(el);
    return width <= 1 && height <= 1 && reader.style(el).overflow !== "visible";
  }
  var canBePointedAt = ({ trigger, hides }, { clip }, reader) => !(hides & 16 /* Place */) || reaches(reader.box(trigger), clip.flow);
  var isInTopLayer = (el, position2) => isOutOfFlow(position2) && (isModalDialog(el) || hasAttribute(el, "popover") && matches(el, ":popover-open"));
  function subtreeHidden(el, style, outer2, reader) {
    if (outer2?.reveal?.root === el) return null;
    if (style.display === "none") return "display-none";
    return paintHidden(el, style, () => reader.box(el)) ?? (isTurnedAway(el, style, reader) && isTransformed(style) ? "turned-away" : null);
  }
  function paintHidden(el, style, box) {
    const { clipPath } = style;
    const shape = clipPath === "none" ? null : clipShape(el, clipPath, box());
    if (shape && (shape.width <= 0 || shape.height <= 0)) return "clipped";
    const part2 = isOutOfFlow(style.position) ? clipRect(style.get("clip"), box) : null;
    return part2 && (part2.width <= 1 || part2.height <= 1) ? "clipped" : effectHides(style);
  }
  function isPseudoHidden(el, style) {
    const [width, height] = [parseFloat(style.get("width")), parseFloat(style.get("height"))];
    return style.visibility !== "visible" || opacityOf(style) < MIN_OPACITY || style.overflow !== "visible" && (width <= 1 || height <= 1) || style.backface === "hidden" && isTurned(style) || paintHidden(el, style, () => ({ x: 0, y: 0, width, height })) !== null;
  }
  function isTurnedAway(el, style, reader) {
    if (style.backface !== "hidden" || isPartOfLine2(el, style)) return false;
    let isAway = isTurned(style);
    let inner = style;
    for (let at2 = el; at2 && !isInTopLayer(at2, inner.position); ) {
      at2 = flatParent(at2);
      if (!at2 || (inner = reader.style(at2)).get("transform-style") !== "preserve-3d") break;
      if (isTurned(inner)) isAway = !isAway;
    }
    return isAway;
  }
  var isTransformed = (style) => style.get("transform") !== "none" || (style.get("rotate") || "none") !== "none";
  var isPartOfLine2 = (el, { display }) => display === "inline" && isHtml(el) && !REPLACED.has(localName(el));
  var isFaded = ({ opacity }) => opacity < MIN_OPACITY;
  var isUnrendered = (el, tag, reader) => UNRENDERED.has(tag) && !(SHOWABLE.has(tag) && isHtml(el) && reader.style(el).display !== "none");
  function surroundingsInside(el, style, outer2, reader, isRoot, isOpaque2 = false) {
    const clip = isOpaque2 || isRoot && isScrolledByViewport(el, reader) || style.display === "contents" || isUnplaced(outer2.reveal) ? outer2.clip : reader.rendersLater(el) ? NO_CLIP : clipByPath(el, clipInside(el, style.position, style.overflow, outer2.clip, reader), reader);
    const inner = {
      clip,
      opacity: outer2.reveal?.root === el ? outer2.opacity : outer2.opacity * opacityOf(style),
      blend: style.blendMode === "normal" ? outer2.blend : { el, mode: style.blendMode, context: contextAround2(el, reader) },
      filter: changesColours(style) ? { el, tone: outer2.filter ? null : toneOf(style) } : outer2.filter,
      isBlurred: outer2.isBlurred || blurs(style) || isTurnedAway(el, style, reader) || hasUnknownShape(el, style, reader),
      covers: isOpaque2 ? outer2.covers : coversIn(el, style, outer2.covers, reader, outer2.flex !== ""),
      ariaHidden: outer2.ariaHidden || isAriaHidden(el),
      inert: outer2.inert || hasAttribute(el, "inert"),
      cursor: isOpaque2 ? outer2.cursor : style.cursor,
      flex: isOpaque2 ? outer2.flex : flexInside(style, outer2)
    };
    const isSame = Object2.keys(inner).every((key2) => inner[key2] === outer2[key2]);
    return isSame ? outer2 : { ...outer2, ...inner };
  }
  var hasUnknownShape = (el, { clipPath }, reader) => clipPath.includes("(") && !isSvg(el) && (clipPath.includes("evenodd") || !clipShape(el, clipPath, reader.box(el)));
  function flexInside(style, outer2) {
    const { display } = style;
    if (display.endsWith("flex")) return style.get("flex-direction").startsWith("row") ? "row" : "column";
    if (display.endsWith("grid")) {
      const isOneColumn = !style.get("grid-template-columns").includes(" ");
      return isOneColumn && !style.get("grid-auto-flow").startsWith("column") ? "column" : "row";
    }
    return display === "contents" ? outer2.flex : "";
  }
  function movesTextFar(el, style) {
    if (isOutOfFlow(style.position)) return false;
    const sides = style.display.startsWith("inline") ? INLINE_SIDES : textFollows(el) ? SIDES : [];
    return sides.some((side) => parseFloat(style.get(`margin-${side}`)) < -FAR_PX);
  }
  var INLINE_SIDES = ["left", "right"];
  var SIDES = [...INLINE_SIDES, "top", "bottom"];
  function textFollows(el) {
    const next2 = nextSibling(el);
    return next2 !== null && isText(next2) && /\S/.test(data(next2));
  }
  function boxHidden(el, style, outer2, reader) {
    if (isUnplaced(outer2.reveal)) return null;
    const box = reader.box(el);
    if (isFrame(el)) {
      const { width, height } = reader.clientSize(el);
      if (Math2.min(box.width, box.height, width, height) < MIN_FRAME) return "zero-size";
    }
    const shape = "ownerSVGElement" in el && PAINTED.test(localName(el));
    if (shape ? box.width <= 0 && box.height <= 0 : box.width <= 0 || box.height <= 0) return "zero-size";
    if (shape && isUnpainted(style)) return "unpainted";
    return ownPlaceHidden(el, box, style, outer2, reader);
  }
  function ownPlaceHidden(el, box, style, outer2, reader) {
    const { clip, space } = outer2;
    const broken = style.display === "inline" && clip.flow !== space.reach && box.height > 1.8 * parseFloat(style.fontSize);
    return placeHidden(box, style.position, outer2) ?? (broken && !reader.boxes(el).some((one) => reaches(one, clip.flow)) ? "clipped" : null);
  }
  var MIN_FRAME = 4;
  var PAINTED = /^(?:path|rect|circle|ellipse|line|poly(?:line|gon))$/;
  var isUnpainted = (style) => style.get("fill") === "none" && style.get("stroke") === "none" && !/all|fill|stroke|bounding-box/.test(style.pointerEvents);
  function placeHidden(box, position2, outer2) {
    if (isUnplaced(outer2.reveal)) return null;
    const region = clipOf(position2, outer2.clip);
    if (reaches(box, region)) return null;
    const { reach, width, height } = outer2.space;
    const isOpen = region === reach || region.x === 0 && region.y === 0 && region.width === width && region.height === height;
    return isOpen ? "off-page" : "clipped";
  }
  function visibilityHidden(style, { reveal }) {
    if (style.visibility !== "hidden" && style.visibility !== "collapse") return false;
    return !reveal || !(reveal.hides & 2 /* Visibility */);
  }
  function contentSkipped(el, reader) {
    if (isTag(el, "details") && !showsContent(el, reader)) return "closed-details";
    return reader.skipsContents(el) ? "content-visibility" : null;
  }
  function showsContent(details, reader) {
    const content = reader.pseudoStyle(details, "::details-content");
    if (content && isPseudoHidden(details, content)) return false;
    if (hasAttribute(details, "open")) return true;
    if (content?.get("content-visibility") !== "visible") return false;
    return childNodesOf(details).some(
      (child) => isElement(child) ? !isTag(child, "summary") && reader.shows(child) : isText(child) && reader.textBox(child).width > 0
    );
  }

  // src/visibility/visibleBoxes.ts
  function boxesOf(el, reader) {
    const inside2 = [];
    const boxless = [];
    const stack = [el];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (isElement(node)) {
        const own4 = ownBoxes(node, reader);
        inside2.push(...own4);
        if (own4.length || reader.style(node).display === "none") continue;
        boxless.push(node);
        for (const child of flatChildren(node).reverse()) stack.push(child);
      } else if (isText(node) && reader.style(flatParent(node) ?? el).display === "contents")
        inside2.push(...[reader.textBox(node)].filter(hasSize));
    }
    return inside2.length ? inside2 : boxless.flatMap((at2) => reader.paintedBoxes(at2).map(({ box }) => box));
  }
  function ownBoxes(el, reader) {
    const own4 = reader.boxes(el).filter(hasSize);
    if (!own4.length || !hasDefaultSummary(el)) return own4;
    return own4.map((box) => ({ ...box, height: Math2.min(box.height, summaryHeight(el, reader)) }));
  }
  var summaryHeight = (el, reader) => 2 * parseFloat(reader.style(el).get("padding-top")) + parseFloat(reader.style(el).fontSize);
  var hasSize = ({ width, height }) => width > 0 && height > 0;
  function inSight(el, boxes, reader) {
    const windows = [
      viewOf(ownerDocument(el), reader),
      ...clippingAround(el, reader).map(reader.box, reader)
    ];
    const seen2 = (box) => {
      let left = box;
      for (const window2 of windows) left = intersect(left, window2);
      return left;
    };
    return boxes.map(seen2).filter(({ width }) => width > 0);
  }
  function clippedOutBy(el, boxes, reader) {
    const view = viewportOf(ownerDocument(el));
    let left = boxes.map((box) => intersect(box, view)).filter(({ width }) => width > 0);
    if (left.length === 0) return null;
    const around2 = clippingAround(el, reader);
    const apart = around2.find((container) => !left.some((box) => meets(box, reader.box(container))));
    if (apart) return apart;
    for (const container of around2) {
      left = left.map((box) => intersect(box, reader.box(container))).filter(({ width }) => width > 0);
      if (left.length === 0) return container;
    }
    return null;
  }
  function viewOf(doc, reader) {
    const own4 = viewportOf(doc);
    const frame2 = frameElementOf(doc);
    if (!frame2) return own4;
    const [shown] = inSight(frame2, [reader.box(frame2)], reader);
    return intersect(own4, shown ? boxThrough(inverse(mapOfFrame(frame2, reader)), shown) : { ...own4, width: 0 });
  }
  function clippingAround(el, reader) {
    const doc = ownerDocument(el);
    const out = [];
    let { position: position2 } = reader.style(el);
    if (isInTopLayer(el, position2)) return out;
    for (let at2 = flatParent(el); at2 && position2 !== "fixed"; at2 = flatParent(at2)) {
      if (at2 === documentBody(doc) || at2 === documentElement(doc)) break;
      const style = reader.style(at2);
      const isContaining = style.position !== "static";
      if (clips2(at2, style.overflow, style.display) && (position2 !== "absolute" || isContaining)) out.push(at2);
      if (isInTopLayer(at2, style.position)) break;
      if (position2 !== "absolute" || isContaining) ({ position: position2 } = style);
    }
    return out;
  }
  var clips2 = (el, overflow, display) => overflow !== "visible" && overflow !== "" && display !== "inline" && display !== "contents" && isHtml(el);

  // src/visibility/hitTarget.ts
  function hitTarget(el, reader, position2) {
    const doc = ownerDocument(el);
    let nested = null;
    let cover = null;
    for (const point of position2 ? [pointIn2(reader.box(el), position2)] : pointsOf(el, reader)) {
      if (!isOnScreen(doc, point, reader)) continue;
      const frameCover = coverOfFrame(doc, point.x, point.y, reader);
      const hit = frameCover ?? cachedElementAt(doc, point, reader) ?? documentElement(doc);
      if (!frameCover && hit && receivesFor(el, hit, reader)) {
        if (!hasOwnTarget(el, hit, reader)) return { state: "hit", hit, point };
        nested ??= { state: "hit", hit, point };
      } else cover ??= hit;
    }
    return nested ?? (cover ? { state: "covered", by: layerOf(cover, el, reader) } : outOfSight(el, reader));
  }
  function receivesFor(el, hit, reader) {
    return WAYS.some((way) => way(el, hit, reader));
  }
  var WAYS = [
    (el, hit) => isWithin(hit, el),
    isInLabelOf,
    (el, hit, reader) => {
      const drawn = visibleSubstitute(el, reader);
      return drawn !== null && isWithin(hit, drawn);
    },
    (el, hit) => isTag(el, "label") && labelControl(el) !== null && isWithin(hit, labelControl(el)),
    // The pointer passes through `el` to the control that it is part of: an icon or caption with `pointer-events: none`
    // on a button.
    (el, hit, reader) => {
      if (!isWithin(el, hit) || reader.style(el).pointerEvents !== "none") return false;
      const target = nearest(hit, (at2) => matches(at2, TARGETS));
      return target !== null && (matches(target, CONTROLS3) || target === hit && !isPage(hit));
    }
  ];
  function isInLabelOf(el, hit) {
    return nearest(hit, (at2) => isTag(at2, "label") && labelControl(at2) === el) !== null;
  }
  function isPage(el) {
    const doc = ownerDocument(el);
    return el === documentBody(doc) || el === documentElement(doc);
  }
  var CONTROLS3 = "a[href],button,summary,label," + ["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option", "combobox"].map((role) => `[role=${role}]`).join();
  var TARGETS = `${CONTROLS3},input,select,textarea,[onclick],[tabindex],[contenteditable]`;
  function hasOwnTarget(el, hit, reader) {
    const whole = isWithin(hit, el) ? el : visibleSubstitute(el, reader);
    return whole !== null && isWithin(hit, whole) && nearest(hit, (at2) => at2 === whole || matches(at2, TARGETS)) !== whole;
  }
  function layerOf(cover, el, reader) {
    let layer = cover;
    for (let at2 = cover; at2 && !isWithinAcrossFrames(el, at2); at2 = flatParent(at2))
      if (reader.style(at2).position !== "static" || isTag(at2, "dialog")) layer = at2;
    return layer;
  }
  var SPOTS = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9]
  ];
  function* pointsOf(el, reader) {
    yield* spotsIn(inSight(el, boxesOf(el, reader), reader));
    yield* outlinePoints(el);
    const drawn = visibleSubstitute(el, reader);
    if (drawn && drawn !== el) yield* spotsIn(inSight(drawn, boxesOf(drawn, reader), reader));
    for (const label of labelsOfControl(el)) yield* spotsIn(inSight(label, boxesOf(label, reader), reader));
  }
  function* spotsIn(boxes) {
    for (const { x, y, width, height } of boxes)
      for (const [across, down] of SPOTS)
        yield { x: roundedPosition(x, width, across), y: roundedPosition(y, height, down) };
  }
  function roundedPosition(start, size, part2) {
    const exact = start + size * part2;
    const floor = Math2.floor(exact);
    return floor >= start ? floor : exact;
  }
  var pointIn2 = (box, { x, y }) => ({ x: box.x + x, y: box.y + y });
  function isOnScreen(doc, point, reader) {
    if (!isInViewport(doc, point)) return false;
    const outer2 = outerPoint(doc, point.x, point.y, reader);
    return !outer2 || isOnScreen(outer2.doc, outer2, reader);
  }
  function outOfSight(el, reader) {
    for (let at2 = el; at2; at2 = frameElementOf(at2)) {
      const by2 = clippedOutBy(at2, boxesOf(at2, reader), reader);
      if (by2) return { state: "clipped", by: by2 };
    }
    const box = boxThrough(mapToTop(ownerDocument(el), reader), boxesOf(el, reader)[0] ?? reader.box(el));
    const { width, height } = viewportSize(document);
    const by = (start, size, room) => Math2.round(start >= room ? start - room + size : start + size <= 0 ? start : 0);
    return { state: "off-screen", dx: by(box.x, box.width, width), dy: by(box.y, box.height, height) };
  }

  // src/actions/platform/trustedInput.ts
  var PER_CHARACTER = 50;
  var KINDS = ["click", "move", "type", "press"];
  var current2 = null;
  var isCancelled = null;
  function useTrustedInput(input2) {
    current2 = input2 && Object2.fromEntries(KINDS.map((kind) => [kind, inTime(input2, kind)]));
    const cancelled = input2?.isCancelled ?? null;
    if (cancelled !== null) checkArgument("useTrustedInput", "isCancelled", cancelled, { type: "function" });
    isCancelled = cancelled;
  }
  function throwIfCancelled() {
    if (isCancelled?.()) throw new DomToolError("cancelled", "the host has cancelled the call");
  }
  function inTime(input2, kind) {
    const gesture = input2[kind];
    checkArgument("useTrustedInput", kind, gesture, { type: "function" });
    return (...args) => {
      const give = () => apply5(gesture, input2, args);
      const extra = kind === "type" ? PER_CHARACTER * String(args[0]).length : 0;
      return whileHandling(() => answerOf(`the host's trusted ${kind}`, give, extra));
    };
  }
  var { apply: apply5 } = Reflect2;
  var trustedInput = () => current2;
  var EVENTS = {
    click: ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "contextmenu", "auxclick"],
    press: ["keydown", "keypress", "keyup"],
    move: ["pointermove", "mousemove", "pointerover", "mouseover"]
  };
  async function arriving(kind, win, give, onEvent) {
    let hasArrived = false;
    let isComplete = false;
    const forget = listenAt([win], EVENTS[kind], (event) => {
      hasArrived = true;
      isComplete = onEvent(event) || isComplete;
    });
    try {
      await give();
      for (let left = 20; !isComplete && left > 0; left--) await sleep(10);
    } finally {
      forget();
    }
    if (!hasArrived) throw new Error2(`nothing of the host's trusted ${kind} arrived at the page`);
  }
  async function trustedClick(el, point, options, input2) {
    const { button = "left", clickType = "single", modifiers: modifiers2 = {} } = options;
    const last2 = button === "left" ? "click" : button === "right" ? "contextmenu" : "auxclick";
    const top = topPoint(ownerDocument(el), point, new LayoutReader());
    const give = () => input2.click(top, { button, clickCount: CLICKS[clickType], modifiers: modifiers2 });
    const seen2 = {};
    await arriving("click", realmOf(el), give, (event) => {
      const hit = composedPath(event)[0];
      const isReceived = hit === seen2.pressed || receivesFor(el, hit, new LayoutReader());
      if (!isReceived) seen2.blocker ??= hit;
      else if (event.type === last2) seen2.click = event;
      else if (event.type === "pointerdown" || event.type === "mousedown") seen2.pressed = hit;
      return event.type === last2;
    });
    return seen2;
  }
  async function trustedPress(target, key2, modifiers2, input2) {
    const give = () => input2.press(key2, modifiers2);
    const seen2 = {};
    if (isFrame(target)) await give();
    else
      await arriving("press", realmOf(target), give, (event) => {
        seen2.first ??= event;
        return true;
      });
    return { target, prevented: seen2.first !== void 0 && defaultPrevented(seen2.first) };
  }

  // src/visibility/modal.ts
  function modalOver(el, reader, doc) {
    const dialog = valueIn(dialogs, reader, doc, () => topDialog(doc));
    return dialog && !isWithinAcrossFrames(el, dialog) ? dialog : null;
  }
  var dialogs = new WeakMap();
  function topDialog(doc) {
    for (const [x, y] of [
      [1, 1],
      [viewportSize(doc).width / 2, viewportSize(doc).height / 2]
    ]) {
      const dialog = nearest(elementAt(doc, x, y), isModalDialog);
      if (dialog) return dialog;
    }
    return [...querySelectorAll(doc, "dialog:modal")].at(-1) ?? null;
  }

  // src/aria/role.ts
  var computeRole = (el, pass = AriaPass.forSingleQuestion()) => pass.role(el);
  var meaningOf = (role) => role === null || role === "generic" || role === "none" || role === "presentation" ? "" : role;

  // src/interactivity/signals.ts
  var isEnoughEvidence = (signals) => (signals & ~4096 /* mildRole */) !== 0;
  var HANDLER_SIGNALS = 4 /* listener */ | 8 /* framework */ | 16 /* handler */ | 64 /* attribute */;
  var CONTROL_SIGNALS = 1 /* native */ | 2 /* editable */ | 32 /* role */;

  // src/interactivity/nestedTargets.ts
  var NOT_SEPARATE = [
    // The only evidence for the container is a class name or its place in the tab order. A handle by which a script moves
    // the container or changes its size is no target in its place.
    ({ signals, inner }) => !(signals & (HANDLER_SIGNALS | 256 /* cursor */)) && inner?.signals !== 512 /* draggable */,
    // A wrapper and the one control in it are one target, unless the wrapper has a handler and is much larger.
    ({ signals, targetCount, hasOwnText: hasOwnText2, el, inner, reader }) => targetCount === 1 && !hasOwnText2 && inner !== null && (!(signals & HANDLER_SIGNALS) || area(shownFor(inner, reader), reader) * 3 > area(el, reader)),
    // A press on the frame drawn around a field moves the focus into the field.
    ({ hasField: hasField2, el, reader }) => hasField2 && reader.box(el).height < MAX_FIELD_FRAME_HEIGHT,
    // The handler of a container without its own text is meant for the targets inside.
    ({ targetCount, hasOwnText: hasOwnText2 }) => targetCount > 1 && !hasOwnText2,
    // The framework handles the inner element's presses by a listener on this container.
    ({ signals, inner }) => inner !== null && (inner.signals & DELEGATION_SIGNALS) === 8 /* framework */ && !(signals & 8 /* framework */),
    ({ role }) => COMPOSITE_ROLES.has(role),
    ({ targetCount, el, reader }) => targetCount > 3 && area(el, reader) > 0.5 * viewportArea(ownerDocument(el))
  ];
  var COMPOSITE_ROLES = wordSet(
    "list listbox tree grid treegrid table tablist menu menubar radiogroup toolbar navigation form main rowgroup dialog"
  );
  var DELEGATION_SIGNALS = 8 /* framework */ | 4 /* listener */ | 16 /* handler */;
  var MAX_FIELD_FRAME_HEIGHT = 100;
  var isSeparateTarget = (container) => (container.signals & (CONTROL_SIGNALS | 8192 /* drop */)) !== 0 || container.targetCount === 0 || !NOT_SEPARATE.some((rule) => rule(container));
  var replacesInnerTarget = ({ signals, targetCount, inner, hasOwnText: hasOwnText2 }) => (signals & HANDLER_SIGNALS) !== 0 && targetCount === 1 && !hasOwnText2 && inner !== null && !(inner.signals & (CONTROL_SIGNALS | HANDLER_SIGNALS));
  var isDrawnFor = (input2, { el, signals, reader }) => input2 !== null && !(signals & (CONTROL_SIGNALS | HANDLER_SIGNALS)) && contains(shownFor(input2, reader), el) && area(el, reader) * 2 > area(shownFor(input2, reader), reader);
  var shownFor = ({ el }, reader) => visibleSubstitute(el, reader) ?? el;
  var product = ({ width, height }) => width * height;
  var area = (el, reader) => product(reader.box(el));
  var viewportArea = (doc) => product(viewportSize(doc));

  // src/interactivity/frameworks.ts
  var PRESSES = "(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend)";
  var PRESS = new RegExp(`^(?:on)?:?${PRESSES}`, "i");
  var isPress = (type) => PRESS.test(type);
  var hasClickHandler = (of) => isObject(of) && Boolean(of["onClick"] ?? of["onClickCapture"] ?? of["onDoubleClick"]);
  function hasPressHandler(of, found) {
    if (!isObject(of)) return false;
    const keys3 = keysOf(of);
    found.virtualNodes += keys3.length >> 3;
    return keys3.some((key2) => PRESS.test(key2) && of[key2]);
  }
  var MAX_PARTS2 = 1e3;
  var keysOf = (of) => Object2.keys(of).slice(0, MAX_PARTS2);
  function itemsOf(value2, max = MAX_PARTS2) {
    const items = [];
    const length2 = Array.isArray(value2) ? Math2.min(value2.length, max) : 0;
    for (let i = 0; i < length2; i++) {
      const item = value2[i];
      if (isObject(item)) items.push(item);
    }
    return items;
  }
  var isObject = (value2) => typeof value2 === "object" && value2 !== null;
  var REACT_PROPS = /^__react(?:Props|EventHandlers)\$/;
  var LISTENERS = /^(?:_vei|\$EV|l|__e|_listeners|events)$/;
  var JQUERY = /^jQuery\d/;
  var RULES4 = [
    // React 17 and later, and React 16, keep the props; React 15 keeps the instance, which has its element.
    [REACT_PROPS, hasClickHandler],
    [
      /^__reactInternalInstance\$/,
      (value2) => isObject(value2) && isObject(value2["_currentElement"]) && hasClickHandler(value2["_currentElement"]["props"])
    ],
    // Vue 3: invokers; Inferno and Preact: listeners; Svelte 5 and Hyperapp: events.
    [LISTENERS, hasPressHandler],
    // Vue 2 (component), Mithril and Inferno (root): virtual nodes.
    [/^(?:__vue__|vnodes|\$V)$/, collectFromVirtualNodes],
    // Svelte 5.0, Solid and d3 3: one property for each event; zone.js (Angular): its tasks.
    [
      new RegExp(`^(?:\\$\\$|__(?:on)?|__zone_symbol__)${PRESSES}`),
      (value2) => Array.isArray(value2) ? value2.length > 0 : Boolean(value2)
    ],
    // d3 4 and later.
    [/^__on$/, (value2) => itemsOf(value2).some((on) => isPress(String(on["type"])))],
    [
      JQUERY,
      (value2, found, owner) => hasJqueryHandler(typeof value2 === "number" ? jqueryData(owner) : value2, found, owner)
    ],
    [/^_\$litPart\$$/, collectFromLitParts],
    [
      /^htmx-internal-data$/,
      (value2) => isObject(value2) && itemsOf(value2["listenerInfos"]).some((info) => isPress(String(info["trigger"])))
    ]
  ];
  var DelegatedHandlers = class {
    /** The elements for which handlers were found in virtual nodes and parts. */
    elements = new WeakSet2();
    /** The number of virtual nodes and parts that were examined. */
    virtualNodes = 0;
    /** For each selector, the nodes that handle events of the descendants that match it. */
    #owners = new Map();
    /**
     * The selectors that the browser supports, as one list. jQuery also has selectors that browsers do not support. It is
     * null after another selector was added.
     */
    #list = "";
    /** Adds the selector of a handler that the owner calls for its descendants. */
    add(selector, owner) {
      const owners = this.#owners.get(selector);
      if (owners) owners.add(owner);
      else {
        this.#owners.set(selector, new Set([owner]));
        this.#list = null;
      }
    }
    /** Returns whether a handler was found for the element. */
    has(el) {
      if (this.elements.has(el)) return true;
      this.#list ??= [...this.#owners.keys()].filter((selector) => matchesIfSupported(el, selector) !== null).join();
      if (this.#list === "" || !matchesIfSupported(el, this.#list)) return false;
      for (const [selector, owners] of this.#owners)
        if (matchesIfSupported(el, selector)) {
          for (let at2 = parentNode(el); at2; at2 = parentNode(at2)) if (owners.has(at2)) return true;
        }
      return false;
    }
  };
  var nameOf2 = (key2) => typeof key2 === "symbol" ? key2.description ?? "" : key2;
  var ruleByKey = new Map();
  var MAX_CACHED_KEYS = 500;
  var { ownKeys: ownKeys2 } = Reflect2;
  function frameworkListens(el, found) {
    let hasHandler = false;
    for (const key2 of ownKeys2(el)) {
      let holdsHandler = ruleByKey.get(key2);
      if (holdsHandler === void 0) {
        const name = nameOf2(key2);
        holdsHandler = RULES4.find(([pattern]) => pattern.test(name))?.[1] ?? null;
        if (ruleByKey.size < MAX_CACHED_KEYS) ruleByKey.set(key2, holdsHandler);
      }
      if (!holdsHandler) continue;
      try {
        if (holdsHandler(el[key2], found, el)) hasHandler = true;
      } catch {
      }
    }
    return hasHandler;
  }
  var keepsHandler = (el, name) => ownKeys2(el).some((property) => {
    const key2 = nameOf2(property);
    const isHandler = name.test(key2);
    if (!isHandler && ![REACT_PROPS, LISTENERS, JQUERY].some((handlers) => handlers.test(key2))) return false;
    try {
      const value2 = el[property];
      if (isHandler || !isObject(value2)) return isHandler && Boolean(value2);
      return [value2, value2["events"]].some((of) => isObject(of) && keysOf(of).some((at2) => name.test(at2) && of[at2]));
    } catch {
      return false;
    }
  });
  var jqueryData = (of) => ({
    events: documentWindow(ownerDocument(of) ?? of)?.jQuery?._data(of, "events")
  });
  function hasJqueryHandler(value2, found, owner) {
    const events = isObject(value2) ? value2["events"] : null;
    if (!isObject(events)) return false;
    return keysOf(events).some((type) => {
      if (!isPress(type)) return false;
      let isOwn2 = false;
      for (const { selector } of itemsOf(events[type])) {
        if (isString(selector) && selector) found.add(selector, owner);
        else isOwn2 = true;
      }
      return isOwn2;
    });
  }
  var MAX_VIRTUAL_NODES = 5e4;
  function visitObjects(root, found, visit2) {
    const stack = [root];
    while (stack.length && found.virtualNodes++ < MAX_VIRTUAL_NODES) {
      const node = stack.pop();
      if (Array.isArray(node)) for (const item of itemsOf(node, MAX_VIRTUAL_NODES - found.virtualNodes)) stack.push(item);
      else if (isObject(node)) stack.push(...visit2(node));
    }
  }
  function collectFromVirtualNodes(root, found) {
    visitObjects(root, found, (node) => {
      const { data: data2, elm, dom = elm, attrs, props } = node;
      const { on, nativeOn } = isObject(data2) ? data2 : {};
      if (isObject(dom) && [on, nativeOn, attrs, props].some((bag) => hasPressHandler(bag, found)))
        found.elements.add(dom);
      return [node["_vnode"], node["instance"], node["$LI"], node["children"]];
    });
  }
  var EVENT_PART = 5;
  function collectFromLitParts(root, found) {
    visitObjects(root, found, (part2) => {
      const { type, name, element } = part2;
      if (type === EVENT_PART && isPress(String(name)) && isObject(element)) found.elements.add(element);
      return [part2["_$AH"] ?? part2["_$committedValue"], part2["_$AV"] ?? part2["_$parts"]];
    });
  }

  // src/interactivity/attributeSignals.ts
  var RULES5 = [
    [new RegExp(`^on${PRESSES}$`), 16 /* handler */, (v) => v.trim() !== ""],
    [/^tabindex$/, 128 /* focusable */, (v) => Number.parseInt(v, 10) >= 0],
    [/^draggable$/, 512 /* draggable */, (v) => v === "true"],
    // Alpine, Vue, Angular, AngularJS, Livewire, LiveView, Qwik, Datastar and htmx name the event in the attribute's
    // name. Modifiers such as `outside` or `window` mean that the handler is for presses on other elements.
    [
      /^(?:@|x-on:|v-on:|on:|q-e:|wire:|phx-|data-on[:-]|(?:data-)?hx-on[:-]+|(?:data-)?ng-|\()(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart)(?![^.)]*(?:start|end)\b)(?!.*\.(?:outside|away|window|document|self\.away))/,
      64 /* attribute */
    ],
    // Aurelia.
    [/^click\.(?:trigger|delegate)$/, 64 /* attribute */],
    // htmx: the default trigger of a form is `submit`, that of other elements is `click`.
    [
      /^(?:data-)?hx-(?:get|post|put|patch|delete)$/,
      64 /* attribute */,
      (_, el) => !isTag(el, "form") && /\b(?:click|mousedown|mouseup|pointer\w+)\b/.test(
        attribute(el, "hx-trigger") ?? attribute(el, "data-hx-trigger") ?? "click"
      )
    ],
    // Stimulus: `event->controller#method`, without the event where it is the element's default one. Other scripts use
    // `data-action` with values of their own.
    [
      /^data-action$/,
      64 /* attribute */,
      (v, el) => v.trim().split(/\s+/).some((action) => {
        const [event, method2] = action.split("->");
        return method2 === void 0 ? action !== "" && !isTag(el, "form") : isPress(event ?? "") && !/@/.test(event ?? "");
      })
    ],
    // Google's jsaction: `event:action`, without the event for clicks, separated by semicolons.
    [
      /^jsaction$/,
      64 /* attribute */,
      (v) => v.split(";").some((part2) => part2.trim() !== "" && (!part2.includes(":") || isPress(part2.trim())))
    ],
    // Knockout.
    [
      /^data-bind$/,
      64 /* attribute */,
      (v) => /(?:^|[\s,{])(?:click|event\s*:\s*\{[^}]*\b(?:dbl)?click|event\s*:\s*\{[^}]*\b(?:mouse|pointer|touch)(?:down|up|start|end))\s*:/.test(
        v
      )
    ],
    // Hyperscript.
    [/^_$/, 64 /* attribute */, (v) => /\bon (?:click|mousedown|pointerdown)\b/.test(v)],
    // Bootstrap. A tooltip or popover only tells more about the element.
    [/^data-(?:bs-)?(?:toggle|dismiss|slide|slide-to)$/, 64 /* attribute */, (v) => !/^(?:tooltip|popover)$/.test(v)],
    // Turbo and the older scripts of Rails: links that send a request by another method.
    [/^data-(?:turbo-)?method$/, 64 /* attribute */]
  ];
  var ruleByName = new Map();
  var MAX_CACHED_NAMES = 1e3;
  function attributeSignals(el, names) {
    let signals = 0;
    for (const name of names) {
      let rule = ruleByName.get(name);
      if (rule === void 0) {
        rule = RULES5.find(([pattern]) => pattern.test(name)) ?? null;
        if (ruleByName.size < MAX_CACHED_NAMES) ruleByName.set(name, rule);
      }
      if (rule && (!rule[2] || rule[2](attribute(el, name) ?? "", el))) signals |= rule[1];
    }
    return signals;
  }

  // src/standards/cssIdentifier.ts
  var lastCompound = (selector) => /[^\s>+~]*$/.exec(selector)?.[0] ?? "";
  var classesIn = (compound) => [...compound.matchAll(/\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/g)].map(
    ([, written = ""]) => written.replace(/\\([\s\S])/g, "$1")
  );

  // src/interactivity/listeners.ts
  var Listeners = class {
    #delegated = new DelegatedHandlers();
    /** Documents, root elements and shadow roots on which frameworks' data was already read. */
    #seenRoots = new WeakSet2();
    /**
     * Selectors of `:hover` rules without the `:hover`, by each class name that their last compound selector requires.
     */
    #hoverSelectors = new Map();
    #document = null;
    /** Something in the document can be dragged. */
    #hasDraggable = false;
    /** Returns the signals `listener`, `framework` and `drop` as far as they apply, as bits of `SignalBit`. */
    signals(el) {
      return (this.#hasListener(el) ? 4 /* listener */ : 0) | (this.#hasFrameworkHandler(el) ? 8 /* framework */ : 0) | (this.#hasDraggable && takesDrops(el) ? 8192 /* drop */ : 0);
    }
    /** Returns whether a style rule for one of the element's classes changes its look while the pointer is over it. */
    hasHoverStyle(el) {
      const classes = attribute(el, "class");
      const scope = classes ? treeScope(el) : null;
      if (!classes || !scope) return false;
      const byClass = valueOf(this.#hoverSelectors, scope, () => hoverSelectorsByClass(scope));
      if (byClass.size === 0) return false;
      for (const name of classes.split(/\s+/))
        for (const selector of byClass.get(name) ?? []) if (matchesIfSupported(el, selector)) return true;
      return false;
    }
    /** Tells whether a listener for presses was added to the element itself. Only the document-start hook can know. */
    #hasListener(el) {
      return (hook()?.hasPressListener(el) ?? false) && !isReactContainer(el);
    }
    /** Tells whether a framework has a handler for the element, or listens for such elements on an ancestor. */
    #hasFrameworkHandler(el) {
      const delegated = this.#delegated;
      const doc = ownerDocument(el);
      if (doc !== this.#document) {
        this.#document = doc;
        this.#hasDraggable = querySelectorAll(doc, "[draggable=true],.ui-draggable").length > 0;
        if (!this.#seenRoots.has(doc)) this.#readRoots(doc, documentElement(doc) ?? doc);
      }
      const root = shadowRootOf(el);
      if (root && !this.#seenRoots.has(root)) this.#readRoots(root);
      return frameworkListens(el, delegated) || delegated.has(el);
    }
    /** Reads the data that frameworks keep on roots. This must happen before elements inside them are examined. */
    #readRoots(...objects) {
      for (const object2 of objects) {
        this.#seenRoots.add(object2);
        frameworkListens(object2, this.#delegated);
      }
    }
  };
  var MAX_RULES = 800;
  function hoverSelectorsByClass(scope) {
    const byClass = new Map();
    for (const { selectors } of hoverRules(scope, MAX_RULES)) {
      for (const selector of selectors) {
        if (!/:hover[^\s>+~]*$/.test(selector) || /::|:(?:before|after)$/.test(selector)) continue;
        const bare = selector.replace(/:hover/g, "").trim();
        for (const name of classesIn(lastCompound(bare))) valueOf(byClass, name, () => new Set()).add(bare);
      }
    }
    return byClass;
  }
  function handlerProperty(types) {
    const names = types.map((type) => `on${type}`);
    const [html, svg] = [HTMLElement, SVGElement].map(
      (owner) => names.map((name) => getter(owner, name))
    );
    return (el) => {
      const getters2 = (isHtml(el) ? html : isSvg(el) && svg) || [];
      for (let i = 0; i < getters2.length; i++)
        if (getters2[i](el) && attribute(el, names[i]) === null)
          return !isReactContainer(el);
      return false;
    };
  }
  var hasHandlerProperty = handlerProperty(["click", "mousedown", "pointerdown", "dblclick"]);
  function handlerOf(...types) {
    const either = types.join("|");
    const asAttribute = new RegExp(`^(?:on|@|x-on:|v-on:|on:|\\()(?:${either})\\b`);
    const asKey = new RegExp(`^(?:on|\\$\\$|__(?:on)?|__zone_symbol__)?:?(?:${either})`, "i");
    const hasProperty = handlerProperty(types);
    return (el, names = attributeNames(el)) => (hook()?.types?.(el) ?? []).some((type) => types.includes(type)) && !isReactContainer(el) || names.some((name) => asAttribute.test(name)) || hasProperty(el) || keepsHandler(el, asKey);
  }
  var takesDrops = handlerOf("drop");
  var isReactContainer = (el) => Object2.keys(el).some((key2) => key2.startsWith("_reactListening"));
  var knownHook;
  function hook() {
    if (knownHook === void 0) knownHook = findHook();
    return knownHook;
  }
  function findHook() {
    const record = hookRecord;
    if (record)
      return {
        hasPressListener: (target) => record.types(target).some(isPress),
        types: (target) => record.types(target)
      };
    return askHook(window) ? { hasPressListener: askHook } : null;
  }
  var send = method(EventTarget, "dispatchEvent");
  var askHook = (target) => !send(target, new Event(ASK, ownFields({ cancelable: true, composed: true })));

  // src/interactivity/clickable.ts
  var POSSIBLY_NATIVE_TAGS = new Set([...CONTROL_TAGS, "a", "area", "summary", "details", "option", "video", "audio"]);
  var WEAK_ROLES = wordSet("gridcell listbox scrollbar");
  var CLASS_NAME = /(?:^|[\s_-])(?:a|nav|text)?(?:btn|button|link|clickable|interactive|knob|handle|grip)(?:-(?:primary|secondary|default|danger|success|link|outline|icon))?(?:\s|$)/i;
  var ITEM_ROLES = /^(?:img|graphics|listitem|cell|columnheader|separator)/;
  var SORT_NAME = /(?:^|[\s_-])sort(?:able|ing|er)?(?:[\s_-]|$)/i;
  var MIN_DRAWING_SIZE = 48;
  var STRONG_RULES = [
    [
      1 /* native */,
      ({ el, tag, role }) => POSSIBLY_NATIVE_TAGS.has(tag) && (isHtml(el) ? CONTROL_TAGS.has(tag) || (tag === "a" || tag === "area") && hasAttribute(el, "href") || tag === "summary" && isSummaryOfDetails(el) || tag === "details" && hasDefaultSummary(el) || tag === "option" && role === "option" || (tag === "video" || tag === "audio") && hasAttribute(el, "controls") : tag === "a" && linkOf(el) !== null)
    ],
    [2 /* editable */, ({ el }) => isEditingHost(el)],
    [32 /* role */, ({ role }) => role !== "" && INTERACTIVE_ROLES.has(role) && !WEAK_ROLES.has(role)],
    [4096 /* mildRole */, ({ role }) => role !== "" && WEAK_ROLES.has(role)]
  ];
  var WEAK_RULES = [
    // `cursor: pointer` is inherited, so it counts only on the outermost element that has it.
    [256 /* cursor */, ({ style, parentCursor }) => style.cursor === "pointer" && parentCursor !== "pointer"],
    [512 /* draggable */, ({ style, parentCursor }) => DRAG_CURSOR.test(style.cursor) && parentCursor !== style.cursor],
    [
      2048 /* class */,
      ({ el, tag, style, reader }) => (tag === "canvas" || tag === "video" && !hasAttribute(el, "autoplay") ? reader.box(el).height >= MIN_DRAWING_SIZE && reader.box(el).width >= MIN_DRAWING_SIZE : (tag === "th" ? SORT_NAME : CLASS_NAME).test(attribute(el, "class") ?? "")) && (style.cursor === "auto" || style.cursor === "pointer")
    ],
    // Pages often highlight table rows and blocks under the pointer only to guide the eye, and icon fonts do it with
    // every icon, which is an empty element.
    [
      1024 /* hover */,
      ({ el, tag, listeners: listeners2 }) => !BLOCK_TAGS.has(tag) && firstChild(el) !== null && listeners2.hasHoverStyle(el)
    ]
  ];
  var DRAG_CURSOR = /(?:grab|move|resize)$/;
  var BLOCK_TAGS = wordSet("tr tbody table ul ol nav section article main header footer aside p img");
  function clickSignals(c) {
    const { el, tag, role, style, enclosingTarget, names } = c;
    if (tag === "body" || tag === "html") return isEditingHost(el) ? 2 /* editable */ : 0;
    let signals = c.listeners.signals(el) | signalsOf(STRONG_RULES, c);
    if (names.length !== 0) {
      signals |= attributeSignals(el, names);
      if (signals & 128 /* focusable */ && (role === "" ? /auto|scroll/.test(style.overflow) : !INTERACTIVE_ROLES.has(role) && !ITEM_ROLES.test(role)))
        signals &= ~128 /* focusable */;
      if (role === "gridcell" && hasAttribute(el, "tabindex")) signals |= 128 /* focusable */;
    }
    if (!(signals & 16 /* handler */) && hasHandlerProperty(el)) signals |= 16 /* handler */;
    const isPart2 = enclosingTarget !== null || isLabel(el, tag);
    if (!isPart2 && !isEnoughEvidence(signals)) {
      const weak = signalsOf(WEAK_RULES, c);
      if (weak && mayBePressed(el)) signals |= weak;
    }
    if (!isEnoughEvidence(signals)) return 0;
    if (isLabelOfOftenHidden(el, tag)) return 0;
    if (signals & CONTROL_SIGNALS)
      return signals & 1 /* native */ && !FIELD_TAGS2.has(tag) && ignoresPointer(c) ? 0 : signals;
    if (isPart2 && !isOwnTarget(c, signals)) return 0;
    if (namesControl(el) || isColumnHandle(c)) return 0;
    return ignoresPointer(c) ? 0 : signals;
  }
  function signalsOf(table, c) {
    let signals = 0;
    for (let i = 0; i < table.length; i++) {
      const rule = table[i];
      if (rule[1](c)) signals |= rule[0];
    }
    return signals;
  }
  var claimsDescendants = (el, tag, signals) => (signals & CLAIMING_SIGNALS) !== 0 && tag !== "details" || isLabel(el, tag);
  var CLAIMING_SIGNALS = CONTROL_SIGNALS | 256 /* cursor */ | 2048 /* class */;
  var isLabel = (el, tag) => tag === "label" && isTag(el, tag) && labelControl(el) !== null;
  function isLabelOfOftenHidden(el, tag) {
    const control = tag === "label" && isTag(el, tag) ? labelControl(el) : null;
    return control !== null && OFTEN_HIDDEN_TYPES.has(inputTypeOf(control));
  }
  function namesControl(el) {
    if (isTag(el, "label") && elementNamedBy(el)) return true;
    const id = attribute(el, "id");
    const scope = id ? treeScope(el) : null;
    const control = scope && sharedIndex(scope).namedBy.get(id);
    return !!control && !contains(el, control);
  }
  function isColumnHandle({ el, role, style }) {
    if (role !== "" || !RESIZE_CURSOR.test(style.cursor) || hasInk(textContent(el))) return false;
    const parent = flatParent(el);
    return parent !== null && matches(parent, ROW_OR_CELL);
  }
  var RESIZE_CURSOR = /resize$/;
  var ROW_OR_CELL = "tr,th,td,[role=row],[role=columnheader],[role=rowheader],[role=gridcell],[role=cell]";
  var FIELD_TAGS2 = wordSet("input select textarea option area");
  var ignoresPointer = ({ el, style, isOnHover }) => !isOnHover && style.pointerEvents === "none" && !hasAttribute(el, "disabled") && attribute(el, "aria-disabled") !== "true";
  function isOwnTarget({ el, enclosingTarget: target, reader }, signals) {
    if (!target || isTag(target, "button") || !(signals & HANDLER_SIGNALS)) return false;
    return area(el, reader) < area(target, reader) * 0.5;
  }
  function mayBePressed(el) {
    const hasPressListener = hook()?.hasPressListener;
    if (!hasPressListener) return true;
    const doc = ownerDocument(el);
    return nearest(el, (at2) => hasPressListener(at2) || hasHandlerProperty(at2)) !== null || hasPressListener(doc) || hasPressListener(documentWindow(doc) ?? window);
  }

  // src/interactivity/isInteractive.ts
  var Evidence = class {
    aria;
    listeners = new Listeners();
    /** The signals of each element, and the nearest target that it is or is in. */
    known = new Map();
    constructor(reader) {
      this.aria = new AriaPass(reader);
    }
  };
  var evidences = new WeakMap();
  function signalsAt(el, { aria, listeners: listeners2, known: known2 }) {
    const { reader } = aria;
    const path = [];
    let found;
    for (let at2 = el; at2 && !(found = known2.get(at2)); at2 = flatParent(at2)) path.push(at2);
    let [signals, enclosingTarget] = found ?? [0, null];
    for (let at2 = path.pop(); at2; at2 = path.pop()) {
      const parent = flatParentAcrossFrames(at2);
      const parentCursor = parent ? reader.style(parent).cursor : "";
      signals = clickSignals({
        el: at2,
        tag: localName(at2),
        role: meaningOf(computeRole(at2, aria)),
        style: reader.style(at2),
        parentCursor,
        enclosingTarget,
        reader,
        listeners: listeners2,
        names: namesOf(at2)
      });
      if (claimsDescendants(at2, localName(at2), signals)) enclosingTarget = at2;
      known2.set(at2, [signals, enclosingTarget]);
    }
    return signals;
  }
  var isInteractive = (el, reader) => signalsAt(
    el,
    valueOf(evidences, reader, () => new Evidence(reader))
  ) > 0;

  // src/visibility/contrast.ts
  var MIN_ALPHA = 0.05;
  var MIN_CLEAR_DIFFERENCE = 40;
  function indistinctText(el, place, repaint, reader, copy2) {
    const style = reader.style(el);
    const page = ownerDocument(el);
    const judged = (fill3) => indistinctFill(el, fill3, place, repaint, reader, copy2);
    const stroke = strokeOver(el, style);
    const own4 = stroke ?? fillOf(el, style);
    if (stroke || !valueIn(firstLines, reader, page, () => stylesFirstLines(page))) return judged(own4);
    const block = nearestIn(blocks, reader, el, (at2) => !/^(?:inline|contents)$/.test(reader.style(at2).display)) ?? el;
    const line2 = reader.pseudoStyle(block, "::first-line");
    if (!line2) return judged(own4);
    const { textFill, background, fontSize } = reader.style(block);
    const fill2 = style.textFill === textFill ? colourOf(line2.textFill) : own4;
    const behind = line2.background === background ? void 0 : ownBackground(line2);
    const isLost = parseFloat(line2.fontSize) < MIN_SIZE || behind?.colours.some((one) => !fill2 || differenceOf(fill2, one) < MIN_CLEAR_DIFFERENCE);
    const first = isLost ? "faint" : behind ? null : judged(fill2);
    const isOnlyLine = reader.box(block).height < 2 * parseFloat(fontSize);
    return isOnlyLine || first === judged(own4) ? first : "faint";
  }
  var firstLines = new WeakMap();
  var blocks = new WeakMap();
  function indistinctFill(el, fill2, place, repaint, reader, copy2) {
    const style = reader.style(el);
    const painted = copy2 ?? el;
    if (!fill2) return isSvg(el) ? "faint" : null;
    const isFilled = fill2.alpha >= MIN_ALPHA;
    const under = isFilled && isSvg(el) ? rectangleUnder(painted, place(), reader) : null;
    let background = isFilled ? under ?? backgroundBehind(painted, place, reader) : null;
    let difference = background ? differenceOn(background, fill2, repaint) : 0;
    const backdrop = style.get("backdrop-filter") || style.get("-webkit-backdrop-filter") || "none";
    if (difference >= MIN_CLEAR_DIFFERENCE)
      return mayVanish(background, repaint) || backdrop.includes("invert") ? "faint" : null;
    if (hasForcedColours(style)) return null;
    const letters2 = imageInLetters(el, style, reader);
    for (const paint of [...otherPaints(el, style, letters2), ...isFilled ? droppedShadow(el, reader) : []]) {
      if (!paint) return null;
      if (paint.alpha < MIN_ALPHA) continue;
      background ??= backgroundBehind(painted, place, reader);
      difference = Math2.max(difference, differenceOn(background, paint, repaint));
    }
    if (difference >= MIN_CLEAR_DIFFERENCE) return letters2?.isSure === false ? "faint" : null;
    if (difference >= MIN_DIFFERENCE) return "faint";
    if (!background || !isFilled) return "transparent-text";
    const isBeside = (painter) => painter !== copy2 && (painter === el || !contains(el, painter)) && !isAround(painted, painter, reader);
    const [behind = WHITE] = background.colours;
    const isClearOn = (colour) => colour !== null && differenceOf(fill2, mixedOn(colour, behind)) >= MIN_CLEAR_DIFFERENCE;
    const paintings = under ? [] : paintingsBehind(place(), background, isBeside, reader);
    if (paintings.some(({ colours, isWhole }) => isWhole && colours.some(isClearOn))) return null;
    const isCertain = backdrop === "none" && background.isKnown && isComputed(background, repaint) && paintings.length === 0;
    return isCertain ? "same-colour" : "faint";
  }
  var hasForcedColours = (style) => mediaHolds("(forced-colors: active)") && style.get("forced-color-adjust") !== "none";
  var isAround = (el, painter, reader) => painter !== el && contains(painter, el) && (isSvg(painter) || reader.style(painter).display === "inline");
  function fillOf(el, style) {
    return isSvg(el) ? paintOf(el, style, "fill") : colourOf(style.textFill);
  }
  function paintOf(el, style, which) {
    const written = style.get(which);
    const [, id, fallback = ""] = /^url\("#(.*?)"\) ?(.*)/.exec(written) ?? [];
    const paint = id === void 0 || elementById(ownerDocument(el), id) ? written : fallback;
    const colour = /^(?:none)?$/.test(paint) ? TRANSPARENT2 : colourOf(paint);
    return colour && { ...colour, alpha: colour.alpha * Number(style.get(`${which}-opacity`)) };
  }
  function strokeOver(el, style) {
    const name = isSvg(el) ? "stroke" : "-webkit-text-stroke";
    if (parseFloat(style.get(`${name}-width`)) < STEM * parseFloat(style.fontSize)) return null;
    if (/^(?:markers )?stroke/.test(style.get("paint-order"))) return null;
    const colour = isSvg(el) ? paintOf(el, style, "stroke") : colourOf(style.get(`${name}-color`));
    return colour?.alpha === 1 ? colour : null;
  }
  var STEM = 0.25;
  function otherPaints(el, style, letters2) {
    const paints = [];
    const shadow = style.get("text-shadow");
    if (shadow !== "none") paints.push(...shadowsIn(shadow));
    if (parseFloat(style.get("-webkit-text-stroke-width")) > 0)
      paints.push(colourOf(style.get("-webkit-text-stroke-color")));
    if (isSvg(el) && parseFloat(style.get("stroke-width")) > 0) paints.push(paintOf(el, style, "stroke"));
    if (letters2) {
      const { background, backgroundImage: image2 } = letters2.style;
      paints.push(colourOf(background), ...isGradient(image2) ? coloursIn(image2) : image2 === "none" ? [] : [null]);
    }
    return paints;
  }
  function droppedShadow(el, reader) {
    const shadow = (at2) => (/drop-shadow.*/.exec(reader.style(at2).filter) ?? [""])[0];
    const paints = (at2) => paintsBehind(reader.style(at2));
    const owner = nearestIn(shadowed, reader, el, (at2) => shadow(at2) !== "" || paints(at2));
    return owner && !paints(owner) ? shadowsIn(shadow(owner)) : [];
  }
  var shadowed = new WeakMap();
  var shadowsIn = (shadows) => [...shadows.matchAll(/(\w+\([^()]*\)) (\S+)px (\S+)px ([\d.]+)/g)].map(([, css = "", x, y, blur]) => {
    const colour = colourOf(css);
    const [away, radius] = [Math2.hypot(Number(x), Number(y)), Number(blur)];
    const part2 = away >= 1e3 || radius > MAX_BLUR ? 0 : away >= FAR_PX || radius > 6 ? 0.1 : 1;
    return colour && { ...colour, alpha: colour.alpha * part2 };
  });
  function imageInLetters(el, own4, reader) {
    const isEnd = (one) => isClippedToText(one) || isOpaqueBox(one) || isOutOfFlow(one.position);
    const isLayer2 = (at2) => reader.style(at2).position !== "static" || makesContext(at2, reader);
    const owner = isEnd(own4) ? null : nearestIn(letterEnds, reader, el, (at2) => isEnd(reader.style(at2)));
    const style = owner ? reader.style(owner) : own4;
    if (!isClippedToText(style)) return null;
    const isSure = !/-box/.test(style.get("background-clip")) && !mayMissBox((name) => style.get(`background-${name}`)) && (!owner || nearestIn(letterLayers, reader, el, (at2) => isClippedToText(reader.style(at2)) || isLayer2(at2)) === owner);
    return { style, isSure };
  }
  var letterEnds = new WeakMap();
  var letterLayers = new WeakMap();
  function differenceOn(background, paint, repaint) {
    const { blend, filter, opacity } = repaint;
    const tone = filter?.tone;
    const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const filtered = (one) => tone === void 0 ? one : withChannels(one, (i) => tone?.(one.rgb[i]) ?? luminance(one.rgb));
    const isFiltered = filter !== void 0 && isWithinAcrossFrames((background.around ?? background).owner, filter.el);
    const mode = isBlended(background, blend) ? blend.mode : "";
    const differences = background.colours.map((colour) => {
      const bottom = isFiltered ? filtered(colour) : colour;
      const top = filtered(paint);
      return differenceOf(blendedOn(top, bottom, mode) ?? top, bottom);
    });
    return Math2.max(...differences) * opacity;
  }
  function isBlended(background, blend) {
    const { owner, isCanvas } = background.around ?? background;
    return blend !== void 0 && !isCanvas && owner !== blend.el && contains(owner, blend.el) && contains(blend.context, owner);
  }
  var isComputed = (background, repaint) => repaint.filter?.tone !== null && !mayVanish(background, repaint);
  var mayVanish = (background, { blend }) => background !== null && isBlended(background, blend) && !blendedOn(WHITE, WHITE, blend.mode);
  function isInkHidden(el, style, reader, repaint = NOT_REPAINTED) {
    const fill2 = colourOf(style.textFill);
    const indent = parseFloat(style.get("text-indent"));
    const isMovedOut = indent < -FAR_PX && indent < -reader.box(el).width;
    if (isMovedOut || parseFloat(style.fontSize) * scaleOf(el, reader) < MIN_SIZE) return true;
    if (hasForcedColours(style)) return false;
    const around2 = backgroundBehind(el, () => reader.box(el), reader);
    const own4 = style === reader.style(el) ? void 0 : ownBackground(style);
    const background = own4 ? { ...mixed(own4, el, around2), ...own4.isOpaque && { owner: el } } : around2;
    const isSeen2 = (paint) => !paint || differenceOn(background, paint, repaint) >= MIN_DIFFERENCE;
    if (isSeen2(fill2)) return false;
    const paints = [
      ...otherPaints(el, style, imageInLetters(el, style, reader)),
      ...fill2?.alpha === 0 ? [] : droppedShadow(el, reader)
    ];
    if (paints.some(isSeen2)) return false;
    if ([fill2, ...paints].every((paint) => paint && paint.alpha < MIN_ALPHA)) return true;
    if (!background.isKnown || !isComputed(background, repaint)) return false;
    return own4?.isOpaque === true || paintingsBehind(reader.box(el), around2, (painter) => !contains(el, painter), reader).length === 0;
  }
  function vanishesOn(el, box, reader) {
    const style = reader.style(el);
    let opacity = 1;
    for (let at2 = el; at2; at2 = flatParent(at2)) opacity *= reader.style(at2).opacity;
    const background = ownBackground(box);
    const paints = [fillOf(el, style), ...otherPaints(el, style, imageInLetters(el, style, reader))];
    return background?.isKnown === true && paints.every(
      (paint) => paint && Math2.max(...background.colours.map((one) => differenceOf(paint, one))) * opacity < MIN_CLEAR_DIFFERENCE
    );
  }
  var NOT_REPAINTED = { blend: void 0, filter: void 0, opacity: 1 };

  // src/visibility/behind.ts
  function behindCovers(el, text, covers, isTested, reader, later2) {
    const own4 = reader.style(el).display === "contents" ? reader.textBox(text) : reader.box(el);
    const near = isSvg(el) ? [...covers, ...rectanglesAt(own4, el, reader).map((one) => boxAsCover(one, reader))] : covers;
    const over = near.filter(
      (cover) => meets(cover.box, own4) && (cover.pseudo || (isWithin(inDocumentOf(cover, el), cover.el) ? isLowered(cover.style) : coverage(cover.el, reader)))
    );
    const doc = ownerDocument(el);
    const mayBeHit = isTested && meets(own4, viewportOf(doc));
    if (over.length === 0 && (!mayBeHit || later2?.takes(el, text, covers))) return null;
    if (mayBeHit && hasManyTests(doc, reader)) return "faint";
    const box = reader.textBox(text);
    const hit = mayBeHit ? cachedElementAt(doc, middleOf(box), reader) : null;
    const around2 = textAssignedSlot(text) ?? el;
    const covered = hit ? leastCoverage(around2, text, box, covers, over.length > 0, reader) : 0 /* No */;
    if (covered) return covered === 2 /* Surely */ ? "behind" : "faint";
    const untested = hit ? over.filter((cover) => cover.style.pointerEvents === "none" || inDocumentOf(cover, el) !== el) : over;
    if (untested.some((cover) => isPaintedOver(cover, el, box, reader))) return "faint";
    const under = over.filter((cover) => isPaintedUnder(cover, el, box, reader)).at(-1);
    return under && vanishesOn(el, under.style, reader) ? "faint" : null;
  }
  function inDocumentOf({ el: owner }, el) {
    let at2 = el;
    while (at2 && ownerDocument(at2) !== ownerDocument(owner)) at2 = frameElementOf(at2);
    return at2 ?? el;
  }
  function leastCoverage(el, text, box, covers, isPartly, reader) {
    let least = 2 /* Surely */;
    let covered = 0;
    const test = (point) => {
      const hit = cachedElementAt(ownerDocument(el), point, reader);
      const found = hit ? coverageAt(point, hit, el, covers, reader) : least;
      least = Math2.min(least, found);
      covered += Math2.min(found, 1);
    };
    test(middleOf(box));
    const lines = least || isPartly || foundBehind.has(text) ? inSight(el, reader.textBoxes(text).slice(0, MAX_LINES), reader) : [];
    if (!lines.length) return 0 /* No */;
    covered = 0;
    for (const line2 of lines) for (const [across, down] of SPOTS2) test(pointIn(line2, across, down));
    return least || (3 * covered < lines.length * SPOTS2.length ? 0 /* No */ : 1 /* Perhaps */);
  }
  var MAX_LINES = 4;
  var foundBehind = new WeakSet2();
  var SPOTS2 = [0.05, 0.5, 0.95].flatMap((across) => [0.3, 0.7].map((down) => [across, down]));
  function coverageAt(point, hit, el, covers, reader) {
    if (isWithin(el, hit)) {
      if (hasGeneratedOver(hit, point, reader)) return 2 /* Surely */;
      if (hit === el) return 0 /* No */;
      const over = covers.map(
        ({ el: one, pseudo }) => !pseudo && one !== hit && isWithin(one, hit) && isWithin(el, one) ? coverageOfBackground(one, point, reader) : 0 /* No */
      );
      return Math2.max(0 /* No */, ...over);
    }
    let best = 0 /* No */;
    for (let at2 = hit; at2 && !isWithin(el, at2); at2 = flatParent(at2)) {
      const style = reader.style(at2);
      if (/fixed|sticky/.test(style.position) || letsThrough(style)) return 0 /* No */;
      if (style.position !== "static" && isRaised(style)) return 0 /* No */;
      if (hasGeneratedOver(at2, point, reader)) best = 2 /* Surely */;
      else if (isInside(point, reader.box(at2))) best = Math2.max(best, coverage(at2, reader));
    }
    return best;
  }
  var hasGeneratedOver = (el, point, reader) => generatedOver(el, reader).some(({ box, style }) => !isLowered(style) && isInside(point, box));
  function isPaintedOver(cover, inner, text, reader) {
    const { el: owner, box, style, pseudo } = cover;
    const el = inDocumentOf(cover, inner);
    const isAround2 = isWithin(el, owner);
    if (isAround2 && !pseudo) return el === inner && coverageOfBackground(owner, text, reader) !== 0 /* No */;
    if (isLowered(style) || !isInside(text, box)) return false;
    for (let at2 = owner; at2 && !isWithin(el, at2); at2 = flatParent(at2)) {
      const around2 = reader.style(at2);
      if (around2.visibility !== "visible" || around2.clipPath !== "none" || letsThrough(around2)) return false;
    }
    const follows = pseudo && isAround2 ? pseudo === "::after" : (comparePosition(el, owner) & FOLLOWING) !== 0;
    let isOver = follows || style.position !== "static";
    for (let at2 = el; at2 && !isWithin(owner, at2); at2 = flatParent(at2)) {
      const around2 = reader.style(at2);
      if (around2.position === "static") continue;
      if (isRaised(around2) && !isRaised(style)) return false;
      isOver = follows && style.position !== "static";
    }
    return isOver;
  }
  var FOLLOWING = 4;
  function coverageOfBackground(lowered, text, reader) {
    const hides = (at2) => coverage(at2, reader) !== 0 /* No */ && !paintsCanvas(at2, reader) && isInside(text, reader.box(at2));
    const end = nearest(flatParent(lowered), (at2) => makesContext(at2, reader) || hides(at2));
    return end && !makesContext(end, reader) ? coverage(end, reader) : 0 /* No */;
  }
  function isPaintedUnder(cover, el, text, reader) {
    const { el: owner, box, style, pseudo } = cover;
    if (inDocumentOf(cover, el) !== el) return false;
    if (style.clipPath !== "none" || !isInside(text, box) || !pseudo && isWithin(el, owner)) return false;
    const isInFlow2 = !isLowered(style) || pseudo && makesContext(owner, reader);
    const { owner: painter } = backgroundOf(el, reader);
    return isWithin(isInFlow2 ? owner : contextAround2(owner, reader), painter) || paintsCanvas(painter, reader);
  }

  // src/visibility/textHidden.ts
  function legibility(el, text, style, outer2, inside2, reader, later2) {
    const size = drawnSize(el, text, style, outer2, reader);
    if (size < MIN_SIZE) return "tiny-text";
    if (isUnplaced(outer2.reveal)) return null;
    const isMoved = inside2.pulled === true || parseFloat(style.get("text-indent")) !== 0 || parseFloat(style.get("margin-left")) < -FAR_PX;
    const reason = placeOfTextHidden(el, text, style, outer2, inside2, isMoved, reader);
    if (reason) return reason;
    const line2 = thickLine(el, style, reader);
    const indistinct = indistinctText(el, () => reader.textBox(text), inside2, reader);
    if (indistinct && indistinct !== "faint") return line2 === "background" ? "faint" : indistinct;
    if (line2 === "behind") return line2;
    const isTested = isHtml(el) && !inside2.inert && !inside2.reveal && style.pointerEvents !== "none";
    const behind = behindCovers(el, text, inside2.covers, isTested, reader, later2);
    return behind ?? indistinct ?? (line2 === "faint" || inside2.isBlurred || size < MIN_CLEAR_SIZE ? "faint" : null);
  }
  function thickLine(el, style, reader) {
    const owner = nearestIn(thickLines, reader, el, (at2) => thicknessOf(reader.style(at2)) > MAX_USUAL_LINE);
    if (!owner) return null;
    const own4 = reader.style(owner);
    const ratio = thicknessOf(own4) / parseFloat(style.fontSize);
    if (ratio < HALF_OF_LETTERS) return null;
    const colour = colourOf(own4.get("text-decoration-color"));
    if (own4.decorationLine.includes("line-through"))
      return ratio > ALL_OF_LETTERS && (colour?.alpha ?? 0) >= MIN_OPAQUE ? "behind" : "faint";
    const fill2 = colourOf(style.textFill);
    return colour && fill2 && differenceOf(mixedOn(fill2, WHITE), mixedOn(colour, WHITE)) < MIN_DIFFERENCE ? "faint" : "background";
  }
  var thickLines = new WeakMap();
  var MAX_USUAL_LINE = 4;
  var HALF_OF_LETTERS = 0.4;
  var ALL_OF_LETTERS = 1.4;
  function thicknessOf(style) {
    if (/^(?:none)?$/.test(style.decorationLine)) return 0;
    const thickness = style.get("text-decoration-thickness");
    return (parseFloat(thickness) || 0) * (thickness.endsWith("%") ? parseFloat(style.fontSize) / 100 : 1);
  }
  var USUAL_ASPECT = 0.5;
  var MIN_CLEAR_SIZE = 5;
  function textHidden(...args) {
    const result = legibility(...args);
    return result === "faint" ? null : result;
  }
  function drawnSize(el, text, style, outer2, reader) {
    const { a, b } = outer2.space.toTop;
    const adjusted = parseFloat(style.get("font-size-adjust")) / USUAL_ASPECT;
    const size = parseFloat(style.fontSize) * (adjusted >= 0 ? adjusted : 1) * Math2.hypot(a, b);
    if (isHtml(el)) return size * scaleOf(el, reader);
    const whole = isSvg(el) ? closest(el, "text") : null;
    const { height } = whole ? reader.box(whole) : reader.textBox(text);
    return Math2.min(height / 1.2, whole ? size * scaleOfDrawing(el) : Infinity);
  }
  function placeOfTextHidden(el, text, style, outer2, inside2, isMoved, reader) {
    const box = textBox(el, text, style, isMoved || inside2.clip !== outer2.clip, reader);
    if (box.width <= 0 || box.height <= 0 || isInCollapsedColumn(el, reader)) return "zero-size";
    const place = (box === reader.box(el) ? ownPlaceHidden(el, box, style, outer2, reader) : placeHidden(box, style.position, outer2)) ?? (inside2.clip !== outer2.clip ? placeHidden(box, "static", inside2) : isInside(box, clipOf(style.position, outer2.clip)) ? null : placeHidden(textBox(el, text, style, true, reader), style.position, outer2));
    return place && isMoved ? "text-outside" : place;
  }
  function isInCollapsedColumn(el, reader) {
    const cell = closest(el, "td,th");
    if (!cell || reader.box(cell).width > 0) return false;
    const table = closest(el, "table");
    const columns = table ? [...querySelectorAll(table, "col,colgroup")] : [];
    return columns.some((column) => reader.style(column).visibility === "collapse");
  }
  var MAY_SHOW_OTHER = /-|^object$/;
  function textBox(el, text, style, isElsewhere3, reader) {
    const own4 = style.display === "contents" || MAY_SHOW_OTHER.test(localName(el)) ? null : reader.box(el);
    if (own4 && !isElsewhere3 && own4.width > 0 && own4.height > 0) return own4;
    const box = reader.textBox(text);
    return own4 && box.height === 0 && data(text).trim().length <= MAX_FIRST_LETTER ? own4 : box;
  }
  var MAX_FIRST_LETTER = 3;
  function onlyHiddenText(el, outer2, inside2, reader, later2) {
    let reason = null;
    for (let c = firstChild(el); c; c = nextSibling(c)) {
      if (!isText(c)) return null;
      if (isBlank(data(c))) continue;
      reason = textHidden(el, c, reader.style(el), outer2, inside2, reader, later2);
      if (!reason) return null;
    }
    return reason;
  }
  function isPaintedBox(style, reason) {
    return style.backgroundImage !== "none" || reason !== "same-colour" && colourOf(style.background)?.alpha !== 0 || parseFloat(style.get("border-top-width")) > 0 || parseFloat(style.get("border-bottom-width")) > 0;
  }

  // src/visibility/checkVisibility.ts
  function checkVisibility2(el, reader = new LayoutReader(), later2) {
    const { outer: outer2, hidden, unreachable } = checkAncestors(el, reader, later2);
    const reason = hidden ?? unreachable;
    if (reason || !outer2) return { visible: false, inViewport: false, reason: reason ?? "detached" };
    const { x, y, width, height } = boxThrough(
      mapToTop(ownerDocument(el), reader),
      reader.box((boxHidden(el, reader.style(el), outer2, reader) ? visibleSubstitute(el, reader) : null) ?? el)
    );
    const boundingBox2 = { x: Math2.round(x), y: Math2.round(y), width: Math2.round(width), height: Math2.round(height) };
    const { width: vw, height: vh } = windowSize();
    const inViewport2 = boundingBox2.x < vw && boundingBox2.y < vh && boundingBox2.x + width > 0 && boundingBox2.y + height > 0;
    return { visible: true, inViewport: inViewport2, boundingBox: boundingBox2 };
  }
  var whyHidden = (el, reader, later2) => checkAncestors(el, reader, later2).hidden;
  var isShownOnHover = (el, reader) => checkAncestors(el, reader).isOnHover === true;
  var revealAround = (el, reader) => checkAncestors(el, reader).outer?.reveal;
  function takesKeysUnseen(field, reason, reader) {
    if (!LAID_OUT_BUT_UNSEEN.has(reason)) return false;
    const isChoice = isTag(field, "input") && !isTextInput(field) && inputType(field) !== "hidden";
    const takesKeys = isChoice || isTextInput(field) || isTag(field, "textarea") || isTag(field, "select") || isEditingHost(field) || isHtml(field) && !!editContext(field);
    let around2 = isChoice && reason !== "transparent" ? flatParent(field) : field;
    while (around2 && Math2.min(reader.box(around2).width, reader.box(around2).height) < MIN_DRAWN_SIZE)
      around2 = flatParent(around2);
    if (!takesKeys || !around2) return false;
    return around2 === field ? reason === "transparent" : whyHidden(around2, reader) === null;
  }
  var LAID_OUT_BUT_UNSEEN = new Set(["transparent", "zero-size", "clipped", "off-page"]);
  var MIN_DRAWN_SIZE = 10;
  function checkAncestors(el, reader, later2) {
    const doc = ownerDocument(el);
    if (!isConnected(el) || !doc || !documentWindow(doc)) return { outer: null, hidden: "detached", unreachable: null };
    const chain = ancestors2(el);
    let outer2 = null;
    let behindModal = false;
    let hoverReason = null;
    for (let i = chain.length - 1; i >= 0; i--) {
      const at2 = chain[i];
      if (localName(at2) === "html" || !outer2) {
        const doc2 = ownerDocument(at2);
        const frame2 = frameElementOf(doc2);
        const space = frame2 && outer2 ? frameSpace(doc2, reader, frame2, outer2.space) : frameSpace(doc2, reader);
        outer2 = rootSurroundings(space, outer2 ?? void 0);
        behindModal ||= modalOver(el, reader, doc2) !== null;
      }
      outer2 = surroundingsOf(at2, reader.style(at2), outer2, reader);
      if (outer2.reveal?.root === at2 && !outer2.reveal.isShown) hoverReason ??= styleReason(outer2.reveal);
      if (i === 0) break;
      const hidden = contentReason(at2, chain[i - 1], outer2, reader);
      if (hidden) {
        const substitute = BOX_REASONS.test(hidden) && visibleSubstitute(el, reader);
        if (!substitute || isWithinAcrossFrames(substitute, at2)) return { outer: outer2, hidden, unreachable: null };
      }
      outer2 = inside(at2, outer2, reader);
    }
    const around2 = outer2;
    const isInert = behindModal || reader.style(el).isInert;
    const unreachable = unreachableReason(inside(el, around2, reader)) ?? (isInert ? "inert" : null);
    const own4 = ownReason(el, around2, reader, later2);
    return { outer: around2, hidden: own4 ?? hoverReason, isOnHover: !own4 && hoverReason !== null, unreachable };
  }
  var BOX_REASONS = /^(clipped|display-none)/;
  var styleReason = ({ hides }) => hides & 1 /* Display */ ? "display-none" : hides & 2 /* Visibility */ ? "visibility-hidden" : hides & 4 /* Opacity */ ? "transparent" : "clipped";
  var unreachableReason = ({ ariaHidden, inert }) => ariaHidden ? "aria-hidden" : inert ? "inert" : null;
  var inside = (el, outer2, reader) => surroundingsInside(el, reader.style(el), outer2, reader, localName(el) === "html" || localName(el) === "body");
  function ancestors2(el) {
    const chain = [];
    for (let at2 = el; at2; at2 = flatParentAcrossFrames(at2)) chain.push(at2);
    return chain;
  }
  function contentReason(at2, child, outer2, reader) {
    const style = reader.style(at2);
    if (isUnrendered(at2, localName(at2), reader)) return "not-rendered";
    if (isTag(at2, "select") && !isListBox(at2)) return "option-closed";
    const hidden = localName(at2) === "map" ? null : subtreeHidden(at2, style, outer2, reader);
    if (hidden) return hidden;
    if (parentElement(child) === at2 && (shadowRootOf(at2) ? !assignedSlot(child) : isTag(at2, "slot") && !flatChildren(at2).includes(child)))
      return "unslotted";
    if (isFrame(at2)) return visibilityHidden(style, outer2) ? "visibility-hidden" : boxHidden(at2, style, outer2, reader);
    const skipped = contentSkipped(at2, reader);
    return skipped === "closed-details" && child === childOfTag(at2, "summary") ? null : skipped;
  }
  function ownReason(el, outer2, reader, later2) {
    const style = reader.style(el);
    const parent = parentNode(el);
    if (isUnrendered(el, localName(el), reader) || parent && isElement(parent) && OPAQUE.has(localName(parent)) && isHtml(parent))
      return "not-rendered";
    const within2 = inside(el, outer2, reader);
    if (visibleSubstitute(el, reader)) return null;
    if (isTag(el, "area")) return imageReason(el, reader);
    const reason = subtreeHidden(el, style, outer2, reader) ?? (visibilityHidden(style, outer2) ? "visibility-hidden" : null) ?? (isFaded(within2) && !isClickedThrough(el, reader) ? "transparent" : null);
    if (reason) return reason;
    const boxless = style.display === "contents" ? null : boxHidden(el, style, outer2, reader) ?? (isUnplaced(outer2.reveal) ? null : clippedToPixel(el, reader));
    if (boxless) return showsContent2(el, outer2, within2, reader) ? null : contentSkipped(el, reader) ?? boxless;
    const isOperated = isTag(el, "select") || isTag(el, "option");
    const text = isOperated || OPAQUE.has(localName(el)) ? null : onlyHiddenText(el, outer2, within2, reader, later2);
    return text && !isPaintedBox(style, text) && !isInteractive(el, reader) ? text : null;
  }
  function clippedToPixel(el, reader) {
    return isClippedToPixel(el, reader) && !OPAQUE.has(localName(el)) && flatChildren(el).length > 0 ? "clipped" : null;
  }
  function showsContent2(el, outer2, within2, reader) {
    if (OPAQUE.has(localName(el)) || contentSkipped(el, reader)) return false;
    return flatChildren(el).some((child) => {
      if (isText(child)) return !isBlank(data(child)) && !textHidden(el, child, reader.style(el), outer2, within2, reader);
      if (!isElement(child)) return false;
      const around2 = surroundingsOf(child, reader.style(child), within2, reader);
      return !unreachableReason(inside(child, around2, reader)) && ownReason(child, around2, reader) === null;
    });
  }
  function imageReason(area2, reader) {
    const image2 = imageOfArea(area2, reader);
    return (image2 && checkVisibility2(image2, reader).reason) ?? "not-rendered";
  }
  function isClickedThrough(el, reader) {
    const type = isTag(el, "input") ? inputType(el) : localName(el);
    return (CLICKED_THROUGH.has(type) || TYPED.test(type) && fadesIn(el, reader)) && reader.style(el).pointerEvents !== "none";
  }
  var CLICKED_THROUGH = wordSet("select checkbox radio file range color date time");
  var TYPED = /^(?:text|textarea|email|tel|url|search|number|password)$/;
  function fadesIn(el, reader) {
    const faded = nearest(el, (at2) => reader.style(at2).opacity === 0);
    return faded !== null && faded !== el && parseFloat(reader.style(faded).get("transition-duration")) > 0;
  }

  // src/visibility/reachability.ts
  function obstacleTo(el, reader, options = {}) {
    for (const check of CHECKS) {
      const found = check(el, reader, options);
      if (found) return found;
    }
    return null;
  }
  var CHECKS = [
    (el, reader, { keysOnly, hovers, later: later2 }) => {
      const reason = whyHidden(el, reader, later2);
      if (!reason || keysOnly && takesKeysUnseen(el, reason, reader)) return null;
      const by = revealAround(el, reader)?.trigger;
      return by && hovers ? null : { state: "hidden", reason, ...by && { by } };
    },
    (el, reader) => {
      const by = inertBy(el, reader);
      return by && { state: "inert", by };
    },
    (el, reader) => {
      const by = disabledBy(el, new AriaPass(reader, true));
      return by && { state: "disabled", by };
    }
  ];
  function inertBy(el, reader) {
    const by = inertAround(el) ?? (reader.style(el).isInert ? el : null);
    if (by) return by;
    for (let at2 = el; at2; at2 = flatParentAcrossFrames(at2)) {
      const over = localName(at2) === "html" || at2 === el ? modalOver(el, reader, ownerDocument(at2)) : null;
      if (over) return over;
    }
    return null;
  }

  // src/actions/actionability/gate.ts
  var deadlineOf = (timeout = DEFAULT_TIMEOUT) => now() + timeout;
  var RESTLESS = 1e3;
  var hoverGate = null;
  var PAUSE = 40;
  var ROUND = 1e3;
  var APART = 12;
  async function ready(el, given) {
    const gate = ownFields(given);
    const start = now();
    const deadline = gate.deadline ?? deadlineOf(gate.timeout);
    const mayScroll = gate.scrollIntoView !== false;
    let met = { code: "", since: start };
    let place = 0;
    let round = start;
    let before = null;
    let looked = 0;
    let drawn = false;
    let isRestless = false;
    for (; ; ) {
      throwIfCancelled();
      const reader = new LayoutReader();
      const isLast = now() >= deadline;
      let refusal3 = refusalFor(el, gate, reader);
      const reveal = refusal3 || gate.force || !hoverGate ? void 0 : revealAround(el, reader);
      if (reveal) return hoverGate(el, reveal.trigger, gate, reader);
      const box = boxesOf(el, reader)[0] ?? reader.box(el);
      if (!refusal3 && (gate.force || !gate.pointer)) {
        if (mayScroll && !isInView(el, box, reader) && place < PLACES.length) scrollTo(el, place++);
        const scrolled = new LayoutReader();
        const cover = gate.editable && !gate.force ? pageCover(el, scrolled) : null;
        if (!cover) return { hit: el, point: centre(scrolled.box(el), gate.position), direct: true };
        refusal3 = { code: "covered", blocker: cover };
      }
      const isSame = before !== null && same2(before, box);
      const isUndrawn = (!drawn || isAboutToMove(el)) && isDrawing(el) && now() - looked < 500;
      const tooSoon = looked + APART - now();
      if (!refusal3 && isSame && (isUndrawn || tooSoon > 0) && !isLast) {
        if (isUndrawn) drawn = await frame() || drawn;
        else await sleep(tooSoon);
        continue;
      }
      if (!refusal3 && (isSame || isRestless || isLast)) {
        const found = pointerTarget(el, gate.position, reader);
        if (hasField(found, "hit")) return found;
        refusal3 = found;
      } else if (!refusal3) {
        if (before) refusal3 = { code: "moving" };
        else if (mayScroll && place === 0 && !isInView(el, box, reader)) scrollTo(el, place++);
      }
      if (refusal3) {
        const { code } = refusal3;
        if (code === "detached") return refusal3;
        if (code !== met.code) met = { code, since: now() };
        isRestless ||= code === "moving" && (now() - met.since >= RESTLESS || movesForever(el));
        const scrolls = mayScroll && (code === "covered" || code === "off_screen");
        if (place === PLACES.length && now() - round >= ROUND && !isLast) [place, round] = [0, now()];
        if (scrolls && place < PLACES.length) scrollTo(el, place++);
        else if (isLast) return { ...refusal3, waited: Math2.round(now() - met.since) };
        else if (now() - met.since >= RESTLESS) await sleep(PAUSE);
      }
      before = box;
      looked = now();
      if (!isLast) drawn = await frame();
    }
  }
  function refusalFor(el, gate, reader) {
    const found = obstacleTo(el, reader, { keysOnly: !gate.pointer, hovers: true });
    if (found?.state === "hidden" && found.reason === "detached") return { code: "detached" };
    if (gate.force) return null;
    switch (found?.state) {
      case "hidden":
        return { code: found.reason === "off-page" ? "off_screen" : "hidden" };
      case "inert":
        return isModalDialog(found.by) && !isWithinAcrossFrames(el, found.by) ? { code: "covered", blocker: found.by } : { code: "inert" };
      case "disabled":
        return { code: "disabled" };
      default:
        return gate.editable && isReadOnly(el) ? { code: "readonly" } : null;
    }
  }
  function pointerTarget(el, position2, reader) {
    const found = hitTarget(el, reader, position2);
    switch (found.state) {
      case "hit":
        return found;
      case "covered":
        return { code: "covered", blocker: found.by };
      default:
        return { code: "off_screen" };
    }
  }
  var isDrawing = (el) => documentVisibility(ownerDocument(el)) === "visible";
  var isInView = (el, box, reader) => isOnScreen(ownerDocument(el), centre(box, void 0), reader);
  function centre(box, position2) {
    if (position2) return { x: box.x + position2.x, y: box.y + position2.y };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  var same2 = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
  function pageCover(field, reader) {
    let el = field;
    for (let p = flatParent(el); p && Math2.min(reader.box(el).width, reader.box(el).height) < 10; p = flatParent(p))
      el = p;
    const found = hitTarget(el, reader);
    if (found.state !== "covered") return null;
    const { width, height } = viewportSize(ownerDocument(el));
    for (let node = found.by; node && !isWithinAcrossFrames(el, node); node = flatParent(node)) {
      const seen2 = intersect(reader.box(node), { x: 0, y: 0, width, height });
      if (matches(node, "dialog,[aria-modal=true]") || seen2.width * seen2.height > width * height * 0.5) return found.by;
    }
    return null;
  }

  // src/actions/controls/nativeChoices.ts
  function radioGroup(radio) {
    const name = attribute(radio, "name");
    if (!name) return [radio];
    const inputs = querySelectorAll(getRootNode(radio), "input[type=radio i]");
    return [...inputs].filter(
      (one) => attribute(one, "name") === name && inputForm(one) === inputForm(radio)
    );
  }
  function chooseAll(select) {
    if (!isSelect(select) || !selectMultiple(select)) return false;
    chooseOnly(select, (option) => !isDisabledOption(option));
    return true;
  }
  function chooseOnly(select, isMeant2) {
    const options = [...selectOptions(select)];
    const before = choiceIn(select);
    if (selectMultiple(select))
      options.forEach((option, i) => {
        const isChosen = isMeant2(option, i);
        if (optionSelected(option) !== isChosen) setOptionSelected(option, isChosen);
      });
    else setSelectedIndex(select, options.findIndex(isMeant2));
    if (choiceIn(select) !== before) announceChoice(select);
  }
  var choiceIn = (select) => [...selectOptions(select)].map(optionSelected).join();
  var isDisabledOption = (option) => optionDisabled(option) || matches(option, "optgroup:disabled *");
  function announceChoice(control, kind = "Event") {
    fire(control, kind, "input", { bubbles: true, composed: true });
    fire(control, "Event", "change", { bubbles: true });
  }

  // src/actions/controls/rangeInput.ts
  function limitsOf(range2) {
    const limit2 = (name, otherwise) => {
      const given = parseFloat(attribute(range2, name) ?? "");
      return Number.isFinite(given) ? given : otherwise;
    };
    const min = limit2("min", 0);
    return { min, max: Math2.max(min, limit2("max", 100)) };
  }
  function directionOf(range2, { width, height }) {
    const style = new LayoutReader().style(range2);
    const isTurned2 = !style.get("writing-mode").startsWith("horizontal");
    const isTall = !isTurned2 && height > width;
    return { isVertical: isTurned2 || isTall, isReversed: isTall || style.get("direction") === "rtl" };
  }
  function setRange(range2, value2) {
    const before = inputValue(range2);
    setFieldValue(range2, String(value2));
    if (inputValue(range2) !== before) announceChoice(range2);
  }
  function slideTo(hit, point) {
    if (!isInput(hit) || inputType(hit) !== "range") return;
    const box = new LayoutReader().box(hit);
    const { min, max } = limitsOf(hit);
    const { isVertical, isReversed } = directionOf(hit, box);
    const part2 = isVertical ? (point.y - box.y) / box.height : (point.x - box.x) / box.width;
    setRange(hit, min + Math2.min(1, Math2.max(0, isReversed ? 1 - part2 : part2)) * (max - min));
  }
  function keyInRange(range2, key2) {
    const { min, max } = limitsOf(range2);
    const given = Number(attribute(range2, "step"));
    const step = attribute(range2, "step") === "any" ? (max - min) / 100 : given > 0 ? given : 1;
    const page = Math2.max(step, Math2.round((max - min) / 10 / step) * step);
    const { isVertical, isReversed } = directionOf(range2, new LayoutReader().box(range2));
    const right = isReversed && !isVertical ? -step : step;
    const up = isReversed || !isVertical ? step : -step;
    const now2 = Number(inputValue(range2));
    const values = {
      ...{ ArrowUp: now2 + up, ArrowDown: now2 - up, ArrowRight: now2 + right, ArrowLeft: now2 - right },
      ...{ PageUp: now2 + page, PageDown: now2 - page, Home: min, End: max }
    };
    setRange(range2, Math2.min(max, Math2.max(min, values[key2])));
    return true;
  }

  // src/actions/keyboard/escapeKey.ts
  function escape({ doc, target }) {
    const inner = ownerDocument(target) ?? doc;
    for (let d = inner; d; d = outer(d)) if (closePopover(d) || closeModal(d)) return true;
    return false;
  }
  function outer(doc) {
    const frame2 = frameElementOf(doc);
    return frame2 && ownerDocument(frame2);
  }
  function closePopover(doc) {
    const open2 = openPopovers(doc).at(-1);
    if (open2) hidePopover(open2);
    return open2 !== void 0;
  }
  var openPopovers = (doc) => treeScopesIn(doc).flatMap((scope) => [...querySelectorAll(scope, "[popover]:popover-open")]).filter((p) => attribute(p, "popover") !== "manual");
  function closeModal(doc) {
    const dialog = topDialog(doc);
    if (!dialog || !isTag(dialog, "dialog") || attribute(dialog, "closedby") === "none") return false;
    requestClose(dialog);
    return true;
  }
  function requestClose(dialog) {
    if (fire(dialog, "Event", "cancel", { cancelable: true })) closeDialog(dialog);
  }

  // src/dom/invoked.ts
  var ofButton = {
    popovertarget: getter(HTMLButtonElement, "popoverTargetElement"),
    commandfor: getter(HTMLButtonElement, "commandForElement")
  };
  var ofInput2 = getter(HTMLInputElement, "popoverTargetElement");
  function invokedBy(el, name) {
    const id = attribute(el, name);
    return id === "" ? referredTo(setByScript(el, name) ?? null) : elementWithId(el, id);
  }
  function setByScript(el, name) {
    if (isTag(el, "button")) return ofButton[name](el);
    return name === "popovertarget" && isInput(el) ? ofInput2(el) : null;
  }

  // src/actions/gestures/mouseDefaults.ts
  function afterPress(hit, state, detail, hadFocus, choice) {
    placeCaret(hit, state, detail, hadFocus);
    slideTo(hit, state.point);
    if (choiceOf(hit) === choice) chooseOption(hit, state.modifiers);
  }
  function choiceOf(hit) {
    const select = listOf(hit);
    return select && choiceIn(select);
  }
  function listOf(option) {
    const select = closest(option, "select");
    return select && isSelect(select) ? select : null;
  }
  function lightDismiss(hit, point) {
    const doc = ownerDocument(hit);
    const open2 = openPopovers(doc);
    const kept2 = open2.filter((p) => isWithin(hit, p) || opens(hit, p));
    for (const popover of open2.reverse()) {
      if (!kept2.some((k) => k === popover || isWithin(k, popover) || invokers(k).some((b) => isWithin(b, popover))))
        hidePopover(popover);
    }
    const dialog = closest(hit, "dialog[open]");
    const { x, y, width, height } = new LayoutReader().box(hit);
    const outside = point.x < x || point.y < y || point.x >= x + width || point.y >= y + height;
    if (dialog && isTag(dialog, "dialog") && dialog === hit && outside && attribute(dialog, "closedby") === "any")
      requestClose(dialog);
  }
  var opens = (hit, popover) => nearest(hit, (at2) => targetOf(at2) === popover) !== null;
  var targetOf = (el) => invokedBy(el, "popovertarget") ?? invokedBy(el, "commandfor");
  function invokers(popover) {
    const scope = treeScope(popover);
    return scope ? [...querySelectorAll(scope, "[popovertarget],[commandfor]")].filter((b) => targetOf(b) === popover) : [];
  }
  function placeCaret(hit, { point, modifiers: modifiers2 }, detail, hadFocus) {
    const editable = editableAt(hit);
    if (editable?.kind === "field") {
      if (detail > 1) selectAround(editable.el, detail);
      else if (!hadFocus && !isTag(hit, "label")) caretToEnd(editable.el);
      return;
    }
    const host = editingHost(hit);
    const selection = selectionOf(hit);
    const found = caretAt(hit, point.x, point.y);
    const isInside2 = found && (!host || contains(host, found.node));
    const place = isInside2 ? found : detail > 2 ? { node: hit, offset: 0 } : null;
    if (!selection || !place) return;
    if (matches(hit, "button,select,input,[draggable=true]") || !isSelectable(hit, new LayoutReader())) return;
    if (modifiers2?.shift && selection.rangeCount) selection.extend(place.node, place.offset);
    else if (detail === 1) selection.collapse(place.node, place.offset);
    else if (detail > 2) selection.selectAllChildren(blockAround(place.node, host));
    else if (typeof selection.modify === "function") {
      selection.collapse(place.node, place.offset);
      selection.modify("move", "forward", "character");
      selection.modify("move", "backward", "word");
      selection.modify("extend", "forward", "word");
    }
  }
  function selectAround(field, detail) {
    const value2 = fieldValue(field);
    const caret = fieldRange(field)?.end ?? 0;
    const isInside2 = (at2) => {
      const character = value2[at2];
      return character !== void 0 && (detail > 2 ? character !== "\n" : isWord(character));
    };
    let [start, end] = [caret, caret];
    while (isInside2(start - 1)) start--;
    while (isInside2(end)) end++;
    selectRange(field, start, end);
  }
  function blockAround(text, host) {
    const reader = new LayoutReader();
    let el = isElement(text) ? text : flatParent(text);
    for (let up = flatParent(el); up && el !== host && reader.style(el).display.startsWith("inline"); up = flatParent(el))
      el = up;
    return el;
  }
  function chooseOption(hit, modifiers2) {
    if (!isTag(hit, "option") || isDisabledOption(hit)) return;
    const select = listOf(hit);
    if (!select) return;
    const options = [...selectOptions(select)];
    const isMultiple = selectMultiple(select);
    const adds = isMultiple && (modifiers2?.ctrl === true || modifiers2?.meta === true);
    const at2 = options.indexOf(hit);
    const first = isMultiple && modifiers2?.shift ? options.findIndex(optionSelected) : at2;
    const [from, to] = first < 0 ? [at2, at2] : [Math2.min(first, at2), Math2.max(first, at2)];
    chooseOnly(select, (option, i) => {
      const isChosen = optionSelected(option);
      const isMeant2 = i === at2 && adds ? !isChosen : i >= from && i <= to || adds && isChosen;
      return isMeant2 && (isChosen || !isDisabledOption(option));
    });
  }

  // src/actions/gestures/pointerCapture.ts
  function emulateCapture(el) {
    let holder = null;
    const tell = (type) => {
      if (holder && isConnected(holder))
        fire(holder, "PointerEvent", type, {
          bubbles: true,
          composed: true,
          ...MOUSE_POINTER
        });
    };
    const release2 = () => {
      tell("lostpointercapture");
      holder = null;
    };
    const take = (el2) => {
      if (holder === el2) return;
      if (holder) release2();
      holder = el2;
      tell("gotpointercapture");
    };
    const answers4 = {
      setPointerCapture: take,
      releasePointerCapture: (el2) => {
        if (holder === el2) release2();
      },
      hasPointerCapture: (el2) => holder === el2
    };
    const restore = Object2.entries(answers4).map(
      ([name, answer]) => replaceMethod(
        realmOf(el).Element.prototype,
        name,
        (original) => function(...args) {
          return args[0] === MOUSE_POINTER.pointerId ? answer(this) : Reflect2.apply(original, this, args);
        }
      )
    );
    return {
      target: () => holder && isConnected(holder) ? holder : null,
      end() {
        if (holder) release2();
        for (const end of restore) end?.();
      }
    };
  }

  // src/dom/focusedElement.ts
  function focusedElement(doc) {
    let found = null;
    let el = activeElement(doc);
    let scope = doc;
    while (el && el !== documentBody(scope)) {
      found = el;
      const root = shadowRootOf(el);
      const inner = root && shadowActiveElement(root);
      if (inner) {
        el = inner;
        continue;
      }
      const frame2 = isFrame(el) ? readableFrameDocument(el) : null;
      if (!frame2) break;
      scope = frame2;
      el = activeElement(frame2);
    }
    return found;
  }

  // src/actions/editing/formSubmission.ts
  var committed = new WeakMap();
  function beginEditing(field) {
    if (!committed.has(field)) committed.set(field, fieldValue(field));
  }
  function commitChange(field) {
    if (!committed.has(field)) return;
    const value2 = fieldValue(field);
    if (committed.get(field) === value2) return;
    committed.set(field, value2);
    fire(field, "Event", "change", { bubbles: true });
  }
  function implicitSubmission(field) {
    const form = inputForm(field);
    if (!form) return false;
    const [button] = submitButtons(form);
    if (button) {
      if (!isDisabledControl(button)) clickMethod(button);
      return true;
    }
    if (controlsOf(form).filter((control) => BLOCKING.test(inputTypeOf(control))).length > 1) return false;
    requestSubmit(form);
    return true;
  }
  var BLOCKING = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
  var formOwner = (el) => isTag(el, "button") ? buttonForm(el) : isInput(el) ? inputForm(el) : null;
  var controlsOf = (form) => [...querySelectorAll(getRootNode(form), "button,input")].filter((el) => formOwner(el) === form);
  var submitButtons = (form) => controlsOf(form).filter(isSubmitButton);
  var isSubmitButton = (el) => isTag(el, "button") ? buttonType(el) === "submit" && buttonForm(el) !== null : /^(submit|image)$/.test(inputTypeOf(el));

  // src/actions/platform/moveFocus.ts
  var refused = new WeakMap();
  function focusedElement2(inner) {
    const doc = topDocument(inner);
    return refusedFocus(doc) ?? realFocus(doc);
  }
  function realFocus(doc) {
    const found = focusedElement(doc);
    const frame2 = found && isFrame(found) ? readableFrameDocument(found) : null;
    return frame2 ? documentBody(frame2) : found ?? documentBody(doc);
  }
  function refusedFocus(inner) {
    const doc = topDocument(inner);
    const { el, instead } = refused.get(doc) ?? {};
    return el && isConnected(el) && instead === realFocus(doc) ? el : null;
  }
  var receiverOf = (doc) => focusedElement2(doc) ?? documentBody(doc) ?? rootElement(doc);
  var focusableAround = (el) => nearest(el, (at2) => isFocusable(at2) || shadowRootOf(at2)?.delegatesFocus === true);
  function moveFocus(el) {
    const doc = ownerDocument(el);
    const before = focusedElement2(doc);
    const wasRefused = before !== null && before === refusedFocus(doc);
    if (before && (before === el || shadowRootOf(el) && isWithin(before, el))) return true;
    const range2 = isTextInput(el) && fieldRange(el);
    if (range2) selectRange(el, range2.start, range2.end);
    const told = hears(el, "focus", () => {
      if (topDocument(doc) !== doc && !isWithinAcrossFrames(before ?? el, frameElementOf(doc) ?? el)) realmOf(el).focus();
      if (isHtml(el)) focusMethod(el, ownFields({ preventScroll: true }));
      else if (isSvg(el)) svgFocus(el, { preventScroll: true });
      if (isFocusable(el)) noteRefusal(el);
    });
    const after = focusedElement2(doc);
    if (!after || !isWithin(after, el)) return false;
    if (!told || wasRefused) announceBlur(before, after, wasRefused);
    if (!told) {
      fire(after, "FocusEvent", "focus", { relatedTarget: before, composed: true });
      fire(after, "FocusEvent", "focusin", { relatedTarget: before, bubbles: true, composed: true });
    }
    return true;
  }
  function noteRefusal(el) {
    const own4 = ownerDocument(el);
    const doc = topDocument(own4);
    const win = documentWindow(doc);
    if (win === null || win.parent === win) return;
    refused.delete(doc);
    const hasFocus = () => {
      const at2 = realFocus(doc);
      return at2 !== null && isWithin(at2, el);
    };
    if (!hasFocus() && isEditingHost(el)) getSelectionOf(own4)?.collapse(el, 0);
    if (!hasFocus()) refused.set(doc, { el, instead: realFocus(doc) });
  }
  function dropFocus(doc) {
    const active = focusedElement2(doc);
    if (!active || active === documentBody(doc) || !isHtml(active)) return;
    const wasRefused = refused.delete(topDocument(doc));
    const told = hears(active, "blur", () => blurMethod(active));
    if (!told) announceBlur(active, null, wasRefused);
  }
  function announceBlur(from, to, wasRefused) {
    if (!from || isFrame(from) || from === documentBody(ownerDocument(from))) return;
    if (wasRefused) commitChange(from);
    fire(from, "FocusEvent", "blur", { relatedTarget: to, composed: true });
    fire(from, "FocusEvent", "focusout", { relatedTarget: to, bubbles: true, composed: true });
  }
  var hears = (el, type, run3) => eventsDuring([realmOf(el), getRootNode(el)], [type], run3).length > 0;

  // src/actions/gestures/mouseClick.ts
  var BUTTON = { left: 0, middle: 1, right: 2 };
  async function clickAt(el, target, given, again = true) {
    const options = ownFields(given);
    const button = BUTTON[options.button ?? "left"];
    const state = { point: target.point, modifiers: options.modifiers };
    const input2 = trustedInput();
    if (input2 && !target.direct) {
      const { click: click2, pressed, blocker } = await trustedClick(el, target.point, options, input2);
      if (click2) return { done: true, ...defaultPrevented(click2) && { prevented: true } };
      if (pressed) return isElsewhere(el, target.point) ? MISSED : PRESSED;
      return notReached(el, target.point, blocker);
    }
    const force2 = (options.force ?? false) || target.direct === true;
    if (target.trigger) moveMouse(target.trigger, state);
    moveMouse(target.hit, state);
    await task();
    let hit = force2 ? target.hit : receiver(el, target.point);
    if (!hit) {
      const missed = notReached(el, target.point, at(el, target.point));
      return missed === MISSED && again ? await clickWhenReady(el, options, false) : missed;
    }
    if (hit !== target.hit) moveMouse(hit, state);
    const looks = looksOf(el);
    let ending = { done: true };
    for (let detail = 1; detail <= CLICKS[options.clickType ?? "single"]; detail++) {
      if (detail > 1) hit = force2 ? hit : receiver(el, target.point) ?? hit;
      const capture = emulateCapture(hit);
      try {
        ending = await pressAndRelease(el, hit, state, button, detail, force2, capture);
      } finally {
        capture.end();
      }
      if (ending === SHIFTED && again) return await clickWhenReady(el, options, false);
      if (!hasField(ending, "done")) return ending;
      if (detail !== 2 || button !== 0) continue;
      await task();
      const now2 = force2 ? hit : at(el, target.point);
      const second = now2 && (isConnected(el) ? isMeant(el, now2) : looksOf(now2) === looks) ? now2 : isConnected(hit) ? hit : null;
      if (second) doubleClickEvent(second, state);
    }
    return ending;
  }
  async function clickWhenReady(el, options, again = true) {
    const place = await ready(el, { ...options, pointer: true });
    return hasField(place, "hit") ? await clickAt(el, place, options, again) : place;
  }
  var MISSED = { code: "moving", detail: "pressed" };
  var SHIFTED = { ...MISSED };
  var PRESSED = { done: true, detail: "no_click" };
  async function pressAndRelease(el, hit, state, button, detail, force2, capture) {
    const doc = ownerDocument(hit);
    const choice = choiceOf(hit);
    const down = press(hit, state, button, detail);
    const away = !force2 && isElsewhere(hit, state.point);
    if (down.proceeds) {
      const hadFocus = focusedElement2(doc) === hit;
      takeFocus(hit);
      if (button === 0) afterPress(hit, state, detail, hadFocus, choice);
    }
    if (button === 2) clickEvent(hit, "contextmenu", state, 2, 0);
    await task();
    const now2 = force2 ? hit : capture.target() ?? elementAt(doc, state.point.x, state.point.y) ?? hit;
    if (button === 0) lightDismiss(now2, state.point);
    release(now2, state, button, detail, down.mouse);
    await task();
    const clicked = clickTarget(el, hit, now2, force2);
    if (!clicked) {
      if (away && isConnected(hit)) return MISSED;
      return !force2 && isElsewhere(hit, state.point) ? SHIFTED : PRESSED;
    }
    if (button === 0) {
      const proceeds = clickEvent(clicked, "click", state, 0, detail);
      if (proceeds && hasDefaultSummary(clicked) && !isElsewhere(clicked, state.point))
        setDetailsOpen(clicked, !detailsOpen(clicked));
      return { done: true, ...!proceeds && { prevented: true } };
    }
    return { done: true, prevented: !clickEvent(clicked, "auxclick", state, button, detail) };
  }
  function clickTarget(el, down, up, force2) {
    if (!isConnected(down)) return null;
    if (force2) return down;
    for (let node = up; node; node = flatParent(node)) {
      if (isWithin(down, node))
        return node === down || isMeant(el, node) ? node : isMeant(el, down) && isWithin(up, el) ? el : null;
    }
    return null;
  }
  function isElsewhere(el, { x, y }) {
    if (!isConnected(el)) return false;
    const boxes = boxesOf(el, new LayoutReader());
    return boxes.length > 0 && !boxes.some((box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height);
  }
  function notReached(el, point, blocker) {
    if (!isConnected(el)) return { code: "replaced" };
    return isElsewhere(el, point) ? MISSED : { code: "covered", blocker: blocker ?? null };
  }
  var looksOf = (el) => `${localName(el)} ${(textContent(el) ?? "").trim()}`;
  var at = (el, point) => elementAt(ownerDocument(el), point.x, point.y);
  function receiver(el, point) {
    const hit = isConnected(el) ? at(el, point) : null;
    return hit && isMeant(el, hit) ? hit : null;
  }
  var isMeant = (el, hit) => receivesFor(el, hit, new LayoutReader());
  function takeFocus(hit) {
    const focusable = focusableAround(hit);
    if (focusable) moveFocus(focusable);
    else dropFocus(ownerDocument(hit));
  }

  // src/aria/name.ts
  var computeAccessibleName = (el, pass = AriaPass.forSingleQuestion()) => computeName(el, pass).name;
  var nameIfShown = (el, pass) => nameFromSteps(el, pass.role(el), STEPS_IF_SHOWN, pass).name;
  var [, ...STEPS_IF_SHOWN] = NAME_STEPS;
  function computeName(el, pass) {
    const results = pass.memo.of(el);
    return results.name ??= nameOf3(el, pass);
  }
  function nameOf3(el, pass) {
    const role = pass.role(el);
    if (role !== null && NAME_PROHIBITED.has(role)) return NO_NAME;
    const steps = stepsFor(el, pass);
    if (steps !== NAME_STEPS && !canBeNamedWithoutAttributes(el, role)) return NO_NAME;
    return nameFromSteps(el, role, steps, pass);
  }
  function canBeNamedWithoutAttributes(el, role) {
    if (role !== null && NAME_FROM_CONTENT.has(role)) return true;
    const tag = localName(el);
    return NAMED_TAGS.has(tag) || tag.includes("-") || !isHtml(el);
  }
  function nameFromSteps(el, role, steps, pass) {
    const { name, from } = textFromSteps(rootVisit(el, pass), role, steps);
    const flat = toFlatString(name);
    return flat === "" ? NO_NAME : { name: flat, from };
  }

  // src/actions/controls/standing.ts
  function standingFor(el) {
    const scope = treeScope(el);
    const alike = () => scope ? [...querySelectorAll(scope, localName(el))].filter(
      (one) => TELLING.every((name2) => attribute(one, name2) === attribute(el, name2))
    ) : [];
    const before = alike();
    const place = before.indexOf(el);
    const name = computeAccessibleName(el);
    return () => {
      if (isConnected(el)) return el;
      const now2 = alike();
      const there = now2.length === before.length ? now2[place] : void 0;
      return there && computeAccessibleName(there) === name ? there : null;
    };
  }
  var TELLING = ["role", "type", "id", "name"];

  // src/actions/observe/nativeDialogs.ts
  var listeners = new Set();
  function onDialog(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // src/actions/observe/newTabs.ts
  var leadsToDocument = (url) => /^(https?|file|about|blob|data|javascript|chrome-extension|moz-extension):/i.test(url);
  function watchOpenings(windows, onTab, onDownload, onProgram) {
    const sent = new WeakMap();
    const note = (event) => {
      if (event.target) sent.set(event.target, formDataOf(event));
    };
    const follow = (event) => {
      const { type } = event;
      const path = composedPath(event).filter(isElementTarget);
      const from = path.find(
        (el) => type === "submit" ? isTag(el, "form") : /^(a|area)$/.test(localName(el)) && hasAttribute(el, "href")
      );
      if (!from) return;
      const submitter = type === "submit" ? event.submitter : null;
      const target = targetOf2(from, submitter);
      const { ctrlKey, metaKey, shiftKey } = event;
      const name = attribute(from, "download");
      void Promise2.resolve().then(async () => {
        if (event.defaultPrevented || type === "submit" && methodOf(from, submitter) === "dialog") return;
        if (type === "submit" && !sent.has(from)) await task();
        const url = addressOf(from, submitter, sent.get(from));
        if (name !== null) onDownload(name, url);
        else if (!leadsToDocument(url)) onProgram();
        else if (ctrlKey || metaKey || shiftKey || isElsewhere2(from, target)) onTab({ url });
      });
    };
    const submitted = (form) => {
      const from = form;
      if (sent.has(from) && isElsewhere2(from, targetOf2(from, null)))
        onTab({ url: addressOf(from, null, sent.get(from)) });
    };
    const ends = windows.flatMap((win) => [tapOpen(win, onTab), tapSubmit(win, submitted)]);
    ends.push(listenAt(windows, ["click", "submit"], follow), listenAt(windows, ["formdata"], note));
    return () => {
      for (const end of ends) end();
    };
  }
  function targetOf2(from, submitter) {
    const [base] = isHtml(from) ? querySelectorAll(ownerDocument(from), "base[target]") : [];
    const own4 = (submitter && attribute(submitter, "formtarget")) ?? attribute(from, "target");
    return own4 ?? (base && attribute(base, "target")) ?? "";
  }
  function isElsewhere2(from, target) {
    const win = documentWindow(ownerDocument(from));
    return target !== "" && !/^_(self|parent|top)$/i.test(target) && !(win?.top && hasName(win.top, target));
  }
  var hasName = (win, name) => nameOf4(win) === name || times(win.length, (i) => hasName(win[i], name)).includes(true);
  function nameOf4(frame2) {
    try {
      return frame2?.name ?? null;
    } catch {
      return null;
    }
  }
  function methodOf(from, submitter) {
    const given = (submitter && attribute(submitter, "formmethod")) ?? attribute(from, "method") ?? "";
    return /^(?:post|dialog)$/i.test(given) ? given.toLowerCase() : "get";
  }
  function addressOf(from, submitter, sent) {
    const given = (submitter && attribute(submitter, "formaction")) ?? attribute(from, isTag(from, "form") ? "action" : "href") ?? "";
    try {
      const url = new URL(given, from.baseURI);
      if (sent && /^(?:https?|file):/.test(url.href) && methodOf(from, submitter) === "get") {
        url.search = "";
        visitEntries(sent, (value2, name) => {
          const text = typeof value2 === "string" ? value2 : fileName(value2) ?? "";
          addParameter(url.searchParams, name, text.replace(/\r\n?|\n/g, "\r\n"));
        });
      }
      return url.href;
    } catch {
      return given;
    }
  }
  var formDataOf = getter(FormDataEvent, "formData");
  var visitEntries = method(FormData, "forEach");
  var addParameter = method(URLSearchParams, "append");
  var addressText = (url) => isString(url) ? url : url instanceof Object2 && "href" in url ? String(url.href) : "";
  var tapSubmit = (win, listener) => listenToCalls(prototypeIn(win, "HTMLFormElement"), "submit", listener);
  var tapOpen = (win, listener) => listenToCalls(win, "open", (_, [url, , features], opened) => {
    if (opened === win || opened === win.parent || opened === win.top) return;
    const blocked = opened === null && !/noopener|noreferrer/.test(isString(features) ? features : "");
    listener({ url: addressText(url), ...blocked && { blocked } });
  });

  // src/visibility/shownText.ts
  function announcedText(node, region, reader) {
    const parent = isElement(node) ? node : flatParent(node);
    if (!parent || !reader.shows(parent)) return "";
    return textIn(node, reader, whyHidden(region, reader) === null ? visibilityOfTexts(reader) : () => true);
  }
  function textIn(node, reader, isShown2) {
    let text = "";
    for (const piece of renderedTexts(node, reader)) {
      if (piece === " ") text += piece;
      else if (isShown2(piece)) {
        const parent = flatParent(piece);
        text += parent ? transformed(data(piece), reader.style(parent).textTransform) : data(piece);
      }
    }
    return collapseSpace(text);
  }
  function visibilityOfTexts(reader) {
    const known2 = new Map();
    return (text) => {
      const parent = flatParent(text);
      const answer = known2.get(parent) ?? (parent !== null && whyHidden(parent, reader) === null);
      known2.set(parent, answer);
      return answer;
    };
  }
  function* renderedTexts(of, reader) {
    const stack = [of];
    for (let next2 = stack.pop(); next2; next2 = stack.pop()) {
      if (next2 === " " || isText(next2)) yield next2;
      if (next2 === " " || !isElement(next2) || NEVER_RENDERED.has(localName(next2))) continue;
      const { display, opacity, visibility } = reader.style(next2);
      if (display === "none" || opacity === 0) continue;
      if (localName(next2) === "br") yield " ";
      const isBlock = display !== "contents" && !display.startsWith("inline");
      if (isBlock) {
        yield " ";
        stack.push(" ");
      }
      const frame2 = isFrame(next2) ? readableFrameDocument(next2) : null;
      const children = isFrame(next2) ? [frame2 && documentBody(frame2)] : flatChildren(next2);
      for (const child of children.reverse())
        if (child && (visibility === "visible" || !isText(child))) stack.push(child);
    }
  }

  // src/actions/observe/popupsAndMessages.ts
  var MAX_KEPT = 20;
  var POPUPS = "dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]";
  var TOASTS = /toast|snack|notif|flash|alert|message/i;
  function collectOpened(record, opened, toasts) {
    const target = recordTarget(record);
    if (record.attributeName === "open" && matches(target, "dialog[open]")) opened.add(target);
    for (const node of addedNodes(record)) {
      if (!isElement(node)) continue;
      const popup = matchingIn(node, POPUPS)[0];
      if (popup) opened.add(popup);
      if (toasts.size < MAX_KEPT && [node, firstElementChild(node), target].some(isToast)) toasts.add(node);
    }
  }
  var matchingIn = (el, selector) => [el, ...querySelectorAll(el, selector)].filter((one) => matches(one, selector));
  var isToast = (node) => node !== null && isElement(node) && !/^(html|body)$/.test(localName(node)) && TOASTS.test(`${attribute(node, "class") ?? ""} ${attribute(node, "id") ?? ""}`);
  var vanished = (toasts) => [...toasts].filter((el) => !isConnected(el)).map(words2).filter(Boolean);
  var MAX_WORDS = 250;
  var words2 = (node) => collapseSpace(textContent(node) ?? "").slice(0, MAX_WORDS);
  var LIVE = ":is([role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output):not([aria-live=off])";
  function announcements(record, reader, partly) {
    const target = recordTarget(record);
    const changed = record.type === "characterData" ? [target] : [...addedNodes(record)];
    const texts = changed.map((node) => {
      const region = liveRegion(node) ?? liveRegion(target);
      if (!region) return "";
      const all = words2(node);
      const text = isConnected(node) ? announced(node, region, reader) : all;
      if (text !== all && partly.size < MAX_KEPT) partly.set(node, region);
      return text;
    });
    return texts.filter(Boolean);
  }
  function announcedLate(partly) {
    const reader = new LayoutReader();
    const left = [...partly].filter(([node]) => isConnected(node));
    return left.map(([node, region]) => announced(node, region, reader)).filter(Boolean);
  }
  var announced = (node, region, reader) => announcedText(node, region, reader).slice(0, MAX_WORDS);
  var liveRegion = (node) => nearest(isElement(node) ? node : flatParent(node), (at2) => matches(at2, LIVE));
  function collectBusy(record, busy) {
    if (/^aria-(busy|expanded)$/.test(record.attributeName ?? "")) busy.add(recordTarget(record));
    for (const node of addedNodes(record))
      if (isElement(node) && busy.size < MAX_KEPT) for (const el of matchingIn(node, "[aria-busy=true]")) busy.add(el);
  }
  var addsContent = (record) => [...addedNodes(record)].some((node) => isElement(node) && words2(node) !== "");
  function isBusy(el, hasContent2, reader) {
    if (!isConnected(el)) return false;
    if (attribute(el, "aria-busy") === "true") return true;
    const id = !hasContent2 && attribute(el, "aria-expanded") === "true" ? attribute(el, "aria-controls") : null;
    const scope = id ? treeScope(el) : null;
    if (!id || !scope) return false;
    const popup = elementById(scope, id);
    return !popup || whyHidden(popup, reader) !== null;
  }

  // src/actions/observe/watchChanges.ts
  var others = () => [];
  function watchAlso(roots) {
    others = roots;
  }
  var TOUCHED = 1e3;
  var LONGEST_BUSY = 3e3;
  var ERRORS = 10;
  var ANNOUNCED = 10;
  function watchChanges(target, limit2) {
    const doc = ownerDocument(target);
    const documents = documentsAround(doc);
    const windows = documents.flatMap((d) => documentWindow(d) ?? []);
    let last2 = now();
    let mutations = 0;
    let leaving = false;
    let opensProgram = false;
    let scrolled = false;
    let hasContent2 = false;
    let announcedUrl;
    let changed = null;
    let download;
    const opened = new Set();
    const errors = [];
    const invalid2 = new Map();
    const announced2 = new Set();
    const partly = new Map();
    const dialogs2 = [];
    const added = new Set();
    const newTabs = [];
    const touched = new Set();
    const mayBeBusy = new Set();
    const before = {
      urls: windows.map((w) => w.location.href),
      value: readValue(target),
      focus: focusedElement2(documents.at(-1) ?? doc),
      selected: selectedText(doc),
      scroll: scrollPlaces(target)
    };
    const standing = before.value === null ? null : standingFor(controlOf(target));
    const touch = () => {
      last2 = now();
    };
    let leave2 = () => {
    };
    const left = new Promise2((resolve) => {
      leave2 = () => {
        leaving = true;
        resolve();
      };
    });
    const requests = watchRequests(windows, touch);
    const observer = newObserver((records) => take(records));
    const take = (all) => {
      const records = pageRecords(all);
      if (!records.length) return;
      touch();
      mutations += records.length;
      const reader = new LayoutReader();
      for (const record of records) {
        if (touched.size < TOUCHED) for (const node of nodesOf(record)) touched.add(node);
        collectOpened(record, opened, added);
        collectBusy(record, mayBeBusy);
        hasContent2 ||= addsContent(record);
      }
      const latest = new Set();
      for (let i = records.length - 1; i >= 0 && latest.size < ANNOUNCED; i--)
        for (const text of announcements(records[i], reader, partly).reverse()) latest.add(text);
      for (const text of [...latest].reverse()) announced2.add(text);
    };
    const shadowRoots = shadowRootsAround(target);
    const roots = [...new Set([...documents, ...shadowRoots, ...others()])];
    for (const root of roots) observeAll(observer, root);
    const touching = (note) => (event) => {
      touch();
      note(event);
    };
    const noteChanged = touching((e) => {
      changed = changedControl(e) ?? changed;
    });
    const listeners2 = [
      [
        "scroll",
        touching(() => {
          scrolled = true;
        })
      ],
      ["input", noteChanged],
      ["change", noteChanged],
      ["toggle", touching((e) => noteOpened(e, opened))],
      ["invalid", touching((e) => noteInvalid(e, invalid2))],
      ["error", (e) => noteError(e.message, errors)],
      ["unhandledrejection", (e) => noteError(e.reason, errors)],
      ["hashchange", touch],
      ["popstate", touch],
      // Without the Navigation API this is the first sign of unloading. It also comes before another program is opened.
      [
        "beforeunload",
        // It may come during the click, before the page could cancel that.
        () => void Promise2.resolve().then(() => {
          if (!opensProgram) leave2();
        })
      ],
      ["pagehide", leave2]
    ];
    const places2 = [...windows, ...shadowRoots];
    const ends = listeners2.map(([type, listener]) => listenAt(places2, [type], listener));
    const onDownload = (name, url) => {
      touch();
      download ||= name || lastPartOf(url);
    };
    const onNavigate = (e) => {
      touch();
      if (e.downloadRequest !== null) onDownload(e.downloadRequest, e.destination.url);
      opensProgram = !leadsToDocument(e.destination.url);
      if (opensProgram) return;
      if (e.destination.sameDocument || e.downloadRequest !== null) return;
      announcedUrl = e.destination.url;
      void Promise2.resolve().then(() => {
        if (!e.defaultPrevented) leave2();
      });
    };
    const navigations = windows.flatMap((w) => w.navigation ?? []);
    ends.push(listenAt(navigations, ["navigate"], (event) => onNavigate(event)));
    const onTab = (tab2) => {
      touch();
      newTabs.push(tab2);
    };
    const onProgram = () => {
      opensProgram = true;
    };
    const onDialogAnswered = (dialog, failure) => {
      touch();
      dialogs2.push(dialog);
      noteError(failure, errors);
    };
    ends.push(watchOpenings(windows, onTab, onDownload, onProgram), onDialog(onDialogAnswered));
    const work = followWork(windows, limit2, touch);
    const busy = () => {
      const reader = new LayoutReader();
      return [...mayBeBusy].filter((el) => isBusy(el, hasContent2, reader));
    };
    const busyUntil = (limit2 ?? LONGEST_BUSY) + now();
    const address = () => windows.map((w, i) => w.location.href === before.urls[i] ? "" : w.location.href).find(Boolean);
    const value2 = (actual) => valueChange(target, standing?.() ?? controlOf(target), before.value, changed, actual);
    return {
      value: value2,
      get last() {
        return last2;
      },
      get leaving() {
        return leaving;
      },
      left,
      get navigated() {
        return leaving || address() !== void 0;
      },
      roots,
      touched,
      isUnderWay: () => work.isUnderWay(last2) || now() < busyUntil && busy().length > 0,
      get mutations() {
        return take(takeRecords(observer)), mutations;
      },
      stop(actual) {
        const pending = work.pending(last2);
        work.stop();
        take(takeRecords(observer));
        disconnect(observer);
        for (const end of ends) end();
        const newUrl = address() ?? (leaving ? announcedUrl : void 0);
        const scrollChanged = scrolled || before.scroll.some(({ el, left: left2, top }) => moved(el, left2, top));
        const changes = {
          navigationOccurred: leaving || newUrl !== void 0,
          ...newUrl !== void 0 && { newUrl },
          domMutations: mutations,
          scrollChanged,
          ...value2(actual)
        };
        const focus = focusedElement2(documents.at(-1) ?? doc);
        const own4 = controlOf(target);
        const selected2 = selectedText(doc);
        if (changes.valueChanged && isInput(own4) && inputValue(own4) !== "" && validationMessage(own4))
          invalid2.set(own4, validationMessage(own4));
        const effect = {
          ...focus !== before.focus && focus !== refusedFocus(doc) && { focused: focus },
          opened: outermostShown(opened),
          announcements: [...new Set([...announced2, ...announcedLate(partly), ...vanished(added)])].slice(-ANNOUNCED),
          failedRequests: requests(),
          pending: [...pending, ...busy()],
          ...selected2 !== before.selected && selected2 !== "" && { selected: selected2 },
          dialogs: dialogs2,
          ...download !== void 0 && { download },
          errors,
          newTabs,
          touched,
          left: leaving,
          invalid: [...invalid2].map(([element, message]) => ({ element, message })),
          none: false
        };
        effect.none = !Object2.entries(changes).some(([, change2]) => change2) && !["focused", "selected", "download"].some((name) => hasField(effect, name)) && ![effect.errors, effect.invalid, effect.dialogs, effect.newTabs, effect.failedRequests, effect.opened].some(
          ({ length: length2 }) => length2
        );
        return { changes, effect };
      }
    };
  }
  var lastPartOf = (url) => /^[^:]+:\/\/[^?#]*\/([^?#]+)/.exec(url)?.[1] ?? "download";
  function selectedText(doc) {
    const el = focusedElement2(doc);
    const field = el && isTextField(el) ? el : null;
    const range2 = field && fieldRange(field);
    if (!field || !range2) return getSelectionOf(doc)?.toString() ?? "";
    const text = fieldValue(field).slice(range2.start, range2.end);
    return text && (publicValue(field, text) ?? MASK);
  }
  function documentsAround(doc) {
    const out = [doc];
    for (let frame2 = frameElementOf(doc); frame2; frame2 = frameElementOf(out.at(-1))) {
      const outer2 = ownerDocument(frame2);
      if (!outer2 || out.includes(outer2)) break;
      out.push(outer2);
    }
    return out;
  }
  function shadowRootsAround(target) {
    const roots = new Set();
    const doc = ownerDocument(target);
    for (const start of [target, doc && activeElement(doc)]) {
      for (let root = start && getRootNode(start); root && isShadowRoot(root); root = getRootNode(shadowHost(root)))
        roots.add(root);
    }
    return [...roots];
  }
  function scrollPlaces(target) {
    const reader = new LayoutReader();
    return scrollersAround(target).map((el) => ({ el, ...reader.scrollOffset(el) }));
  }
  function moved(el, left, top) {
    const at2 = new LayoutReader().scrollOffset(el);
    return isConnected(el) && (at2.left !== left || at2.top !== top);
  }
  function nodesOf(record) {
    const moved3 = [...addedNodes(record), ...removedNodes(record)];
    return record.type === "childList" && moved3.every(isElement) ? moved3 : [recordTarget(record)];
  }
  var origin = (event) => {
    const [first] = composedPath(event);
    return isElementTarget(first) ? first : null;
  };
  function changedControl(event) {
    const el = origin(event);
    return el && readValue(el) !== null ? el : null;
  }
  function noteOpened(event, opened) {
    const el = origin(event);
    if (el && !isOwn(el) && event.newState === "open") opened.add(el);
  }
  function noteError(given, errors) {
    let text = "";
    try {
      text = given === void 0 || given === null ? "" : `${given}`;
    } catch {
    }
    if (text && errors.length < ERRORS) errors.push(text.slice(0, 250));
  }
  function noteInvalid(event, invalid2) {
    const el = origin(event);
    if (el) invalid2.set(el, validationMessage(el));
  }
  function outermostShown(popups) {
    const reader = new LayoutReader();
    const shown = new Set([...popups].filter((el) => (whyHidden(el, reader) ?? "transparent") === "transparent"));
    return [...shown].filter((el) => !nearest(flatParent(el), (at2) => shown.has(at2)));
  }
  function watchRequests(windows, touch) {
    const failed = [];
    const note = (entries2, since) => {
      for (const { name, startTime, responseStatus } of entries2) {
        if (startTime < since) continue;
        touch();
        if (responseStatus >= 400) failed.push({ url: name, status: responseStatus });
      }
    };
    const ends = windows.map((win) => {
      try {
        const since = win.performance.now();
        const observer = new win.PerformanceObserver((list) => note(list.getEntries(), since));
        observer.observe(ownFields({ type: "resource" }));
        return () => {
          note(observer.takeRecords(), since);
          observer.disconnect();
        };
      } catch {
        return () => {
        };
      }
    });
    return () => {
      for (const end of ends)
        try {
          end();
        } catch {
        }
      return failed;
    };
  }
  function valueChange(target, own4, before, reported, actual) {
    const control = controlOf(target);
    const after = readValue(own4);
    const other2 = reported && (reported === actual || isWithinAcrossFrames(reported, control)) ? reported : null;
    let el = after !== before && after !== null ? own4 : other2;
    let value2 = el && readValue(el);
    if (!el || value2 === null) return { valueChanged: false };
    const there = isConnected(el) ? null : own4 === control ? focusedElement2(ownerDocument(target)) : own4;
    const held2 = there && readValue(there);
    if (there && held2 !== null) [el, value2] = [there, held2];
    const shown = publicValue(el, value2);
    return { valueChanged: true, ...shown !== void 0 && { newValue: shown } };
  }

  // src/actions/observe/settle.ts
  var RESTLESS2 = 600;
  var LONGEST_TRANSITION = 1e3;
  async function settle(watch, limit2) {
    const start = now();
    let restless = start;
    let reveals2;
    let drawn = -Infinity;
    const steps = [
      task,
      async () => {
        await frame(LATE_FRAME);
        drawn = now();
      },
      task
    ];
    for (; ; ) {
      for (const step of steps) {
        if (watch.leaving) return;
        await Promise2.race([step(), watch.left]);
      }
      void watch.mutations;
      if (watch.isUnderWay()) restless = now();
      else if (watch.last <= drawn || now() - restless >= RESTLESS2) {
        const revealed = reveals2;
        reveals2 = now() - start < (limit2 ?? LONGEST_TRANSITION) && watch.roots.some(isRevealing);
        if (!reveals2 && !revealed) break;
      }
    }
    if (!watch.leaving) await sleep(1);
  }
  var SHOWS = /^(opacity|visibility|display|(max)?(height|width)|clipPath|gridTemplate(Rows|Columns))$/i;
  var MOVES = /^(transform|translate|left|right|top|bottom|margin.*)$/;
  var LARGE2 = 2e4;
  var CONTENT2 = "input,select,textarea,button,img,a,slot";
  var isRevealing = (root) => endingAnimations(root).some(({ target, properties: read2 }) => {
    const reader = new LayoutReader();
    const { width, height } = reader.box(target);
    const isLarge3 = width * height > LARGE2;
    if (!(isLarge3 && reader.style(target).position === "fixed") && (textContent(target) ?? "").trim() === "" && !matches(target, CONTENT2) && !querySelectorAll(target, CONTENT2).length)
      return false;
    const properties = read2();
    return properties.some((name) => SHOWS.test(name) || isLarge3 && MOVES.test(name));
  });

  // src/dom/builtIns.ts
  function untampered(work) {
    const found = enter();
    try {
      for (let i = 0; i < found.length; i++) if (!found[i]?.isPut) throw tamperedError([found[i]?.name]);
      return work(found);
    } catch (error) {
      throw blamedOn(found, error);
    } finally {
      leave(found);
    }
  }
  var replacedNames = (found) => [
    ...new Set([...foreign, ...found.filter(({ isAdded }) => !isAdded).map(({ name }) => name)])
  ];
  var CALLED = "Node Element HTMLElement Document ShadowRoot EventTarget Event UIEvent MouseEvent PointerEvent KeyboardEvent FocusEvent InputEvent DragEvent WheelEvent ClipboardEvent DataTransfer File MutationObserver AbortController URL DOMRect DOMRectReadOnly Range Selection HTMLInputElement CSSStyleDeclaration performance getComputedStyle matchMedia";
  function replacedOf(name) {
    try {
      const it = own[name];
      if (it === void 0) return [];
      const { prototype } = it;
      const methods = prototype ? Reflect2.ownKeys(prototype).filter((key2) => key2 !== "constructor" && isReplaced(prototype, key2)) : [];
      return [
        ...isNative(it) || isNative(it.now) ? [] : [name],
        ...methods.map((key2) => `${name}.prototype.${String(key2)}`)
      ];
    } catch {
      return [name];
    }
  }
  function isReplaced(prototype, key2) {
    const found = ownFields(Object2.getOwnPropertyDescriptor(prototype, key2));
    const fn = found.value ?? found.get;
    return typeof fn === "function" && !isNative(fn);
  }
  var suspects = (found) => [
    ...new Set([...replacedNames(found), ...found.map(({ name }) => name), ...CALLED.split(" ").flatMap(replacedOf)])
  ];
  function suspicion(found) {
    const names = suspects(found);
    return names.length ? `; the page has replaced ${listed(names)}` : "";
  }
  function blamedOn(found, error) {
    const names = error instanceof DomToolError ? [] : suspects(found);
    return names.length ? tamperedError(names) : error;
  }
  var blamed = (error) => untampered((found) => blamedOn(found, error));
  function listed(names) {
    let text = "";
    for (let i = 0; i < names.length && i < 5; i++) {
      const name = names[i];
      if (i) text += ", ";
      for (let at2 = 0; at2 < name.length && at2 < 60; at2++) text += isPart(name[at2]) ? name[at2] : "_";
    }
    return text;
  }
  var isPart = (c) => c >= "0" && c <= "9" || c >= "A" && c <= "_" || c >= "a" && c <= "z" || c === "." || c === "$";
  var tamperedError = (names) => new DomToolError("tampered", tamperedText(listed(names)));

  // src/actions/observe/runAction.ts
  var LATE = 600;
  async function last(check, watch, frame2) {
    for (const end = now() + LATE; !watch.leaving; await sleep(25)) {
      const bad = check();
      if (!bad || now() >= end) return bad;
    }
    const isGone = frame2 && !(isConnected(frame2) && documentWindow(ownerDocument(frame2)));
    return isGone && check() ? { code: "detached" } : null;
  }
  var performed = -Infinity;
  async function run(target, options, body2, check) {
    const start = now();
    const frame2 = frameElementOf(target);
    const watch = watchChanges(target, options.settle);
    let ending;
    try {
      ending = ownFields(await body2(watch));
      if (hasField(ending, "done")) {
        performed = now();
        await settle(watch, options.settle);
      }
      if (hasField(ending, "done") && check) ending = ownFields(await last(check, watch, frame2) ?? ending);
    } catch (error) {
      if (error instanceof DomToolError) {
        watch.stop(null);
        throw error;
      }
      const detail2 = quoted(messageOf2(error), 250) + untampered(suspicion);
      ending = ownFields({ code: "failed", detail: detail2 });
    }
    const { changes, effect } = watch.stop(hasField(ending, "done") ? ending.actual ?? null : null);
    const duration2 = Math2.round((now() - start) * 10) / 10;
    if (!hasField(ending, "done")) return ownFields({ ok: false, changes, effect, duration: duration2 }, ending);
    const { detail, actual, prevented, answer } = ending;
    const recheck = async () => {
      const bad = check && await last(check, watch, frame2);
      return bad ? { ...bad, ok: false, changes: { ...changes, ...watch.value(actual ?? null) } } : null;
    };
    return ownFields({
      ok: true,
      changes,
      recheck,
      effect: prevented === void 0 ? effect : { ...effect, prevented },
      duration: duration2,
      ...detail !== void 0 && { detail },
      ...answer !== void 0 && { answer },
      ...actual && actual !== target && { actual }
    });
  }

  // src/actions/click.ts
  function click(el, options = {}) {
    return run(el, options, async (watch) => {
      if (isFileInput(controlOf(el))) return { code: "needs_trusted_input", detail: "to choose files, use upload" };
      const list = listOf2(el);
      const target = await ready(list ?? el, { ...options, pointer: true });
      if (!hasField(target, "hit")) return target;
      const ending = list ? pickFrom(list, el, options) : await clickAt(el, target, options);
      if (options.waitForNavigation && hasField(ending, "done") && !await becomes(() => watch.navigated, options.navigationTimeout ?? 5e3)) {
        return { code: "timeout", detail: "no navigation began" };
      }
      return ending;
    });
  }
  function listOf2(el) {
    const select = isTag(el, "option") ? closest(el, "select") : null;
    return select && (!boxesOf(el, new LayoutReader()).length || isSkipped(el)) ? select : null;
  }
  function pickFrom(list, option, options) {
    if (isDisabled2(option)) return { code: "disabled" };
    moveFocus(list);
    chooseOption(option, options.modifiers);
    return { done: true, actual: list };
  }

  // src/standards/keyboard.ts
  var keys2 = new Map();
  var named = new Map();
  var keyInfo = (name) => keys2.get(name) ?? named.get(name.toLowerCase()) ?? characterInfo(name);
  function characterInfo(name) {
    const [first, second] = [...name];
    return first === void 0 || second !== void 0 || first < " " ? null : keyOf2(first, "", 0, 0, false, first);
  }
  var keyOf2 = (key2, code, keyCode, location = 0, shift = false, text = key2.length === 1 ? key2 : "") => ({ key: key2, code, keyCode, location, shift, text });
  var add2 = (...of) => void keys2.set(of[0], keyOf2(...of));
  for (const letter3 of "abcdefghijklmnopqrstuvwxyz") {
    const upper = letter3.toUpperCase();
    add2(letter3, `Key${upper}`, upper.charCodeAt(0));
    add2(upper, `Key${upper}`, upper.charCodeAt(0), 0, true);
  }
  ")!@#$%^&*(".split("").forEach((symbol, digit) => {
    add2(String(digit), `Digit${digit}`, 48 + digit);
    add2(symbol, `Digit${digit}`, 48 + digit, 0, true);
  });
  var PUNCTUATION = ";:Semicolon186 =+Equal187 ,<Comma188 -_Minus189 .>Period190 /?Slash191 `~Backquote192 [{BracketLeft219 \\|Backslash220 ]}BracketRight221 '\"Quote222";
  for (const [, plain3 = "", shifted = "", code = "", keyCode] of PUNCTUATION.matchAll(/(\S)(\S)([a-z]+)(\d+)/gi)) {
    add2(plain3, code, Number(keyCode));
    add2(shifted, code, Number(keyCode), 0, true);
  }
  add2(" ", "Space", 32);
  add2("Enter", "Enter", 13, 0, false, "\r");
  var NAMED2 = wordMap(
    "Backspace=8 Tab=9 Pause=19 CapsLock=20 Escape=27 PageUp=33 PageDown=34 End=35 Home=36 ArrowLeft=37 ArrowUp=38 ArrowRight=39 ArrowDown=40 PrintScreen=44 Insert=45 Delete=46 ContextMenu=93 NumLock=144 ScrollLock=145 AudioVolumeMute=173 AudioVolumeDown=174 AudioVolumeUp=175"
  );
  for (const [key2, keyCode] of NAMED2) add2(key2, key2, Number(keyCode));
  for (let n = 1; n <= 24; n++) add2(`F${n}`, `F${n}`, 111 + n);
  add2("Shift", "ShiftLeft", 16, 1);
  add2("Control", "ControlLeft", 17, 1);
  add2("Alt", "AltLeft", 18, 1);
  add2("Meta", "MetaLeft", 91, 1);
  add2("AltGraph", "AltRight", 225, 2);
  for (const info of keys2.values()) {
    if (info.key.length > 1) named.set(info.key.toLowerCase(), info);
    if (!info.shift) named.set(info.code.toLowerCase(), info);
  }
  var ALIASES = wordMap(
    "esc=escape return=enter spacebar=space del=delete ins=insert up=arrowup down=arrowdown left=arrowleft right=arrowright pgup=pageup pgdn=pagedown pgdown=pagedown ctrl=control cmd=meta command=meta win=meta windows=meta super=meta option=alt apps=contextmenu menu=contextmenu"
  );
  for (const [alias, name] of ALIASES) named.set(alias, named.get(name));
  named.set("plus", keys2.get("+"));
  for (let digit = 0; digit <= 9; digit++)
    named.set(`numpad${digit}`, keyOf2(String(digit), `Numpad${digit}`, 96 + digit, 3));
  named.set("numpadenter", keyOf2("Enter", "NumpadEnter", 13, 3, false, "\r"));
  named.set("shiftright", keyOf2("Shift", "ShiftRight", 16, 2));
  named.set("controlright", keyOf2("Control", "ControlRight", 17, 2));

  // src/actions/editing/wholeValue.ts
  var isWholeValue = (field) => /^(date|time|datetime-local|month|week|color|range)$/.test(inputTypeOf(field));
  function setWholeValue(field, value2, options = {}) {
    const input2 = field;
    const trial = cloneNode(input2, false);
    setFieldValue(trial, value2);
    const taken = inputValue(trial);
    const { rangeOverflow, rangeUnderflow } = validity(trial);
    if (!sameValue(taken, value2) || rangeOverflow || rangeUnderflow) return { code: "bad_value", detail: formOf(input2) };
    moveFocus(input2);
    const standing = standingFor(input2);
    setFieldValue(input2, value2);
    announceChoice(input2, "InputEvent");
    if (options.blur) dropFocus(ownerDocument(input2));
    set.set(input2, { taken, standing });
    return { done: true };
  }
  var set = new WeakMap();
  function wholeValueRefusal(field) {
    const last2 = set.get(field);
    const input2 = last2?.standing();
    return !input2 || inputValue(input2) === last2?.taken ? null : notKept(input2, inputValue(input2));
  }
  function formOf(input2) {
    const limits = ["min", "max", "step"].flatMap((name) => {
      const value2 = attribute(input2, name);
      return value2 ? [`${name} ${value2}`] : [];
    });
    return [FORMS[inputTypeOf(input2)] ?? "another form", ...limits].join(", ");
  }
  var FORMS = {
    date: "YYYY-MM-DD",
    time: "HH:MM",
    "datetime-local": "YYYY-MM-DDTHH:MM",
    month: "YYYY-MM",
    week: "YYYY-Www",
    color: "#rrggbb",
    range: "a number"
  };
  function sameValue(taken, asked) {
    if (taken === asked.trim() || taken.toLowerCase() === asked.trim().toLowerCase()) return true;
    if (taken === "" || asked.trim() === "") return false;
    return Number(taken) === Number(asked) || taken.replace(/(:00)?(\.0+)?$/, "") === asked.trim().replace(/(:00)?(\.0+)?$/, "");
  }

  // src/actions/editing/edit.ts
  var COMMANDS = {
    insertText: "insertText",
    insertLineBreak: "insertLineBreak",
    insertParagraph: "insertParagraph",
    insertFromPaste: "insertText",
    deleteContentBackward: "delete",
    deleteContentForward: "forwardDelete",
    deleteByCut: "delete",
    historyUndo: "undo",
    historyRedo: "redo",
    formatBold: "bold",
    formatItalic: "italic",
    formatUnderline: "underline"
  };
  var announce2 = (el, kind, text, ranges = [], transfer = null) => fire(el, "InputEvent", "beforeinput", {
    ...OF_INPUT,
    inputType: kind,
    data: text,
    targetRanges: ranges,
    dataTransfer: transfer
  });
  function edit(target, kind, text = null) {
    if (target.kind === "context") return editInContext(target.el, target.context, kind, text);
    const { el } = target;
    const doc = ownerDocument(el);
    const field = target.kind === "field" ? target.el : null;
    if (field && isWholeValue(field)) return "unchanged";
    const isRefused = !contentType(doc).includes("html") || field !== null && refusedFocus(doc) === field;
    if (field) beginEditing(field);
    const announces = !isRefused && !/Cut|Paste/.test(kind) && announcesCommands(el);
    if (!announces && !announce2(el, kind, text, field ? [] : targetRanges(el, kind))) return "taken";
    const wasWhole = field !== null && selectedWhole.delete(field);
    if (isRefused) return field ? setEdited(field, kind, text, wasWhole) : "unchanged";
    const before = contentOf(target);
    if (kind === "insertText" && text !== null) {
      const event = makeTextEvent(doc, text);
      const proceeds = { yes: true };
      const answer2 = event ? answers(el, () => {
        proceeds.yes = dispatch(el, event);
      }) : null;
      if (!proceeds.yes) return "taken";
      if (answer2) return answer2;
    }
    const answer = answers(el, () => {
      execCommand(doc, COMMANDS[kind], false, text ?? "");
    });
    if (answer) return answer;
    if (contentOf(target) !== before) return "done";
    return field ? setEdited(field, kind, text, wasWhole) : "unchanged";
  }
  function answers(el, run3) {
    const heard = eventsDuring([realmOf(el)], ["beforeinput", "input"], run3, isTrusted);
    if (heard.some(({ type }) => type === "input")) return "done";
    return heard.some(defaultPrevented) ? "taken" : null;
  }
  function setEdited(field, kind, text, wasWhole) {
    if (kind.startsWith("history")) return "unchanged";
    const value2 = fieldValue(field);
    const { start, end } = fieldRange(field) ?? { start: wasWhole ? 0 : value2.length, end: value2.length };
    const [from, to] = replacedBy(kind, start, end, value2);
    const inserted = kind === "insertLineBreak" ? "\n" : text ?? "";
    const room = Math2.max(0, maxLengthOf(field) - (value2.length - (to - from)));
    const fits2 = /[\uD800-\uDBFF]$/.test(inserted.slice(0, room)) ? Math2.max(0, room - 1) : room;
    const next2 = value2.slice(0, from) + inserted.slice(0, fits2) + value2.slice(to);
    if (next2 === value2) return "unchanged";
    setFieldValue(field, next2);
    const caret = from + Math2.min(inserted.length, fits2);
    selectRange(field, caret, caret);
    announceInput(field, kind, text);
    return fieldValue(field) === value2 ? "unchanged" : "done";
  }
  function replacedBy(kind, start, end, text) {
    if (start !== end) return [start, end];
    if (kind === "deleteContentBackward") return [text.slice(0, start).replace(/[^]$/u, "").length, end];
    return [start, kind === "deleteContentForward" ? text.length - text.slice(end).replace(/^[^]/u, "").length : end];
  }
  function announceInput(el, kind, text) {
    fire(el, "InputEvent", "input", { bubbles: true, composed: true, inputType: kind, data: text });
  }
  function targetRanges(host, kind) {
    const range2 = rangeIn(host);
    if (!range2) return [];
    let { startContainer, startOffset, endContainer, endOffset } = range2;
    if (range2.collapsed && kind.startsWith("deleteContent")) {
      const back = kind === "deleteContentBackward";
      if (isText(startContainer) && (back ? startOffset > 0 : endOffset < data(startContainer).length)) {
        if (back) startOffset -= 1;
        else endOffset += 1;
      } else {
        const reached = extended(host, range2, back);
        if (reached) ({ startContainer, startOffset, endContainer, endOffset } = reached);
      }
    }
    const { StaticRange } = realmOf(host);
    return [new StaticRange({ startContainer, startOffset, endContainer, endOffset })];
  }
  function extended(host, { startContainer, startOffset }, back) {
    const selection = selectionOf(host);
    if (!selection?.modify) return null;
    selection.modify("extend", back ? "backward" : "forward", "character");
    const reached = selection.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    selection.collapse(startContainer, startOffset);
    return reached;
  }
  var announcing = new WeakMap();
  function announcesCommands(el) {
    const realm = realmOf(el);
    return valueOf(announcing, realm, () => {
      const at2 = realm.document;
      const range2 = new realm.StaticRange({ startContainer: at2, startOffset: 0, endContainer: at2, endOffset: 0 });
      const event = make(el, "InputEvent", "beforeinput", { targetRanges: [range2] });
      return event.getTargetRanges().length === 0;
    });
  }
  function editInContext(el, context2, kind, text) {
    if (!announce2(el, kind, text)) return "taken";
    const { selectionStart, selectionEnd } = context2;
    const start = Math2.min(selectionStart, selectionEnd);
    const [from, to] = replacedBy(kind, start, Math2.max(selectionStart, selectionEnd), context2.text);
    const inserted = kind === "insertText" || kind === "insertFromPaste" ? text ?? "" : "";
    if (inserted === "" && (from === to || !kind.startsWith("delete"))) return "unchanged";
    context2.updateText(from, to, inserted);
    const caret = from + inserted.length;
    context2.updateSelection(caret, caret);
    const Update = realmOf(el).TextUpdateEvent;
    dispatch(
      context2,
      new Update("textupdate", {
        text: inserted,
        updateRangeStart: from,
        updateRangeEnd: to,
        selectionStart: caret,
        selectionEnd: caret
      })
    );
    return "done";
  }

  // src/actions/keyboard/choiceKeys.ts
  function choose(action) {
    const { target } = action;
    if (isSelect(target)) return inSelect(target, action.info.key, action.modifiers.shift === true);
    if (!isInput(target)) return false;
    const type = inputType(target);
    if (type === "radio") return inRadioGroup(target, action.info.key);
    if (type === "range") return keyInRange(target, action.info.key);
    return type === "number" && inNumber(target, action.info.key);
  }
  function typeAhead({ target, info }) {
    if (!isSelect(target) || !info.text || info.key.length > 1) return false;
    const options = [...selectOptions(target)];
    const from = selectedIndex(target);
    const fits2 = (o) => !isDisabledOption(o) && optionText(o).trim().toLowerCase().startsWith(info.key.toLowerCase());
    const next2 = [...options.slice(from + 1), ...options.slice(0, from + 1)].find(fits2);
    if (next2 && options.indexOf(next2) !== from) chooseOnly(target, (option) => option === next2);
    return next2 !== void 0;
  }
  var STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  function inRadioGroup(radio, key2) {
    const step = STEPS[key2];
    if (!step) return false;
    const group = radioGroup(radio).filter((r) => !isDisabledControl(r));
    const next2 = group[(group.indexOf(radio) + step + group.length) % group.length];
    if (!next2 || next2 === radio) return true;
    moveFocus(next2);
    clickMethod(next2);
    return true;
  }
  var places = new WeakMap();
  function inSelect(select, key2, range2) {
    const options = [...selectOptions(select)];
    const usable = options.map((_, i) => i).filter((i) => !isDisabledOption(options[i]));
    const many = selectMultiple(select);
    const place = many ? places.get(select) ?? { at: selectedIndex(select), from: Math2.max(0, selectedIndex(select)) } : null;
    const now2 = place?.at ?? selectedIndex(select);
    const [before, after] = [usable.filter((i) => i < now2), usable.filter((i) => i > now2)];
    const step = STEPS[key2] ?? 0;
    const [first, last2] = step ? [after[0], before.at(-1)] : [usable[0], usable.at(-1)];
    const next2 = step > 0 || /^(Home|PageUp)$/.test(key2) ? first : last2;
    if (next2 === void 0 || next2 === now2) return true;
    const from = range2 && place ? place.from : next2;
    if (many) places.set(select, { at: next2, from });
    chooseOnly(select, (_, i) => i >= Math2.min(from, next2) && i <= Math2.max(from, next2) && usable.includes(i));
    return true;
  }
  function inNumber(field, key2) {
    if (key2 !== "ArrowUp" && key2 !== "ArrowDown") return false;
    if (matches(field, ":read-only")) return true;
    const before = inputValue(field);
    try {
      if (key2 === "ArrowUp") stepUp(field);
      else stepDown(field);
    } catch {
    }
    if (inputValue(field) !== before) announceChoice(field, "InputEvent");
    return true;
  }

  // src/actions/keyboard/arrowKeys.ts
  async function navigate(action) {
    return choose(action) || await moveCaret(action) || scrollByKey(action);
  }
  async function moveCaret(action) {
    const editable = editableAt(action.target);
    if (!editable) return false;
    movedByKeys.add(editable.el);
    if (editable.kind === "field") return inField(editable.el, action);
    if (editable.kind === "context") return true;
    const move = RICH_MOVES[action.info.key];
    const selection = selectionOf(editable.el);
    if (!move || !selection?.modify) return false;
    const { shift, ctrl } = action.modifiers;
    selection.modify(shift ? "extend" : "move", move[0], ctrl && move[2] || move[1]);
    await selectionTaken(editable.el);
    return true;
  }
  var RICH_MOVES = {
    ArrowLeft: ["left", "character", "word"],
    ArrowRight: ["right", "character", "word"],
    ArrowUp: ["backward", "line", "paragraph"],
    ArrowDown: ["forward", "line", "paragraph"],
    Home: ["backward", "lineboundary", "documentboundary"],
    End: ["forward", "lineboundary", "documentboundary"],
    PageUp: ["backward", "documentboundary"],
    PageDown: ["forward", "documentboundary"]
  };
  function inField(field, { info, modifiers: modifiers2 }) {
    const range2 = fieldRange(field);
    if (!range2) return true;
    const value2 = fieldValue(field);
    const backward = field.selectionDirection === "backward";
    const focus = backward ? range2.start : range2.end;
    const anchor = backward ? range2.end : range2.start;
    const collapses = range2.start !== range2.end && !modifiers2.shift;
    const sides = collapses ? { ArrowLeft: range2.start, ArrowRight: range2.end } : {};
    const next2 = sides[info.key] ?? FIELD_MOVES[info.key](value2, focus, modifiers2.ctrl === true);
    if (!modifiers2.shift) selectRange(field, next2, next2);
    else field.setSelectionRange(Math2.min(anchor, next2), Math2.max(anchor, next2), next2 < anchor ? "backward" : "forward");
    return true;
  }
  var FIELD_MOVES = {
    ArrowLeft: (v, at2, ctrl) => Math2.max(0, at2 - (ctrl ? /\S*\s*$/ : /[^]?$/u).exec(v.slice(0, at2))[0].length),
    ArrowRight: (v, at2, ctrl) => at2 + (ctrl ? /^\s*\S*\s*/ : /^[^]?/u).exec(v.slice(at2))[0].length,
    ArrowUp: (v, at2) => otherLine(v, at2, -1),
    ArrowDown: (v, at2) => otherLine(v, at2, 1),
    Home: (v, at2, ctrl) => ctrl ? 0 : lineStart(v, at2),
    End: (v, at2, ctrl) => ctrl ? v.length : lineEnd(v, at2),
    PageUp: () => 0,
    PageDown: (v) => v.length
  };
  var lineStart = (v, at2) => v.lastIndexOf("\n", at2 - 1) + 1;
  var lineEnd = (v, at2) => v.indexOf("\n", at2) < 0 ? v.length : v.indexOf("\n", at2);
  function otherLine(v, at2, by) {
    const start = lineStart(v, at2);
    const column = at2 - start;
    if (by < 0) return start === 0 ? 0 : Math2.min(lineStart(v, start - 1) + column, start - 1);
    const end = lineEnd(v, at2);
    return end === v.length ? v.length : Math2.min(end + 1 + column, lineEnd(v, end + 1));
  }
  function scrollByKey({ target, info }) {
    const reader = new LayoutReader();
    const axis = info.key === "ArrowLeft" || info.key === "ArrowRight" ? "x" : "y";
    const root = rootElement(ownerDocument(target));
    const scroller = scrollersAround(target).find((el) => canScroll(el, reader, axis)) ?? root;
    const { height } = reader.clientSize(scroller);
    const all = reader.scrollSize(scroller);
    const by = SCROLLS[info.key](height, all.height);
    scrollElement(scroller, { [axis === "x" ? "left" : "top"]: by, behavior: "instant" });
    return true;
  }
  var SCROLLS = {
    ArrowUp: () => -40,
    ArrowLeft: () => -40,
    ArrowDown: () => 40,
    ArrowRight: () => 40,
    PageUp: (room) => -room * 0.875,
    PageDown: (room) => room * 0.875,
    Home: (_, all) => -all,
    End: (_, all) => all
  };

  // src/actions/editing/clipboard.ts
  var held = null;
  function copy(target, cut2) {
    const { event, data: data2 } = clipboardEvent(target, cut2 ? "cut" : "copy");
    if (!dispatch(target, event)) {
      held = { text: data2?.getData("text/plain") ?? "", html: data2?.getData("text/html") ?? "" };
      return;
    }
    const text = selectedText2(target);
    if (text === "") return;
    held = { text, html: "" };
    const editable = cut2 && writableAt(target);
    if (editable) edit(editable, "deleteByCut");
  }
  function paste(target) {
    if (held) pasteText(target, held.text, held.html);
  }
  function pasteText(target, text, html = "") {
    const { event, data: data2 } = clipboardEvent(target, "paste");
    data2?.setData("text/plain", text);
    if (html) data2?.setData("text/html", html);
    if (!dispatch(target, event)) return true;
    const editable = writableAt(target);
    if (editable) edit(editable, "insertFromPaste", text);
    return false;
  }
  function clipboardEvent(target, type) {
    const given = newTransfer(target);
    const event = make(target, "ClipboardEvent", type, {
      ...OF_INPUT,
      clipboardData: given
    });
    return { event, data: event.clipboardData ?? given };
  }
  function newTransfer(el) {
    try {
      return new (realmOf(el)).DataTransfer();
    } catch {
      return null;
    }
  }
  function selectedText2(target) {
    const editable = editableAt(target);
    const range2 = editable?.kind === "field" && fieldRange(editable.el);
    return range2 ? fieldValue(editable.el).slice(range2.start, range2.end) : selectionOf(target)?.toString() ?? "";
  }

  // src/actions/keyboard/editingShortcuts.ts
  async function shortcut({ target, info, modifiers: modifiers2 }) {
    const run3 = SHORTCUTS[`${modifiers2.shift ? "shift+" : ""}${info.key.toLowerCase()}`];
    if (!run3) return false;
    await run3(target);
    return true;
  }
  var SHORTCUTS = {
    a: selectAll,
    c: (target) => copy(target, false),
    x: (target) => copy(target, true),
    v: paste,
    "shift+v": paste,
    z: (target) => change(target, "historyUndo"),
    y: (target) => change(target, "historyRedo"),
    "shift+z": (target) => change(target, "historyRedo"),
    b: (target) => format(target, "formatBold"),
    i: (target) => format(target, "formatItalic"),
    u: (target) => format(target, "formatUnderline")
  };
  async function selectAll(target) {
    if (chooseAll(target)) return;
    const editable = editableAt(target);
    if (editable?.kind === "field") selectField(editable.el);
    else if (editable?.kind === "context") editable.context.updateSelection(0, editable.context.text.length);
    else selectAllOf(editable?.el ?? documentBody(ownerDocument(target)) ?? target);
    if (editable?.kind === "rich") await selectionTaken(editable.el);
  }
  function change(target, kind) {
    const editable = writableAt(target);
    if (editable) edit(editable, kind);
  }
  function format(target, kind) {
    const editable = writableAt(target);
    if (editable?.kind === "rich") edit(editable, kind);
  }

  // src/actions/keyboard/tabKey.ts
  function tab({ target, doc, modifiers: modifiers2 }) {
    if (modifiers2.ctrl || modifiers2.alt || modifiers2.meta) return false;
    const order = tabOrder(topDocument(doc));
    if (!order.length) return true;
    let next2 = focusedElement2(doc) ?? target;
    for (let left = order.length; left > 0; left--) {
      next2 = neighbour(order, next2, modifiers2.shift === true);
      if (!moveFocus(next2)) continue;
      if (isTextInput(next2)) selectField(next2);
      return true;
    }
    return true;
  }
  function tabOrder(doc) {
    const reader = new LayoutReader();
    const scope = topDialog(doc) ?? documentBody(doc);
    return scope ? orderOf([scope], reader) : [];
  }
  function orderOf(nodes, reader) {
    const stops = [];
    const stack = nodes.reverse();
    for (let node = stack.pop(); node; node = stack.pop())
      if (isElement(node)) for (const child of visit(node, stops, reader).reverse()) stack.push(child);
    const ordered = [
      ...stops.filter((s) => s.index > 0).sort((a, b) => a.index - b.index),
      ...stops.filter((s) => s.index === 0)
    ];
    return ordered.flatMap((s) => s.elements);
  }
  function visit(el, stops, reader) {
    if (reader.style(el).display === "none" || hasAttribute(el, "inert")) return [];
    const given = attribute(el, "tabindex");
    const index = given === null ? null : Number.parseInt(given, 10) || 0;
    const root = shadowRootOf(el);
    if (root || localName(el) === "slot" || isFrame(el)) {
      if (index !== null && index < 0) return [];
      const inner = isFrame(el) ? frameStops(el) : orderOf(flatChildren(el), reader);
      const self = root && index !== null && !root.delegatesFocus && isStop(el, reader) ? [el] : [];
      stops.push({ index: index ?? 0, elements: [...self, ...inner] });
      return [];
    }
    if ((index ?? 0) >= 0 && isStop(el, reader)) stops.push({ index: index ?? 0, elements: [el] });
    const children = flatChildren(el);
    if (!isTag(el, "details") || hasAttribute(el, "open")) return children;
    const summary2 = children.flatMap((c) => isElement(c) ? [c, ...flatChildren(c)] : []).find((c) => isElement(c) && isTag(c, "summary"));
    return summary2 ? [summary2] : [];
  }
  function frameStops(frame2) {
    const inner = readableFrameDocument(frame2);
    return inner ? tabOrder(inner) : [frame2];
  }
  function isStop(el, reader) {
    if (!(takesTab(el) || scrollsAlone(el, reader)) || inertAround(el)) return false;
    return reader.boxes(el).length > 0 && reader.style(el).visibility === "visible";
  }
  function takesTab(el) {
    if (!isFocusable(el)) return false;
    return inputTypeOf(el) !== "radio" || hasAttribute(el, "tabindex") || isRadioStop(el);
  }
  var scrollsAlone = (el, reader) => canScroll(el, reader) && el !== documentBody(ownerDocument(el)) && !querySelectorAll(el, USABLE).length;
  var USABLE = "a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],audio[controls],video[controls]";
  var isRadioStop = (el) => inputChecked(el) || !radioGroup(el).some(inputChecked);
  function neighbour(order, from, back) {
    const at2 = order.indexOf(from);
    const last2 = order.length - 1;
    if (at2 >= 0) return order[back ? at2 === 0 ? last2 : at2 - 1 : at2 === last2 ? 0 : at2 + 1];
    const doc = ownerDocument(from);
    const isAfter = (el) => ownerDocument(el) === doc && (comparePosition(from, el) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next2 = from === documentBody(doc) ? back ? -1 : 0 : order.findIndex(isAfter);
    if (back) return order[next2 <= 0 ? last2 : next2 - 1];
    return order[next2 < 0 ? 0 : next2];
  }

  // src/actions/keyboard/keyDefaults.ts
  var ON_KEYDOWN = {
    Enter: [openLink, pressButton, newLine, submit],
    Tab: [tab],
    Escape: [escape],
    Backspace: [(a) => erase(a, "deleteContentBackward")],
    Delete: [(a) => erase(a, "deleteContentForward")]
  };
  var NAVIGATING = /^(Arrow|Home|End|Page)/;
  async function keyDownDefault(action) {
    const { info, modifiers: modifiers2 } = action;
    if (modifiers2.ctrl || modifiers2.meta) {
      if (await shortcut(action)) return;
      if (info.text && info.key !== "Enter") return;
    }
    if (modifiers2.alt && info.text) return;
    const others2 = NAVIGATING.test(info.key) ? [navigate] : [typeCharacter, typeAhead, scrollBySpace];
    for (const run3 of ON_KEYDOWN[info.key] ?? others2) if (await run3(action)) return;
  }
  function keyUpDefault({ target, info }, pressed) {
    if (info.key === " " && target === pressed && isButtonLike(target, true)) clickMethod(target);
  }
  function typeCharacter({ target, info }) {
    const editable = writableAt(target);
    if (!editable) return false;
    edit(editable, "insertText", info.text);
    return true;
  }
  function scrollBySpace({ target, doc, info, modifiers: modifiers2 }) {
    if (info.key !== " " || isButtonLike(target, true) || isSelect(target)) return false;
    return navigate({
      target,
      doc,
      info: { ...info, key: modifiers2.shift ? "PageUp" : "PageDown" },
      modifiers: ownFields()
    });
  }
  async function erase(action, kind) {
    const editable = writableAt(action.target);
    if (!editable) return false;
    if (action.modifiers.ctrl) {
      const key2 = kind === "deleteContentBackward" ? "ArrowLeft" : "ArrowRight";
      await navigate({ ...action, info: { ...action.info, key: key2 }, modifiers: { ctrl: true, shift: true } });
    }
    edit(editable, kind);
    return true;
  }
  function openLink({ target }) {
    const isHtmlLink = (isTag(target, "a") || isTag(target, "area")) && hasAttribute(target, "href");
    if (isHtmlLink) clickMethod(target);
    else if (isSvg(target) && isFocusable(target) && localName(target) === "a")
      fire(target, "PointerEvent", "click", OF_INPUT);
    else return false;
    return true;
  }
  function pressButton({ target }) {
    if (!isButtonLike(target, false)) return false;
    clickMethod(target);
    return true;
  }
  function isButtonLike(el, space) {
    if (isTag(el, "button")) return true;
    if (isTag(el, "summary")) return closest(el, "details") !== null;
    const type = inputTypeOf(el);
    return /^(button|submit|reset|image|color|file)$/.test(type) || space && /^(checkbox|radio)$/.test(type);
  }
  function newLine({ target, modifiers: modifiers2 }) {
    const editable = writableAt(target);
    if (!editable || isInput(editable.el)) return false;
    edit(
      editable,
      editable.kind === "field" || modifiers2.shift || attribute(editable.el, "contenteditable") === "plaintext-only" ? "insertLineBreak" : "insertParagraph"
    );
    return true;
  }
  function submit({ target }) {
    if (!isInput(target)) return false;
    if (isTextInput(target)) {
      if (!announce2(target, "insertLineBreak", null)) return true;
      commitChange(target);
    }
    return implicitSubmission(target);
  }

  // src/actions/keyboard/pressKey.ts
  async function pressKey(doc, info, modifiers2) {
    const target = receiverOf(doc);
    const input2 = trustedInput();
    if (input2) return await trustedPress(target, info.key, modifiers2, input2);
    const held2 = ownFields(modifiers2, info.shift ? { shift: true } : null);
    const browser = ownReaction(target, info.key);
    let proceeds = key(target, "keydown", info, held2);
    await task();
    if (proceeds) {
      const at2 = receiverOf(doc);
      if (typesCharacter(info, held2)) proceeds = key(at2, "keypress", info, held2);
      if (proceeds && !browser.reacted()) await keyDownDefault({ target: at2, doc, info, modifiers: held2 });
      await task();
    }
    const last2 = receiverOf(doc);
    if (key(last2, "keyup", info, held2) && proceeds && !browser.reacted())
      keyUpDefault({ target: last2, doc, info, modifiers: held2 }, target);
    browser.forget();
    await task();
    return { target, prevented: !proceeds };
  }
  function ownReaction(target, key2) {
    const doc = ownerDocument(target);
    const places2 = [realmOf(target), ...key2 === "Escape" ? treeScopesIn(doc) : [getRootNode(target)]];
    let heard = false;
    const forget = listenAt(places2, ["click", "cancel", "submit", "beforetoggle"], (event) => {
      heard ||= isTrusted(event) || event.type === "click" && composedPath(event)[0] === target;
    });
    return { reacted: () => heard, forget };
  }
  async function holding(doc, modifiers2, run3) {
    if (trustedInput()) return await run3();
    const held2 = MODIFIER_KEYS.filter(([name]) => modifiers2[name]);
    const down = {};
    for (const [name, keyName] of held2) {
      down[name] = true;
      key(receiverOf(doc), "keydown", keyInfo(keyName), down);
      await task();
    }
    await run3();
    for (const [name, keyName] of held2.reverse()) {
      down[name] = false;
      key(receiverOf(doc), "keyup", keyInfo(keyName), down);
      await task();
    }
  }
  var MODIFIER_KEYS = [
    ["ctrl", "Control"],
    ["shift", "Shift"],
    ["alt", "Alt"],
    ["meta", "Meta"]
  ];
  function typesCharacter(info, modifiers2) {
    if (!info.text || modifiers2.meta || modifiers2.alt) return false;
    return !modifiers2.ctrl || info.key === "Enter";
  }
  function key(target, type, info, modifiers2) {
    const code = type === "keypress" ? info.text.codePointAt(0) ?? 0 : info.keyCode;
    const init = {
      ...OF_INPUT,
      key: info.key,
      code: info.code,
      location: info.location,
      keyCode: code,
      which: code,
      charCode: type === "keypress" ? code : 0,
      ...modifierInit(modifiers2)
    };
    return fire(target, "KeyboardEvent", type, init);
  }

  // src/actions/keypress.ts
  async function keypress(el, key2, options = {}) {
    const { info, modifiers: modifiers2 } = parse2(key2, options.modifiers ?? {});
    const doc = (el && ownerDocument(el)) ?? document;
    const target = el ?? receiverOf(doc);
    return await run(target, options, async () => {
      if (el) {
        const gate = await ready(el, { ...options, pointer: false });
        if (!hasField(gate, "hit")) return gate;
        const had = receiverOf(doc);
        if (focusableAround(el) === el) moveFocus(el);
        if (had !== receiverOf(doc) && editableAt(el)?.kind === "rich") await selectionTaken(el);
      } else if (!isConnected(target)) return { code: "no_focus", detail: "the document is empty" };
      const seen2 = { prevented: false, actual: target };
      const times3 = options.repeat ?? 1;
      await holding(doc, modifiers2, async () => {
        for (let i = 0; i < times3; i++) {
          if (i > 0 && !isConnected(receiverOf(doc))) return;
          const done = await pressKey(doc, info, modifiers2);
          seen2.prevented ||= done.prevented;
          if (i === 0) seen2.actual = done.target;
        }
      });
      const { actual, prevented } = seen2;
      if (el && actual !== el && !isWithin(actual, el)) return { code: "no_focus", blocker: actual };
      return { done: true, actual, ...prevented && { prevented } };
    });
  }
  function parse2(key2, given) {
    checkArgument("keypress", "key", key2, { type: "string" });
    const parts = key2.length > 1 ? key2.split(/\+(?!$)/) : [key2];
    const modifiers2 = ownFields(given);
    for (const part2 of parts.slice(0, -1)) {
      const name = MODIFIERS[part2.trim().toLowerCase()];
      if (!name)
        throw badOption(`keypress: "${part2}" in "${key2}" is no modifier; there are Control, Shift, Alt and Meta`);
      modifiers2[name] = true;
    }
    const last2 = parts.at(-1) ?? "";
    const isShortcut = (modifiers2.ctrl || modifiers2.alt || modifiers2.meta) && !modifiers2.shift;
    const info = keyInfo(isShortcut && /^[A-Z]$/.test(last2) ? last2.toLowerCase() : last2);
    if (!info)
      throw badOption(
        `keypress: there is no key "${key2}"; use a character or a name such as Enter, Escape, ArrowDown, F5`
      );
    const shifted = modifiers2.shift && /^[a-z]$/.test(info.key) ? keyInfo(info.key.toUpperCase()) : null;
    return { info: shifted ?? info, modifiers: modifiers2 };
  }
  var MODIFIERS = ownFields({
    control: "ctrl",
    ctrl: "ctrl",
    shift: "shift",
    alt: "alt",
    option: "alt",
    meta: "meta",
    cmd: "meta",
    command: "meta",
    win: "meta",
    controlormeta: "ctrl",
    mod: "ctrl"
  });

  // src/actions/editing/readback.ts
  var MAX_ADDED = 4;
  function kept(before, expected, typed, actual) {
    if (actual === expected) return "exact";
    if (actual === before || !keepsSigns(typed, actual)) return "no";
    const wanted = plain2(expected);
    const found = plain2(actual);
    if (wanted === "") return actual.includes(typed.trim()) && typed.trim() !== "" ? "formatted" : "no";
    const more = found.length - wanted.length;
    return more <= MAX_ADDED && more < Math2.max(wanted.length, 3) && (found.startsWith(wanted) || found.endsWith(wanted)) ? "formatted" : "no";
  }
  function keepsSigns(typed, actual) {
    const text = typed.trim();
    if (/^-?\d*([.,]\d+)?$/.test(text)) {
      return (!text.startsWith("-") || /[-−(]/.test(actual)) && (!/[.,]/.test(text) || /,\d{3}$/.test(text) || /[.,]\d/.test(actual));
    }
    if (!letter().test(text)) return true;
    let from = 0;
    for (const sign of text.match(signs()) ?? []) {
      from = actual.indexOf(sign, from) + 1;
      if (from === 0) return false;
    }
    return true;
  }
  function keptRich(before, expected, typed, actual, atEnd) {
    const flat = (s) => s.replace(/\s+/g, "");
    if (flat(actual) === flat(expected)) return "exact";
    if (flat(actual) === flat(before)) return "no";
    const [found, wanted, own4, old] = [plain2(actual), plain2(expected), plain2(typed), plain2(before)];
    if (own4 === "") return flat(actual).includes(flat(typed)) && flat(typed) !== "" ? "formatted" : "no";
    if (old.length > 1e3 && found.includes(own4) && !old.includes(own4)) return "formatted";
    if (countSigns(actual) > countSigns(expected)) return "no";
    if (found.startsWith(wanted) && found.length - wanted.length <= MAX_ADDED) return "formatted";
    const within2 = !atEnd && found.includes(own4) && found.length === old.length + own4.length;
    return found === own4 || within2 ? "formatted" : "no";
  }
  var countSigns = (text) => text.match(signs())?.length ?? 0;
  function isInPlaceOf(typed, actual) {
    const form = (s) => s.trim().replace(letters(), "a").replace(numbers(), "9");
    const sorted = (s) => [...plain2(s)].sort().join("");
    return plain2(typed) !== "" && form(typed) === form(actual) && sorted(typed) !== sorted(actual);
  }
  var plain2 = (text) => text.normalize("NFKC").toLowerCase().replace(otherThanWords(), "");
  var letter = lazyPattern("\\p{L}", "u");
  var letters = lazyPattern("\\p{L}", "gu");
  var numbers = lazyPattern("\\p{N}", "gu");
  var signs = lazyPattern("[^\\p{L}\\p{N}\\p{M}\\s_-]", "gu");
  var otherThanWords = lazyPattern("[^\\p{L}\\p{N}]", "gu");

  // src/actions/keyboard/typing.ts
  var KEYED = 500;
  var MASKED = 30;
  async function enter2(first) {
    const doc = ownerDocument(first.el);
    const had = focusedElement2(doc);
    const wasIn = had !== null && isWithin(had, first.el);
    const field = fieldOf(first);
    const wasEmpty = field !== null && fieldValue(field) === "";
    filled.delete(first.el);
    patterned.delete(first.el);
    if (!wasIn) {
      const input2 = trustedInput();
      const at2 = input2 && field ? hitTarget(field, new LayoutReader()) : null;
      if (input2 && at2?.state === "hit") await trustedClick(first.el, at2.point, {}, input2);
      moveFocus(first.el);
    }
    await momentAfter(MASKED);
    const isFilled = wasEmpty && !wasIn && fieldValue(field) !== "";
    if (isFilled || field && openPlace(fieldValue(field)) >= 0) patterned.add(first.el);
    if (isFilled) filled.add(first.el);
    const focused = focusedElement2(doc);
    const there = focused && editableAt(focused);
    if (there && there.el !== first.el && [first.el, there.el].every(isAlike) && isConnected(first.el) && !isWithin(there.el, first.el) && obstacleTo(first.el, new LayoutReader(), { keysOnly: true })?.state !== "hidden") {
      return { code: "no_focus", blocker: there.el };
    }
    const target = there && there.el !== first.el && !isDisabled2(there.el) && !isReadOnly(there.el) ? there : isConnected(first.el) ? first : null;
    if (!target) return { code: "replaced" };
    const caret = placeOfCaret(target);
    placeCaret2(target, wasIn);
    if (caret === null || caret !== placeOfCaret(target)) await selectionTold(doc);
    for (let tries = 3; target.kind === "rich" && placed.has(target.el) && !isCaretAtEndOf(target.el) && tries > 0; tries--) {
      caretToEndOf(target.el);
      await selectionTold(doc);
      await frame();
    }
    return target;
  }
  var isAlike = (el) => isTextInput(el) && attribute(el, "tabindex") !== "-1" && maxLengthOf(el) > 2;
  var fieldOf = (editable) => editable.kind === "field" ? editable.el : null;
  function placeOfCaret(editable) {
    const field = fieldOf(editable);
    if (!field) return null;
    const range2 = fieldRange(field);
    return fieldValue(field) === "" ? "" : range2 && `${range2.start} ${range2.end}`;
  }
  function placeCaret2(target, hadFocus) {
    const wasIn = hadFocus && !isCaretUntouched(target.el);
    if (!hadFocus) movedByKeys.delete(target.el);
    if (target.kind === "field") {
      if (!wasIn && !filled.has(target.el)) caretToEnd(target.el);
      return;
    }
    placed.delete(target.el);
    if (target.kind === "rich" && (!wasIn || !rangeIn(target.el))) {
      if (attribute(target.el, "role") === "spinbutton") return selectAllOf(target.el);
      caretToEndOf(target.el);
      placed.add(target.el);
    }
  }
  var filled = new WeakSet2();
  var patterned = new WeakSet2();
  var placed = new WeakSet2();
  var Typing = class {
    /**
     * @param direct The field takes no focus, because it shows only under the pointer: characters are inserted without
     *   key events.
     */
    constructor(target, direct = false) {
      this.direct = direct;
      this.doc = ownerDocument(target.el);
      this.#begin(target);
    }
    direct;
    doc;
    fields = [];
    #cleared = false;
    /** Whether the page took every key for itself, as a terminal does. */
    #taken = true;
    #isRead = false;
    #waited = new Set();
    /**
     * @param replaced The field that the page took away while it was typed into: the new one stands for it, and must
     *   contain all that was typed.
     */
    #begin(editable, replaced) {
      const before = contentOf(editable);
      const entry = {
        ...replaced ?? { before, around: null, expected: before, text: "" },
        el: editable.el,
        editable,
        field: fieldOf(editable),
        standing: standingFor(editable.el)
      };
      if (replaced) this.fields.splice(this.fields.indexOf(replaced), 1);
      this.fields.push(entry);
      return entry;
    }
    /** Selects all and deletes it; by keys in editors, which define themselves what "all" is. */
    async clear() {
      const entry = this.#current();
      const { editable, field } = entry;
      this.#cleared = true;
      const isProxy = editable.kind === "context" || field !== null && isSpeck(field);
      if (contentOf(editable) !== "" || isProxy || hasBadInput(editable)) {
        if (field && !isProxy) selectField(field);
        else await pressKey(this.doc, keyInfo("a"), commandKey(this.doc));
        await selectionTold(this.doc);
        await pressKey(this.doc, keyInfo("Backspace"), {});
        if (field && !isProxy) await momentAfter(MASKED);
        else await frame();
      }
      if (field && openPlace(fieldValue(field)) >= 0) {
        patterned.add(field);
        caretToEnd(field);
        await selectionTold(this.doc);
      }
      entry.around = ["", ""];
      entry.expected = "";
    }
    async insert(text, speed) {
      if (speed === 0 && patterned.has(this.#current().el)) await momentAfter(MASKED);
      const characters = [...this.#withoutPrefix(text).replace(/\r\n?/g, "\n")];
      for (const [i, character] of indexed(characters)) {
        await this.#handedOn();
        const entry = this.#current();
        const { editable, field } = entry;
        const isWhole = field !== null && !fieldRange(field) && refusedFocus(this.doc) === field;
        if (isWhole || i >= KEYED && speed === 0) {
          const rest = characters.slice(i).join("");
          this.#note(entry, rest);
          edit(editable, "insertText", rest);
          return;
        }
        this.#note(entry, character);
        await this.#character(editable, character, i === 0);
        if (speed === 0 && field && fieldValue(field) !== entry.expected) await momentAfter(MASKED);
        if (speed > 0 && i < characters.length - 1) await sleep(speed);
      }
    }
    /** What a pattern shows before its first open place need not be typed: `+1 (`. */
    #withoutPrefix(text) {
      const { field } = this.#current();
      const value2 = field && patterned.has(field) ? fieldValue(field) : "";
      const prefix = value2.slice(0, Math2.max(0, openPlace(value2)));
      return hasWord(prefix) && text.startsWith(prefix) ? text.slice(prefix.length) : text;
    }
    /** Pastes the text if an editor has ignored keys and edits. */
    async insistByPaste(text) {
      const last2 = this.fields.at(-1);
      if (last2.editable.kind !== "rich" || text.trim() === "") return;
      const untouched = () => isConnected(last2.el) && contentOf(last2.editable) === (this.#cleared ? "" : last2.before);
      if (!untouched()) return;
      await sleep(100);
      if (untouched()) pasteText(receiverOf(this.doc), text);
    }
    /** Returns the field that has focus now, because pages move the focus while a person types. */
    #current() {
      const last2 = this.fields.at(-1);
      const focused = editableAt(receiverOf(this.doc));
      if (!focused || focused.el === last2.el || isDisabled2(focused.el)) return last2;
      const known2 = this.fields.find((f) => f.el === focused.el);
      return known2 ?? this.#begin(focused, isConnected(last2.el) ? void 0 : last2);
    }
    /**
     * A full field of a one-time code passes focus on, on some pages a moment later; that is waited for once per field.
     */
    async #handedOn() {
      const entry = this.#current();
      const { field } = entry;
      if (!field || entry.text === "" || this.#waited.has(field) || fieldValue(field).length < maxLengthOf(field)) return;
      this.#waited.add(field);
      for (let left = 10; this.#current() === entry && left > 0; left--) await sleep(15);
    }
    #note(entry, text) {
      const range2 = entry.field && fieldRange(entry.field);
      const value2 = contentOf(entry.editable);
      entry.around ??= range2 ? [value2.slice(0, range2.start), value2.slice(range2.end)] : [value2, ""];
      entry.text += isInput(entry.el) ? text.replace(/\n/g, "") : text;
      entry.expected = entry.around[0] + entry.text + entry.around[1];
    }
    async #character(editable, character, first) {
      if (character === " " && attribute(editable.el, "role") === "spinbutton") return;
      if (this.direct) return void edit(editable, "insertText", character);
      const info = character === "\n" ? keyInfo("Enter") : keyInfo(character);
      if (character === "\n" && isInput(editable.el)) return;
      const input2 = trustedInput();
      if (!info || !info.code) return input2 ? await input2.type(character) : void edit(editable, "insertText", character);
      const told = editable.kind === "rich" ? selectionTold(this.doc) : void 0;
      const shift = character === "\n" && !takesParagraphs(editable);
      const { prevented } = await pressKey(this.doc, info, shift ? { shift: true } : {});
      this.#taken &&= prevented;
      await told;
      if (editable.kind !== "field" && (character === "\n" || first)) await frame();
    }
    /** Refused with `not_kept` if a field does not contain what was typed into it; null if all do. */
    check(text) {
      const last2 = this.fields.at(-1);
      if (!isConnected(last2.el) && !this.#isRead) this.#current();
      const typed = this.fields.filter((f) => f.text !== "" || f.expected !== f.before);
      for (const entry of typed.length ? typed : this.fields.slice(0, 1)) {
        const { editable, field, before, expected, text: own4 } = entry;
        const actual = contentNow(entry);
        const following = typed[typed.indexOf(entry) + 1];
        if (following && isCutShort(entry, actual, following, text)) return notKept(editable.el, actual);
        if (field && own4 !== "" && isSpeck(field)) {
          if (this.#taken || isDrawn(field, own4, this.#cleared)) continue;
          return { code: "not_kept" };
        }
        if (patterned.has(editable.el) && kept("", own4, own4, actual) !== "no") continue;
        const result = field ? kept(before, expected, own4, actual) : keptRich(before, expected, own4, actual, this.#cleared || placed.has(editable.el));
        if (result === "no" && editable.kind === "context" && isDrawn(editable.el, own4, this.#cleared)) continue;
        if (result === "no" && text + before !== "") return notKept(editable.el, actual);
      }
      this.#isRead = true;
      return null;
    }
    /** Whether the letters and digits of the text are there, whatever a mask or a format puts between them. */
    holdsInSomeForm(text) {
      return plain2(text) !== "" && plain2(contentNow(this.fields.at(-1))).includes(plain2(text));
    }
    /**
     * After Enter the page may empty the field, complete its text or format it. But a text of the same pattern with
     * other letters or digits means that the page did not accept what was typed.
     */
    checkEntered() {
      const { field, text } = this.fields[0];
      if (this.fields.length > 1 || !field || !isConnected(field)) return null;
      const actual = fieldValue(field);
      return isInPlaceOf(text, actual) ? notKept(field, actual) : null;
    }
  };
  var isCutShort = ({ field, text }, actual, following, whole) => field !== null && (text.length > 1 || following.text.length > 1) && /[^\d .+/-]/.test(whole) && actual.length < maxLengthOf(field);
  function contentNow({ editable, standing }) {
    const there = standing();
    return contentOf((there && editableAt(there)) ?? editable);
  }
  function isSpeck(el) {
    const reader = new LayoutReader();
    const { width, height } = reader.box(el);
    return reader.boxes(el).length > 0 && (width <= 3 || height <= 3);
  }
  function isDrawn(el, typed, alone) {
    const lines = typed.split("\n").map(plain2).filter(Boolean).sort((a, b) => b.length - a.length);
    for (let node = flatParent(el), up = 0; lines.length && node && up < 4; node = flatParent(node), up++) {
      let drawn = plain2(richText(node));
      if (!lines.every((line2) => drawn.includes(line2))) continue;
      for (const line2 of lines) drawn = drawn.replace(line2, "");
      return !alone || /^\d*$/.test(drawn);
    }
    return false;
  }
  var commandKey = (doc) => /Mac|iPhone|iPad/.test(documentWindow(doc)?.navigator.platform ?? "") ? { meta: true } : { ctrl: true };
  function takesParagraphs({ kind, el }) {
    return kind !== "field" && attribute(el, "enterkeyhint") !== "send" && closest(el, "form") === null;
  }

  // src/actions/type.ts
  async function typeText(el, text, options = {}, confirm) {
    checkArgument("type", "text", text, { type: "string" });
    let verify;
    return await run(
      el,
      options,
      async (watch) => {
        const picked = controlOf(el);
        const first = editableAt(el) ?? editableInside(el);
        const fields = [isInput(picked) && picked, first?.kind === "field" && first.el];
        const whole = fields.find((field) => field && isWholeValue(field));
        if (!whole && !first) {
          const before = textContent(el) ?? "";
          const isAsBefore = () => isConnected(el) && textContent(el) === before && !before.includes(text);
          verify = () => isAsBefore() && isCell(el) && !isEditing(ownerDocument(el)) ? NO_EDITOR : null;
          return await typeByKeys(el, text, options);
        }
        const gate = await ready(whole ?? first.el, { ...options, pointer: false, editable: true });
        if (!hasField(gate, "hit")) return gate;
        if (whole) {
          verify = () => wholeValueRefusal(whole);
          return setWholeValue(whole, text, options);
        }
        const target = await enter2(first);
        if (hasField(target, "code")) return target;
        if (isInput(target.el) && /[\r\n]/.test(text))
          return {
            code: "bad_value",
            detail: "it has one line only; leave out the line break, or press Enter after the text"
          };
        const job = new Typing(target, gate.trigger !== void 0);
        if (options.clearFirst) await job.clear();
        await job.insert(text, options.speed ?? 0);
        await job.insistByPaste(text);
        if (options.pressEnter) {
          await frame();
          const refusal3 = job.check(text);
          if (refusal3 && !job.holdsInSomeForm(text)) return refusal3;
          await pressKey(job.doc, keyInfo("Enter"), {});
          verify = () => job.checkEntered();
        } else {
          verify = () => job.check(text);
          if (confirm && !verify()) await confirm(watch, target.el, text, options.settle);
        }
        if (options.blur) {
          dropFocus(job.doc);
          await task();
        }
        const actual = job.fields.at(-1)?.el ?? target.el;
        return { done: true, actual };
      },
      () => verify?.() ?? null
    );
  }
  async function typeByKeys(el, text, options) {
    const around2 = focusableAround(el);
    const holder = around2 && around2 !== el && !isCell(el) && matches(around2, '[tabindex^="-"]') ? null : around2;
    const keys3 = [...text].map((character) => keyInfo(character === "\n" ? "Enter" : character));
    if (!holder || editableAt(holder) || OPERATED.test(computeRole(holder) ?? "") || keys3.includes(null))
      return { code: "not_editable", ...insteadOfTyping(el) };
    const gate = await ready(holder, { ...options, pointer: false });
    if (!hasField(gate, "hit")) return gate;
    moveFocus(holder);
    const doc = ownerDocument(holder);
    for (const info of [...keys3, ...options.pressEnter ? [keyInfo("Enter")] : []]) {
      const { target } = await pressKey(doc, info, {});
      if (!isWithin(target, holder) && isConnected(holder)) return { code: "no_focus", blocker: target };
      if (options.speed) await sleep(options.speed);
    }
    return { done: true, actual: holder };
  }
  var isCell = (el) => CELL.test(computeRole(focusableAround(el) ?? el) ?? "");
  var CELL = /^(?:cell|gridcell|columnheader|rowheader)$/;
  var isEditing = (doc) => editableAt(receiverOf(doc)) !== null;
  var NO_EDITOR = {
    code: "not_kept",
    detail: "the cell has the same text as before; double-click it, and type into the field that appears"
  };
  var OPERATED = /^(button|link|checkbox|radio|switch|slider|spinbutton|scrollbar|tab|menuitem.*|option|combobox|listbox|radiogroup)$/;
  var STEPPERS = "[role=slider],[role=spinbutton],[role=scrollbar]";
  function insteadOfTyping(el) {
    const stepper = matches(el, STEPPERS) ? el : querySelectorAll(el, STEPPERS)[0];
    const role = computeRole(stepper ?? el) ?? "";
    if (stepper) return { detail: `text: it is a ${role}; use setValue, or press arrow keys` };
    if (/^(checkbox|radio|switch)$/.test(role)) return { detail: `text: it is a ${role}; use check` };
    if (/^(combobox|listbox|radiogroup)$/.test(role)) return { detail: `text: it is a ${role}; use select` };
    if (focusableAround(el)) return { detail: "text: it has no text field; press single keys with keypress" };
    return {};
  }

  // src/dom/living.ts
  var living = (refs) => refs.flatMap((ref) => ref.deref() ?? []);

  // src/views/jsonChunks.ts
  var CHUNK_SIZE = 65536;
  function* jsonChunks(value2) {
    let text = "";
    const levels = [];
    const put = (part2) => {
      if (typeof part2 !== "object" || part2 === null || !holdsObjects(part2)) {
        text += JSON.stringify(part2) ?? "null";
        return;
      }
      const keys3 = Array.isArray(part2) ? null : Object2.keys(part2).filter((key2) => part2[key2] !== void 0);
      levels.push({ of: part2, keys: keys3, at: 0 });
      text += keys3 ? "{" : "[";
    };
    put(value2);
    for (let level2 = levels.at(-1); level2; level2 = levels.at(-1)) {
      const { of, keys: keys3 } = level2;
      if (level2.at === (keys3 ?? of).length) {
        text += keys3 ? "}" : "]";
        levels.pop();
      } else {
        if (level2.at > 0) text += ",";
        const at2 = level2.at++;
        const key2 = keys3?.[at2];
        if (key2 !== void 0) text += `${JSON.stringify(key2)}:`;
        put(key2 === void 0 ? of[at2] : of[key2]);
      }
      if (text.length < CHUNK_SIZE) continue;
      yield text;
      text = "";
    }
    yield text;
  }
  function holdsObjects(value2) {
    for (const part2 of Object2.values(value2)) if (typeof part2 === "object" && part2 !== null) return true;
    return false;
  }

  // src/tree/TreeNode.ts
  var nodesAmong = (children) => children.filter((child) => !isString(child));
  var has = (node, flag) => (node.flags & flag) !== 0;
  var isTarget = (node) => has(node, 4 /* Interactive */) && !has(node, 256 /* AriaHidden */);

  // src/tree/keep.ts
  var standsAlone = (node) => cannotMerge(node) || has(node, 16 /* ExplicitRole */) && node.role !== "" || has(node, 32 /* OwnName */) && node.name !== "";
  var cannotMerge = (node) => node.kind !== 0 /* Element */ || has(node, 4 /* Interactive */ | 64 /* OnHover */ | 1048576 /* ShowsOthers */) || node.shadow !== null || node.frame !== null || node.tag === "label" || isOpaque(node);
  var isDialog = ({ role }) => role === "dialog" || role === "alertdialog";
  var isFooter = ({ tag, role }) => tag === "footer" || role === "contentinfo";
  var isInFlow = ({ display }) => display === 0 /* Inline */ || display === 10 /* Contents */;
  function isInline(node) {
    if (isInFlow(node)) return true;
    return (node.display === 1 /* InlineBlock */ || node.display === 9 /* FlexItem */) && PHRASING.has(node.tag);
  }
  var PHRASING = wordSet(
    "span b i em strong small sup sub mark time abbr code font u s cite q kbd var bdi data slot br wbr"
  );
  var separatesWords = (node) => node.display > 1 /* InlineBlock */ && node.display !== 10 /* Contents */ || node.tag === "br";
  var isNamedFromContent = (node) => FOLDING.has(node.role) || node.tag === "label" || node.tag === "summary";
  var FOLDING = wordSet("button link tab menuitem menuitemcheckbox menuitemradio option checkbox radio switch");
  var mergesIntoName = (node) => !cannotMerge(node) && !GROUPING.has(node.tag);
  var GROUPING_TAGS = "form dialog details fieldset";
  var GROUPING = wordSet(GROUPING_TAGS, HEADINGS, "ul ol dl table");
  var isOpaque = (node) => VALUE_OR_DOCUMENT.has(node.tag) && !isOpenList(node) && !showsContent3(node);
  var showsContent3 = ({ tag, children }) => (tag === "object" || tag === "input") && children.length > 0;
  var isOpenList = ({ tag, role, children }) => role === "listbox" || tag === "select" && children.length > 0;

  // src/tree/lineUp.ts
  function atOnce(steps) {
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  }
  var STEP = 1e3;
  var lineUp = (root, skip) => atOnce(liningUp(root, skip));
  function* liningUp(root, skip) {
    const nodes = [];
    const parents = [];
    const stack = [root];
    const stackParents = [-1];
    for (let node = stack.pop(); node; node = stack.pop()) {
      const parent = stackParents.pop() ?? -1;
      if (skip?.(node)) continue;
      const index = nodes.length;
      if (index % STEP === STEP - 1) yield;
      nodes.push(node);
      parents.push(parent);
      const before = stack.length;
      pushInner(stack, node);
      for (let i = before; i < stack.length; i++) stackParents.push(index);
    }
    return { nodes, parents: new Int32Array(parents) };
  }
  function pushInner(stack, { children, frame: frame2, shadow }) {
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== void 0 && !isString(child)) stack.push(child);
    }
    if (frame2) stack.push(frame2);
    if (shadow) stack.push(shadow);
  }
  function preorder(root) {
    const nodes = [];
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      nodes.push(node);
      pushInner(stack, node);
    }
    return nodes;
  }
  var hasContent = (node) => node !== null && node.kind !== 3 /* Marker */;
  function composedChildren(node) {
    if (node.shadow) return hasContent(node.shadow) ? node.shadow.children : [...node.children, node.shadow];
    if (node.frame) return [node.frame];
    return node.assigned ?? node.children;
  }

  // src/tree/textMark.ts
  function textIn2(node, text, put = withMark) {
    const words3 = has(node, 2097152 /* Faint */) && hasWord(text) ? put(text, "faint") : text;
    return has(node, 8388608 /* StruckText */) ? put(words3, "~~") : words3;
  }
  function markOf(node) {
    if (!has(node, 65536 /* Struck */ | 131072 /* Raised */ | 262144 /* Lowered */)) return "";
    return has(node, 65536 /* Struck */) ? "~~" : has(node, 131072 /* Raised */) ? "^" : "_";
  }
  var withMark = (text, mark) => mark ? changedWords(text, (words3) => marked(words3, mark)) : text;
  function changedWords(text, change2) {
    const words3 = text.trim();
    return words3 ? text.replace(words3, () => change2(words3)) : text;
  }
  function marked(words3, mark, next2 = "") {
    if (mark === "~~") return `~~${words3}~~`;
    if (mark !== "^" && mark !== "_") return `(${mark}: ${words3})`;
    const isPlain3 = DIGITS2.test(words3) ? !DIGIT2.test(next2) : mark === "^" && LETTERS.test(words3) && !isWord(next2);
    return mark + (isPlain3 ? words3 : `(${words3})`);
  }
  var DIGITS2 = /^[+\u2212-]?\d+$/;
  var DIGIT2 = /^\d/;
  var LETTERS = /^[a-zA-Z]+$/;

  // src/tree/ownText.ts
  var ownText = (node) => read(node, true);
  var hasOwnText = (node) => read(node, false) !== "";
  function textOrLimit(node) {
    const { marker: marker2 = "" } = node.facts ?? {};
    return node.kind === 3 /* Marker */ && marker2.startsWith("[") ? marker2 : ownText(node);
  }
  function read(node, isFull) {
    const { children } = node;
    if (children.length === 0 || isOpaque(node) || has(node, 256 /* AriaHidden */)) return "";
    const only = children[0];
    if (children.length === 1 && isString(only))
      return isFull ? withMark(textIn2(node, collapseSpace(only)), markOf(node)) : hasInk(only) ? only : "";
    const folding = isNamedFromContent(node);
    let text = "";
    const before = [];
    let ownWords = false;
    let ownMarks = false;
    let hasOthersText = false;
    const outer2 = markOf(node);
    const stack = [
      { node, parts: children, at: 0, depth: 0, spaced: false, mark: "", isStruck: outer2 === "~~" }
    ];
    for (let level2 = stack.at(-1); level2; level2 = stack.at(-1)) {
      const part2 = level2.parts[level2.at++];
      if (part2 === void 0) {
        stack.pop();
        if (level2.mark) text = (before.pop() ?? "") + (isFull ? withMark(text, level2.mark) : text);
        if (level2.spaced) text += " ";
      } else if (isString(part2)) {
        text += isFull ? textIn2(level2.node, part2) : part2;
        if (part2 === " ") continue;
        if (level2.depth > 0) hasOthersText ||= hasInk(part2);
        else if (hasWord(part2)) ownWords = true;
        else ownMarks ||= hasInk(part2);
        if (ownWords && !isFull) break;
      } else if (!has(part2, 256 /* AriaHidden */) || !isInline(part2)) {
        const inner = enter3(part2, level2, folding);
        if (!inner || inner.spaced) text += " ";
        if (!inner) continue;
        stack.push(inner);
        if (!inner.mark) continue;
        before.push(text);
        text = "";
      }
    }
    if (!ownWords && (!ownMarks || hasOthersText)) return "";
    if (!isFull) return before.join("") + text;
    return withMark(collapseSpace(text), outer2);
  }
  var MAX_NESTED = 3;
  function enter3(part2, around2, folding) {
    if (has(part2, 256 /* AriaHidden */) || isOpaque(part2)) return null;
    const inline = isInline(part2);
    const foldedIn = folding && mergesIntoName(part2);
    if (!inline && !foldedIn) return null;
    const depth = standsAlone(part2) && !foldedIn;
    if (depth && (around2.depth >= MAX_NESTED || has(part2, 4 /* Interactive */) && part2.display !== 0 /* Inline */))
      return null;
    const spaced = !inline || part2.display === 9 /* FlexItem */ || part2.tag === "br";
    const mark = markOf(part2);
    return {
      node: part2,
      parts: composedChildren(part2),
      at: 0,
      depth: around2.depth + (depth ? 1 : 0),
      spaced,
      mark: around2.isStruck && mark === "~~" ? "" : mark,
      isStruck: around2.isStruck || mark === "~~"
    };
  }

  // src/tree/distill.ts
  var flattened = new WeakMap();
  var keptOf = (root) => flattened.get(root) ?? storeKept(atOnce(distilling(root)));
  function storeKept({ nodes, traits }) {
    let maxId = 0;
    for (let i = 0; i < nodes.length; i++) maxId = Math2.max(maxId, nodes[i].id);
    const bits = new Uint8Array2((maxId >> 3) + 1);
    for (let i = 0; i < nodes.length; i++) {
      const { id } = nodes[i];
      if (traits[i] & 1024 /* Kept */) bits[id >> 3] = bits[id >> 3] | 1 << (id & 7);
    }
    const found = { has: ({ id }) => (bits[id >> 3] & 1 << (id & 7)) !== 0 };
    flattened.set(nodes[0], found);
    return found;
  }
  function* distilling(root) {
    const lineup = yield* liningUp(root);
    yield;
    const { length: length2 } = lineup.nodes;
    const page = {
      ...lineup,
      traits: new Int32Array(length2),
      verdicts: new Array(length2).fill("unwrap"),
      counts: new Int32Array(length2),
      single: new Int32Array(length2)
    };
    yield* visiting(length2, (i) => page.traits[i] = traitsFromAbove(page, i));
    yield* visiting(length2, (i) => decideNode(page, length2 - 1 - i));
    yield* visiting(length2, (i) => markKept(page, i));
    return page;
  }
  function* visiting(count, visit2) {
    for (let i = 0; i < count; i++) {
      if (i % STEP === 0) yield;
      visit2(i);
    }
  }
  function inOrder({ nodes, traits }) {
    const isFirst = (i) => i === 0 || (traits[i] & 1024 /* Kept */) !== 0;
    return [...nodes.filter((_, i) => isFirst(i)), ...nodes.filter((_, i) => !isFirst(i))];
  }
  function verdictOf(node, page, i) {
    const { kind, tag } = node;
    const traits = page.traits[i];
    if (traits & 8 /* InValue */) return "remove";
    if (i === 0 || kind !== 0 /* Element */) return "keep";
    if (traits & 64 /* Copyright */ && !(traits & (32 /* Usable */ | 128 /* OtherText */)) && isFooter(node)) return "remove";
    if (traits & 4 /* InText */) return "unwrap";
    const isUsed = has(node, 4 /* Interactive */);
    if (tag === "img" && !node.name && !isUsed) return "unwrap";
    const counts = page.counts[i];
    const hasText = (traits & 1 /* Text */) !== 0;
    if (!counts && !hasText && !node.name && !isUsed && !isOpaque(node) && !node.shadow && !node.frame) return "unwrap";
    if (hasText || standsAlone(node)) return "keep";
    if (counts === page.single[i] && LISTS.has(tag)) return "unwrap";
    if (counts === 1 && tag === "li") return "item";
    if (node.role === "" && !ALWAYS2.has(tag) || CONTAINERS2.has(tag)) return "unwrap";
    return counts === 1 && !GROUPS.has(tag) ? "unwrap" : "keep";
  }
  var LISTS = wordSet("ul ol menu");
  var CONTAINERS2 = wordSet("header nav main footer section div aside thead tbody tfoot");
  var ALWAYS2 = wordSet(GROUPING_TAGS);
  var GROUPS = wordSet(GROUPING_TAGS, HEADINGS, "table ul ol menu");
  function traitsFromAbove({ nodes, parents, traits }, i) {
    const node = nodes[i];
    const p = parents[i];
    const parent = nodes[p];
    const around2 = traits[p];
    if (has(node, 256 /* AriaHidden */) || around2 & 512 /* Gone */) return 512 /* Gone */;
    let own4 = isFooter(node) ? 16 /* InFooter */ : around2 & 16 /* InFooter */;
    if (parent && node.kind === 0 /* Element */) {
      if (around2 & 8 /* InValue */ || isOpaque(parent)) return own4 | 8 /* InValue */;
      if (isNamedFromContent(parent) || around2 & 2 /* InNamed */ && mergesIntoName(parent)) own4 |= 2 /* InNamed */;
    }
    if (has(node, 4 /* Interactive */) || node.shadow || node.frame) own4 |= 32 /* Usable */;
    if (own4 & 2 /* InNamed */ && mergesIntoName(node) || isInline(node) && !standsAlone(node))
      return own4 | 4 /* InText */;
    if (!hasOwnText(node)) return own4;
    if (own4 & 16 /* InFooter */) own4 |= COPYRIGHT.test(ownText(node)) ? 64 /* Copyright */ : 128 /* OtherText */;
    return own4 | 1 /* Text */;
  }
  var COPYRIGHT = /^(?=.{0,200}$).*(©|\(c\)|copyright|all rights reserved)/i;
  function decideNode(page, i) {
    const { nodes, parents, traits, verdicts, counts, single } = page;
    const node = nodes[i];
    const own4 = traits[i];
    if (own4 & 512 /* Gone */) return;
    const verdict = verdictOf(node, page, i);
    verdicts[i] = verdict;
    const p = parents[i];
    if (p < 0) return;
    const isUnwrapped = verdict === "unwrap";
    counts[p] = counts[p] + (isUnwrapped ? counts[i] : verdict === "remove" ? 0 : 1);
    const isPassedOn = isUnwrapped && !LISTS.has(node.tag);
    single[p] = single[p] + (isPassedOn ? single[i] : verdict === "item" ? 1 : 0);
    traits[p] = traits[p] | own4 & (32 /* Usable */ | 64 /* Copyright */ | 128 /* OtherText */);
  }
  function markKept({ nodes, parents, traits, verdicts }, i) {
    const verdict = verdicts[i];
    const p = parents[i];
    const around2 = traits[p];
    let own4 = traits[i];
    if (verdict === "remove" || around2 & 512 /* Gone */) own4 |= 512 /* Gone */;
    const parent = nodes[i]?.kind === 0 /* Element */ && nodes[p];
    if (parent && (LISTS.has(parent.tag) ? verdicts[p] === "keep" : around2 & 256 /* InKeptList */)) own4 |= 256 /* InKeptList */;
    const isKept = verdict === "keep" || verdict === "item" && own4 & 256 /* InKeptList */;
    traits[i] = isKept && !(own4 & 512 /* Gone */) ? own4 | 1024 /* Kept */ : own4;
  }

  // src/views/scope.ts
  var isInViewport2 = (geometry, id) => meetsViewport(geometry, id) === true;
  var isOffscreen = (geometry, id) => meetsViewport(geometry, id) === false;
  function meetsViewport(geometry, id) {
    const { width, height } = geometry.viewport;
    const box = geometry.box(id);
    return box && (geometry.isShown?.(id) ?? true) && meet(box, { x: 0, y: 0, width, height });
  }
  var meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  var frontOf = ({ root, modal }, behindModal) => !behindModal && modal && preorder(root).find(({ id }) => id === modal.id) || root;
  var toolNames = (tools) => cut(tools.map((line2) => line2.replace(/^- |\(.*/g, "")).join(", "), 120);

  // src/views/serializedLimits.ts
  function leaveOutOffscreen(tree, { nodes, parents, chosen: chosen2 }, omitted) {
    const seen2 = new Uint8Array2(nodes.length);
    let count = 0;
    for (let i = nodes.length - 1; i > 0; i--) {
      const node = nodes[i];
      if (!node) continue;
      if (chosen2[i] && node.kind === 0 /* Element */) {
        if (!isOffscreen(tree.geometry, node.id)) seen2[i] = 1;
        else if (!seen2[i]) {
          chosen2[i] = 0;
          count++;
        }
      }
      if (seen2[i]) seen2[parents[i]] = 1;
    }
    if (!count) return;
    omitted.offscreen = count;
    omitted.ask.push("includeOffscreen: true");
  }
  function limit(tree, { nodes, chosen: chosen2 }, max, isMeant2) {
    const ranks = [[], [], [], []];
    nodes.forEach((node, i) => {
      if (i && chosen2[i] && isMeant2(node))
        ranks[Number(isOffscreen(tree.geometry, node.id)) * 2 + Number(!has(node, 4 /* Interactive */))]?.push(i);
    });
    const over = ranks.flat().slice(max);
    for (const i of over) chosen2[i] = 0;
    return over.length;
  }

  // src/views/controlWords.ts
  function usedAs(node) {
    if (INTERACTIVE_ROLES.has(node.role) || has(node, 16 /* ExplicitRole */) && node.role) return node.role;
    if (node.tag === "video" || node.tag === "audio") return "";
    if (node.tag === "input") return BUTTON_TYPES.has(node.facts?.inputType ?? "") ? "button" : "textbox";
    return has(node, 128 /* Editable */) ? "textbox" : "button";
  }
  var BUTTON_TYPES = wordSet("file color image submit reset button");
  function givenRole(node) {
    if (!has(node, 16 /* ExplicitRole */)) return "";
    return node.role === (IN_CONTEXT.get(node.tag) ?? ELEMENT_ROLE.get(node.tag)) ? "" : node.role;
  }
  var IN_CONTEXT = wordMap(
    "header=banner footer=contentinfo aside=complementary section=region form img li=listitem tr=row td=cell th=columnheader a=link"
  );
  function shownValue(node, includeValues) {
    const value2 = node.facts?.value;
    if (value2 === void 0 || value2 === "" || has(node, 16384 /* Secret */)) return null;
    return node.facts?.chosen || includeValues ? value2 : null;
  }

  // src/views/serializedNode.ts
  function serializeNode(tree, node, options) {
    const out = { id: `node_${node.id}`, tag: node.tag };
    const interactive = has(node, 4 /* Interactive */);
    const text = textOrLimit(node);
    const role = interactive ? usedAs(node) : givenRole(node);
    if (role) out.role = role;
    if (node.name && (interactive || has(node, 32 /* OwnName */) && node.name !== text))
      out["aria-label"] = cut(node.name, 250);
    if (node.kind === 3 /* Marker */ && node.facts?.marker && !text) out["aria-label"] = node.name || node.facts.marker;
    if (text) out.text = cut(text, 500);
    const value2 = shownValue(node, options.includeValues ?? false);
    if (value2 !== null) out.value = cut(value2, 500);
    const { href, placeholder: placeholder3, inputType: inputType2 } = node.facts ?? {};
    if (href !== void 0) out.href = cut(href, 500);
    if (placeholder3) out.placeholder = cut(placeholder3, 250);
    if (inputType2 && node.tag === "input") out.inputType = inputType2;
    addStates(out, node, ["disabled", "checked", "required", "expanded"]);
    if (node.kind === 0 /* Element */ && node !== tree.root && isOffscreen(tree.geometry, node.id)) out.offscreen = true;
    addStates(out, node, ["selected", "pressed", "readonly", "invalid", "current"]);
    if (node.id === tree.focusId) out.focused = true;
    if (has(node, 524288 /* DropTarget */)) out.dropTarget = true;
    if (node.facts?.onHover !== void 0) out.onHover = `node_${node.facts.onHover}`;
    const box = options.includeBoundingBoxes ? tree.geometry.box(node.id) : null;
    if (box) out.boundingBox = { x: box.x, y: box.y, width: box.width, height: box.height };
    return out;
  }
  function addStates(out, { states }, names) {
    for (const name of names) {
      const value2 = states?.[name];
      const isSaid = name === "expanded" ? value2 !== void 0 : value2 && value2 !== "false";
      if (isSaid) out[name] = value2;
    }
  }

  // src/standards/largestFitting.ts
  function largestFitting(limit2, fits2) {
    let largest = 0;
    for (let tooLarge = limit2 + 1; tooLarge - largest > 1; ) {
      const middle = largest + tooLarge >> 1;
      if (fits2(middle)) largest = middle;
      else tooLarge = middle;
    }
    return largest;
  }

  // src/views/text/tokens.ts
  var MARGIN = 1.04;
  var JSON_MARGIN = 1.09;
  function estimateTokens(text) {
    let tokens2 = 0;
    for (let i = 0; i < text.length; ) {
      const start = i;
      const kind = kindOf(text.charCodeAt(i));
      if (kind === 6 /* Other */) {
        const character = characterAt(text, i);
        i += character.length;
        tokens2 += costOfCharacter(character);
        continue;
      }
      if (kind === 3 /* Capitals */ || kind === 2 /* Letters */) {
        i = endOf(3 /* Capitals */, text, i);
        tokens2 += i - start > 1 ? 0.55 : i > start ? 0.06 : 0;
        i = endOf(2 /* Letters */, text, i);
        tokens2 += 1 + 0.1 * Math2.max(0, i - start - 6);
        continue;
      }
      i = endOf(kind, text, i);
      const length2 = i - start;
      if (kind === 4 /* Digits */) tokens2 += Math2.ceil(length2 / 3) + (text[start - 1] === " " ? 1 : 0);
      else if (kind === 0 /* Space */) tokens2 += length2 > 1 ? 0.6 : 0;
      else if (kind === 1 /* Break */) tokens2 += 1.6;
      else {
        tokens2 += costOfMarks(text, start, i);
        i = endOf(1 /* Break */, text, i);
      }
    }
    return Math2.round(tokens2);
  }
  function endOf(kind, text, from) {
    let i = from;
    while (i < text.length && kindOf(text.charCodeAt(i)) === kind) i++;
    return i;
  }
  function costOfMarks(text, start, end) {
    let isQuoted2 = false;
    let structural = 0;
    let others2 = 0;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      const last2 = i > start ? text.charCodeAt(i - 1) : code;
      if (code === QUOTE) isQuoted2 = true;
      if (code === last2) continue;
      const isInString = last2 === QUOTE && code === 91 || last2 === 93 && code === QUOTE;
      if (STRUCTURAL.has(code) && STRUCTURAL.has(last2) && !isInString) structural++;
      else others2++;
    }
    if (isQuoted2) return 1.1 + 0.6 * others2;
    const next2 = end - start === 1 && end < text.length ? kindOf(text.charCodeAt(end)) : 0 /* Space */;
    if (next2 === 2 /* Letters */ || next2 === 3 /* Capitals */) return 0.3;
    return 1.05 + 0.19 * structural + 0.67 * others2;
  }
  var QUOTE = 34;
  var STRUCTURAL = new Set([QUOTE, 40, 41, 44, 47, 58, 60, 61, 62, 91, 93, 123, 125]);
  function kindOf(code) {
    if (code > 126) return 6 /* Other */;
    if (code > 96 && code < 123) return 2 /* Letters */;
    if (code > 64 && code < 91) return 3 /* Capitals */;
    if (code > 47 && code < 58) return 4 /* Digits */;
    if (code > 32) return 5 /* Marks */;
    return code === 32 || code === 9 ? 0 /* Space */ : code === 10 || code === 13 ? 1 /* Break */ : 6 /* Other */;
  }
  function costOfCharacter(character) {
    const code = character.charCodeAt(0);
    if (isTypographic(code)) return 0.5;
    if (isFurtherLatin(code)) return 1;
    if (han().test(character)) return 1.1;
    if (hangul().test(character)) return 0.7;
    if (kana().test(character)) return 0.6;
    return letter2().test(character) ? 0.3 : code > 12287 ? 1 : 0.7;
  }
  var han = lazyPattern("\\p{Script=Han}", "u");
  var hangul = lazyPattern("\\p{Script=Hangul}", "u");
  var kana = lazyPattern("[\\p{Script=Hiragana}\\p{Script=Katakana}]", "u");
  var letter2 = lazyPattern("[\\p{L}\\p{M}]", "u");

  // src/views/jsonBudget.ts
  function within(maxTokens, count, make2) {
    const limit2 = maxTokens ?? Infinity;
    if (count <= limit2) {
      const whole = make2(count);
      if (fits(whole, limit2)) return whole;
    }
    return make2(largestFitting(Math2.min(count - 1, Math2.floor(limit2)), (few) => fits(make2(few), limit2)));
  }
  function fits(view, maxTokens) {
    if (maxTokens === Infinity) return true;
    const isText2 = isString(view) && !view.startsWith("<");
    const tokens2 = estimateTokens(isString(view) ? view : JSON.stringify(view));
    return tokens2 * (isText2 ? MARGIN : JSON_MARGIN) <= maxTokens;
  }

  // src/views/serialized.ts
  function serialize(tree, options = {}) {
    return within(options.maxTokens, tree.totalElements, (maxElements) => serializeWithin(tree, options, maxElements));
  }
  function serializeWithin(tree, options, maxElements) {
    const choice = choose2(tree, options);
    const omitted = { ask: [] };
    if (tree.hiddenElements) omitted.hidden = tree.hiddenElements;
    if (choice.behind) omitted.behindModal = choice.behind;
    if (!(options.includeOffscreen ?? true)) leaveOutOffscreen(tree, choice, omitted);
    const { maxInteractive = DEFAULT_MAX_INTERACTIVE } = options;
    const interactive = limit(tree, choice, maxInteractive, (node) => has(node, 4 /* Interactive */));
    if (interactive) {
      omitted.interactive = interactive;
      omitted.ask.push(`maxInteractive: ${maxInteractive + interactive}`);
    }
    const budget = limit(tree, choice, maxElements, (node) => node.kind === 0 /* Element */);
    if (budget) {
      omitted.budget = budget;
      omitted.ask.push("a higher maxTokens");
    }
    const parts = write(tree, choice, options, omitted);
    if (omitted.behindModal) omitted.ask.push("behindModal: true");
    const { ask, ...counts } = omitted;
    return {
      page: {
        context: {
          url: tree.url,
          title: tree.title,
          ...tree.tools && { pageTools: toolNames(tree.tools) }
        },
        ...parts,
        ...ask.length || counts.hidden ? { omitted: { ...counts, ...ask.length && { ask: ask.join(", ") } } } : {}
      }
    };
  }
  var DEFAULT_MAX_INTERACTIVE = 1e3;
  function choose2(tree, options) {
    const { nodes, parents } = lineUp(tree.root, (node) => has(node, 256 /* AriaHidden */));
    const { filterIds } = options;
    const kept2 = keptOf(tree.root);
    const modal = options.behindModal ? null : tree.modal;
    const inFilter = new Uint8Array2(nodes.length);
    const inModal = new Uint8Array2(nodes.length);
    const chosen2 = new Uint8Array2(nodes.length);
    let behind = null;
    nodes.forEach((node, i) => {
      const p = parents[i];
      inFilter[i] = Number(!filterIds || filterIds.has(node.id) || inFilter[p] === 1);
      inModal[i] = Number(!modal || node.id === modal.id || inModal[p] === 1);
      if (modal?.id === node.id)
        behind = {
          id: `node_${node.id}`,
          ...node.name && { "aria-label": cut(node.name, 250) },
          elements: modal.behind
        };
      if (!inFilter[i] || !inModal[i]) return;
      chosen2[i] = Number(kept2.has(node) || node.id === modal?.id || filterIds?.has(node.id) === true);
    });
    return { nodes, parents, chosen: chosen2, partial: filterIds !== void 0 || modal !== null, behind };
  }
  function write(tree, choice, options, omitted) {
    const { nodes, parents, chosen: chosen2, partial } = choice;
    const maxDepth = options.maxDepth ?? Infinity;
    const roots = [];
    const body2 = serializeNode(tree, tree.root, options);
    const places2 = [{ into: body2, depth: 0, offscreen: false }];
    let deeper = 0;
    nodes.forEach((node, i) => {
      const p = parents[i];
      const host = nodes[p];
      if (!host) return;
      if (node.kind !== 0 /* Element */) {
        const own4 = serializeNode(tree, node, options);
        roots.push({ node, host, body: own4 });
        places2[i] = { into: own4, depth: 0, offscreen: false };
      } else {
        const around2 = places2[p];
        places2[i] = around2;
        if (!chosen2[i]) return;
        if (around2.depth >= maxDepth) {
          deeper++;
          return;
        }
        const own4 = serializeNode(tree, node, options);
        if (around2.offscreen) delete own4.offscreen;
        (around2.into.children ??= []).push(own4);
        places2[i] = { into: own4, depth: around2.depth + 1, offscreen: around2.offscreen || own4.offscreen === true };
      }
    });
    if (deeper) {
      omitted.deeper = deeper;
      omitted.ask.push("maxDepth without a limit");
    }
    const shown = roots.filter(({ body: own4 }) => !partial || own4.children || own4.text);
    const frames = shown.filter(({ host, node }) => host.frame === node);
    const shadows = shown.filter(({ host, node }) => host.shadow === node);
    return {
      body: body2,
      ...frames.length && { iframes: frames.map(writeFrame) },
      ...shadows.length && { shadowDoms: shadows.map(writeShadow) }
    };
  }
  var writeShadow = ({ host, body: body2 }) => ({ hostId: `node_${host.id}`, body: body2 });
  function writeFrame({ node, host, body: body2 }) {
    const { url, documentTitle: documentTitle2 = "", behind = 0, unsent = 0 } = node.facts ?? {};
    const omitted = behind + unsent;
    return {
      hostId: `node_${host.id}`,
      url: url ?? host.facts?.src ?? "",
      title: documentTitle2,
      body: body2,
      ...omitted && { omitted }
    };
  }

  // src/views/text/pieces.ts
  var isPlain2 = (role) => role === "" || role === "click";
  function takeNumbers(el, other2) {
    if (other2.node.states?.disabled && !el.node.states?.disabled) return false;
    el.ids = [...el.ids, ...other2.ids];
    return true;
  }
  var isGap = (piece) => piece?.kind === "gap";
  var isTextPiece = (piece) => piece?.kind === "text";
  var isEl = (piece) => piece?.kind === "el";
  var isBorder = (piece) => isGap(piece) && piece.apart === 4 /* Cell */;
  var holdsBlock = (pieces) => pieces.some(({ kind }) => kind === "region" || kind === "fence" || kind === "note");
  function clearTexts(pieces) {
    for (const piece of pieces) if (isTextPiece(piece)) piece.text = "";
  }
  var hasTwoLines = (pieces) => /\S\n\s*\S/.test(
    pieces.map(
      (piece) => isTextPiece(piece) ? piece.text : isEl(piece) ? "*" : isGap(piece) && piece.apart === 5 /* Line */ ? "\n" : ""
    ).join("")
  );
  var gap = (apart, prefix = "") => ({
    kind: "gap",
    apart,
    cells: apart === 4 /* Cell */ ? 1 : 0,
    prefix,
    margin: ""
  });

  // src/tree/wordsIn.ts
  var MAX_LENGTH = 400;
  var wordsIn = (node, maxLength = MAX_LENGTH, leaveOut) => cut(collapseSpace(readWords(node, maxLength, leaveOut)), maxLength);
  function readWords(root, maxLength, leaveOut, spans, write2 = (_, text) => text) {
    let words3 = "";
    const enter4 = (node) => {
      const parts = isOpaque(node) && !spans ? [] : composedChildren(node);
      const level2 = { node, parts, at: 0, from: words3.length, to: 0 };
      stack.push(level2);
      spans?.push(level2);
    };
    const stack = [];
    enter4(root);
    for (let top = stack.at(-1); top && words3.length < maxLength; top = stack.at(-1)) {
      const part2 = top.parts[top.at++];
      if (part2 === void 0) {
        top.to = words3.length;
        stack.pop();
        if (separatesWords(top.node)) words3 += " ";
      } else if (!isString(part2)) {
        if (separatesWords(part2)) words3 += " ";
        if (leaveOut?.(part2)) words3 += " ";
        else enter4(part2);
      } else words3 += write2(top.node, part2);
    }
    return words3;
  }

  // src/tree/withoutTyped.ts
  var MAX_VALUE = 2e3;
  var isEditor = (node) => has(node, 128 /* Editable */) && !isOpaque(node) && node.role !== "spinbutton";
  function withoutTyped(tree) {
    if (!preorder(tree.root).some(isEditor)) return tree;
    return { ...tree, root: untyped(tree.root), typedRoot: tree.root };
  }
  var treeFor = (tree, includeValues = false) => includeValues && tree.typedRoot ? { ...tree, root: tree.typedRoot } : tree;
  var originals = new WeakMap();
  function untyped(root) {
    const { nodes, parents } = lineUp(root);
    const typed = new Set();
    nodes.forEach((node, i) => {
      if (isEditor(node) || typed.has(parents[i]) && node.kind !== 2 /* FrameRoot */ && !isControl(node)) typed.add(i);
    });
    const changed = new Set(typed);
    const copies = new Map();
    const copyOf = (child) => copies.get(child) ?? child;
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i];
      const { assigned, facts } = node;
      if (!changed.has(i) && !assigned?.some((child) => copies.has(child))) continue;
      changed.add(parents[i]);
      const isTyped = typed.has(i);
      const told = (list) => list.filter((child) => !isTyped || !isString(child)).map(copyOf);
      const value2 = isEditor(node) && wordsIn(node, MAX_VALUE);
      const copy2 = {
        ...node,
        name: isTyped && !has(node, 32 /* OwnName */) ? "" : node.name,
        children: told(node.children),
        assigned: assigned && told(assigned),
        shadow: copyOf(node.shadow),
        frame: copyOf(node.frame),
        facts: value2 ? { value: value2, ...facts } : facts
      };
      copies.set(node, copy2);
      originals.set(copy2, node);
    }
    return copyOf(root);
  }
  var isControl = (node) => node.role !== "" && node.role !== "link" && isNamedFromContent(node);

  // src/views/text/inlineMarks.ts
  var MARKS = ["~~", "^", "_", "`", "faint", "hidden", "bar"];
  var ENDS2 = "\uF8F0\uF8F1\uF8F2\uF8F3\uF8F4\uF8F5\uF8F6\uF8F7\uF8F8\uF8F9\uF8FA\uF8FB\uF8FC\uF8FD";
  var BRACKETS = /[\uf8f0-\uf8fd]/g;
  var HAS_BRACKET = /[\uf8f0-\uf8fd]/;
  var SEAMS = /(?:\uf8f1( ?)\uf8f0|\uf8f3( ?)\uf8f2|\uf8f5( ?)\uf8f4|\uf8f9( ?)\uf8f8|\uf8f7\uf8f6)/g;
  var MARKED = /([\uf8f0\uf8f2\uf8f4\uf8f8\uf8fa\uf8fc])([^\uf8f0-\uf8fd]*)[\uf8f1\uf8f3\uf8f5\uf8f9\uf8fb\uf8fd](?=(.?))/gu;
  var CODE = /\uf8f6[^\uf8f7]*\uf8f7/g;
  var endsInCode = (text) => text.endsWith("\uF8F7");
  var beginsMarked = (text) => HAS_BRACKET.test(text.trimStart().charAt(0));
  var unmarked = (text) => HAS_BRACKET.test(text) ? text.replace(BRACKETS, "") : text;
  var CODE_TAGS = wordSet("code kbd samp tt");
  var inlineMarkOf = (node) => markOf(node) || (node.role === "code" || node.role === "math" || CODE_TAGS.has(node.tag) ? "`" : "");
  var markedIn = (node, text) => textIn2(node, text, putMark);
  var hiddenPart = (words3) => putMark(words3, "hidden");
  function putMark(text, mark) {
    const at2 = 2 * MARKS.indexOf(mark);
    const put = (words3) => ENDS2.charAt(at2) + words3 + ENDS2.charAt(at2 + 1);
    return mark === "`" ? text && put(text) : changedWords(text, put);
  }
  function writeMarks(text, escape2, escapeCode2) {
    if (!HAS_BRACKET.test(text)) return escape2(text);
    const joined = text.replace(SEAMS, "$1$2$3$4");
    const parts = [];
    let from = 0;
    for (const { 0: code, index } of joined.matchAll(CODE)) {
      parts.push(withSafeEnd(escape2(joined.slice(from, index))), quoted2(escapeCode2(unmarked(code))));
      from = index + code.length;
    }
    let out = parts.join("") + escape2(joined.slice(from));
    for (let before = ""; out !== before && HAS_BRACKET.test(out); ) out = (before = out).replace(MARKED, writeMarked);
    return unmarked(out);
  }
  function writeMarked(_, open2, words3, next2, at2, line2) {
    const mark = MARKS[ENDS2.indexOf(open2) / 2];
    const inner = withSafeEnd(mark === "~~" ? words3 : words3.replace(/[()]/g, "\\$&"));
    return (line2[at2 - 1] === "\\" ? " " : "") + (mark === "bar" ? `(${inner})` : marked(inner, mark, next2));
  }
  var withSafeEnd = (text) => text.endsWith("\\") ? `${text} ` : text;
  function quoted2(text) {
    const code = text.trim();
    if (!code) return text;
    let fence = "`";
    while (code.includes(fence)) fence += "`";
    const inner = fence === "`" ? code : ` ${code} `;
    return text.replace(code, () => fence + inner + fence);
  }

  // src/views/text/escape.ts
  var escapeText = (text) => writeMarks(text, escapePlain, escapeCode);
  function escapePlain(text) {
    const code = escapeCode(text);
    return INLINE.test(code) ? escapeInline(code) : code;
  }
  var INLINE = /[`^_]|~~/;
  function escapeCode(text) {
    const shown = oneLine(text).replace(LONG, "$1\u2026");
    return MARKS2.test(shown) ? escapeOpening(shown).replace(SEPARATOR2, "$1\\|") : shown;
  }
  var MARKS2 = /[[(|]/;
  var escapeInline = (text) => text.replace(/`|~(?=~)|\^(?=\S|$)|_(?=[\d(+\u2212-]|$)/g, "\\$&");
  function escapeName(text) {
    const shown = collapseSpace(text);
    const isSpecial = SPECIAL_IN_NAME.test(shown) || COLOURED.test(shown);
    if (!isSpecial && !INLINE.test(shown) && unmarked(shown) === shown) return shown;
    const name = writeMarks(shown, escapeInName, escapeCodeInName).replace(/=(?=-?\d+(?:\.\d+)?$)/, "\\=").replace(/(^| )\((?=(?:[a-z ]|on hover \d+)+\)$)/, "$1\\(").replace(COLOURED.test(shown) ? /^/ : /^[./]/, "\\$&");
    return name.endsWith("\\") ? `${name} ` : name;
  }
  var COLOURED = /^(?:swatch|square|rectangle|circle|ellipse|line|triangle|polygon) (?:#[a-f\d]{6}|[a-z]{3,7})$/;
  var SPECIAL_IN_NAME = /[[\]=()\\]|^[./]/;
  var escapePlainName = (text) => escapeName(unmarked(text));
  var escapeInName = (text) => escapeInline(escapeCodeInName(text));
  var escapeCodeInName = (text) => escapeOpening(text).replace(/\]/g, "\\]").replace(/="/g, '=\\"');
  var quotedValue = (text) => `"${escapeValue(cut(text, MAX_VALUE2))}"`;
  var MAX_VALUE2 = 80;
  function escapeValue(text) {
    const value2 = escapeOpening(collapseSpace(unmarked(text)).replace(/["\]]/g, "\\$&"));
    return value2.endsWith("\\") ? `${value2} ` : value2;
  }
  var escapeStart = (line2) => STARTS.test(line2) ? `\\${line2}` : line2;
  var escapeRaw = (line2) => writeMarks(line2, escapeOpening, escapeOpening).replace(/^(?=\s*```)/, "\\");
  var escapeOpening = (text) => /[[(]/.test(text) ? text.replace(opening(text), "\\$&") : text;
  var opening = patternFor(
    "\\[(?=[\\p{Nd}])|\\((?=on hover(?: [\\p{Nd}]|:)|(?:faint|hidden): |(?:progress|meter)[ )])",
    "gu"
  );
  var SEPARATOR2 = /(^|\s)\|(?=\s|$)/g;
  var STARTS = /^(?:#{1,6}\s|(?:\d+|[ivxlcdm]+|[a-z])\.\s|\+\s|[_=]{3,}\s*$|[-*>|…@]|`{3}|~{3})/i;
  var LONG = /([\x21-\x7e]{79})[\x21-\x7e]{2,}/g;
  var escapeAddress = (address) => escapeValue(cut(address.replace(/\s/g, "%20"), MAX_ADDRESS)).replace(/[()]/g, "\\$&");
  var MAX_ADDRESS = 80;
  var OPEN_MARK = /(?<!\\)\[\d+(?:,\d+)*(?: (?:[^\]]|(?<=\\)\])*)?$/;

  // src/views/text/compareWords.ts
  var squash = (words3) => unmarked(words3).toLowerCase().replace(/\s+/g, "").replace(/^\*+|[:*…]+$/g, "");
  function visibleWords(pieces, from = 0, withPictures = false) {
    let words3 = "";
    for (let i = from; i < pieces.length; i++) {
      const piece = pieces[i];
      if (isTextPiece(piece)) {
        if ((withPictures || !piece.alt) && piece.onHover === void 0) words3 += piece.text;
      } else if (isGap(piece) && piece.apart !== 0 /* None */) {
        if (piece.apart > 1 /* Box */ || boxesApart(pieces[i - 1], pieces[i + 1])) words3 += " ";
      }
    }
    return collapseSpace(words3);
  }
  var boxesApart = (before, after) => isTextPiece(before) && isTextPiece(after) && before.text.trim().length > 1 && after.text.trim().length > 1;
  function combine(shown, name, seen2) {
    const plain3 = unmarked(shown);
    if (!shown || !name || plain3 === name) return shown || name;
    if (plain3.length > LONG2 || squash(shown).includes(squash(name))) return shown;
    if (seen2 !== void 0) {
      const start = plain3.endsWith("\u2026") ? plain3.slice(0, -1) : "";
      if (start && name.startsWith(start)) return `${shown} ${hiddenPart(name.slice(start.length).trim())}`;
      const marked2 = markUnseen(seen2, name);
      if (marked2.showsAll && plain3 === shown) return marked2.name;
      const unseen = marked2.showsAll ? marked2.unseen : name;
      if (unseen) return `${shown} ${hiddenPart(unseen)}`;
    }
    const a = wordsOf(plain3);
    const b = wordsOf(name);
    const inA = new Set(a);
    const inB = new Set(b);
    if (b.every((word) => inA.has(word))) return shown;
    const at2 = name.toLowerCase().indexOf(plain3.toLowerCase());
    const isWhole = at2 >= 0 && !endsWithWord(name.slice(0, at2)) && !startsWithWord(name.slice(at2 + plain3.length));
    if (isWhole && name.toLowerCase().length === name.length)
      return name.slice(0, at2) + shown + name.slice(at2 + plain3.length);
    if (a.every((word) => inB.has(word)) || plain3.length > 4 && squash(name).includes(squash(shown))) return name;
    return `${shown} ${name}`;
  }
  function markUnseen(shown, name) {
    if (!shown) return { name, unseen: name, showsAll: true };
    const words3 = wordsOf(shown);
    const parts = [];
    let from = 0;
    let found = 0;
    for (const text of name.split(" ")) {
      const own4 = wordsOf(text);
      const at2 = own4.length > 0 ? words3.indexOf(own4[0], from) : -1;
      const isSeen2 = at2 >= 0 && own4.every((word, i) => words3[at2 + i] === word);
      if (isSeen2) {
        from = at2 + own4.length;
        found += own4.length;
      }
      const last2 = parts.at(-1);
      if (last2?.isSeen === isSeen2) last2.text += ` ${text}`;
      else parts.push({ text, isSeen: isSeen2 });
    }
    return {
      name: parts.map(({ text, isSeen: isSeen2 }) => isSeen2 ? text : hiddenPart(text)).join(" "),
      unseen: parts.flatMap(({ text, isSeen: isSeen2 }) => isSeen2 ? [] : text).join(" "),
      showsAll: found === words3.length
    };
  }
  var LONG2 = 240;
  var saysNothing = (name) => FILLER.test(name) || PICTURE_FILE.test(name) && /^\S*\d{3}\S*$/.test(name);
  var FILLER = /^[\s.…_-]+$/;
  var PICTURE_FILE = /\.(?:jpe?g|png|gif|webp)$/i;

  // src/views/text/labels.ts
  function countLabels(root) {
    const counts = new Map();
    for (const node of preorder(root)) {
      if (!isLabelled(node)) continue;
      const key2 = squash(node.name);
      counts.set(key2, (counts.get(key2) ?? 0) + 1);
    }
    return counts;
  }
  var isLabelled = (node) => isTarget(node) && node.name !== "" && isField(node);
  var isField = ({ tag, role, states }) => FIELD_TAGS.has(tag) || FIELD_ROLES.has(role) || states?.haspopup === "listbox";
  var chosenIn2 = ({ node: { facts } }) => facts?.chosen ? facts.value ?? "" : "";
  function openLabel(flow, node) {
    if (has(node, 4 /* Interactive */)) return null;
    const { out } = flow;
    const labels2 = flow.labels ??= countLabels(flow.root);
    const start = out.pieces.length;
    const { els } = out;
    return () => {
      const inside2 = out.pieces.slice(start);
      const key2 = squash(visibleWords(inside2));
      const inner = inside2.filter((piece) => isEl(piece));
      const control = inner.find((el) => isLabelled(el.node));
      const waiting2 = labels2.get(key2) ?? 0;
      if (!key2 || inner.length !== out.els - els) return;
      if (inner.length > (control ? 1 : 0)) {
        if (control && squash(control.name) !== key2) control.name = "";
        return;
      }
      const isKnown = control && (squash(control.name).includes(key2) || !startsWithWord(key2) && !endsWithWord(key2));
      if (!isKnown && (waiting2 <= 0 || !has(node, 16777216 /* Labels */))) return;
      labels2.set(key2, waiting2 - 1);
      clearTexts(inside2);
    };
  }

  // src/views/text/lines.ts
  var emptyLine = (kind, prefix, within2, region = null) => ({
    kind,
    prefix,
    margin: "",
    cells: 0,
    parts: [],
    region,
    raw: false,
    within: within2
  });
  var contentOf2 = ({ parts }) => parts.filter((part2) => !isGap(part2));
  var sizeOf = (part2) => isGap(part2) ? 1 : isEl(part2) ? part2.name.length + 6 : part2.text.length;
  var LONG_SIDE = 80;
  var FULL_LINE = 200;
  function linesOf(pieces) {
    const lines = [];
    let raw = false;
    let within2 = "";
    let prefix = "";
    let margin = "";
    let cells = 0;
    let edge;
    let parts = [];
    let filled2 = false;
    let sides = false;
    const flush = () => {
      if (filled2 || raw && lines.at(-1)?.kind !== "fence") {
        if (!raw) trim(parts);
        const line2 = { kind: "flow", prefix, margin, cells, parts, region: null, raw, within: within2, edge };
        if (sides) splitSides(line2, lines);
        else lines.push(line2);
      }
      if (parts.length || raw) parts = [];
      prefix = margin = "";
      cells = 0;
      filled2 = sides = edge = false;
    };
    for (const piece of pieces) {
      if (isGap(piece)) {
        if (piece.apart === 5 /* Line */) {
          flush();
          ({ prefix, margin, cells, edge } = piece);
        } else {
          if (piece.apart === 3 /* Side */) sides = true;
          parts.push(piece);
        }
      } else if (isTextPiece(piece)) {
        if (piece.text === "") continue;
        filled2 ||= hasInk(piece.text);
        parts.push(piece);
      } else if (isEl(piece)) {
        filled2 = true;
        parts.push(piece);
      } else {
        if (filled2 || !raw) flush();
        if (piece.kind === "region") within2 = piece.region;
        if (piece.kind === "fence") raw = !raw;
        const note = piece.kind === "note" ? piece.note : "";
        const region = piece.kind === "region" ? piece : null;
        lines.push(emptyLine(piece.kind, note, within2, region));
      }
    }
    flush();
    return lines;
  }
  function trim(parts) {
    const isSpace = (part2) => isGap(part2) && !isBorder(part2);
    while (isSpace(parts.at(-1))) parts.pop();
    while (isSpace(parts[0])) parts.shift();
  }
  var continued = ({ margin, prefix }) => prefix.startsWith("#") ? margin : margin + " ".repeat(prefix ? 2 : 0);
  function splitSides(line2, lines) {
    let current4 = { ...line2, parts: [] };
    let length2 = 0;
    let box = 0;
    for (const part2 of line2.parts) {
      const beside2 = isGap(part2) && part2.apart === 3 /* Side */;
      if (beside2 && (box > LONG_SIDE || length2 > FULL_LINE)) {
        if (current4.parts.length) lines.push(current4);
        current4 = { ...line2, prefix: "", margin: continued(line2), parts: [] };
        length2 = 0;
        box = 0;
        continue;
      }
      if (beside2) box = 0;
      const size = sizeOf(part2);
      length2 += size;
      box += isTextPiece(part2) ? size : 0;
      current4.parts.push(part2);
    }
    if (current4.parts.length) lines.push(current4);
  }

  // src/views/text/budget.ts
  var NOTE_TOKENS = 8;
  var NOTE_COST = NOTE_TOKENS * MARGIN;
  var LEGEND = " \xB7 \u2026: lines cut ~tokens";
  var MIN_CUT_TOKENS = 30;
  var cutNote = (from, to, tokens2) => `\u2026${from}${to === from ? "" : `-${to}`}${to > 999 ? "" : ` ~${tokens2 < 1e3 ? Math2.round(tokens2) : `${Math2.round(tokens2 / 1e3)}k`}`}`;
  var tokensOf = ({ text }) => estimateTokens(`${text}
`);
  var costOf = (row) => tokensOf(row) * MARGIN;
  function fit(rows, maxTokens, facts) {
    const costs = rows.map(costOf);
    if (sumOf(costs, Number) <= maxTokens) return rows.map(({ text }) => text);
    const ranks = ranksOf(rows, facts);
    const kept2 = new Uint8Array2(rows.length);
    const isKept = (i) => i < 0 || i >= rows.length || kept2[i] === 1;
    const priceOf = (from, to) => {
      let price = (Number(!isKept(from - 1)) + Number(!isKept(to + 1)) - 1) * NOTE_COST;
      for (let i = from; i <= to; i++) price += costs[i];
      return price;
    };
    const reach = (i, step) => {
      let tokens2 = 0;
      let at2 = i;
      while (!isKept(at2 + step)) if ((tokens2 += costs[at2 += step]) >= MIN_CUT_TOKENS * MARGIN) return i;
      return at2;
    };
    let room = maxTokens - (NOTE_TOKENS + (rows[0]?.line.kind === "page" ? estimateTokens(LEGEND) : 0)) * MARGIN;
    const beginnings = new Map();
    const order = rows.map((_, i) => i).sort((a, b) => ranks[a] - ranks[b] || a - b);
    for (const i of order) {
      if (kept2[i]) continue;
      const [from, to] = [reach(i, -1), reach(i, 1)];
      const price = priceOf(from, to);
      if (price <= room) {
        kept2.fill(1, from, to + 1);
        room -= price;
      } else if (Math2.min(room, costs[i] / 2) > NOTE_TOKENS && isCuttable(rows[i])) {
        const around2 = isKept(i - 1) ? 0 : NOTE_COST;
        const text = beginning(rows[i].text, room - around2);
        if (!text) continue;
        beginnings.set(i, text);
        room -= around2 + (estimateTokens(text) + 1) * MARGIN;
      }
    }
    return writeKept(rows, kept2, beginnings);
  }
  var isCuttable = ({ line: line2 }) => !line2.raw && line2.kind !== "note";
  function writeKept(rows, kept2, beginnings) {
    const out = [];
    let cutFrom = -1;
    let tokens2 = 0;
    let fenced = false;
    const fence = (raw) => {
      if (fenced !== raw) out.push("```");
      fenced = raw;
    };
    const endCut = (to) => {
      if (cutFrom < 0) return;
      fence(false);
      out.push(cutNote(cutFrom + 1, to, tokens2));
      cutFrom = -1;
      tokens2 = 0;
    };
    rows.forEach((row, i) => {
      if (!kept2[i]) {
        const beginning2 = beginnings?.get(i);
        if (beginning2) {
          endCut(i);
          fence(false);
          out.push(beginning2);
        }
        if (cutFrom < 0) cutFrom = i;
        tokens2 += tokensOf(row);
        return;
      }
      endCut(i);
      if (row.line.kind === "fence") return;
      fence(row.line.raw);
      out.push(row.text);
    });
    endCut(rows.length);
    fence(false);
    if (rows[0]?.line.kind === "page" && kept2.includes(0)) out[0] += LEGEND;
    return out;
  }
  function fromTop(rows, kept2, maxTokens) {
    let room = maxTokens - 3 * NOTE_COST;
    rows.forEach((row, i) => {
      if (!kept2[i]) room -= kept2[i - 1] ? NOTE_COST : 0;
      else if ((room -= costOf(row)) < 0) kept2.fill(0, i);
    });
    return writeKept(rows, kept2);
  }
  function beginning(text, room) {
    const fits2 = (end2) => (estimateTokens(text.slice(0, end2)) + 2) * MARGIN <= room;
    const end = largestFitting(text.length - 1, fits2);
    const part2 = text.slice(0, Math2.max(0, text.lastIndexOf(" ", end)));
    const open2 = OPEN_MARK.exec(part2)?.index ?? part2.length;
    const whole = part2.slice(0, open2).trimEnd();
    return whole && !/^@\w+$/.test(whole) ? `${whole}\u2026` : "";
  }
  function ranksOf(rows, { geometry, focusId, repeated }) {
    const hasMain = rows.some(({ line: line2 }) => line2.within === "main");
    const isMain = ({ within: within2 }) => hasMain ? within2 === "main" : !ASIDE.has(within2);
    let fence = 0;
    let isFirst = false;
    return rows.map((row, i) => {
      const next2 = row.line.region ? rows[i + 1] : void 0;
      const { line: line2, isNew } = next2 ?? row;
      const rank = (() => {
        if (line2.kind === "page") return 0 /* Page */;
        if (OPEN.has(line2.within)) return 1 /* Dialog */;
        if (line2.within === "tools") return 6 /* Form */;
        const words3 = contentOf2(line2);
        if (words3.some(({ node }) => node.id === focusId)) return 2 /* Focus */;
        if (line2.prefix === "# ") return 3 /* Title */;
        if (line2.kind === "note" || words3.every((part2) => repeated.has(part2))) return 10 /* Repeated */;
        if (isMain(line2) && isSeen(line2, geometry)) return 4 /* Main */;
        if (isNew) return 5 /* New */;
        if (line2.within === "form" || words3.some((part2) => isEl(part2) && isField(part2.node))) return 6 /* Form */;
        if (line2.prefix.startsWith("#")) return 7 /* Heading */;
        return line2.within === "nav" && (isFirst || next2) ? 8 /* Navigation */ : 9 /* Rest */;
      })();
      isFirst = row.line.region !== null;
      if (line2.kind === "fence") fence = fence ? 0 : rank;
      return fence || rank;
    });
  }
  var OPEN = wordSet("dialog overlay alert");
  var ASIDE = wordSet("nav header footer aside");
  var isSeen = (line2, geometry) => contentOf2(line2).some(({ node }) => isInViewport2(geometry, node.id) && !has(node, 4096 /* Scrollable */));
  function inViewport(rows, geometry, maxTokens) {
    const kept2 = Uint8Array2.from(rows, ({ line: line2 }, i) => {
      if (line2.kind === "page") return 1;
      return Number(isSeen(line2.region && rows[i + 1]?.line || line2, geometry));
    });
    return fromTop(rows, kept2, maxTokens);
  }
  function inRegion(rows, region, maxTokens) {
    const wanted = region.replace(/^@/u, "").toLowerCase();
    const known2 = new Set();
    let inside2 = 0;
    let isFound = false;
    const kept2 = Uint8Array2.from(rows, ({ line: line2 }) => {
      if (line2.region) {
        const kind = line2.region.region;
        const names = [kind, line2.region.node?.name ?? "", `${kind} ${line2.region.node?.name ?? ""}`];
        known2.add(kind);
        inside2 = Number(names.some((name) => name.toLowerCase() === wanted));
        isFound ||= inside2 > 0;
      }
      return line2.kind === "page" ? 1 : inside2;
    });
    if (!isFound)
      throw badOption(
        known2.size > 0 ? `toText: there is no region ${JSON.stringify(region)}; there are ${[...known2].join(", ")}` : "toText: the page has no regions"
      );
    return fromTop(rows, kept2, maxTokens);
  }
  function linesBetween(rows, [from, to]) {
    const part2 = rows.slice(Math2.max(0, from - 1), Math2.max(0, to));
    return part2.length ? writeKept(part2, new Uint8Array2(part2.length).fill(1)) : [];
  }

  // src/views/text/groups.ts
  var MIN_ROWS = 8;
  var MIN_SIMILARITY = 0.6;
  var MAX_DEPTH3 = 6;
  var MAX_NODES2 = 60;
  var MAX_PROSE = 300;
  function likeSiblings(siblings, min, accepts2) {
    const runs = [];
    if (siblings.length < min) return runs;
    let from = 0;
    let first = [];
    let model = new Set();
    let length2 = 0;
    let oddInRun = 0;
    let odd = null;
    const add3 = (candidate) => {
      if (length2++ >= MODEL_SIZE) return;
      first.push(candidate);
      for (const slot of candidate.shape) model.add(slot);
    };
    const start = (candidate, at2) => {
      if (length2 - oddInRun >= min) runs.push({ from, to: from + length2 });
      from = at2;
      first = [];
      model = new Set();
      length2 = oddInRun = 0;
      odd = null;
      if (candidate) add3(candidate);
    };
    siblings.forEach((node, i) => {
      const next2 = candidateOf(node);
      if (length2 > 0 && isLike(next2, first[0], model) && accepts2(next2)) {
        if (odd) {
          add3(odd);
          oddInRun++;
          odd = null;
        }
        add3(next2);
      } else if (length2 > 0 && !odd && oddInRun + 1 <= length2 / 5) {
        odd = next2;
      } else if (accepts2(next2)) {
        start(next2, i);
      } else if (odd && accepts2(odd)) {
        start(odd, i - 1);
      } else {
        start(null, i);
      }
    });
    start(null, siblings.length);
    return runs;
  }
  var MODEL_SIZE = 3;
  function isLike(next2, first, model) {
    const { tag, role } = next2.node;
    if (tag !== first?.node.tag || role !== first.node.role || next2.isTarget !== first.isTarget) return false;
    let shared = 0;
    for (const slot of next2.shape) if (model.has(slot)) shared++;
    return 2 * shared / (next2.shape.size + model.size) >= MIN_SIMILARITY;
  }
  function candidateOf(node) {
    const shape = new Set();
    let budget = MAX_NODES2;
    let holdsTarget2 = false;
    const look = (inner, path, depth) => {
      for (const child of composedChildren(inner)) {
        if (budget-- <= 0) return;
        if (isString(child)) {
          if (hasInk(child)) shape.add(`${path}>text`);
          continue;
        }
        const target = isTarget(child);
        const step = !target && FORMATTING.has(child.tag) ? path : `${path}>${child.tag}`;
        if (target) {
          shape.add(`${step}:${child.role}`);
          holdsTarget2 = true;
        }
        if (child.tag === "img") shape.add(`${step}:image`);
        if (depth < MAX_DEPTH3) look(child, step, depth + 1);
      }
    };
    look(node, "", 1);
    return { node, isTarget: isTarget(node), shape, holdsTarget: holdsTarget2 };
  }
  var FORMATTING = wordSet("b i em strong span small mark code u s sub sup br font abbr time tbody");
  function isRow({ node, isTarget: isUsed, shape, holdsTarget: holdsTarget2 }) {
    if (node.display === 0 /* Inline */ || PROSE.has(node.tag) || has(node, 256 /* AriaHidden */) || shape.size === 0)
      return false;
    return isUsed || holdsTarget2 || (node.tag === "tr" || node.tag === "li") && textLength(node) <= MAX_PROSE;
  }
  var PROSE = wordSet(HEADINGS, "p br hr blockquote pre figure");
  var textLength = (node) => sumOf(preorder(node), ({ children }) => sumOf(children, (child) => isString(child) ? child.length : 0));

  // src/views/text/stateWords.ts
  var RENAMED_ROLES = wordMap(
    "link= searchbox=textbox menuitemcheckbox=menuitem menuitemradio=menuitem scrollbar=slider doc-backlink= doc-biblioref= doc-glossref= doc-noteref="
  );
  var SAME_ROLES = wordSet(
    "button textbox checkbox radio switch combobox listbox tab menuitem option slider spinbutton treeitem"
  );
  var INPUT_WORDS = wordMap("file date time datetime-local=datetime month week color");
  function roleWord(node) {
    const input2 = node.tag === "input" ? INPUT_WORDS.get(node.facts?.inputType ?? "") : void 0;
    if (input2) return input2;
    const word = RENAMED_ROLES.get(node.role);
    if (word !== void 0) return word;
    if (SAME_ROLES.has(node.role)) return node.role;
    if (node.tag === "summary" || node.tag === "details") return "summary";
    if (node.tag === "video" || node.tag === "audio") return "media";
    if (node.tag === "canvas") return "canvas";
    if (node.tag === "input" || has(node, 128 /* Editable */)) return "textbox";
    return has(node, 4 /* Interactive */) ? "click" : "hover";
  }
  var ROLE_WORDS = new Set([
    ...SAME_ROLES,
    ...INPUT_WORDS.values(),
    "summary",
    "media",
    "canvas",
    "link",
    "click",
    "hover"
  ]);
  function stateWords(node, focused) {
    const states = node.states ?? NO_STATES;
    const { checked: checked3, pressed, expanded: expanded2, haspopup: haspopup2, current: current4 } = states;
    const { onHover } = node.facts ?? {};
    const words3 = [
      checked3 && (checked3 === "mixed" ? "mixed" : "checked"),
      pressed && (pressed === "mixed" ? "mixed" : "pressed"),
      states.selected && "selected",
      expanded2 !== void 0 && (expanded2 ? "expanded" : "collapsed"),
      (haspopup2 === "menu" || haspopup2 === "true") && "menu",
      current4 && current4 !== "false" && "current",
      states.disabled && "disabled",
      // A read-only combobox that opens a list can still be changed.
      states.readonly && !(node.role === "combobox" && node.tag === "input") && "readonly",
      states.required && !node.name.includes("*") && "required",
      states.invalid && "invalid",
      (focused || states.focused) && "focused",
      has(node, 524288 /* DropTarget */) && "drop target",
      onHover !== void 0 && (onHover === node.id ? "on hover" : `on hover ${onHover}`)
    ];
    return words3.filter((word) => isString(word) && word !== "");
  }
  var NO_STATES = {};
  var headingLevel = (node) => Math2.min(6, Math2.max(1, node.states?.level ?? Number(/^h([1-6])$/u.exec(node.tag)?.[1] ?? 2)));

  // src/views/text/hint.ts
  function hint(node) {
    const slug = node.facts?.href === void 0 ? "" : slugOf(node.facts.href);
    return slug || identOf(node);
  }
  function slugOf(href) {
    if (/^(?:javascript|data|blob):/i.test(href)) return "";
    const host = /^(?:https?:)?\/\/(?:www\.)?([a-z0-9.-]+)/i.exec(href)?.[1] ?? "";
    const path = (/^[^?#]*/.exec(href)?.[0] ?? "").replace(/^(?:[a-z][a-z+.-]*:)?\/\/[^/]*/i, "");
    const parts = path.split("/").filter((part2) => ID.test(part2) || isWord2(part2));
    const words3 = parts.filter((part2, i) => !ID.test(part2) || i > 0 && !ID.test(parts[i - 1]));
    const shown = words3.slice(ID.test(words3.at(-2) ?? "") ? -3 : -2).join("/");
    const slug = shown.replace(/\.(?:html?|php|aspx?)$/, "");
    const address = [host, slug].filter(Boolean).join("/");
    if (slug && address.length <= 40) return `/${address}`;
    return host && !slug ? `/${host}` : "";
  }
  var ID = /^\d{1,9}$/;
  function identOf(node) {
    const { hint: look = "", testId = "", htmlId = "", nameAttr = "" } = node.facts ?? {};
    if (COLOURED.test(look) || ICON_HINT.test(look)) return look;
    if (isWord2(testId)) return `.${testId}`;
    for (const find of [iconName, bestClass])
      for (let inner = node, depth = 0; inner && depth < 5; inner = firstElement(inner), depth++) {
        const word = find(inner.facts?.classes ?? "");
        if (word) return `.${word}`;
      }
    const id = htmlId || nameAttr;
    if (isWord2(id)) return `.${id}`;
    return SHAPES4.has(node.tag) ? `.${node.tag}` : "";
  }
  var SHAPES4 = wordSet("circle ellipse rect line polygon polyline path area");
  var ICON_HINT = /^\.[\w-]{2,30}(?: (?:#[a-f\d]{6}|[a-z]{3,7}))?$/;
  var firstElement = (node) => {
    for (const child of node.shadow?.children ?? node.children) if (!isString(child)) return child;
    return void 0;
  };
  function bestClass(classes) {
    let best = iconName(classes);
    if (best) return best;
    for (const name of classes.split(/\s+/)) if (isWord2(name) && !isLook(name) && name.length > best.length) best = name;
    return best;
  }
  function iconName(classes) {
    const names = classes.split(/\s+/);
    const hasFont = names.some((name) => FONT.test(name));
    for (const name of names) {
      const icon = ICON.exec(name)?.[1] ?? (hasFont && !FONT.test(name) ? name : "");
      if (isWord2(icon) && !isLook(icon)) return icon;
    }
    return "";
  }
  var FONT = /(?:^|-)icons$|^icon$/i;
  var ICON = /^(?:fa|bi|icon|icons|ico|mdi|ti|ri|glyphicon|octicon|lucide|feather|svg|anticon|pi|bx|ion|la|uil|codicon|i)-([a-z][a-z0-9-]*)$/i;
  var READABLE = /^(?=.*[a-z]{2})[\w-]{2,30}(?:\.[a-z]{2,4})?$/i;
  var isLook = (name) => name.toLowerCase().split(/[-_:]+/).every((part2) => part2.length < 2 || LOOKS.has(part2) || /\d/.test(part2));
  var LOOKS = wordSet(
    "btn button icon icons link links active primary secondary default small medium large sm md lg xs xl container wrapper wrap inner outer item items fa fas far fab bi mdi svg img image clickable pointer cursor flex inline block grid hidden visible show open closed row col column content text center centre left right top bottom start end between around justify align self relative absolute fixed sticky static full auto none screen min max width height size rounded border shadow bg color dark light white black gray grey transition duration ease hover focus form control circle group peer ring elevation outline opacity overflow scroll float clearfix clear pull ml mr mt mb mx my pl pr pt pb px py gap space solid regular brands leading tracking font bold normal italic uppercase underline no is has js ui"
  );
  var isWord2 = (word) => READABLE.test(word) && (word.match(/\d/g)?.length ?? 0) < 3 && !GENERATED.some((form) => form.test(word));
  var GENERATED = [
    /^(?:css|sc|jsx|emotion|_|ember|react|mui|chakra)-?\w*\d|^_|[_-]{2}|^[^aeiouy]+$/i,
    /^(?:Mui[A-Z]|(?:chartjs|spectrum|chakra|mantine|el|v|p|ant|mat|mdc|form-c\w+|custom)-)|^[a-z]{1,2}[A-Z]\w{2,6}$|[a-z][A-Z][a-z]?[A-Z0-9]/
  ];

  // src/views/text/writeLine.ts
  function writeLine(line2, style) {
    if (line2.kind === "fence") return "```";
    if (line2.kind === "note" || line2.kind === "page") return line2.prefix;
    if (line2.region) return writeRegion(line2.region);
    const words3 = line2.raw ? writeParts(line2, style, escapeRaw).trimEnd() : withSingleSpaces(writeParts(line2, style, escapeText).trim());
    const first = line2.parts.find((part2) => !isGap(part2) || isBorder(part2));
    const begins = !line2.prefix && !line2.cells && !line2.raw && isTextPiece(first) && !beginsMarked(first.text);
    return line2.margin + line2.prefix + "| ".repeat(line2.cells) + (begins ? escapeStart(words3) : words3);
  }
  var withSingleSpaces = (text) => text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  function writeParts({ parts, within: within2 }, style, escape2) {
    const out = [];
    let run3 = "";
    const write2 = (words3) => {
      if (run3) out.push(escape2(run3));
      run3 = "";
      if (words3) out.push(words3);
    };
    for (let i = 0; i < parts.length; i++) {
      const part2 = parts[i];
      if (isTextPiece(part2) && part2.own) {
        write2(part2.text);
      } else if (isTextPiece(part2) && part2.onHover !== void 0) {
        write2("");
        const where = part2.onHover === part2.node.id ? "" : ` ${part2.onHover}`;
        write2(`${out.length ? " " : ""}(on hover${where}: ${escape2(collapseSpace(part2.text))}) `);
      } else if (isTextPiece(part2)) {
        const kind = part2.node.tag === "abbr" ? "" : "image ";
        const words3 = part2.alt && part2.text ? ` (${kind}${collapseSpace(part2.text)})${kind && " "}` : part2.text;
        const before = parts[i - 1];
        if (OWN_WORDS.test(words3)) run3 += words3.replace(OWN_WORDS, "$1\\$2");
        else run3 += isEl(before) && before.role && startsWithWord(words3) ? ` ${words3}` : words3;
      } else if (isEl(part2)) {
        write2("");
        const last2 = endOf2(out);
        if (last2.endsWith("\\") || part2.role && endsWithWord(last2)) out.push(" ");
        out.push(writeElement(part2, style, within2));
      } else if (part2.apart === 4 /* Cell */) {
        write2(` ${"| ".repeat(Math2.max(1, part2.cells))}`);
      } else if (part2.apart === 2 /* Space */ && part2.prefix) {
        write2(part2.prefix);
      } else if (part2.apart > 1 /* Box */ || part2.apart === 1 /* Box */ && boxesApart(parts[i - 1], parts[i + 1])) {
        run3 += " ";
      }
    }
    write2("");
    return out.join("");
  }
  function endOf2(out) {
    const last2 = out.at(-1) ?? "";
    if (!last2.endsWith(" ")) return last2;
    const words3 = last2.replace(/ +$/, "");
    if (!(words3 || out.at(-2) || "").endsWith("]")) return last2;
    out.pop();
    if (words3) out.push(words3);
    return words3 || (out.at(-1) ?? "");
  }
  var writeText = (text, style) => writeParts({ parts: [text], within: "" }, style, escapeText).trim();
  var OWN_WORDS = /(^\s*|\s)("\s*$|\((?:selected|sorted (?:ascending|descending))\)\s*$)/;
  var writeRegion = ({ region, name }) => {
    const words3 = escapeText(cut(collapseSpace(name), 80));
    return `@${region}${words3 ? ` ${words3}` : ""}`;
  };
  function writeElement(el, style, within2 = "") {
    const { node } = el;
    const name = escapeName(el.shown || !saysNothing(el.name) ? el.name : "");
    const { facts } = node;
    const states = stateWords(node, node.id === style.focusId);
    if (facts?.value && shownValue(node, style.includeValues) === null) states.unshift("filled");
    if (el.ids.some(style.isNew)) states.push("new");
    let out = `[${el.ids.join(",")}`;
    const words3 = name || (el.container || el.value || node.states?.valuenow !== void 0 ? "" : hint(node));
    const plain3 = isPlain2(el.role) || within2 === "menu" && el.role === "menuitem";
    if (!plain3 || words3 === name && needsRole(name)) out += ` ${el.role || "link"}`;
    if (words3) out += ` ${words3}`;
    if (facts?.placeholder && !facts.value) out += placeholder2(facts.placeholder, name);
    if (el.value) out += `=${NUMBER4.test(el.value) ? el.value : quotedValue(el.value)}`;
    else if (facts || node.states) out += value(node, style);
    if (style.urls) out = out.replace(/ → /g, " \\\u2192 ");
    if (style.urls && facts?.href) out += ` \u2192 ${escapeAddress(facts.href)}`;
    if (states.length) out += ` (${states.join(" ")})`;
    return `${out}]`;
  }
  function needsRole(name) {
    const first = name.charCodeAt(0);
    if (first > 64 && first < 91) return false;
    if (first > 96 && first < 123) return ROLE_WORDS.has(/^[a-z]+/.exec(name)?.[0] ?? "");
    return name === "" || /^\\?[\d(.,=…]/.test(name);
  }
  function placeholder2(text, name) {
    const words3 = escapePlainName(text);
    const known2 = new Set(wordsOf(name));
    return wordsOf(words3).some((word) => !known2.has(word)) ? ` \xB7 ${words3}` : "";
  }
  function value(node, style) {
    const { states } = node;
    const shown = shownValue(node, style.includeValues);
    const options = optionsOf(node, style);
    if (shown !== null)
      return NUMBER4.test(shown) && !options ? `=${shown}${limitsOf2(node)}` : `=${quotedValue(shown)}${options}`;
    if (states?.valuetext && !NUMBER4.test(states.valuetext)) return `=${quotedValue(states.valuetext)}`;
    return states?.valuenow === void 0 || node.tag === "input" ? options && `=""${options}` : `=${states.valuenow}${limitsOf2(node)}`;
  }
  function limitsOf2({ role, states }) {
    return role === "slider" ? ` of ${states?.valuemin ?? 0}\u2013${states?.valuemax ?? 100}` : "";
  }
  function optionsOf({ facts }, { expand }) {
    if (!facts?.optionCount) return "";
    const names = (facts.options ?? []).map((option) => escapePlainName(cut(option, 80))).join(" \xB7 ");
    return ` of ${facts.optionCount}${names && (names.length <= MAX_OPTIONS_LENGTH || expand) ? `: ${names}` : ""}`;
  }
  var MAX_OPTIONS_LENGTH = 60;
  var NUMBER4 = /^-?\d{1,15}(?:\.\d{1,6})?$/;

  // src/views/text/template.ts
  function compactRows(pieces, rows, style) {
    const fields = rows.map((row) => fieldsOf(pieces, row, style));
    const keys3 = [...new Set([...fields].sort((a, b) => b.size - a.size).flatMap((row) => [...row.keys()]))];
    const nameKey = keys3.find((key2) => shapeOf3(fields, key2) === "*") ?? "";
    for (const row of fields) {
      const name = row.get(nameKey)?.words.trim() ?? "";
      for (const [key2, field] of row) if (key2 !== nameKey) field.shape = withoutName(field.words, name);
    }
    const common2 = keys3.map((key2) => ({
      key: key2,
      shape: shapeOf3(fields, key2),
      first: fields.find((row) => row.has(key2))?.get(key2)
    }));
    const ownOf = (row) => common2.flatMap(({ key: key2, shape, first }) => {
      const field = row.get(key2);
      const isLike2 = shape !== "*" && !shape.endsWith("?") && field?.shape === shape && field.offset === first?.offset && !field.ids.includes(",");
      return !field || isLike2 ? [] : field.ids ? `[${field.ids}${field.words}]` : field.words;
    });
    return [
      `\u2026 ${rows.length} more like these: ${common2.map(({ shape, first }) => first?.ids ? `[+${first.offset}${shape === "*" ? " *" : shape}]` : shape).join(" \xB7 ")}`,
      ...fields.map((row) => {
        const words3 = ownOf(row).join(" \xB7 ");
        const [number2] = [...row.values()].flatMap(({ ids }) => ids || []);
        if (number2 && !words3.includes(`[${number2}`)) return `[${number2}] ${words3}`.trimEnd();
        return words3.startsWith("[") ? words3 : escapeStart(words3);
      })
    ];
  }
  function fieldsOf(pieces, { start, end }, style) {
    const fields = new Map();
    const counts = new Map();
    let base = -1;
    for (let i = start; i < end; i++) {
      const piece = pieces[i];
      if (!isEl(piece) && !isTextPiece(piece)) continue;
      const isElement2 = isEl(piece);
      const ids = isElement2 ? piece.ids.join(",") : "";
      const words3 = isElement2 ? writeElement(piece, style).slice(1 + ids.length, -1) : writeText(piece, style);
      if (!isElement2 && !hasInk(words3)) continue;
      const [id = -1] = isElement2 ? piece.ids : [];
      if (isElement2 && base < 0) base = id;
      const kind = isElement2 ? piece.role || "link" : "text";
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      fields.set(`${kind} ${count}`, { words: words3, shape: words3, ids, offset: id - base });
    }
    return fields;
  }
  function withoutName(words3, name) {
    const at2 = name.length > 1 && !name.endsWith("\\") ? words3.indexOf(name) : -1;
    return at2 < 0 || words3[at2 - 1] === "\\" ? words3 : `${words3.slice(0, at2)}*${words3.slice(at2 + name.length)}`;
  }
  function shapeOf3(fields, key2) {
    const counts = new Map();
    let present = 0;
    let isText2 = false;
    for (const row of fields) {
      const field = row.get(key2);
      if (!field) continue;
      present++;
      isText2 = field.ids === "";
      counts.set(field.shape, (counts.get(field.shape) ?? 0) + 1);
    }
    const [shape = "*", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const isCommon = isText2 ? count === present : count * 2 > present;
    return (isCommon ? shape : "*") + (present < fields.length ? "?" : "");
  }

  // src/views/text/collapse.ts
  var MANY_ROWS2 = 100;
  var MANY_TOKENS = 6e3;
  var FULL_ROWS = 5;
  var MAX_RATIO = 0.8;
  function collapseGroups(flow, wanted, style) {
    const { pieces, lists: lists2 } = flow;
    const hidden = [];
    for (let i = lists2.length - 1; i >= 0; i--) {
      const list = lists2[i];
      const whole = spanOf(list.ranges);
      if (hidden.some(({ start, end }) => start <= whole.start && whole.start < end)) continue;
      if (list.siblings.length < MANY_ROWS2 && costOf2(pieces, [whole], mostTokens) < MANY_TOKENS) continue;
      for (const rows of groupsOf(list)) {
        if (rows.length < MANY_ROWS2 && costOf2(pieces, rows) < MANY_TOKENS) continue;
        for (const run3 of hiddenRuns(pieces, rows, wanted)) {
          const notes = compactRows(pieces, run3, style);
          if (estimateTokens(notes.join("\n")) > MAX_RATIO * costOf2(pieces, run3)) continue;
          hidden.push({ ...spanOf(run3), notes });
        }
      }
    }
    if (!hidden.length) return pieces;
    const out = [];
    const byStart = new Map(hidden.map((run3) => [run3.start, run3]));
    for (let i = 0; i < pieces.length; i++) {
      const run3 = byStart.get(i);
      if (!run3) {
        out.push(pieces[i]);
        continue;
      }
      out.push(gap(5 /* Line */));
      for (const note of run3.notes) out.push({ kind: "note", note });
      out.push(gap(5 /* Line */));
      i = run3.end - 1;
    }
    return out;
  }
  function repeatedPieces({ pieces, lists: lists2 }) {
    const repeated = new Set();
    for (const list of lists2)
      for (const rows of groupsOf(list))
        for (const { start, end } of rows.slice(FULL_ROWS, -1))
          for (const piece of pieces.slice(start, end)) repeated.add(piece);
    return repeated;
  }
  var spanOf = (ranges) => ({ start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 });
  var groupsOf = ({ siblings, ranges }) => likeSiblings(siblings, MIN_ROWS, isRow).map(({ from, to }) => ranges.slice(from, to));
  function hiddenRuns(pieces, rows, wanted) {
    const runs = [[]];
    rows.forEach((row, i) => {
      const shown = i < FULL_ROWS || i === rows.length - 1 || wanted !== null && holdsAny(pieces, row, wanted);
      if (!shown) runs.at(-1)?.push(row);
      else if (runs.at(-1)?.length) runs.push([]);
    });
    return runs.filter((run3) => run3.length > 1);
  }
  var holdsAny = (pieces, { start, end }, wanted) => pieces.slice(start, end).some((piece) => isEl(piece) && piece.ids.some(wanted));
  var mostTokens = (text) => text.length * 1.36;
  var costOf2 = (pieces, rows, costOfText = estimateTokens) => sumOf(
    rows,
    ({ start, end }) => sumOf(
      pieces.slice(start, end),
      (piece) => isTextPiece(piece) ? costOfText(piece.text) + 1 : isEl(piece) ? costOfText(piece.name) + 5 : 0
    )
  );

  // src/standards/tex.ts
  var TEX = /\\[a-z]+|[\^_]\{/i;
  var withoutTexStyle = (formula) => /^\{\\(?:display|text)style\s+(.*)\}$/s.exec(formula)?.[1]?.trim() ?? formula;

  // src/views/text/rows.ts
  function openRow(flow, node) {
    const { out } = flow;
    out.newLine();
    const { row: outer2, table } = flow;
    const start = out.pieces.length;
    const { blocks: blocks2, rows, headings } = out;
    const first = out.pending;
    const row = { count: 0, gaps: [], node, table: table ?? { reach: [] }, isLong: false };
    flow.row = row;
    flow.table = null;
    return () => {
      const hasContent2 = out.pieces.length > start;
      if (hasContent2) fillReached(flow, row);
      flow.row = outer2;
      flow.table = table;
      const isRow3 = node.role === "row";
      if (!row.isLong && isSimple(flow, start, blocks2, rows, isRow3 ? out.headings : headings)) {
        if (hasContent2 && out.pending.cells) out.flush();
        joinLines(flow, start, first, " / ");
        out.headings = headings;
        if (hasContent2 && node.states?.selected && !has(node, 4 /* Interactive */)) out.ownWords(node, " (selected)");
      } else for (const gap2 of row.gaps) begin(gap2);
      out.settle(5 /* Line */);
      out.rows++;
    };
  }
  function isSimple({ out }, start, blocks2, rows, headings) {
    if (out.rows !== rows || out.headings !== headings) return false;
    if (out.blocks === blocks2) return true;
    const inside2 = out.pieces.slice(start);
    return !holdsBlock(inside2) && sumOf(inside2, (piece) => isTextPiece(piece) ? piece.text.length : 0) <= MAX_ROW;
  }
  var MAX_ROW = 400;
  var DITTO = '"';
  function fillReached({ out }, row) {
    const { reach } = row.table;
    for (let left = reach[row.count]; left; left = reach[row.count]) {
      reach[row.count] = left - 1;
      if (row.count++ > 0) out.cell();
      addDitto(out, row.node);
    }
  }
  function addDitto(out, node) {
    out.ownWords(node, DITTO);
    out.settle(0 /* None */);
  }
  function openCell(flow, node) {
    const { out, row } = flow;
    if (!row) return openBeside(flow, node);
    const { colSpan = 1, rowSpan = 1, sorted } = node.facts ?? {};
    fillReached(flow, row);
    const column = row.count;
    if (row.count++ > 0) out.cell();
    row.gaps.push(out.pending);
    const start = out.pieces.length;
    const { rows } = out;
    flow.row = null;
    flow.beside = null;
    return () => {
      flow.row = row;
      const inside2 = out.pieces.slice(start);
      const isFilled = inside2.some((piece) => !isGap(piece) && !(isTextPiece(piece) && !piece.text));
      row.isLong ||= flow.pre && out.rows === rows && hasTwoLines(inside2);
      if (!column && inside2.length > 0 && !isFilled) row.count = 0;
      if (isFilled) out.settle(0 /* None */);
      if (isFilled && sorted) out.ownWords(node, ` (sorted ${sorted})`);
      for (let i = 1; i < Math2.min(colSpan, MAX_SPAN); i++) {
        row.count++;
        out.cell();
        if (isFilled) addDitto(out, node);
      }
      if (rowSpan > 1) for (let i = column; i < Math2.min(row.count, MAX_REACHED); i++) row.table.reach[i] = rowSpan - 1;
    };
  }
  var MAX_SPAN = 30;
  var MAX_REACHED = 100;
  function openBeside(flow, node) {
    const { out, geometry, beside: beside2 } = flow;
    const ownLine = has(node, 32768 /* OwnLine */);
    const [above, box] = beside2 && geometry ? [geometry.box(beside2.id), geometry.box(node.id)] : [];
    if (ownLine) out.line();
    else if (above && box && box.y >= above.y + above.height && !has(node, 64 /* OnHover */)) out.newLine();
    else out.atLeast(3 /* Side */);
    const before = out.pending;
    const previous = before.apart === 5 /* Line */ ? null : flow.beside;
    flow.beside = null;
    const start = out.pieces.length;
    const { blocks: blocks2, lines } = out;
    return () => {
      if (out.pieces.length === start) {
        flow.beside = previous;
        return;
      }
      const isLong = out.lines - lines > (before.apart === 5 /* Line */ ? 1 : 0) || out.blocks > blocks2;
      const shape = shapeOf4(out.pieces, start);
      const isCard2 = previous?.shape === shape && shape.includes(" ");
      flow.beside = { id: node.id, gap: before, shape };
      if (isCard2) begin(previous.gap);
      if (isCard2 || isLong) {
        begin(before);
        if (isLong) out.newLine();
      } else {
        out.settle(ownLine ? 5 /* Line */ : 3 /* Side */);
      }
    };
  }
  var shapeOf4 = (pieces, start) => pieces.slice(start).map((piece) => isEl(piece) ? piece.role || "link" : isTextPiece(piece) && hasInk(piece.text) ? "text" : "").filter(Boolean).join(" ");
  function findRows(flow, parts) {
    const { geometry } = flow;
    if (!geometry || parts.length < MIN_ALIGNED) return;
    const rows = nodesAmong(parts);
    const columns = rows.slice(0, MIN_ALIGNED).map(cellsOf);
    const [first = []] = columns;
    if (columns.length < MIN_ALIGNED || first.length < 2) return;
    if (columns.some((cells) => cells.length !== first.length)) return;
    const boxes = columns.map((cells) => cells.map(({ id }) => geometry.box(id)));
    const isAligned = boxes.every(
      (row, i) => row.every((box, at2) => {
        const [left, above] = [row[at2 - 1], boxes[i - 1]?.[at2]];
        return box && (!left || box.x >= left.x + left.width - 1) && (!above || box.x === above.x && box.y > above.y);
      })
    );
    if (isAligned) {
      for (const row of rows) if (cellsOf(row).length === first.length) flow.rows.add(row);
    }
  }
  var MIN_ALIGNED = 3;
  function cellsOf(row) {
    const cells = nodesAmong(row.children);
    return cells.every(({ display, flags }) => display === 9 /* FlexItem */ && !(flags & 32768 /* OwnLine */)) ? cells : [];
  }
  function begin(gap2) {
    gap2.apart = 5 /* Line */;
    gap2.cells = 0;
  }
  function joinLines({ out }, start, first, separator) {
    for (let i = start; i < out.pieces.length; i++) {
      const piece = out.pieces[i];
      if (!isGap(piece)) continue;
      if (separator && piece.prefix.startsWith("#")) piece.prefix = "";
      if (piece === first || out.pieces[i + 1]?.kind === "region") continue;
      if (piece.apart === 5 /* Line */ && separator && !piece.cells) piece.prefix = separator;
      if (piece.apart === 5 /* Line */ || piece.apart === 3 /* Side */) piece.apart = piece.cells ? 4 /* Cell */ : 2 /* Space */;
    }
  }

  // src/views/text/aspects.ts
  function openBox(flow, node) {
    const { out } = flow;
    if (node.display === 0 /* Inline */ && node.role === "" && node.tag !== "br" && node.tag !== "li") return null;
    if (node.tag === "br") {
      out.newLine();
      return null;
    }
    if (isRow2(node) || flow.rows.has(node)) return openRow(flow, node);
    if (flow.row && isCellGroup(node)) return null;
    if (isCell2(node) || node.display === 9 /* FlexItem */ && flow.row && flow.rows.has(flow.row.node))
      return openCell(flow, node);
    if (node.display === 9 /* FlexItem */) {
      return isItem(node) && has(node, 32768 /* OwnLine */) ? openItem(flow, node) : openBeside(flow, node);
    }
    if (isInFlow(node)) return null;
    if (node.display === 1 /* InlineBlock */) {
      if (isBesideOthers(node)) return openBeside(flow, node);
      out.atLeast(1 /* Box */);
      return endInlineBlock;
    }
    if (isItem(node)) return openItem(flow, node);
    out.line();
    return node.display === 4 /* Table */ || TABLE_ROLES.has(node.role) ? openTable(flow) : endBlock;
  }
  function openTable(flow) {
    const { table } = flow;
    flow.table = { reach: [] };
    return () => {
      flow.table = table;
      flow.out.newLine();
    };
  }
  var endInlineBlock = ({ out }) => {
    out.atLeast(1 /* Box */);
  };
  var endBlock = ({ out }) => {
    out.newLine();
  };
  var isRow2 = (node) => node.display === 6 /* Row */ || node.role === "row";
  var CELLS = wordSet("cell gridcell columnheader rowheader");
  var isCell2 = (node) => node.display === 7 /* Cell */ || CELLS.has(node.role);
  var isCellGroup = (node, depth = 0) => !isCell2(node) && node.role === "" && node.children.some(
    (child) => !isString(child) && (isCell2(child) || depth < MAX_GROUPS && isCellGroup(child, depth + 1))
  );
  var MAX_GROUPS = 3;
  var isItem = (node) => node.display === 3 /* ListItem */ || node.tag === "li" || node.role === "listitem";
  var isBesideOthers = (node) => !isInline(node) && !has(node, 4 /* Interactive */) && !PICTURES3.has(node.tag);
  var PICTURES3 = wordSet("img svg image canvas label");
  function openItem({ out }, node) {
    takePlaceOfMarker(out);
    out.line(markerOf(node));
    return setIn(out, "  ");
  }
  function markerOf({ facts }) {
    const marker2 = `${cut(facts?.itemMarker ?? "-", 40)} `;
    return /^(?:-|[\da-z]+\.) $/i.test(marker2) ? marker2 : escapeStart(escapeText(marker2)).replace(/(?<!\\)\(on\b/, "\\$&");
  }
  function takePlaceOfMarker(out) {
    if (out.pending.prefix) out.margin = out.pending.margin;
  }
  function setIn(out, margin) {
    const { margin: outer2 } = out;
    out.margin += margin;
    return (flow) => {
      endPrefixed(flow);
      out.margin = outer2;
    };
  }
  function openSetIn(flow, node) {
    const { out, around: around2 } = flow;
    const { role } = node;
    if (role === "blockquote") {
      out.newLine();
      return setIn(out, "> ");
    }
    if (role !== "group" && role !== "article" && role !== "treeitem") return null;
    const isInner = role === "group" ? around2 === "treeitem" : role === "article" && around2 === "article";
    const depth = role === "treeitem" ? 2 * ((node.states?.level ?? 1) - 1) - out.margin.length : isInner ? 2 : 0;
    flow.around = node.tag === "li" ? "" : role;
    const end = depth > 0 ? setIn(out, " ".repeat(depth)) : null;
    return () => {
      flow.around = around2;
      end?.(flow);
    };
  }
  var endPrefixed = ({ out }) => {
    out.newLine();
    out.pending.prefix = "";
  };
  function openHeading(flow, node) {
    const { out } = flow;
    takePlaceOfMarker(out);
    out.line(`${"#".repeat(headingLevel(node))} `);
    const start = out.pieces.length;
    const before = out.pending;
    const { headings } = out;
    return () => {
      if (out.headings === headings + 1) joinLines(flow, start, before);
      endPrefixed(flow);
    };
  }
  function addProgress({ out }, node) {
    const { role, name } = node;
    const { valuenow, valuemin = 0, valuemax = 100 } = node.states ?? {};
    const part2 = valuenow === void 0 ? "" : Math2.round((valuenow - valuemin) / (valuemax - valuemin) * 100);
    const isNamed = part2 === "" || name.replace(" %", "%").includes(`${part2}%`);
    const words3 = `${role.replace("bar", "")}${name && ` ${name}`}${isNamed ? "" : ` ${part2} %`}`;
    out.text(node, ` ${putMark(words3, "bar")} `, false);
  }
  function addPicture({ out, geometry }, node) {
    const { tag, name } = node;
    if (has(node, 4 /* Interactive */ | 256 /* AriaHidden */) || node.frame || tag === "object" && node.children.length) return;
    const kind = DRAWN.has(tag) || isEmptyCustom(node) && isLarge2(geometry?.box(node.id) ?? null) ? tag : "";
    if (!kind && tag !== "img" && node.role !== "img") return;
    if (tag === "img" && (TEX.test(name) || FORMULA.test(`${node.facts?.classes ?? ""} ${node.facts?.src ?? ""}`))) {
      out.text(node, withoutTexStyle(name), false);
      const last2 = out.pieces.at(-1);
      if (isTextPiece(last2) && name) last2.text = putMark(last2.text, markOf(node) || "`");
      return;
    }
    const words3 = name && !saysNothing(name) && !CARET.test(name) ? `${kind && kind !== "canvas" ? `${kind} ` : ""}${name}` : kind;
    if (words3) out.text(node, words3, true);
  }
  var CARET = /^(?:caret|chevron)?[- ]?(?:down|up)$/i;
  var FORMULA = /\b(?:la)?tex\b|\bmath|formula|equation/i;
  var DRAWN = wordSet("canvas video object embed");
  var isEmptyCustom = (node) => node.tag.includes("-") && node.kind === 0 /* Element */ && node.children.length === 0 && !node.shadow;
  var isLarge2 = (box) => box !== null && box.width >= 48 && box.height >= 48;
  function openAbbreviation({ told }, node) {
    const title = node.facts?.title ?? "";
    if (!title || told.has(title) || squash(title).startsWith(squash(ownText(node)))) return null;
    told.add(title);
    return ({ out }) => out.text(node, cut(title, MAX_TITLE), true);
  }
  var MAX_TITLE = 80;
  function openPreformatted(flow, node) {
    if (node.kind !== 0 /* Element */ || flow.pre) return null;
    const { out } = flow;
    const start = out.pieces.length;
    out.fence();
    flow.pre = true;
    return () => {
      flow.pre = false;
      if (hasTwoLines(out.pieces.slice(start))) {
        out.fence();
        return;
      }
      out.isRaw = false;
      let opening2 = start;
      while (out.pieces[opening2]?.kind !== "fence") opening2++;
      out.pieces[opening2] = gap(5 /* Line */);
    };
  }
  function openMark(flow, node) {
    const mark = flow.pre ? "" : inlineMarkOf(node);
    if (!mark || flow.marks.includes(mark)) return null;
    const before = flow.marks;
    flow.marks += mark;
    const { pieces } = flow.out;
    const start = pieces.length;
    const last2 = pieces[start - 1];
    if (mark === "`" && isTextPiece(last2) && endsInCode(last2.text)) flow.out.atLeast(2 /* Space */);
    return ({ out }) => {
      flow.marks = before;
      for (let i = start; i < out.pieces.length; i++) {
        const piece = out.pieces[i];
        if (isTextPiece(piece) && !piece.alt && !piece.own) piece.text = putMark(piece.text, mark);
        else if (isEl(piece) && piece.shown && mark === "~~") piece.name = putMark(piece.name, mark);
      }
    };
  }

  // src/standards/TextGate.ts
  var MAX_REMEMBERED = 50;
  var MIN_LENGTH = 4;
  var SHORTEST = 3;
  var LONG3 = /^(?=.*[^a-z]).{8}/;
  var MAX_NAME = 250;
  var MAX_TEXT = 2e3;
  var MAX_UNGATED = 5e3;
  var LOOKAHEAD = 1e3;
  var MAX_COMPARED = 1e3;
  var MAX_ALIKE = 100;
  var TextGate = class {
    #typed = [];
    #held = new Set();
    #gone = [];
    /**
     * The current values of fields for secrets and those that are gone, by `headAt`. A page may have any number of
     * fields, so a text is not compared with each value.
     */
    #byHead = new Map();
    /** The number of further characters that are read: as many as the longest secret has, but at least `LOOKAHEAD`. */
    #lookahead = LOOKAHEAD;
    /** Remembers a text that an action types into a field for secrets. The page may also repeat the beginning of it. */
    noteTyped(text) {
      const typed = waysToWrite(text).filter((way) => way.length >= MIN_LENGTH);
      this.#typed = [...typed, ...this.#typed].slice(0, MAX_REMEMBERED);
      this.#readFurther(typed);
    }
    /**
     * Remembers the current values of the fields for secrets. Of their earlier values, which a page may still repeat, it
     * forgets the short ones to which a person has added characters or from which some were taken.
     * @param isComplete whether the values are those of all such fields; if not, the known ones still count as current
     */
    noteHeld(values, isComplete = true) {
      const ways = [...new Set(values)].flatMap(waysToWrite);
      const held2 = new Set(ways.filter((way) => way.length >= SHORTEST));
      if (!isComplete) for (const old of this.#held) held2.add(old);
      const gone = new Set();
      for (const old of this.#held) {
        if (gone.size === MAX_REMEMBERED) break;
        const isEdited2 = (now2) => now2.startsWith(old) || now2 !== "" && old.startsWith(now2);
        if (!held2.has(old) && (LONG3.test(old) || !ways.some(isEdited2))) gone.add(old);
      }
      for (const old of this.#gone) if (gone.size < MAX_REMEMBERED) gone.add(old);
      this.#held = held2;
      this.#gone = [...gone];
      this.#byHead = groupedByHead([...held2, ...gone]);
      this.#readFurther(ways);
    }
    #readFurther(secrets) {
      for (const { length: length2 } of secrets) this.#lookahead = Math2.max(this.#lookahead, 6 * length2);
    }
    /** Returns a text of any length without its secrets; line breaks and spaces are kept. */
    text(text) {
      return this.masked(seen(text));
    }
    /** Returns a text with its secrets masked and otherwise unchanged, for a caller that asks for one text exactly. */
    masked(text) {
      return withMasks(text, this.spans(text));
    }
    /** Returns a text, such as a name or an address, on one line, without its secrets, cut at `maxLength` characters. */
    line(text, maxLength = MAX_NAME) {
      return cut(this.text(visible(cut(text, maxLength + this.#lookahead))), maxLength);
    }
    /** Returns the name of an element as one word. The name of a custom element is text of the page. */
    tag(name) {
      return ident(name.includes("-") ? this.line(name) : name);
    }
    /** Returns the spans of secrets in a text as UTF-16 indexes, in order and without overlaps. */
    spans(text) {
      const all = secretSpans(text);
      if (this.#typed.length + this.#byHead.size > 0) {
        for (const form of FORMS2) {
          const rewritten = form(text);
          if (form !== asIs && rewritten === text) continue;
          const plain3 = folded2(rewritten);
          const found = [];
          if (form !== unspaced) for (const secret of this.#typed) addBeginnings(found, plain3, secret);
          if (this.#byHead.size > 0) addWhole(found, plain3, this.#byHead, form === unspaced);
          if (found.length === 0) continue;
          const places2 = placesIn(text, form);
          for (const span of found) {
            const [start, end] = places2 ? span.map((place) => places2[place]) : span;
            all.push([start, start + text.slice(start, end).trimEnd().length]);
          }
        }
      }
      if (all.length < 2) return all;
      const separate = [];
      for (const [start, end] of all.sort((a, b) => a[0] - b[0])) {
        const last2 = separate.at(-1);
        if (last2 && start <= last2[1]) last2[1] = Math2.max(last2[1], end);
        else separate.push([start, end]);
      }
      return separate;
    }
    /**
     * Passes all texts in plain data through the gate, in place. The data must have been made for the caller, and contain
     * only texts of the page.
     * @param maxLength the length at which longer texts are cut, in characters
     */
    pass(value2, maxLength = MAX_TEXT) {
      const whole = { value: value2 };
      const open2 = [whole];
      for (let holder = open2.pop(); holder; holder = open2.pop()) {
        for (const key2 of Object2.keys(holder)) {
          const one = holder[key2];
          if (isString(one)) {
            const text = cut(this.text(cut(one, maxLength + this.#lookahead)), maxLength);
            if (text !== one) holder[key2] = text;
          } else if (isData(one)) {
            const copy2 = Object2.isFrozen(one) ? Array.isArray(one) ? [...one] : { ...one } : one;
            if (copy2 !== one) holder[key2] = copy2;
            open2.push(copy2);
          }
        }
      }
      return whole.value;
    }
  };
  var isData = (value2) => typeof value2 === "object" && value2 !== null && (Array.isArray(value2) || isPlain(value2));
  function addBeginnings(spans, text, secret) {
    const head = secret.slice(0, MIN_LENGTH);
    for (let at2 = text.indexOf(head), end; at2 >= 0; at2 = text.indexOf(head, end)) {
      end = at2 + MIN_LENGTH;
      while (end - at2 < secret.length && text[end] === secret[end - at2]) end++;
      if (end - at2 > MAX_COMPARED / 2) end = text.length;
      spans.push([at2, end]);
    }
  }
  function addWhole(spans, text, byHead, isUnspaced) {
    for (let at2 = 0; at2 + SHORTEST <= text.length; at2++) {
      for (const secret of byHead.get(headAt(text, at2)) ?? []) {
        if (text.slice(at2, at2 + secret.length) !== secret) continue;
        const end = secret.length > MAX_COMPARED / 2 ? text.length : at2 + secret.length;
        const isWord3 = SHORT_WORD.test(secret);
        if (secret.length < MIN_LENGTH && (isUnspaced || !isWord3) && text.trim() !== secret) continue;
        const isPart2 = isWord3 && (secret[0] > "9" ? isAsciiWord : isDigit);
        if (!isPart2 || !isPart2(text.charCodeAt(at2 - 1)) && !isPart2(text.charCodeAt(end))) spans.push([at2, end]);
      }
    }
  }
  function groupedByHead(secrets) {
    const groups = new Map();
    for (const secret of secrets) {
      const alike = valueOf(groups, headAt(secret, 0), () => []);
      if (alike.length < MAX_ALIKE) alike.push(secret);
    }
    return groups;
  }
  var headAt = (text, at2) => (text.charCodeAt(at2) * 31 + text.charCodeAt(at2 + 1)) * 31 + text.charCodeAt(at2 + 2);
  var SHORT_WORD = /^(?:[^\W\d_]{4,7}|\d{3,7})$/;
  var isDigit = (code) => code > 47 && code < 58;
  var asIs = (text) => text;
  var unspaced = (text) => text.replace(/\s/g, "");
  var FORMS2 = [asIs, unescaped2, unspaced];
  function waysToWrite(secret) {
    const compared = secret.slice(0, MAX_COMPARED);
    const text = seen(compared);
    const encoded = [text, text.normalize(), text.normalize("NFD")].map(encodeURIComponent);
    const escaped = [text, ...encoded, ...encoded.map((one) => one.replace(/%20/g, "+"))];
    return [...new Set([compared, text, collapseSpace(text), ...escaped.map(unescaped2)].map(folded2))];
  }
  var folded2 = (text) => ASCII.test(text) ? text.toLowerCase() : text.normalize("NFKD").replace(unwritten(), "").replace(/’/g, "'").toLowerCase();
  var unwritten = lazyPattern("[\\p{M}\\p{Cf}]", "gu");
  function placesIn(text, form) {
    if (form === asIs && ASCII.test(text)) return null;
    const places2 = [];
    for (const { 0: unit, index } of text.matchAll(form === unescaped2 ? ESCAPE_OR_CHARACTER : /[^]/gu))
      for (let n = folded2(form(unit)).length; n > 0; n--) places2.push(index);
    places2.push(text.length);
    return places2;
  }

  // src/views/text/element.ts
  var MAX_TARGET_TEXT = 200;
  var LONG_NAME = 60;
  var nameOf5 = (node) => unmarked(node.name).replace(/^(\S+ .+) \1$/, "$1");
  var nameWith = (shown, node, seen2) => !shown && has(node, 4194304 /* UnseenName */) && has(node, 2097152 /* Faint */) ? hiddenPart(nameOf5(node)) : combine(shown, nameOf5(node), has(node, 4194304 /* UnseenName */) && hasWord(shown) ? unmarked(seen2()) : void 0);
  function openElement(flow, node) {
    const { out } = flow;
    const el = { kind: "el", node, ids: [node.id], role: roleWord(node), name: "", shown: false, container: false };
    const before = out.el(el);
    if (isOpaque(node)) {
      el.name = isLabelled(node) ? nameOf5(node).replace(/\s*:\s*$/, "") : nameOf5(node);
      if (has(node, 4194304 /* UnseenName */) && node.role === "button") el.name = hiddenPart(el.name);
      return null;
    }
    const start = out.pieces.length;
    const after = gap(0 /* None */);
    out.pieces.push(after);
    const { els, blocks: blocks2, headings, lines } = out;
    return () => {
      if (out.els === els) {
        if (out.blocks === blocks2 && wrapText(out, el, before, start, lines)) return;
        if (out.headings === headings + 1 && isNamedFromContent(node) && wrapHeading(out, el, start)) return;
      }
      if (out.els !== els + 1 || !wrapsOne(out, el, start)) contain(out, el, start, after);
    };
  }
  function wrapText(out, el, before, start, lines) {
    const { node } = el;
    const isChoice = CHOICES.has(node.role) || node.states?.haspopup === "listbox";
    if (has(node, 128 /* Editable */) && !isChoice) return false;
    const words3 = visibleWords(out.pieces, start);
    if (isNamedFromContent(node)) {
      if (words3.length > MAX_NAME) return false;
    } else if (words3.length > MAX_TARGET_TEXT || hasCells(out.pieces, start)) return false;
    const block = out.lines > lines && node.display === 0 /* Inline */;
    el.name = isChoice ? withoutValue(nameOf5(node), words3) : nameWith(words3, node, () => visibleWords(out.pieces, start, true));
    out.truncate(start);
    out.lines = lines;
    if (isChoice && words3) [el.value, el.role] = [words3, el.role === "button" ? "combobox" : el.role];
    el.shown = words3 !== "";
    const { posinset, setsize } = node.states ?? {};
    if (!words3 && node.role === "radio" && posinset && setsize)
      el.name = `${once(el.name)} ${posinset} of ${setsize}`.trim();
    if (!block || el.name.length <= LONG_NAME) return true;
    if (before.apart < 4 /* Cell */) before.apart = 5 /* Line */;
    out.newLine();
    return true;
  }
  var CHOICES = wordSet("combobox spinbutton");
  var withoutValue = (name, value2) => once(collapseSpace(` ${name} `.replace(` ${value2} `, " ")));
  var once = (words3) => words3.replace(/^(.+) \1$/, "$1");
  var hasCells = (pieces, start) => pieces.slice(start).some(isBorder);
  function wrapHeading(out, el, start) {
    const inside2 = out.pieces.slice(start);
    if (holdsBlock(inside2)) return false;
    const from = inside2.findIndex((piece) => isGap(piece) && piece.prefix.startsWith("#"));
    const to = inside2.findIndex((piece, i) => i > from && isGap(piece) && piece.apart === 5 /* Line */);
    const heading = inside2.slice(from + 1, to < 0 ? void 0 : to);
    const rest = to < 0 ? [] : inside2.slice(to);
    out.truncate(start - 1);
    el.name = visibleWords(heading);
    el.shown = true;
    out.pieces.push(...inside2.slice(0, from + 1), el, ...rest);
    return true;
  }
  var FEW_PIECES = 60;
  var withWords = (text) => wordsOf(text).length > 0 ? text : "";
  function wrapsOne(out, el, start) {
    const { pieces } = out;
    const { node, role } = el;
    if (pieces.length - start > FEW_PIECES || role === "" || has(node, 524288 /* DropTarget */)) return false;
    const inside2 = pieces.slice(start);
    const inner = inside2.find((piece) => isEl(piece));
    if (!inner || inner.container || holdsBlock(inside2)) return false;
    const words3 = squash(withWords(visibleWords(inside2)));
    if (role !== "click" && role !== inner.role) {
      if (words3 || !isPlain2(inner.role) || squash(inner.name) !== squash(nameOf5(node)) || !takeNumbers(el, inner))
        return false;
      out.truncate(start);
      out.els--;
      el.name = inner.name;
      el.shown = inner.shown;
      return true;
    }
    if (words3 && words3 !== squash(chosenIn2(inner)) && (words3 !== squash(inner.name) || !isLabelled(inner.node)))
      return false;
    if (!takeNumbers(inner, el)) return false;
    if (words3) clearTexts(inside2);
    if (has(node, 32 /* OwnName */)) inner.name = nameWith(inner.name, node, () => inner.name);
    out.withdraw(el);
    return true;
  }
  function contain({ pieces }, el, start, after) {
    el.container = true;
    const { node } = el;
    const first = pieces[start + 1];
    if (isGap(first) && first.apart === 5 /* Line */ && !first.prefix && !first.cells) first.apart = 2 /* Space */;
    after.apart = 2 /* Space */;
    if (has(node, 32 /* OwnName */)) {
      el.name = has(node, 4194304 /* UnseenName */) ? markUnseen(visibleWords(pieces, start, true), nameOf5(node)).name : nameOf5(node);
      return;
    }
    if (!isNamedFromContent(node)) return;
    const leading = [];
    for (let i = start; i < pieces.length; i++) {
      const piece = pieces[i];
      if (isGap(piece) && piece.apart < 5 /* Line */ && !piece.prefix || isTextPiece(piece)) leading.push(piece);
      else break;
    }
    const words3 = visibleWords(leading);
    if (words3.length > MAX_NAME) return;
    el.name = words3;
    el.shown = words3 !== "";
    if (el.shown) {
      for (const piece of leading) if (isTextPiece(piece) && !piece.alt) piece.text = "";
    }
  }

  // src/views/text/FlowState.ts
  var answers2 = null;

  // src/views/text/PieceWriter.ts
  var PieceWriter = class {
    pieces = [];
    lists = [];
    /** The number of elements so far. With the counters below, a handler knows what an element holds when it ends. */
    els = 0;
    /** The number of headings, list items, regions, fences and notes so far, which cannot stand inside a line. */
    blocks = 0;
    headings = 0;
    /** The number of rows of tables and of aligned boxes so far. */
    rows = 0;
    /** The number of line breaks so far. */
    lines = 0;
    /** The region that contains the next piece. */
    region = null;
    /** The indentation and quotation marks at the start of lines of the current list item or quotation. */
    margin = "";
    /** Whether the next piece stands between the fences of preformatted text. */
    isRaw = false;
    /** The gap before the next piece. A stronger one may still be requested. */
    pending = gap(5 /* Line */);
    #writtenRegion = null;
    /** Requests a new line, with a prefix such as `# ` if one is given. */
    line(prefix) {
      const { pending } = this;
      if (pending.apart < 3 /* Side */) pending.apart = 5 /* Line */;
      if (prefix === void 0) return;
      pending.prefix = prefix;
      pending.margin = prefix.startsWith("#") ? this.margin.trimStart() : this.margin;
    }
    /** Requests a new line even at the start of a cell or of a box beside others. */
    newLine() {
      this.pending.apart = 5 /* Line */;
    }
    /** Requests a gap at least as strong as the given one. */
    atLeast(apart) {
      if (this.pending.apart < apart) this.pending.apart = apart;
    }
    /** Requests the border between two cells. Further calls before the next piece make empty cells. */
    cell() {
      this.pending.cells++;
      if (this.pending.apart !== 5 /* Line */) this.pending.apart = 4 /* Cell */;
    }
    /** Replaces the gaps that were requested since the last piece by the given one. */
    settle(apart) {
      return this.pending = gap(apart);
    }
    /** Writes preformatted text, with its line breaks and white space. */
    raw(node, words3) {
      words3.split("\n").forEach((line2, i) => {
        if (i) {
          this.pieces.push(gap(5 /* Line */));
          this.lines++;
        }
        if (line2 === "") return;
        this.flush();
        this.pieces.push({ kind: "text", text: markedIn(node, line2), node });
      });
    }
    /** Writes words of the view itself about the piece before them, such as `(selected)`. */
    ownWords(node, words3) {
      this.flush();
      this.pieces.push({ kind: "text", text: words3, node, own: true });
    }
    /**
     * Writes a text of the page. White space alone only requests a space.
     * @param alt whether it is the alternative text of a picture
     * @param onHover the number of the element that the pointer must be over for the text to show
     */
    text(node, words3, alt, onHover) {
      if (!hasInk(words3)) {
        if (words3) this.atLeast(2 /* Space */);
        return;
      }
      this.flush();
      this.pieces.push({ kind: "text", text: words3, node, alt, silent: has(node, 256 /* AriaHidden */), onHover });
    }
    /** Writes an element and returns the gap before it, which may be changed when the content is known. */
    el(el) {
      this.flush();
      const { pieces } = this;
      let before = pieces[pieces.length - 1];
      if (!isGap(before)) pieces.push(before = gap(0 /* None */));
      pieces.push(el);
      this.els++;
      return before;
    }
    /** Removes the bracket of an element that another bracket represents. */
    withdraw(el) {
      const at2 = this.pieces.lastIndexOf(el);
      if (at2 >= 0) this.pieces[at2] = gap(0 /* None */);
      this.els--;
    }
    /** Removes all pieces from an index on, and the sibling lists that begin there. */
    truncate(length2) {
      const { pieces, lists: lists2 } = this;
      while (pieces.length > length2) pieces.pop();
      while ((lists2[lists2.length - 1]?.ranges[0]?.start ?? -1) >= length2) lists2.pop();
    }
    /** Writes the line that begins or ends preformatted text. */
    fence() {
      this.newLine();
      this.flush();
      this.pieces.push({ kind: "fence" });
      this.isRaw = !this.isRaw;
      this.newLine();
      this.blocks++;
    }
    /** Writes a line of the view itself that is not part of the page. */
    note(words3) {
      this.newLine();
      this.flush();
      this.pieces.push({ kind: "note", note: words3 });
      this.newLine();
      this.blocks++;
    }
    /** Writes the gap before the next piece. */
    flush() {
      const before = this.pending;
      if (this.isRaw && before.apart === 5 /* Line */) {
        const last2 = this.pieces[this.pieces.length - 1];
        if (isGap(last2) || last2?.kind === "fence") before.apart = 0 /* None */;
      }
      if (this.region !== this.#writtenRegion) this.#writeRegion(before);
      if (before.apart === 0 /* None */) return;
      if (before.apart === 5 /* Line */) {
        this.lines++;
        if (!before.prefix) before.margin = this.margin;
      }
      if (before.prefix) {
        this.blocks++;
        if (before.prefix.startsWith("#")) this.headings++;
      }
      this.pieces.push(before);
      this.pending = gap(0 /* None */);
    }
    #writeRegion(before) {
      const { region } = this;
      this.#writtenRegion = region;
      before.apart = 5 /* Line */;
      before.cells = 0;
      if (!region) this.pieces.push(gap(5 /* Line */), { kind: "region", region: "page", node: null, name: "" });
      else this.pieces.push(gap(5 /* Line */), region.written ? { ...region.region, name: "" } : region.region);
      if (region) region.written = true;
    }
  };

  // src/views/text/regions.ts
  var KINDS2 = new Map([
    ...LANDMARK_WORDS,
    ...wordMap("form search dialog alertdialog=dialog tablist menu menubar=menu toolbar region alert")
  ]);
  var NEEDS_TARGET = wordSet("form search tablist menu menubar toolbar");
  function holdsTarget(root) {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      for (const child of composedChildren(node)) {
        if (isString(child)) continue;
        if (has(child, 4 /* Interactive */)) return true;
        stack.push(child);
      }
    }
    return false;
  }
  function openRegion({ out, covers }, node) {
    const kind = node.frame ? "frame" : KINDS2.get(node.role) ?? (covers.has(node) ? "overlay" : void 0);
    if (!kind) return null;
    const name = node.frame ? node.frame.facts?.documentTitle || node.name : has(node, 32 /* OwnName */) ? node.name : "";
    if (kind === "region" && !name || NEEDS_TARGET.has(node.role) && !holdsTarget(node)) return null;
    const outer2 = out.region;
    out.line();
    out.blocks++;
    out.region = { region: { kind: "region", region: kind, node, name }, outer: outer2, written: false };
    const { behind, unsent } = node.frame?.facts ?? {};
    return () => {
      if (behind) out.note(`\u2026 behind dialog: ${behind} elements`);
      if (unsent) out.note(`\u2026 ${unsent} elements left out`);
      out.region = outer2;
      out.newLine();
    };
  }

  // src/views/text/visualOrder.ts
  function inVisualOrder(node, parts, geometry) {
    const orderOf3 = (part2) => (
      // The foot of a table is shown last: https://drafts.csswg.org/css-tables/#table-structure
      isString(part2) ? 0 : part2.facts?.order ?? Number(part2.tag === "tfoot")
    );
    let out = [...parts].sort((a, b) => orderOf3(a) - orderOf3(b));
    if (has(node, 2048 /* Reversed */)) out.reverse();
    if (!geometry || !has(node, 8192 /* Reordered */)) return out;
    const boxes = new Map(
      parts.map((part2) => [part2, isString(part2) ? [] : [part2, firstIn(part2)].map(({ id }) => geometry.box(id))])
    );
    let count = 0;
    for (const part2 of parts)
      if (!isString(part2) && has(part2, 2 /* Placed */) && count++ < MAX_PLACED) out = moved2(out, part2, boxes);
    return out;
  }
  var MAX_PLACED = 300;
  function firstIn(node) {
    let at2 = node;
    for (let depth = 0; depth < MAX_DEPTH4; depth++) {
      const [first] = at2.children;
      if (first === void 0 || isString(first) || has(first, 2 /* Placed */)) break;
      at2 = first;
    }
    return at2;
  }
  var MAX_DEPTH4 = 30;
  function moved2(parts, placed2, boxes) {
    const box = boxes.get(placed2)?.[0];
    if (!box) return parts;
    const at2 = parts.indexOf(placed2);
    const others2 = parts.map((part2) => boxes.get(part2) ?? []);
    let to = others2.findIndex((both, i) => i < at2 && both.some((other2) => other2 && precedes(box, other2)));
    if (to < 0) others2.forEach(([other2], i) => to = i > at2 && other2 && precedes(other2, box) ? i : to);
    if (to < 0) return parts;
    const out = parts.filter((part2) => part2 !== placed2);
    out.splice(to, 0, placed2);
    return out;
  }
  var precedes = (a, b) => a.width > 0 && b.width > 0 && (a.y + a.height <= b.y + 1 || a.y < b.y + b.height && b.y < a.y + a.height && a.x + a.width <= b.x + 1);
  var MIN_COVER = 0.03;
  function coversOf({ root, geometry, layers = [] }) {
    const covers = new Set();
    if (layers.length === 0) return covers;
    const { nodes, parents } = lineUp(root);
    const { width, height } = geometry.viewport;
    nodes.forEach((node, i) => {
      if (!layers.includes(node.id) || !isInViewport2(geometry, node.id)) return;
      const inside2 = preorder(node);
      const box = geometry.box(node.id);
      if (!isDialog(node) && (box.width * box.height < MIN_COVER * width * height || inside2.some(({ role }) => LANDMARK_WORDS.has(role))))
        return;
      const parent = nodes[parents[i]];
      const isOver = parent?.children.some((other2) => {
        const under = isString(other2) || other2 === node ? null : geometry.box(other2.id);
        return under && !precedes(under, box) && !precedes(box, under);
      });
      if ((isOver || isDialog(node)) && [...covers].every((cover) => !preorder(cover).includes(node))) covers.add(node);
    });
    return covers;
  }

  // src/views/text/drawnParts.ts
  var MIN_ROWS2 = 5;
  var MAX_NODES3 = 60;
  function describeScroller({ out, geometry, pre }, node) {
    const scroll = pre ? null : geometry?.scroll?.(node.id);
    if (!geometry || !scroll) return;
    const below = Math2.max(0, scroll.height - scroll.shown - scroll.top);
    out.note(`\u2026 [${node.id}] scrolls: ${scroll.top} px above, ${below} px below${drawnRows(node, scroll, geometry)}`);
  }
  function drawnRows(node, scroll, geometry) {
    const rows = rowsOf2(node, geometry);
    const [first, last2] = [rows[0], rows.at(-1)].map((row) => row ? geometry.box(row.id) : null);
    const box = geometry.box(node.id);
    if (!first || !last2 || !box || rows.some(({ states, facts }) => states?.posinset !== void 0 || facts?.rowIndex !== void 0))
      return "";
    const pitch = (last2.y - first.y) / (rows.length - 1);
    if (pitch < 1 || scroll.height < 2 * pitch * rows.length) return "";
    const start = Math2.max(0, Math2.round((first.y - box.y + scroll.top) / pitch));
    return `, rows ${start + 1}-${start + rows.length} of about ${Math2.max(start + rows.length, Math2.round(scroll.height / pitch))}`;
  }
  function rowsOf2(node, geometry) {
    for (const { children } of preorder(node).slice(0, MAX_NODES3)) {
      const inner = nodesAmong(children);
      const alike = inner.filter(({ tag, role }) => tag === inner[0]?.tag && role === inner[0].role);
      if (alike.length < MIN_ROWS2 || alike.length * 2 <= inner.length) continue;
      const boxes = alike.slice(0, MIN_ROWS2).map(({ id }) => geometry.box(id));
      const isBelow = boxes.every((box, i) => {
        const above = boxes[i - 1];
        return !i || box && above && box.y >= above.y + above.height / 2;
      });
      if (isBelow) return alike;
    }
    return [];
  }
  var SET_ROLES = wordSet("list listbox feed grid treegrid table tree menu");
  function openSet(flow, node) {
    const { set: set2 } = flow;
    const at2 = node.states?.posinset ?? node.facts?.rowIndex;
    const size = node.states?.setsize ?? set2?.rows;
    if (set2 && at2 !== void 0 && size !== void 0) {
      if (!node.children.some((child) => !isString(child) && child.role === "columnheader")) {
        set2.first = Math2.min(set2.first, at2);
        set2.last = Math2.max(set2.last, at2);
      }
      set2.count++;
      set2.size = size;
    }
    if (!SET_ROLES.has(node.role)) return null;
    const own4 = { first: Infinity, last: 0, count: 0, size: 0, rows: node.facts?.rowCount };
    flow.set = own4;
    return () => {
      flow.set = set2;
      const { first, last: last2, count, size: all } = own4;
      if (last2 < first || all !== -1 && all <= count) return;
      flow.out.note(`\u2026 ${first}-${last2} of ${all === -1 ? "an unknown number" : all} here: scrolling shows more`);
    };
  }

  // src/views/text/flow.ts
  function flowOf(root, geometry, covers = NONE) {
    const out = new PieceWriter();
    const flow = {
      out,
      root,
      covers,
      labels: null,
      geometry,
      row: null,
      table: null,
      set: null,
      rows: new Set(),
      told: new Set(),
      threads: new Map(),
      beside: null,
      pre: false,
      around: "",
      marks: ""
    };
    let level2 = open(flow, root, null);
    while (level2) {
      const part2 = level2.parts[level2.at++];
      if (part2 === void 0) level2 = close(flow, level2);
      else if (isString(part2)) addText(flow, level2.node, part2);
      else level2 = open(flow, part2, level2);
    }
    return out;
  }
  var NONE = new Set();
  function open(flow, node, outer2) {
    const { tag, role } = node;
    const { lines } = flow.out;
    const start = flow.out.pieces.length;
    const closes = [];
    closes.push(openBox(flow, node));
    const isBar2 = (role === "progressbar" || role === "meter") && !isTarget(node);
    if (isBar2) addProgress(flow, node);
    if (isBar2 || has(node, 64 /* OnHover */) && addHoverText(flow, node))
      return { node, outer: outer2, parts: [], at: 0, start, lines, closes, ranges: null };
    if (role !== "" || node.frame || flow.covers.has(node)) {
      closes.push(openRegion(flow, node));
      closes.push(openSet(flow, node));
      closes.push(openSetIn(flow, node));
    }
    closes.push(answers2?.(flow, node, outer2?.node));
    if (has(node, 4096 /* Scrollable */)) describeScroller(flow, node);
    if (role === "heading") closes.push(openHeading(flow, node));
    if (tag === "label") closes.push(openLabel(flow, node));
    if (isTarget(node) || has(node, 1048576 /* ShowsOthers */)) closes.push(openElement(flow, node));
    else addPicture(flow, node);
    if (tag === "abbr") closes.push(openAbbreviation(flow, node));
    if (tag === "pre" || isSetOut(node)) closes.push(openPreformatted(flow, node));
    else closes.push(openMark(flow, node));
    const parts = partsOf(flow, node);
    findRows(flow, parts);
    const ranges = parts.length >= MIN_ROWS && tag !== "svg" ? [] : null;
    return { node, outer: outer2, parts, at: 0, start, lines, closes, ranges };
  }
  var isSetOut = (node) => has(node, 512 /* Pre */) && node.display > 1 /* InlineBlock */ && node.children.some((part2) => isString(part2) && part2.includes("\n") && SET_OUT.test(part2));
  var SET_OUT = /(?:^|\n)[ \t]+\S|\S(?: {2,}|\t)\S/;
  function addHoverText({ out }, node) {
    const inside2 = preorder(node);
    if (inside2.some(isTarget)) return false;
    const words3 = inside2.flatMap(({ children }) => children.filter(isString)).join(" ");
    if (hasInk(words3)) out.text(node, cut(collapseSpace(words3), MAX_HOVER_TEXT), false, node.facts?.onHover);
    return true;
  }
  var MAX_HOVER_TEXT = 200;
  function close(flow, { outer: outer2, parts, start, lines, closes, ranges }) {
    const { out } = flow;
    const first = out.pieces[start];
    if (isGap(first) && out.lines > lines + Number(first.apart === 5 /* Line */)) first.edge = out.pending.edge = true;
    for (let i = closes.length - 1; i >= 0; i--) closes[i]?.(flow);
    const { lists: lists2, pieces } = out;
    if (ranges && ranges.length >= MIN_ROWS) lists2.push({ siblings: nodesAmong(parts), ranges });
    outer2?.ranges?.push({ start, end: pieces.length });
    return outer2;
  }
  function partsOf({ root, covers, geometry }, node) {
    if (node.kind === 3 /* Marker */) return node.facts?.marker ? [node.facts.marker] : [];
    const parts = isOpaque(node) && !node.frame ? [] : composedChildren(node);
    const isReordered = has(node, 2048 /* Reversed */ | 8192 /* Reordered */) || node.display === 4 /* Table */;
    const seen2 = isReordered ? inVisualOrder(node, parts, geometry) : parts;
    if (covers.size === 0) return seen2;
    const uncovered = seen2.filter((part2) => isString(part2) || !covers.has(part2));
    return node === root ? [...covers, ...uncovered] : uncovered;
  }
  function addText({ out, pre }, node, words3) {
    if (pre) {
      out.raw(node, words3);
      return;
    }
    const lines = has(node, 512 /* Pre */) ? words3.split("\n") : [words3];
    lines.forEach((line2, i) => {
      if (i) out.newLine();
      out.text(node, markedIn(node, line2), false);
    });
  }

  // src/views/text/newContent.ts
  var NOTHING_NEW = { isNewId: () => false, isNewLine: () => false };
  function newContentSince(previous, tree) {
    if (!previous || previous === tree) return NOTHING_NEW;
    const texts = new Map();
    for (const node of preorder(previous.typedRoot ?? previous.root)) texts.set(node.id, textOf(node));
    const nodes = preorder(tree.root);
    if (nodes.filter(({ id }) => texts.has(id)).length * 2 < nodes.length) return NOTHING_NEW;
    const isNewId = (id) => !texts.has(id);
    const known2 = new Map();
    const isNewPart = (part2) => {
      if (isEl(part2)) return part2.ids.every(isNewId);
      const { node } = part2;
      const isNew = known2.get(node) ?? newWords(texts.get(node.id) ?? "", textOf(node));
      known2.set(node, isNew);
      return isNew(unmarked(part2.text).trim());
    };
    return {
      isNewId,
      isNewLine: (line2) => {
        const words3 = contentOf2(line2).filter((part2) => isEl(part2) || part2.text.trim());
        return words3.length > 0 && words3.every(isNewPart);
      }
    };
  }
  var MAX_SEARCHED = 1e4;
  function newWords(before, text) {
    if (before === text) return () => false;
    if (before.length <= MAX_SEARCHED) return (words3) => !before.includes(words3);
    const lines = new Set(before.split("\n").map((line2) => line2.trim()));
    return (words3) => !lines.has(words3);
  }
  function textOf({ name, children }) {
    return [name, ...children.filter(isString)].join("\n");
  }

  // src/views/text/simplify.ts
  function simplify(lines) {
    let out = lines;
    for (const pass of PASSES) {
      pass(out);
      out = withoutEmpty(out);
    }
    const joined = joinElements(out);
    joined.forEach(mergeParts);
    return joined;
  }
  var PASSES = [
    dropSilentTwins,
    mergeLinks,
    dropLabels,
    dropAlts,
    dropRegionNames,
    dropSeparators
  ];
  var withoutEmpty = (lines) => lines.filter((line2, i) => {
    if (saysSomething(line2)) return true;
    const next2 = lines[i + 1];
    if (next2) next2.edge ||= line2.edge;
    return false;
  });
  function saysSomething({ kind, raw, parts, region }) {
    if (kind !== "flow" || raw) return region?.region !== "region" || region.name !== "";
    for (const part2 of parts) if (isEl(part2) || isTextPiece(part2) && hasInk(part2.text)) return true;
    return false;
  }
  function dropSilentTwins(lines) {
    for (const { parts } of lines) {
      const texts = parts.filter((part2) => isTextPiece(part2));
      texts.forEach((text, i) => {
        if (!text.silent) return;
        const words3 = squash(text.text);
        const twin = [texts[i - 1], texts[i + 1]].some(
          (other2) => other2 && !other2.silent && words3 !== "" && squash(other2.text).includes(words3)
        );
        if (twin) text.text = "";
      });
    }
  }
  var MAX_CARD_LINES = 4;
  function mergeLinks(lines) {
    let last2 = null;
    let since = 0;
    const merged = new Set();
    for (const line2 of lines) {
      if (line2.kind !== "flow" || ++since > MAX_CARD_LINES) last2 = null;
      for (const part2 of line2.parts) {
        if (!isEl(part2)) continue;
        if (last2 && canMerge(last2, part2)) {
          const [kept2, dropped] = part2.shown ? [part2, last2] : [last2, part2];
          if (takeNumbers(kept2, dropped)) {
            kept2.ids = [...kept2.ids].sort((x, y) => x - y);
            if (!kept2.shown && !kept2.name) kept2.name = dropped.name;
            merged.add(dropped);
            if (kept2 === last2) continue;
          }
        }
        last2 = part2;
        since = 0;
      }
    }
    if (merged.size) for (const line2 of lines) removeParts(line2, merged);
  }
  function removeParts(line2, removed) {
    line2.parts = line2.parts.filter((part2) => !removed.has(part2));
  }
  function canMerge(a, b) {
    if (a.role !== "" || b.role !== "" || a.container || b.container || a.shown && b.shown) return false;
    const href = a.node.facts?.href;
    return !!href && href === b.node.facts?.href && !href.startsWith("#") && !/^javascript:/i.test(href);
  }
  function mergeParts(line2) {
    const merged = new Set();
    let last2 = null;
    for (const part2 of line2.parts) {
      if (!isEl(part2)) {
        if (isTextPiece(part2) ? hasInk(part2.text) : isBorder(part2)) last2 = null;
        continue;
      }
      const [kept2, dropped] = last2 && isPartOf(part2, last2) ? [last2, part2] : [part2, last2];
      const isMerged = dropped !== null && (dropped === part2 || isPartOf(dropped, part2)) && takeNumbers(kept2, dropped);
      if (isMerged && dropped) merged.add(dropped);
      last2 = isMerged ? kept2 : part2;
    }
    if (merged.size) removeParts(line2, merged);
  }
  var isPartOf = (part2, control) => isLabelled(control.node) && !part2.container && !has(part2.node, 524288 /* DropTarget */) && (part2.role === "click" ? part2.name === "" && (CHECKABLE_ROLES.has(control.role) ? /^(?![./])/ : /^$/).test(hint(part2.node)) : part2.role === "button" && CHECKABLE_ROLES.has(control.role) && squash(part2.name) === squash(control.name));
  var CHECKABLE_ROLES = wordSet("radio checkbox switch");
  function dropLabels(lines) {
    lines.forEach((line2, i) => {
      line2.parts.forEach((part2, at2) => {
        if (!isEl(part2) || !isLabelled(part2.node)) return;
        for (const step of [-1, 1]) {
          const text = beside(lines, i, at2, step);
          if (!text || !squash(text.text)) continue;
          const mayBeChosen = part2.node.tag !== "select" || line2.parts.includes(text);
          if (repeats(text.text, part2.name) || mayBeChosen && repeats(text.text, chosenIn2(part2))) text.text = "";
        }
      });
    });
  }
  var repeats = (text, words3) => /…\s*$/.test(text) ? squash(words3).startsWith(squash(text)) : squash(words3) === squash(text);
  function beside(lines, index, at2, step) {
    const { parts } = lines[index] ?? { parts: [] };
    for (let i = at2 + step; i >= 0 && i < parts.length; i += step) {
      const part2 = parts[i];
      if (isTextPiece(part2) && part2.text.trim() !== "") return part2;
      if (!isTextPiece(part2) && !(isGap(part2) && part2.apart < 4 /* Cell */)) return null;
    }
    const next2 = lines[index + step];
    const words3 = next2?.kind === "flow" ? contentOf2(next2) : [];
    const [only] = words3;
    return words3.length === 1 && isTextPiece(only) && !next2?.prefix.startsWith("#") ? only : null;
  }
  var MANY_PARTS = 300;
  function dropAlts(lines) {
    const known2 = new Map();
    lines.forEach((line2, i) => {
      if (line2.parts.length > MANY_PARTS) return;
      for (const part2 of line2.parts) {
        if (!isTextPiece(part2) || !part2.alt) continue;
        const missing = new Set(wordsOf(unmarked(part2.text)));
        for (const other2 of partsBeside(lines, i, part2)) {
          if (missing.size === 0) break;
          if (other2 === part2 || isGap(other2) || isTextPiece(other2) && other2.alt) continue;
          let words3 = known2.get(other2);
          if (!words3) known2.set(other2, words3 = wordsOf(unmarked(textOf2(other2))));
          for (const word of words3) missing.delete(word);
        }
        if (missing.size > 0) continue;
        part2.text = "";
        known2.delete(part2);
      }
    });
  }
  var textOf2 = (part2) => isEl(part2) ? part2.name : part2.text;
  function partsBeside(lines, i, part2) {
    const parts = lines[i]?.parts ?? [];
    const borders = parts.map(isBorder);
    if (!borders.includes(true)) return [lines[i - 1], lines[i], lines[i + 1]].flatMap((line2) => line2?.parts ?? []);
    const at2 = parts.indexOf(part2);
    const to = borders.indexOf(true, at2);
    return parts.slice(borders.lastIndexOf(true, at2) + 1, to < 0 ? void 0 : to);
  }
  function dropRegionNames(lines) {
    lines.forEach((line2, i) => {
      if (!line2.region?.name) return;
      const name = squash(line2.region.name);
      const near = lines.slice(i + 1, i + 4).flatMap(contentOf2).some((part2) => squash(textOf2(part2)) === name);
      if (near) line2.region.name = "";
    });
  }
  function dropSeparators(lines) {
    lines.forEach((line2, i) => {
      if (isBar(line2) && [line2, lines[i - 1], lines[i + 1]].some((near) => near?.parts.some(isEl) && isBar(near)))
        line2.parts = line2.parts.filter((part2) => !isTextPiece(part2) || !/^\s*[|•·,-]\s*$/u.test(part2.text));
    });
  }
  var LONG_NAME2 = 100;
  var FULL_BAR = 1e3;
  function joinElements(lines) {
    const out = [];
    let bar = null;
    let shape = "";
    let endsText = false;
    let length2 = 0;
    lines.forEach((line2, i) => {
      const { edge, margin, parts } = line2;
      const next2 = lines[i + 1];
      const before = shape;
      shape = shapeOf4(parts.filter(isEl), 0);
      if (!isBar(line2)) {
        bar = null;
        out.push(line2);
        return;
      }
      if (bar?.margin === margin && // Two lines with the same several roles are items, each with its own actions.
      !(shape === before && new Set(shape.split(" ")).size > 1) && !(edge && (endsText || next2 && !next2.edge && !isBar(next2)))) {
        bar.parts.push(gap(2 /* Space */));
      } else {
        endsText = !bar && !edge && lines[i - 1]?.kind === "flow";
        bar = null;
      }
      for (const part2 of parts) {
        if (!bar || length2 > FULL_BAR && isEl(part2)) {
          out.push(bar = { ...line2, prefix: "", parts: [] });
          length2 = 0;
        }
        bar.parts.push(part2);
        length2 += sizeOf(part2);
      }
    });
    return out;
  }
  function isBar({ kind, raw, cells, prefix, parts }) {
    if (kind !== "flow" || raw || cells !== 0 || prefix !== "" && prefix !== "- ") return false;
    return parts.every(
      (part2) => isEl(part2) ? part2.name.length <= LONG_NAME2 && !part2.container && part2.role !== "hover" && part2.node.display !== 6 /* Row */ : isGap(part2) ? !isBorder(part2) : !part2.alt && SEPARATOR3.test(part2.text)
    );
  }
  var SEPARATOR3 = /^\s*[/|>›»•·,-]?\s*$/u;

  // src/views/textView.ts
  function toText(page, options = {}) {
    const tree = treeFor(page, options.includeValues);
    const root = frontOf(tree, options.behindModal);
    const behind = root !== tree.root && tree.modal ? `\u2026 behind dialog${root.name && ` "${escapeValue(root.name)}"`}: ${tree.modal.behind} elements
` : "";
    const flow = flowOf(root, tree.geometry, root === tree.root ? coversOf(tree) : void 0);
    const lines = chosen(rowsOf3(tree, flow, options), tree, flow, estimateTokens(behind), options);
    return lines.map((line2) => `${line2}
`).join("") + behind;
  }
  function chosen(rows, { geometry, focusId }, flow, spent, { lines, region, viewport, maxTokens = Infinity }) {
    const room = maxTokens - spent;
    if (lines) return linesBetween(rows, lines);
    if (region) return inRegion(rows, region, room);
    if (viewport) return inViewport(rows, geometry, room);
    if (room === Infinity) return rows.map(({ text }) => text);
    return fit(rows, room, { geometry, focusId, repeated: repeatedPieces(flow) });
  }
  function rowsOf3(tree, flow, options) {
    const { expand = [], includeValues = false, urls = false } = options;
    const fresh = newContentSince(options.previous, tree);
    const style = { includeValues, urls, expand: expand === "all", focusId: tree.focusId, isNew: fresh.isNewId };
    const shown = expand === "all" ? flow.pieces : collapseGroups(flow, wantedBy2(expand), style);
    const rows = [];
    if (options.page) rows.push(pageRow(tree));
    for (const line2 of simplify(linesOf(shown))) {
      const words3 = writeLine(line2, style);
      if (words3 === "" && !line2.raw) continue;
      const isNew = fresh.isNewLine(line2);
      const marked2 = isNew && !line2.raw && line2.parts.some((part2) => isTextPiece(part2) && hasInk(part2.text));
      rows.push({ line: line2, text: marked2 ? `+ ${words3}` : words3, isNew });
    }
    return [...rows, ...toolRows(tree)];
  }
  function pageRow({ title, url, geometry, hiddenElements }) {
    const { scrollY, height, contentHeight } = geometry.viewport;
    const seen2 = `${scrollY}-${Math2.min(scrollY + height, contentHeight)} of ${contentHeight} px`;
    const parts = [
      // Escapes the separator, so that a title cannot look like a title followed by an address.
      escapeText(cut(title, 80)).replace(/ ·/g, " \\\xB7"),
      escapeText(cut(url, MAX_ADDRESS)),
      contentHeight > height && seen2,
      hiddenElements > 0 && `${hiddenElements} hidden`
    ];
    const prefix = `@page ${parts.filter(Boolean).join(" \xB7 ")}`;
    return { line: emptyLine("page", prefix, ""), text: prefix, isNew: false };
  }
  function toolRows({ tools = [] }) {
    const region = { kind: "region", region: "tools", node: null, name: "" };
    return (tools.length ? ["@tools", ...tools] : []).map((text, i) => ({
      line: i ? emptyLine("flow", text, "tools") : emptyLine("region", text, "tools", region),
      text,
      isNew: false
    }));
  }
  var wantedBy2 = (expand) => expand.length === 0 ? null : (id) => expand.some((one) => typeof one === "number" ? one === id : id >= one[0] && id <= one[1]);

  // src/tree/NumberTable.ts
  var CHUNK = 256;
  var NumberTable = class {
    #columns;
    #chunks = new Map();
    constructor(columns = 1) {
      this.#columns = columns;
    }
    /** Sets the first integer of an element. */
    set(id, value2) {
      this.rowToWrite(id)[this.offset(id)] = value2;
    }
    /** Returns the first integer of an element, or −1 if it was not set. */
    get(id) {
      return this.rowToRead(id)?.[this.offset(id)] ?? -1;
    }
    /**
     * Returns the chunk that contains an element's integers from `offset` on, or undefined if none of that chunk was set.
     */
    rowToRead(id) {
      return this.#chunks.get(Math2.floor(id / CHUNK));
    }
    /** Returns the same chunk, and allocates it if necessary. */
    rowToWrite(id) {
      return valueOf(this.#chunks, Math2.floor(id / CHUNK), () => new Int32Array(CHUNK * this.#columns).fill(-1));
    }
    /** Returns the index in the chunk at which an element's integers begin. */
    offset(id) {
      return id % CHUNK * this.#columns;
    }
  };

  // src/snapshot/NodeIndex.ts
  var NodeIndex = class {
    #nodes;
    #parents;
    #places = new NumberTable();
    constructor(root) {
      const { nodes, parents } = lineUp(root);
      this.#nodes = nodes;
      this.#parents = parents;
      nodes.forEach((node, i) => this.#places.set(node.id, i));
    }
    /** Returns the node with that number, if it is in this snapshot. */
    get(id) {
      return this.#nodes[this.#places.get(id)];
    }
    /** Yields the node and its ancestors, innermost first, through shadow roots and frames up to the `body`. */
    *inclusiveAncestors(id) {
      for (let place = this.#places.get(id); place >= 0; place = this.#parents[place]) {
        yield this.#nodes[place];
      }
    }
    /** Returns the innermost landmark that is or contains the node, by its HTML tag; undefined if there is none. */
    region(id) {
      for (const node of this.inclusiveAncestors(id)) {
        const region = LANDMARK_WORDS.get(node.role);
        if (region) return region;
      }
      return void 0;
    }
  };

  // src/snapshot/selectElements.ts
  function idsMatching(selector, roots, registry) {
    if (!isString(selector) || selector.trim() === "") {
      throw new DomToolError("bad_selector", `filterSelector must be a CSS selector, not ${describe2(selector)}`);
    }
    const ids = new Set();
    for (const root of roots) {
      const found = query(root, selector, `filterSelector ${describe2(selector)} is not a valid CSS selector`);
      for (let i = 0; i < found.length; i++) {
        const id = registry.numberOf(found[i]);
        if (id !== void 0) ids.add(id);
      }
    }
    return ids;
  }
  function query(scope, css, message) {
    try {
      return querySelectorAll(scope, css);
    } catch {
      throw new DomToolError("bad_selector", message);
    }
  }

  // src/snapshot/treePath.ts
  function treePath(el, gate) {
    const parts = [];
    for (let at2 = el; at2; at2 = parentOnPath(at2)) {
      const tag = gate.tag(localName(at2));
      parts.push(tag === "body" || tag === "html" ? tag : `${tag}[${indexOf(at2)}]`);
      if (tag === "body" && !frameElementOf(at2)) break;
      const parent = parentNode(at2);
      if (parent && isShadowRoot(parent)) parts.push("shadow-root");
    }
    return parts.reverse().join("/");
  }
  function parentOnPath(el) {
    const parent = parentNode(el);
    if (parent && isShadowRoot(parent)) return shadowHost(parent);
    if (parent && isDocument(parent)) return flatParentAcrossFrames(el);
    const next2 = parentElement(el);
    return next2 && localName(el) === "body" ? flatParentAcrossFrames(next2) : next2;
  }
  function indexOf(el) {
    let index = 0;
    for (let s = previousSibling(el); s; s = previousSibling(s)) if (isElement(s)) index++;
    return index;
  }

  // src/snapshot/virtual.ts
  var MAX_TEXT_LENGTH = 500;
  function toVirtualNode(node, context2) {
    const { name } = node;
    const text = cut(textOrLimit(node), MAX_TEXT_LENGTH);
    const label = node.kind === 3 /* Marker */ && text ? "" : name;
    const virtual = { node_id: `node_${node.id}`, tag: node.tag };
    if (node.role) virtual["role"] = node.role;
    if (label) virtual["aria-label"] = label;
    if (text) virtual["text"] = text;
    const value2 = shownValue(node, false);
    if (value2 !== null) virtual["value"] = value2;
    virtual["visible"] = has(node, 1 /* Visible */) && !has(node, 256 /* AriaHidden */ | 64 /* OnHover */);
    const children = nodesAmong(node.children).filter((c) => !has(c, 256 /* AriaHidden */));
    if (children.length)
      lazyProperty(virtual, "children", () => Object2.freeze(children.map((c) => toVirtualNode(c, context2))));
    const { frame: frame2, shadow } = node;
    if (frame2) lazyProperty(virtual, "iframe", () => toVirtualNode(frame2, context2));
    if (shadow) lazyProperty(virtual, "shadowDom", () => toVirtualNode(shadow, context2));
    lazyProperty(virtual, "metadata", () => metadata(node, context2));
    return Object2.freeze(virtual);
  }
  function metadata(node, context2) {
    const { facts, states, id } = node;
    const data2 = {};
    lazyProperty(data2, "inViewport", () => isInViewport2(context2.geometry, id));
    lazyProperty(data2, "boundingBox", () => context2.geometry.box(id) ?? void 0);
    const region = context2.region(id);
    if (region) data2["region"] = region;
    if (states) data2["states"] = Object2.freeze({ ...states });
    for (const key2 of ["href", "inputType", "placeholder", "htmlId", "testId"])
      if (facts?.[key2]) data2[key2] = facts[key2];
    if (node.kind === 3 /* Marker */ && facts?.url) data2["href"] = facts.url;
    lazyProperty(data2, "treePath", () => context2.path(id));
    if (facts?.onHover !== void 0) data2["onHover"] = `node_${facts.onHover}`;
    if (has(node, 1024 /* Reidentified */)) data2["reidentified"] = true;
    return Object2.freeze(data2);
  }
  function lazyProperty(target, key2, make2) {
    let isMade = false;
    let value2;
    Object2.defineProperty(
      target,
      key2,
      ownFields({
        enumerable: true,
        get: () => {
          if (!isMade) value2 = untampered(make2);
          isMade = true;
          return value2;
        }
      })
    );
  }

  // src/snapshot/DomSnapshot.ts
  var compareTrees = null;
  var lastWrittenAsText = new WeakMap();
  var DomSnapshot = class {
    /** The time of the build in ISO 8601 format. */
    timestamp;
    context;
    stats;
    /** Eight hexadecimal digits, made of the document's number and the epoch, by which `diff` and actions name it. */
    snapshotId;
    /** The number of the page's state. It grows with every change of the page that DomTool notices. */
    epoch;
    /**
     * The names of the built-in functions that the page has replaced, such as `Map.prototype.get`. DomTool uses the
     * browser's own functions, as far as they were in place when it was injected.
     */
    tampered;
    #parts;
    #virtual = null;
    #index = null;
    #before;
    /** @internal Callers use `DomTool.getSnapshot()`. */
    constructor(parts) {
      const { tree } = parts;
      const { width, height, scrollX, scrollY } = tree.geometry.viewport;
      this.#parts = parts;
      this.timestamp = new Date().toISOString();
      this.context = Object2.freeze({
        url: tree.url,
        title: tree.title,
        viewport: Object2.freeze({ width, height, scrollX, scrollY })
      });
      this.stats = Object2.freeze({ ...parts.stats });
      this.epoch = parts.epoch;
      this.tampered = Object2.freeze(parts.tampered);
      this.snapshotId = ((parts.document ^ Math2.imul(parts.epoch + 1, 2654435761)) >>> 0).toString(16).padStart(8, "0");
      Object2.freeze(this);
    }
    /** The root of the virtual tree, which is the `body`. */
    get virtualDom() {
      return untampered(
        () => this.#virtual ??= toVirtualNode(this.#parts.tree.root, {
          geometry: this.#parts.tree.geometry,
          region: (id) => this.#nodes.region(id),
          path: (id) => this.#path(id)
        })
      );
    }
    /** True if DomTool knows that the page has changed since the snapshot was built. */
    get stale() {
      return this.#parts.isStale();
    }
    /**
     * Returns the live element of a node, in constant time.
     * @param nodeId the node's number in any spelling: `node_12`, `[12]`, `12`
     * @returns null if the number is not in this snapshot, if the node is no element (a shadow root or a marker), if the
     *   element is no longer in its document, or if it is in a joined frame of another origin (`joinFrames`), whose
     *   elements no script here can hold
     */
    getRealElement(nodeId) {
      return untampered(() => {
        const id = parseNodeId(nodeId);
        return id === null || !this.#nodes.get(id) ? null : this.#parts.registry.element(id);
      });
    }
    /**
     * Returns the node id of a live element, in constant time.
     * @param element an element of any document or shadow tree that was walked
     * @returns `node_` and the element's number, or null if the element is not in this snapshot
     */
    getNodeId(element) {
      return untampered(() => {
        const node = this.nodeOf(element);
        return node ? `node_${node.id}` : null;
      });
    }
    /** Returns false once DomTool knows that the page has changed; the opposite of `stale`. */
    isValid() {
      return !this.stale;
    }
    /**
     * Returns the flattened JSON form of the page for a language model.
     * @param given what the result contains, and its limits
     * @returns the body with its nodes, and separately the frames and shadow roots
     * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type, `bad_selector` if
     *   `filterSelector` is not a valid CSS selector
     */
    serialize(given = {}) {
      return untampered(() => {
        const options = checkOptions("serialize", given, SERIALIZE);
        const { filterSelector } = options;
        const { tree, registry } = this.#parts;
        const filterIds = filterSelector === void 0 ? null : { filterIds: idsMatching(filterSelector, this.roots, registry) };
        return serialize(tree, ownFields(options, filterIds));
      });
    }
    /**
     * Returns the text of `JSON.stringify(serialize(options))` in pieces of about 64 KiB, for very large pages.
     * @param options as for `serialize`
     * @returns the pieces that, joined, are the JSON text
     * @throws DomToolError `bad_option` or `bad_selector`, as `serialize` does
     */
    serializeChunks(options = {}) {
      const chunks = jsonChunks(this.serialize(options));
      const pieces = {
        next: () => untampered(() => chunks.next()),
        [Symbol2.iterator]: () => pieces
      };
      return pieces;
    }
    /**
     * Writes the page as text for a language model: similar to Markdown, with `[12 name]` for each interactive element.
     * @param given what the text contains, its limits, and the snapshot with which it is compared
     * @returns the whole text, or what fits `maxTokens`
     * @throws DomToolError `bad_option` for an unknown option or a value of the wrong type
     */
    toText(given = {}) {
      return untampered(() => {
        const { previous, ...options } = checkOptions("toText", given, TEXT_VIEW);
        const before = this.before;
        const since = previous === void 0 ? before : previous && treeOf("toText", previous);
        const resolved2 = ownFields(options, { page: true }, since && { previous: since });
        return toText(this.#parts.tree, resolved2);
      });
    }
    /**
     * Lists the nodes, by number, that were added, removed or changed since another snapshot of this page.
     * @param other usually an earlier snapshot; with a later one, what that added is reported as removed
     * @returns the elements that appeared, that are gone and that changed
     * @throws DomToolError `bad_option` for anything but a snapshot; `not_in_core` in the core, which cannot compare
     */
    diff(other2) {
      return untampered(() => (compareTrees ?? notInCore("diff"))(treeOf("diff", other2), this.tree));
    }
    /** Returns the snapshot's data and its serialized form as plain data, which a message can carry. */
    toJSON() {
      const { snapshotId: snapshotId2, timestamp, context: context2, stats, stale, tampered } = this;
      return {
        ...{ snapshotId: snapshotId2, timestamp, context: context2, stats, stale },
        ...tampered.length && { tampered },
        ...this.serialize()
      };
    }
    /**
     * @internal The tree that was written as text before this snapshot. It stays the same however often this snapshot is
     * written as text, so that the same nodes are marked as new each time.
     */
    get before() {
      const { tree, registry } = this.#parts;
      if (this.#before === void 0) {
        this.#before = lastWrittenAsText.get(registry) ?? null;
        lastWrittenAsText.set(registry, tree);
      }
      return this.#before;
    }
    /** @internal The parts that the snapshot consists of. */
    get parts() {
      return this.#parts;
    }
    /** @internal The tree from which the views are written. */
    get tree() {
      return this.#parts.tree;
    }
    /** Returns the tree path of a node, which in a joined frame ends with the part that the frame gave. */
    #path(id) {
      const { registry, remote } = this.#parts;
      const parts = [];
      for (const node of this.#nodes.inclusiveAncestors(id)) {
        const el = registry.element(node.id);
        if (el) return [treePath(el, registry.gate), ...parts].join("/");
        const part2 = remote?.(node.id)?.part;
        if (part2 === void 0) return void 0;
        parts.unshift(part2);
      }
      return void 0;
    }
    /** @internal Returns the node of a live element, if it is in this snapshot. */
    nodeOf(element) {
      const id = this.#parts.registry.numberOf(element);
      return id === void 0 ? void 0 : this.#nodes.get(id);
    }
    /** @internal The documents and shadow roots that were walked, without those that were garbage collected. */
    get roots() {
      return living(this.#parts.roots);
    }
    /** @internal Returns the node with that number, if it is in this snapshot. */
    node(id) {
      return this.#nodes.get(id);
    }
    get #nodes() {
      return this.#index ??= new NodeIndex(this.#parts.tree.root);
    }
  };
  function treeOf(method2, other2) {
    try {
      const { tree } = other2;
      if (typeof tree.root.id === "number") return tree;
    } catch {
    }
    throw badOption(`${method2}: the other snapshot must come from getSnapshot(), not ${describe2(other2)}`);
  }
  var SERIALIZE = {
    includeValues: FLAG,
    includeOffscreen: FLAG,
    includeBoundingBoxes: FLAG,
    behindModal: FLAG,
    maxDepth: COUNT,
    maxInteractive: COUNT,
    maxTokens: LIMIT,
    filterSelector: {}
  };
  var TEXT_VIEW = {
    includeValues: FLAG,
    urls: FLAG,
    behindModal: FLAG,
    viewport: FLAG,
    maxTokens: LIMIT,
    region: TEXT2,
    expand: {
      anyOf: [{ enum: ["all"] }, { type: "array", items: { anyOf: [COUNT, { type: "array", items: COUNT }] } }]
    },
    lines: { type: "array", items: COUNT },
    previous: {}
  };

  // src/version.ts
  var VERSION = "0.1.0";

  // src/aria/description.ts
  function computeAccessibleDescription(el, pass = AriaPass.forSingleQuestion()) {
    if (!(attributeFlags(el, pass) & DESCRIBING_FLAGS) && !canBeDescribedWithoutAttributes(el, localName(el))) return "";
    const name = computeName(el, pass);
    for (const source of SOURCES) {
      const found = source(el, pass, name);
      if (found !== void 0) return toFlatString(found);
    }
    return "";
  }
  var DESCRIBING_FLAGS = 1 /* Aria */ | 4 /* Title */;
  var canBeDescribedWithoutAttributes = (el, tag) => /^(?:table|summary|input)$|-/.test(tag) || !isHtml(el);
  var SOURCES = [
    describedBy,
    ariaDescription,
    internalsDescription,
    tableCaption,
    summaryContent,
    buttonValue,
    svgDescription,
    tooltip2
  ];
  function describedBy(el, pass) {
    const targets = references(el, "aria-describedby");
    return targets.length ? textOfReferences(targets, rootVisit(el, pass)) : void 0;
  }
  function ariaDescription(el) {
    return attribute(el, "aria-description") ?? void 0;
  }
  function internalsDescription(el, pass) {
    const internals = localName(el).includes("-") ? internalsOf(el) : void 0;
    const targets = internals?.ariaDescribedByElements;
    if (targets?.length) return textOfReferences([...targets], rootVisit(el, pass));
    return nonBlank(internals?.ariaDescription ?? null);
  }
  function tableCaption(el, pass, name) {
    const caption2 = isTag(el, "table") && name.from !== "native" ? childOfTag(el, "caption") : null;
    return caption2 ? pass.textAlternative(visitTo(caption2, "label", rootVisit(el, pass))) : void 0;
  }
  function summaryContent(el, pass, name) {
    if (!isTag(el, "summary") || name.from === "content" || name.from === "") return void 0;
    return isSummaryOfDetails(el) ? pass.contentText(visitTo(el, "label", rootVisit(el, pass))) : void 0;
  }
  function buttonValue(el, _pass, name) {
    if (!isButtonInput(el)) return void 0;
    const value2 = nonBlank(attribute(el, "value"));
    return value2 !== void 0 && toFlatString(inputValue(el)) !== name.name ? value2 : void 0;
  }
  var isButtonInput = (el) => /^(?:button|reset|submit)$/.test(inputTypeOf(el));
  function svgDescription(el, _pass, name) {
    if (isHtml(el)) return void 0;
    const desc = svgChildText(el, "desc");
    if (desc !== null) return desc;
    const title = svgChildText(el, "title");
    return title !== null && toFlatString(title) !== name.name ? title : void 0;
  }
  function tooltip2(el, pass, name) {
    const title = isHtml(el) && name.from !== "title" ? attribute(el, "title") : null;
    return title === null || isBlank(title) || showsSameText(el, title, pass) ? void 0 : title;
  }

  // src/api/functions.ts
  function checked(element) {
    try {
      if (isElement(element)) return element;
    } catch {
    }
    throw badOption(`the argument must be an element, not ${describe2(element)}`);
  }
  var about = (element, answer) => untampered(() => answer(checked(element), new AriaPass(void 0, true, null, true)));
  var computeAccessibleName2 = (element) => about(element, computeAccessibleName);
  var computeAccessibleDescription2 = (element) => about(element, computeAccessibleDescription);
  var computeRole2 = (element) => about(element, computeRole);
  var checkVisibility3 = (element) => about(element, (el) => checkVisibility2(el));
  var isInteractive2 = (element) => about(element, (el) => {
    const pass = new AriaPass();
    const { reader } = pass;
    const isSeen2 = checkVisibility2(el, reader).visible || isShownOnHover(el, reader) || visibleSubstitute(el, reader) !== null;
    return isSeen2 && !(hiddenReasons(el, pass) & (2 /* Aria */ | 4 /* Inert */)) && isInteractive(el, reader);
  });

  // src/api/guardMethods.ts
  var { apply: apply6, defineProperty: defineProperty2, getOwnPropertyDescriptor: getOwnPropertyDescriptor2, ownKeys: ownKeys3 } = Reflect2;
  var SYNCHRONOUS = wordSet("invalidateSnapshot answerDialogs useTrustedInput destroy hide");
  function guardMethods(prototype) {
    for (const name of ownKeys3(prototype)) {
      const descriptor = ownFields(getOwnPropertyDescriptor2(prototype, name));
      const method2 = descriptor.value;
      if (name === "constructor" || typeof method2 !== "function") continue;
      descriptor.value = SYNCHRONOUS.has(name) ? synchronous(name, method2) : asynchronous(name, method2);
      defineProperty2(prototype, name, descriptor);
    }
  }
  var synchronous = (name, method2) => function(...given) {
    try {
      return apply6(method2, this, given);
    } catch (error) {
      throw given.length ? unreadable2(name, blamed(error)) : blamed(error);
    }
  };
  function asynchronous(name, method2) {
    const answering = async function(...given) {
      try {
        refuseThen();
        const answer = await apply6(method2, this, copiesOf(name, given));
        refuseThen();
        return answer;
      } catch (error) {
        throw blamed(error);
      }
    };
    return function(...given) {
      if (!hasClass(Promise2.prototype)) throw tamperedError(["Promise.prototype.constructor"]);
      return apply6(answering, this, given);
    };
  }
  function refuseThen() {
    const { prototype } = Array;
    if (typeof prototype.then !== "function") return;
    const isOfLists = getOwnPropertyDescriptor2(prototype, "then") !== void 0;
    throw tamperedError([isOfLists ? "Array.prototype.then" : "Object.prototype.then"]);
  }
  function hasClass(prototype) {
    try {
      return typeof prototype.constructor === "function";
    } catch {
      return false;
    }
  }
  function copiesOf(name, given) {
    let isPlain3 = true;
    for (let i = 0; i < given.length; i++) {
      if (typeof given[i] === "function") throw badOption(`${name}: an argument must not be a function`);
      isPlain3 &&= typeof given[i] !== "object";
    }
    if (isPlain3) return given;
    return untampered(() => {
      try {
        return given.map((one) => plain(one));
      } catch (error) {
        throw unreadable2(name, error);
      }
    });
  }
  var unreadable2 = (name, error) => error instanceof DomToolError ? error : badOption(`${name}: an argument cannot be read: ${messageOf2(error)}`);

  // src/options.ts
  var DEFAULT_CONFIG = {
    snapshotTimeout: 3e4,
    maxInteractiveElements: 400,
    maxTreeDepth: Infinity,
    autoInvalidate: true,
    mutationThrottle: 500,
    tabName: "active",
    captureIframes: true,
    captureShadowDom: true,
    iframeDepth: Infinity,
    shadowDomDepth: Infinity,
    joinFrames: false,
    pageTools: true
  };
  var OF_TYPE = { boolean: FLAG, number: LIMIT, string: TEXT2 };
  var CONFIG = {
    ...Object2.fromEntries(Object2.entries(DEFAULT_CONFIG).map(([name, value2]) => [name, OF_TYPE[typeof value2]])),
    joinFrames: {}
  };
  function completeConfig(given = {}, joinOptions = () => false) {
    const config = { ...DEFAULT_CONFIG, ...checkConfig(given, CONFIG) };
    return config.joinFrames === false ? config : { ...config, joinFrames: joinOptions(config.joinFrames) };
  }

  // src/tree/gateTree.ts
  var ADDRESSES = wordSet("href src url");
  var MAX_ADDRESS2 = 2e3;
  var STANDARD_WORDS = new Set(["inputType", "sorted"]);
  var PLAIN_TAG = /^[a-z]{1,20}[1-6]?$/;
  function* gatingTree(nodes, root, gate) {
    const passing = (text) => gate.text(text);
    let done = 0;
    const typed = new Set();
    for (const node of nodes) {
      if (done++ % STEP === STEP - 1) yield;
      if (!PLAIN_TAG.test(node.tag)) node.tag = gate.tag(node.tag);
      const only = node.children[0];
      const isTyped = has(node, 128 /* Editable */) || typed.has(node);
      for (const list of [node.children, node.assigned])
        if (list) gateChildren(list, isTyped ? (text) => maskSecretNumbers(gate.text(text)) : passing);
      if (isTyped) for (const child of node.children) typed.add(child);
      if (node.name) node.name = node.name === only ? cut(node.children[0], MAX_NAME) : gate.line(node.name);
      if (node.facts) node.facts = gated(node.facts, gate);
      if (node.states) node.states = gated(node.states, gate);
    }
    gateLines(root, gate);
  }
  function gateChildren(list, passed) {
    for (let i = 0; i < list.length; i++) {
      const child = list[i];
      if (!isString(child) || child === " ") continue;
      const text = passed(child);
      if (text !== child) list[i] = text;
    }
  }
  function gated(data2, gate) {
    let out = null;
    for (const key2 of Object2.keys(data2)) {
      const value2 = data2[key2];
      let next2 = value2;
      if (key2 === "value") next2 = maskSecretNumbers(cut(gate.text(value2), MAX_ADDRESS2));
      else if (key2 === "options") next2 = value2.map((option) => gate.line(option));
      else if (isString(value2) && !STANDARD_WORDS.has(key2))
        next2 = gate.line(value2, ADDRESSES.has(key2) ? MAX_ADDRESS2 : MAX_NAME);
      else if (typeof value2 === "number" && gate.spans(String(value2)).length > 0) next2 = void 0;
      if (next2 !== value2) (out ??= { ...data2 })[key2] = next2;
    }
    return out ?? data2;
  }
  var LineGate = class {
    #gate;
    #line = [];
    /** The last texts, on this line and the ones before it, if they are nothing but digits. */
    #digits = [];
    /** The last texts, on this line and the ones before it, if each is one character, as where a code stands in boxes. */
    #signs = [];
    constructor(gate) {
      this.#gate = gate;
    }
    /** Adds the next text of the line. */
    add(holder, at2, node = null) {
      const place = [holder, at2, node];
      this.#line.push(place);
      const text = textAt(place).trim();
      if (text === "") return;
      if (isOfDigits(text)) this.#digits.push(place);
      else this.#endDigits();
      if (text.length === 1) this.#signs.push(place);
      else this.#endSigns();
    }
    /** Adds a space, as between two words. */
    space() {
      this.add([" "], 0);
    }
    /** Ends the line at an edge of a block. Items of a flex or grid container may be side by side, with space between. */
    separate(node) {
      if (node.display === 9 /* FlexItem */) {
        if (this.#line.length) this.space();
      } else if (separatesWords(node)) {
        this.#endLine();
        if (node.display === 7 /* Cell */) this.#endGroups();
      }
    }
    /** Ends the last line and all groups of digits and signs. */
    end() {
      this.#endLine();
      this.#endGroups();
    }
    #endLine() {
      if (this.#line.length > 1) maskLine(this.#line, this.#gate);
      if (this.#line.length) this.#line = [];
    }
    #endGroups() {
      this.#endDigits();
      this.#endSigns();
    }
    #endSigns() {
      if (this.#signs.length > 1) maskLine(this.#signs, this.#gate, (place) => textAt(place).trim());
      if (this.#signs.length) this.#signs = [];
    }
    /** Masks a number that is split over blocks or lines, with nothing else among its digits. */
    #endDigits() {
      const places2 = this.#digits;
      if (places2.length === 0) return;
      this.#digits = [];
      if (places2.length < 2 || !isSecretNumber(places2.map((place) => textAt(place).trim()).join(" "))) return;
      places2.forEach((place, i) => replaceText(place, i === 0 ? MASK : ""));
    }
  };
  var textAt = ([holder, at2]) => holder[at2];
  function gateLines(root, gate) {
    const line2 = new LineGate(gate);
    const stack = [];
    const open2 = (node) => {
      line2.separate(node);
      if (node.facts?.value && has(node, 128 /* Editable */)) {
        line2.space();
        line2.add(node.facts, "value");
        line2.space();
      }
      const parts = composedChildren(node);
      if (parts.length === 0 && isOfDigits(node.name) && !has(node, 4 /* Interactive */)) line2.add(node, "name");
      stack.push({ node, parts, at: 0 });
    };
    open2(root);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const part2 = top.parts[top.at++];
      if (part2 === void 0) {
        stack.pop();
        line2.separate(top.node);
      } else if (isString(part2)) line2.add(top.parts, top.at - 1, top.node);
      else open2(part2);
    }
    line2.end();
  }
  function maskLine(line2, gate, read2 = textAt) {
    const texts = line2.map(read2);
    for (const [start, end] of gate.spans(texts.join("")).reverse()) {
      let from = 0;
      let mask = MASK;
      line2.forEach((place, i) => {
        const text = read2(place);
        const { length: length2 } = texts[i];
        const [a, b] = [Math2.max(0, start - from), Math2.min(length2, end - from)];
        from += length2;
        if (a >= b) return;
        replaceText(place, text.slice(0, a) + mask + text.slice(b));
        mask = "";
      });
    }
  }
  function replaceText(place, text) {
    const [holder, at2, node] = place;
    if (node && node.name === textAt(place).trim()) node.name = text.trim();
    holder[at2] = text;
  }

  // src/snapshot/liveGeometry.ts
  function readBox(object2, reader = new LayoutReader()) {
    const doc = object2 && isElement(object2) ? ownerDocument(object2) : null;
    if (!doc) return null;
    return inTopViewport(reader.box(object2), { toTop: mapToTop(doc, reader) });
  }
  function inTopViewport(box, { toTop }) {
    const { x, y, width, height } = boxThrough(toTop, box);
    return { x: Math2.round(x), y: Math2.round(y), width: Math2.round(width), height: Math2.round(height) };
  }
  var UNREAD = -1;
  var BoxTable = class {
    #boxes = new NumberTable(4);
    /** Stores the node's box in whole pixels of the top viewport. */
    set(id, box) {
      const chunk = this.#boxes.rowToWrite(id);
      const at2 = this.#boxes.offset(id);
      chunk[at2] = box.x;
      chunk[at2 + 1] = box.y;
      chunk[at2 + 2] = Math2.max(0, box.width);
      chunk[at2 + 3] = Math2.max(0, box.height);
    }
    /** Returns the node's box in whole pixels of the top viewport, or null if it has none. */
    get(id, registry) {
      const chunk = this.#boxes.rowToRead(id);
      const at2 = this.#boxes.offset(id);
      if (chunk && chunk[at2 + 2] !== UNREAD) {
        return { x: chunk[at2], y: chunk[at2 + 1], width: chunk[at2 + 2], height: chunk[at2 + 3] };
      }
      const box = readBox(registry.object(id));
      if (box) this.set(id, box);
      return box;
    }
  };
  function readScroll(object2) {
    if (!object2 || !isElement(object2)) return null;
    const reader = new LayoutReader();
    return {
      top: Math2.round(scrolledBy(object2, reader).top),
      height: reader.scrollSize(object2).height,
      shown: reader.clientSize(object2).height
    };
  }
  var MIN_HIDDEN_HEIGHT = 20;
  var isScrollable = (el, overflow, reader) => overflow !== "visible" && /(?:auto|scroll)$/.test(overflow) && reader.scrollSize(el).height - reader.clientSize(el).height >= MIN_HIDDEN_HEIGHT;

  // src/snapshot/walk/hoverMarker.ts
  var hover = null;

  // src/snapshot/assemble.ts
  function objectIdentity() {
    const identity = {
      knows: false,
      *takingOver() {
      },
      remember: () => {
        identity.knows = true;
      }
    };
    return identity;
  }
  function* assembling(root, walk, registry, identity) {
    const viewport = viewportOf2(walk);
    const { gate } = registry;
    gate.noteHeld([...walk.secrets, ...secretsIn(walk.roots, walk.unseen, walk.aria)]);
    const lined = yield* liningUp(root);
    yield* gatingTree(lined.nodes, root, gate);
    const tellPlaces = hover?.findPlaces(walk);
    const first = identity.knows ? null : yield* distilling(root);
    yield* identity.takingOver(root, walk, registry);
    const boxes = new BoxTable();
    const isNew = registry.count === 0;
    let done = 0;
    for (const node of first ? inOrder(first) : lined.nodes) {
      if (done++ % STEP2 === 0) yield;
      const index = node.id;
      const object2 = walk.objects[index];
      node.id = node.kind === 3 /* Marker */ ? registry.assignMarker(object2) : isNew ? registry.assignNew(object2) : registry.assign(object2);
      if (registry.isSuccessor(object2)) node.flags |= 1024 /* Reidentified */;
      const box = walk.boxes[index];
      if (box) boxes.set(node.id, box);
    }
    tellPlaces?.();
    if (first) storeKept(first);
    identity.remember(root);
    return {
      root,
      url: gate.line(documentUrl(walk.document), MAX_URL),
      title: gate.line(documentTitle(walk.document)).trim(),
      geometry: geometryOf(viewport, boxes, registry),
      totalElements: walk.total,
      hiddenElements: walk.hidden,
      focusId: walk.focus ? registry.numberOf(walk.focus) ?? -1 : -1,
      modal: modalOf(root, walk),
      layers: walk.layers.map(({ id }) => id)
    };
  }
  var STEP2 = 200;
  var MAX_URL = 2e3;
  var geometryOf = (viewport, boxes, registry) => ({
    viewport,
    box: (id) => boxes.get(id, registry),
    scroll: (id) => readScroll(registry.object(id))
  });
  function viewportOf2(walk) {
    const space = frameSpace(walk.document, walk.reader);
    return {
      width: space.width,
      height: space.height,
      scrollX: Math2.round(space.scrollX),
      scrollY: Math2.round(space.scrollY),
      contentHeight: Math2.round(space.reach.height)
    };
  }
  function modalOf(root, walk) {
    let top;
    let around2 = [];
    for (const next2 of walk.modals) {
      if (around2.includes(next2.el) || 2 * viewportArea(ownerDocument(next2.el)) < viewportArea(walk.document)) continue;
      top = next2;
      around2 = ancestorsOf(next2.el);
    }
    if (!top) return null;
    const others2 = preorder(root).length - preorder(top.node).length - around2.length;
    return { id: top.node.id, behind: Math2.max(0, others2) };
  }
  function ancestorsOf(el) {
    const ancestors3 = [];
    for (let p = flatParentAcrossFrames(el); p; p = flatParentAcrossFrames(p)) ancestors3.push(p);
    return ancestors3;
  }

  // src/visibility/fullCover.ts
  var ACROSS = [0.98, 0.8, 0.65, 0.5, 0.35, 0.2, 0.02];
  var DOWN = [0.98, 0.85, 0.75, 0.65, 0.57, 0.5, 0.43, 0.36, 0.28, 0.2, 0.1, 0.02];
  function fullCover(doc, reader) {
    const { width, height } = viewportSize(doc);
    const layers = new Set();
    const root = documentElement(doc);
    const cannotScroll = root !== null && (reader.box(root).height <= height || [root, documentBody(doc)].some((el) => el && reader.style(el).overflow !== "visible"));
    for (const x of ACROSS) {
      for (const y of DOWN) {
        const layer = layerAt(elementAt(doc, width * x, height * y), cannotScroll, reader);
        if (!layer) return null;
        layers.add(layer);
      }
    }
    const full = [...layers].some(
      (layer) => reader.box(layer).width >= width * 0.95 && reader.box(layer).height >= height * 0.95
    );
    const filled2 = [...layers].filter(
      (layer) => firstElementChild(layer) !== null || (textContent(layer) ?? "").trim() !== ""
    );
    return full && filled2.length === 1 ? filled2[0] : null;
  }
  function layerAt(hit, cannotScroll, reader) {
    let layer = null;
    for (let at2 = hit; at2; at2 = flatParent(at2)) {
      const { position: position2 } = reader.style(at2);
      if (position2 === "fixed") return at2;
      if (cannotScroll && position2 === "absolute") layer = at2;
    }
    return layer;
  }

  // src/visibility/UntestedTexts.ts
  var UNFILTERED = 1e3;
  var MAX_PAINTED = 3e3;
  var UntestedTexts = class {
    #painted = [];
    #texts = [];
    /** Whether one of the texts was not visible after all. */
    isWrong = false;
    /** Whether no text is left to test. */
    get isDone() {
      return this.#texts.length === 0;
    }
    /**
     * Adds what an element and its `::before` and `::after` may paint over text. If the element has a size and is outside
     * of the viewport, its pseudo-elements are not read: on a long page that would take a twentieth of the walk.
     */
    addElement(el, space, reader) {
      const own4 = reader.box(el);
      const viewport = rootClip(space).fixed;
      if (meets(own4, viewport)) {
        if (this.#painted.length < UNFILTERED || coverage(el, reader)) this.#painted.push({ el, box: own4 });
      } else if (own4.width * own4.height > 0) return;
      for (const { box, style } of generatedOver(el, reader))
        if (!isLowered(style) && meets(box, viewport)) this.#painted.push({ el: null, box });
    }
    takes(el, text, covers) {
      if (foundBehind.has(text) || covers.some((cover) => !cover.pseudo && isWithin(el, cover.el))) return false;
      this.#texts.push([el, text, covers]);
      return true;
    }
    /** Tests one text if a box lies over it. */
    testNext(reader) {
      const next2 = this.#texts.pop();
      if (!next2) return;
      const [el, text, covers] = next2;
      if (this.#painted.length <= MAX_PAINTED && !this.#isUnderBox(el, reader.textBox(text), reader)) return;
      foundBehind.add(text);
      if (behindCovers(el, text, covers, true, reader)) this.isWrong = true;
      else foundBehind.delete(text);
    }
    /** Returns whether a box that may hide the element, and is not one around it, lies over a good part of the text. */
    #isUnderBox(el, text, reader) {
      const { x: left, y: top } = pointIn(text, 0.1, 0.3);
      const { x: right, y: bottom } = pointIn(text, 0.9, 0.7);
      const isSmall = this.#painted.length < UNFILTERED;
      for (const { el: over, box } of this.#painted) {
        if (!(right >= box.x && bottom >= box.y && left <= box.x + box.width && top <= box.y + box.height)) continue;
        if (!over) return true;
        if (isSmall && contains(over, el)) continue;
        if (coverage(over, reader) && !contains(over, el) && !isWithin(el, over)) return true;
      }
      return false;
    }
  };

  // src/style/generatingKeys.ts
  var RULES_PER_ELEMENT = 3;
  var ATTRIBUTE = /\[\s*([\w-]+)/;
  var TAG = /^[a-z][\w-]*/i;
  var ARGUMENT = /\((?:\\[\s\S]|[^()\\])*\)|"(?:\\[\s\S]|[^"\\])*"/g;
  function generatingKeys(root) {
    const selectors = generatingSelectors(root, RULES_PER_ELEMENT * querySelectorAll(root, "*").length);
    if (selectors === null || hasUnreadableSheet(root)) return "unknown";
    const tags = new Set();
    const classes = new Set();
    const attributes = new Set();
    const others2 = [];
    for (const selector of selectors) {
      let plain3 = selector;
      for (let next2; (next2 = plain3.replace(ARGUMENT, "")) !== plain3; ) plain3 = next2;
      const compound = lastCompound(plain3);
      const [name] = classesIn(compound);
      const attributeName = compound.includes("#") ? "id" : ATTRIBUTE.exec(compound)?.[1];
      const tag = TAG.exec(compound)?.[0];
      if (name) classes.add(name);
      else if (attributeName) attributes.add(attributeName);
      else if (tag) tags.add(tag.toLowerCase());
      else others2.push(selector);
    }
    const elements = new Set(others2.length > 0 ? querySelectorAll(root, `:is(${others2.join()})`) : []);
    return tags.size + classes.size + attributes.size + elements.size > 0 ? { tags, classes, attributes, elements } : null;
  }

  // src/snapshot/walk/display.ts
  var DISPLAYS = {
    inline: 0 /* Inline */,
    math: 0 /* Inline */,
    "inline math": 0 /* Inline */,
    contents: 10 /* Contents */,
    ruby: 0 /* Inline */,
    "ruby-text": 0 /* Inline */,
    "inline-block": 1 /* InlineBlock */,
    "inline-flex": 1 /* InlineBlock */,
    "inline-grid": 1 /* InlineBlock */,
    "inline-table": 1 /* InlineBlock */,
    "list-item": 3 /* ListItem */,
    table: 4 /* Table */,
    "table-row": 6 /* Row */,
    "table-cell": 7 /* Cell */,
    "table-row-group": 5 /* RowGroup */,
    "table-header-group": 5 /* RowGroup */,
    "table-footer-group": 5 /* RowGroup */,
    "table-caption": 8 /* Caption */
  };
  function displayOf(display, el, tag, parent) {
    const own4 = (tag === "option" ? null : DISPLAYS[display]) ?? 2 /* Block */;
    if (parent !== "" && own4 !== 10 /* Contents */) {
      return own4 === 4 /* Table */ || own4 === 3 /* ListItem */ ? own4 : 9 /* FlexItem */;
    }
    if (own4 !== 0 /* Inline */) return own4;
    if (tag === "text" && isSvg(el)) return 2 /* Block */;
    return REPLACED.has(tag) || tag === "svg" ? 1 /* InlineBlock */ : own4;
  }
  var isBlockLevel = (display) => display >= 2 /* Block */ && display !== 9 /* FlexItem */ && display !== 10 /* Contents */;

  // src/snapshot/walk/layers.ts
  var isLayer = ({ position: position2 }, parent) => position2 === "fixed" || position2 === "absolute" && parent?.node.tag === "body";
  function orderOf2({ node, parent, style, outer: outer2, attributeNames: attributeNames2 }) {
    if (style.display.endsWith("flex") && style.get("flex-direction").endsWith("reverse")) node.flags |= 2048 /* Reversed */;
    if (!parent || attributeNames2.length === 0) return 0;
    const isPlaced = style.position === "absolute" && node.tag !== "input";
    const order = outer2.flex && !isPlaced ? Number(style.get("order")) : 0;
    if (isPlaced) node.flags |= 2 /* Placed */;
    if (isPlaced || order) parent.node.flags |= 8192 /* Reordered */;
    return order;
  }

  // src/snapshot/walk/textMarks.ts
  var FLAG_OF_ROLE = new Map([
    ["deletion", 65536 /* Struck */],
    ["superscript", 131072 /* Raised */],
    ["subscript", 262144 /* Lowered */]
  ]);
  function markByRole(node) {
    if (node.role !== "") node.flags |= FLAG_OF_ROLE.get(node.role) ?? 0;
    else if (node.tag === "strike") node.flags |= 65536 /* Struck */;
  }
  var STRIKING_ANCESTORS = 3;
  function markStruck(frame2) {
    let at2 = frame2;
    for (let i = 0; at2 && i < STRIKING_ANCESTORS; i++, at2 = at2.parent) {
      if (at2.attributeNames.length !== 0 && at2.style.decorationLine.includes("line-through"))
        at2.node.flags |= 65536 /* Struck */;
      if (at2.node.display === 1 /* InlineBlock */ || at2.style.position === "absolute") return;
    }
  }
  function limitStrike(frame2) {
    const { node } = frame2;
    const parts = node.children.filter((part2) => typeof part2 !== "string");
    const isWhole = ({ display, flags }) => (flags & 65536 /* Struck */) !== 0 || display !== 1 /* InlineBlock */ && !(flags & (8388608 /* StruckText */ | 2 /* Placed */));
    if (parts.every(isWhole)) return;
    for (let at2 = frame2; at2; at2 = at2.parent) if (at2.node.role === "deletion") return;
    node.flags ^= 65536 /* Struck */ | 8388608 /* StruckText */;
    for (const part2 of parts) if (isWhole(part2)) part2.flags |= 65536 /* Struck */;
  }
  var MIN_GAP = 0.2;
  function isSeparateText(walk, frame2, text, data2) {
    const { node, parent } = frame2;
    const before = walk.textBefore;
    if (!before || parent === null || node.tag === "rt" || typeof node.children.at(-1) === "string" || !endsWithWord(before.data) || !startsWithWord(data2))
      return false;
    const { reader } = walk;
    const own4 = reader.textBox(text);
    const other2 = lastLineBox(reader, before.text);
    if (own4.height <= 0 || other2.height <= 0) return false;
    const { base } = before;
    const line2 = base && base !== before.text ? lastLineBox(reader, base) : other2;
    const gap2 = MIN_GAP * Math2.min(own4.height, other2.height);
    const above = own4.y - line2.y;
    const below = line2.y + line2.height - (own4.y + own4.height);
    if (above >= line2.height - gap2 || below >= line2.height - gap2 || own4.x > other2.x + other2.width + gap2 || own4.x + own4.width < other2.x - gap2)
      return true;
    if (node.children.length !== 0 || isScript(frame2) || !base) return false;
    if (own4.height > MAX_SCRIPT_HEIGHT * line2.height) return false;
    if (below > 1.5 * Math2.max(above, 0) && below > gap2) node.flags |= 131072 /* Raised */;
    else if (below < 0 && above > gap2) node.flags |= 262144 /* Lowered */;
    return false;
  }
  var isScript = ({ node, parent }) => ((node.flags | (parent?.node.flags ?? 0)) & (131072 /* Raised */ | 262144 /* Lowered */)) !== 0;
  var MAX_SCRIPT_HEIGHT = 0.9;
  function lastLineBox(reader, text) {
    return reader.textBoxes(text).at(-1) ?? reader.textBox(text);
  }

  // src/snapshot/walk/WalkFrame.ts
  function newNode(kind, tag) {
    return {
      id: -1,
      kind,
      tag,
      flags: 0,
      display: 2 /* Block */,
      role: "",
      name: "",
      children: [],
      shadow: null,
      frame: null,
      assigned: null,
      facts: null,
      states: null
    };
  }

  // src/snapshot/walk/enter.ts
  function enterElement(walk, el, parent, around2) {
    const tag = localName(el);
    const { reader } = walk;
    if (isUnrendered(el, tag, reader) || isOwn(el)) return null;
    walk.total++;
    const names = namesOf(el);
    const style = reader.style(el);
    const outer2 = surroundingsOf(el, style, around2, reader, true);
    const isHiddenControl = subtreeHidden(el, style, outer2, reader) !== null;
    if (isHiddenControl && visibleSubstitute(el, reader) === null && !hidesOperable(el, reader)) {
      walk.hidden++;
      walk.unseen.push(el);
      if (parent && style.display !== "none") parent.hasUnseenText = true;
      return null;
    }
    if (outer2.inert !== around2.inert) exposeAncestors(parent, around2, outer2);
    if (movesTextFar(el, style)) markPulled(parent);
    if (isLayer(style, parent)) walk.mayHaveCover = true;
    const isRoot = parent === null || isFrame(parent.el, parent.node.tag);
    const inside2 = isHiddenControl ? outer2 : surroundingsInside(el, style, outer2, reader, isRoot, OPAQUE.has(tag) && !isFrame(el, tag));
    walk.untested?.addElement(el, outer2.space, reader);
    const mayBeExposed = !inside2.ariaHidden && !inside2.inert;
    const treeParent = parent?.showsAssigned ? parent.hostFrame : parent;
    shareWithAria(walk, el, names, mayBeExposed && !isHiddenControl);
    const role = meaningOf(computeRole(el, walk.aria));
    const enclosingTarget = parent?.enclosingTarget ?? null;
    const found = mayBeExposed ? clickSignals({
      el,
      tag,
      role,
      style,
      parentCursor: isRoot ? "" : outer2.cursor,
      enclosingTarget,
      reader,
      listeners: walk.listeners,
      names,
      isOnHover: outer2.reveal !== void 0
    }) : 0;
    const isExposed = mayBeExposed && !(found && style.isInert);
    const signals = isExposed ? found : 0;
    const node = newNode(0 /* Element */, tag);
    node.role = role;
    node.display = displayOf(style.display, el, tag, outer2.flex);
    markByRole(node);
    if (node.display > 1 /* InlineBlock */ || signals) walk.textBefore = null;
    if (!isExposed) node.flags |= 256 /* AriaHidden */;
    if (outer2.flex === "column") node.flags |= 32768 /* OwnLine */;
    if (outer2.reveal?.root === el && !outer2.reveal.isShown) node.flags |= 64 /* OnHover */;
    return {
      parent,
      el,
      attributeNames: names,
      node,
      style,
      outer: outer2,
      inside: inside2,
      nextChild: null,
      childList: null,
      childIndex: 0,
      hostFrame: treeParent?.hostFrame ?? null,
      enclosingTarget: claimsDescendants(el, tag, signals) ? el : enclosingTarget,
      ordinal: null,
      generating: treeParent ? treeParent.generating : generatingKeys(walk.document),
      shadowDepth: treeParent?.shadowDepth ?? 0,
      frameDepth: parent?.frameDepth ?? 0,
      isVisible: isHiddenControl || !visibilityHidden(style, outer2) && (!isFaded(inside2) || isClickedThrough(el, reader)),
      isTextVisible: isSvgWithoutText(el, tag) ? false : void 0,
      signals,
      targetCount: 0,
      lastTarget: null,
      hasField: false,
      hasHoverTarget: false,
      camouflage: void 0,
      hasUnseenText: false,
      showsAssigned: false,
      hasOwnText: false
    };
  }
  function shareWithAria({ aria }, el, names, isExposed) {
    const known2 = aria.memo.of(el);
    known2.attributeFlags = flagsOfNames(names);
    if (isExposed && treeIndex(el, aria).owners.length === 0) known2.hidden = 0 /* No */;
  }
  function exposeAncestors(parent, around2, outer2) {
    if (!around2.inert || outer2.inert || outer2.ariaHidden) return;
    for (let at2 = parent; at2 && at2.node.flags & 256 /* AriaHidden */; at2 = at2.parent) at2.node.flags &= ~256 /* AriaHidden */;
  }
  function markPulled(parent) {
    for (let at2 = parent; at2; at2 = at2.node.kind === 2 /* FrameRoot */ ? null : at2.parent) {
      at2.inside = { ...at2.inside, pulled: true };
      if (at2.isTextVisible) at2.isTextVisible = void 0;
    }
  }
  var isSvgWithoutText = (el, tag) => isSvg(el) && tag !== "text" && tag !== "tspan" && tag !== "textPath" && tag !== "a";

  // src/snapshot/walk/copiedText.ts
  function copiedText({ el: use, node, style, outer: outer2, inside: inside2 }, reader) {
    const isCopy2 = node.tag === "use";
    const [, id] = /^#(.+)/.exec(isCopy2 ? linkOf(use) ?? "" : cutOutBy(style)) ?? [];
    const scope = id ? treeScope(use) : null;
    const drawing = scope && elementById(scope, id);
    const box = reader.box(use);
    if (!drawing || box.height < MIN_SIZE || placeHidden(box, "static", outer2)) return "";
    const isDistinct = (el) => {
      const reason = isCopy2 ? indistinctText(el, () => box, inside2, reader, use) : null;
      return reason === null || reason === "faint";
    };
    const scale = scaleOfDrawing(use);
    const isRead = (el) => {
      const { visibility, fontSize } = reader.style(el);
      if (!matches(el, "text,text :is(tspan,textPath,a)")) return false;
      return visibility === "visible" && parseFloat(fontSize) * scale >= MIN_SIZE && isDistinct(el);
    };
    const isDrawn2 = (el) => {
      const style2 = reader.style(el);
      return style2.display !== "none" && opacityOf(style2) >= MIN_OPACITY;
    };
    let words3 = "";
    for (const at2 of flatDescendants(drawing, (el) => isDrawn2(el) ? childNodesOf(el) : [])) {
      const parent = isText(at2) ? flatParent(at2) : null;
      if (isElement(at2)) words3 += localName(at2) === "text" ? " " : "";
      else if (parent && isRead(parent)) words3 += data(at2);
    }
    words3 = collapseSpace(words3);
    if (words3 === "" || !isDistinct(use)) return "";
    if (!isCopy2 || !isInside(box, widened(clipOf("static", outer2.clip), 2))) node.flags |= 2097152 /* Faint */;
    return words3;
  }
  var cutOutBy = ({ clipPath, maskImage }) => (
    // Nearly all elements have neither.
    clipPath !== maskImage && /url\("(#.*?)"\)/.exec(clipPath + maskImage)?.[1] || ""
  );

  // src/snapshot/walk/wholeText.ts
  function wholeText(walk, frame2) {
    const { el, node, style, outer: outer2, inside: inside2, isVisible } = frame2;
    if (node.tag === "math") {
      return isVisible && boxHidden(el, style, outer2, walk.reader) === null ? mathText(el, (part2) => isHiddenPart(walk, frame2, part2)) : null;
    }
    if (node.tag === "option") return attribute(el, "label") || null;
    if (node.tag === "use" || cutOutBy(style) && isEmpty(el))
      return isVisible && copiedText(frame2, walk.reader) || null;
    if (!inside2.ariaHidden || outer2.ariaHidden || !isVisible) return null;
    for (const copy2 of [previousElementSibling(el), nextElementSibling(el)]) {
      if (!copy2) continue;
      const math = localName(copy2) === "math" ? copy2 : firstElementChild(copy2);
      const isMath = math !== null && localName(math) === "math";
      const words3 = isMath ? "" : collapseSpace(textContent(copy2));
      if (!isMath && !isCopy(words3, textContent(el))) continue;
      if (whyHidden(copy2, walk.reader) === null) continue;
      node.flags &= ~256 /* AriaHidden */;
      if (isMath) node.role = "math";
      return isMath ? mathText(math) : words3;
    }
    return null;
  }
  var MAX_COPY = 60;
  var isEmpty = (el) => !firstElementChild(el) && isBlank(textContent(el)) && !isFrame(el);
  var repeatsWholeText = (name, { el, node, signals, targetCount }) => !signals && targetCount === 0 && node.children.length !== 0 && isCopy(name, textContent(el));
  function isCopy(words3, text) {
    if (words3.length > MAX_COPY || !/\d/.test(words3)) return false;
    const letters2 = (all) => wordsOf(all).filter(hasWord).join("");
    return letters2(words3) === letters2(text);
  }
  function mathText(math, isHidden) {
    for (const annotation of querySelectorAll(math, "annotation"))
      if (/tex/i.test(attribute(annotation, "encoding") ?? "")) return withoutTexStyle(textContent(annotation).trim());
    return withoutTexStyle(attribute(math, "alttext")?.trim() ?? "") || asLine(math, isHidden);
  }
  function isHiddenPart({ reader }, { node, inside: inside2 }, part2) {
    const style = reader.style(part2);
    if (subtreeHidden(part2, style, inside2, reader) || visibilityHidden(style, inside2) || opacityOf(style) < MIN_OPACITY)
      return true;
    const text = childNodesOf(part2).find((child) => isText(child) && !isBlank(data(child)));
    const reason = text ? legibility(part2, text, style, inside2, inside2, reader) : null;
    if (reason === "faint") node.flags |= 2097152 /* Faint */;
    return reason !== null && reason !== "faint";
  }
  function asLine(el, isHidden) {
    const name = localName(el);
    if (name === "mphantom" || isHidden?.(el)) return "";
    const parts = childNodesOf(el).filter(isElement);
    if (parts.length === 0) return collapseSpace(textContent(el));
    const texts = parts.map((part2) => asLine(part2, isHidden));
    const grouped = texts.map((text) => wordsOf(text).length > 1 ? `(${text})` : text);
    const [first = "", second = "", third = ""] = grouped;
    switch (name) {
      case "mfrac":
        return `${first}/${second}`;
      case "msup":
      case "mover":
        return `${first}^${second}`;
      case "msub":
      case "munder":
        return `${first}_${second}`;
      case "msubsup":
      case "munderover":
        return `${first}_${second}^${third}`;
      case "msqrt":
        return `\u221A(${texts.join("")})`;
      case "mroot":
        return `${second}\u221A(${texts[0] ?? ""})`;
      case "mtr":
        return texts.join(", ");
      case "mtable":
        return `[${texts.join("; ")}]`;
      // Only the first part is shown, but WebKit gives the others styles as if it showed them.
      case "maction":
      case "semantics":
        return texts[0] ?? "";
      default:
        return texts.join("");
    }
  }

  // src/snapshot/walk/content.ts
  var NO_CONTENT = [];
  function openContent(walk, frame2) {
    const { el, node } = frame2;
    const whole = wholeText(walk, frame2) ?? caption(walk, frame2);
    if (whole !== null) {
      node.children.push(whole);
      frame2.hasOwnText = true;
      frame2.childList = NO_CONTENT;
      return null;
    }
    if (isFrame(el, node.tag)) {
      frame2.childList = NO_CONTENT;
      return openFrame(walk, frame2, el);
    }
    const root = walk.limits.captureShadowDom ? shadowRootOf(el) : null;
    if (root) return openShadowRoot2(walk, frame2, root);
    if (node.tag.includes("-") || isMountPoint(frame2)) walk.possibleHosts.push(el);
    const listed2 = listedContent(walk, frame2);
    if (listed2) frame2.childList = listed2;
    else frame2.nextChild = firstChild(el);
    return null;
  }
  var isMountPoint = ({ el, node, attributeNames: attributeNames2 }) => node.tag === "div" && attributeNames2.includes("id") && !firstElementChild(el);
  function caption(walk, frame2) {
    const { el, node, style, outer: outer2, isVisible } = frame2;
    if (node.tag !== "input" || !VALUE_BUTTONS.has(inputTypeOf(el))) return null;
    const words3 = buttonText(el) ?? "";
    const isUnseen = !isVisible || boxHidden(el, style, outer2, walk.reader) !== null || isInkHidden(el, style, walk.reader);
    frame2.hasUnseenText = words3 !== "" && isUnseen;
    return frame2.hasUnseenText || !words3 ? null : transformed(words3, style.textTransform);
  }
  var VALUE_BUTTONS = wordSet("button submit reset");
  function listedContent(walk, frame2) {
    const { el, node } = frame2;
    const { tag } = node;
    if (OPAQUE.has(tag)) return NO_CONTENT;
    if (tag === "select" && isTag(el, tag) && !isListBox(el)) return NO_CONTENT;
    const assigned = slottedIn(el, tag);
    frame2.showsAssigned = assigned.length > 0;
    if (frame2.showsAssigned) return assigned;
    const skipped = contentSkipped(el, walk.reader);
    if (skipped === null) return tag === "body" ? contentWithSiblings(el, walk.reader) : null;
    walk.unseen.push(el);
    const summary2 = skipped === "closed-details" && childOfTag(el, "summary");
    return summary2 ? [summary2] : NO_CONTENT;
  }
  function contentWithSiblings(body2, reader) {
    const all = childNodesOf(flatParent(body2) ?? body2).filter(
      (node) => isElement(node) && (localName(node) !== "head" || reader.style(node).display !== "none")
    );
    return documentBody(ownerDocument(body2)) === body2 && all.length > 1 ? all.flatMap((node) => node === body2 ? childNodesOf(body2) : node) : null;
  }
  function openShadowRoot2(walk, frame2, root) {
    if (frame2.shadowDepth >= walk.limits.shadowDomDepth) {
      frame2.node.shadow = marker(walk, frame2.el, "shadow-root", { marker: "[Shadow DOM max depth reached]" });
      frame2.nextChild = firstChild(frame2.el);
      return null;
    }
    frame2.childList = NO_CONTENT;
    walk.shadowRoots++;
    walk.addRoot(root);
    const node = newNode(1 /* ShadowRoot */, "shadow-root");
    node.role = "region";
    node.name = "Shadow DOM content";
    node.display = 10 /* Contents */;
    node.flags = 1 /* Visible */;
    return {
      ...frame2,
      parent: frame2,
      node,
      outer: frame2.inside,
      inside: frame2.inside,
      nextChild: firstChild(root),
      childList: null,
      hostFrame: frame2,
      generating: generatingKeys(root),
      shadowDepth: frame2.shadowDepth + 1,
      signals: 0
    };
  }
  function openFrame(walk, frame2, el) {
    if (!frame2.isVisible || boxHidden(el, frame2.style, frame2.outer, walk.reader)) {
      walk.unseen.push(el);
      return null;
    }
    walk.frames++;
    if (!walk.limits.captureIframes) return null;
    const isTooDeep = frame2.frameDepth >= walk.limits.iframeDepth;
    const doc = isTooDeep ? null : readableFrameDocument(el);
    if (!doc) {
      frame2.node.frame = marker(walk, el, "iframe", {
        marker: isTooDeep ? "[iframe max depth reached]" : "Cross-origin iframe (inaccessible)",
        url: attribute(el, "src") ?? ""
      });
      return null;
    }
    const body2 = documentBody(doc);
    if (!body2) return null;
    walk.addRoot(doc);
    const space = frameSpace(doc, walk.reader, el, frame2.outer.space);
    const around2 = surroundingsInRoot(doc, space, walk.reader, frame2.inside);
    const inner = around2 && enterElement(
      walk,
      body2,
      { ...frame2, hostFrame: null, enclosingTarget: null, generating: generatingKeys(doc) },
      around2
    );
    if (!inner) return null;
    const { node } = inner;
    node.kind = 2 /* FrameRoot */;
    node.role = "document";
    const isEditor2 = isEditingHost(body2);
    const name = isEditor2 && nameIfShown(body2, walk.aria) || documentTitle(doc) || attribute(el, "title");
    node.name = name || "iframe content";
    node.facts = { url: documentUrl(doc), documentTitle: documentTitle(doc) };
    if (isEditor2) node.flags |= 128 /* Editable */ | (name ? 32 /* OwnName */ : 0);
    return {
      ...inner,
      parent: frame2,
      frameDepth: frame2.frameDepth + 1,
      nextChild: firstChild(body2),
      childList: contentWithSiblings(body2, walk.reader)
    };
  }
  function marker(walk, host, tag, facts) {
    const node = newNode(3 /* Marker */, tag);
    const title = attribute(host, "title")?.trim();
    node.name = title ? `${title}: ${facts.marker}` : facts.marker;
    node.facts = facts;
    node.flags = 1 /* Visible */;
    return walk.register(node, host);
  }

  // src/aria/rangeStates.ts
  var inRange = (name) => (el) => {
    const native = nativeRange(el);
    return native ? native[name] : numberIn(el, `aria-${name}`);
  };
  function nativeRange(el) {
    if (isTag(el, "meter")) return { valuemin: meterMin(el), valuemax: meterMax(el), valuenow: meterValue(el) };
    if (isTag(el, "progress"))
      return progressPosition(el) < 0 && !hasAttribute(el, "value") ? {} : { valuemin: 0, valuemax: progressMax(el), valuenow: progressValue(el) };
    const type = inputTypeOf(el);
    if (type !== "range" && type !== "number") return null;
    return {
      valuemin: numberIn(el, "min"),
      valuemax: numberIn(el, "max"),
      valuenow: type === "range" ? inputValueAsNumber(el) : void 0
    };
  }
  function numberIn(el, name) {
    const text = ariaValue(el, name)?.trim();
    const value2 = text ? Number(text) : NaN;
    return Number.isFinite(value2) ? value2 : void 0;
  }

  // src/aria/states.ts
  function computeStates(el, role, pass) {
    const states = {};
    const tag = localName(el);
    const mayHaveAny = (attributeFlags(el, pass) & STATE_FLAGS) !== 0 || tag.includes("-");
    for (const [name, rule] of rulesFor(tag, role, mayHaveAny)) {
      const value2 = rule(el, mayHaveAny ? ariaToken(el, `aria-${name}`) : "", role, pass);
      if (value2 !== void 0) states[name] = value2;
    }
    return states;
  }
  var STATE_FLAGS = 1 /* Aria */ | 2 /* Role */ | 16 /* Control */;
  var RANGES = /^(?:input|meter|progress)$/;
  var RULES6 = [
    ["checked", checked2, /^input$/],
    ["pressed", (_, value2) => trueOrMixed(value2)],
    ["selected", selected, /^option$/],
    ["expanded", expanded, /^(?:summary|details)$/],
    // Any element may inherit it from an ancestor.
    ["disabled", (el, _value, _role, pass) => isDisabled(el, pass) || void 0, /^/],
    ["readonly", readonly],
    ["required", required],
    ["invalid", invalid, /^(?:input|select|textarea)$/],
    ["level", level, /^h[1-6]$/],
    ["haspopup", haspopup],
    // https://w3c.github.io/aria/#aria-modal · https://w3c.github.io/html-aam/#el-dialog
    ["modal", (el, value2) => value2 === "true" || isModalDialog(el) || void 0, /^dialog$/],
    ["multiselectable", multiselectable, /^select$/],
    ["orientation", orientation],
    ...["valuemin", "valuemax", "valuenow"].map((name) => [name, inRange(name), RANGES, "value"]),
    ["valuetext", (el) => ariaValue(el, "aria-valuetext") || void 0, null, "value"],
    // https://w3c.github.io/aria/#aria-posinset
    ["posinset", (_, value2) => positiveInteger(value2), null, "position"],
    // https://w3c.github.io/aria/#aria-setsize; −1 means that the size is unknown.
    ["setsize", (_, value2) => value2 === "-1" ? -1 : positiveInteger(value2), null, "position"],
    ["current", current3]
  ];
  function supportsState(state, tag, role) {
    if (state === "expanded" && (tag === "summary" || tag === "details")) return true;
    if (role && role !== "generic") return STATE_ROLES[state].has(role);
    return DISABLEABLE.has(tag) && ROLELESS_FIELD_STATES.has(state);
  }
  var ROLELESS_FIELD_STATES = new Set(["disabled", "readonly", "required", "invalid"]);
  function rulesFor(tag, role, mayHaveAny) {
    const cache3 = mayHaveAny ? ALL_RULES : NATIVE_RULES;
    let byRole = cache3.get(tag);
    let rules = byRole?.get(role);
    if (rules) return rules;
    rules = RULES6.filter(
      ([name, , native, group]) => (mayHaveAny || native?.test(tag)) && // Any element can have `aria-current`.
      (name === "current" || supportsState(group ?? name, tag, role))
    );
    if (!byRole && cache3.size < MAX_CACHED_TAGS) cache3.set(tag, byRole = new Map());
    byRole?.set(role, rules);
    return rules;
  }
  var MAX_CACHED_TAGS = 500;
  var ALL_RULES = new Map();
  var NATIVE_RULES = new Map();
  var trueOrMixed = (value2) => value2 === "mixed" ? value2 : value2 === "true" || void 0;
  function checked2(el, value2, role) {
    const type = inputTypeOf(el);
    if (type === "checkbox" && inputIndeterminate(el) && role !== "switch") return "mixed";
    if (type === "checkbox" || type === "radio") return inputChecked(el) || void 0;
    return value2 === "mixed" && !MIXED_ROLES.has(role ?? "") ? void 0 : trueOrMixed(value2);
  }
  var MIXED_ROLES = wordSet("checkbox menuitemcheckbox option treeitem");
  function selected(el, value2) {
    return (isTag(el, "option") ? optionSelected(el) : value2 === "true") || void 0;
  }
  function expanded(el, value2) {
    if (value2 === "true" || value2 === "false") return value2 === "true";
    if (isTag(el, "details")) return detailsOpen(el);
    if (isTag(el, "summary"))
      return isSummaryOfDetails(el) ? detailsOpen(parentElement(el)) : void 0;
    const popover = isTag(el, "button") || isInput(el) ? invokedPopover(el) : null;
    return popover ? matches(popover, ":popover-open") : void 0;
  }
  function invokedPopover(button) {
    const command = attribute(button, "command")?.toLowerCase();
    const target = invokedBy(button, "popovertarget") ?? (command?.endsWith("-popover") ? invokedBy(button, "commandfor") : null);
    return target && hasAttribute(target, "popover") ? target : null;
  }
  function readonly(el, value2) {
    return value2 === "true" || isTextField(el) && hasAttribute(el, "readonly") && matches(el, ":read-only") || void 0;
  }
  function required(el, value2) {
    return value2 === "true" || isField2(el) && hasAttribute(el, "required") || void 0;
  }
  var isField2 = (el) => isHtml(el) && FIELD_TAGS.has(localName(el));
  function invalid(el, value2) {
    if (value2 === "grammar" || value2 === "spelling") return value2;
    return (value2 === "" ? isField2(el) && matches(el, ":user-invalid") : value2 !== "false") || void 0;
  }
  function level(el, value2, role) {
    const native = isHtml(el) ? /^h([1-6])$/.exec(localName(el))?.[1] : void 0;
    return positiveInteger(value2) ?? (role === "heading" ? Number(native ?? 2) : void 0);
  }
  function positiveInteger(written) {
    const value2 = Number.parseInt(written, 10);
    return value2 >= 1 ? value2 : void 0;
  }
  function haspopup(_el, value2, role) {
    const popup = value2 === "true" ? "menu" : value2;
    return POPUPS2.has(popup) && !(role === "combobox" && popup === "listbox") ? popup : void 0;
  }
  var POPUPS2 = wordSet("dialog grid listbox menu tree");
  function multiselectable(el, value2) {
    return (isSelect(el) ? selectMultiple(el) : value2 === "true") || void 0;
  }
  function orientation(_el, value2, role) {
    const isKnown = value2 === "horizontal" || value2 === "vertical";
    return isKnown && DEFAULT_ORIENTATION.get(role ?? "") !== value2 ? value2 : void 0;
  }
  function current3(_el, value2) {
    if (value2 === "" || value2 === "false") return void 0;
    return CURRENT_VALUES.has(value2) ? value2 : "true";
  }
  var CURRENT_VALUES = wordSet("date location page step time");

  // src/snapshot/walk/itemMarkers.ts
  function itemMarker(frame2, reader) {
    const { el, node, style, parent: list } = frame2;
    if (node.display !== 3 /* ListItem */) return null;
    const type = style.get("list-style-type");
    const string2 = type.startsWith('"') ? unescaped(type.slice(1, -1)).trim() : null;
    const written = reader.generated(el, "::marker")?.text.trim() ?? "";
    const words3 = hasWord(written) ? written : list?.node.tag === "ol" ? "" : string2 ?? "";
    if (hasWord(words3)) return isMarkerHidden(el, reader) ? null : words3;
    if (list?.node.tag !== "ol") return null;
    const isReversed = hasAttribute(list.el, "reversed");
    const given = integer(attribute(el, "value"));
    const next2 = list.ordinal === null ? integer(attribute(list.el, "start")) ?? (isReversed ? countItems(list.el) : 1) : list.ordinal + (isReversed ? -1 : 1);
    const ordinal = given ?? next2;
    list.ordinal = ordinal;
    if (BULLETS.has(type)) return null;
    const number2 = counterText(ordinal, type);
    return (string2 ?? (number2 && `${number2}.`)) || null;
  }
  function isMarkerHidden(el, reader) {
    const style = reader.pseudoStyle(el, "::marker");
    return style !== null && isInkHidden(el, style, reader);
  }
  var integer = (value2) => value2 !== null && /^\s*[+-]?\d+/.test(value2) ? Number.parseInt(value2, 10) : void 0;
  var countItems = (list) => childNodesOf(list).filter((child) => isElement(child) && localName(child) === "li").length;

  // src/snapshot/walk/pictureReader.ts
  var pictures = null;

  // src/snapshot/walk/generatedContent.ts
  function mayGenerate({ el, node, parent, attributeNames: attributeNames2, generating: keys3 }) {
    if (node.tag === "q" || keys3 === "unknown" || node.kind === 1 /* ShadowRoot */) return true;
    if (parent?.showsAssigned || attributeNames2.includes("part")) return true;
    if (keys3 === null) return false;
    if (keys3.tags.has(node.tag) || keys3.elements.has(el)) return true;
    return attributeNames2.some(
      (name) => keys3.attributes.has(name) || name === "class" && (attribute(el, name) ?? "").split(/\s+/).some((one) => keys3.classes.has(one))
    );
  }
  function addGeneratedContent(walk, frame2) {
    const { node, el } = frame2;
    const { children } = node;
    if (node.tag === "rt") {
      if (children.length !== 0) addEdges(children, "(", ")");
      return;
    }
    if (!frame2.isVisible || node.shadow) return;
    const marker2 = node.tag === "li" ? null : itemMarker(frame2, walk.reader);
    if (marker2) addEdges(children, `${marker2} `, "");
    if (node.tag === "optgroup") addEdges(children, attribute(el, "label")?.trim() ?? "", "");
    const arrow = pictures?.arrow(frame2, walk.reader);
    if (arrow) addEdges(children, arrow, "");
    const root = node.tag === "body" ? flatParent(el) : null;
    const words3 = (of, inside2) => ["::before", "::after"].map((which) => generatedWords(frame2, of, which, inside2, walk.reader));
    if (root) addEdges(children, ...words3(root, frame2.outer));
    if (arrow || !mayGenerate(frame2)) return;
    let [before, after] = words3(el, frame2.inside);
    if (node.tag === "q" && isQuoted(frame2)) [before, after] = [before.replace("\u201C", "\u2018"), after.replace("\u201D", "\u2019")];
    if (!(before || after)) return;
    if (children.length === 0 && boxHidden(el, frame2.style, frame2.outer, walk.reader)) return;
    addEdges(children, before, after);
    frame2.hasOwnText = true;
  }
  function isQuoted({ parent }) {
    let depth = 0;
    for (let at2 = parent; at2; at2 = at2.parent) if (at2.node.tag === "q") depth++;
    return depth % 2 === 1;
  }
  function addEdges(children, before, after) {
    const [first] = children;
    if (typeof first === "string") children[0] = before + first;
    else if (before) children.unshift(before);
    const last2 = children.at(-1);
    if (typeof last2 === "string") children[children.length - 1] = last2 + after;
    else if (after) children.push(after);
  }
  function generatedWords(frame2, el, which, inside2, reader) {
    const generated2 = reader.generated(el, which);
    const words3 = generated2?.shown.replace(/[\ue000-\uf8ff]/g, "");
    if (!words3 || !hasInk(words3)) return "";
    const style = reader.pseudoStyle(el, which);
    if (!style || isPseudoHidden(el, style) || isInkHidden(el, style, reader, inside2) || isPlacedOut(el, which, style, inside2, reader)) {
      if (wordsIn(frame2.node, 1)) frame2.camouflage ??= "same-colour";
      else frame2.hasUnseenText = true;
      return "";
    }
    const isAlone = !generated2?.display.startsWith("inline");
    const isApart = (side) => parseFloat(style.get(`margin-${side}`)) + parseFloat(style.get(`padding-${side}`)) > 1;
    const [starts, ends] = [isApart("left"), isApart("right")];
    const isBefore = which === "::before";
    return `${starts || isAlone && !isBefore ? " " : ""}${words3}${ends || isAlone && isBefore ? " " : ""}`;
  }
  function isPlacedOut(el, which, style, inside2, reader) {
    const px = (name) => parseFloat(style.get(name)) || 0;
    const [, a = 1, b = 0, , , x = 0, y = 0] = style.get("transform").split(/[(,]/).map(parseFloat);
    const { position: position2 } = style;
    if (a === 0 && b === 0 || isOutOfFlow(position2) && isLowered(style) && isOpaqueBox(reader.style(el)) && !makesContext(el, reader))
      return true;
    const box = position2 === "fixed" ? { x: px("left"), y: px("top"), width: px("width"), height: px("height") } : reader.paintedBoxes(el).find(({ pseudo }) => pseudo === which)?.box ?? reader.box(el);
    if (box.width <= 0 || box.height <= 0) return false;
    const shift = isOutOfFlow(position2) ? 0 : px("margin-left") + px("text-indent") + (position2 === "relative" ? px("left") : 0);
    return placeHidden({ ...box, x: box.x + x + shift, y: box.y + y }, position2, inside2) !== null;
  }

  // src/snapshot/walk/facts.ts
  var ATTRIBUTE_FACTS = wordMap("id=htmlId class=classes name=nameAttr title placeholder");
  var TEST_IDS = ["data-testid", "data-test", "data-cy"];
  var PICKED_TYPES = wordSet("range color date time datetime-local month week");
  var VALUELESS_TYPES = wordSet("checkbox radio button submit reset image hidden");
  function factsOf(el, tag, names, role, secret, reader) {
    if (names.length === 0 && !FIELD_TAGS.has(tag)) return null;
    const facts = {};
    addAttributes(el, names, facts);
    const href = tag === "a" || tag === "area" ? linkOf(el) : null;
    if (href !== null) facts.href = asAddress(href);
    const src = /^(?:img|iframe|video|audio)$/.test(tag) ? attribute(el, "src") : null;
    if (src) facts.src = asAddress(src);
    if (tag === "td" || tag === "th") addSpans(el, facts);
    if (names.includes("aria-sort")) addSorting(el, facts);
    if (FIELD_TAGS.has(tag)) addControl(el, facts, secret, reader);
    if (facts.value !== void 0 && (role === "spinbutton" || isPicked(el, role, facts.value))) facts.chosen = true;
    if (role === "row" || TABLE_ROLES.has(role)) addRows(el, facts, role === "row");
    return orNull(facts);
  }
  function orNull(data2) {
    for (const _ in data2) return data2;
    return null;
  }
  var isPicked = (el, role, value2) => role === "combobox" && takesNoTyping(el) || DATE.test(value2) || NUMBER5.test(value2) && hasStepButtons(el);
  var DATE = /^(?=.*\d{4})(?:\d{4}|\d\d?)([-/.])\d\d?\1(?:\d{4}|\d\d?)(?:[ T,]+\d\d?:\d\d[\w: ]*)?$/;
  var NUMBER5 = /^-?[\d., ]{1,12}$/;
  function addAttributes(el, names, facts) {
    for (const name of names) {
      const key2 = ATTRIBUTE_FACTS.get(name);
      const value2 = key2 && attribute(el, name);
      if (value2) facts[key2] = value2;
    }
    for (const name of TEST_IDS) {
      const testId = !facts.testId && names.includes(name) ? attribute(el, name) : null;
      if (testId) facts.testId = testId;
    }
  }
  function addRows(el, facts, isRow3) {
    const value2 = integer2(el, isRow3 ? "aria-rowindex" : "aria-rowcount");
    if (value2 > 0 || value2 === -1 && !isRow3) facts[isRow3 ? "rowIndex" : "rowCount"] = value2;
  }
  function addSpans(el, facts) {
    const col = integer2(el, "colspan");
    const row = integer2(el, "rowspan");
    if (col > 1) facts.colSpan = col;
    if (row > 1) facts.rowSpan = row;
  }
  var integer2 = (el, name) => Number.parseInt(attribute(el, name) ?? "", 10);
  function addSorting(el, facts) {
    const order = attribute(el, "aria-sort")?.trim().toLowerCase();
    if (order === "ascending" || order === "descending") facts.sorted = order;
  }
  function addControl(el, facts, secret, reader) {
    if (isTag(el, "input")) {
      const type = inputType(el);
      facts.inputType = type;
      if (VALUELESS_TYPES.has(type)) return;
      const value2 = type === "file" ? fileNames(el) : inputValue(el);
      if (value2) facts.value = secret ? MASK : value2;
      if (PICKED_TYPES.has(type)) facts.chosen = true;
    } else if (isTag(el, "textarea")) {
      const value2 = textareaValue(el);
      if (value2) facts.value = secret ? MASK : value2;
    } else if (isTag(el, "select")) {
      addSelection(el, facts, secret, reader);
    }
  }
  function addSelection(el, facts, secret, reader) {
    const all = [...selectOptions(el)];
    const isList2 = isListBox(el);
    const options = all.filter((o) => !hasAttribute(o, "hidden") && (!isList2 || reader.style(o).display !== "none"));
    facts.optionCount = options.length;
    facts.chosen = true;
    if (secret) return;
    facts.options = options.map((o) => optionLabel(o).trim());
    const chosen2 = all.filter(optionSelected).map((o) => optionLabel(o).trim());
    if (chosen2.length) facts.value = selectMultiple(el) ? chosen2.join(", ") : chosen2[0] ?? "";
  }

  // src/snapshot/walk/leave.ts
  var SVG_CONTENT = wordSet("svg text tspan image a foreignObject");
  function leaveElement(walk, frame2) {
    const { node, el, parent } = frame2;
    trimEnd(node);
    addGeneratedContent(walk, frame2);
    if (parent) {
      parent.camouflage ??= frame2.camouflage;
      parent.hasUnseenText ||= frame2.hasUnseenText;
    }
    if (node.flags & 65536 /* Struck */) limitStrike(frame2);
    if (node.display > 1 /* InlineBlock */ || frame2.signals) walk.textBefore = null;
    if (frame2.showsAssigned) {
      node.assigned = node.children;
      node.children = [];
      if (frame2.hostFrame) for (const child of node.assigned) frame2.hostFrame.node.children.push(child);
    }
    if (node.kind === 1 /* ShadowRoot */) return leaveShadowRoot(walk, frame2);
    const isRoot = parent === null || node.kind === 2 /* FrameRoot */;
    pictures?.addSign(frame2, walk.reader);
    const hasContent2 = !isBlank2(node.children) || node.assigned !== null || node.shadow !== null || node.frame !== null;
    const boxOwner = isRoot || hasContent2 ? null : elementWithVisibleBox(walk, frame2);
    const isSeen2 = isRoot || boxOwner !== null || hasContent2 && frame2.isVisible;
    if (!isSeen2 && !hasContent2) {
      if (frame2.signals || frame2.hasOwnText) walk.hidden++;
      return null;
    }
    walk.register(node, el);
    let box = boxOwner && walk.reader.knownBox(boxOwner);
    if (boxOwner && boxOwner !== el && !box?.height) box = boxesOf(boxOwner, walk.reader)[0];
    if (box) walk.boxes[node.id] = inTopViewport(box, frame2.outer.space);
    if (isSeen2) pictures?.place(frame2, walk.reader);
    if (isSeen2) markVisible(walk, frame2);
    hover?.markShown(walk, frame2);
    if (node.kind !== 2 /* FrameRoot */) describe3(walk, frame2, isSeen2);
    addToParent(frame2);
    return node;
  }
  function trimEnd(node) {
    const { children } = node;
    if (children.length !== 0 && children[children.length - 1] === " " && !isInFlow(node)) children.pop();
  }
  function isBlank2(children) {
    for (let i = 0; i < children.length; i++) if (children[i] !== " ") return false;
    return true;
  }
  function leaveShadowRoot(walk, frame2) {
    const { node, parent } = frame2;
    if (!parent || node.children.length === 0) return null;
    walk.register(node, shadowRootOf(frame2.el) ?? frame2.el);
    addToParent(frame2);
    return node;
  }
  function elementWithVisibleBox(walk, frame2) {
    const { el, node, style, outer: outer2, signals } = frame2;
    if (frame2.isVisible && node.tag !== "area") {
      if (node.tag === "br") return el;
      if (isSvg(el) && !SVG_CONTENT.has(node.tag) && !signals && !hasAttribute(el, "role")) return null;
      if ((style.display !== "none" || outer2.reveal?.root === el) && boxHidden(el, style, outer2, walk.reader) === null)
        return el;
    }
    return visibleSubstitute(el, walk.reader);
  }
  function markVisible(walk, frame2) {
    const { node, el, signals } = frame2;
    node.flags |= 1 /* Visible */;
    if (!signals) return hover?.markTarget(frame2);
    const { lastTarget: inner, targetCount, hasField: hasField2, hasOwnText: hasOwnText2 } = frame2;
    const container = { el, role: node.role, signals, targetCount, inner, hasField: hasField2, hasOwnText: hasOwnText2, reader: walk.reader };
    if (inner !== null && replacesInnerTarget(container)) {
      inner.node.flags &= ~(4 /* Interactive */ | 8 /* ClickTarget */);
      walk.interactive--;
      frame2.targetCount = 0;
    } else if (!isSeparateTarget(container) || isDrawnFor(frame2.parent?.lastTarget ?? null, container)) return;
    node.flags |= 4 /* Interactive */;
    if (!(signals & CONTROL_SIGNALS)) node.flags |= 8 /* ClickTarget */;
    if (signals & 8192 /* drop */) node.flags |= 524288 /* DropTarget */;
    walk.interactive++;
  }
  function describe3(walk, frame2, isSeen2) {
    const { node, el } = frame2;
    const marker2 = node.tag === "li" ? itemMarker(frame2, walk.reader) : null;
    const order = orderOf2(frame2);
    addNameAndFacts(walk, frame2);
    if (node.tag === "label" && isHtml(el) && isUsedLabel(el, walk.aria)) node.flags |= 16777216 /* Labels */;
    if (marker2 !== null) addFacts(node, { itemMarker: marker2 });
    if (order) addFacts(node, { order });
    if ((frame2.parent || !isScrolledByViewport(el, walk.reader)) && (node.children.length || node.shadow)) {
      if (isScrollable(el, frame2.style.overflow, walk.reader)) {
        node.flags |= 4096 /* Scrollable */;
        walk.scrollers.push(el);
      }
    }
    const states = computeStates(el, node.role, walk.aria);
    node.states = withFocus(node.states ? { ...node.states, ...states } : states, el === walk.focus);
    pictures?.addHint(frame2, walk.reader);
    if (isSeen2 && isModal(el, node)) walk.modals.push({ node, el });
    if (isLayer(frame2.style, frame2.parent) || isDialog(node)) walk.layers.push(node);
  }
  function addNameAndFacts({ aria, reader }, frame2) {
    const { node, el, attributeNames: attributeNames2 } = frame2;
    if (node.role !== "" && attributeNames2.includes("role")) node.flags |= 16 /* ExplicitRole */;
    const { name: computed, from } = computeName(el, aria);
    const isUnseen = attributeNames2.includes("placeholder") && isPlaceholderHidden(el, reader);
    const own4 = from === "content" && frame2.camouflage === "same-colour" ? wordsIn(node, MAX_UNGATED, isEditor) : from === "placeholder" && isUnseen ? "" : computed;
    const isNamed = !GLYPHS.test(own4);
    const name = isNamed ? own4 : node.tag === "input" && visibleSubstitute(el, reader) ? nameIfShown(el, aria) : nameOfOrphan(el, node, attributeNames2, aria);
    const short = cut(name, MAX_UNGATED);
    if (name) node.name = node.children[0] === short ? node.children[0] : short;
    if (name && (from !== "content" || !isNamed)) node.flags |= 32 /* OwnName */;
    if (name && isUnseenName(frame2, from, reader)) {
      node.flags |= 4194304 /* UnseenName */;
      if (frame2.camouflage === "behind" && !frame2.hasOwnText && coversItself(el, reader)) node.flags |= 2097152 /* Faint */;
    }
    if (node.flags & 32 /* OwnName */ && repeatsWholeText(name, frame2)) node.children = [name];
    const isControl2 = FIELD_TAGS.has(node.tag) && isHtml(el);
    const isHost = isEditingHost(el);
    const chosen2 = isControl2 ? paintedOver(el, name, reader) : "";
    if ((isControl2 || isHost) && !chosen2 && isSecret(el, name, reader)) node.flags |= 16384 /* Secret */;
    const names = isUnseen ? attributeNames2.filter((one) => one !== "placeholder") : attributeNames2;
    node.facts = factsOf(el, node.tag, names, node.role, (node.flags & 16384 /* Secret */) !== 0, reader);
    const description = computeAccessibleDescription(el, aria);
    if (description) addFacts(node, { description: cut(description, MAX_UNGATED) });
    if (chosen2) addFacts(node, { value: cut(chosen2, MAX_UNGATED), chosen: true });
    const isEntry = isControl2 && node.tag !== "select" && node.children.length === 0;
    if (isEntry || isHost) node.flags |= 128 /* Editable */;
  }
  function addFacts(node, more) {
    node.facts = { ...node.facts, ...more };
  }
  function coversItself(el, reader) {
    const doc = ownerDocument(el);
    const hit = hasManyTests(doc, reader) ? null : cachedElementAt(doc, middleOf(reader.box(el)), reader);
    return hit !== null && isWithin(hit, el);
  }
  function isPlaceholderHidden(field, reader) {
    const style = reader.pseudoStyle(field, "::placeholder");
    return style !== null && (isPseudoHidden(field, style) || isInkHidden(field, style, reader));
  }
  function isUnseenName(frame2, from, reader) {
    const { el, style, hasUnseenText, hasOwnText: hasOwnText2 } = frame2;
    if (from === "content") return hasUnseenText;
    if (from === "native") return isTag(el, "input") && hasUnseenText && style.backgroundImage === "none";
    if (from !== "labelledby") return from === "label" || from === "title";
    if (!hasOwnText2) return false;
    const labels2 = references(el, "aria-labelledby");
    return labels2.length > MAX_LABELS || labels2.some((label) => label !== el && isUnseenLabel(label, reader));
  }
  var MAX_LABELS = 50;
  var isUnseenLabel = (label, reader) => valueIn(unseenLabels, reader, label, () => !checkVisibility2(label, reader).visible);
  var unseenLabels = new WeakMap();
  var GLYPHS = /^[\s\ue000-\uf8ff]*$/;
  function nameOfOrphan(el, { role, flags }, names, aria) {
    if (!(flags & 4 /* Interactive */)) return "";
    if (hasDefaultSummary(el)) return "Details";
    const tooltip3 = names.find((one) => TOOLTIP.test(one));
    if (tooltip3 && !hasInk(textContent(el))) return attribute(el, tooltip3) ?? "";
    const label = treeIndex(el, aria).otherLabels.get(el);
    return collapseSpace(
      role === "" && attribute(el, "aria-label") || label && !hasTypedText(label) && textContent(label) || ""
    );
  }
  var TOOLTIP = /^data-.*(?:-title|tooltip)$/;
  function withFocus(states, focused) {
    if (focused) return { ...states, focused };
    return states && orNull(states);
  }
  var isModal = (el, node) => isDialog(node) && attribute(el, "aria-modal") === "true" || node.tag === "dialog" && isModalDialog(el);
  function addToParent(frame2) {
    const { node, parent } = frame2;
    if (!parent) return;
    if (node.kind === 1 /* ShadowRoot */) parent.node.shadow = node;
    else if (node.kind === 2 /* FrameRoot */) parent.node.frame = node;
    else parent.node.children.push(node);
    const isTarget2 = (node.flags & 4 /* Interactive */) !== 0;
    if (node.tag === "br") parent.isTextVisible = void 0;
    parent.targetCount += frame2.targetCount + (isTarget2 ? 1 : 0);
    if (isTarget2 || frame2.lastTarget) parent.lastTarget = isTarget2 ? frame2 : frame2.lastTarget;
    parent.hasField ||= frame2.hasField || isField3(node);
    parent.hasHoverTarget ||= frame2.hasHoverTarget;
    parent.hasOwnText ||= frame2.hasOwnText && !isTarget2 && node.kind !== 1 /* ShadowRoot */;
  }
  var isField3 = ({ flags, tag, role, facts }) => (flags & 4 /* Interactive */) !== 0 && (FIELD_TAGS.has(tag) && facts?.inputType !== "checkbox" && facts?.inputType !== "radio" || PICKED_ROLES.has(role));
  var PICKED_ROLES = wordSet("combobox slider spinbutton");

  // src/visibility/cutOff.ts
  function shownLength(el, text, style, outer2, inside2, reader) {
    const { flow } = inside2.clip;
    const { length: length2 } = data(text);
    if (flow === inside2.space.reach || inside2.reveal || !isHtml(el)) return length2;
    if (inside2.clip === outer2.clip && style.whiteSpace === "normal" && isInside(reader.box(el), flow)) return length2;
    const whole = reader.textBox(text);
    if (isInside(whole, flow)) return length2;
    const lines = reader.textBoxes(text).filter(({ width }) => width > 0);
    const first = lines.findIndex((line2) => !isInside(line2, widened(flow, line2.height / 2)));
    if (first < 0) return length2;
    const { y, height } = lines[first];
    const isInView2 = (line2) => line2.y > y + height / 2 && intersect(line2, flow).height > line2.height / 2;
    if (lines.slice(first + 1).some(isInView2)) return null;
    const isShown2 = (offset) => {
      let box = reader.textBox(text, offset);
      for (let at2 = offset + 1; box.width === 0 && at2 < length2; at2++) box = reader.textBox(text, at2);
      return box.width > 0 && isInside(middleOf(box), flow);
    };
    if (!isShown2(0)) return null;
    let [shown, cut2] = [0, length2];
    while (cut2 - shown > 1) {
      const middle = shown + cut2 >> 1;
      if (isShown2(middle)) shown = middle;
      else cut2 = middle;
    }
    return cut2;
  }

  // src/snapshot/walk/textRuns.ts
  function addText2(walk, frame2, textNode, data2) {
    if (data2 === "") return;
    const isSpace = isBlank(data2);
    if (isSpace && frame2.inside.flex !== "") {
      walk.textBefore = null;
      return;
    }
    const keepsSpace = frame2.style.whiteSpace !== "normal" && keepsLineBreaks(frame2.style);
    const { children } = frame2.node;
    if (isSpace && !(keepsSpace && data2.includes("\n"))) {
      addBlank(walk, frame2);
      return;
    }
    let isVisible = frame2.isTextVisible;
    if (isVisible === void 0) {
      isVisible = isReadable(walk, frame2, textNode);
      if (isVisible) markStruck(frame2);
      else frame2.hasUnseenText = true;
      if (frame2.inside.clip === frame2.outer.clip) frame2.isTextVisible = isVisible;
    }
    if (!isVisible) {
      walk.hidden++;
      return;
    }
    frame2.hasOwnText = true;
    if (keepsSpace) frame2.node.flags |= 512 /* Pre */;
    const isSecret2 = isDotted(frame2.style);
    if (isSecret2) walk.secrets.push(data2.trim());
    const text = isSecret2 ? MASK : shownText(partInView(walk, frame2, textNode, data2), frame2.style, keepsSpace);
    append2(children, isSeparateText(walk, frame2, textNode, text) ? ` ${text}` : text);
    walk.textBefore = { text: textNode, data: text, base: isScript(frame2) ? walk.textBefore?.base : textNode };
  }
  function addBlank(walk, { node }) {
    const last2 = node.children.at(-1);
    walk.textBefore = null;
    if (last2 === void 0 ? !isInFlow(node) : endsInSpace(last2)) return;
    append2(node.children, " ");
  }
  function append2(children, text) {
    const last2 = children.at(-1);
    if (typeof last2 === "string")
      children[children.length - 1] = last2.endsWith(" ") && text.startsWith(" ") ? last2 + text.slice(1) : last2 + text;
    else children.push(text);
  }
  var endsInSpace = (last2) => typeof last2 === "string" ? last2.endsWith(" ") || last2.endsWith("\n") : isBlockLevel(last2.display) || last2.tag === "br";
  function isReadable(walk, frame2, textNode) {
    const { el, style, outer: outer2, inside: inside2, isVisible } = frame2;
    if (!isVisible) return false;
    const reason = legibility(el, textNode, style, outer2, inside2, walk.reader, walk.untested);
    if (reason === "same-colour" || reason === "behind") frame2.camouflage ??= reason;
    if (reason !== "faint") return reason === null;
    frame2.node.flags |= 2097152 /* Faint */;
    return true;
  }
  function partInView({ reader }, frame2, textNode, data2) {
    const { el, node, style, outer: outer2, inside: inside2 } = frame2;
    const length2 = shownLength(el, textNode, style, outer2, inside2, reader);
    if (length2 === null) node.flags |= 2097152 /* Faint */;
    const part2 = length2 === null ? data2 : data2.slice(0, length2);
    if (isBlank(data2.slice(part2.length))) return data2;
    frame2.hasUnseenText = true;
    return `${part2.trimEnd()}\u2026`;
  }
  var KEEPS_LINE_BREAKS = /^(pre|pre-wrap|pre-line|break-spaces)\b|preserve/;
  var keepsLineBreaks = (style) => KEEPS_LINE_BREAKS.test(style.whiteSpace);
  function shownText(data2, style, keepsSpace) {
    return transformed(keepsSpace ? data2 : foldSpace(data2), style.textTransform);
  }

  // src/snapshot/walk/WalkState.ts
  var WalkState = class {
    reader;
    aria;
    listeners = new Listeners();
    /** The nodes that are part of the snapshot, in the order in which the walk left them. */
    nodes = [];
    /** The DOM object of each node; for a marker, the element whose content it replaces. */
    objects = [];
    /** The boxes that had to be read, in whole pixels of the top viewport. */
    boxes = [];
    /** The documents and shadow roots that were walked. The change log observes them from now on. */
    roots = [];
    /** Scroll containers. Their scroll offsets are compared, because scroll events are dispatched only a frame later. */
    scrollers = [];
    /**
     * Custom elements and mount points without a shadow root. They may get one later, which no mutation record reports.
     */
    possibleHosts = [];
    /** The open modal dialogs and other layers that take all input. */
    modals = [];
    /** The nodes that a style rule would show under the pointer, and the element that the pointer must be over. */
    reveals = [];
    /** The elements that were not walked, or whose content was not, because nobody can see it. */
    unseen = [];
    /** The texts that style draws as dots. */
    secrets = [];
    /** The texts that were taken for visible and are tested at the end; null if every text is tested at once. */
    untested;
    document;
    limits;
    /** The focused element, which may be inside shadow roots and frames. */
    focus;
    /** The number of elements that were walked. */
    total = 0;
    /** The number of elements that were left out although they have text or controls. */
    hidden = 0;
    /** The number of interactive nodes. */
    interactive = 0;
    /** The number of frames that a person can see, whether they were walked or not. */
    frames = 0;
    /** The number of shadow roots that were walked. */
    shadowRoots = 0;
    /** True if an element may be a layer over the page: it is fixed, or an absolutely positioned child of the body. */
    mayHaveCover = false;
    /** The nodes that are a layer over the page or a dialog. */
    layers = [];
    /**
     * The previous text in the same line, unless the edge of a block came between; `base` is the last text that is
     * neither superscript nor subscript.
     */
    textBefore = null;
    /** @param untested null if every text is tested at once */
    constructor(top, limits, untested) {
      this.untested = untested;
      this.document = top;
      this.limits = limits;
      this.reader = new LayoutReader();
      this.aria = new AriaPass(this.reader, false, (el, root) => {
        if (root) limits.onRoot?.(root);
        else this.possibleHosts.push(el);
      });
      this.focus = focusedElement(top);
      this.addRoot(top);
    }
    /** Notes a document or shadow root that is about to be walked. */
    addRoot(root) {
      this.roots.push(root);
      reveals?.read(root, this.reader);
      this.limits.onRoot?.(root);
    }
    /** Makes a finished node part of the snapshot. */
    register(node, object2) {
      node.id = this.nodes.length;
      node.children = node.children.length === 0 ? NO_CHILDREN : node.children.slice();
      this.nodes.push(node);
      this.objects.push(object2);
      this.boxes.push(void 0);
      return node;
    }
  };
  var NO_CHILDREN = Object2.freeze([]);

  // src/snapshot/walk/Walk.ts
  var ELEMENT_NODE = 1;
  var TEXT_NODE = 3;
  var Walk = class {
    state;
    #root = null;
    #frame = null;
    constructor(top, limits) {
      this.state = this.#begin(new WalkState(top, limits, limits.captureShadowDom ? new UntestedTexts() : null));
    }
    /** Enters the `body`, and makes this the state of the walk. */
    #begin(state) {
      const { document: top, reader } = state;
      const html = documentElement(top);
      const body2 = documentBody(top);
      let frame2 = null;
      const space = frameSpace(top, reader);
      if (html) state.untested?.addElement(html, space, reader);
      const around2 = body2 && (body2 === html ? rootSurroundings(space) : surroundingsInRoot(top, space, reader));
      if (around2) frame2 = enterElement(state, body2, null, around2);
      if (!frame2) this.#root = state.register(newNode(0 /* Element */, "body"), body2 ?? top);
      this.#frame = frame2 && (openContent(state, frame2) ?? frame2);
      return state;
    }
    /** True if every element was visited and no text is left to be tested. */
    get done() {
      return this.#frame === null && (this.state.untested?.isDone ?? true);
    }
    /** The node of the `body`, once the walk is done. */
    get root() {
      if (!this.#root) throw new Error2("the walk is not done");
      return this.#root;
    }
    /**
     * Visits the next child of the current element, or leaves the element if all its children are done. At the end, tests
     * the next text that was taken for visible.
     */
    step() {
      const frame2 = this.#frame;
      if (!frame2) return this.#testText();
      const child = takeNextChild(frame2);
      if (child === null) {
        this.#frame = frame2.parent;
        const node = leaveElement(this.state, frame2);
        if (!this.#frame) {
          this.#root = node ?? this.state.register(frame2.node, frame2.el);
          addCoverAsModal(this.state);
        }
        return;
      }
      const type = nodeType(child);
      if (type === TEXT_NODE) addText2(this.state, frame2, child, this.state.aria.memo.data(child));
      else if (type === ELEMENT_NODE) this.#enter(child, frame2);
    }
    /** Tests a text that was taken for visible. If one is not, the walk begins anew, and tests every text at once. */
    #testText() {
      const { document: top, limits, reader, untested } = this.state;
      untested?.testNext(reader);
      if (untested?.isDone && untested.isWrong) this.state = this.#begin(new WalkState(top, limits, null));
    }
    #enter(el, parent) {
      const frame2 = enterElement(this.state, el, parent, parent.inside);
      if (frame2) this.#frame = openContent(this.state, frame2) ?? frame2;
    }
  };
  function addCoverAsModal(state) {
    const el = state.mayHaveCover && state.interactive > 0 ? fullCover(state.document, state.reader) : null;
    const node = el && state.nodes[state.objects.indexOf(el)];
    if (node && preorder(node).filter((inner) => has(inner, 4 /* Interactive */)).length < state.interactive)
      state.modals.push({ node, el });
  }
  function takeNextChild(frame2) {
    if (frame2.childList) return frame2.childList[frame2.childIndex++] ?? null;
    const child = frame2.nextChild;
    if (child) frame2.nextChild = nextSibling(child);
    return child;
  }

  // src/snapshot/walk/build.ts
  var STEPS_PER_CLOCK_READ = 32;
  async function build(doc, limits, log, scheduler, timeout) {
    const start = now();
    scheduler.beginSlice();
    for (let isFirst = true; ; isFirst = false) {
      const { walk, epoch } = untampered(() => {
        log.beginWalk();
        const seen2 = isFirst ? log.takeRecords() : log.verify();
        return { walk: new Walk(doc, limits), epoch: seen2 };
      });
      const isWhole = await run2(walk, () => log.takeRecords() !== epoch, isFirst ? scheduler : null, start + timeout);
      if (scheduler.closed) throw destroyedError();
      if (isWhole) return { walk, epoch };
    }
  }
  async function run2(walk, hasPageChanged, scheduler, deadline) {
    const checkDeadline = (time) => {
      if (time >= deadline) throw timeoutError(walk.state.total);
    };
    const slice = () => {
      if (hasPageChanged()) return false;
      for (let step = 1; !walk.done; step++) {
        walk.step();
        if (step % STEPS_PER_CLOCK_READ !== 0) continue;
        const time = now();
        checkDeadline(time);
        if (scheduler?.isSliceOver(time)) break;
      }
      return true;
    };
    while (untampered(slice)) {
      if (walk.done || !scheduler) {
        checkDeadline(now());
        return true;
      }
      await scheduler.yield();
      if (scheduler.closed) return false;
    }
    return false;
  }
  async function inSlices(steps, scheduler) {
    const slice = () => {
      let step = steps.next();
      while (!step.done && !scheduler.isSliceOver(now())) step = steps.next();
      return step;
    };
    for (; ; ) {
      const step = untampered(slice);
      if (step.done) return step.value;
      await scheduler.yield();
      if (scheduler.closed) throw destroyedError();
    }
  }
  var timeoutError = (walked) => new DomToolError("build_timeout", `the build was not done in time: ${walked} elements walked`);
  var destroyedError = () => new DomToolError("destroyed", "the DomTool was destroyed while it built a snapshot");

  // src/snapshot/changes/ControlStates.ts
  var ControlStates = class {
    #controls = [];
    #states = [];
    /** Records the state of every control in a document or shadow root. */
    note(root) {
      for (const el of querySelectorAll(root, SELECTOR)) {
        this.#controls.push(new WeakRef(el));
        this.#states.push(stateOf(el));
      }
    }
    /** Returns whether the state of any control differs from the recorded one, and records the new one. */
    haveChanged() {
      let changed = false;
      for (let i = 0; i < this.#controls.length; i++) {
        const el = this.#controls[i]?.deref();
        const state = el ? stateOf(el) : this.#states[i];
        if (state !== this.#states[i]) changed = true;
        this.#states[i] = state;
      }
      return changed;
    }
  };
  var SELECTOR = [...FIELD_TAGS].join();
  function stateOf(el) {
    let state = 17;
    if (isInput(el))
      state = hashWith(state, inputValue(el)) << 3 | (inputChecked(el) ? 4 : 0) | (inputIndeterminate(el) ? 2 : 0);
    else if (isTextarea(el)) state = hashWith(state, textareaValue(el));
    else if (isSelect(el)) {
      for (const [i, option] of indexed([...selectOptions(el)]))
        if (optionSelected(option)) state = hashWith(state, String(i));
    }
    return state >> 1;
  }
  function hashWith(state, text) {
    let hash = state;
    for (let i = 0; i < text.length; i++) hash = Math2.imul(hash, 31) + text.charCodeAt(i) | 0;
    return Math2.imul(hash, 31) + text.length | 0;
  }

  // src/snapshot/changes/EventSubscriptions.ts
  var EVENTS2 = words(
    "focusin transitionrun transitionend transitioncancel animationstart animationend animationcancel scroll reset slotchange load error toggle beforetoggle change"
  );
  var DOCUMENT_EVENTS = ["focusout", "fullscreenchange", "pointerover", "input"];
  var EventSubscriptions = class {
    #listener;
    #listening = new WeakSet2();
    #roots = [];
    /** @param listener is called with every event */
    constructor(listener) {
      this.#listener = listener;
    }
    /** Starts to listen in a document or shadow root. @returns false if it already listens there */
    listen(root) {
      if (this.#listening.has(root)) return false;
      this.#listening.add(root);
      this.#roots.push(new WeakRef(root));
      for (const type of typesFor(root)) addListener(root, type, this.#listener, true);
      return true;
    }
    /** Drops the references to roots that were garbage collected. */
    forgetCollected() {
      this.#roots = this.#roots.filter((ref) => ref.deref());
    }
    /** Removes every listener. */
    destroy() {
      for (const root of living(this.#roots))
        for (const type of typesFor(root)) removeListener(root, type, this.#listener, true);
      this.#roots = [];
    }
  };
  var typesFor = (root) => isDocument(root) ? [...EVENTS2, ...DOCUMENT_EVENTS] : EVENTS2;

  // src/snapshot/changes/styleSheetState.ts
  function styleSheetState(root) {
    let state = "";
    for (const sheet of styleSheetsOf(root))
      state += `${numberOf(sheet)}${sheet.disabled ? "-" : ":"}${sheet.media.mediaText}${rulesState(sheet)},`;
    return `${state};`;
  }
  function rulesState(sheet) {
    const rules = readableRules(sheet);
    if (!rules) return "-1";
    const { length: length2 } = rules;
    return length2 === 0 ? "0" : `${length2}.${numberOf(rules[0])}.${numberOf(rules[length2 - 1])}`;
  }
  var numbers2 = new WeakMap();
  var lastNumber = 0;
  var numberOf = (object2) => valueOf(numbers2, object2, () => ++lastNumber);

  // src/snapshot/changes/unrecordedState.ts
  function unrecordedState(roots, scrollers, possibleHosts) {
    let state = "";
    for (const root of roots) {
      state += styleSheetState(root);
      const win = isDocument(root) ? documentWindow(root) : null;
      if (win) state += `${windowScroll(win)}${designMode(root)};`;
    }
    const reader = new LayoutReader();
    for (const el of living(scrollers)) {
      const { left, top } = reader.scrollOffset(el);
      state += `${left},${top};`;
    }
    const { width, height } = windowSize();
    const media = MEDIA.map(mediaHolds).join();
    return `${state}${width}x${height}${media}${countNewHosts(possibleHosts)},${pointerMoves()},${hookRecord?.toolChanges}`;
  }
  var MEDIA = [
    "print",
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion)",
    "(forced-colors: active)"
  ];
  var countNewHosts = (possibleHosts) => living(possibleHosts).filter(shadowRootOf).length;

  // src/snapshot/changes/ChangeLog.ts
  var STORM_RECORDS = 1e3;
  var STORM_WINDOW = 100;
  var FIRST_PAUSE = 250;
  var MAX_PAUSE = 4e3;
  var ChangeLog = class {
    #onEvent = (event) => {
      const type = eventType(event);
      if (type === "transitionrun" || type === "animationstart") this.#animating = true;
      if (type === "pointerover" && !event.isTrusted) return;
      if (this.#epoch > this.#asked && !this.#hasNavigated()) return;
      untampered(() => isOwn(eventTarget(event)) || this.#noteChange());
    };
    #events = new EventSubscriptions(this.#onEvent);
    #top;
    #observer;
    #onChange;
    #listeners = new AbortController();
    #roots = [];
    #controls = new ControlStates();
    /** The scroll containers that the last walk found. */
    #scrollers = [];
    /** The elements without a shadow root that may get one, as the last walk found them. */
    #possibleHosts = [];
    /** The state that `verify` compares with the page's. */
    #unrecordedState = "";
    /**
     * The focused element, which is compared because an element that becomes hidden loses the focus without an event at
     * first.
     */
    #focus = null;
    #epoch = 0;
    /** The epoch that was returned last. While there is a newer one, further events tell nothing new. */
    #asked = 0;
    #url;
    /** True if an animation or transition may be running, which changes the page all the time. */
    #animating = false;
    /** Cancels the timer that ends a pause in observing; null if there is no pause. */
    #pause = null;
    /** The length of the next pause, in milliseconds. */
    #pauseLength = FIRST_PAUSE;
    /** The number of records in the current window of time. */
    #recentRecords = 0;
    /** The time at which that window began, in milliseconds of `now()`. */
    #windowStart = 0;
    /**
     * @param top the top document
     * @param onChange is called with the number of mutation records (0 for other changes) and whether the URL changed
     */
    constructor(top, onChange) {
      this.#top = top;
      this.#onChange = onChange;
      this.#url = documentUrl(top);
      this.#observer = newObserver((records) => untampered(() => this.#noteRecords(pageRecords(records))));
      const { signal } = this.#listeners;
      for (const type of ["popstate", "hashchange", "resize"])
        addListener(window, type, this.#onEvent, { signal, passive: true });
      this.observe(top);
    }
    /** Starts to observe a document or shadow root, if it is not observed yet, and records the state of its controls. */
    observe(root) {
      if (this.#listeners.signal.aborted) return;
      this.#controls.note(root);
      if (!this.#events.listen(root)) return;
      this.#roots.push(new WeakRef(root));
      if (!this.#pause) observeAll(this.#observer, root);
      const fonts = isDocument(root) ? documentFonts(root) : void 0;
      if (fonts) addListener(fonts, "loadingdone", this.#onEvent, { signal: this.#listeners.signal });
    }
    /** Returns the epoch after all mutation records so far. This is cheap enough to be called between slices. */
    takeRecords() {
      const records = pageRecords(takeRecords(this.#observer));
      this.#noteRecords(records);
      if (this.#pause) this.touch();
      return this.#asked = this.#epoch;
    }
    /** True if observing is paused because of a storm of mutations. */
    get isPaused() {
      return this.#pause !== null;
    }
    /** Prepares for a walk, during which everything is observed, even in a storm. */
    beginWalk() {
      this.#resumeObserving();
      this.#controls = new ControlStates();
    }
    /** Notes a change that this log does not observe itself. */
    touch() {
      this.#epoch++;
    }
    /**
     * Returns the epoch after all changes so far, including those without a record: of the URL, control states, the
     * focus, running animations, and all that `unrecordedState` reads.
     */
    verify() {
      this.takeRecords();
      if (this.#hasNavigated()) this.touch();
      if (this.#animating) {
        this.#animating = animationsIn(this.#top).some((a) => a.playState === "running");
        this.touch();
      }
      const state = this.#readUnrecordedState();
      if (state !== this.#unrecordedState) this.touch();
      this.#unrecordedState = state;
      if (this.#controls.haveChanged()) this.touch();
      const focus = focusedElement(this.#top);
      if (focus !== (this.#focus?.deref() ?? null)) {
        this.#focus = focus && new WeakRef(focus);
        this.touch();
      }
      return this.#asked = this.#epoch;
    }
    /** Records the state that a finished walk saw, and stops observing roots that left the page. */
    settle(walk) {
      this.#scrollers = walk.scrollers.map((el) => new WeakRef(el));
      this.#possibleHosts = walk.possibleHosts.map((el) => new WeakRef(el));
      this.#roots = this.#roots.filter((ref) => isInPage(ref.deref()));
      this.#events.forgetCollected();
      this.#unrecordedState = this.#readUnrecordedState();
      this.#focus = walk.focus && new WeakRef(walk.focus);
      this.#url = documentUrl(this.#top);
    }
    /** Stops observing for good, and removes all listeners. */
    destroy() {
      disconnect(this.#observer);
      this.#listeners.abort();
      this.#events.destroy();
      this.#pause?.();
      this.#controls = new ControlStates();
      this.#scrollers = [];
      this.#possibleHosts = [];
      this.#roots = [];
    }
    /** @param records the number of mutation records that tell of the change */
    #noteChange(records = 0) {
      this.touch();
      const navigated = this.#hasNavigated();
      if (navigated) this.#url = documentUrl(this.#top);
      this.#onChange(records, navigated);
    }
    #noteRecords(list) {
      const records = list.length;
      if (records === 0) return;
      this.#noteChange(records);
      const time = now();
      if (time - this.#windowStart > STORM_WINDOW) {
        if (this.#recentRecords <= STORM_RECORDS || time - this.#windowStart > this.#pauseLength + 2 * STORM_WINDOW)
          this.#pauseLength = FIRST_PAUSE;
        this.#windowStart = time;
        this.#recentRecords = 0;
      }
      this.#recentRecords += records;
      if (this.#recentRecords > STORM_RECORDS && !this.#pause) this.#pauseObserving();
    }
    #pauseObserving() {
      disconnect(this.#observer);
      const resume = () => {
        this.#resumeObserving();
        this.touch();
        this.#onChange(STORM_RECORDS, false);
      };
      this.#pause = later(() => untampered(resume), this.#pauseLength);
      this.#pauseLength = Math2.min(MAX_PAUSE, 2 * this.#pauseLength);
    }
    #resumeObserving() {
      if (!this.#pause) return;
      this.#pause();
      this.#pause = null;
      for (const root of this.#liveRoots) observeAll(this.#observer, root);
    }
    /** Compares the URL, because `history.pushState` dispatches no event. */
    #hasNavigated() {
      return documentUrl(this.#top) !== this.#url;
    }
    get #liveRoots() {
      return living(this.#roots);
    }
    #readUnrecordedState() {
      return unrecordedState(this.#liveRoots, this.#scrollers, this.#possibleHosts);
    }
  };
  var isInPage = (root) => root !== void 0 && (isDocument(root) ? documentWindow(root) !== null : isConnected(root));

  // src/snapshot/identity/WeakNumbers.ts
  var MIN_PART_SIZE = 16384;
  var MIN_PART_SHARE = 1 / 8;
  var WeakNumbers = class {
    #parts = [new WeakMap()];
    #inLast = 0;
    #added = 0;
    /** Returns the object's number, or undefined if it has none. */
    get(object2) {
      for (let i = this.#parts.length - 1; i >= 0; i--) {
        const number2 = this.#parts[i]?.get(object2);
        if (number2 !== void 0) return number2;
      }
      return void 0;
    }
    /** Sets the number of an object, in place of the one that it may have. */
    set(object2, number2) {
      this.delete(object2);
      this.add(object2, number2);
    }
    /** Sets the number of an object that has none yet. */
    add(object2, number2) {
      if (this.#inLast >= Math2.max(MIN_PART_SIZE, this.#added * MIN_PART_SHARE)) {
        this.#parts.push(new WeakMap());
        this.#inLast = 0;
      }
      this.#parts.at(-1)?.set(object2, number2);
      this.#inLast++;
      this.#added++;
    }
    /** Takes its number from an object. */
    delete(object2) {
      for (const part2 of this.#parts) if (part2.delete(object2)) return;
    }
  };

  // src/snapshot/identity/NodeRegistry.ts
  var NodeRegistry = class {
    /** The gate that every text of these nodes passes. */
    gate = new TextGate();
    #numbers = new WeakNumbers();
    #markers = new WeakMap();
    /** The objects by number, in blocks of `BLOCK`; a single map would take twice the memory. */
    #blocks = new Map();
    /** The number of references in the blocks. */
    #held = 0;
    /** Objects that took over their number. */
    #successors = null;
    #next = 0;
    /** Returns the object's number; assigns a new one if it has none yet. */
    assign(object2) {
      return this.#numbers.get(object2) ?? this.assignNew(object2);
    }
    /** Assigns a new number to an object that has none yet. */
    assignNew(object2) {
      const id = this.#next++;
      this.#numbers.add(object2, id);
      this.#hold(id, object2);
      return id;
    }
    /**
     * Gives the number of an object that left the page to the one that replaced it. If the old object returns, it gets a
     * new number.
     */
    takeOver(id, successor) {
      const old = this.#ref(id)?.deref();
      if (old) this.#numbers.delete(old);
      this.#numbers.set(successor, id);
      this.#hold(id, successor);
      (this.#successors ??= new WeakSet2()).add(successor);
    }
    /** Takes its number from an object that stays in the page and has become another thing there. */
    release(id) {
      const object2 = this.#ref(id)?.deref();
      if (object2) this.#numbers.delete(object2);
      const block = this.#blocks.get(Math2.floor(id / BLOCK));
      if (block) block[id % BLOCK] = void 0;
      this.#held--;
    }
    /** Returns whether the object took over its number from another one. */
    isSuccessor(object2) {
      return this.#successors?.has(object2) ?? false;
    }
    /** Returns the number of the marker for the content of `host` that was not walked; assigns one if it has none yet. */
    assignMarker(host) {
      let id = this.#markers.get(host);
      if (id === void 0) this.#markers.set(host, id = this.#next++);
      return id;
    }
    /** Returns the object's number, or undefined if it has none. */
    numberOf(object2) {
      return this.#numbers.get(object2);
    }
    /**
     * Returns the object with that number, or null if it is not in a document, was garbage collected, or is a marker's.
     */
    object(id) {
      const object2 = this.#ref(id)?.deref();
      return object2 && isConnected(object2) ? object2 : null;
    }
    /** Returns the object with that number if it is an element in a document. */
    element(id) {
      const object2 = this.object(id);
      return object2 && isElement(object2) ? object2 : null;
    }
    /** Returns whether the number was ever assigned. */
    knows(id) {
      return Number.isInteger(id) && id >= 0 && id < this.#next;
    }
    /** How many numbers were assigned so far, which is also the next number. */
    get count() {
      return this.#next;
    }
    /**
     * Drops the references to collected objects, in steps of one block each. Does nothing as long as only few more
     * references are held than are in use.
     * @param inUse the number of nodes of the current snapshot
     */
    *sweeping(inUse) {
      if (this.#held < inUse * 1.2 + STEP) return;
      for (const [key2, block] of this.#blocks) {
        let left = 0;
        block.forEach((ref, i) => {
          if (ref?.deref()) left++;
          else if (ref) {
            block[i] = void 0;
            this.#held--;
          }
        });
        if (left === 0 && (key2 + 1) * BLOCK <= this.#next) this.#blocks.delete(key2);
        yield;
      }
    }
    #ref(id) {
      return this.#blocks.get(Math2.floor(id / BLOCK))?.[id % BLOCK];
    }
    #hold(id, object2) {
      const key2 = Math2.floor(id / BLOCK);
      let block = this.#blocks.get(key2);
      if (!block) this.#blocks.set(key2, block = new Array(BLOCK).fill(void 0));
      if (!block[id % BLOCK]) this.#held++;
      block[id % BLOCK] = new WeakRef(object2);
    }
  };
  var BLOCK = 1024;

  // src/snapshot/walk/Scheduler.ts
  var SLICE = 12;
  var Scheduler = class {
    /** True once the tool is destroyed, so that work in slices must end. */
    closed = false;
    #length = SLICE;
    #sliceEnd = 0;
    /**
     * Begins a slice, which lasts until the next `yield`.
     * @param length in milliseconds
     */
    beginSlice(length2 = SLICE) {
      this.#length = length2;
      this.#sliceEnd = 0;
    }
    /**
     * Returns whether the slice is over at the given time, in milliseconds of `now()`. The slice is counted from the
     * first call, because its first steps may take long: the browser computes style anew after each frame.
     */
    isSliceOver(time) {
      this.#sliceEnd ||= time + this.#length;
      return time >= this.#sliceEnd;
    }
    /**
     * Resolves in a later task, which begins a new slice. The slice lasts at least as long as the page ran before it:
     * where each frame takes the page long, as on one with many animations, short slices would wait for it too often.
     */
    async yield() {
      const start = now();
      await task();
      const ran = now() - start;
      this.beginSlice(ran > SLICE ? ran : SLICE);
    }
  };

  // src/snapshot/SnapshotKeeper.ts
  var DEFAULT_WAIT = 5e3;
  var MAX_IGNORED_MUTATIONS = 50;
  var MAX_THROTTLES = 4;
  var MIN_BUILD_DURATIONS = 50;
  var MAX_BUILDS_PER_CALL = 3;
  var MAX_HISTORY = 10;
  var SnapshotKeeper = class {
    registry;
    #document;
    #config;
    #log;
    #context;
    #scheduler = new Scheduler();
    /** Distinguishes this document from others in snapshot ids. */
    #documentId = Math2.floor(Math2.random() * 4294967296);
    #current = null;
    #history = [];
    #building = null;
    /** True if the current snapshot must not be used any more, whatever the change log says. */
    #invalid = false;
    #rebuildsItself;
    /** The number of mutation records since the throttle timer last ended. */
    #mutations = 0;
    /** Cancels the timer after which the page may be rebuilt; null if none runs. */
    #timer = null;
    /** The time at which the first of the changes came that a rebuild waits for, in milliseconds of `now()`. */
    #waitingSince = 0;
    constructor(doc, config, context2) {
      this.#document = doc;
      this.#context = context2;
      this.registry = context2.continued?.registry ?? new NodeRegistry();
      this.#rebuildsItself = config.autoInvalidate;
      this.#config = config;
      this.#log = new ChangeLog(doc, (records, navigated) => this.#changed(records, navigated));
    }
    /** The last snapshot that was built, or null if there is none. */
    get current() {
      return this.#current;
    }
    /**
     * Returns a snapshot of the page as it is now, and builds one if the current one is outdated.
     * @returns the snapshot, or an outdated one if a new one is not awaited, if it takes longer than `maxWaitMs`
     *   milliseconds, or if the page changes during each of several builds
     * @throws DomToolError `build_timeout` if there is no snapshot at all by then, `destroyed` if the tool is destroyed
     */
    async get({ waitForBuild = true, maxWaitMs = DEFAULT_WAIT }) {
      const deadline = now() + maxWaitMs;
      for (let builds = 0; ; builds++) {
        const old = this.#current;
        if (old && (!waitForBuild || builds >= MAX_BUILDS_PER_CALL || !this.#outdated(old))) return old;
        const isVerified = old !== null && !this.#invalid;
        const snapshot = await withinTime(this.#building ?? this.build(isVerified), deadline - now(), () => null);
        if (snapshot && untampered(() => this.#log.takeRecords()) === snapshot.epoch) return snapshot;
        if (snapshot) continue;
        if (this.#current) return this.#current;
        throw new DomToolError(
          "build_timeout",
          `no snapshot was ready within ${maxWaitMs} ms; raise maxWaitMs or try again`
        );
      }
    }
    /**
     * Returns one of the last snapshots by its id.
     * @throws DomToolError `snapshot_expired` if it is no longer kept; `stale_document` if it is of another document
     */
    byId(id) {
      const found = this.#history.find(({ snapshotId: snapshotId2 }) => snapshotId2 === id);
      if (found) return found;
      if (!this.owns(id))
        throw new DomToolError("stale_document", `snapshot ${describe2(id)} belongs to another document; take a new one`);
      throw new DomToolError(
        "snapshot_expired",
        `there is no snapshot ${describe2(id)} any more (the last ${MAX_HISTORY} are kept); take a new one`
      );
    }
    /** Returns whether a snapshot of this document had that id. An id encodes the document and the epoch. */
    owns(id) {
      if (!isString(id)) return false;
      const epoch = Math2.imul(Number.parseInt(id, 16) ^ this.#documentId, 244002641) - 1;
      const isOwn2 = /^[\da-f]{8}$/.test(id) && epoch >= 0 && epoch <= (this.#current?.epoch ?? -1);
      return isOwn2 || (this.#context.continued?.owns(id) ?? false);
    }
    /**
     * Builds a snapshot, or joins the build that is under way.
     * @param isVerified true if `verify` of the change log was called just before
     * @throws DomToolError `build_timeout` or `destroyed`, as `build` of `walk/build.ts` does
     */
    build(isVerified = false) {
      if (!this.#building) {
        this.#building = this.#build(isVerified);
        void this.#endOf(this.#building);
      }
      return this.#building;
    }
    /**
     * Waits for the end of a build, without `finally`, which the page may have replaced. Its error is reported by whoever
     * asked for it.
     */
    async #endOf(building) {
      try {
        await building;
      } catch {
      }
      this.#building = null;
    }
    /** Builds a snapshot even if the page has not changed. The current one becomes outdated. */
    buildAnew() {
      this.#log.touch();
      return this.build();
    }
    /** Builds a snapshot in the background. After a failure, the next call that needs a snapshot builds again. */
    rebuildLater() {
      if (this.#scheduler.closed) return;
      this.build().catch(() => {
        this.#invalid = true;
      });
    }
    /**
     * Builds a snapshot before or after an action.
     * @param ms how long to wait, in milliseconds
     * @returns the snapshot, or null if the build takes longer; the build continues in that case
     */
    async reread(ms) {
      const deadline = now() + ms;
      if (this.#building && !await withinTime(this.build(), ms, () => null).catch(() => null)) return null;
      const next2 = this.build();
      return await withinTime(next2, deadline - now(), () => null).catch(() => {
        this.#invalid = true;
        return null;
      });
    }
    /** Stops rebuilding by itself. From now on a snapshot is built only when one is requested. */
    stopRebuilding() {
      this.#rebuildsItself = false;
      this.#timer?.();
    }
    /** Makes the current snapshot unusable, so that the next request builds one. */
    invalidate() {
      this.#invalid = true;
      this.#log.touch();
    }
    /** Notes that the content of a joined frame has changed. */
    touch() {
      this.#log.touch();
      this.#context.hooks?.changed();
    }
    /** Stops observing the page, and forgets all snapshots. A build under way rejects with `destroyed`. */
    destroy() {
      this.#log.destroy();
      this.#scheduler.closed = true;
      this.#timer?.();
      this.#current = null;
      this.#history = [];
    }
    async #build(isVerified) {
      const start = now();
      const limits = { ...this.#config, onRoot: (root) => this.#log.observe(root) };
      if (!isVerified) untampered(() => this.#log.verify());
      const built = await build(this.#document, limits, this.#log, this.#scheduler, this.#config.snapshotTimeout);
      return await this.#finish(built, start);
    }
    async #finish({ walk: { root, state: walk }, epoch }, start) {
      const { roots, tools } = untampered(() => {
        this.#log.settle(walk);
        return { roots: walk.roots.map((one) => new WeakRef(one)), tools: this.#context.tools?.() ?? [] };
      });
      const tree = await inSlices(assembling(root, walk, this.registry, this.#context.identity), this.#scheduler);
      const ownTree = tools.length ? { ...tree, tools } : tree;
      await inSlices(this.registry.sweeping(walk.nodes.length), this.#scheduler);
      const joined = await this.#context.hooks?.join(ownTree, this.registry);
      const { tree: fullTree = ownTree, remote, counts } = joined ?? {};
      return untampered((found) => {
        const stats = {
          totalNodes: 0,
          visibleNodes: 0,
          interactiveNodes: 0,
          iframeCount: walk.frames + (counts?.iframeCount ?? 0),
          shadowDomCount: walk.shadowRoots + (counts?.shadowDomCount ?? 0),
          captureTimeMs: Math2.round((now() - start) * 10) / 10
        };
        for (const node of preorder(fullTree.root)) {
          stats.totalNodes++;
          if (has(node, 1 /* Visible */)) stats.visibleNodes++;
          if (has(node, 4 /* Interactive */)) stats.interactiveNodes++;
        }
        this.#current = new DomSnapshot({
          tampered: replacedNames(found),
          tree: withoutTyped(fullTree),
          registry: this.registry,
          stats,
          epoch,
          roots,
          document: this.#documentId,
          isStale: this.#staleSince(epoch),
          ...remote && { remote }
        });
        this.#history = [this.#current, ...this.#history].slice(0, MAX_HISTORY);
        this.#invalid = false;
        return this.#current;
      });
    }
    /**
     * Returns a function that tells whether the page has changed since the epoch. It is created in a separate method, so
     * that its closure does not keep the walk alive.
     */
    #staleSince(epoch) {
      return () => this.#invalid || untampered(() => this.#log.verify()) !== epoch;
    }
    /** Returns whether the snapshot no longer agrees with the page, as far as the configuration considers changes. */
    #outdated(snapshot) {
      return this.#invalid || this.#config.autoInvalidate && snapshot.stale;
    }
    #changed(records, navigated) {
      this.#context.hooks?.changed();
      if (!this.#rebuildsItself || !this.#current) return;
      if (navigated) return this.rebuildLater();
      this.#mutations += records;
      if (records === 0) return;
      if (this.#timer) this.#timer();
      else this.#waitingSince = now();
      this.#startTimer();
    }
    #startTimer() {
      const { mutationThrottle } = this.#config;
      const maxWait = Math2.max(
        MAX_THROTTLES * mutationThrottle,
        MIN_BUILD_DURATIONS * (this.#current?.stats.captureTimeMs ?? 0)
      );
      const left = this.#waitingSince + maxWait - now();
      this.#timer = later(
        () => untampered(() => {
          if (this.#log.isPaused && left > mutationThrottle) return this.#startTimer();
          this.#timer = null;
          const isSignificant = this.#mutations > MAX_IGNORED_MUTATIONS;
          this.#mutations = 0;
          if (isSignificant) this.rebuildLater();
        }),
        Math2.max(0, Math2.min(mutationThrottle, left, LONGEST_TIMER))
      );
    }
  };

  // src/dom/trial.ts
  var OF_ALL = "indexOf includes";
  var OF_LIST = "map flatMap filter some every find forEach";
  var OF_TEXT = `${OF_ALL} slice startsWith endsWith charCodeAt codePointAt trim toLowerCase toUpperCase`;
  var OF_MATH = "max min floor round abs hypot";
  var MAPPED = "set get has delete";
  var COLLECTED = "add has delete";
  var { apply: apply7 } = Reflect2;
  function answers3() {
    let calls = 0;
    const isB = (one) => ++calls > 0 && one === "b";
    const list = ["b", "a", "c"];
    const map = new Map();
    const set2 = new Set();
    const told = [];
    const use = (on, names, ...given) => {
      const all = names.split(" ");
      for (let i = 0; i < all.length; i++) append(told, apply7(on[all[i]], on, given));
    };
    const iterate = (over) => {
      for (const one of over) {
        append(told, one);
        if (told.length > 99) break;
      }
    };
    use(" aB1", OF_TEXT, "1");
    use(" a1", "split replace search match", /a/);
    use(/a/, "test exec", "ba");
    use(Math2, OF_MATH, -1.5, 2);
    use(Number, "isInteger", 12);
    use(Object2, "keys entries isFrozen hasOwn", list);
    use(Array, "isArray", list);
    use(JSON, "stringify parse", "1");
    use(map, MAPPED, list, 2);
    use(new WeakMap(), MAPPED, list, 2);
    use(set2, COLLECTED, list);
    use(new WeakSet2(), COLLECTED, list);
    use(new WeakRef(list), "deref");
    use(new Date(0), "toISOString");
    map.set(1, 2);
    set2.add(1);
    iterate(map);
    iterate(set2);
    iterate("ab");
    iterate(list);
    iterate(endless());
    use(map, "keys values clear");
    use(list, "at slice", -1);
    use(list, OF_LIST, isB);
    use(list, `${OF_ALL} push`, "a");
    use(list, "join pop reverse sort");
    const text = told.join() + map.size + calls;
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 1e9;
    return sum;
  }
  var USUAL = 909690496;
  function* endless() {
    for (; ; ) yield 1;
  }
  async function checkBuiltIns() {
    let sum = 0;
    const none = () => null;
    const expect = (promise) => void promise.catch(none).then((got) => {
      if (String(got) === "kept") sum++;
    });
    try {
      if (answers3() === USUAL) {
        const kept2 = Promise2.resolve("kept");
        expect(kept2);
        expect(Promise2.race([kept2]));
        expect(Promise2.all([kept2]));
        for (let i = 0; i < 9 && sum < 3; i++) await (i < 6 ? null : task());
      }
    } catch {
    }
    if (sum !== 3) throw untampered((found) => tamperedError(suspects(found)));
  }

  // src/api/naming.ts
  var unknownNode = (given) => `no element has the number ${given}; use a number of the latest view, as node_12, [12] or 12`;
  var goneNode = (id) => `${id} is no longer in the page; take a new snapshot and use its numbers`;
  var named2 = (id, label) => `${id} ${quoted(label)}`;
  function nameFor(snapshot, el) {
    const node = snapshot?.nodeOf(el);
    return node ? nameOf6(node) : `a <${shownTag(el, snapshot)}>`;
  }
  var shownTag = (el, snapshot) => snapshot?.parts.registry.gate.tag(localName(el)) ?? ident(localName(el));
  function nameOf6(node) {
    const label = node.name || wordsIn(node) || node.facts?.htmlId;
    return label ? named2(`node_${node.id}`, label) : `node_${node.id} (${node.tag})`;
  }
  var CLOSES = /^(close|dismiss|accept|agree|allow|ok(ay)?|got it|no,? thanks|not now|cancel|continue|skip|reject|×|✕|✖|x|schließen|akzeptieren|fermer|accepter|cerrar|aceptar)\b|^[×✕✖]/i;
  function closerOf(snapshot, layer) {
    const node = snapshot?.nodeOf(layer);
    const found = node && preorder(node).find((n) => has(n, 4 /* Interactive */) && CLOSES.test(n.name || wordsIn(n)));
    return found ? nameOf6(found) : null;
  }

  // src/api/limited.ts
  var MAX_LISTED = 20;
  function limited(kinds2) {
    const own4 = ownFields(kinds2);
    let more = typeof own4["more"] === "number" ? own4["more"] : 0;
    const out = {};
    for (const [kind, list] of Object2.entries(kinds2)) {
      if (!Array.isArray(list) || !list.length) continue;
      out[kind] = list.slice(0, MAX_LISTED);
      more += Math2.max(0, list.length - MAX_LISTED);
    }
    return { ...out, ...more && { more } };
  }

  // src/api/actionResult.ts
  var reasonIn = ({ detail }) => detail ? `: ${detail}` : "";
  var REFUSALS = {
    detached: (id) => `${id} is no longer in the page; take a new snapshot`,
    hidden: (id) => `${id} is hidden, so that a person could not click it; open what contains it first, or pass force`,
    disabled: (id) => `${id} is disabled; fill in what enables it first`,
    inert: (id) => `${id} is inert: a dialog or the page has disabled this part of the page; close the dialog first`,
    readonly: (id) => `${id} is read-only, so its value cannot be changed`,
    covered: (id, o, name) => `${id} is covered by ${o.blocker ? name(o.blocker) : "another element"}; ${o.closer ? `${o.closer} may close it` : "close or move that first"}, or pass force`,
    moving: (id, o) => o.detail ? `${id} moved away when it was pressed, and the click did not reach it; try again` : `${id} is still moving; try again in a moment`,
    off_screen: (id, o) => `${id} cannot be scrolled${reasonIn(o) || " into view"}`,
    not_editable: (id, o) => `${id} does not accept ${o.detail ?? "text: it is neither a text field nor editable"}`,
    bad_value: (id, o) => `${id} cannot hold that value${reasonIn(o)}`,
    replaced: (id) => `${id} was replaced by the page before the event could reach it; take a new snapshot`,
    not_kept: (id, o) => `the page did not keep what was put into ${id}${reasonIn(o)}`,
    timeout: (id, o) => o.detail ?? `${id} took too long`,
    failed: (id, o) => `the action on ${id} failed${reasonIn(o)}`,
    no_focus: (id, o) => `${id} did not take the focus${reasonIn(o)}`,
    needs_trusted_input: (id, o) => `${id} needs trusted input, which a script cannot create${o.detail ? ` (${o.detail})` : ""}`
  };
  var refusals = REFUSALS;
  var NO_CHANGES = {
    navigationOccurred: false,
    domMutations: 0,
    scrollChanged: false,
    valueChanged: false
  };
  var MIN_REPORTED_WAIT_MS = 100;
  function actionResult(type, id, outcome, name, diff = {}) {
    const { ok, code, changes, effect, actual, answer, waited = 0 } = outcome;
    const duration2 = Math2.round(outcome.duration);
    const wait = waited >= MIN_REPORTED_WAIT_MS ? ` (waited ${(waited / 1e3).toFixed(1)} s)` : "";
    const sentence = !ok && refusals[code ?? "timeout"](id, outcome, name) + wait;
    return {
      success: ok,
      ...sentence && { error: sentence },
      ...!ok && code && { code },
      duration: duration2,
      changes,
      ...effect && { effect: effectOf(outcome, effect, name, diff) },
      ...answer !== void 0 && { answer },
      nodeId: id,
      ...actual && { actedOn: name(actual) },
      actionType: type,
      timestamp: new Date().toISOString()
    };
  }
  var line = (message) => cut(oneLine(message), MAX_NAME);
  var POPUPS3 = /^(dialog|alertdialog|menu|listbox)$/;
  var LIVE2 = /^(alert|status|log)$/;
  function effectOf({ changes, duration: duration2, detail }, effect, name, diff) {
    const { focused, failedRequests, errors, newTabs, dialogs: dialogs2, invalid: invalid2, download, prevented, selected: selected2 } = ownFields(effect);
    const opened = new Set(effect.opened.map(name));
    const told = new Set([...opened].map((one) => one.split(" ", 1)[0]));
    const announcements2 = new Set(effect.announcements);
    for (const { id, role = "", text = "", "aria-label": label } of diff?.appeared ?? []) {
      if (POPUPS3.test(role) && !told.has(`${id}`)) opened.add(named2(id, label ?? (text || role)));
      if (LIVE2.test(role) && text) announcements2.add(text.replace(/^@\w+ /, ""));
    }
    const { changing, more, ...differences } = ownFields(diff ?? null);
    const lists2 = {
      opened: [...opened],
      announcements: [...announcements2],
      failedRequests,
      errors: errors.map(line),
      newTabs,
      dialogs: dialogs2.map(({ type, message }) => ({ type, message: line(message) })),
      invalid: invalid2.map(({ element, message }) => ({ field: name(element), message: line(message) })),
      more
    };
    const seen2 = {
      ...differences,
      ...focused !== void 0 && { focused: focused && name(focused) },
      ...limited(lists2),
      ...selected2 !== void 0 && { selected: cut(selected2, 200) },
      ...download !== void 0 && { download: line(download) }
    };
    const isNone = (
      // A build that does not compare the page knows only whether anything happened to it.
      (diff || effect.none) && !Object2.keys(seen2).length && !changes.navigationOccurred && !changes.scrollChanged && !changes.valueChanged
    );
    return {
      ...seen2,
      ...changing && { changing },
      ...limited({
        pending: effect.pending.map((one) => isString(one) ? one : `${name(one)} is busy`),
        more: ownFields(seen2).more
      }),
      ...prevented && { prevented },
      ...detail === "at_end" && { atEnd: true },
      ...detail === "no_click" && { pressed: true },
      ...isNone && { none: `no effect observed in ${Math2.round(duration2)} ms` }
    };
  }
  var staleDocument = (snapshotId2) => `the page is another document than in snapshot ${cut(snapshotId2, 40)}; read it again and use the new numbers`;
  var refusal2 = (type, id, code, error) => ({
    success: false,
    error,
    code,
    duration: 0,
    changes: NO_CHANGES,
    nodeId: id,
    actionType: type,
    timestamp: new Date().toISOString()
  });

  // src/api/buildParts.ts
  var installed = {};
  function installParts(parts) {
    installed = parts;
  }
  var optionalPart = (name) => installed[name];
  var part = (name, method2) => optionalPart(name) ?? notInCore(method2);
  var isAction = (type) => Object2.hasOwn(installed.actions ?? {}, type);
  var actionNamed = (type) => isAction(type) && installed.actions?.[type] || notInCore(type);

  // src/api/ActionRunner.ts
  var MAX_ANSWER = 1e4;
  var ON_PAGE = /^(?:keypress|scroll|callPageTool|waitFor)$/;
  var spellingOf = (nodeId) => isString(nodeId) ? cut(nodeId, 40) : describe2(nodeId);
  var rootsOf = (session) => () => session.deref()?.current?.roots ?? [];
  var ActionRunner = class {
    #session;
    comparison;
    // A field, because a function of the constructor would be kept alive together with the one for `watchAlso`.
    named = (el) => this.#name(el);
    constructor(session) {
      this.#session = session;
      this.comparison = optionalPart("comparison")?.(session, this.named);
      watchAlso(rootsOf(new WeakRef(session)));
    }
    /**
     * Runs an action.
     * @param nodeId the element's number, or null for an action on the page or on the focused element
     * @param args the arguments that the action takes before its options
     * @param onOutcome called with the outcome from which the result is made
     * @throws DomToolError `bad_option`; `tampered`; `not_in_core` for an action that this build does not have
     */
    async run(type, nodeId, args, given, onOutcome) {
      await checkBuiltIns();
      const { options, stale } = this.optionsOf(type, given);
      if (stale) return refusal2(type, spellingOf(nodeId ?? ""), "stale_document", stale);
      const all = [...args, options];
      if (nodeId === null && ON_PAGE.test(type)) return await this.#runOnPage(type, all);
      const found = this.find(type, nodeId);
      if (hasField(found, "refused")) return found.refused;
      const result = await this.#report(type, found.id, () => this.act(type, found, all), onOutcome);
      return found.remote && result.code === "detached" ? { ...result, code: "stale_node", error: goneNode(found.id) } : result;
    }
    /**
     * Separates the action's own options, and says why the given numbers cannot be used if they belong to another
     * document.
     */
    optionsOf(type, given) {
      const options = ownFields(
        checkOptions(type, given, actionNamed(type).options)
      );
      const { snapshotId: snapshotId2 } = options;
      for (const name of ["snapshotId", "nodeId", "targetNodeId"]) delete options[name];
      const isStale = snapshotId2 !== void 0 && !this.#session.owns(snapshotId2);
      return { options, stale: isStale ? staleDocument(snapshotId2) : null };
    }
    /** Runs an action without a given element. Its result names the focused element or the body. */
    #runOnPage(type, args) {
      const focused = type === "keypress" ? focusedElement(document) : null;
      const id = this.#session.registry.assign(focused ?? documentBody(document) ?? document);
      return this.#report(type, `node_${id}`, () => this.actOnPage(type, args));
    }
    /** Performs an action without a given element. The page's texts in the outcome have yet to pass the gate. */
    actOnPage(type, args) {
      if (type === "waitFor") {
        const own4 = actionNamed(type).act(null, ...args);
        return this.#session.frames?.waitFor(args[0], own4) ?? own4;
      }
      const remote = type === "keypress" ? this.#session.frames?.focusedIn(focusedElement(document)) : null;
      if (remote) return remote.act(type, args);
      return actionNamed(type).act(null, ...args);
    }
    /**
     * Performs the action. Remembers the typed text as a secret if it went into a field for secrets. The page's texts in
     * the outcome have yet to pass the gate.
     */
    async act(type, { id, el, remote }, args) {
      const node = remote && this.#session.current?.node(parseNodeId(id) ?? -1);
      const noteTyped = (field) => {
        const isSecretField = node && has(node, 16384 /* Secret */) || isSecret(controlOf(field));
        if (isString(args[0]) && isSecretField) this.#session.registry.gate.noteTyped(args[0]);
        return isSecretField;
      };
      const isNoted = noteTyped(el);
      const action = actionNamed(type);
      const own4 = () => action.withElements?.(args, (other2) => this.find(type, other2)) ?? args;
      const outcome = await (remote ? remote.act(type, args) : action.act(el, ...own4()));
      if (!isNoted && !noteTyped(el) && outcome.actual) noteTyped(outcome.actual);
      return outcome;
    }
    /** Returns the outcomes of a report after the page's texts in them have passed the gate. */
    gated(outcomes) {
      const { registry, current: current4 } = this.#session;
      const { gate } = registry;
      untampered(() => gate.noteHeld(secretsIn(current4?.roots ?? [document], [], new AriaPass()), false));
      return outcomes.map((outcome) => {
        const { detail, changes, effect, items, answer } = outcome;
        const texts = { detail, changes, effect, ...items && { items } };
        return ownFields(outcome, gate.pass(texts), answer ? gate.pass({ answer }, MAX_ANSWER) : null);
      });
    }
    async #report(type, id, act, onOutcome) {
      const start = now();
      const pageBefore = await this.comparison?.look(id);
      const [outcome] = this.gated([await act()]);
      onOutcome?.(outcome);
      await checkBuiltIns();
      const diff = pageBefore ? await this.comparison?.diff(pageBefore, [outcome], type === "hover") : null;
      const closer = outcome.blocker ? closerOf(this.#session.current, outcome.blocker) : null;
      const reported = ownFields(outcome, { closer, duration: now() - start });
      const result = actionResult(type, id, reported, this.named, diff);
      this.#session.acted(result);
      return result;
    }
    /** Returns the element of a number, or the result of an action on a number that cannot be used. */
    find(type, nodeId) {
      const number2 = parseNodeId(nodeId);
      const { registry, frames } = this.#session;
      if (number2 === null || !registry.knows(number2)) {
        return { refused: refusal2(type, spellingOf(nodeId), "unknown_node", unknownNode(describe2(nodeId))) };
      }
      const id = `node_${number2}`;
      const remote = frames?.element(number2);
      if (remote) return { id, el: remote.standIn, remote };
      const object2 = registry.object(number2);
      if (!object2) return { refused: refusal2(type, id, "stale_node", goneNode(id)) };
      if (isElement(object2)) return { id, el: object2, remote: null };
      const host = isShadowRoot(object2) ? `; its host is ${this.#name(shadowHost(object2))}` : "";
      const sentence = `${id} is a shadow root, not an element${host}`;
      return { refused: refusal2(type, id, "not_an_element", sentence) };
    }
    /** Names an element in a sentence. */
    #name(el) {
      const { current: current4, registry, frames } = this.#session;
      const id = registry.numberOf(el) ?? -1;
      return current4?.node(id) || !frames?.element(id) ? nameFor(current4, el) : `node_${id}`;
    }
  };

  // src/api/PageSession.ts
  var SNAPSHOT_OPTIONS = {
    waitForBuild: FLAG,
    maxWaitMs: { type: "number", maximum: Infinity }
  };
  var TRIGGERS = ["action", "navigation", "manual", "mutation"];
  var PageSession = class {
    config;
    host;
    registry;
    #actions;
    #keeper;
    #frames = null;
    #recorder;
    #lifetime = new AbortController();
    /** Read once, because the page may replace the getter. */
    signal = this.#lifetime.signal;
    isDestroyed = false;
    #views = null;
    #agents = null;
    #more = null;
    #overlay = null;
    /** @throws DomToolError `bad_config`; `not_in_core` if the configuration joins frames and this build cannot */
    constructor(config, host, continued2) {
      this.config = continued2?.config ?? completeConfig(config, (given) => part("joinOptions", "config.joinFrames")(given));
      this.host = host;
      const { joinFrames } = this.config;
      const makeFrameJoin = joinFrames ? part("joinFrames", "config.joinFrames") : null;
      const hooks = {
        join: async (tree) => await (this.#frames?.join(tree) ?? null),
        changed: () => this.#frames?.changed()
      };
      this.#keeper = new SnapshotKeeper(document, this.config, {
        identity: (optionalPart("identity") ?? objectIdentity)(),
        hooks: joinFrames ? hooks : null,
        tools: this.config.pageTools && optionalPart("pageTools") || null,
        continued: continued2
      });
      this.registry = this.#keeper.registry;
      this.#recorder = optionalPart("recorder")?.(this) ?? null;
      this.#actions = new ActionRunner(this);
      if (makeFrameJoin) this.#frames = makeFrameJoin(this, this.#pageViews(), this.more(""));
      followPage(
        this.signal,
        () => this.destroy(),
        () => this.#keeper.invalidate()
      );
    }
    get current() {
      return this.#keeper.current;
    }
    get frames() {
      return this.#frames;
    }
    /** Waits until the document has a body, and builds the first snapshot. */
    async initialize() {
      this.#use("initialize");
      if (!documentBody(document)) {
        await new Promise2((resolve) => {
          addListener(document, "DOMContentLoaded", () => resolve(), { once: true, signal: this.signal });
        });
      }
      await this.#keeper.build();
    }
    async getSnapshot(given) {
      this.#use("getSnapshot");
      const options = untampered(() => checkOptions("getSnapshot", given, SNAPSHOT_OPTIONS));
      if (options.waitForBuild !== false) await this.#frames?.check();
      return await this.#keeper.get(options);
    }
    async buildSnapshot(trigger) {
      this.#use("buildSnapshot");
      if (!untampered(() => TRIGGERS.includes(trigger))) {
        throw badOption(`buildSnapshot: trigger must be one of ${TRIGGERS.join(", ")}, not ${describe2(trigger)}`);
      }
      return await (trigger === "manual" ? this.#keeper.buildAnew() : this.#keeper.build());
    }
    async snapshot(method2) {
      this.#use(method2);
      await this.#frames?.check();
      return await this.#keeper.get({});
    }
    /** Returns the page in its flattened JSON form. The limits of the configuration apply where the options give none. */
    async serialized(given) {
      this.#use("get_serialized_dom");
      const options = untampered(() => checkOptions("get_serialized_dom", given, SERIALIZE));
      const { maxInteractiveElements: maxInteractive, maxTreeDepth: maxDepth } = this.config;
      const snapshot = await this.snapshot("get_serialized_dom");
      return snapshot.serialize(ownFields({ maxInteractive, maxDepth }, options));
    }
    reread(ms) {
      return this.#keeper.reread(ms);
    }
    invalidate(method2 = "") {
      this.#use(method2);
      this.#keeper.invalidate();
    }
    framesChanged() {
      this.#keeper.touch();
    }
    owns(snapshotId2) {
      return untampered(() => this.#keeper.owns(snapshotId2));
    }
    diff(idA, idB) {
      this.#use("diff");
      return untampered(() => this.#keeper.byId(idB).diff(this.#keeper.byId(idA)));
    }
    acted(result) {
      this.#recorder?.acted(result);
    }
    recentEvents(snapshot) {
      return untampered(() => this.#recorder?.recent(snapshot) ?? []);
    }
    /**
     * Returns the part that runs actions.
     * @throws DomToolError `destroyed`, with the name of the called method
     */
    actions(method2) {
      this.#use(method2);
      return this.#actions;
    }
    /**
     * Returns the part that runs the actions of more than one element.
     * @throws DomToolError `not_in_core`, `destroyed`
     */
    more(method2) {
      this.#use(method2);
      return this.#more ??= part("more", method2)(this, this.#actions);
    }
    /**
     * Returns the part that makes views.
     * @throws DomToolError `not_in_core`, `destroyed`
     */
    views(method2) {
      this.#use(method2);
      return this.#pageViews(method2);
    }
    /**
     * Returns the part that answers agents and back ends.
     * @throws DomToolError `not_in_core`, `destroyed`
     */
    agents(method2) {
      this.#use(method2);
      return this.#agents ??= part("agents", method2)(this, this.#pageViews(method2));
    }
    /** @throws DomToolError `not_in_core` */
    get overlay() {
      return this.#overlay ??= part("overlay", "overlay")(this);
    }
    /** Returns the state that another tool continues with. This tool stops rebuilding, but still answers its callers. */
    handOver() {
      const { config, registry } = this;
      this.#keeper.stopRebuilding();
      return { config, registry, owns: (snapshotId2) => this.owns(snapshotId2) };
    }
    destroy() {
      this.isDestroyed = true;
      untampered(() => this.#lifetime.abort());
      this.#keeper.destroy();
      this.#frames?.stop();
      this.#overlay?.hide();
      this.#views = this.#agents = null;
    }
    #pageViews(method2 = "") {
      return this.#views ??= part("views", method2)(this);
    }
    #use(method2) {
      if (this.isDestroyed)
        throw new DomToolError("destroyed", `${method2}: this DomTool was destroyed; create a new one`);
    }
  };
  var openSession = (...given) => untampered(() => new PageSession(...given));

  // src/api/DomTool.ts
  var DomTool = class _DomTool {
    /** The version of this build. */
    static version = VERSION;
    static DomSnapshot = DomSnapshot;
    static #shared = null;
    #session;
    #act = (type, id, args, more) => this.#session.actions(type).run(type, id, args, more);
    constructor(config, continued2 = null) {
      this.#session = openSession(config, this, continued2);
    }
    /** True if this build is the core, in which some methods throw `not_in_core`. */
    static get isCore() {
      return optionalPart("views") === void 0;
    }
    /**
     * Returns the one instance that all scripts of the page share, and creates it at the first call.
     * @param config the configuration of the instance; it has no effect once the instance exists
     * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
     */
    static shared(config) {
      if (!_DomTool.#shared || _DomTool.#shared.#session.isDestroyed) _DomTool.#shared = new _DomTool(config);
      return _DomTool.#shared;
    }
    /** @internal Stops the core's shared instance and returns the state that the complete script continues with. */
    static handOver() {
      return _DomTool.#shared ? _DomTool.#shared.#session.handOver() : null;
    }
    /** @internal Creates the shared instance from the state that the core's instance handed over. */
    static continueShared(continued2) {
      _DomTool.#shared = new _DomTool(void 0, continued2);
    }
    /**
     * Computes the accessible name: Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, 4.
     * @param element the element to name
     * @returns the name, or an empty string for an element without one
     */
    static computeAccessibleName = computeAccessibleName2;
    /**
     * Computes the accessible description: Accessible Name and Description Computation 1.2, section 4.3.
     * @param element the element to describe
     * @returns the description, or an empty string for an element without one
     */
    static computeAccessibleDescription = computeAccessibleDescription2;
    /**
     * Computes the role: WAI-ARIA 1.2, section 5, and HTML-AAM 1.0, section 3.
     * @param element the element to examine
     * @returns the role, or null if the element corresponds to none
     */
    static computeRole = computeRole2;
    /**
     * Returns whether a person can see the element.
     * @param element the element to check
     * @returns `visible`, the `reason` if it is not, and whether the element is in the viewport
     */
    static checkVisibility = checkVisibility3;
    /**
     * Returns whether a person can click the element or type into it. It agrees with the snapshot.
     * @param element the element to check
     */
    static isInteractive = isInteractive2;
    /**
     * Returns the definitions of the tools that `call` runs, in the form that a model's API takes.
     * @param format the API: `openai`, `anthropic` or `mcp`; `seed` gives the overview the fewest arguments
     * @param only the names of the tools to define; by default all of them
     * @returns one definition per tool, as plain data
     * @throws DomToolError `bad_option` for an unknown format or name
     */
    static toolDefinitions(format2, only) {
      return part("toolDefinitions", "toolDefinitions")(format2, only);
    }
    /**
     * Lets the shared instance answer messages. A second call adds senders to those of the first.
     * @param options who is answered: this script's extension, message `ports`, and windows of `origins`, by default none
     * @returns a function that stops answering
     */
    static listen(options) {
      return part("listen", "listen")(() => _DomTool.shared(), options);
    }
    /** Draws numbered boxes over the page, for people and for screenshots. */
    get overlay() {
      return this.#session.overlay;
    }
    /**
     * Waits until the document has a body, and builds the first snapshot.
     * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds
     */
    initialize() {
      return this.#session.initialize();
    }
    /**
     * Returns a snapshot that holds at this moment: the current one if nothing has changed since, otherwise a new one.
     * @param options with `waitForBuild: false`, or after `maxWaitMs` (5,000), the previous one is returned as `stale`
     * @throws DomToolError `build_timeout` if there is no previous snapshot to return
     */
    getSnapshot(options) {
      return this.#session.getSnapshot(options);
    }
    /**
     * Builds a snapshot, or joins the build that is under way, and returns it.
     * @param trigger the reason; only `manual` counts as a change, so that the snapshot always has a new id
     * @throws DomToolError `build_timeout` after `config.snapshotTimeout` milliseconds; the previous snapshot then stays
     */
    buildSnapshot(trigger = "manual") {
      return this.#session.buildSnapshot(trigger);
    }
    /** Marks the current snapshot as out of date, so that the next `getSnapshot` reads the page again. */
    invalidateSnapshot() {
      this.#session.invalidate("invalidateSnapshot");
    }
    /**
     * Returns the page in its flattened JSON form.
     * @param options limits and filters; the limits of `config` apply where they give none
     * @throws DomToolError `bad_selector` for a `filterSelector` that is not a valid selector
     */
    get_serialized_dom(options) {
      return this.#session.serialized(options);
    }
    overview(options) {
      return this.#session.views("overview").overview(options);
    }
    search(query2, options) {
      return this.#session.views("search").search(query2, options);
    }
    /**
     * Describes one element in full: what and where it is, how to find it again, and why it can or cannot be used.
     * @param target the element's number, or a selector, of whose matches the first visible one is described
     * @param options `snapshotId` refuses another document's numbers; `includeValues` shows typed text
     * @returns the inspection, or with `success: false` one of the codes `unknown_node`, `stale_node`, `stale_document`,
     * `not_an_element`, `no_match`
     * @throws DomToolError `bad_selector`
     */
    inspect(target, options) {
      return this.#session.views("inspect").inspect(target, options);
    }
    /**
     * Returns a description of every form with its fields: their labels, types, formats, options and validity.
     * @param options `maxTokens` limits the length; `includeValues` shows typed text
     */
    forms(options) {
      return this.#session.views("forms").forms(options);
    }
    /** Returns the page in its legacy form, a flat list of controls with one selector each. Options as of `forms`. */
    toPageModel(options) {
      return this.#session.views("toPageModel").pageModel(options);
    }
    /**
     * Compares two snapshots.
     * @param idA the `snapshotId` of the earlier one
     * @param idB the `snapshotId` of the later one
     * @returns the nodes that were added, removed and changed, by number
     * @throws DomToolError `snapshot_expired` if one is not among the last ten; `stale_document`; `not_in_core`
     */
    diff(idA, idB) {
      return new Promise2((resolve) => void resolve(this.#session.diff(idA, idB)));
    }
    /**
     * Clicks an element as a mouse does, after checking that a person could click it where it is.
     * @param nodeId the element's number
     * @param options `position` is in CSS pixels from the box's corner, `navigationTimeout` in milliseconds
     * @returns what the click did, or with `success: false` a code: `covered`, `hidden`, `moving`, … (see `ActionCode`)
     */
    click(nodeId, options) {
      return this.#act("click", nodeId, [], options);
    }
    /**
     * Types text into a field or editor as a keyboard does, and reads the value back.
     * @param nodeId the number of the field
     * @param text the text to type
     * @param options `speed` is in milliseconds per character
     * @returns the result, refused with `not_editable`, `readonly`, `bad_value`, `not_kept` and the codes of `click`
     */
    type(nodeId, text, options) {
      return this.#act("type", nodeId, [text], options);
    }
    /**
     * Presses a key with its usual effect.
     * @param key the key as `KeyboardEvent.key` names it, with modifiers in front: `Enter`, `a`, `Control+Shift+K`
     * @param options `targetNodeId` is the element to press it on, by default the focused one
     * @returns the result; it is refused with `no_focus`, `replaced` and the codes of `click`
     */
    keypress(key2, options) {
      return this.#act("keypress", options?.targetNodeId ?? null, [key2], options);
    }
    /**
     * Moves the pointer over an element. Listeners of pointer and mouse events notice it; `:hover` rules do not match.
     * @param nodeId the element's number
     * @param options `position` is in CSS pixels from the corner of the element's box
     * @returns the result; it is refused with the codes of `click`
     */
    hover(nodeId, options) {
      return this.#act("hover", nodeId, [], options);
    }
    /**
     * Chooses options in a native select, an ARIA listbox or the control that opens one, and reads the choice back.
     * @param nodeId the number of the control
     * @param values one option or a list of them, each as a text, `{ value }`, `{ label }` or `{ index }`
     * @param options the options of every action
     * @returns the result; it is refused with `not_selectable`, `no_such_option`, `not_kept` and the codes of `click`
     */
    select(nodeId, values, options) {
      return this.#act("select", nodeId, [values], options);
    }
    /**
     * Switches a checkbox, radio button, switch or equivalent ARIA control, and reads its state back.
     * @param nodeId the number of the control
     * @param checked the state that it shall have
     * @param options the options of every action
     * @returns the result; it is refused with `not_checkable`, `not_kept` and the codes of `click`
     */
    check(nodeId, checked3 = true, options) {
      return this.#act("check", nodeId, [checked3], options);
    }
    /** Does the same as `check(nodeId, false, options)`. */
    uncheck(nodeId, options) {
      return this.check(nodeId, false, options);
    }
    /**
     * Empties a field or editor and reads it back.
     * @param nodeId the number of the field
     * @param options the options of every action
     * @returns the result; it is refused with the codes of `type`
     */
    clear(nodeId, options) {
      return this.#act("clear", nodeId, [], options);
    }
    /**
     * Focuses an element, or the control that a label labels.
     * @param nodeId the element's number
     * @param options the options of every action
     * @returns the result; it is refused with `no_focus` and the codes of `click`
     */
    focus(nodeId, options) {
      return this.#act("focus", nodeId, [], options);
    }
    /**
     * Scrolls an element into view, or its nearest scroll container where the options give a distance.
     * @param nodeId the element's number, or null to scroll the page
     * @param options `pixels` counts CSS pixels, `pages` heights or widths of the visible part; or `to` names an end
     * @returns the result; it is refused with `off_screen` and `hidden`
     */
    scroll(nodeId, options) {
      return this.#act("scroll", nodeId, [], options);
    }
    /**
     * Sets a date, time, colour, range or any other value at once, and reads it back.
     * @param nodeId the number of the control
     * @param value the value in the format of the control's `value` property: `2026-01-31`, `#ff8800`, `40`
     * @param options the options of every action
     * @returns the result; it is refused with `bad_value`, `not_kept` and the codes of `type`
     */
    setValue(nodeId, value2, options) {
      return this.#act("setValue", nodeId, [value2], options);
    }
    /**
     * Drags an element, with pointer events or with HTML drag and drop, whichever the page handles.
     * @param nodeId the element's number
     * @param to the element to drop it on, or the distance in CSS pixels
     * @param options `steps` is the number of moves on the way
     * @returns the result; it is refused with `not_taken` and the codes of `click`
     */
    drag(nodeId, to, options) {
      return this.#session.more("drag").drag(nodeId, to, options);
    }
    /**
     * Gives files to a file input, or drops them on an element that accepts dropped files.
     * @param nodeId the element's number
     * @param files one or several files, each with a name and its content as bytes, text or base64
     * @param options the options of every action
     * @returns the result; it is refused with `not_editable`, `bad_value`, `disabled`, `not_kept`
     */
    upload(nodeId, files, options) {
      return this.#act("upload", nodeId, [files], options);
    }
    /**
     * Selects text as a person does by dragging over it; white space does not count.
     * @param nodeId the number of the element or field
     * @param options `text` is what to select, by default all; or `from` and `to` are the words at its start and end
     * @returns the result, with the text in `effect.selected`; it is refused with `not_selectable`, `not_kept`
     */
    selectText(nodeId, options) {
      return this.#act("selectText", nodeId, [], options);
    }
    /**
     * Submits the form that an element belongs to, after the browser has validated it.
     * @param nodeId the number of an element of the form
     * @param options the options of every action
     * @returns the result; it is refused with `no_form`, `disabled`, `invalid`
     */
    submit(nodeId, options) {
      return this.#act("submit", nodeId, [], options);
    }
    /**
     * Waits until all given conditions hold at once: an element's state, a text shown or gone, a part of the URL, quiet.
     * @param options the conditions; `quiet` and `timeout` (default 5,000) are in milliseconds
     * @returns the result; it is refused with `timeout`
     */
    waitFor(options) {
      return this.#session.more("waitFor").waitFor(options);
    }
    /**
     * Reads a list that renders only a part of its rows, each row once, and restores the scroll position.
     * @param nodeId the number of the list
     * @param options `items` is a selector of the rows, `maxItems` a limit; `timeout` (default 20,000) is in milliseconds
     * @returns the rows, and whether the end of the list was reached
     */
    collect(nodeId, options) {
      return this.#session.more("collect").collect(nodeId, options);
    }
    /**
     * Fills several fields, each as its kind needs, and reads each back. A refused field does not stop the rest.
     * @param values the values by the numbers of their fields
     * @param options the options of every action
     * @returns the result of the whole, with the result of each field in `fields`
     * @throws DomToolError `bad_option` before a field is touched, for a value that its field cannot take
     */
    fillForm(values, options) {
      return this.#session.more("fillForm").fillForm(values, options);
    }
    /**
     * Runs a tool that the page offers to agents (WebMCP), and reports what it changed like an action.
     * @param name the tool's name, as the text view lists it under `@tools`
     * @param input the tool's arguments, as an object or its JSON
     * @param options `timeout` is how long the tool may take, by default 10,000 milliseconds
     * @returns the result, with the tool's `answer`; it is refused with `no_such_tool`, `timeout`, `failed`
     * @throws DomToolError `forbidden` if `config.pageTools` is false
     */
    callPageTool(name, input2, options) {
      return this.#session.more("callPageTool").callPageTool(name, input2, options);
    }
    /**
     * Runs a tool of `toolDefinitions`.
     * @param name the name of the tool, in any spelling
     * @param args the arguments that a model gave, as an object or its JSON; null counts as absent
     * @returns the result of the method that the tool stands for; of an action a `CompactResult`, unless `full` is set
     * @throws DomToolError `bad_option` that says which argument is wrong, what it takes, and what was given
     */
    call(name, args, options) {
      return this.#session.agents("call").call(name, args, options);
    }
    /**
     * Runs an action string that a back end gave.
     * @param action for example `click(12)`, `type(3, "Ann", pressEnter: true)`, `scroll(down)`
     * @param options with a `snapshotId`, the action is done only while the page is still that document
     * @returns the result of the method that the action string names
     * @throws DomToolError `bad_option` for an action string that cannot be read
     */
    perform(action, options) {
      return this.#session.agents("perform").perform(action, options);
    }
    /**
     * Returns the page state that a back end plans with: minified semantic nodes, and whatever `domMode` adds.
     * @param options `domMode` adds the page's structure, a screenshot or the document
     * @throws DomToolError `no_screenshot` for `hybrid` without a `captureScreenshot` that returns a picture
     */
    pageState(options = {}) {
      return this.#session.agents("pageState").pageState(options);
    }
    /**
     * Asks a back end what to do. It gets the semantic nodes first, and then what it asks for.
     * @param options `send` passes a request on to the back end
     * @returns the answer; failures are reported in it, not thrown
     */
    negotiate(options) {
      return this.#session.agents("negotiate").negotiate(options);
    }
    /**
     * Answers one automation request: finds elements, reads, acts or evaluates, and describes each element.
     * @param request the action, and the selector: CSS, text, role and name, or number
     * @param host abilities that only the host has: code in the form of a string runs only through `host.evaluate`
     * @returns the answer; every failure, misuse included, is in its `code` and `error`
     */
    automate(request, host) {
      return this.#session.agents("automate").automate(request, host);
    }
    /**
     * Answers `alert`, `confirm`, `prompt` and `beforeunload` of the page and its own frames, which would block the page.
     * @param handler returns true, a text or undefined for OK, false or null for Cancel; what it throws is Cancel too
     * @returns a function that stops answering; results list the answered dialogs in `effect.dialogs`
     */
    answerDialogs(handler) {
      this.#session.actions("answerDialogs");
      return part("answerDialogs", "answerDialogs")(document, handler);
    }
    /**
     * Lets the host's real input (DevTools protocol, `chrome.debugger`) do clicks and key presses after the same checks.
     * @param input the host's functions, or null to dispatch untrusted events again
     */
    useTrustedInput(input2) {
      this.#session.actions("useTrustedInput");
      useTrustedInput(input2);
    }
    /** Stops observing the page and releases everything. Methods that are called afterwards throw `destroyed`. */
    destroy() {
      this.#session.destroy();
    }
  };
  guardMethods(DomTool.prototype);
  DomTool.prototype.getSerializedDom = DomTool.prototype.get_serialized_dom;

  // src/api/tools/schemas.ts
  var object = (required2, optional2) => ({
    type: "object",
    properties: { ...required2, ...optional2 },
    required: Object2.keys(required2)
  });
  var optional = (properties) => object({}, properties);
  var boolean = (description) => ({ type: "boolean", description });
  var string = (description) => ({ type: "string", description });
  var duration = (description, maximum = 864e5) => ({ type: "number", description, minimum: 0, maximum });
  var times2 = { type: "integer", minimum: 1, maximum: 1e3 };
  var oneOf = (...words3) => ({ type: "string", enum: words3 });
  var milliseconds = duration("Milliseconds");
  var otherNode = { type: "string", format: NODE_NUMBER };
  var snapshotId = string("Refuse if the page is no longer the one with this snapshot id");
  var ACTION_OPTIONS = {
    snapshotId,
    timeout: duration("Milliseconds to wait until it can be done"),
    settle: duration("Milliseconds to wait for its effects")
  };
  var force = boolean("Act even if hidden, disabled or covered");
  var modifiers = {
    ...optional({ ctrl: FLAG, shift: FLAG, alt: FLAG, meta: FLAG }),
    description: "Keys held"
  };
  var position = { ...object({ x: NUMBER3, y: NUMBER3 }), description: "Where in its box" };
  var CLICK_OPTIONS = {
    button: oneOf("left", "right", "middle"),
    clickType: oneOf("single", "double", "triple"),
    modifiers,
    position,
    scrollIntoView: boolean("Default true"),
    waitForNavigation: FLAG,
    navigationTimeout: milliseconds,
    force,
    ...ACTION_OPTIONS
  };
  var TYPE_OPTIONS = {
    clearFirst: boolean("Replace what is there"),
    pressEnter: FLAG,
    blur: boolean("Leave the field"),
    speed: duration("Milliseconds a character", 1e3),
    force,
    ...ACTION_OPTIONS
  };
  var KEYPRESS_OPTIONS = {
    targetNodeId: otherNode,
    modifiers,
    repeat: times2,
    ...ACTION_OPTIONS
  };

  // src/core.ts
  installParts({
    actions: {
      click: { act: click, options: CLICK_OPTIONS },
      type: { act: typeText, options: TYPE_OPTIONS },
      keypress: { act: keypress, options: KEYPRESS_OPTIONS }
    }
  });
  endLoading();
  return __toCommonJS(core_exports);
})();
return inside;
};
const makeOutside = () => {
"use strict";
var outside = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/outsidePage.ts
  var outsidePage_exports = {};
  __export(outsidePage_exports, {
    DEFAULT_CONFIG: () => DEFAULT_CONFIG,
    DomSnapshot: () => DomSnapshot,
    DomTool: () => DomTool,
    DomToolError: () => DomToolError,
    checkVisibility: () => checkVisibility,
    computeAccessibleDescription: () => computeAccessibleDescription,
    computeAccessibleName: () => computeAccessibleName,
    computeRole: () => computeRole,
    connect: () => connect,
    isInteractive: () => isInteractive,
    toolDefinitions: () => toolDefinitions,
    version: () => VERSION
  });

  // src/standards/characters.ts
  var RegularExpression = RegExp;
  function lazyPattern(source, flags) {
    let pattern;
    return () => pattern ??= new RegularExpression(source, flags);
  }
  var letterOrDigit = lazyPattern("[\\p{L}\\p{N}]", "u");
  var oneLine = (text) => UNEVEN.test(text) ? text.replace(/\s+/g, " ") : text;
  var UNEVEN = / {2}|[^\S ]/;
  function cut(text, limit) {
    if (text.length <= limit) return text;
    const last = text.charCodeAt(limit - 2);
    return `${text.slice(0, last >= 55296 && last < 56320 ? limit - 2 : limit - 1)}\u2026`;
  }

  // src/standards/pageText.ts
  function seen(text) {
    if (PLAIN.test(text)) return text;
    const joined = JOINER.test(text) ? text.replace(joiners(), "") : text;
    const units = joined.replace(UNITS, "").replace(BREAKS, " ");
    return PLAIN.test(units) ? units : units.replace(invisible(), "");
  }
  var VISIBLE = /[\n\t\x20-\x7e\xa0-\xac\xae-\u0344\u0370-\u05ff\u2010-\u2027\u2030-\u205f\u20a0-\u27ff\u2801-\u3163\u3165-\ud7ff]*/.source;
  var PLAIN = new RegExp(`^${VISIBLE}(?:[\\ud83c-\\ud83e][\\udc00-\\udfff]${VISIBLE})*$`);
  var JOINER = /[\u200c\u200d]/;
  var JOINED = "\\u0600-\\u1aff\\ua800-\\uabff\\ufb50-\\ufefc\\u{10a00}-\\u{11fff}\\p{Extended_Pictographic}";
  var joiners = lazyPattern(
    `(?<![${JOINED}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![${JOINED}])`,
    "gu"
  );
  var UNITS = /[\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  var BREAKS = /[\u0085\u2028\u2029\v\f\r\u2800]/g;
  var invisible = lazyPattern(
    "(?![\\n\\t\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2065\\u3164\\u{16fe4}\\u{1d159}\\u{e0000}-\\u{e0fff}]",
    "gu"
  );
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

  // src/standards/values.ts
  var { assign, create } = Object;
  var isString = (value) => typeof value === "string";

  // src/standards/ownFields.ts
  var { assign: assign2, create: create2, hasOwn } = Object;
  var ownFields = (a, b, c) => {
    try {
      return assign2(create2(null), a, b, c);
    } catch {
      throw badOption("the options cannot be read: one of their getters throws");
    }
  };
  var hasField = (of, name) => hasOwn(of, name);

  // src/standards/messageOf.ts
  function messageOf(error) {
    try {
      return String(error?.message ?? error);
    } catch {
      return "it cannot be read";
    }
  }

  // src/standards/plain.ts
  var { create: create3, entries, getPrototypeOf } = Object;
  function isPlain(value) {
    const prototype = getPrototypeOf(value);
    return !prototype || !getPrototypeOf(prototype);
  }
  function plain(value, copies = /* @__PURE__ */ new Map()) {
    if (typeof value !== "object" || value === null) return value;
    const known = copies.get(value);
    if (known) return known;
    const isList3 = Array.isArray(value);
    if (!isList3 && !isPlain(value)) return value;
    if (isList3 || !getPrototypeOf(value)) void value[""];
    const copy = isList3 ? [] : create3(null);
    if (isList3) copy["length"] = value.length;
    copies.set(value, copy);
    const fields = entries(value);
    if (isList3 && fields.length < value.length) throw new Error("a list has gaps");
    for (const [name, one] of fields) {
      if (typeof one === "function") {
        copies.set(value, value);
        return value;
      }
      copy[name] = plain(one, copies);
    }
    return copy;
  }

  // src/schema.ts
  var FLAG = { type: "boolean" };
  var TEXT = { type: "string" };
  var NUMBER = { type: "number" };
  var LIMIT = { type: "number", minimum: 0, maximum: Infinity };
  var isList = (value) => typeof value === "object" && Array.isArray(value);
  var isRecord = (value) => typeof value === "object" && value !== null && !isList(value) && (isPlain(value) || keys(value).length > 0);
  var { keys } = Object;
  function isListOf(value, isAccepted) {
    if (!isList(value)) return false;
    for (let i = 0; i < value.length; i++) if (!(i in value) || !isAccepted(value[i])) return false;
    return true;
  }
  var NODE_NUMBER = {
    wanted: 'the number of an element, such as 12, "12" or "node_12"',
    accepts: (value) => parseNodeId(value) !== null
  };
  function parseNodeId(id) {
    if (typeof id === "number") return Number.isInteger(id) && id >= 0 ? id : null;
    if (!isString(id)) return null;
    const digits = /^(?:node_(\d+)|\[(\d+)\]|(\d+))$/.exec(id.trim());
    return digits ? Number(digits[1] ?? digits[2] ?? digits[3]) : null;
  }
  function accepts(value, schema) {
    const own = ownFields(schema);
    const { type, format: format2, anyOf, items, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = own;
    if (format2) return format2.accepts(value);
    if (own.enum) return own.enum.includes(value);
    if (anyOf) return anyOf.some((one) => accepts(value, one));
    switch (type) {
      case void 0:
        return true;
      case "array":
        return items ? isListOf(value, (one) => accepts(one, items)) : isList(value);
      case "object":
        return isRecord(value);
      case "number":
      case "integer":
        return typeof value === "number" && value >= minimum && value <= maximum && (type === "number" || Number.isInteger(value) || value === Infinity);
      default:
        return typeof value === type;
    }
  }
  function wantedBy(given) {
    const { type, format: format2, anyOf, items, properties, minimum, maximum, ...schema } = ownFields(given);
    if (format2) return format2.wanted;
    if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" or ");
    if (anyOf) {
      const words = anyOf.flatMap((one) => one.type === "boolean" ? ["true", "false"] : wantedBy(one));
      return `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
    }
    switch (type) {
      case "array":
        if (items?.properties) return `a list of objects with ${Object.keys(items.properties).join(", ")}`;
        return items?.type === "string" ? "a list of texts" : "a list";
      case "object":
        return properties ? `an object with ${Object.keys(properties).join(", ")}` : "an object";
      case "string":
        return "a text";
      case "boolean":
        return "true or false";
      default: {
        const kind = type === "integer" ? "a whole number" : type === "number" ? "a number" : `a ${type ?? "value"}`;
        if (minimum === void 0) return kind;
        return maximum && maximum < Infinity ? `${kind} from ${minimum} to ${maximum}` : `${kind} of ${minimum} or more`;
      }
    }
  }
  function describe(value) {
    if (typeof value === "function") return "a function";
    if (isString(value)) return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}\u2026` : value);
    if (value === null || typeof value !== "object") return String(value);
    try {
      return Array.isArray(value) ? "an array" : isRecord(value) ? "an object" : "an object without fields of its own";
    } catch {
      return "a revoked proxy";
    }
  }
  var checkOptions = (method, given, properties) => checkRecord(given ?? {}, { type: "object", properties }, "", { prefix: `${method}: ` });
  function checkRecord(given, schema, within, subject) {
    const { properties, required = [] } = ownFields(schema);
    const fields = within ? given : readable(given, subject);
    if (!isRecord(fields)) throw refusal(subject, within || null, "an object", given);
    const out = ownFields();
    const path = (name) => within ? `${within}.${name}` : name;
    for (const [name, value] of Object.entries(fields)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : void 0;
      if (value === void 0 || value === null && (!known || Object.keys(known).length)) continue;
      if (!known) {
        const names = Object.keys(properties).join(", ");
        const { code = "bad_option", prefix, noun = "option" } = subject;
        throw new DomToolError(
          code,
          `${prefix}there is no ${noun} ${JSON.stringify(path(name))}; the ${noun}s are ${names}`
        );
      }
      out[name] = checkValue(value, known, path(name), subject);
    }
    for (const name of required)
      if (!(name in out)) throw refusal(subject, path(name), wantedBy(properties[name] ?? {}), void 0);
    return out;
  }
  function readable(given, { code = "bad_option", prefix, whole = "options" }) {
    try {
      return plain(given);
    } catch (error) {
      throw new DomToolError(code, `${prefix}${whole} cannot be read: ${messageOf(error)}`);
    }
  }
  function checkValue(value, schema, path, subject) {
    const { items, anyOf, properties } = ownFields(schema);
    const chosen = anyOf?.find((one) => accepts(value, one));
    if (chosen) return checkValue(value, chosen, path, subject);
    if (properties) {
      if (isRecord(value)) return checkRecord(value, schema, path, subject);
    } else if (items && hasField(items, "properties")) {
      if (isList(value))
        return [...value].map((one, i) => checkRecord(one, items, `${path}[${i}]`, subject));
    } else if (accepts(value, schema)) return value;
    throw refusal(subject, path, wantedBy(schema), value);
  }
  function refusal(subject, name, wanted, given) {
    const { code = "bad_option", prefix, whole = "options", path = "" } = subject;
    const what = name === null ? whole : path + name;
    const sentence = given === void 0 ? `${what} is missing; it must be ${wanted}` : `${what} must be ${wanted}, not ${describe(given)}`;
    return new DomToolError(code, prefix + sentence);
  }

  // src/options.ts
  var DEFAULT_CONFIG = {
    snapshotTimeout: 3e4,
    maxInteractiveElements: 400,
    maxTreeDepth: Infinity,
    autoInvalidate: true,
    mutationThrottle: 500,
    tabName: "active",
    captureIframes: true,
    captureShadowDom: true,
    iframeDepth: Infinity,
    shadowDomDepth: Infinity,
    joinFrames: false,
    pageTools: true
  };
  var OF_TYPE = { boolean: FLAG, number: LIMIT, string: TEXT };
  var CONFIG = {
    ...Object.fromEntries(Object.entries(DEFAULT_CONFIG).map(([name, value]) => [name, OF_TYPE[typeof value]])),
    joinFrames: {}
  };

  // src/version.ts
  var VERSION = "0.1.0";

  // src/dom/withinTime.ts
  var LONGEST_TIMER = 2 ** 31 - 1;
  function worldTimer() {
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    return (run, ms) => {
      const id = start(run, ms);
      return () => stop(id);
    };
  }
  var timeLimit = (later) => (promise, ms, late) => new Promise((resolve, reject) => {
    let left = ms > 0 ? ms : 0;
    const longest = left / 2 < LONGEST_TIMER ? left / 2 : LONGEST_TIMER;
    let cancel;
    const settle = async (work) => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
      cancel();
    };
    const wait = () => {
      const part = left < longest ? left : longest;
      left -= part;
      cancel = later(left > 0 ? wait : () => void settle(late), part);
    };
    wait();
    void settle(() => promise);
  });

  // src/protocol/messages/envelopes.ts
  var REQUESTS = ["PING", "TAB_COMMAND", "PAGE_ACTION_EXECUTE"];
  var CHANNEL = "domtool";
  var TYPES = ownFields(Object.fromEntries(REQUESTS.map((type) => [type, true])));

  // src/protocol/messages/client.ts
  var withinTime = timeLimit(worldTimer());
  function connect(target, { timeout = 6e4, frameId = 0 } = {}) {
    const closing = new AbortController();
    const send = typeof target === "number" ? viaTabs(target, frameId) : viaMessages(target, closing.signal);
    let count2 = 0;
    const ask = async (type, payload) => {
      if (closing.signal.aborted) throw new DomToolError("no_answer", "the connection was closed");
      const request = {
        type,
        ...payload && { payload },
        id: `${CHANNEL}-${count2++}-${Math.random()}`,
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
    const waiting = /* @__PURE__ */ new Map();
    const isPort = "postMessage" in target;
    const receiver = isPort ? target : globalThis;
    receiver.addEventListener(
      "message",
      (event) => {
        const { data, origin, source, isTrusted } = event;
        if (!isPort && (!isTrusted || origin !== target.origin || source !== target.window)) return;
        if (data?.type !== "TAB_RESULT" || !("success" in data)) return;
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      },
      { signal }
    );
    if (isPort) target.start();
    return (request) => new Promise((resolve) => {
      waiting.set(request.id, resolve);
      if (isPort) target.postMessage(request);
      else target.window.postMessage(request, target.origin);
    });
  }

  // src/standards/letterCase.ts
  var camelCase = (name) => name.replace(/[_-]([a-z])/g, (_, letter) => letter.toUpperCase());
  var separated = (name, separator) => name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());

  // src/api/tools/schemas.ts
  var object = (required, optional2) => ({
    type: "object",
    properties: { ...required, ...optional2 },
    required: Object.keys(required)
  });
  var optional = (properties) => object({}, properties);
  var boolean = (description) => ({ type: "boolean", description });
  var string = (description) => ({ type: "string", description });
  var duration = (description, maximum = 864e5) => ({ type: "number", description, minimum: 0, maximum });
  var times = { type: "integer", minimum: 1, maximum: 1e3 };
  var oneOf = (...words) => ({ type: "string", enum: words });
  var milliseconds = duration("Milliseconds");
  var otherNode = { type: "string", format: NODE_NUMBER };
  var snapshotId = string("Refuse if the page is no longer the one with this snapshot id");
  var ACTION_OPTIONS = {
    snapshotId,
    timeout: duration("Milliseconds to wait until it can be done"),
    settle: duration("Milliseconds to wait for its effects")
  };
  var force = boolean("Act even if hidden, disabled or covered");
  var modifiers = {
    ...optional({ ctrl: FLAG, shift: FLAG, alt: FLAG, meta: FLAG }),
    description: "Keys held"
  };
  var position = { ...object({ x: NUMBER, y: NUMBER }), description: "Where in its box" };
  var CLICK_OPTIONS = {
    button: oneOf("left", "right", "middle"),
    clickType: oneOf("single", "double", "triple"),
    modifiers,
    position,
    scrollIntoView: boolean("Default true"),
    waitForNavigation: FLAG,
    navigationTimeout: milliseconds,
    force,
    ...ACTION_OPTIONS
  };
  var TYPE_OPTIONS = {
    clearFirst: boolean("Replace what is there"),
    pressEnter: FLAG,
    blur: boolean("Leave the field"),
    speed: duration("Milliseconds a character", 1e3),
    force,
    ...ACTION_OPTIONS
  };
  var KEYPRESS_OPTIONS = {
    targetNodeId: otherNode,
    modifiers,
    repeat: times,
    ...ACTION_OPTIONS
  };

  // src/api/tools/registry.ts
  var tool = (entry) => entry;
  var count = (description) => ({ type: "integer", description, minimum: 1 });
  var list = (items) => ({ type: "array", items });
  var NODE_NUMBER_OR_SELECTOR = {
    wanted: "a number or a selector",
    accepts: (value) => isString(value) || parseNodeId(value) !== null
  };
  var NUMBER_RANGES = {
    wanted: 'numbers such as "20-60"',
    accepts: (value) => isString(value) || isListOf(value, (one) => Number.isInteger(one) || isListOf(one, (bound) => Number.isInteger(bound)))
  };
  var nodeId = { ...otherNode, description: "Number of the element in a view" };
  var includeValues = boolean("Show typed text too");
  var behindModal = boolean("Include what lies behind a dialog");
  var format = { ...oneOf("json", "text"), description: "Default json" };
  var maxTokens = count("About so many tokens at most");
  var FILES = list(object({ name: TEXT }, { type: TEXT, text: TEXT, base64: TEXT }));
  var TOOLS = {
    overview: tool({
      description: "Get a filtered overview of the current page showing structure, interactive elements, and key content. Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - use it first when exploring a new page or after navigation.",
      schema: optional({
        tabName: string("Browser tab to analyze (defaults to active tab)"),
        filters: {
          ...optional({
            outline: boolean("Include page structure (depth \u2264 2)"),
            interactives: boolean("Include clickable/typeable elements"),
            headings: boolean("Include headings and key text blocks")
          }),
          description: "Which content types to include"
        },
        visible: boolean("Only include visible elements (default: true)"),
        viewport: boolean("Only include elements in current viewport (default: true)"),
        max_rows: { type: "number", description: "Maximum elements per category (default: 30, max: 100)" },
        refresh: boolean("Look anew"),
        format,
        maxTokens,
        includeValues,
        behindModal
      }),
      readOnly: true
    }),
    text: tool({
      description: "Read the whole visible page as text, with [12 name] for what can be used.",
      schema: optional({
        maxTokens,
        viewport: boolean("Only what is in the viewport"),
        lines: {
          type: "string",
          format: NUMBER_RANGES,
          description: "Only these lines of the whole view, as 20-60"
        },
        region: string("Only these regions, as main"),
        expand: {
          type: "string",
          format: NUMBER_RANGES,
          description: "Rows left out of long groups to show: all, or their numbers, as 41-60, 75"
        },
        urls: boolean("Show where links lead"),
        includeValues,
        behindModal
      }),
      readOnly: true,
      run: async (host, args) => (await host.getSnapshot()).toText(readTextOptions(args))
    }),
    search: tool({
      description: "Find elements and text on the page, each with its line.",
      schema: object(
        { query: string("Words, a glob (*, ?) or /a regular expression/") },
        {
          role: TEXT,
          state: string("As disabled, checked"),
          limit: count("Default 20"),
          format,
          maxTokens,
          includeValues,
          behindModal
        }
      ),
      readOnly: true
    }),
    inspect: tool({
      description: "Everything about one element, and why it can or cannot be seen and used.",
      schema: object(
        { target: { type: "string", format: NODE_NUMBER_OR_SELECTOR, description: "Its number, or a selector" } },
        { snapshotId, includeValues }
      ),
      readOnly: true
    }),
    diff: tool({
      description: "What changed between two snapshots of the page.",
      schema: object({ snapshotIdA: TEXT, snapshotIdB: TEXT }),
      readOnly: true,
      run: (host, { snapshotIdA, snapshotIdB }) => host.diff(snapshotIdA, snapshotIdB)
    }),
    forms: tool({
      description: "Every form: its fields with label, type, format, options, validity.",
      schema: optional({ maxTokens, includeValues }),
      readOnly: true
    }),
    pageState: tool({
      description: "The page as minified semantic nodes.",
      schema: optional({
        domMode: oneOf("semantic_v3", "skeleton", "full"),
        boxes: boolean("Add boxes"),
        maxElements: count("Default 400"),
        maxTokens,
        includeValues,
        behindModal
      }),
      readOnly: true
    }),
    click: tool({
      description: "Click an element.",
      schema: object({ nodeId }, CLICK_OPTIONS)
    }),
    type: tool({
      description: "Type text into a field or editor.",
      schema: object({ nodeId, text: TEXT }, TYPE_OPTIONS)
    }),
    keypress: tool({
      description: "Press a key on an element, else on what has focus.",
      schema: object({ key: string("As Enter, a, ArrowDown") }, KEYPRESS_OPTIONS)
    }),
    hover: tool({
      description: "Move the pointer over an element.",
      schema: object({ nodeId }, { position, modifiers, scrollIntoView: FLAG, force, ...ACTION_OPTIONS })
    }),
    select: tool({
      description: "Choose options of a list by text or value.",
      schema: object({ nodeId, values: { anyOf: [TEXT, list(TEXT)] } }, ACTION_OPTIONS)
    }),
    check: tool({
      description: "Switch a checkbox, radio button or switch on or off.",
      schema: object({ nodeId }, { checked: boolean("Default true"), ...ACTION_OPTIONS }),
      params: ["nodeId", "checked"]
    }),
    clear: tool({
      description: "Empty a field.",
      schema: object({ nodeId }, ACTION_OPTIONS)
    }),
    focus: tool({
      description: "Give an element the keyboard.",
      schema: object({ nodeId }, ACTION_OPTIONS)
    }),
    setValue: tool({
      description: "Set a date, time, colour or range.",
      schema: object({ nodeId, value: TEXT }, ACTION_OPTIONS)
    }),
    selectText: tool({
      description: "Select text of an element or field: all, these words, or from some words to others.",
      schema: object({ nodeId }, { text: TEXT, from: TEXT, to: TEXT, ...ACTION_OPTIONS })
    }),
    submit: tool({
      description: "Submit the form that an element is in.",
      schema: object({ nodeId }, ACTION_OPTIONS)
    }),
    scroll: tool({
      description: "Bring an element into view; or scroll its container, without a number the page.",
      schema: optional({
        nodeId: otherNode,
        direction: oneOf("up", "down", "left", "right"),
        pages: { type: "number", minimum: 0 },
        pixels: { type: "number", minimum: 0 },
        to: oneOf("start", "end"),
        ...ACTION_OPTIONS
      }),
      params: ["nodeId"],
      run: (host, { nodeId: id = null, ...options }) => host.scroll(id, options)
    }),
    drag: tool({
      description: "Drag an element to another, or by dx and dy pixels.",
      schema: object(
        { nodeId },
        {
          targetNodeId: otherNode,
          dx: NUMBER,
          dy: NUMBER,
          position,
          steps: times,
          modifiers,
          force,
          ...ACTION_OPTIONS
        }
      ),
      params: ["nodeId", "targetNodeId", "dx", "dy"],
      run: (host, { nodeId: id, targetNodeId, dx, dy, ...options }) => host.drag(id, { targetNodeId, dx, dy }, options)
    }),
    upload: tool({
      description: "Give files to a file input.",
      schema: object({ nodeId, files: FILES }, ACTION_OPTIONS)
    }),
    fillForm: tool({
      description: "Fill fields by number, each read back.",
      schema: object(
        { fields: list(object({ nodeId, value: { anyOf: [TEXT, NUMBER, FLAG, list(TEXT), FILES] } })) },
        ACTION_OPTIONS
      ),
      run: (host, { fields, ...options }) => host.fillForm(valuesOf(fields), options)
    }),
    waitFor: tool({
      description: "Wait until all that is named holds.",
      schema: optional({
        nodeId: otherNode,
        snapshotId,
        state: oneOf("visible", "hidden", "enabled", "detached"),
        text: string("That shows"),
        textGone: TEXT,
        url: string("Part of it"),
        quiet: duration("Milliseconds without a change"),
        timeout: milliseconds
      })
    }),
    collect: tool({
      description: "Read a list that is drawn in parts to its end.",
      schema: object(
        { nodeId },
        {
          snapshotId,
          items: string("Selector of the rows"),
          maxItems: { type: "integer", minimum: 1 },
          timeout: milliseconds
        }
      )
    }),
    callPageTool: tool({
      description: "Run a tool of the page, as listed under @tools.",
      schema: object({ name: TEXT }, { input: string("Its arguments as JSON"), ...ACTION_OPTIONS }),
      params: ["name", "input"]
    })
  };
  var { apply } = Reflect;
  var ACTIONS = Object.keys(TOOLS).filter((name) => !TOOLS[name].readOnly);
  var toolName = (method) => `dom_${separated(method, "_")}`;
  function methodOf(name) {
    const method = camelCase(String(name).replace(/^dom[_-]/, ""));
    return Object.hasOwn(TOOLS, method) ? method : null;
  }
  function knownTool(name) {
    const method = methodOf(name);
    if (method) return method;
    throw badOption(`there is no tool ${describe(name)}; the tools are ${Object.keys(TOOLS).map(toolName).join(", ")}`);
  }
  function valuesOf(fields) {
    const values = new Map(fields.map(({ nodeId: id, value }) => [`node_${String(parseNodeId(id))}`, value]));
    if (values.size < fields.length) throw badOption("dom_fill_form: a field has two values");
    return Object.fromEntries(values);
  }
  function readTextOptions({ expand, lines, ...options }) {
    return {
      ...options,
      ...expand === void 0 ? {} : { expand: isList2(expand) ? expand.split(",").map(expandRange) : expand },
      ...lines === void 0 ? {} : { lines: range("lines", String(lines)) }
    };
  }
  var isList2 = (expand) => isString(expand) && expand !== "all";
  var expandRange = (part) => range("expand", part);
  function range(name, text) {
    const [, from, to] = /^\D?(\d+)(?:\s*[-–,]\s*(\d+))?\D?$/.exec(text.trim()) ?? [];
    if (!from || name === "lines" && !to || Number(to) < Number(from))
      throw badOption(`dom_text: ${name} must be numbers such as 20-60, not ${describe(text)}`);
    return to ? [Number(from), Number(to)] : Number(from);
  }

  // src/api/tools/definitions.ts
  var NOT_IN_SEED = ["refresh", "format", "maxTokens", "includeValues", "behindModal"];
  function toolDefinitions(format2, only) {
    if (!["openai", "anthropic", "mcp", "seed"].includes(format2)) {
      throw badOption(`toolDefinitions: format must be openai, anthropic, mcp or seed, not ${describe(format2)}`);
    }
    const { only: names = Object.keys(TOOLS) } = checkOptions(
      "toolDefinitions",
      { only },
      { only: { type: "array", items: TEXT } }
    );
    return names.map((requested) => {
      const method = knownTool(requested);
      const { description, schema, readOnly = false } = TOOLS[method];
      const name = toolName(method);
      const parameters = parametersOf(
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
  var parametersOf = (schema, strict) => ({
    type: "object",
    ...contents(schema, strict)
  });
  function contents({ properties, required = [] }, strict) {
    const names = strict ? Object.keys(properties) : required;
    return {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, parameterOf(schema, strict)])
      ),
      ...names.length && { required: [...names] },
      additionalProperties: false
    };
  }
  function parameterOf(schema, strict, isNullable = strict) {
    const { type, description, minimum, items, anyOf, properties } = schema;
    return {
      ...type && { type: isNullable ? [type, "null"] : type },
      ...description && { description },
      ...items && {
        items: items.properties ? parametersOf(items, strict) : { type: items.type ?? "string" }
      },
      ...anyOf && {
        anyOf: [...anyOf.map((one) => parameterOf(one, strict, false)), ...isNullable ? [{ type: "null" }] : []]
      },
      ...properties && contents(schema, strict),
      ...schema.enum && { enum: [...schema.enum, ...isNullable ? [null] : []] },
      ...minimum !== void 0 && !strict && { minimum }
    };
  }

  // src/outsidePage.ts
  function needsPage(name) {
    const refuse = function() {
      throw new DomToolError("no_page", `${name} needs a page: this code does not run in a document.`);
    };
    return new Proxy(refuse, {
      // Development tools and bundlers read properties of what they import, so only a call throws.
      get: (target, key, receiver) => key in target || typeof key === "symbol" ? Reflect.get(target, key, receiver) : needsPage(`${name}.${key}`)
    });
  }
  var classes = ["DomTool", "DomSnapshot"];
  var functions = [
    "checkVisibility",
    "computeAccessibleDescription",
    "computeAccessibleName",
    "computeRole",
    "isInteractive"
  ];
  var [DomTool, DomSnapshot] = classes.map(needsPage);
  var [checkVisibility, computeAccessibleDescription, computeAccessibleName, computeRole, isInteractive] = functions.map(needsPage);
  return __toCommonJS(outsidePage_exports);
})();
return outside;
};
export const {
  DEFAULT_CONFIG,
  DomSnapshot,
  DomTool,
  DomToolError,
  checkVisibility,
  computeAccessibleDescription,
  computeAccessibleName,
  computeRole,
  isInteractive,
  version,
} = typeof document === "undefined" ? makeOutside() : make();
