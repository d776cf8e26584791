import { otherOrigin } from '../../support/environment.ts';
import { loaded } from '../../support/page.ts';

export interface Child {
  readonly body: string;
  /** What `joinFrames` is in the frame; no tool without it. */
  readonly join?: unknown;
  /** When the tool comes, in milliseconds after the page. */
  readonly late?: number;
}

/** The host in the frame lets the tests' page join. */
export const CONSENT = { parents: [location.origin] };

/** Where a page of another origin with that body and that host is. */
export const childUrl = (child: Child): string => `${otherOrigin}/frames/child.html#${encodeURIComponent(JSON.stringify(child))}`;

/** Shows a page of another origin in a frame. */
export async function showChild(child: Child, attributes = '', parent: Element = document.body): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) frame.setAttribute(name, value);
  frame.src = childUrl(child);
  parent.append(frame);
  await loaded(frame);
  return frame;
}

/** What the frame's page tells by `parent.postMessage`, from now on. */
export function messagesOf(frame: HTMLIFrameElement): unknown[] {
  const out: unknown[] = [];
  addEventListener('message', ({ source, data }) => { if (source === frame.contentWindow && typeof data === 'string') out.push(data); });
  return out;
}
