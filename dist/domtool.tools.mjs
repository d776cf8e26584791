// src/standards/values.ts
var { assign, create } = Object;
var isString = (value) => typeof value === "string";

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
export {
  toolDefinitions
};
