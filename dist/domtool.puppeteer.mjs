import {
  attachTo
} from "./node-HBGBBEBH.mjs";

// src/host/puppeteer.ts
function attach(page, options) {
  return attachTo(
    page,
    {
      atStart: async (script) => {
        const { identifier } = await page.evaluateOnNewDocument(script);
        return () => page.removeScriptToEvaluateOnNewDocument(identifier).catch(() => void 0);
      },
      debug: async () => await page.createCDPSession()
    },
    options
  );
}
export {
  attach
};
