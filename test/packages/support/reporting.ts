import { DomTool, type ActionResult } from '../../../src/index.ts';
import type { DragTo } from '../../../src/actions/drag.ts';
import { atRest, record, untold } from '../../browser/api/support/wholePage.ts';
import type { Hands, Outcome } from './hands.ts';

/**
 * Acts through the public methods and holds each report against a full comparison of the page, which is made without
 * the library.
 */
let tool: DomTool | null = null;
let title = '';
const untoldLines: string[] = [];
const counts = { unread: 0, actions: 0 };

beforeEach(function () {
  title = this.currentTest?.title ?? '';
  tool?.destroy();
  tool = null;
});

/** The number of an element, also of one that says nothing and is in no view. */
const numberOf = async (el: Element): Promise<string> =>
  `node_${(await (tool as DomTool).getSnapshot()).parts.registry.assign(el)}`;

export function reportingHands(said: (outcome: Outcome) => boolean): Hands {
  const compare = async (
    el: Element | null,
    act: (tool: DomTool, id: string) => Promise<ActionResult>,
  ): Promise<boolean> => {
    tool ??= new DomTool();
    const id = el ? await numberOf(el) : '';
    // A late change by the action before would belong to neither report.
    const before = await atRest();
    const result = await act(tool, id);
    const after = record();
    const lines = await untold(before, after, result, tool);
    counts.actions++;
    counts.unread += Number(result.effect?.unread ?? false);
    for (const line of lines)
      untoldLines.push(`${title}: ${result.actionType}: ${line} by ${JSON.stringify(result.effect ?? {})}`);
    return said({ ok: result.success, code: result.code, detail: result.error });
  };
  return {
    click: (el, options) => compare(el, (one, id) => one.click(id, options)),
    type: (el, text, options) => compare(el, (one, id) => one.type(id, text, options)),
    press: (el, key) => compare(el, (one, id) => one.keypress(key, el ? { targetNodeId: id } : {})),
    select: (el, value) => compare(el, (one, id) => one.select(id, value)),
    check: (el, on) => compare(el, (one, id) => one.check(id, on)),
    clear: (el) => compare(el, (one, id) => one.clear(id)),
    hover: (el) => compare(el, (one, id) => one.hover(id)),
    setValue: (el, value) => compare(el, (one, id) => one.setValue(id, value)),
    upload: (el, file) => compare(el, (one, id) => one.upload(id, file)),
    selectText: (el, text) => compare(el, (one, id) => one.selectText(id, { text })),
    drag: (el, to) => compare(el, async (one, id) => one.drag(id, await numbered(to))),
  };
}

async function numbered(to: DragTo): Promise<{ dx: number; dy: number } | { targetNodeId: string }> {
  if (!('target' in to)) return to;
  const { target, ...rest } = to;
  return { targetNodeId: await numberOf(target), ...rest };
}

after(() => {
  console.log(`untold changes: ${untoldLines.length} after ${counts.actions} actions, ${counts.unread} unread pages`);
  if (untoldLines.length)
    throw new Error(`the reports do not tell ${untoldLines.length} changes: ${untoldLines.join('; ')}`);
});
