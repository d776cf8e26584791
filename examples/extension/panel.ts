import { Panel, type PanelHost } from '../../src/bookmarklet/Panel.ts';
import { PANEL_STYLE } from '../../src/bookmarklet/panelStyle.ts';
import { connect, type Client } from '../../src/protocol/messages/client.ts';
import { chrome } from './chrome.ts';

const LOOK_AGAIN = 1000;

/** Returns the active tab, or the one that `?tab=…` in the address names. */
async function tabInFront(): Promise<number> {
  const named = new URLSearchParams(location.search).get('tab');
  if (named !== null) return Number(named);
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id ?? -1;
}

let client: Client = connect(await tabInFront());
let isMarked = false;

const drawAll = (): void => void client.overlay.show({ live: true });
const panelHost: PanelHost = {
  view: async (name) =>
    name === 'Overview'
      ? ((await client.call('overview', { format: 'text', max_rows: 100 })) as string)
      : client.call('text', {}),
  search: async (query) => (await client.call('search', { query, format: 'text' })) as string,
  highlight: (id) => {
    if (id !== null) void client.overlay.show({ highlight: id, ...(isMarked ? {} : { nodes: [] }) });
    else if (isMarked) drawAll();
    else void client.overlay.hide();
  },
  marks: (on) => {
    isMarked = on;
    if (on) drawAll();
    else void client.overlay.hide();
  },
  act: async (action, nodeId, text) => {
    const { success, error } = await (action === 'click'
      ? client.call('click', { nodeId })
      : client.call('type', { nodeId, text, clearFirst: true }));
    return success ? 'Done' : (error ?? 'It could not be done');
  },
};

const panel = new Panel(panelHost, ['Overview', 'Text']);
const sheet = new CSSStyleSheet();
sheet.replaceSync(PANEL_STYLE);
document.adoptedStyleSheets = [sheet];
document.body.append(panel.element);

chrome.tabs.onActivated.addListener(
  () =>
    void tabInFront().then((id) => {
      client = connect(id);
      return panel.refresh();
    }),
);
// An unchanged page answers with its current snapshot, so frequent calls cost little.
setInterval(() => void panel.refresh(), LOOK_AGAIN);
addEventListener('pagehide', () => panelHost.marks(false));
