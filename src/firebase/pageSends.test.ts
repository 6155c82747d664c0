import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/storages.ts';
import { APP_CHECK } from '../storage/appCheck.ts';
import { writeEntry } from '../storage/metaEntry.ts';
import { parseSiteConfig } from './config.ts';
import { expectNoTokens } from './pageSends.ts';

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

it('the worker leaves the sending to a page on a site that demands tokens', async () => {
  const storage = memoryStorage();
  for (const enforced of [null, { key: KEY, enforced: true }]) {
    siteSays(enforced);
    await writeEntry(storage, APP_CHECK, 'enforced');
    await expect(expectNoTokens(storage)).rejects.toThrow('A page has to send');
  }
});

it('sends on a site that only counts, as long as it does', async () => {
  const storage = memoryStorage();
  await writeEntry(storage, APP_CHECK, 'counted');
  for (const counted of [null, undefined, { key: KEY, enforced: false }]) {
    siteSays(counted);
    await expectNoTokens(storage);
  }
  siteSays({ key: KEY, enforced: true });
  await expect(expectNoTokens(storage)).rejects.toThrow('A page has to send');
});

it('on a site without App Check the worker sends as ever', async () => {
  const storage = memoryStorage();
  await writeEntry(storage, APP_CHECK, 'none');
  await expectNoTokens(storage);
  expect(loadSiteConfig).not.toHaveBeenCalled();
});

it('where no page has read the site’s settings, the worker reads them', async () => {
  const storage = memoryStorage();
  await expect(expectNoTokens(storage)).rejects.toThrow('A page has to send');
  siteSays(undefined);
  await expectNoTokens(storage);
});

it.each([null, undefined, { mode: 'none' }, 'other', 7])('of %j nothing is known', (stored) =>
  expect(APP_CHECK.parse(stored)).toBeNull(),
);
