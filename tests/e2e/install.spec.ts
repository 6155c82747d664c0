/** The browser's requirements for an installable app. */
import type { Page } from '@playwright/test';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { becomeOfflineReady } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, inWholeBrowser, setClock, test, UNUSED_PRELOAD } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}
interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

async function readManifest(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  return (await response.json()) as Manifest;
}

/** Type and size of an image, as decoded by the browser. */
const look = (page: Page, src: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const blob = await response.blob();
    const image = new Image();
    image.src = URL.createObjectURL(blob);
    await image.decode();
    return { type: blob.type, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
  }, src);

inWholeBrowser(
  'the browser finds nothing that stands in the way of installing',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/');
    await becomeOfflineReady(page);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Tests run in private windows, which cannot install apps.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  },
);

test('the manifest is complete and its pictures are what it says', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  const manifest = await readManifest(page);
  expect(manifest).toMatchObject({
    id: '/',
    short_name: 'Crema',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  });
  const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(
    expect.arrayContaining([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
      'monochrome 512x512',
    ]),
  );
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(
    DEFINITIONS.map(({ id, title }) => [title, `/${id}/today`]),
  );
  // The manifest's pictures for phones and for desktops must show the same scenes, home first.
  const scenes = (form: string) =>
    manifest.screenshots.filter((shot) => shot.form_factor === form).map(({ src }) => src);
  expect(scenes('narrow')[0]).toBe('/screenshots/home-narrow.png');
  expect(scenes('wide')).toEqual(scenes('narrow').map((src) => src.replace('narrow', 'wide')));
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ];
  for (const { src, sizes, type } of pictures) {
    const seen = await look(page, src).catch(() => null);
    expect.soft(seen?.type, src).toBe(type);
    if (sizes !== 'any') expect.soft(seen?.sizes, src).toBe(sizes);
  }
});

const finished = (id: string) => ({ id, result: [1, 2, 3, 4], openedOn: null, finishedAt: null });

/** Dispatches the event by which Chromium offers to install a page. */
async function offerToInstall(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => {
        Object.assign(globalThis, { asked: true });
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(offer);
  });
}

test('an invitation waits until the player likes it, and takes "not now" for an answer', {
  tag: '@all',
}, async ({ page, complaints }) => {
  // The puzzle packs end before the day on which the invitation to install returns.
  complaints.allow(/404 \(Not Found\) .*\/puzzles\/.*2027-03/);
  const invitation = page.getByRole('region', { name: 'Keep Crema handy' });
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { 514: finished('514') });
  await page.goto('/');
  await offerToInstall(page);
  await expect(page.getByText('Your shelf')).toBeVisible();
  await expect(invitation).toBeHidden();
  await writeRows(page, 'ssPuzzlesTimes', { 515: finished('515') });
  await page.reload();
  await offerToInstall(page);
  await invitation.getByRole('button', { name: 'Not now' }).click();
  await expect(invitation).toBeHidden();
  await page.reload();
  await offerToInstall(page);
  await expect(page.getByText('Your shelf')).toBeVisible();
  await expect(invitation).toBeHidden();
  // The dismissed invitation to install may return after some months.
  await setClock(page, new Date('2027-03-01T09:00:00+01:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(invitation).toBeVisible();
});

test('an offer that comes before the app does is not lost', async ({ page, complaints }) => {
  // Delay the app's JavaScript chunk; Chromium then warns of unused preloads.
  complaints.allow(UNUSED_PRELOAD);
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { 514: finished('514'), 515: finished('515') });
  const open = await holdBack(page, /\/assets\/app-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await offerToInstall(page);
  open();
  await page.getByRole('button', { name: 'Install Crema' }).click();
  expect(await page.evaluate(() => 'asked' in globalThis)).toBe(true);
  await expect(page.getByText('Keep Crema handy')).toBeHidden();
});
