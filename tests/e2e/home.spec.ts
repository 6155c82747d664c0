/** The home page: the games' cards with their boards, the week, a finished day, and statistics. */
import type { Page } from '@playwright/test';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { playById } from '../../tools/plays.ts';
import { NOW } from '../support/clock.ts';
import { GAME, PuzzlePage } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

const done = (id: string, result: Json, openedOn: string | null = null) => ({
  id,
  result,
  openedOn,
  finishedAt: null,
});
const begun = (game: string, id: string, progress: number) => ({
  [`${game}/${id}`]: {
    game,
    id,
    openedOn: '2026-11-21',
    session: {},
    progress,
    updatedAt: 1,
    counter: 1,
  },
});

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Writes a result of each of today's puzzles into the database. */
async function finishToday(page: Page): Promise<void> {
  await writeRows(page, 'ssPuzzlesTimes', { 516: done('516', [60_900, 60_900, 60_900, 60_900]) });
  await writeRows(page, 'ydScores', { '11_21_2026': done('2026-11-21', [90_000, 1, 0.1]) });
  await writeRows(page, 'gfGuesses', { 399: done('399', ['FR', 'DE', 'PE', 'win']) });
  await writeRows(page, 'rfTimes', { 392: done('392', [61_500, 1]) });
}

test('says nothing of a past before there is one', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expect(card(page, 'Royal Family')).toBeVisible();
  await expect(page.getByText('21 November. Your coffee is ready.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'The last seven days' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your statistics' })).toHaveCount(0);
});

test('tells of the week once, and of the days in a row beside the date', { tag: '@all' }, async ({
  page,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', {
    514: done('514', [1, 2, 3, 4]),
    515: done('515', [1, 2, 3, 4]),
  });
  await page.goto('/');
  const week = page.getByRole('list', { name: 'The last seven days' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByText('Friday 20 November: 1 of 4 finished')).toBeAttached();
  await expect(page.getByText('2 days, keep it')).toBeVisible();
  await writeRows(page, 'gfGuesses', { 399: done('399', ['FR', 'win']) });
  await page.reload();
  await expect(page.getByText('3 days in a row')).toBeVisible();
});

test('each card shows today’s own board, as the player has left it', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const { title } of DEFINITIONS) {
    await expect(card(page, title).locator('[data-miniature] svg')).toBeVisible();
  }
  const drawn = () => card(page, GAME).locator('[data-miniature]').innerHTML();
  const untouched = await drawn();
  await page.goto('/sudoku-shift/516');
  const puzzle = new PuzzlePage(page);
  await expect(puzzle.board).toBeVisible();
  await page
    .getByRole('button', { name: /Slide row \d right/ })
    .first()
    .click();
  await expect(puzzle.undo).toBeEnabled();
  await page.goto('/');
  await expect(card(page, GAME).getByRole('link', { name: `Continue ${GAME}` })).toBeVisible();
  await expect.poll(drawn).not.toBe(untouched);
});

test('a finished board is shown as its moves have left it', { tag: '@all' }, async ({ page }) => {
  const toolkit = toolkitOf('sudoku-shift');
  const { hash, result, log } = playById(toolkit, TODAY);
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { [TODAY]: done(TODAY, result) });
  await writeRows(page, 'plays', {
    [`sudoku-shift/${TODAY}`]: { game: 'sudoku-shift', id: TODAY, hash, result, log },
  });
  await page.goto('/');
  // The card's miniature shows the last board, of which all 81 cells are filled.
  await expect(card(page, GAME).locator('[data-miniature] text')).toHaveCount(81);
});

test('the whole card leads to the puzzle', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  // Click the card at a point on neither its button nor its heading.
  await card(page, 'Geografind').click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL('/geografind/399');
});

test('a finished day has a page of its own, and one thing to share', { tag: '@all' }, async ({
  page,
}) => {
  await makeDatabase(page);
  await finishToday(page);
  await page.goto('/');
  // An unfinished weekly puzzle does not prevent a finished day.
  await expect(page.getByRole('region', { name: 'Four empty cups' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Crossnumber' })).toBeVisible();
  const today = { ...done('59', [601_000, 1]), finishedAt: NOW.getTime() };
  await writeRows(page, 'cnPuzzleTimes', { 59: today });
  await page.reload();
  const day = page.getByRole('region', { name: 'Five empty cups' });
  await expect(day).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Play|Continue) (?!with friends)/ })).toHaveCount(
    0,
  );
  await expect(day).toContainText(/The next are served in (\d+\sh\s)?\d+\smin/);
  // The sum of the displayed times 4:03, 1:50 (with a hint), 10:01 and 1:01.
  await expect(day).toContainText('16:55 in all');
  await day.getByRole('link', { name: 'Geografind: 3 guesses' }).focus();
  await day.getByRole('button', { name: 'Share the day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your day' });
  await expect(dialog.getByRole('img', { name: /^A picture of your day/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await download).suggestedFilename()).toBe('crema-2026-11-21.png');
  await dialog.getByText('Lines').click();
  await expect(dialog).toContainText('Crema, 21 November 2026');
  await expect(dialog).toContainText('Crossnumber 10:01');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('all games are in view at once, begun or not', { tag: '@all' }, async ({ page }) => {
    await makeDatabase(page);
    for (const rows of [{}, begun('sudoku-shift', '516', 0.4), begun('geografind', '399', 0.5)]) {
      await writeRows(page, 'progress', rows);
      await page.goto('/');
      // The cards grow by what the boards tell: minutes, beans and the week of Crossnumber.
      await expect(page.getByText(/^\d+ min$/)).toHaveCount(DEFINITIONS.length);
      for (const { title } of DEFINITIONS) {
        await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport({
          ratio: 1,
        });
      }
    }
    await expect(page.getByRole('region', { name: 'Geografind', exact: true })).toContainText(
      '3 of 6 guesses',
    );
  });
});

test('no number on home changes before one’s eyes', { tag: '@all' }, async ({ page }) => {
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
