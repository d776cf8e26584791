import { attribute } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { isPress, PRESSES } from './frameworks.ts';
import { SignalBit } from './signals.ts';

/**
 * Attributes that show that a press on the element has an effect. A rule has a pattern for the attribute's name, the
 * signal, and a test of the value if not every value counts.
 */
const RULES: readonly (readonly [name: RegExp, signal: number, applies?: (value: string, el: Element) => boolean])[] = [
  [new RegExp(`^on${PRESSES}$`), SignalBit.handler, (v) => v.trim() !== ''],
  [/^tabindex$/, SignalBit.focusable, (v) => Number.parseInt(v, 10) >= 0],
  [/^draggable$/, SignalBit.draggable, (v) => v === 'true'],
  // Alpine, Vue, Angular, AngularJS, Livewire, LiveView, Qwik, Datastar and htmx name the event in the attribute's
  // name. Modifiers such as `outside` or `window` mean that the handler is for presses on other elements.
  [
    /^(?:@|x-on:|v-on:|on:|q-e:|wire:|phx-|data-on[:-]|(?:data-)?hx-on[:-]+|(?:data-)?ng-|\()(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart)(?![^.)]*(?:start|end)\b)(?!.*\.(?:outside|away|window|document|self\.away))/,
    SignalBit.attribute,
  ],
  // Aurelia.
  [/^click\.(?:trigger|delegate)$/, SignalBit.attribute],
  // htmx: the default trigger of a form is `submit`, that of other elements is `click`.
  [
    /^(?:data-)?hx-(?:get|post|put|patch|delete)$/,
    SignalBit.attribute,
    (_, el) =>
      !isTag(el, 'form') &&
      /\b(?:click|mousedown|mouseup|pointer\w+)\b/.test(
        attribute(el, 'hx-trigger') ?? attribute(el, 'data-hx-trigger') ?? 'click',
      ),
  ],
  // Stimulus: `event->controller#method`, without the event where it is the element's default one. Other scripts use
  // `data-action` with values of their own.
  [
    /^data-action$/,
    SignalBit.attribute,
    (v, el) =>
      v
        .trim()
        .split(/\s+/)
        .some((action) => {
          const [event, method] = action.split('->');
          return method === undefined
            ? action !== '' && !isTag(el, 'form')
            : isPress(event ?? '') && !/@/.test(event ?? '');
        }),
  ],
  // Google's jsaction: `event:action`, without the event for clicks, separated by semicolons.
  [
    /^jsaction$/,
    SignalBit.attribute,
    (v) => v.split(';').some((part) => part.trim() !== '' && (!part.includes(':') || isPress(part.trim()))),
  ],
  // Knockout.
  [
    /^data-bind$/,
    SignalBit.attribute,
    (v) =>
      /(?:^|[\s,{])(?:click|event\s*:\s*\{[^}]*\b(?:dbl)?click|event\s*:\s*\{[^}]*\b(?:mouse|pointer|touch)(?:down|up|start|end))\s*:/.test(
        v,
      ),
  ],
  // Hyperscript.
  [/^_$/, SignalBit.attribute, (v) => /\bon (?:click|mousedown|pointerdown)\b/.test(v)],
  // Bootstrap. A tooltip or popover only tells more about the element.
  [/^data-(?:bs-)?(?:toggle|dismiss|slide|slide-to)$/, SignalBit.attribute, (v) => !/^(?:tooltip|popover)$/.test(v)],
  // Turbo and the older scripts of Rails: links that send a request by another method.
  [/^data-(?:turbo-)?method$/, SignalBit.attribute],
];

const ruleByName = new Map<string, (typeof RULES)[number] | null>();
const MAX_CACHED_NAMES = 1000;

/**
 * Returns the signals that the element's attributes give, as bits of `SignalBit`.
 *
 * @param names The names of the element's attributes.
 */
export function attributeSignals(el: Element, names: readonly string[]): number {
  let signals = 0;
  for (const name of names) {
    let rule = ruleByName.get(name);
    if (rule === undefined) {
      rule = RULES.find(([pattern]) => pattern.test(name)) ?? null;
      if (ruleByName.size < MAX_CACHED_NAMES) ruleByName.set(name, rule);
    }
    if (rule && (!rule[2] || rule[2](attribute(el, name) ?? '', el))) signals |= rule[1];
  }
  return signals;
}
