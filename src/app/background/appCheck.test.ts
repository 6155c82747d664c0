import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { memoryStorage } from '../../../tests/support/storages.ts';
import { parseSiteConfig } from '../../firebase/config.ts';
import { APP_CHECK, type AppCheckMode } from '../../storage/appCheck.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';

const key = '6Lc_example-key-0123456789';
const NEVER = new Promise<never>(() => {});
const { kept, loadSite, loadSiteConfig, startAppCheck, token } = vi.hoisted(() => ({
  kept: { storage: null as unknown },
  ...{ loadSite: vi.fn(), loadSiteConfig: vi.fn(), startAppCheck: vi.fn(), token: vi.fn() },
}));
vi.mock('../device/storage.ts', () => ({ storage: async () => kept.storage }));
vi.mock('../../firebase/config.ts', async (original) => ({
  ...(await original()),
  loadSite,
  loadSiteConfig,
}));
vi.mock('../../firebase/recaptcha.ts', () => ({ startAppCheck }));

let opened: ReturnType<typeof memoryStorage>;
const last = () => readEntry(opened, APP_CHECK);
const siteSays = (appCheck?: object) =>
  loadSiteConfig.mockResolvedValue(parseSiteConfig({ appCheck }, () => {}));
const isUnreadable = () => loadSiteConfig.mockRejectedValue(new Error('/config.json is no JSON.'));
const SENT_BARE = {};
const WAITS = { status: 'unavailable' };

/** The headers of a request in a page that was just opened. */
async function opening() {
  vi.resetModules();
  const [{ appCheckHeaders }, { offerAppCheck }] = await Promise.all([
    import('../../firebase/appCheckToken.ts'),
    import('./appCheck.ts'),
  ]);
  offerAppCheck();
  return () => appCheckHeaders().catch((error: unknown) => error);
}

beforeEach(() => {
  vi.resetAllMocks();
  opened = memoryStorage();
  kept.storage = opened;
  loadSite.mockResolvedValue({ firebase: { projectId: 'crema' } });
  startAppCheck.mockReturnValue(token);
  token.mockResolvedValue('a.b.c');
});
afterEach(() => void vi.useRealTimers());

it('without a key none of it is loaded', async () => {
  siteSays();
  await writeEntry(opened, APP_CHECK, 'counted');
  const headers = await opening();
  expect(await headers()).toEqual(SENT_BARE);
  expect(startAppCheck).not.toHaveBeenCalled();
  expect(loadSite).not.toHaveBeenCalled();
  await eventually(async () => expect(await last()).toBe('none'));
});

it('with a key each request has a token', async () => {
  siteSays({ key });
  const headers = await opening();
  for (let i = 0; i < 2; i++) expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'a.b.c' });
  expect(startAppCheck).toHaveBeenCalledExactlyOnceWith({ projectId: 'crema' }, key);
  await eventually(async () => expect(await last()).toBe('counted'));
});

it('where none can be had the request goes without, unless the server demands one', async () => {
  siteSays({ key });
  token.mockRejectedValue(new Error('blocked'));
  expect(await (await opening())()).toEqual(SENT_BARE);
  siteSays({ key, enforced: true });
  expect(await (await opening())()).toMatchObject(WAITS);
});

it.each([
  ['counts', false, 3_000, SENT_BARE],
  ['enforces', true, 10_000, WAITS],
])('a reCAPTCHA that never answers holds a site that %s up once', async (_, enforced, ms, end) => {
  siteSays({ key, enforced });
  token.mockReturnValue(NEVER);
  const headers = await opening();
  vi.useFakeTimers();
  const done = vi.fn();
  const first = headers();
  void first.then(done);
  await vi.advanceTimersByTimeAsync(ms - 100);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  const second = headers();
  await vi.advanceTimersByTimeAsync(1);
  for (const sent of await Promise.all([first, second])) expect(sent).toMatchObject(end);
});

it.each<[AppCheckMode | null, object]>([
  ['none', SENT_BARE],
  ['counted', SENT_BARE],
  ['enforced', WAITS],
  [null, WAITS],
])(
  'settings that cannot be read are those of before (%s), and are asked for again',
  async (mode, end) => {
    if (mode !== null) await writeEntry(opened, APP_CHECK, mode);
    isUnreadable();
    const headers = await opening();
    expect(await headers()).toMatchObject(end);
    siteSays({ key });
    expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'a.b.c' });
  },
);

it.each<[AppCheckMode, object]>([
  ['none', SENT_BARE],
  ['enforced', { 'X-Firebase-AppCheck': 'a.b.c' }],
])(
  'settings that come late are waited for only where a token was demanded: %s',
  async (mode, end) => {
    await writeEntry(opened, APP_CHECK, mode);
    let answer = (_: ReturnType<typeof parseSiteConfig>) => {};
    loadSiteConfig.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const headers = await opening();
    vi.useFakeTimers();
    const asked = headers();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    if (mode === 'none') expect(await asked).toEqual(end);
    answer(parseSiteConfig({ appCheck: { key, enforced: true } }, () => {}));
    expect(await asked).toEqual(end);
  },
);
