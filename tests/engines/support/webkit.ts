/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a virtual screen. */
import {
  actions,
  type Browser,
  type LaunchOptions,
  type Point,
  smoothly,
  VIEWPORT,
} from './browser.ts';
import { COLLECTED } from './collect.ts';
import { answerOf, callIn } from './evaluate.ts';
import { type Program, start } from './process.ts';

/** Height of the window's frame around the page, in px. */
const WINDOW_FRAME = 80;

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export async function launchWebKit(
  programs: WebKitPrograms,
  { proxyPort, language = 'C.UTF-8' }: LaunchOptions,
): Promise<Browser> {
  const screen = start(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await screen.says(/(\d+)\n/, 3);
  // The driver cannot choose a port and report it, so try free ports.
  let driver: Program | null = null;
  let port = 0;
  let ask: ReturnType<typeof asker> | null = null;
  for (let tries = 0; ask === null && tries < 5; tries++) {
    port = await freePort();
    driver = start(programs.driver, ['-p', String(port)], {
      env: { ...process.env, DISPLAY: `:${display}`, LANG: language, LC_ALL: language },
      stdio: 'ignore',
    });
    ask = await answering(port, driver);
  }
  if (ask === null || driver === null) throw new Error('WebKitWebDriver did not start.');
  const send = ask;
  const webDriver = driver;
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
      },
    },
  });
  const at = `/session/${sessionId}`;
  const { width, height } = VIEWPORT;
  await send('POST', `${at}/window/rect`, { width, height: height + WINDOW_FRAME });
  const act = async (list: object[]) => {
    await send('POST', `${at}/actions`, { actions: list });
  };
  const run: Browser['run'] = async (fn, ...args) =>
    answerOf(
      await send('POST', `${at}/execute/async`, {
        args: [],
        script: `${callIn(fn as never, args)}.then(arguments[0])`,
      }),
    );
  return {
    async open(url) {
      await send('POST', `${at}/url`, { url });
    },
    async reload() {
      await send('POST', `${at}/refresh`);
    },
    async back() {
      await send('POST', `${at}/back`);
    },
    run,
    click: (point) => act(actions.pointer([point])),
    drag: (...way: Point[]) => act(actions.pointer(smoothly(way))),
    press: (...strokes) => act(actions.keys(strokes)),
    // The driver cannot read the console: the script of collect.ts stores its messages in the page.
    complaints: () =>
      run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], COLLECTED),
    screenshot: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', at).catch(() => {});
      await webDriver.end();
      await screen.end();
    },
  };
}

function asker(port: number) {
  return async <T = unknown>(method: string, path: string, body: object = {}): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
}

/**
 * A client of the driver, as soon as the driver answers; null if the driver exited because the port
 * was taken.
 */
async function answering(port: number, { child }: Program) {
  const ask = asker(port);
  while (child.exitCode === null) {
    try {
      await ask('GET', '/status');
      return ask;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return null;
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
