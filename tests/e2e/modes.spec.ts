/**
 * Pages must fit the screen in every display mode, such as large text. `npm run screenshots --
 * modes` takes screenshots in all modes and runs axe.
 */
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { MODES, setMode } from '../support/modes.ts';
import { comeToRest } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

/** The display modes that affect the layout; colours alone do not. */
const NARROW = [
  'more-contrast',
  'forced-colours',
  'large-text',
  'smallest',
  'sideways',
  'left-handed',
];

for (const mode of MODES.filter(({ name }) => NARROW.includes(name))) {
  test.describe(mode.name, () => {
    const { reducedMotion, forcedColors, contrast, ...device } = mode.device;
    test.use({
      ...device,
      contextOptions: {
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
        contrast: contrast ?? 'no-preference',
      },
    });
    test.beforeEach(({ context }) => context.addInitScript(setMode, mode));

    test('no page is wider than the screen', async ({ page }) => {
      const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
      const paths = new Set(['/', '/statistics', '/sudoku-shift/archive', ...puzzles]);
      if (mode.name === 'smallest') {
        for (const { id } of DEFINITIONS) paths.add(`/${id}`).add(`/${id}/archive`);
      }
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('main#main')).toBeVisible();
        // Wait for late content, which may be wider than the page's frame.
        await expect(
          page.locator('[data-miniature] svg, .play-board, table, h1').last(),
        ).toBeVisible();
        await comeToRest(page);
        const width = await page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
        );
        expect.soft(width, path).toBeLessThanOrEqual(device.viewport?.width ?? 0);
      }
    });
  });
}

test.describe('for a left hand', () => {
  test.use({ viewport: { width: 740, height: 360 }, isMobile: true, hasTouch: true });

  test('the controls stand on its side', async ({ page }) => {
    await page.goto('/sudoku-shift/516');
    const left = async (selector: string) =>
      (await page.locator(selector).boundingBox())?.x ?? Number.NaN;
    await expect(page.locator('.play-panel')).toBeVisible();
    expect(await left('.play-panel')).toBeGreaterThan(await left('.play-board'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#play-menu').getByText('Settings').click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('group', { name: 'Playing hand' }).getByText('Left').click();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    expect(await left('.play-panel')).toBeLessThan(await left('.play-board'));
  });
});
