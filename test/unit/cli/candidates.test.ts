// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { candidates } from '../../../src/cli/browsers/candidates.ts';

describe('where a browser may lie', () => {
  it('on Linux: in PATH, the best one first, whichever folder it is in', () => {
    const found = candidates('chromium', { platform: 'linux', env: { PATH: '/a:/b' } });
    expect(found.slice(0, 2)).toEqual(['/a/google-chrome-stable', '/b/google-chrome-stable']);
    expect(found.indexOf('/b/chromium')).toBeLessThan(found.indexOf('/a/brave-browser'));
  });

  it('on a Mac: among the applications, the machine’s and the user’s', () => {
    const found = candidates('chromium', { platform: 'darwin', env: { HOME: '/Users/ann' } });
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/ann/Applications/Brave Browser.app/Contents/MacOS/Brave Browser');
  });

  it('on Windows: under the folders of programs', () => {
    const found = candidates('chromium', {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ann' },
    });
    expect(found).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(found).toContain('C:\\Users\\ann\\Google\\Chrome\\Application\\chrome.exe');
  });

  it('WebKit: only where WebKitGTK puts it', () => {
    expect(candidates('webkit', { platform: 'linux', env: { PATH: '/a' } })).toContain(
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    );
    expect(candidates('webkit', { platform: 'win32', env: { PROGRAMFILES: 'C:\\' } })).toEqual([]);
  });
});
