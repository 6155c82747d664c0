/**
 * The first day of a player who knows none of the games, on a phone, an upright tablet and a
 * desktop.
 */
import type { Locator, Page } from '@playwright/test';
import { FIRST_OF_MONTH, TODAY } from './support/day.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true } as const;
const LARGE = { viewport: { width: 1920, height: 1080 } } as const;

const inView = async (...parts: readonly Locator[]) => {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
};
const edgeOf = async (part: Locator) => (await part.boundingBox())!;

for (const [name, device] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a tablet', TABLET],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ ...device, newcomer: true });

    test('Geografind’s first try shows map, answer and guesses at once', async ({ page }) => {
      await page.goto('/geografind/399');
      await expect(page.getByRole('heading', { name: 'A small one first' })).toBeVisible();
      await inView(
        page.locator('.gf-map'),
        page.getByRole('combobox', { name: 'Country' }),
        ...['Brazil', 'India'].map((name) =>
          page.getByRole('list', { name: 'Guesses' }).getByText(name, { exact: true }),
        ),
      );
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, newcomer: true });

  for (const [path, board] of [
    [`/sudoku-shift/${TODAY}`, '.ss-board'],
    ['/yearly-daily/2026-11-21', '.yd-board'],
    ['/crossnumber/59', '.cn-board'],
  ] as const) {
    test(`the small board of ${path} stands in the middle`, async ({ page }) => {
      await page.goto(path);
      const middleOf = async (part: Locator) => {
        const { x, width } = await edgeOf(part);
        return x + width / 2;
      };
      await expect(page.locator(board)).toBeVisible();
      const around = await middleOf(page.getByRole('region', { name: 'A small one first' }));
      expect(Math.abs((await middleOf(page.locator(board))) - around)).toBeLessThan(2);
    });
  }
});

test.describe('on an upright tablet', () => {
  test.use(TABLET);

  test('the clues are open below the board', async ({ page }) => {
    await page.goto('/royal-family/392');
    const clues = page.getByRole('region', { name: 'Clues' });
    await expect(clues.getByRole('listitem').first()).toBeVisible();
    await inView(clues.getByRole('listitem').first(), page.getByRole('button', { name: 'Undo' }));
    await page.goto('/crossnumber/59');
    await inView(page.locator('.cn-list-title').first(), page.getByRole('grid'));
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Royal Family opens with its first clue, and the names that it speaks of', async ({
    page,
  }) => {
    await page.goto('/royal-family/392');
    const bar = page.locator('.rf-pinned');
    await expect(bar).toContainText('1 Linnet was born before Tobin.');
    await inView(bar, page.locator('.rf-board'));
    const tray = page.getByRole('toolbar', { name: 'Names' });
    const slip = (name: string) => tray.getByRole('button', { name: new RegExp(`^${name},`) });
    await inView(slip('Linnet'), slip('Tobin'));
    const { width } = await edgeOf(tray);
    const letters = (part: Locator) =>
      part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await letters(bar)).toBeGreaterThanOrEqual(14);
    const row = await edgeOf(slip('Linnet'));
    expect(row.width).toBeLessThan(width / 3);
  });

  test('Work out leaves every key of the pad in view', async ({ page }) => {
    await page.goto('/crossnumber/59');
    await page.getByRole('button', { name: 'Work out' }).tap();
    await inView(
      page.getByRole('grid'),
      ...['0', '6', '9'].map((key) => page.getByRole('button', { name: key, exact: true })),
    );
  });

  for (const [path, row] of [
    [`/sudoku-shift/${TODAY}`, '.ss-tools > *'],
    ['/geografind/399', '.gf-clues > *'],
  ] as const) {
    test(`the small board of ${path} has its four tools two and two`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'How to play' }).tap();
      const tools = page.getByRole('dialog', { name: 'How to play' }).locator(row);
      await expect(tools).toHaveCount(4);
      const [first, second, third, fourth] = await Promise.all((await tools.all()).map(edgeOf));
      expect(second!.y).toBe(first!.y);
      expect(third!.y).toBeGreaterThan(first!.y);
      expect(fourth!.y).toBe(third!.y);
    });
  }

  test('settings offer no keys', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('switch', { name: 'Mark clashes' })).toBeVisible();
    await expect(page.getByText('Single-key shortcuts')).toHaveCount(0);
  });

  test('with large letters no heading leaves the page', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    for (const path of ['/', '/statistics', `/sudoku-shift/${TODAY}/leaderboard`]) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const over = await heading.evaluate((element) => {
        // Put the longest weekday's name into the text before measuring it.
        element.querySelector('.inline-block')?.replaceChildren('Wednesday');
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right - innerWidth;
      });
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });

  test('pencil marks keep to their cells, however large the smallest letters are', async ({
    page,
  }) => {
    await page.goto(`/sudoku-shift/${TODAY}`);
    await page.getByRole('button', { name: /^Mocha/ }).tap();
    const cell = page.getByRole('gridcell', { name: /empty/ }).first();
    await cell.tap();
    await page.getByRole('button', { name: 'Pencil' }).tap();
    for (const digit of ['1', '5', '9']) await page.keyboard.press(digit);
    // Simulates a browser's minimum font size.
    await page.addStyleTag({ content: '.ss-cell { font-size: 20px !important }' });
    const around = await edgeOf(cell);
    for (const mark of await cell.locator('text').all()) {
      const { x, y, width, height } = await edgeOf(mark);
      expect(x).toBeGreaterThanOrEqual(around.x);
      expect(y).toBeGreaterThanOrEqual(around.y - 1);
      expect(x + width).toBeLessThanOrEqual(around.x + around.width);
      expect(y + height).toBeLessThanOrEqual(around.y + around.height + 1);
      expect(height).toBeLessThan(around.height / 2);
    }
    await expect(cell.locator('text')).toHaveText(['1', '5', '9']);
  });
});

test.describe('on a large screen', () => {
  test.use(LARGE);

  test('boards use the height, and begin at one edge', async ({ page }) => {
    const edges: number[] = [];
    for (const [path, board] of [
      [`/sudoku-shift/${TODAY}`, '.ss-board'],
      ['/yearly-daily/2026-11-21', '.yd-board'],
      ['/crossnumber/59', '.cn-board'],
      ['/royal-family/392', '.rf-board'],
      ['/geografind/399', '.gf-board'],
    ] as const) {
      await page.goto(path);
      const box = await edgeOf(page.locator(board));
      edges.push(Math.round(box.x));
      expect(box.height, board).toBeGreaterThan(740);
    }
    expect(new Set(edges).size).toBe(1);
  });

  test('in the dark a block is darker than a square', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/crossnumber/59');
    const light = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) =>
          (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
            .slice(0, 3)
            .reduce((sum, part) => sum + Number(part), 0),
        );
    expect(await light('.cn-block')).toBeLessThan(
      await light('.cn-square:not(.cn-in-entry, .cn-selected)'),
    );
  });
});

test.describe('the clock', () => {
  const timer = (page: Page) => page.getByRole('timer');

  test('stands under a menu and a dialog, which hide the board', async ({ page }) => {
    await page.goto(`/sudoku-shift/${TODAY}`);
    const board = page.getByRole('grid');
    await expect(timer(page)).toHaveText('0:01');
    await page.getByRole('button', { name: 'Menu' }).click();
    const opacity = () =>
      page
        .locator('.play-board > div')
        .first()
        .evaluate((part) => getComputedStyle(part).opacity);
    await expect.poll(opacity).toBe('0');
    await page.getByRole('button', { name: 'How to play' }).click();
    const dialog = page.getByRole('dialog', { name: 'How to play' });
    await expect(dialog).toBeVisible();
    const before = await timer(page).textContent();
    // Wait for longer than a second, the tick of the displayed timer.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)));
    await expect(timer(page)).toHaveText(before!);
    await page.keyboard.press('Escape');
    await expect.poll(opacity).toBe('1');
    await expect(board).toBeVisible();
    await expect(timer(page)).not.toHaveText(before!);
  });
});

test('a refusal is gone as soon as the next piece is taken up', async ({ page }) => {
  await page.goto('/yearly-daily/2026-11-21');
  const refusal = page.locator('.yd-refusal');
  const tray = page.locator('[data-piece]');
  await expect(tray.first()).toBeVisible();
  await tray.first().click();
  const { x, y, width } = await edgeOf(page.locator('.yd-board'));
  // Click a corner of the board where no piece fits.
  await page.mouse.click(x + width * 0.94, y + width * 0.1);
  await expect(refusal).toBeVisible();
  await tray.nth(1).click();
  await expect(refusal).toHaveCount(0);
});

test('home shows no digit of a Sudoku before it was opened', async ({ page }) => {
  await page.goto('/');
  const stamp = page.getByRole('region', { name: 'Sudoku Shift' }).locator('[data-miniature]');
  await expect(stamp).toBeVisible();
  await expect(stamp.locator('text')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Sudoku Shift' }).click();
  await page.getByRole('gridcell', { name: /empty/ }).first().click();
  await page.keyboard.press('1');
  await page.getByRole('link', { name: /^Back/ }).click();
  await page.goto('/');
  await expect(stamp.locator('text').first()).toBeVisible();
});

test('offline a site without accounts offers no sign-in', async ({ page, context, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const path = `/sudoku-shift/${FIRST_OF_MONTH}/leaderboard`;
  await page.goto(path);
  await expect(page.getByText('Leaderboards are not open yet')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Sudoku Shift' }).first().click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText('Leaderboards are not open yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

test('no number on home changes before one’s eyes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('main section[aria-labelledby^="card-"]')) {
        const name = card.getAttribute('aria-labelledby') ?? '';
        const minutes = /\d+ min/.exec(card.textContent ?? '')?.[0];
        const all = seen[name] ?? [];
        if (minutes && all.at(-1) !== minutes) seen[name] = [...all, minutes];
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/');
  await expect(page.locator('[data-miniature]')).toHaveCount(5);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Record<string, string[]> }).seen,
  );
  expect(Object.values(seen).map((all) => all.length)).toEqual([1, 1, 1, 1, 1]);
});

test('the words of the house are explained where the rules are', async ({ page }) => {
  await page.goto('/royal-family');
  const meaning = page.getByText('How hard a puzzle is: one bean is easy, five are hard.');
  await expect(meaning).toBeHidden();
  await page.getByText('Words you meet at Crema').click();
  await expect(meaning).toBeVisible();
});
