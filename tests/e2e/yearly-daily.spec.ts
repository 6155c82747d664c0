/**
 * Yearly Daily's page: further solutions, print, accessibility. tests/views has its board,
 * playedOffline.spec.ts plays it.
 */
import type { Page } from '@playwright/test';
import { game } from '../../src/games/yearly-daily/rules/game.ts';
import { movesTo } from '../../src/games/yearly-daily/rules/rules.ts';
import { formatDuration } from '../../src/lib/duration.ts';
import { unwrap } from '../../src/lib/result.ts';
import { makeSession } from '../../src/play/savedSession.ts';
import { addTime, payOnce, play, startSession } from '../../src/play/session.ts';
import { coveringsOf } from '../support/coveringsOf.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { expectOneSheet } from './support/print.ts';
import {
  board,
  Calendar,
  expectFinished,
  KEY,
  layByKeys,
  pieces,
  SOLUTION,
  TODAY,
} from './support/yearlyDaily.ts';

/** Saves today's game with all but the last piece in place, and a hint. */
async function layAllButLast(page: Page): Promise<void> {
  const begun = startSession(game, { id: TODAY, boards: [board] });
  let session = payOnce(addTime(begun, 61_000), 'hint');
  for (const move of movesTo(board, SOLUTION).slice(0, -1)) session = unwrap(play(session, move));
  await writeRows(page, 'progress', {
    [`yearly-daily/${TODAY}`]: {
      ...{
        game: 'yearly-daily',
        id: TODAY,
        openedOn: TODAY,
        progress: 0.9,
        updatedAt: 5,
        counter: 5,
      },
      session: makeSession(session),
    },
  });
}

test('prints the calendar, and the pieces to be cut out, on one sheet', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const paper = page.locator('.yd-paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  await expect(paper.locator('path')).toHaveCount(8);
  await expect(calendar.tray).toBeHidden();
  // Printed squares must be the same size on the board and on the pieces.
  const cell = (await calendar.grid.boundingBox())!.width / 7;
  const spoon = (await paper.locator('path').nth(1).boundingBox())!;
  expect(spoon.width / cell).toBeCloseTo(4, 0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await expectOneSheet(page);
});

test('another way is looked for and found, and the result stays as it is', { tag: '@all' }, async ({
  page,
}) => {
  const another = coveringsOf(board, 2).find(
    (one) => JSON.stringify(movesTo(board, one)) !== JSON.stringify(movesTo(board, SOLUTION)),
  )!;
  await makeDatabase(page);
  await layAllButLast(page);
  const calendar = new Calendar(page);
  await calendar.open();
  await layByKeys(calendar, pieces.at(-1)!);
  await expectFinished(calendar, 1);
  const { [KEY]: row, ...otherRows } = await readTable(page, 'ydScores');
  expect(otherRows).toEqual({});
  const [ms] = (row as { result: [number] }).result;
  const time = formatDuration(ms + 20_000);
  await expect(calendar.finished).toContainText(time);
  const years = page.getByRole('region', { name: 'Over the years' });
  const outcome = calendar.anotherWay;
  await expect(years.getByRole('rowheader')).toHaveText('2026 this puzzle');
  const outbox = await readTable(page, 'outbox');

  // Find the way of the result again.
  await calendar.lookFurther();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await page.keyboard.press('h');
  for (const piece of pieces) await layByKeys(calendar, piece);
  await expect(outcome).toContainText('You’ve already found this one.');
  await expect(outcome).toContainText(`1 of ${board.solutions} found.`);
  await expect(outcome.getByRole('heading')).toBeFocused();
  await calendar.button('Back to the result').click();
  await expectFinished(calendar, 1);
  await expect(calendar.finished.getByRole('heading')).toBeFocused();
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: row });

  // Find a new way, and then the same once more.
  for (const words of ['A new solution!', 'You’ve already found this one.']) {
    await calendar.lookFurther();
    for (const piece of pieces) await layByKeys(calendar, piece, another);
    await expect(outcome).toContainText(words);
    await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  }
  await expect(years).toContainText('You’ve found 2 of them.');
  await expect(page.getByRole('img', { name: 'Solution found in 2026' })).toHaveCount(2);
  const kept = { ...(row as object), ways: [[movesTo(board, another)]] };
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });

  // Abandon an attempt, by the button and by leaving.
  await calendar.lookFurther();
  await layByKeys(calendar, 0, another);
  await calendar.button('Back to the result').click();
  await expect(calendar.finished).toContainText(time);
  await calendar.lookFurther();
  await expect(calendar.piece(0)).toHaveAccessibleName(/in the tray$/);
  await layByKeys(calendar, 0, another);

  await page.reload();
  await expect(calendar.finished).toContainText(time);
  await expect(years).toContainText('You’ve found 2 of them.');
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });
  expect(await readTable(page, 'outbox')).toEqual(outbox);
  expect(await readTable(page, 'progress')).toEqual({});
});
