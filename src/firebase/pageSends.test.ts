import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_CHECK, type AppCheckMode, expiryOf } from '../storage/appCheck.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { writeEntry } from '../storage/metaEntry.ts';
import { appCheckHeaders, setAppCheckTokens } from './appCheckToken.ts';
import { parseSiteConfig } from './config.ts';
import { takeLeftToken } from './leftToken.ts';

const NOW = Date.UTC(2026, 10, 27);
const tokenUntil = (until: number) =>
  `e30.${btoa(JSON.stringify({ exp: until / 1000 })).replaceAll('=', '')}.x`;
const leftOf = (token: string) => ({ token, until: expiryOf(token) });
const EXPIRED = leftOf(tokenUntil(NOW + 59_000));
const KEY = '6Lc_example-key-0123456789';

const { loadSiteConfig } = vi.hoisted(() => ({ loadSiteConfig: vi.fn() }));
vi.mock('./config.ts', async (original) => ({ ...(await original()), loadSiteConfig }));

/** Sets the site's settings; null for settings that cannot be read. */
function siteSays(appCheck: object | undefined | null): void {
  loadSiteConfig.mockReset();
  if (appCheck === null) loadSiteConfig.mockRejectedValue(new TypeError('Failed to fetch'));
  else loadSiteConfig.mockResolvedValue(parseSiteConfig({ appCheck }, () => {}));
}

beforeEach(() => siteSays(null));
afterEach(() => setAppCheckTokens(null));

it('the worker sends with the token that a page has left', async () => {
  const storage = memoryStorage();
  const left = leftOf(tokenUntil(NOW + 120_000));
  await writeEntry(storage, APP_CHECK, { mode: 'enforced', left });
  await takeLeftToken(storage, NOW);
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': left.token });
  expect(loadSiteConfig).not.toHaveBeenCalled();
});

it.each([
  ['has expired', EXPIRED],
  ['is no token', leftOf('no token')],
  ['was never left', null],
])(
  'and leaves the sending to a page where that %s, on a site that demands one',
  async (_, left) => {
    const storage = memoryStorage();
    for (const enforced of [null, { key: KEY, enforced: true }]) {
      siteSays(enforced);
      await writeEntry(storage, APP_CHECK, { mode: 'enforced', left });
      await expect(takeLeftToken(storage, NOW)).rejects.toThrow('A page has to send');
      expect(await appCheckHeaders()).toEqual({});
    }
  },
);

it('sends without one on a site that only counts, as long as it does', async () => {
  const storage = memoryStorage();
  await writeEntry(storage, APP_CHECK, { mode: 'counted', left: EXPIRED });
  for (const counted of [null, undefined, { key: KEY, enforced: false }]) {
    siteSays(counted);
    await takeLeftToken(storage, NOW);
    expect(await appCheckHeaders()).toEqual({});
  }
  siteSays({ key: KEY, enforced: true });
  await expect(takeLeftToken(storage, NOW)).rejects.toThrow('A page has to send');
});

it('on a site without App Check the worker sends as ever', async () => {
  const storage = memoryStorage();
  await writeEntry(storage, APP_CHECK, { mode: 'none', left: null });
  await takeLeftToken(storage, NOW);
  expect(await appCheckHeaders()).toEqual({});
  expect(loadSiteConfig).not.toHaveBeenCalled();
});

it('where no page has read the site’s settings, the worker reads them', async () => {
  const storage = memoryStorage();
  await expect(takeLeftToken(storage, NOW)).rejects.toThrow('A page has to send');
  siteSays(undefined);
  await takeLeftToken(storage, NOW);
  expect(await appCheckHeaders()).toEqual({});
});

it.each<[AppCheckMode, object | null]>([
  ['none', null],
  ['counted', EXPIRED],
  ['enforced', EXPIRED],
])('what a page has found is read as it was stored: %s', (mode, left) => {
  const last = { mode, left: left as typeof EXPIRED | null };
  expect(APP_CHECK.parse(APP_CHECK.json(last))).toEqual(last);
});

it.each([null, undefined, { token: 'a', until: 5 }, { mode: 'other' }, 7])(
  'of %j nothing is known',
  (stored) => expect(APP_CHECK.parse(stored)).toBeNull(),
);

it.each(['', 'a', 'a.%.c', 'a.e30.c', `a.${btoa('null')}.c`])('%j has no expiry', (token) => {
  expect(expiryOf(token)).toBe(0);
});
