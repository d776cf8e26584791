import { createApp, type App } from 'vue/dist/vue.esm-bundler.js';
import { place } from './page.ts';

let app: App | null = null;

/** Shows a template of Vue, with the plugins that `use` adds. */
export function showTemplate(template: string, use: (app: App) => void, data: object = {}): void {
  app?.unmount();
  app = createApp({ data: () => ({ ...data }), template });
  use(app);
  app.mount(place());
}
