/**
 * Pages that nobody looks into while they open. A page that DevTools or Playwright is attached to does
 * without V8's code cache, and every error that a library makes while it is evaluated has it parse the
 * whole file once more: both cost a start a third of its time, and no player pays them.
 *
 * A window of the same site is attached instead. It opens the page, shares its process, and so can slow
 * its processor and read what a probe in the page has left, without the page being attached itself.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launch } from 'chrome-launcher';
import { hashOf } from '../build/boot.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { type Hosting, readHosting } from '../serve.ts';
import type { Site } from './app.ts';
import { temporaryFolder } from './scratch.ts';

/** A file that is no part of any build; Crema's service worker looks in all caches and finds it offline. */
const PROBE = '/assets/bench-probe.js';
/** Between two looks at what the probe has left, in ms: seldom, for looking is work too. */
const LOOK_MS = 300;
const PATIENCE_MS = 20_000;
const SLOWDOWN = 4;

/**
 * A copy of a build whose pages run a probe before their own scripts. It stands in the page: a file would
 * have to come out of the worker first, and everything in the page would wait for it.
 */
export function withProbe(folder: string, probe: string): string {
  const copy = temporaryFolder('probed');
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy).filter((each) => each.endsWith('.html'))) {
    const file = join(copy, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace('<head>', () => `<head><script>${probe}</script>`),
    );
  }
  mkdirSync(dirname(join(copy, PROBE)), { recursive: true });
  writeFileSync(join(copy, PROBE), '');
  return copy;
}

/** The headers of firebase.json, by which pages may run that probe too. */
export function allowing(probe: string): Hosting {
  const text = JSON.stringify(readHosting());
  return JSON.parse(
    text.replace("script-src 'self'", `script-src 'self' ${hashOf(probe)}`),
  ) as Hosting;
}

type Send = (method: string, params?: object, session?: string) => Promise<Answer>;
interface Answer {
  readonly targetId: string;
  readonly sessionId: string;
  readonly result: { readonly value?: unknown };
}

async function connect(port: number): Promise<{ send: Send; close(): void }> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  let last = 0;
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}

export interface Unwatched {
  /**
   * Opens a page of the site in a process of its own and returns what the probe leaves in `probed`.
   *
   * @param slow on a processor that is four times slower, with the service worker asleep and without
   *   a network, as a player starts in the underground; otherwise to install, with a moment of rest.
   */
  open(path: string, slow: boolean): Promise<unknown>;
  close(): Promise<void>;
}

/** A profile of its own, in which the site is opened. @param site serves a folder of `withProbe`. */
export async function openUnwatched(site: Site): Promise<Unwatched> {
  const chrome = await launch({
    chromePath: findChromium(),
    userDataDir: temporaryFolder('unwatched'),
    ignoreDefaultFlags: true,
    chromeFlags: ['--headless=new', '--disable-popup-blocking', ...CHROMIUM_ARGS],
  });
  const { send, close } = await connect(chrome.port);
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function open(path: string, slow: boolean): Promise<unknown> {
    await site.goOnline();
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const evaluate = async (expression: string) => {
      const asked = { expression, userGesture: true, awaitPromise: true };
      return (await send('Runtime.evaluate', asked, sessionId)).result.value;
    };
    // An empty file: a page of the site that neither starts the app nor wakes its worker.
    await send('Network.enable', {}, sessionId);
    await send('Network.setBypassServiceWorker', { bypass: true }, sessionId);
    await send('Page.navigate', { url: site.origin + PROBE }, sessionId);
    const looked = async (expression: string) => {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        const found = await evaluate(expression);
        if (found !== undefined && found !== null && found !== false) return found;
        await rest(LOOK_MS);
      }
      throw new Error(`Nothing came of ${expression} in ${path}.`);
    };
    await looked(`document.readyState === 'complete' && location.pathname === '${PROBE}'`);
    await evaluate(`caches.open('bench').then((cache) => cache.add('${PROBE}'))`);
    if (slow) {
      await site.goOffline();
      await send('ServiceWorker.enable', {}, sessionId);
      await send('ServiceWorker.stopAllWorkers', {}, sessionId);
      await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, sessionId);
    }
    await evaluate(`void (globalThis.opened = open(${JSON.stringify(site.origin + path)}))`);
    const found = await looked(`opened.probed && JSON.stringify(opened.probed)`);
    // The worker installs and V8 stores its code cache after the board: the next start needs both.
    await rest(slow ? 2000 : 4000);
    await evaluate('opened.close()');
    await send('Target.closeTarget', { targetId });
    return JSON.parse(String(found));
  }

  return {
    open,
    async close() {
      close();
      chrome.kill();
      await site.goOffline();
    },
  };
}
