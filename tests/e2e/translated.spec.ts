/**
 * All games are played to their end, and the other pages visited, with the browser's page
 * translation on.
 */
import type { Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import type { Board as Grid } from '../../src/games/crossnumber/rules/types.ts';
import { clueOf } from '../../src/games/crossnumber/view/words.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { unwrap } from '../../src/lib/result.ts';
import { makeSession } from '../../src/play/savedSession.ts';
import { addTime, play, selectBoard, startSession } from '../../src/play/session.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { solvingMoves } from '../../tools/plays.ts';
import { appArrives, followHint, openSettings } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { TOMORROW } from './support/day.ts';
import { deskDocuments, signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { countryOf, guess } from './support/geografind.ts';
import { expectWordsRight, translated } from './support/translation.ts';

const DAY = '2026-11-21';
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

const todays = (game: GameId) => idFor(definitionOf(game).schedule, DAY);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Opens a puzzle with a saved game that lacks its last `left` moves. */
async function openAlmostDone(page: Page, game: GameId, left: number): Promise<void> {
  const id = todays(game);
  const toolkit = toolkitOf(game);
  const { boards } = puzzleOf(toolkit, id);
  let session = startSession(toolkit.game, { id, boards });
  boards.forEach((board, index) => {
    const moves = solvingMoves(toolkit, board).flatMap(
      (move) => toolkit.robot?.byHand?.(move) ?? [move],
    );
    session = selectBoard(session, index);
    for (const move of index < boards.length - 1 ? moves : moves.slice(0, -left)) {
      session = unwrap(play(addTime(session, 2000), move));
    }
  });
  await makeDatabase(page);
  await writeRows(page, 'progress', {
    [`${game}/${id}`]: {
      ...{ game, id, openedOn: DAY, progress: 0.9, updatedAt: 1_795_248_000_000 },
      session: makeSession(session),
    },
  });
  await page.goto(`/${game}/${id}`);
  await expect(button(page, 'Menu')).toBeVisible();
  await expectWordsRight(page);
}

/** Finishes the open puzzle by hints, shares the result, and goes home. */
async function finishByHints(page: Page): Promise<void> {
  const finished = page.getByRole('region', { name: 'Your result' });
  const hint = button(page, /^Hint/);
  for (;;) {
    await expect(hint.or(finished).first()).toBeVisible();
    if (await finished.isVisible()) break;
    await hint.click();
    await expectWordsRight(page);
    await followHint(page);
    await expectWordsRight(page);
  }
  await share(page);
}

async function share(page: Page): Promise<void> {
  const finished = page.getByRole('region', { name: 'Your result' });
  await expect(finished).toContainText('Saved on this device.');
  await expectWordsRight(page);
  await button(page, 'Share').first().click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await dialog.getByText('Sentence').click();
  await expectWordsRight(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Menu').click();
  await page.locator('#play-menu').getByText('Archive', { exact: true }).click();
  await expect(page).toHaveURL(/archive$/);
  await expectWordsRight(page);
  await page.goto('/');
  await appArrives(page);
  await expectWordsRight(page);
}

test.beforeEach(({ page }) => translated(page));

test('Sudoku Shift: digits, marks, boards, hints, the end', async ({ page }) => {
  await openAlmostDone(page, 'sudoku-shift', 3);
  const tabs = page.getByRole('navigation', { name: 'Boards' });
  await tabs.getByRole('button', { name: /^Ristretto/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ristretto, done' })).toBeVisible();
  await expectWordsRight(page);
  await tabs.getByRole('button', { name: /^Mocha/ }).click();
  await page.getByRole('gridcell', { name: /empty/ }).first().click();
  await page.keyboard.press('p');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expectWordsRight(page);
  await page.keyboard.press('p');
  await page.keyboard.press('3');
  await expectWordsRight(page);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectWordsRight(page);
  await finishByHints(page);
});

test('Yearly Daily: pieces, ways, the years, another way', async ({ page }) => {
  await openAlmostDone(page, 'yearly-daily', 2);
  await page.keyboard.press('r');
  await button(page, /what that means$/).click();
  await expectWordsRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await finishByHints(page);
});

for (const [where, look] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(look);

    test('Crossnumber: clue after clue, Work out, the end', async ({ page }) => {
      await openAlmostDone(page, 'crossnumber', 3);
      await button(page, /^Work out/).click();
      const board = puzzleOf(toolkitOf('crossnumber'), todays('crossnumber')).boards[0] as Grid;
      const bar = page.locator('.cn-bar-clue');
      for (let i = 0; i < 3; i++) {
        const before = await bar.innerText();
        await button(page, 'Next clue').click();
        await expect(bar).not.toHaveText(before);
        const [number, direction] = (await bar.innerText()).split(' ');
        await expect(bar).toContainText(
          clueOf(board, `${number}${direction === 'across' ? 'a' : 'd'}`),
        );
        await expectWordsRight(page);
      }
      await page.getByRole('textbox', { name: 'Arithmetic' }).fill('17 × 23');
      await expect(page.getByText('= 391')).toBeVisible();
      await expectWordsRight(page);
      await page.keyboard.press('Escape');
      await finishByHints(page);
    });

    test('Royal Family: names, clues, verdicts, the end', async ({ page }) => {
      await openAlmostDone(page, 'royal-family', 3);
      const tray = page.getByRole('toolbar', { name: 'Names' });
      await tray
        .getByRole('button', { name: /in the tray$/ })
        .first()
        .click();
      await expectWordsRight(page);
      await page.locator('.rf-plate:not(.rf-placed)').first().click();
      await expectWordsRight(page);
      await button(page, 'Undo').click();
      if (where === 'a phone') {
        for (let i = 0; i < 3; i++) {
          await button(page, 'Next clue').click();
          await expectWordsRight(page);
        }
      }
      await finishByHints(page);
    });
  });
}

test('Geografind: what is asked back, guesses, hints, the end', async ({ page }) => {
  const id = todays('geografind');
  await page.goto(`/geografind/${id}`);
  const field = page.getByRole('combobox', { name: 'Country' });
  for (const [name, words] of [
    ['Xyz', 'Xyz'],
    ['Guinea Congo', 'Congo'],
    ['Congo', 'Congo'],
  ]) {
    await field.fill(name!);
    await expectWordsRight(page);
    await field.press('Enter');
    await expect(page.locator('#gf-problem')).toContainText(words!);
    await expectWordsRight(page);
  }
  for (const name of ['Fiji', 'Norway', 'Brazil']) {
    await guess(page, name);
    await expectWordsRight(page);
  }
  await page.getByRole('list', { name: 'Hints' }).getByRole('button', { name: /Show$/ }).click();
  await expectWordsRight(page);
  await guess(page, countryOf(id));
  await expect(page.getByText('How many countries were left')).toBeVisible();
  await share(page);
});

test('the pages around them', async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await page.goto('/');
  const dialog = await openSettings(page);
  await expectWordsRight(page);
  await dialog.getByText('Dark', { exact: true }).click();
  await expectWordsRight(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Account').click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
  await expectWordsRight(page);
  await page.keyboard.press('Escape');
  for (const game of ['sudoku-shift', 'crossnumber'] as const) {
    const { title } = definitionOf(game);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(`/${game}`);
    await expectWordsRight(page);
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page).toHaveURL(`/${game}/archive`);
    await expectWordsRight(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWordsRight(page);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expectWordsRight(page);
    await page.goto('/');
  }
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'Your statistics' })).toBeVisible();
  await expectWordsRight(page);
});

test('the desk’s bench: boards, verdicts, a draft', async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page, deskDocuments());
  await page.goto(`/barista/sudoku?id=${TOMORROW}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Nothing against it')).toBeVisible();
  await expectWordsRight(page);
  const cells = page.getByRole('region', { name: 'As it will be played' }).getByRole('gridcell');
  await cells.first().click();
  await page.keyboard.press('0');
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    await expectWordsRight(page);
  }
  await expect(verdict).toHaveAttribute('aria-busy', 'false');
  await expectWordsRight(page);
  await page.getByText('Mocha 9 × 9').click();
  await expectWordsRight(page);
  await button(page, 'Make eight').click();
  await expect(button(page, 'Take board 1')).toBeVisible();
  await expectWordsRight(page);
  await page.getByLabel('Note to yourself and the desk').fill('Softer.');
  await expect(page.getByText('goes to the server when it can be reached')).toBeVisible();
  await expectWordsRight(page);
});
