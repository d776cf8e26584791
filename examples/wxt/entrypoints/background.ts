import { connect } from 'domtool/client';
import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';

/** The extension's button shows how many lines a model reads of the page. */
export default defineBackground(() => {
  browser.tabs.onUpdated.addListener(async (tabId, { status }) => {
    if (status !== 'complete') return;
    const text = await connect(tabId)
      .call('text', { maxTokens: 2000 })
      .catch(() => '');
    await browser.action.setBadgeText({ tabId, text: String(text.trim().split('\n').length) });
  });
});
