import { messageOf } from './HostError.ts';

/** The meaning of Chromium's common network errors. */
const MEANINGS: Readonly<Record<string, string>> = {
  ERR_NAME_NOT_RESOLVED: 'there is no host of that name',
  ERR_CONNECTION_REFUSED: 'nothing listens at that address',
  ERR_CONNECTION_TIMED_OUT: 'the host does not answer',
  ERR_INTERNET_DISCONNECTED: 'there is no network',
  ERR_ADDRESS_UNREACHABLE: 'the host cannot be reached',
  ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
  ERR_CERT_DATE_INVALID: "the server's certificate has expired",
  ERR_TOO_MANY_REDIRECTS: 'it redirects in a circle',
  ERR_EMPTY_RESPONSE: 'the server sent an empty answer',
  ERR_ABORTED: 'the load was stopped by a download, an empty answer or another navigation',
  ERR_BLOCKED_BY_CLIENT: 'the origin is not allowed',
  ERR_INVALID_AUTH_CREDENTIALS: 'the server asks for a name and password (--http-auth)',
  ERR_HTTP_RESPONSE_CODE_FAILURE: 'the server answered with an error and no page',
};

/** Returns why a page did not load, as the end of a sentence. */
export function reasonOf(error: unknown, limit: number): string {
  const reason = messageOf(error);
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  if (code !== undefined) return `${MEANINGS[code] ?? 'the browser reports an error'} (${code}).`;
  if (/Download is starting/.test(reason)) return 'it is a download, not a page.';
  if (/timeout/i.test(reason)) return `no answer within ${limit / 1000} s.`;
  return reason.replace(/^page\.\w+: /, '');
}
