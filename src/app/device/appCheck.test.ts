import { beforeEach, expect, it, vi } from 'vitest';
import { APP_CHECK } from '../../storage/appCheck.ts';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';

const KEY = '6Lc_example-key-0123456789';
const opened = memoryStorage();
const { config, startAppCheck, token } = vi.hoisted(() => ({
  config: { appCheck: null as { key: string; enforced: boolean } | null, isReachable: true },
  startAppCheck: vi.fn(),
  token: vi.fn(),
}));
vi.mock('./storage.ts', () => ({ storage: async () => opened }));
vi.mock('../../firebase/config.ts', () => ({
  loadSite: async () => ({ firebase: { projectId: 'crema' } }),
  loadSiteConfig: async () => {
    if (!config.isReachable) throw new TypeError('Failed to fetch');
    return config;
  },
}));
vi.mock('../../firebase/recaptcha.ts', () => ({ startAppCheck }));

/** The headers of a request in a page that was just opened. */
async function opening() {
  vi.resetModules();
  const [{ appCheckHeaders }, { offerAppCheck }] = await Promise.all([
    import('../../firebase/appCheckToken.ts'),
    import('./appCheck.ts'),
  ]);
  offerAppCheck();
  return appCheckHeaders;
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(config, { appCheck: null, isReachable: true });
  startAppCheck.mockReturnValue(token);
  token.mockResolvedValue('a.b.c');
});

it('without a key none of it is loaded, and no token is left for the worker', async () => {
  await writeEntry(opened, APP_CHECK, { token: 'old', until: 5 });
  const headers = await opening();
  expect(await headers()).toEqual({});
  expect(startAppCheck).not.toHaveBeenCalled();
  expect(await readEntry(opened, APP_CHECK)).toBeNull();
});

it('with a key each request has a token, and the worker has the last one', async () => {
  config.appCheck = { key: KEY, enforced: false };
  startAppCheck.mockImplementation((_, __, onToken: (fresh: string) => void) => {
    onToken('a.b.c');
    return token;
  });
  const headers = await opening();
  for (let i = 0; i < 2; i++) expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'a.b.c' });
  expect(startAppCheck.mock.calls.map(([site, key]) => [site, key])).toEqual([
    [{ projectId: 'crema' }, KEY],
  ]);
  await vi.waitFor(async () => expect((await readEntry(opened, APP_CHECK))?.token).toBe('a.b.c'));
});

it('where none can be had the request goes without, unless the server demands one', async () => {
  config.appCheck = { key: KEY, enforced: false };
  token.mockRejectedValue(new Error('blocked'));
  expect(await (await opening())()).toEqual({});
  config.appCheck = { key: KEY, enforced: true };
  await expect((await opening())()).rejects.toMatchObject({ status: 'unavailable' });
});

it('a reCAPTCHA that never answers holds a request up for ten seconds', async () => {
  config.appCheck = { key: KEY, enforced: false };
  token.mockReturnValue(new Promise(() => {}));
  const headers = await opening();
  vi.useFakeTimers();
  const asked = headers();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toEqual({});
  vi.useRealTimers();
});

it('settings that could not be read are asked for again', async () => {
  Object.assign(config, { appCheck: { key: KEY, enforced: false }, isReachable: false });
  const headers = await opening();
  expect(await headers()).toEqual({});
  config.isReachable = true;
  expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'a.b.c' });
});
