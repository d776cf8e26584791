import { useHoverGate } from '../../../src/actions/actionability/gate.ts';
import { throughHover } from '../../../src/actions/actionability/throughHover.ts';
import { hoverReveals } from '../../../src/visibility/hoverReveal.ts';
import { useReveals } from '../../../src/visibility/reveal.ts';

// The complete script installs these parts; the actions are imported one by one here.
useReveals(hoverReveals);
useHoverGate(throughHover);

/** Replaces the page's content and returns the element with `id="t"`. */
export function mount(html: string): HTMLElement {
  document.body.innerHTML = html;
  return byId('t');
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const el = document.getElementById(id);
  if (!el) throw new Error(`the page has no #${id}`);
  return el as T;
}

const MOUSE =
  'pointerover pointerenter pointerout pointerleave pointermove pointerdown pointerup mouseover mouseenter mouseout ' +
  'mouseleave mousemove mousedown mouseup click dblclick auxclick contextmenu';
const FOCUS = 'focus blur focusin focusout';
const KEYS = 'keydown keypress keyup beforeinput input change';

/** Records every event of the given types in the element's tree, one line for each. */
export function record(
  types: 'mouse' | 'focus' | 'keys' | 'all',
  line: (e: Event) => string,
  on: EventTarget = document,
): string[] {
  const log: string[] = [];
  const names = { mouse: MOUSE, focus: FOCUS, keys: KEYS, all: `${MOUSE} ${FOCUS} ${KEYS}` }[types].split(' ');
  for (const type of names)
    on.addEventListener(
      type,
      (e) => {
        if (e.target !== document) log.push(line(e));
      },
      true,
    );
  return log;
}

export const name = (e: Event): string => `${e.type} ${(e.target as Element).id || (e.target as Element).localName}`;

/** Returns the id of the focused element, also inside shadow trees. */
export function focused(): string {
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  return el?.id ?? '';
}
