import { HostError } from './HostError.ts';

/** The page to open: a URL, an HTML text, or a file with the folder around it. */
export type Target =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'file'; readonly folder: string; readonly page: string };

/** Returns the name of a page as messages show it. */
export const nameOf = (target: Target): string =>
  target.kind === 'url' ? target.url : target.kind === 'file' ? target.page : 'the page';

/** Completes an address with its scheme, and refuses files and scripts. @throws HostError `usage` */
export function addressOf(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
    ? text
    : `${/^(localhost|127\.)/.test(text) ? 'http' : 'https'}://${text}`;
  if (URL.canParse(address) && /^(https?:|about:blank$|data:)/i.test(address)) return address;
  throw new HostError('usage', `Cannot open "${text}": only http, https and data addresses.`);
}
