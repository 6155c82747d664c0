/**
 * An iPhone's requirements, as far as Chromium can check them: safe areas, fields that do not
 * trigger zooming, and startup images. See docs/ios.md for the rest.
 */
import type { Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS, definitionOf } from '../../src/games/definitions.ts';
import { expect, test } from './support/fixtures.ts';

const DAY = '2026-11-21';
const NOTCH = 47;
const HOME_BAR = 21;

const PAGES = [
  '/',
  '/sudoku-shift',
  '/sudoku-shift/archive',
  ...DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`),
];

async function cover(page: Page, insets: Record<string, number>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * The labels of controls that are, even partly, under the edges of the window that a phone covers.
 * @param left width of the covered edge in px.
 * @param right width of the covered edge in px.
 */
function coveredControls(page: Page, left: number, right: number): Promise<string[]> {
  return page.evaluate(
    ([from, to]) =>
      [...document.querySelectorAll('a, button, input, select, [role="gridcell"]')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          let { left, right } = control.getBoundingClientRect();
          // Take the part of the control that its scroll containers show.
          for (let around = control.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowX === 'visible') continue;
            const edge = around.getBoundingClientRect();
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          }
          // The skip link is one pixel wide until it is focused.
          return right - left > 1 && (left < from! - 0.5 || right > innerWidth - to! + 0.5);
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    [left, right],
  );
}

test.describe('on its side, with a notch', { tag: '@all' }, () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('nothing lies under it', async ({ page }) => {
    await page.goto('/');
    await cover(page, { left: NOTCH, right: NOTCH, bottom: HOME_BAR });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('main#main h1, main#main h2').first()).toBeAttached();
      await expect.poll(() => coveredControls(page, NOTCH, NOTCH), path).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, path).toBe(0);
    }
    // Without the app's padding, controls are under the covered edges; otherwise the checks above
    // prove nothing.
    await page.addStyleTag({ content: 'body { padding: 0 !important }' });
    await expect.poll(() => coveredControls(page, 300, 300)).not.toEqual([]);
  });
});

test.describe('upright, with a home bar', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 763 }, hasTouch: true });

  test('a puzzle keeps to what is left', async ({ page }) => {
    // Only games whose page fits the window: the other games' pages scroll anyway.
    for (const id of ['sudoku-shift', 'geografind', 'royal-family'] as const) {
      await page.goto(`/${id}/${idFor(definitionOf(id).schedule, DAY)}`);
      await cover(page, { top: 0, bottom: 34 });
      await expect
        .poll(() =>
          page.locator('.play-grid').evaluate((grid) => getComputedStyle(grid).paddingBottom),
        )
        .toBe('34px');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), id)
        .toBe(0);
    }
  });
});

test('no field is zoomed into, and no double tap zooms', { tag: '@all' }, async ({ page }) => {
  const small = () =>
    page
      .locator('input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
  let fields = 0;
  const look = async () => {
    expect(await small()).toEqual([]);
    fields += await page.locator('input, select, textarea').count();
  };
  for (const id of ['geografind', 'crossnumber', 'royal-family']) {
    await page.goto(`/${id}/today`);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    if (id === 'crossnumber') {
      await page.getByRole('gridcell').first().click();
      await page.getByRole('button', { name: 'Numbers' }).first().click();
    }
    await look();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  expect(fields).toBeGreaterThan(3);
  const touch = await page.evaluate(() => getComputedStyle(document.documentElement).touchAction);
  expect(touch).toBe('manipulation');
});

test.describe('before it is on the home screen', { tag: '@all' }, () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 664 },
    screen: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });

  test('there is a picture of the screen’s size to start with', async ({ page }) => {
    await page.goto('/');
    const images = page.locator('link[rel="apple-touch-startup-image"]');
    await expect(images).toHaveCount(4);
    const sizes = await images.evaluateAll((links) =>
      Promise.all(
        (links as HTMLLinkElement[]).map(async ({ href, media }) => {
          const image = new Image();
          image.src = href;
          await image.decode();
          const [scheme, orientation] = media.match(/light|dark|portrait|landscape/g) ?? [];
          return `${scheme} ${orientation} ${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    );
    expect(sizes).toEqual([
      'light portrait 1170x2532',
      'light landscape 2532x1170',
      'dark portrait 1170x2532',
      'dark landscape 2532x1170',
    ]);
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  });
});
