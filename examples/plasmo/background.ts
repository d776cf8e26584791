import { connect } from 'domtool/client';

/** The extension's button shows how many lines a model reads of the page. */
chrome.tabs.onUpdated.addListener(async (tabId, { status }) => {
  if (status !== 'complete') return;
  const text = await connect(tabId)
    .call('text', { maxTokens: 2000 })
    .catch(() => '');
  await chrome.action.setBadgeText({ tabId, text: String(text.trim().split('\n').length) });
});
