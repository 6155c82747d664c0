/** A puzzle that was left is seen again before the app is there. */
import type { Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS, definitionOf } from '../../src/games/definitions.ts';
import { PuzzlePage } from './support/app.ts';
import { TODAY } from './support/day.ts';
import { expect, test, UNUSED_PRELOAD } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

/** The date of NOW. */
const DAY = '2026-11-21';

/** The app's own script: without it there is the boot script alone. */
const APP = /\/assets\/app-/;
const KEY = 'crema-picture';

const taken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const picture = (page: Page) => page.locator('#root > .play[inert]');
const app = (page: Page) => page.locator('main > .play');

/** As the browser tells a page that it is hidden, or seen again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** What takes the picture comes when the page is at rest: one that is left before has none. */
async function leave(page: Page): Promise<void> {
  const isTaken = async () => {
    await setHidden(page, true);
    return taken(page);
  };
  await expect.poll(isTaken, { timeout: 15_000 }).not.toBeNull();
}

/** The page as the boot script alone shows it, and the way to let the app come. */
async function comeBack(page: Page, path: string): Promise<() => Promise<void>> {
  const open = await holdBack(page, APP);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root > .play')).toBeVisible();
  return async () => {
    open();
    await expect(app(page)).toBeVisible();
    await page.unroute(APP);
  };
}

/** Every box in it with its colours, without the time, which goes on, and what comes after the first drawing. To the pixel: half of one is nobody's. */
const boxesOf = (page: Page) =>
  page.locator('.play').evaluate(async (play) => {
    await document.fonts.ready;
    return [...play.querySelectorAll('*')]
      .filter((box) => box.role !== 'timer' && !box.closest('.play-almanac'))
      .map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        const { color, backgroundColor, fill, borderTopColor, opacity } = getComputedStyle(box);
        // The grid ends with the almanac, which comes after the first drawing, soon or late.
        const at = [x, y, width, box.matches('.play-grid') ? 0 : height];
        return {
          at,
          look: [box.tagName, color, backgroundColor, fill, borderTopColor, opacity].join(' '),
        };
      });
  });

test.beforeEach(({ complaints }) => complaints.allow(UNUSED_PRELOAD));

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Leaves the page, and sees it come back: first the picture, then the app, alike in every box. */
async function expectAsLeft(page: Page, puzzle: string): Promise<void> {
  await leave(page);
  const letGo = await comeBack(page, puzzle);
  await expect(picture(page)).toBeVisible();
  const before = await boxesOf(page);
  expect(before.length).toBeGreaterThan(100);
  await letGo();
  await expect(picture(page)).toHaveCount(0);
  // What comes later than the app's first drawing is in its place by then.
  await expect(async () => {
    const after = await boxesOf(page);
    expect(after.map(({ look }) => look)).toEqual(before.map(({ look }) => look));
    const moved = after.filter(({ at }, i) =>
      at.some((x, side) => Math.abs(x - before[i]!.at[side]!) > 1),
    );
    expect(moved).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

for (const [place, { id, title, schedule }] of DEFINITIONS.entries()) {
  // Beside the board the panel is the same for all.
  for (const size of place === 0 ? [PHONE, DESKTOP] : [PHONE]) {
    test(`${title} at ${size.width} px is seen as it was left`, async ({ page }) => {
      await page.setViewportSize(size);
      const puzzle = `/${id}/${idFor(schedule, DAY)}`;
      // With what comes later.
      await page.goto(puzzle, { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expectAsLeft(page, puzzle);
    });
  }
}

for (const [game, size] of [
  ['sudoku-shift', PHONE],
  ['crossnumber', PHONE],
  ['crossnumber', DESKTOP],
] as const) {
  test(`in ${game} at ${size.width} px the chosen cell is found again`, async ({ page }) => {
    await page.setViewportSize(size);
    const puzzle = `/${game}/${idFor(definitionOf(game).schedule, DAY)}`;
    await page.goto(puzzle, { waitUntil: 'networkidle' });
    const cells = page.locator('main').getByRole('gridcell');
    const chosen = page.locator('main [aria-selected="true"]');
    const cell = cells.nth(9);
    const label = (await cell.getAttribute('aria-label')) as string;
    await cell.click();
    await expect(chosen).toHaveAttribute('aria-label', label);
    // From the page's own part to the one after it: the mouse rests on nothing.
    await page.mouse.move(0, 0);
    await expectAsLeft(page, puzzle);
    await expect(chosen).toHaveAttribute('aria-label', label);
    // And where nothing was pictured, or when the player comes from another page.
    await page.goto('/');
    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await page.goto(puzzle);
    await expect(chosen).toHaveAttribute('aria-label', label);
    await page.getByRole('button', { name: /3$/ }).first().click();
    await expect(cells.nth(9)).toHaveAttribute('aria-label', /3/);
  });
}

test.describe('the picture', () => {
  const puzzle = `/sudoku-shift/${TODAY}`;

  test('is of the last move, and shown once', async ({ page }) => {
    const { board } = new PuzzlePage(page);
    await page.goto(puzzle);
    const row = () =>
      page.locator('.play [role=row]').nth(1).locator('[role=gridcell]').allTextContents();
    const first = await board.innerText();
    await leave(page);
    await setHidden(page, false);
    // Nobody sees an older state than the page was left in, however it ends.
    expect(await taken(page)).toBeNull();
    await page
      .getByRole('button', { name: /Slide row \d right/ })
      .first()
      .click();
    await expect.poll(() => board.innerText()).not.toBe(first);
    const last = await row();
    await leave(page);
    const letGo = await comeBack(page, puzzle);
    await expect(picture(page)).toBeVisible();
    expect(await row()).toEqual(last);
    expect(await taken(page)).toBeNull();
    await letGo();
    expect(await row()).toEqual(last);
  });

  test('is not of another puzzle, window or build', async ({ page }) => {
    await page.goto(puzzle);
    await leave(page);
    const good = (await taken(page)) as string;
    const put = async (text: string) => {
      await page.goto('/licences');
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
      const letGo = await comeBack(page, puzzle);
      const shown = await picture(page).count();
      await letGo();
      return shown;
    };
    const other = (change: object) => JSON.stringify({ ...JSON.parse(good), ...change });
    expect(await put(other({}))).toBe(1);
    expect(await put(other({ path: '/sudoku-shift/515' }))).toBe(0);
    expect(await put(other({ build: 'another' }))).toBe(0);
    expect(await put(other({ look: '9,,false' }))).toBe(0);
    // The window has been made wider or lower since.
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: width + 100, height });
    expect(await put(good)).toBe(0);
    await page.setViewportSize({ width, height: height - 100 });
    expect(await put(good)).toBe(0);
    await page.setViewportSize({ width, height });
    expect(await put(good)).toBe(1);
    expect(await put(good.slice(0, 200))).toBe(0);
    expect(await put('null')).toBe(0);
  });

  test('is not taken of what would not be there again', async ({ page }) => {
    await page.goto(puzzle);
    await leave(page);
    const old = (await taken(page)) as string;
    /** Whether there is one when the page is left like this, where another window's was. */
    const isTaken = async () => {
      await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, old]);
      await setHidden(page, true);
      const isThere = (await taken(page)) !== null;
      await setHidden(page, false);
      return isThere;
    };
    expect(await isTaken()).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await isTaken()).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).first().click();
    expect(await isTaken()).toBe(true);
    await page.getByRole('button', { name: 'Pencil' }).click();
    expect(await isTaken()).toBe(false);
    await page.getByRole('button', { name: 'Pencil' }).click();
    expect(await isTaken()).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#play-menu')).toBeVisible();
    expect(await isTaken()).toBe(false);
  });

  test('pales where the app is long in coming', async ({ page }) => {
    await page.goto(puzzle);
    await leave(page);
    const letGo = await comeBack(page, puzzle);
    const opacity = () => page.locator('.play').evaluate((play) => getComputedStyle(play).opacity);
    await expect.poll(opacity).toBe('0.5');
    await letGo();
    await expect.poll(opacity).toBe('1');
  });

  test('is not filed under the page that is on its way', async ({ page }) => {
    await page.goto(puzzle);
    await leave(page);
    await setHidden(page, false);
    await page.evaluate(() => history.pushState(null, '', '/'));
    await setHidden(page, true);
    expect(await taken(page)).toBeNull();
  });

  test('hangs nowhere while another window is looked at', async ({ page, context }) => {
    await page.goto(puzzle);
    await leave(page);
    const other = await context.newPage();
    await other.goto(puzzle);
    await expect(app(other)).toBeVisible();
    // The first one stays hidden, or it would take down what the other leaves. The other hears of one as soon
    // as it could take one itself.
    await expect
      .poll(async () => {
        await setHidden(other, true);
        const isAble = (await taken(other)) !== null;
        await setHidden(other, false);
        return isAble;
      })
      .toBe(true);
    await setHidden(page, true);
    await expect.poll(() => taken(page)).toBeNull();
  });
});
