import { DomTool } from '../core.ts';
import { createElement } from '../dom/natives.ts';
import { markOwn } from '../dom/own.ts';
import { topDialog } from '../visibility/modal.ts';
import { PageHost } from './PageHost.ts';
import { Panel } from './Panel.ts';
import { PANEL_STYLE } from './panelStyle.ts';

const NAME = 'domtool-panel';
/** The event that asks an open panel to close. A panel in a shadow tree hears it too. */
const CLOSE = 'domtool-close';
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
  if (!document.dispatchEvent(new Event(CLOSE, { cancelable: true }))) return;
  const host = createElement(document, NAME);
  const page = document.documentElement;
  const before = document.activeElement;
  const pageHost = new PageHost(
    new DomTool(),
    () => {
      document.removeEventListener(CLOSE, close);
      host.remove();
      if (before?.isConnected && 'focus' in before) (before as HTMLElement).focus();
    },
    () => host.style.setProperty('inset', host.style.left === 'auto' ? LEFT : RIGHT, 'important'),
    place,
  );
  markOwn(host);
  for (const [name, value] of Object.entries(STYLE)) host.style.setProperty(name, value, 'important');
  document.addEventListener(CLOSE, close);
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_STYLE);
  root.adoptedStyleSheets = [sheet];
  host.popover = 'manual';
  place(true);
  const panel = new Panel(pageHost, ['Page', 'In view', 'Overview', 'JSON']);
  root.append(panel.element);
  panel.focus();

  function close(event: Event): void {
    event.preventDefault();
    pageHost.close();
  }

  /**
   * Moves the panel above the page, into the modal dialog or the element in fullscreen, if there is one: everything
   * outside of it is inert.
   */
  function place(isCovered: boolean): void {
    if (host.isConnected && !isCovered) return;
    // The page has written its document anew, which removes all event listeners, those in the panel included.
    if (document.documentElement !== page) return pageHost.close();
    const dialog = topDialog(document);
    const full = document.fullscreenElement;
    const parent = full && (!dialog || dialog.contains(full)) ? full : (dialog ?? page);
    const focused = root.activeElement as HTMLElement | null;
    if (host.parentNode !== parent) parent.append(host);
    host.togglePopover(false);
    host.togglePopover(true);
    focused?.focus();
  }
}

toggle();
