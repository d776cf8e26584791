import { defineConfig } from 'wxt';

export default defineConfig({
  manifest: { name: 'DomTool with WXT', permissions: ['tabs'], host_permissions: ['<all_urls>'], action: {} },
});
