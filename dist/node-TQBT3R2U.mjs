// src/standards/values.ts
var { assign, create } = Object;
var isString = (value) => typeof value === "string";

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
  const plain2 = lazyPattern(inAscii, flags.replace("u", ""));
  return (text) => ASCII.test(text) ? plain2() : full();
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
var oneLine = (text) => UNEVEN.test(text) ? text.replace(/\s+/g, " ") : text;
var UNEVEN = / {2}|[^\S ]/;
var collapseSpace = (text) => oneLine(text).trim();
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
var quoted = (text, maxLength = 60) => `'${cut(visible(text).trim(), maxLength).replace(/'/g, "\u2019")}'`;

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
var DEFAULT_TIMEOUT = 5e3;
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
    const words2 = anyOf.flatMap((one) => one.type === "boolean" ? ["true", "false"] : wantedBy(one));
    return `${words2.slice(0, -1).join(", ")} or ${words2.at(-1) ?? ""}`;
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
var checkArguments = (tool2, given, schema) => checkRecord(given, schema, "", {
  prefix: `${tool2}: `,
  whole: "the arguments",
  noun: "argument"
});
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

// src/host/PageError.ts
var PageError = class extends Error {
  constructor(code, message, options) {
    super(message, options);
    this.code = code;
  }
  code;
  name = "DomToolError";
};

// src/host/PageLink.ts
import { setTimeout as wait2 } from "node:timers/promises";

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
var oneOf = (...words2) => ({ type: "string", enum: words2 });
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
function parametersOf(method) {
  const { schema, params = schema.required ?? [] } = TOOLS[method];
  return params;
}
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

// src/api/tools/calls.ts
function readArguments(tool2, given) {
  if (!isString(given)) return given;
  try {
    return given.trim() === "" ? {} : JSON.parse(given);
  } catch {
    throw badOption(`${tool2}: the arguments are not valid JSON: ${describe(given)}`);
  }
}
function parseAction(action) {
  if (!isString(action))
    throw badOption(`perform: the action must be a text such as click(12), not ${describe(action)}`);
  const reader = new ActionReader(action);
  const word = reader.take(WORD);
  const method = word && methodOf(word);
  if (!method)
    throw badOption(
      `perform: ${describe(action)} does not name an action; the actions are ${Object.keys(TOOLS).join(", ")}`
    );
  const args = ownFields();
  const { properties, required = [] } = TOOLS[method].schema;
  const inOrder = Object.entries(properties).filter(([name]) => !NAMED_ONLY.test(name));
  let isByName = false;
  reader.list("(", ")", () => {
    const name = reader.take(NAME)?.replace(/\s*[:=]$/, "");
    const value = reader.value();
    if (name !== void 0) {
      isByName = true;
      if (Object.hasOwn(args, name)) reader.fail(`every argument once, not ${name} again`);
      args[name] = value;
      return;
    }
    if (isByName) reader.fail("positional values before named ones");
    for (let next = inOrder.shift(); ; next = inOrder.shift()) {
      if (!next) return refuseValue(method, value, properties);
      const [key, schema] = next;
      const isBracketed = schema.format === NODE_NUMBER && Array.isArray(value) && value.length === 1;
      const one = isBracketed ? value[0] : value;
      if (!accepts(one, schema) && !required.includes(key)) continue;
      args[key] = one;
      return;
    }
  });
  reader.end();
  return { name: toolName(method), args };
}
function refuseValue(method, value, properties) {
  const taken = Object.entries(properties).filter(([name]) => !NAMED_ONLY.test(name)).map(([name, schema]) => `${name}: ${wantedBy(schema)}`);
  throw badOption(`perform: ${method} does not take ${describe(value)}; it takes ${taken.join(", ")}`);
}
var NAMED_ONLY = /^(snapshotId|timeout|settle)$/;
var WORD = /[A-Za-z]\w*(?:-\w+)*/y;
var NAME = /[A-Za-z_]\w*\s*[:=]/y;
var NUMBER2 = /-?\d+(?:\.\d+)?(?![\w.])/y;
var TEXT2 = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
var CONSTANTS = { true: true, false: false, null: null };
var ESCAPES = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f" };
var MAX_DEPTH = 8;
var ActionReader = class {
  #text;
  #at = 0;
  #depth = 0;
  constructor(text) {
    this.#text = text;
  }
  /** Consumes what the pattern matches at the current position and the white space after it, and returns the match. */
  take(pattern) {
    if (this.#at === 0) this.#space();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== void 0) {
      this.#at += found.length;
      this.#space();
    }
    return found;
  }
  /** Parses the items between an opening and a closing mark, which commas separate. */
  list(open, close, item) {
    if (!this.#mark(open)) this.fail(open);
    if (++this.#depth > MAX_DEPTH) this.fail(`at most ${MAX_DEPTH} levels`);
    if (!this.#mark(close)) {
      do
        item();
      while (this.#mark(","));
      if (!this.#mark(close)) this.fail(`, or ${close}`);
    }
    this.#depth--;
  }
  /** Parses one value: a list, an object, a number, a text, a constant or a word. */
  value() {
    const next = this.#text[this.#at];
    if (next === "[") {
      const items = [];
      this.list("[", "]", () => items.push(this.value()));
      return items;
    }
    if (next === "{") {
      const entries2 = [];
      this.list("{", "}", () => {
        const quoted3 = this.take(TEXT2);
        const name = quoted3 === void 0 ? this.take(NAME)?.replace(/\s*[:=]$/, "") : unquoted(quoted3);
        if (name === void 0 || quoted3 !== void 0 && !this.#mark(":")) this.fail("name: value");
        entries2.push([name, this.value()]);
      });
      return Object.fromEntries(entries2);
    }
    const number = this.take(NUMBER2);
    if (number !== void 0) return Number(number);
    const text = this.take(TEXT2);
    if (text !== void 0) return unquoted(text);
    const word = this.take(WORD);
    if (word === void 0) this.fail("a value");
    return Object.hasOwn(CONSTANTS, word) ? CONSTANTS[word] : word;
  }
  end() {
    if (this.#at < this.#text.length) this.fail("the end: one action at a time");
  }
  fail(expected) {
    const here = this.#text.slice(this.#at, this.#at + 20);
    throw badOption(
      `perform: ${describe(this.#text)}: expected ${expected} at ${here ? JSON.stringify(here) : "the end"}`
    );
  }
  #mark(mark) {
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    this.#space();
    return true;
  }
  #space() {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
  }
};
var unquoted = (text) => text.slice(1, -1).replace(
  /\\(u[\da-fA-F]{4}|[^])/g,
  (_, mark) => mark.length > 1 ? String.fromCharCode(Number.parseInt(mark.slice(1), 16)) : ESCAPES[mark] ?? mark
);

// src/tree/textMark.ts
function marked(words2, mark, next = "") {
  if (mark === "~~") return `~~${words2}~~`;
  if (mark !== "^" && mark !== "_") return `(${mark}: ${words2})`;
  const isPlain2 = DIGITS.test(words2) ? !DIGIT.test(next) : mark === "^" && LETTERS.test(words2) && !isWord(next);
  return mark + (isPlain2 ? words2 : `(${words2})`);
}
var DIGITS = /^[+\u2212-]?\d+$/;
var DIGIT = /^\d/;
var LETTERS = /^[a-zA-Z]+$/;

// src/standards/words.ts
var words = (text) => text.trim().split(/\s+/);
var wordSet = /* @__NO_SIDE_EFFECTS__ */ (...texts2) => new Set(texts2.flatMap(words));

// src/views/text/inlineMarks.ts
var MARKS = ["~~", "^", "_", "`", "faint", "hidden", "bar"];
var ENDS = "\uF8F0\uF8F1\uF8F2\uF8F3\uF8F4\uF8F5\uF8F6\uF8F7\uF8F8\uF8F9\uF8FA\uF8FB\uF8FC\uF8FD";
var BRACKETS = /[\uf8f0-\uf8fd]/g;
var HAS_BRACKET = /[\uf8f0-\uf8fd]/;
var SEAMS = /(?:\uf8f1( ?)\uf8f0|\uf8f3( ?)\uf8f2|\uf8f5( ?)\uf8f4|\uf8f9( ?)\uf8f8|\uf8f7\uf8f6)/g;
var MARKED = /([\uf8f0\uf8f2\uf8f4\uf8f8\uf8fa\uf8fc])([^\uf8f0-\uf8fd]*)[\uf8f1\uf8f3\uf8f5\uf8f9\uf8fb\uf8fd](?=(.?))/gu;
var CODE = /\uf8f6[^\uf8f7]*\uf8f7/g;
var unmarked = (text) => HAS_BRACKET.test(text) ? text.replace(BRACKETS, "") : text;
var CODE_TAGS = wordSet("code kbd samp tt");
function writeMarks(text, escape, escapeCode) {
  if (!HAS_BRACKET.test(text)) return escape(text);
  const joined = text.replace(SEAMS, "$1$2$3$4");
  const parts = [];
  let from = 0;
  for (const { 0: code, index } of joined.matchAll(CODE)) {
    parts.push(withSafeEnd(escape(joined.slice(from, index))), quoted2(escapeCode(unmarked(code))));
    from = index + code.length;
  }
  let out = parts.join("") + escape(joined.slice(from));
  for (let before = ""; out !== before && HAS_BRACKET.test(out); ) out = (before = out).replace(MARKED, writeMarked);
  return unmarked(out);
}
function writeMarked(_, open, words2, next, at, line) {
  const mark = MARKS[ENDS.indexOf(open) / 2];
  const inner = withSafeEnd(mark === "~~" ? words2 : words2.replace(/[()]/g, "\\$&"));
  return (line[at - 1] === "\\" ? " " : "") + (mark === "bar" ? `(${inner})` : marked(inner, mark, next));
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
var INLINE = /[`^_]|~~/;
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
var escapeInName = (text) => escapeInline(escapeCodeInName(text));
var escapeCodeInName = (text) => escapeOpening(text).replace(/\]/g, "\\]").replace(/="/g, '=\\"');
var escapeOpening = (text) => /[[(]/.test(text) ? text.replace(opening(text), "\\$&") : text;
var opening = patternFor(
  "\\[(?=[\\p{Nd}])|\\((?=on hover(?: [\\p{Nd}]|:)|(?:faint|hidden): |(?:progress|meter)[ )])",
  "gu"
);
function cutLine(line, limit) {
  if (line.length <= limit) return line;
  const part = cut(line, limit).slice(0, -1);
  const open = OPEN_MARK.exec(part)?.index ?? -1;
  return `${(open > 0 ? part.slice(0, open) : part).replace(/\\$/, "")}\u2026${open === 0 ? "]" : ""}`;
}
var OPEN_MARK = /(?<!\\)\[\d+(?:,\d+)*(?: (?:[^\]]|(?<=\\)\])*)?$/;

// src/api/tools/compactResult.ts
var isActionResult = (answer) => typeof answer === "object" && answer !== null && "actionType" in answer;
function compactResult(result) {
  const { success, error, code, changes, effect = {}, answer, nodeId: nodeId2, actedOn } = result;
  const { appeared, gone, changed, moved, resized, scrolled, restyled, opened, announcements, focused, ...rest } = effect;
  const { drawn, displaced, ...others } = rest;
  const listed = Object.entries(others).filter(([kind]) => kind !== "none");
  const isOnlyCounted = Object.keys(effect).every((kind) => kind === "drawn" || kind === "displaced");
  const { fields, items, complete } = result;
  const lines = {
    appeared: appeared?.map(added),
    gone: gone?.map((one) => cutLine(added(one), 60)),
    changed: changed?.flatMap((one) => change(one, nodeId2, changes.newValue)),
    moved: moved?.map(fromTo),
    resized: resized?.map(fromTo),
    scrolled: scrolled?.map(fromTo),
    restyled: restyled?.map(
      ({ element, changes: styles }) => [short(element), ...Object.entries(styles).map(([name, pair]) => `${name} ${pair.join(" \u2192 ")}`)].join(" ")
    ),
    opened: opened?.map(short).filter((one) => !appeared?.some(({ id }) => numberOf(id) === one.split(" ")[0])),
    announcements: announcements?.filter((text) => !appeared?.some((one) => one.text?.includes(text)))
  };
  const told = {
    success,
    ...defined({
      error,
      code,
      answer,
      value: changes.newValue,
      url: changes.navigationOccurred ? changes.newUrl ?? "another page" : void 0,
      actedOn: actedOn && short(actedOn)
    }),
    ...Object.fromEntries(Object.entries(lines).filter(([, list2]) => list2?.length)),
    ...Object.fromEntries(listed),
    ...isOnlyCounted && (drawn ?? displaced) ? { redrawn: (drawn ?? 0) + (displaced ?? 0) } : {},
    ...rest.none === void 0 ? {} : { none: "nothing changed" },
    ...changes.scrollChanged && !scrolled && { scrolled: true },
    ...fields && { fields: fields.filter((field) => !field.success).map((field) => field.error) },
    ...items && { items, complete }
  };
  const isOwnFocus = focused?.startsWith(`${nodeId2} `) || focused === actedOn;
  const isTold = focused !== void 0 && (!isOwnFocus || Object.keys(told).length === 1);
  return isTold ? { ...told, focused: focused && short(focused) } : told;
}
var defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
var numberOf = (id) => id.replace("node_", "");
var short = (named) => named.replace(/^node_/, "");
var fromTo = ({ element, from, to }) => short(`${element}: ${from} \u2192 ${to}`).replaceAll("node_", "");
function added({ id, tag, role, text, "aria-label": label }) {
  const words2 = text ?? escapeName(label ?? "");
  return words2.includes(`[${numberOf(id)} `) ? words2 : [numberOf(id), role ?? tag, words2].filter(Boolean).join(" ");
}
var valueText = (value) => isString(value) ? quoted(value, MAX_WORDS) : String(value);
var MAX_WORDS = 200;
function change({ id, tag, role, changes, ...one }, actedOn, value) {
  const listed = Object.entries(changes).filter(
    ([field]) => field !== "focused" && !(field === "value" && id === actedOn && value !== void 0)
  );
  if (!listed.length) return [];
  const label = "name" in changes || "text" in changes ? "" : one["aria-label"] ?? "";
  const fields = listed.filter(([field]) => field !== "name" || !("text" in changes)).map(
    ([field, [from, to]]) => (typeof to === "boolean" || to === null) && !isString(from) ? to ? field : `not ${field}` : `${field} ${from === null ? "" : `${valueText(from)} \u2192 `}${to === null ? "none" : valueText(to)}`
  );
  return [[`${numberOf(id)} ${role ?? tag}`, label && quoted(label, 40), fields.join(", ")].filter(Boolean).join(" ")];
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
    const parameters = parametersOf2(
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
var parametersOf2 = (schema, strict) => ({
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
      items: items.properties ? parametersOf2(items, strict) : { type: items.type ?? "string" }
    },
    ...anyOf && {
      anyOf: [...anyOf.map((one) => parameterOf(one, strict, false)), ...isNullable ? [{ type: "null" }] : []]
    },
    ...properties && contents(schema, strict),
    ...schema.enum && { enum: [...schema.enum, ...isNullable ? [null] : []] },
    ...minimum !== void 0 && !strict && { minimum }
  };
}

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
  const wait3 = () => {
    const part = left < longest ? left : longest;
    left -= part;
    cancel = later(left > 0 ? wait3 : () => void settle(late), part);
  };
  wait3();
  void settle(() => promise);
});

// src/host/input.ts
var keys2 = { ctrl: "Control", shift: "Shift", alt: "Alt", meta: "Meta" };
async function performInput({ mouse, keyboard }, { kind, args }) {
  if (kind === "type") return keyboard.type(args[0]);
  if (kind === "press") {
    const [key, modifiers3] = args;
    return holding({ keyboard }, modifiers3, () => keyboard.press(key));
  }
  const { x, y } = args[0];
  await mouse.move(x, y);
  if (kind === "move") return;
  const { button, clickCount, modifiers: modifiers2 } = args[1];
  await holding({ keyboard }, modifiers2, async () => {
    for (let count2 = 1; count2 <= clickCount; count2++) {
      await mouse.down({ button, clickCount: count2 });
      await mouse.up({ button, clickCount: count2 });
    }
  });
}
async function holding({ keyboard }, modifiers2, act) {
  const held = Object.keys(keys2).filter((name) => modifiers2[name]);
  for (const name of held) await keyboard.down(keys2[name]);
  try {
    await act();
  } finally {
    for (const name of held.reverse()) await keyboard.up(keys2[name]);
  }
}

// src/host/pageCalls.ts
function withSnapshotId(method, args, snapshotId2) {
  if (snapshotId2 === void 0) return args;
  if (isWait(method, args) && waitOptions(method, args)?.nodeId === void 0) return args;
  const add = (options) => typeof (options ?? {}) === "object" && !Array.isArray(options) ? { snapshotId: snapshotId2, ...options } : options;
  if (method === "call") return [args[0], add(args[1]), args[2]];
  const at = argumentCount(method);
  return [...Array.from({ length: at }, (_, i) => args[i]), add(args[at])];
}
var calledMethod = (method, args) => method === "call" ? methodOf(args[0]) : method;
var isWait = (method, args) => calledMethod(method, args) === "waitFor";
var waitOptions = (method, args) => method === "call" ? args[1] : args[0];
function waitTime(method, args) {
  const timeout = waitOptions(method, args)?.timeout;
  return typeof timeout === "number" ? timeout : DEFAULT_TIMEOUT;
}
function withTimeout(method, args, timeout) {
  const options = { ...waitOptions(method, args), timeout };
  return method === "call" ? [args[0], options, args[2]] : [options];
}
function argumentCount(method) {
  if (method === "drag") return 2;
  const tool2 = methodOf(method);
  return tool2 ? parametersOf(tool2).length : 1;
}
function timeoutIn(args) {
  const given = args.map((one) => one?.timeout);
  return given.filter((one) => typeof one === "number" && Number.isFinite(one)).at(-1) ?? 0;
}
function leftDocument(method, args, started) {
  const [name, given] = args;
  const node = method === "call" ? given?.nodeId : name;
  const isNumber = typeof node === "number" || typeof node === "string" && method !== "callPageTool";
  return {
    success: true,
    nodeId: isNumber ? `node_${String(node).replace(/\D/g, "")}` : "",
    actionType: calledMethod(method, args),
    timestamp: new Date(started).toISOString(),
    duration: Date.now() - started,
    changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false }
  };
}
function stayed(answer, download, goingTo) {
  const { changes, effect } = answer;
  const kept = { ...changes, navigationOccurred: false };
  delete kept.newUrl;
  return {
    ...answer,
    changes: kept,
    effect: {
      ...effect,
      ...download !== void 0 && { download },
      ...goingTo !== null && { pending: [...effect?.pending ?? [], `the navigation to ${goingTo.slice(0, 300)}`] }
    }
  };
}

// src/host/Turns.ts
var Turns = class {
  #last = Promise.resolve();
  /** Runs a task in its turn. A task whose signal has aborted by then is not begun. */
  take(task, signal) {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    this.#last = turn.catch(() => void 0);
    return turn;
  }
};
var withinTime = timeLimit(worldTimer());
async function unlessAborted(work, signal, onAbort) {
  let listener = () => void 0;
  const aborted = new Promise((_, reject) => {
    listener = () => {
      onAbort();
      reject(signal.reason);
    };
  });
  signal.addEventListener("abort", listener);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", listener);
  }
}

// src/host/PageWatch.ts
import { setTimeout as wait } from "node:timers/promises";
var QUIET_MS = 100;
var SILENT_MS = 1e3;
var BUSY_MS = 3e3;
var ARRIVAL_MS = 1e4;
var FOLLOW_MS = 1e3;
var POLL_MS = 20;
var PageWatch = class {
  #page;
  #underWay = /* @__PURE__ */ new Set();
  #quietSince = Date.now();
  #navigations = 0;
  #framesNavigated = 0;
  /** The request by which the page is going to another document. */
  #navigation = null;
  /** The number of navigations of the page whose request ended although no document had come. */
  #ended = 0;
  /** The time at which a navigation last ended so, or a frame reached a document. */
  #turnedAt = 0;
  #downloads = [];
  /** What rejects the work that is under way if the page is closed. */
  #rejections = /* @__PURE__ */ new Set();
  constructor(page) {
    this.#page = page;
    page.on("request", this.#onRequest);
    page.on("requestfinished", this.#onDone);
    page.on("requestfailed", this.#onDone);
    page.on("framenavigated", this.#onNavigated);
    page.on("close", this.#onClose);
  }
  /** Does work with the page. @throws PageError `no_answer` as soon as the page is closed */
  whileOpen(work) {
    return new Promise((resolve, reject) => {
      if (this.#page.isClosed()) return reject(pageClosed());
      this.#rejections.add(reject);
      work().catch((error) => {
        throw this.#page.isClosed() ? pageClosed() : error;
      }).then(resolve, reject).finally(() => this.#rejections.delete(reject));
    });
  }
  get now() {
    return {
      navigations: this.#navigations,
      framesNavigated: this.#framesNavigated,
      ended: this.#ended,
      downloads: this.#downloads.length
    };
  }
  /** Returns whether the page has reached another document since a moment. */
  hasNavigated(since) {
    return this.#navigations > since.navigations;
  }
  /** The address that the page is going to while nothing has come from there; otherwise null. */
  get goingTo() {
    return this.#navigation?.url() ?? null;
  }
  /** Returns the name of the file whose download has begun since a moment. */
  downloadSince({ downloads }) {
    return this.#downloads[downloads];
  }
  noteDownload = (name) => {
    this.#downloads.push(name);
  };
  /**
   * Waits until the page, or a frame in it, has reached a document after a moment. A download and an empty answer reach
   * none: the request ends, and nothing follows.
   * @param timeout in milliseconds, at most ten seconds
   * @returns whether a document was reached
   */
  async arrived(since, timeout = ARRIVAL_MS) {
    const end = Date.now() + Math.min(timeout, ARRIVAL_MS);
    while (Date.now() < end && !this.#page.isClosed()) {
      if (this.hasNavigated(since)) return true;
      if (this.#downloads.length > since.downloads) return false;
      if (this.#navigation === null && Date.now() - this.#turnedAt > FOLLOW_MS) {
        if (this.#ended > since.ended) return false;
        if (this.#framesNavigated > since.framesNavigated) return true;
      }
      await wait(POLL_MS);
    }
    return this.hasNavigated(since);
  }
  /**
   * Waits until the document is loaded and no request has been under way for `quiet` milliseconds. After loading, it
   * waits at most three seconds.
   */
  async settled(loadTimeout, quiet = QUIET_MS) {
    const end = Date.now() + loadTimeout;
    let state = null;
    let answered = 0;
    for (let left = loadTimeout; left > 0 && state !== "complete"; left = end - Date.now()) {
      if (this.#page.isClosed()) return "loading";
      if (state !== null) await wait(POLL_MS);
      const answer = await readyStateOf(this.#page, left);
      if (answer !== null) [state, answered] = [answer, Date.now()];
    }
    if (state !== "complete") return this.goingTo === null && Date.now() - answered > SILENT_MS ? "hanging" : "loading";
    const busyEnd = Math.min(end, Date.now() + BUSY_MS);
    while (Date.now() < busyEnd) {
      const left = this.#underWay.size > 0 ? quiet : this.#quietSince + quiet - Date.now();
      if (left <= 0) break;
      await wait(Math.min(left, 30));
    }
    return "loaded";
  }
  stop() {
    this.#page.off("request", this.#onRequest);
    this.#page.off("requestfinished", this.#onDone);
    this.#page.off("requestfailed", this.#onDone);
    this.#page.off("framenavigated", this.#onNavigated);
    this.#page.off("close", this.#onClose);
  }
  /** Returns the frame to which a request brings a document, or null if it is not for a navigation. */
  #frameOf(request) {
    if (!request.isNavigationRequest()) return null;
    try {
      return request.frame();
    } catch {
      return this.#page.mainFrame();
    }
  }
  #onRequest = (request) => {
    this.#underWay.add(request);
    if (this.#frameOf(request) === this.#page.mainFrame()) this.#navigation = request;
  };
  #onDone = (request) => {
    this.#underWay.delete(request);
    this.#quietSince = Date.now();
    if (request !== this.#navigation) return;
    this.#navigation = null;
    this.#ended++;
    this.#turnedAt = Date.now();
  };
  #onNavigated = (frame) => {
    if (frame !== this.#page.mainFrame()) {
      this.#framesNavigated++;
      this.#turnedAt = Date.now();
      return;
    }
    this.#navigations++;
    this.#navigation = null;
    this.#underWay.clear();
    this.#quietSince = Date.now();
  };
  #onClose = () => {
    for (const reject of this.#rejections) reject(pageClosed());
  };
};
function readyStateOf(page, timeout) {
  const state = page.evaluate(() => document.readyState).catch(() => "loading");
  return withinTime(state, timeout, () => null);
}
var pageClosed = () => new PageError("no_answer", "The page was closed.");

// src/host/PageLink.ts
var STOP_MS = 5e3;
var PAUSE_MS = 500;
var PageLink = class {
  #page;
  #scripts;
  #bridge;
  #timeout;
  #isPaused;
  #watch;
  /**
   * The DevTools session, opened at the beginning, because none can be opened while a script of the page does not end.
   */
  #debugger;
  /** Stops the news of downloads. */
  #stopDownloads;
  opened;
  /** The id of the latest snapshot, which identifies the document of the latest view. */
  #snapshotId;
  /** Calls are run one after another, because they share one page and its input. */
  #turns = new Turns();
  /** Cancels the calls that are given from now on. */
  #cancelling = new AbortController();
  /** The signal of the call that runs, or ran last. */
  #signal = this.#cancelling.signal;
  constructor(page, library, scripts, bridge, timeout, isPaused) {
    this.#page = page;
    this.#scripts = scripts;
    this.#bridge = bridge;
    this.#timeout = timeout;
    this.#isPaused = isPaused;
    this.#watch = new PageWatch(page);
    this.#stopDownloads = library.onDownload(this.#watch.noteDownload).catch(() => () => void 0);
    this.opened = this.#debugger = library.debug().catch(() => null);
  }
  stop() {
    this.#watch.stop();
    void this.#stopDownloads.then((end) => end()).catch(() => void 0);
    void this.#debugger.then((session) => session?.detach()).catch(() => void 0);
  }
  /**
   * Cancels the calls that have not ended. Those that have not begun never begin. The one that runs gets no more input,
   * and its waiting ends in the page.
   */
  cancel() {
    this.#cancelling.abort(new PageError("cancelled", "The call was cancelled; what it had done by then stays."));
    this.#cancelling = new AbortController();
    this.#page.evaluate(callBridge, { ...this.#bridge, call: ["cancel"] }).catch(() => void 0);
  }
  settled(timeout, quiet) {
    return this.#watch.whileOpen(() => this.#watch.settled(timeout, quiet));
  }
  /** Runs a method that only reads the page. */
  look(method, args) {
    return this.#inTurn(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.#run(method, args, this.#timeout);
        } catch (error) {
          if (!isContextLost(error) || tries === 4) throw error;
          await this.#watch.settled(this.#timeout);
        }
      }
    });
  }
  /** Runs an action. If it left the document, waits until the next page has settled. */
  act(method, args) {
    return this.#inTurn(async () => {
      const before = this.#watch.now;
      const url = this.#page.url();
      const started = Date.now();
      const given = withSnapshotId(method, args, this.#snapshotId);
      const answer = await (isWait(method, args) ? this.#waitFor(method, given) : this.#runOrLeave(method, given, before).then((one) => one ?? leftDocument(method, args, started)));
      if (!isActionResult(answer)) return answer;
      if (answer.changes.navigationOccurred && !await this.#watch.arrived(before))
        return stayed(answer, this.#watch.downloadSince(before), this.#watch.goingTo);
      if (!this.#watch.hasNavigated(before)) return answer;
      await this.#watch.settled(this.#timeout);
      const newUrl = this.#page.url();
      return { ...answer, changes: { ...answer.changes, navigationOccurred: true, ...newUrl !== url && { newUrl } } };
    });
  }
  /**
   * Runs an action.
   * @returns its answer, or null if the page has reached another document, which destroys the execution context that
   *   would have returned the answer
   */
  async #runOrLeave(method, args, before) {
    try {
      return await this.#run(method, args, this.#timeout + timeoutIn(args));
    } catch (error) {
      if (!isContextLost(error)) throw error;
      await this.#watch.arrived(before);
      if (this.#watch.hasNavigated(before)) return null;
      throw error;
    }
  }
  /** Waits in whichever document the page shows, until what is named holds or the time is over. */
  async #waitFor(method, args) {
    const end = Date.now() + waitTime(method, args);
    for (let rest = args; ; rest = withTimeout(method, args, Math.max(0, end - Date.now()))) {
      const before = this.#watch.now;
      const answer = await this.#runOrLeave(method, rest, before);
      if (answer === null) {
        if (Date.now() - end < this.#timeout) continue;
        throw new PageError("no_answer", "The page did not stay in any document for long enough.");
      }
      const isLeft = isActionResult(answer) && !answer.success && answer.changes.navigationOccurred;
      if (!isLeft || Date.now() >= end) return answer;
      await this.#watch.arrived(before, end - Date.now());
      if (Date.now() >= end && !this.#watch.hasNavigated(before)) return stayed(answer, void 0, this.#watch.goingTo);
    }
  }
  /** Performs an action string, as `call` does with the tool and arguments in it. */
  async perform(action, options = {}) {
    const { name, args } = parseAction(action);
    return this.call(name, { ...args, ...options }, { full: true });
  }
  /** Runs a tool of `toolDefinitions` by its name. */
  async call(name, given, { full = false } = {}) {
    const [definition] = toolDefinitions("mcp", [name]);
    if (definition?.annotations.readOnlyHint) return this.look("call", [name, given]);
    const read = typeof given === "string" ? readArguments(definition?.name ?? name, given) : given;
    const args = typeof read === "string" ? given : read;
    const answer = await this.act("call", [name, args, { full: true }]);
    return full || !isActionResult(answer) ? answer : compactResult(answer);
  }
  async find(selector) {
    const { success, result, error, code } = await this.look("automate", [
      { action: "query", selector, limit: 1 }
    ]);
    const [found] = Array.isArray(result) ? result : [];
    if (found?.nodeId !== void 0) return found.nodeId;
    const reason = success ? `nothing on the page matches ${JSON.stringify(selector)}` : error ?? "it failed";
    throw new PageError(code ?? "no_match", reason);
  }
  /** Brings the tool into a document that was loaded before the start script was added. */
  async inject(frame) {
    if (await frame.evaluate((name) => name in globalThis, this.#bridge.name)) return;
    await frame.evaluate(this.#scripts.now).catch(async (error) => {
      if (frame !== this.#page.mainFrame()) throw error;
      const { exceptionDetails } = await this.#debug("Runtime.evaluate", { expression: this.#scripts.now });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    });
  }
  stopScripts() {
    const stopped = this.#debug("Runtime.terminateExecution").then(
      () => true,
      () => false
    );
    return withinTime(stopped, STOP_MS, () => false);
  }
  async #debug(...call) {
    const session = await this.#debugger;
    if (!session) throw new Error("The browser has no DevTools protocol.");
    return session.send(...call);
  }
  #inTurn(run) {
    const { signal } = this.#cancelling;
    return this.#turns.take(() => {
      this.#signal = signal;
      return this.#watch.whileOpen(run);
    }, signal);
  }
  /** Calls a method in the current document, and performs the input that it asks for. */
  async #run(method, args, timeout) {
    this.#signal.throwIfAborted();
    const step = await this.#inTime(this.#steps(method, args), timeout);
    this.#signal.throwIfAborted();
    if ("left" in step) throw new Error(CONTEXT_LOST);
    if ("error" in step) throw new PageError(step.error.code ?? "error", step.error.message);
    if (step.snapshotId !== void 0) this.#snapshotId = step.snapshotId;
    return step.answer;
  }
  /** Performs the input that a call asks for, and returns its last step. */
  async #steps(method, args) {
    let step = await this.#step(["start", method, args]);
    while ("input" in step) {
      const error = this.#signal.aborted ? "the call was cancelled" : await performInput(this.#page, step.input).then(
        () => null,
        (reason) => reason instanceof Error ? reason.message : String(reason)
      );
      step = await this.#step(["next", error]);
    }
    return step;
  }
  async #step(call) {
    const ask = async () => await this.#page.evaluate(callBridge, { ...this.#bridge, call });
    let text = await ask();
    if (text === null) {
      await this.inject(this.#page.mainFrame());
      text = await ask();
    }
    if (text === null) throw new PageError("no_answer", "The page does not allow any script to run.");
    return JSON.parse(text);
  }
  #inTime(work, timeout) {
    const later = timeLimit((run, ms) => {
      const timer = new AbortController();
      this.#unpausedTime(ms, timer.signal).then(run, () => void 0);
      return () => timer.abort();
    });
    return later(work, timeout, () => {
      const { goingTo } = this.#watch;
      const reason = goingTo === null ? "one of its scripts does not end." : `it is going to ${goingTo.slice(0, 300)}, which has not answered yet.`;
      throw new PageError("no_answer", `The page did not answer within ${timeout / 1e3} s: ${reason}`);
    });
  }
  /** Resolves when `timeout` milliseconds have passed in which the page was not paused. */
  async #unpausedTime(timeout, signal) {
    await wait2(timeout, void 0, { signal });
    for (let wasPaused = this.#isPaused(); wasPaused; ) {
      await wait2(PAUSE_MS, void 0, { signal });
      if (this.#isPaused()) continue;
      await wait2(timeout, void 0, { signal });
      wasPaused = this.#isPaused();
    }
  }
};
function callBridge({ name, key, call }) {
  const bridge = globalThis[name];
  if (!bridge) return null;
  const methods = bridge(key);
  return methods[call[0]](call[1], call[2]);
}
var CONTEXT_LOST = "The context was destroyed.";
var LEFT = /context was destroyed|because of a navigation|navigated or closed|Cannot find context|frame (was|got) detached|Target page, context or browser has been closed|Protocol error/i;
function isContextLost(error) {
  return !(error instanceof PageError) && LEFT.test(String(error));
}

// src/host/scripts.ts
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/host/pageBridge.ts
function installBridge(options) {
  return (Tool) => {
    const { stringify } = JSON;
    const { Promise: Promise2, Error: Error2 } = globalThis;
    const { defineProperty } = Object;
    const { name, key, secret, hasInput, pageTools } = options;
    const makeBridge = () => {
      const tool2 = new Tool({ pageTools, ...secret !== null && { joinFrames: { secret } } });
      let deliver = null;
      let pending = null;
      let isCancelled = false;
      let onInputDone = null;
      const emit = (step2) => {
        const text = stringify(step2);
        if (deliver) deliver(text);
        else pending = text;
        deliver = null;
      };
      const step = () => new Promise2((resolve) => {
        if (pending === null) deliver = resolve;
        else resolve(pending);
        pending = null;
      });
      const request = (kind) => (...args) => new Promise2((resolve, reject) => {
        onInputDone = (error) => error === null ? resolve() : reject(new Error2(error));
        emit({ input: { kind, args } });
      });
      if (hasInput && window === window.parent)
        tool2.useTrustedInput({
          click: request("click"),
          move: request("move"),
          type: request("type"),
          press: request("press"),
          isCancelled: () => isCancelled
        });
      const views = {
        __proto__: null,
        text: async (options2) => (await tool2.getSnapshot()).toText(options2),
        serialized: async (options2) => tool2.get_serialized_dom(options2),
        showMarks: (options2) => tool2.overlay.show(options2),
        hideMarks: () => Promise2.resolve(tool2.overlay.hide())
      };
      let hasLooked = false;
      const run = async (method, args) => {
        try {
          if (!hasLooked) await tool2.getSnapshot();
          hasLooked = true;
          const view = views[method];
          const answer = view ? await view(args[0] ?? {}) : await tool2[method](
            ...args.map((arg) => arg ?? void 0)
          );
          const isAction = typeof answer === "object" && answer !== null && "actionType" in answer;
          emit(isAction ? { answer } : { answer, snapshotId: (await tool2.getSnapshot()).snapshotId });
        } catch (error) {
          const { name: kind, message, code } = error;
          emit({ error: { name: kind, message, ...code === void 0 ? {} : { code } } });
        }
      };
      return {
        start: (method, args) => {
          deliver = pending = null;
          isCancelled = false;
          const first = step();
          void run(method, args);
          return first;
        },
        next: (error) => {
          if (!onInputDone) return Promise2.resolve(stringify({ left: true }));
          const following = step();
          onInputDone(error);
          onInputDone = null;
          return following;
        },
        cancel: () => void (isCancelled = true)
      };
    };
    let bridge = null;
    const open = () => bridge ??= makeBridge();
    defineProperty(window, name, { value: (given) => given === key ? open() : void 0 });
    if (secret !== null && window !== window.parent && !window.frameElement) open();
  };
}

// src/host/scripts.ts
var files = { complete: "domtool.iife.js", core: "domtool.core.iife.js", hook: "domtool.hook.js" };
var texts = /* @__PURE__ */ new Map();
function textOf(file) {
  let text = texts.get(file);
  if (!text) texts.set(file, text = readFile(new URL(file, import.meta.url), "utf8"));
  return text;
}
var randomName = () => randomBytes(16).toString("hex");
async function pageScripts(build, bridge) {
  const [hook, tool2] = await Promise.all([textOf(files.hook), textOf(files[build])]);
  const script = `(function (options) { "use strict"; const takeDomTool = (${installBridge.toString()})(options);
${tool2}
})(${JSON.stringify(bridge)});`;
  return { atStart: `${hook}
${script}`, now: script };
}

// src/host/DomPage.ts
var VIEWS = ["overview", "search", "inspect", "diff", "forms", "toPageModel"];
var ACTIONS2 = [
  "click",
  "type",
  "keypress",
  "hover",
  "select",
  "check",
  "uncheck",
  "clear",
  "focus",
  "scroll",
  "setValue",
  "drag",
  "upload",
  "selectText",
  "submit",
  "waitFor",
  "collect",
  "fillForm",
  "callPageTool"
];
var OPTIONS = {
  build: { type: "string", enum: ["complete", "core"] },
  realInput: FLAG,
  joinFrames: FLAG,
  pageTools: FLAG,
  timeout: { type: "number", minimum: 0, maximum: 864e5 },
  isPaused: { type: "function" }
};
function checkPage(page, { name, ownMethod }) {
  const given = page ?? {};
  if (["mainFrame", ownMethod].every((method) => typeof given[method] === "function")) return;
  throw new PageError("bad_option", `attach: page must be a page of ${name}`);
}
async function attachTo(page, library, given) {
  checkPage(page, library);
  const options = checkOptions("attach", given, OPTIONS);
  const { build = "complete", realInput = true, joinFrames = build === "complete", timeout = 3e4 } = options;
  const { isPaused = () => false, pageTools = true } = options;
  const bridge = {
    name: `domtool-${randomName()}`,
    key: randomName(),
    secret: joinFrames ? randomName() : null,
    hasInput: realInput,
    pageTools
  };
  const scripts = await pageScripts(build, bridge);
  const atStart = library.atStart(scripts.atStart);
  const link = new PageLink(page, library, scripts, bridge, timeout, isPaused);
  const injected = async () => {
    await Promise.all([atStart, link.opened]);
    if (page.url() !== "about:blank")
      await Promise.all(page.frames().map((frame) => link.inject(frame).catch(() => void 0)));
  };
  await withinTime(injected(), timeout, () => void 0);
  const calls = {};
  for (const method of [...VIEWS, "text", "serialized", "pageState", "showMarks", "hideMarks"])
    calls[method] = (...args) => link.look(method, args);
  for (const method of ACTIONS2) calls[method] = (...args) => link.act(method, args);
  calls["perform"] = (action, more) => link.perform(action, more);
  calls["call"] = (name, args, more) => link.call(name, args, more);
  calls["find"] = (selector) => link.find(selector);
  calls["settled"] = (limit = timeout, quiet) => link.settled(limit, quiet);
  calls["cancel"] = () => link.cancel();
  calls["stopScripts"] = () => link.stopScripts();
  calls["detach"] = async () => {
    link.stop();
    await (await atStart)();
  };
  return calls;
}

export {
  Turns,
  withinTime,
  unlessAborted,
  SILENT_MS,
  readyStateOf,
  lazyPattern,
  isFurtherLatin,
  isTypographic,
  characterAt,
  checkArguments,
  camelCase,
  separated,
  parseAction,
  isActionResult,
  compactResult,
  toolDefinitions,
  attachTo
};
