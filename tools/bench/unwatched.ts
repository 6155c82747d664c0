/**
 * Opens pages without an attached debugger. DevTools and Playwright disable V8's code cache, and
 * every error created by a library at load time makes V8 parse the whole file again: both slow a
 * start by a third, which no player experiences.
 *
 * A window of the same site is attached instead. That window opens the measured page in its own
 * process, and can therefore throttle the page's processor and read the page's probe.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { hashOf } from '../build/boot.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { type Hosting, readHosting } from '../serve.ts';
import type { Site } from './app.ts';
import { temporaryFolder } from './scratch.ts';

/**
 * URL path of a script that no build contains. The opening window puts the script into the cache
 * `bench`; Crema's service worker searches all caches, so the script also loads offline.
 */
const PROBE = '/assets/bench-probe.js';
/** Polling interval for the probe's result, in ms: long, because polling costs time too. */
const LOOK_MS = 300;
const PATIENCE_MS = 20_000;
const SLOWDOWN = 4;

/**
 * A copy of a build whose pages run a measuring script, the probe, before their own scripts. The
 * probe is inline: a file would be fetched through the service worker first, and delay the whole
 * page.
 */
export function withProbe(folder: string, probe: string): string {
  const copy = temporaryFolder('probed');
  cpSync(folder, copy, { recursive: true });
  // Puzzles' pages lie in folders of their own, with their previews.
  for (const name of globSync('**/*.html', { cwd: copy })) {
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

/**
 * The headers and rewrites of firebase.json, with the inline probe allowed by the content security
 * policy.
 */
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
   * Opens a page of the site in a separate process and returns the value of its global `probed`.
   * @param slow with a processor throttled to a quarter, the service worker stopped and no
   *   network, like a player starting in the underground; otherwise without these, for a visit that
   *   installs the app.
   */
  open(path: string, slow: boolean): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens the site in a fresh profile.
 * @param site serves a folder made by `withProbe`.
 */
export async function openUnwatched(site: Site): Promise<Unwatched> {
  const profile = temporaryFolder('unwatched');
  const chrome = spawn(findChromium() ?? chromium.executablePath(), [
    ...['--headless=new', '--disable-popup-blocking', '--remote-debugging-port=0'],
    ...[`--user-data-dir=${profile}`, ...CHROMIUM_ARGS],
  ]);
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Chromium writes the port that it has chosen into its profile.
  const portFile = join(profile, 'DevToolsActivePort');
  for (let waited = 0; !existsSync(portFile) && waited < PATIENCE_MS; waited += LOOK_MS) {
    await rest(LOOK_MS);
  }
  const { send, close } = await connect(Number(readFileSync(portFile, 'utf8').split('\n')[0]));

  async function open(path: string, slow: boolean): Promise<unknown> {
    await site.goOnline();
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const evaluate = async (expression: string) => {
      const asked = { expression, userGesture: true, awaitPromise: true };
      return (await send('Runtime.evaluate', asked, sessionId)).result.value;
    };
    // The opening window shows an empty file: a page of the site that neither starts the app nor
    // wakes its service worker.
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
    // Stay open after the board has appeared: meanwhile the service worker installs and V8 stores
    // its code cache, which the next start needs.
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
