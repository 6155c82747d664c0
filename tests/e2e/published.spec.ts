/**
 * Changes to puzzles that the desk has published, on players' pages. Each test uses its own puzzle.
 */
import type { Page } from '@playwright/test';
import { PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import { expect, test } from './support/backend.ts';
import { readTable } from './support/database.ts';
import { boardsOf } from './support/day.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { publish, taken } from './support/published.ts';

/** The message beside the board, not its copy in a live region. */
const told = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words });

const rowsOf = (id: string) => boardsOf(id)[0]!.rows;

/** Writes a digit, right or wrong, into the first blank of the puzzle's first board. */
async function writeOne(puzzle: PuzzlePage, id: string): Promise<void> {
  const row = rowsOf(id).findIndex((digits) => digits.includes('.'));
  await puzzle.clickCell(row, rowsOf(id)[row]!.indexOf('.'));
  await puzzle.page.keyboard.press('1');
}

test('who has looked and not begun gets what was published, and has it from then on', {
  tag: '@all',
}, async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const puzzle = new PuzzlePage(page);
  await puzzle.open('509');
  expect(await puzzle.digits()).toEqual(rowsOf('509'));
  await publish({ game: 'sudoku-shift', id: '509', state: 'published', like: '497' });
  await page.reload();
  await expect.poll(() => puzzle.digits()).toEqual(rowsOf('497'));
  // The puzzle's new version is stored on the device, so it opens even without a server.
  const [stored] = rowsOf('497');
  await expect
    .poll(async () => JSON.stringify((await readTable(page, 'ssPuzzles'))['509']))
    .toContain(stored);
  await page.route('**/documents*', (route) => route.abort());
  await puzzle.open('509');
  expect(await puzzle.digits()).toEqual(rowsOf('497'));
});

test('who has begun goes on with theirs, is told, and finds the others’ board beside the own', async ({
  page,
}) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open('508');
  await writeOne(puzzle, '508');
  await expect.poll(async () => Object.keys(await readTable(page, 'progress'))).toHaveLength(1);
  const begun = await puzzle.digits();
  await publish({
    game: 'sudoku-shift',
    id: '508',
    state: 'corrected',
    reason: 'Two rows had two ways.',
    like: '498',
  });
  await page.reload();
  await taken(page, 'sudoku-shift/508');
  await puzzle.open('508');
  expect(await puzzle.digits()).toEqual(begun);
  await expect(told(page, 'Yours stays as it was')).toBeVisible();
  await page.goto('/sudoku-shift/508/leaderboard');
  const versions = page.getByRole('navigation', { name: 'Versions of this puzzle' });
  await expect(versions.getByRole('button')).toHaveText(['As it is now', 'As it was first']);
  await versions.getByRole('button', { name: 'As it was first' }).click();
  await expect(page.getByText('Nobody is here yet')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});
