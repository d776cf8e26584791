import { expect } from 'chai';
import { DomSnapshot, DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';
import { calledDuring, readGetters, replaceable } from './replaced.ts';

const PAGE =
  '<style>.n::before{content:"New "}p:hover .h{display:inline}.h{display:none}</style><main><h1>Shop</h1>' +
  '<p class=n>Two <b>words</b> <a href="/x">link</a><span class=h>more</span></p><ul><li>One <button id=b>Buy</button>' +
  '<li>Two</ul><form><label>Name <input value=Ann></label><select><option>S<option>M</select></form>' +
  '<table><tr><td>a<td>b</table></main>';

interface Given {
  readonly tool: DomTool;
  readonly snapshot: DomSnapshot;
  readonly earlier: DomSnapshot;
  readonly button: HTMLElement;
  readonly id: string;
}
type Look = (given: Given) => unknown;
const { stringify } = JSON;

const ON_TOOL: Readonly<Record<string, Look>> = {
  initialize: ({ tool }) => tool.initialize(),
  getSnapshot: ({ tool }) => tool.getSnapshot(),
  buildSnapshot: ({ tool }) => tool.buildSnapshot(),
  get_serialized_dom: ({ tool }) => tool.get_serialized_dom(),
  getSerializedDom: ({ tool }) => tool.getSerializedDom({ maxDepth: 9 }),
  overview: ({ tool }) => tool.overview({ format: 'text' }),
  search: ({ tool }) => tool.search('Buy'),
  inspect: ({ tool }) => tool.inspect('button'),
  forms: ({ tool }) => tool.forms(),
  toPageModel: ({ tool }) => tool.toPageModel(),
  diff: ({ tool, snapshot, earlier }) => tool.diff(earlier.snapshotId, snapshot.snapshotId),
  call: ({ tool }) => tool.call('dom_search', { query: 'Buy' }),
  perform: ({ tool }) => tool.perform('search("Buy", role: "button")'),
  pageState: ({ tool }) => tool.pageState({ domMode: 'hybrid', captureScreenshot: () => 'aGk=' }),
  negotiate: ({ tool }) => tool.negotiate({ query: 'buy', send: () => ({ action: 'click(1)' }) }),
  automate: ({ tool }) => tool.automate({ action: 'query', selector: 'button', descriptorMode: 'full' }),
};
const REQUESTS: Readonly<Record<string, Parameters<DomTool['automate']>[0]>> = {
  exists: { action: 'exists', selector: 'role=button[name="Buy"]' },
  getText: { action: 'getText', selector: { text: 'words' } },
  getValue: { action: 'getValue', selector: 'input', includeValues: true },
  getAttribute: { action: 'getAttribute', selector: 'a', name: 'href' },
  evaluate: { action: 'evaluate', selector: 'main', fn: (main) => ({ main, list: [1] }) },
};
const ON_SNAPSHOT: Readonly<Record<string, Look>> = {
  virtualDom: ({ snapshot }) => stringify(snapshot.virtualDom),
  stale: ({ snapshot }) => snapshot.stale,
  getRealElement: ({ snapshot, id }) => snapshot.getRealElement(id),
  getNodeId: ({ snapshot, button }) => snapshot.getNodeId(button),
  isValid: ({ snapshot }) => snapshot.isValid(),
  serialize: ({ snapshot }) => snapshot.serialize({ filterSelector: 'main' }),
  serializeChunks: ({ snapshot }) => {
    const pieces = snapshot.serializeChunks()[Symbol.iterator]();
    while (!pieces.next().done);
  },
  toText: ({ snapshot, earlier }) => snapshot.toText({ previous: earlier }),
  diff: ({ snapshot, earlier }) => snapshot.diff(earlier),
  toJSON: ({ snapshot }) => snapshot.toJSON(),
};
const OF_CLASS: Readonly<Record<string, Look>> = {
  computeAccessibleName: ({ button }) => DomTool.computeAccessibleName(button),
  computeAccessibleDescription: ({ button }) => DomTool.computeAccessibleDescription(button),
  computeRole: ({ button }) => DomTool.computeRole(button),
  checkVisibility: ({ button }) => DomTool.checkVisibility(button),
  isInteractive: ({ button }) => DomTool.isInteractive(button),
};
const ON_OVERLAY: Readonly<Record<string, Look>> = { show: ({ tool }) => tool.overlay.show() };

/** The members that do not look at the page, by what has them. */
const OTHERS: Readonly<Record<string, string>> = {
  tool:
    'constructor click type keypress hover select check uncheck clear focus scroll setValue drag upload selectText ' +
    'submit waitFor collect fillForm callPageTool overlay invalidateSnapshot answerDialogs useTrustedInput destroy',
  snapshot: 'constructor before parts tree nodeOf roots node',
  class:
    'length name prototype version DomSnapshot isCore shared handOver continueShared toolDefinitions listen previous',
  overlay: 'constructor hide',
};

describe('looking at a page that watches built-in functions', () => {
  afterEach(reset);

  it('is tested for every method', () => {
    const tool = newTool();
    for (const [kind, owner, looks] of [
      ['tool', DomTool.prototype, ON_TOOL],
      ['snapshot', DomSnapshot.prototype, ON_SNAPSHOT],
      ['class', DomTool, OF_CLASS],
      ['overlay', Object.getPrototypeOf(tool.overlay) as object, ON_OVERLAY],
    ] as const) {
      const names = Object.getOwnPropertyNames(owner).filter((name) => !OTHERS[kind]?.split(' ').includes(name));
      expect(names, kind).to.have.members(Object.keys(looks));
    }
  });

  for (const [name, look] of [
    ...Object.entries(ON_TOOL).map(([method, one]) => [`tool.${method}`, one] as const),
    ...Object.entries(ON_SNAPSHOT).map(([method, one]) => [`snapshot.${method}`, one] as const),
    ...Object.entries(OF_CLASS).map(([method, one]) => [`DomTool.${method}`, one] as const),
    ...Object.entries(ON_OVERLAY).map(([method, one]) => [`overlay.${method}`, one] as const),
    ...Object.entries(REQUESTS).map(
      ([action, request]) => [`automate ${action}`, ({ tool }: Given) => tool.automate(request)] as const,
    ),
  ])
    it(`calls none of them: ${name}`, async () => {
      show(PAGE);
      const tool = newTool();
      const earlier = await tool.getSnapshot();
      document.querySelector('h1')?.append('!');
      const snapshot = await tool.getSnapshot();
      const button = byId('b');
      const given = { tool, snapshot, earlier, button, id: snapshot.getNodeId(button) as string };
      let called: string[] = [];
      // The test framework may call some in a task between.
      for (let i = 0; i < 3 && (i === 0 || called.length); i++) {
        const all = [...replaceable(), ...readGetters()];
        called = (await calledDuring(all, () => look(given))).map((one) => one.name);
      }
      expect(called.join()).to.equal('');
    });
});
