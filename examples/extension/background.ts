import { connect } from '../../src/protocol/messages/client.ts';
import { chrome } from './chrome.ts';

/**
 * The extension's button shows how many elements of a page can be used, after it has loaded or was restored from the
 * back/forward cache.
 */
chrome.tabs.onUpdated.addListener((tabId, { status }) => {
  if (status === 'complete') void count(tabId);
});
chrome.runtime.onMessage.addListener(({ payload }, { tab, frameId }) => {
  if (payload?.type === 'content-script-ready' && tab?.id !== undefined && frameId === 0) void count(tab.id);
});

void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });

async function count(tabId: number): Promise<void> {
  const overview = await connect(tabId)
    .call('overview', { filters: { interactives: true }, viewport: false, max_rows: 100 })
    .catch(() => null);
  if (overview === null || typeof overview === 'string') return;
  const found = overview.sections.interactives?.reduce((sum, row) => sum + ('count' in row ? row.count : 1), 0) ?? 0;
  await chrome.action.setBadgeText({ tabId, text: String(found) });
}
