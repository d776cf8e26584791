// src/standards/errors.ts
var DomToolError = class extends Error {
  code;
  constructor(code, message) {
    super(message);
    this.name = "DomToolError";
    this.code = code;
  }
};

// src/options.ts
function describe(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}\u2026` : value);
  return value === null || typeof value !== "object" ? String(value) : Array.isArray(value) ? "an array" : "an object";
}

// src/api/tools/table.ts
var nodeId = "d! Number of the element in a view";
var snapshotId = "s Refuse if the page is no longer the one with this snapshot id";
var at = { nodeId, snapshotId };
var includeValues = "b Show typed text too";
var look = { includeValues, behindModal: "b Include what lies behind a dialog" };
var format = "json|text Default json";
var maxTokens = "c About so many tokens at most";
var force = "b Act even if hidden, disabled or covered";
var modifiers = [" Keys held", { ctrl: "b", shift: "b", alt: "b", meta: "b" }];
var position = [" Where in its box", { x: "n!", y: "n!" }];
var TOOLS = {
  overview: [
    "Get a filtered overview of the current page showing structure, interactive elements, and key content. Returns element IDs that can be used with other DOM tools. This is your primary reconnaissance tool - use it first when exploring a new page or after navigation.",
    {
      tabName: "s Browser tab to analyze (defaults to active tab)",
      filters: [
        " Which content types to include",
        {
          outline: "b Include page structure (depth \u2264 2)",
          interactives: "b Include clickable/typeable elements",
          headings: "b Include headings and key text blocks"
        }
      ],
      visible: "b Only include visible elements (default: true)",
      viewport: "b Only include elements in current viewport (default: true)",
      max_rows: "n Maximum elements per category (default: 30, max: 100)",
      refresh: "b Look anew",
      format,
      maxTokens,
      ...look
    }
  ],
  text: [
    "Read the whole visible page as text, with [12 name] for what can be used.",
    {
      maxTokens,
      viewport: "b Only what is in the viewport",
      lines: "r Only these lines of the whole view, as 20-60",
      region: "s Only these regions, as main",
      expand: "r Rows left out of long groups to show: all, or their numbers, as 41-60, 75",
      urls: "b Show where links lead",
      ...look
    }
  ],
  search: [
    "Find elements and text on the page, each with its line.",
    {
      query: "s! Words, a glob (*, ?) or /a regular expression/",
      role: "s",
      state: "s As disabled, checked",
      limit: "c Default 20",
      format,
      maxTokens,
      ...look
    }
  ],
  inspect: [
    "Everything about one element, and why it can or cannot be seen and used.",
    { target: "t! Its number, or a selector", snapshotId, includeValues }
  ],
  diff: ["What changed between two snapshots of the page.", { snapshotIdA: "s!", snapshotIdB: "s!" }],
  forms: ["Every form: its fields with label, type, format, options, validity.", { maxTokens, includeValues }],
  pageState: [
    "The page as minified semantic nodes.",
    {
      domMode: "semantic_v3|skeleton|full",
      boxes: "b Add boxes",
      maxElements: "c Default 400",
      maxTokens,
      ...look
    }
  ],
  click: [
    "Click an element.",
    {
      ...at,
      button: "left|right|middle",
      clickType: "single|double",
      modifiers,
      position,
      scrollIntoView: "b Default true",
      waitForNavigation: "b",
      navigationTimeout: "p Milliseconds",
      force
    }
  ],
  type: [
    "Type text into a field or editor.",
    {
      ...at,
      text: "s!",
      clearFirst: "b Replace what is there",
      pressEnter: "b",
      blur: "b Leave the field",
      speed: "p Milliseconds a character",
      force
    }
  ],
  keypress: [
    "Press a key on an element, else on what has focus.",
    {
      key: "s! As Enter, a, ArrowDown",
      targetNodeId: "d",
      snapshotId,
      modifiers,
      repeat: "c"
    }
  ],
  hover: ["Move the pointer over an element.", { ...at, position, modifiers, scrollIntoView: "b", force }],
  select: ["Choose options of a list by text or value.", { ...at, values: "s[]!" }],
  check: ["Switch a checkbox, radio button or switch on or off.", { ...at, checked: "b!" }],
  clear: ["Empty a field.", at],
  focus: ["Give an element the keyboard.", at],
  setValue: ["Set a date, time, colour or range.", { ...at, value: "s!" }],
  submit: ["Submit the form that an element is in.", at],
  scroll: [
    "Bring an element into view; or scroll its container, without a number the page.",
    {
      nodeId: "d",
      snapshotId,
      direction: "up|down|left|right",
      pages: "p",
      pixels: "p",
      to: "start|end"
    }
  ],
  drag: [
    "Drag an element to another, or by dx and dy pixels.",
    {
      ...at,
      targetNodeId: "d",
      dx: "n",
      dy: "n",
      position,
      steps: "c",
      modifiers,
      force
    }
  ],
  upload: ["Give files to a file input.", { ...at, files: ["[]!", { name: "s!", type: "s", text: "s", base64: "s" }] }],
  fillForm: ["Fill fields by number, each read back.", { snapshotId, fields: ["[]!", { nodeId, value: "f!" }] }],
  waitFor: [
    "Wait until all that is named holds.",
    {
      nodeId: "d",
      snapshotId,
      state: "visible|hidden|enabled|detached",
      text: "s That shows",
      textGone: "s",
      url: "s Part of it",
      quiet: "p Milliseconds without a change",
      timeout: "p Milliseconds"
    }
  ],
  collect: [
    "Read a list that is drawn in parts to its end.",
    { ...at, items: "s Selector of the rows", maxItems: "c", timeout: "p Milliseconds" }
  ]
};
var LOOKS = /* @__PURE__ */ new Set([
  "overview",
  "text",
  "search",
  "inspect",
  "diff",
  "forms",
  "pageState"
]);
var toolName = (method) => `dom_${method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
function methodOf(name) {
  const method = String(name).replace(/^dom[_-]/, "").replace(/[_-]([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.hasOwn(TOOLS, method) ? method : null;
}
function knownTool(name) {
  const method = methodOf(name);
  if (method) return method;
  throw new DomToolError(
    "bad_option",
    `there is no tool ${describe(name)}; there are ${Object.keys(TOOLS).map(toolName).join(", ")}`
  );
}
function readSpec(spec) {
  const [head, fields] = typeof spec === "string" ? [spec, null] : spec;
  const [, kind = "", mark, says = ""] = /^([^ !]*)(!?) ?(.*)$/.exec(head) ?? [];
  return { kind, needed: mark === "!", says, fields };
}

// src/api/tools/definitions.ts
var LATER = ["refresh", "format", "maxTokens", "includeValues", "behindModal"];
function toolDefinitions(format2, only = Object.keys(TOOLS)) {
  if (!["openai", "anthropic", "mcp", "seed"].includes(format2)) {
    throw new DomToolError(
      "bad_option",
      `toolDefinitions: format must be openai, anthropic, mcp or seed, not ${describe(format2)}`
    );
  }
  return only.map((wanted) => {
    const method = knownTool(wanted);
    const [description, specs] = TOOLS[method];
    const name = toolName(method);
    const schema = objectSchema(
      format2 === "seed" && method === "overview" ? without(specs, LATER) : specs,
      format2 === "openai"
    );
    if (format2 === "anthropic") return { name, description, input_schema: schema };
    if (format2 === "mcp")
      return { name, description, inputSchema: schema, annotations: { readOnlyHint: LOOKS.has(method) } };
    return { type: "function", function: { name, description, parameters: schema, strict: true } };
  });
}
var without = (specs, keys) => Object.fromEntries(Object.entries(specs).filter(([key]) => !keys.includes(key)));
function objectSchema(specs, strict) {
  const properties = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, schemaOf(spec, strict)]));
  const required = Object.keys(specs).filter((name) => strict || readSpec(specs[name]).needed);
  return { type: "object", properties, ...required.length ? { required } : {}, additionalProperties: false };
}
var TYPES = {
  s: { type: "string" },
  "s[]": { type: "array", items: { type: "string" } },
  b: { type: "boolean" },
  n: { type: "number" },
  p: { type: "number", minimum: 0 },
  c: { type: "integer", minimum: 1 },
  d: { type: "string" },
  t: { type: "string" },
  r: { type: "string" }
};
function schemaOf(spec, strict) {
  const { kind, says, fields } = readSpec(spec);
  const object = fields && objectSchema(fields, strict);
  const kinds = kind === "f" ? ["s", "n", "b", "s[]"] : null;
  const { type, minimum, ...rest } = object ? kind ? { type: "array", items: object } : object : kinds ? { anyOf: [...kinds.map((one) => ({ ...TYPES[one] })), ...strict ? [{ type: "null" }] : []] } : structuredClone(TYPES[kind]) ?? { type: "string", enum: kind.split("|") };
  return {
    ...typeof type === "string" ? { type: strict ? [type, "null"] : type } : {},
    ...says ? { description: says } : {},
    ...rest,
    // Strict mode takes few keywords; what is too small is refused by the check.
    ...minimum === void 0 || strict ? {} : { minimum },
    ...strict && "enum" in rest ? { enum: [...rest.enum ?? [], null] } : {}
  };
}
export {
  toolDefinitions
};
//# sourceMappingURL=domtool.tools.mjs.map
