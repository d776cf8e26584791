import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { difference, linesOf } from '../fuzz/compare.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

const RULES = 12_000;
const rules = (name: string): string =>
  Array.from(
    { length: RULES },
    (_, i) => `.${name}${i} > .b:hover, #${name}${i} + p { color: red; padding: 1px; display: block }`,
  ).join('\n');
const style = (textContent: string): HTMLStyleElement =>
  document.head.appendChild(Object.assign(document.createElement('style'), { textContent }));

/** How often other tasks came to run until the promise was settled, and what each did. */
async function tasksDuring(promise: Promise<unknown>, each: (n: number) => void = () => undefined): Promise<number> {
  let isDone = false;
  void promise.finally(() => {
    isDone = true;
  });
  const { port1, port2 } = new MessageChannel();
  let n = 0;
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      if (isDone) return resolve();
      each(n++);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  port1.close();
  return n;
}

describe('style sheets of many rules', () => {
  let tool: DomTool;
  let own: HTMLStyleElement[] = [];
  beforeEach(() => {
    show('<p id=p class=a7><b class=b>one</b></p><p id=q>two</p><iframe id=frame></iframe>');
    own = [];
  });
  afterEach(() => {
    for (const one of own) one.remove();
    reset();
  });

  it('are read without blocking the page: at first, when one is added, and in a frame', async () => {
    own.push(style(rules('a')));
    tool = newTool();
    expect(await tasksDuring(tool.getSnapshot()), 'at first').greaterThan(1);
    const first = await tool.getSnapshot();
    own.push(style(rules('c')));
    expect(first.isValid()).equal(false);
    expect(await tasksDuring(tool.getSnapshot()), 'another').greaterThan(1);
    const frame = byId('frame') as HTMLIFrameElement;
    frame.contentDocument?.head.append(Object.assign(document.createElement('style'), { textContent: rules('d') }));
    expect(await tasksDuring(tool.buildSnapshot()), 'in a frame').greaterThan(1);
    expect((await tool.getSnapshot()).isValid()).equal(true);
  });

  it('are read again if they changed meanwhile', async () => {
    const sheet = style(rules('a'));
    own.push(sheet);
    tool = newTool();
    const first = tool.getSnapshot();
    await tasksDuring(first, (n) => {
      if (n === 1) sheet.sheet?.insertRule('#q { display: none }', RULES);
    });
    expect((await tool.getSnapshot()).nodeOf(byId('q'))).equal(undefined);
    expect(difference(linesOf(await tool.getSnapshot()), linesOf(await tool.buildSnapshot('manual')))).equal(null);
    const next = tool.getSnapshot();
    sheet.sheet?.deleteRule(RULES);
    await next;
    expect((await tool.getSnapshot()).nodeOf(byId('q'))?.children).to.deep.equal(['two']);
  });

  it('cause a clear error if reading them takes longer than a build may', async () => {
    own.push(style(rules('a')));
    const error = await newTool({ snapshotTimeout: 1 })
      .buildSnapshot()
      .catch((e: unknown) => e as { code?: string; message?: string });
    expect(error).to.include({ code: 'build_timeout' });
  });
});
