import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebdriverLauncher } from '@web/test-runner-webdriver';

/** Starts WebKitGTK's driver, with a virtual display if there is none. */
export async function startWebKitDriver() {
  const port = await freePort();
  const command = ['WebKitWebDriver', `--port=${port}`];
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    command.unshift('xvfb-run', '--auto-servernum', '--server-args=-screen 0 1280x1024x24');
  const [program, ...args] = command;
  const child = spawn(program, args, {
    // Starts a process group, because xvfb-run does not forward signals.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // WebKit cannot set up its sandbox inside a container. The pages are the project's own tests.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const failed = once(child, 'error').then(([error]) => `${error.message}`);
  for (let tries = 0; tries < 150; tries++) {
    if (await isListening(port)) return { port, stop: () => stopGroup(child) };
    const error = child.exitCode === null ? await Promise.race([failed, wait(200)]) : `it ended with ${child.exitCode}`;
    if (error) throw new Error(`WebKitWebDriver did not start: ${error}\n${said}`);
  }
  await stopGroup(child);
  throw new Error(`WebKitWebDriver did not listen within 30 s.\n${said}`);
}

/** Launches WebKitGTK's MiniBrowser with the viewport of the other engines. */
export function webKitLauncher(binary, port) {
  return new SizedLauncher({
    protocol: 'http',
    hostname: '127.0.0.1',
    port,
    path: '/',
    // The runner learns from the page when its tests have ended. A test that runs before the page's load event can
    // delay that event for longer than the driver may take to answer.
    capabilities: { ...webKitCapabilities(binary), pageLoadStrategy: 'none' },
  });
}

export const webKitCapabilities = (binary) => ({
  browserName: 'MiniBrowser',
  'wdio:enforceWebDriverClassic': true,
  'webkitgtk:browserOptions': { binary, args: ['--automation'] },
});

class SizedLauncher extends WebdriverLauncher {
  async createDriverManager() {
    const manager = await super.createDriverManager();
    this.name = 'WebKit';
    await setViewport(this.driver, 800, 600);
    return manager;
  }
}

async function setViewport(driver, width, height) {
  const inner = () => driver.execute('return [window.innerWidth, window.innerHeight]');
  for (let tries = 0; tries < 3; tries++) {
    const [innerWidth, innerHeight] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    const outer = await driver.getWindowRect();
    await driver.setWindowRect(null, null, outer.width + width - innerWidth, outer.height + height - innerHeight);
    await wait(200);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) ?? socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

async function stopGroup(child) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'close');
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    return;
  }
  await Promise.race([ended, wait(5_000)]);
}
