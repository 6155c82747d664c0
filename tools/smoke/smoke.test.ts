/** The smoke test says what is wrong with a site, and nothing of a healthy one. */
import { describe, expect, it } from 'vitest';
import { REGION, WITHOUT_APP_CHECK } from '../../src/protocol/callables.ts';
import { BOOT, CONFIG, ORIGIN, saidOf, TODAY } from '../../tests/support/healthySite.ts';
import { callableNames, openCallableNames } from './server.ts';
import { smoke } from './smoke.ts';

it('a healthy site passes', async () => {
  expect(await saidOf(() => {})).toEqual([]);
});

describe('a site is ill when', () => {
  type Change = Parameters<typeof saidOf>[0];
  const at =
    (path: string, change: object | ((reply: Parameters<Change>[0]) => unknown)): Change =>
    (reply, url) => {
      if (!url.pathname.endsWith(path)) return;
      if (typeof change === 'function') change(reply);
      else Object.assign(reply, change);
    };
  const asked = (init: RequestInit) => JSON.parse(String(init.body)).structuredQuery ?? {};
  const cases: readonly [string, Change, string | RegExp][] = [
    [
      'it may be framed',
      at('/', (one) => one.headers.set('content-security-policy', "default-src 'none'")),
      "The policy’s frame-ancestors lacks 'none'.",
    ],
    [
      'there is no policy',
      (one) => one.headers.delete('content-security-policy'),
      'There is no content security policy.',
    ],
    [
      'its policy is another build’s',
      at('/', (one) => {
        one.body = one.body.replace(BOOT, 'other()');
      }),
      /^The policy’s script-src lacks 'sha256-/,
    ],
    [
      'its policy is another project’s',
      at('init.json', (one) => {
        one.body = one.body.replace('my-cafe', 'tea-room');
      }),
      `The policy’s connect-src lacks https://${REGION}-tea-room.cloudfunctions.net.`,
    ],
    [
      'its sign-in domain may not be framed',
      at('/config.json', { body: '{"authDomain":"login.example"}' }),
      'The policy’s frame-src lacks the sign-in domain login.example.',
    ],
    [
      'types are guessed',
      (one) => one.headers.delete('x-content-type-options'),
      'The x-content-type-options header is missing, not nosniff.',
    ],
    [
      'it comes without https',
      (one) => one.headers.delete('strict-transport-security'),
      /^The strict-transport-security header is missing/,
    ],
    [
      'code is not kept',
      at('.js', (one) => one.headers.set('cache-control', 'no-cache')),
      '/assets/main-1a.js has the Cache-Control "no-cache", not "public, max-age=31536000, immutable".',
    ],
    [
      'the worker is kept',
      at('/sw.js', (one) => one.headers.set('cache-control', 'max-age=3600')),
      '/sw.js has the Cache-Control "max-age=3600", not "no-cache".',
    ],
    [
      'the worker is a page',
      at('/sw.js', (one) => one.headers.set('content-type', 'text/html')),
      '/sw.js has the Content-Type “text/html”.',
    ],
    [
      'a deep link leads nowhere',
      at('/geografind/archive', { status: 404 }),
      '/geografind/archive answers 404.',
    ],
    [
      'missing files are pages',
      at('/no-such-file.js', { status: 200 }),
      '/no-such-file.js answers 200, not 404.',
    ],
    [
      'previews name another address',
      at('/crossnumber/today', (one) => {
        one.body = one.body.replaceAll(ORIGIN, 'https://my-cafe.web.app');
      }),
      /^\/crossnumber\/today does not show the picture https:\/\/crema\.example/,
    ],
    [
      'the manifest has no icon',
      at('/manifest.webmanifest', { body: '{"start_url":"/"}' }),
      '/manifest.webmanifest names no icon.',
    ],
    [
      'no web app is registered',
      at('init.json', (one) => {
        one.body = one.body.replace('appId', 'other');
      }),
      /^\/__\/firebase\/init\.json has no appId/,
    ],
    [
      'its settings are mistyped',
      at('/config.json', { body: '{"signIn":["myspace"],"authDomain":"crema.example"}' }),
      'config.json: there is no sign-in with "myspace".',
    ],
    [
      'the build has no news',
      at('/builds/meta/7.json', { status: 404 }),
      '/builds/meta/7.json answers 404.',
    ],
    [
      'a pack is missing',
      at('/puzzles/geografind/2026-11.json', { status: 404 }),
      '/puzzles/geografind/2026-11.json, with today’s geografind puzzle, answers 404.',
    ],
    [
      'a pack ends before today',
      at('/puzzles/royal-family/2026-11.json', { body: '{"puzzles":[]}' }),
      /today’s royal-family puzzle \d+: This puzzle isn’t available yet\./,
    ],
    [
      'a function for everybody is missing',
      at('/reportError', { status: 404 }),
      'The function reportError answers 404 to a call without data, not 400.',
    ],
    [
      'profiles can be listed',
      (one, _url, init) => {
        if (init.method === 'POST' && asked(init).from?.[0].collectionId === 'users')
          one.status = 200;
      },
      'The database answered 200 instead of 403 to the list of users.',
    ],
    [
      'offsets are counted',
      (one, _url, init) => {
        if (init.method === 'POST' && asked(init).offset === 1) one.status = 200;
      },
      'The database answered 200 instead of 403 to a list of entries with an offset.',
    ],
    [
      'profiles can be written',
      (one, _url, init) => {
        if (init.method === 'PATCH') one.status = 404;
      },
      'The database answered 404 instead of 403 to writing a profile.',
    ],
    [
      'the index of entries is missing',
      (one, _url, init) => {
        if (init.method === 'POST' && asked(init).limit === 100) one.status = 400;
      },
      'The database answers 400 to a list of entries.',
    ],
    [
      'a function is missing',
      at('/deleteAccount', { status: 404 }),
      'The function deleteAccount answers 404 to a visitor, not 401.',
    ],
  ];
  it.each(cases)('%s', async (_name, change, sentence) => {
    expect(await saidOf(change)).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('it does not answer', async () => {
    const send = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('no route') }));
    expect(await smoke(ORIGIN, TODAY, () => {}, send)).toEqual([
      '/__/firebase/init.json does not answer: no route.',
    ]);
  });
});

describe('a site that enforces App Check', () => {
  const enforced = JSON.stringify({
    ...CONFIG,
    appCheck: { key: '6Lc_example-key-0123456789', enforced: true },
  });

  const mayAlwaysCall = (pathname: string) => WITHOUT_APP_CHECK.has(pathname.slice(1));

  it.each([401, 403])('lets this visit through nowhere: the database by %d', async (refusal) => {
    const problems = await saidOf((one, { pathname, host }) => {
      if (pathname === '/config.json') one.body = enforced;
      if (host === 'firestore.googleapis.com') one.status = refusal;
      if (host.endsWith('cloudfunctions.net') && !mayAlwaysCall(pathname)) {
        Object.assign(one, { status: 503, body: '{"error":{"status":"UNAVAILABLE"}}' });
      }
    });
    expect(problems).toEqual([]);
  });

  it('is ill when it does', async () => {
    const problems = await saidOf((one, { pathname }) => {
      if (pathname === '/config.json') one.body = enforced;
    });
    const guarded = callableNames().filter((name) => !WITHOUT_APP_CHECK.has(name));
    expect(problems).toHaveLength(4 + guarded.length + openCallableNames().length);
    expect(problems).toContain(
      'The database answers 404 to published/index without an App Check token.',
    );
    expect(problems).toContain('The function changePuzzle answers 401 to a visitor, not 503.');
  });
});

it('asks every function that acts for a player, and those for everybody without a session', () => {
  expect(callableNames()).toContain('insertLeaderboardGames');
  expect(callableNames()).toContain('changePuzzle');
  expect(openCallableNames().toSorted()).toEqual([
    ...['lookAtTable', 'reportError', 'reportPuzzle'],
  ]);
});
