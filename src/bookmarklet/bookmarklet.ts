import { DomTool } from '../core.ts';
import { markOwn } from '../dom/own.ts';
import { PageHost } from './PageHost.ts';
import { Panel } from './Panel.ts';
import { PANEL_STYLE } from './panelStyle.ts';

const NAME = 'domtool-panel';
const RIGHT = '8px 8px 8px auto';
const LEFT = '8px auto 8px 8px';
const STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: RIGHT,
  width: 'min(400px, 90vw)',
  height: 'auto',
  margin: '0',
  padding: '0',
  overflow: 'hidden',
  border: '1px solid #8889',
  'border-radius': '8px',
  'box-shadow': '0 4px 24px #0006',
  'z-index': '2147483647',
  resize: 'none',
};

/** Opens the panel, or closes it if it is open. */
function toggle(): void {
  const open = document.querySelector(NAME);
  if (open) {
    open.dispatchEvent(new Event('domtool-close'));
    return;
  }
  const host = document.createElement(NAME);
  const before = document.activeElement;
  const pageHost = new PageHost(
    new DomTool(),
    () => {
      host.remove();
      if (before?.isConnected && 'focus' in before) (before as HTMLElement).focus();
    },
    () => host.style.setProperty('inset', host.style.left === 'auto' ? LEFT : RIGHT, 'important'),
  );
  markOwn(host);
  for (const [name, value] of Object.entries(STYLE)) host.style.setProperty(name, value, 'important');
  host.addEventListener('domtool-close', () => pageHost.close());
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_STYLE);
  root.adoptedStyleSheets = [sheet];
  host.popover = 'manual';
  // Everything outside of an open modal dialog is inert, so the panel is inserted into the dialog.
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement).append(host);
  host.showPopover();
  const panel = new Panel(pageHost, ['Page', 'In view', 'Overview', 'JSON']);
  root.append(panel.element);
  panel.focus();
}

toggle();
