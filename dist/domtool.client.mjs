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
var { assign, create, hasOwn } = Object;
var ownFields = (a, b, c) => {
  try {
    return assign(create(null), a, b, c);
  } catch {
    throw badOption("the options cannot be read: one of their getters throws");
  }
};

// src/protocol/messages/envelopes.ts
var REQUESTS = ["PING", "TAB_COMMAND", "PAGE_ACTION_EXECUTE"];
var CHANNEL = "domtool";
var TYPES = ownFields(Object.fromEntries(REQUESTS.map((type) => [type, true])));

// src/protocol/messages/client.ts
var withinTime = timeLimit(worldTimer());
function connect(target, { timeout = 6e4, frameId = 0 } = {}) {
  const closing = new AbortController();
  const send = typeof target === "number" ? viaTabs(target, frameId) : viaMessages(target, closing.signal);
  let count = 0;
  const ask = async (type, payload) => {
    if (closing.signal.aborted) throw new DomToolError("no_answer", "the connection was closed");
    const request = {
      type,
      ...payload && { payload },
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
export {
  connect
};
