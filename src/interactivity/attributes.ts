import { attribute } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { isPress } from './frameworks.ts';
import { Sign } from './signals.ts';

/** Attributes by which an element says that it can be used: how its name looks, what it is a sign of, whether its value holds. */
const ROWS: readonly (readonly [name: RegExp, sign: number, holds?: (value: string, el: Element) => boolean])[] = [
  [
    /^on(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend)$/,
    Sign.handler,
    (v) => v.trim() !== '',
  ],
  [/^tabindex$/, Sign.focusable, (v) => Number.parseInt(v, 10) >= 0],
  [/^draggable$/, Sign.draggable, (v) => v === 'true'],
  // Alpine, Vue, Angular, AngularJS, Livewire, LiveView, Qwik, Datastar, htmx: the event is in the name, `outside` and the like are of other elements.
  [
    /^(?:@|x-on:|v-on:|on:|q-e:|wire:|phx-|data-on[:-]|(?:data-)?hx-on[:-]+|(?:data-)?ng-|\()(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart)(?![^.)]*(?:start|end)\b)(?!.*\.(?:outside|away|window|document|self\.away))/,
    Sign.attribute,
  ],
  [/^click\.(?:trigger|delegate)$/, Sign.attribute],
  // htmx: a form is submitted, other elements are clicked unless they say what else triggers them.
  [
    /^(?:data-)?hx-(?:get|post|put|patch|delete)$/,
    Sign.attribute,
    (_, el) =>
      !isTag(el, 'form') &&
      /\b(?:click|mousedown|mouseup|pointer\w+)\b/.test(
        attribute(el, 'hx-trigger') ?? attribute(el, 'data-hx-trigger') ?? 'click',
      ),
  ],
  // Stimulus: `event->controller#method`, the event left out where it is the element's usual one; other scripts' own `data-action`.
  [
    /^data-action$/,
    Sign.attribute,
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
  [
    /^jsaction$/,
    Sign.attribute,
    (v) => v.split(';').some((part) => part.trim() !== '' && (!part.includes(':') || isPress(part.trim()))),
  ],
  [
    /^data-bind$/,
    Sign.attribute,
    (v) =>
      /(?:^|[\s,{])(?:click|event\s*:\s*\{[^}]*\b(?:dbl)?click|event\s*:\s*\{[^}]*\b(?:mouse|pointer|touch)(?:down|up|start|end))\s*:/.test(
        v,
      ),
  ],
  [/^_$/, Sign.attribute, (v) => /\bon (?:click|mousedown|pointerdown)\b/.test(v)],
  [/^data-(?:bs-)?(?:toggle|dismiss|slide|slide-to)$/, Sign.attribute, (v) => !/^(?:tooltip|popover)$/.test(v)],
  [/^data-(?:turbo-)?method$/, Sign.attribute],
];

const rows = new Map<string, (typeof ROWS)[number] | null>();

/** The signs that the element's attributes, of these names, give. */
export function attributeSigns(el: Element, names: readonly string[]): number {
  let signs = 0;
  for (const name of names) {
    let row = rows.get(name);
    if (row === undefined) {
      row = ROWS.find(([pattern]) => pattern.test(name)) ?? null;
      if (rows.size < 1000) rows.set(name, row);
    }
    if (row && (!row[2] || row[2](attribute(el, name) ?? '', el))) signs |= row[1];
  }
  return signs;
}
