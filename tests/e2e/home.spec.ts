/** The home page with all its games: cards, the last seven days, and the figures behind them. */
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { figure } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { YESTERDAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

const done = (id: string, result: readonly unknown[], openedOn: string | null = null) => ({
  id,
  result,
  openedOn,
  finishedAt: null,
});
const begun = (game: string, id: string, progress: number) => ({
  [`${game}/${id}`]: { game, id, openedOn: '2026-11-21', session: {}, progress, updatedAt: 1 },
});

test('the last seven days tell what was solved, begun, lost and missed', async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { [YESTERDAY]: done(YESTERDAY, [1, 2, 3, 4]) });
  await writeRows(page, 'ydScores', { '11_19_2026': done('2026-11-19', [90_000, 1, 0.1]) });
  await writeRows(page, 'gfGuesses', {
    397: done('397', ['FR', 'DE', 'win']),
    398: done('398', ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss']),
  });
  await writeRows(page, 'progress', begun('yearly-daily', '2026-11-20', 0.5));
  await page.goto('/');
  const week = page.getByRole('region', { name: 'The last seven days' });
  for (const name of [
    'Sudoku Shift, 20 November, solved',
    'Sudoku Shift, 19 November, not played',
    'Yearly Daily, 20 November, in progress',
    'Yearly Daily, 19 November, solved',
    'Geografind, 20 November, lost',
    'Geografind, 19 November, solved',
  ]) {
    await expect(week.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await week.getByRole('link', { name: 'Sudoku Shift, 19 November, not played' }).click();
  await expect(page).toHaveURL('/sudoku-shift/514');
});

test('a game of guesses has figures of its own', async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'gfGuesses', {
    396: done('396', ['FR', 'win'], '2026-11-18'),
    397: done('397', ['FR', 'DE', 'IT', 'ES', 'win'], '2026-11-19'),
    398: done('398', ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss'], '2026-11-20'),
    399: done('399', ['FR', 'DE', 'win'], '2026-11-21'),
  });
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Geografind', exact: true }).getByRole('link', {
      name: 'Finished in 2 guesses',
    }),
  ).toBeVisible();
  await page.goto('/geografind');
  await expect(figure(page, 'Played')).toHaveText('4');
  await expect(figure(page, 'Found')).toHaveText('75%');
  // The loss of yesterday ended the streak.
  await expect(figure(page, 'Streak')).toHaveText('1');
  await expect(figure(page, 'Best streak')).toHaveText('2');
  await expect(figure(page, 'Best')).toHaveText('1');
  await expect(figure(page, 'Average')).toHaveText('2.3');
  await page.goto('/geografind/archive');
  await expect(page.getByRole('list', { name: 'Marks' })).toContainText('lost');
  await expect(page.getByRole('link', { name: '20 November, lost' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('all games are in view at once, begun or not', async ({ page }) => {
    await makeDatabase(page);
    for (const rows of [{}, begun('sudoku-shift', '516', 0.4), begun('geografind', '399', 0.5)]) {
      await writeRows(page, 'progress', rows);
      await page.goto('/');
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
