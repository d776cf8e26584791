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

let tab = await tabInFront();
let client: Client = connect(tab);
let isMarked = false;
let highlighted: string | null = null;

/** Draws what the panel says to draw. In pages of the browser itself nothing listens, so nothing is drawn there. */
function draw(): void {
  const { overlay } = client;
  const drawn =
    highlighted !== null
      ? overlay.show({ highlight: highlighted, ...(isMarked ? {} : { nodes: [] }) })
      : isMarked
        ? overlay.show({ live: true })
        : overlay.hide();
  drawn.catch(() => undefined);
}

const panelHost: PanelHost = {
  view: async (name) =>
    name === 'Overview'
      ? ((await client.call('overview', { format: 'text', max_rows: 100 })) as string)
      : client.call('text', {}),
  search: async (query) => (await client.call('search', { query, format: 'text' })) as string,
  highlight: (id) => {
    highlighted = id;
    draw();
  },
  marks: (on) => {
    isMarked = on;
    draw();
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

chrome.tabs.onActivated.addListener(() => void follow());
// A page that has just loaded has no marks yet.
chrome.tabs.onUpdated.addListener((id, { status }) => {
  if (id === tab && status === 'complete') draw();
});
// An unchanged page answers with its current snapshot, so frequent calls cost little. Selected text stays selected.
setInterval(() => {
  if (getSelection()?.isCollapsed) void panel.refresh();
}, LOOK_AGAIN);
addEventListener('pagehide', hide);

/** Shows the tab that is in front now. */
async function follow(): Promise<void> {
  const next = await tabInFront();
  if (next === tab) return;
  hide();
  highlighted = null;
  tab = next;
  client = connect(tab);
  draw();
  await panel.refresh();
}

/** Removes what is drawn over the page. */
function hide(): void {
  client.overlay.hide().catch(() => undefined);
}
