// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { candidates } from '../../../src/host/browsers/candidates.ts';

describe('candidates', () => {
  it('lists programs in PATH on Linux, sorted by preference and not by folder', () => {
    const found = candidates('chromium', { platform: 'linux', env: { PATH: '/a:/b' } });
    expect(found.slice(0, 2)).toEqual(['/a/google-chrome-stable', '/b/google-chrome-stable']);
    expect(found.indexOf('/b/chromium')).toBeLessThan(found.indexOf('/a/brave-browser'));
  });

  it('lists the applications of the machine and of the user on macOS', () => {
    const found = candidates('chromium', { platform: 'darwin', env: { HOME: '/Users/ann' } });
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/ann/Applications/Brave Browser.app/Contents/MacOS/Brave Browser');
  });

  it('lists the program folders on Windows', () => {
    const found = candidates('chromium', {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ann' },
    });
    expect(found).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(found).toContain('C:\\Users\\ann\\Google\\Chrome\\Application\\chrome.exe');
  });

  it('lists WebKit only where WebKitGTK installs it', () => {
    expect(candidates('webkit', { platform: 'linux', env: { PATH: '/a' } })).toContain(
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    );
    expect(candidates('webkit', { platform: 'win32', env: { PROGRAMFILES: 'C:\\' } })).toEqual([]);
  });
});
