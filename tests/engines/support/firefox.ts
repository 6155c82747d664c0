/** Firefox, driven by its built-in WebDriver BiDi, without geckodriver. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actions,
  type Browser,
  type LaunchOptions,
  type Point,
  smoothly,
  VIEWPORT,
} from './browser.ts';
import { answerOf, callIn } from './evaluate.ts';
import { start } from './process.ts';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string };
  readonly result?: never;
  readonly message?: string;
}

/** Opens a WebDriver BiDi connection. */
async function connect(url: string, onEvent: (answer: Answer) => void) {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached.`)));
  });
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') return onEvent(answer);
    const asked = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.type === 'error') asked?.reject(new Error(answer.message));
    else asked?.resolve(answer.result as never);
  });
  let last = 0;
  return {
    send<T = unknown>(method: string, params: object = {}): Promise<T> {
      const id = ++last;
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as never, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

function preferences({ proxyPort, preferences: more }: LaunchOptions) {
  return {
    'remote.prefs.recommended': true,
    // Report a mouse to the page, which headless Firefox does not by default.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.allow_hijacking_localhost': true,
    'network.proxy.no_proxies_on': '',
    'intl.accept_languages': 'en-GB',
    ...more,
  };
}

export async function launchFirefox(binary: string, options: LaunchOptions): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'crema-firefox-'));
  const lines = Object.entries(preferences(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = start(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaints: string[] = [];
  const url = await firefox.says(/BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${url}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && /error|warn/.test(params?.level ?? '')) {
      complaints.push(params?.text ?? '');
    }
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  const act = async (list: object[]) => {
    await send('input.performActions', { context, actions: list });
  };
  return {
    async open(to) {
      await send('browsingContext.navigate', { context, url: to, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async run(fn, ...args) {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: callIn(fn as never, args),
        awaitPromise: true,
        target: { context },
      });
      return answerOf(result.value);
    },
    click: (point) => act(actions.pointer([point])),
    drag: (...way: Point[]) => act(actions.pointer(smoothly(way))),
    press: (...strokes) => act(actions.keys(strokes)),
    complaints: async () => complaints,
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await send('browser.close').catch(() => {});
      close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
