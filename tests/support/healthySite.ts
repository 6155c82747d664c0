/** A healthy site, made of answers; tests make one of them wrong. */
import { readFileSync } from 'node:fs';
import { GAME_PREVIEWS, HOME_PREVIEW, withPreview } from '../../tools/build/previews.ts';
import { deployConfig } from '../../tools/deploy/deployment.ts';
import { type Hosting, rewriteFor } from '../../tools/serve.ts';
import { openCallableNames } from '../../tools/smoke/server.ts';
import { smoke } from '../../tools/smoke/smoke.ts';

export const ORIGIN = 'https://crema.example';
export const TODAY = '2026-11-20';
export const CONFIG = { signIn: ['google'], authDomain: 'crema.example' };
export const BOOT = 'boot()';
const SITE = { project: 'my-cafe', address: ORIGIN, config: {} };

const { hosting } = deployConfig(readFileSync('firebase.json', 'utf8'), SITE, BOOT) as {
  hosting: Hosting;
};
const PAGE = `<title></title><!--preview--><script src="/assets/main-1a.js"></script><script>${BOOT}</script>`;

interface Reply {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

/** The answer of a healthy site to a request. */
function healthy(url: URL, init: RequestInit): Reply {
  const reply = (type: string, body: string, status = 200): Reply => ({
    ...{ status, type, body, headers: {} },
  });
  const json = (value: unknown, status = 200) =>
    reply('application/json', JSON.stringify(value), status);
  if (url.host.endsWith('cloudfunctions.net')) {
    if (openCallableNames().some((name) => url.pathname.endsWith(`/${name}`))) {
      return json({ error: { status: 'INVALID_ARGUMENT' } }, 400);
    }
    return json({ error: { status: 'UNAUTHENTICATED' } }, 401);
  }
  if (url.host === 'firestore.googleapis.com') return json({}, ruled(url.pathname, init));
  const path = url.pathname;
  if (path.startsWith('/puzzles/'))
    return reply('application/json', readFileSync(`public${path}`, 'utf8'));
  if (/^\/icons\/.*\.png$/.test(path)) return reply('image/png', '');
  const files: Readonly<Record<string, Reply>> = {
    '/__/firebase/init.json': json({ apiKey: 'key', projectId: 'my-cafe', appId: '1:2:web:3' }),
    '/config.json': json(CONFIG),
    '/builds/latest.json': json({ id: '7' }),
    '/builds/meta/7.json': json({ id: '7' }),
    '/manifest.webmanifest': json({ start_url: '/', icons: [{ src: '/icons/icon-192.png' }] }),
    '/assets/main-1a.js': reply('text/javascript', ''),
    '/sw.js': reply('text/javascript', 'precache("index.html")'),
  };
  if (files[path]) return files[path];
  const page = path === '/' ? '/index.html' : rewriteFor(hosting, path);
  if (page === null) return reply('text/html', PAGE, 404);
  const preview = GAME_PREVIEWS.find(({ name }) => page.includes(`/${name}/`)) ?? HOME_PREVIEW;
  return reply('text/html; charset=utf-8', withPreview(PAGE, preview, ORIGIN));
}

/** The database's answer, by the rules. */
function ruled(path: string, { method, body }: RequestInit): number {
  if (method === 'PATCH') return 403;
  if (method !== 'POST') return /(leaderboards|published|deletedAccounts)\//.test(path) ? 404 : 403;
  const { from, limit, offset } = JSON.parse(String(body)).structuredQuery;
  const isOpen = from[0].collectionId === 'entries' && limit <= 100 && offset === undefined;
  return isOpen ? 200 : 403;
}

function headersOf(url: URL): Headers {
  const headers = new Headers({ 'strict-transport-security': 'max-age=31556926' });
  for (const { source, headers: own } of hosting.headers) {
    const start = source.replace('**', '');
    if (start !== '' && !url.pathname.startsWith(start)) continue;
    for (const { key, value } of own) headers.set(key, value);
  }
  return headers;
}

/** The problems of a site of which `change` has altered some answers. */
export async function saidOf(
  change: (reply: Reply & { headers: Headers }, url: URL, init: RequestInit) => unknown,
): Promise<string[]> {
  const send = (async (input: URL, init: RequestInit = {}) => {
    const url = new URL(input);
    const reply = { ...healthy(url, init), headers: headersOf(url) };
    reply.headers.set('content-type', reply.type);
    change(reply as never, url, init);
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  }) as typeof fetch;
  return await smoke(ORIGIN, TODAY, () => {}, send);
}
