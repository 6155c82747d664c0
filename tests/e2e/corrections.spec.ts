/**
 * Correcting a released puzzle, from the desk's bench to the players, a test per game: players who
 * only looked at the puzzle get its new version, players who began it keep the old version, and
 * both groups read why the old version was withdrawn.
 */
import type { Page } from '@playwright/test';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { PuzzlePage } from './support/app.ts';
import {
  entryOf,
  expect,
  newEditor,
  newPlayer,
  openSignedIn,
  type Player,
  test,
} from './support/backend.ts';
import { decide, given, openBench, verdict } from './support/bench.ts';
import { readTable } from './support/database.ts';
import { boardsOf } from './support/day.ts';
import { countryOf, guess } from './support/geografind.ts';
import { taken } from './support/published.ts';

interface Walk {
  readonly game: GameId;
  /** The id of a puzzle in November 2026 that no other test uses. */
  readonly id: string;
  readonly bench: string;
  /** Makes the editor's change to the puzzle on the bench. */
  change(desk: Page): Promise<void>;
  /** Makes a player's first move. */
  begin(player: Page): Promise<void>;
  /**
   * Texts on the player's page that tell, after the first move, which version of the puzzle is
   * played.
   */
  shown(player: Page): Promise<readonly string[]>;
  /**
   * Finishes the puzzle in the pack's version (`old`) or in the corrected version; only for games
   * whose leaderboards the test checks.
   */
  finish?(player: Page, which: 'old' | 'new'): Promise<void>;
}

const CORRECTION = 'It was not what we had meant.';

const isStarted = (player: Page) =>
  expect.poll(async () => Object.keys(await readTable(player, 'progress'))).toHaveLength(1);

/** The message beside the board, not its copy in a live region. */
const words = (player: Page, text: string | RegExp) =>
  player.locator('p:not([role=status])').filter({ hasText: text });

function walk({ game, id, bench, change, begin, shown, finish }: Walk): void {
  const { title } = definitionOf(game);
  test(`${title}: a correction reaches who has looked and leaves who has begun; a withdrawal tells both why`, async ({
    page,
    newDevice,
  }) => {
    const [looker, player] = [
      await (await newDevice()).newPage(),
      await (await newDevice()).newPage(),
    ];
    const path = `/${game}/${id}`;
    // The reason contains the puzzle's id, as the index that all tests publish to lists all their
    // changes.
    const withdrawal = `${title} ${id} is not to be mended.`;
    const [anna, ben] = finish ? [await newPlayer(), await newPlayer()] : [null, null];
    const arrive = (window: Page, as: Player | null) =>
      as === null ? window.goto(path) : openSignedIn(window, as, path);
    async function look(): Promise<void> {
      await arrive(looker, anna);
      await expect(looker.getByRole('timer').or(looker.getByRole('combobox'))).toBeVisible();
    }
    async function beginIt(): Promise<readonly string[]> {
      await arrive(player, ben);
      await begin(player);
      await isStarted(player);
      return shown(player);
    }
    const [begun] = await Promise.all([
      beginIt(),
      look(),
      openBench(page, await newEditor(), `/barista/${bench}?id=${id}`),
    ]);

    expect(begun).not.toEqual([]);

    await change(page);
    await expect(verdict(page).getByText('Nothing against it', { exact: true })).toBeVisible();
    await decide(page, 'Correct it with this one', CORRECTION);
    await expect(given(page).getByText(/^Version 2: given to players, as corrected/)).toBeVisible();
    async function getTheNew(): Promise<void> {
      await looker.reload();
      await expect(looker.getByText(`This puzzle was corrected: ${CORRECTION}`)).toBeVisible();
      await begin(looker);
      await isStarted(looker);
      expect(await shown(looker)).not.toEqual(begun);
    }
    async function keepTheOld(): Promise<void> {
      await player.reload();
      await taken(player, `${game}/${id}`);
      await player.reload();
      await expect(words(player, 'Yours stays as it was')).toBeVisible();
      expect(await shown(player)).toEqual(begun);
    }
    await Promise.all([getTheNew(), keepTheOld()]);
    if (finish && anna && ben) {
      await Promise.all([finish(looker, 'new'), finish(player, 'old')]);
      const entry = (who: Player, board: string) => entryOf(who, board, game);
      await expect.poll(() => entry(anna, `${id}@2`)).not.toBeNull();
      await expect.poll(() => entry(ben, id)).not.toBeNull();
      expect([await entry(anna, id), await entry(ben, `${id}@2`)]).toEqual([null, null]);
      await looker.goto(`${path}/leaderboard`);
      await expect(looker.getByRole('region', { name: 'You' })).toContainText('1st');
    }

    await decide(page, 'Withdraw it', withdrawal);
    await expect(given(page).getByText(/^Version 2: withdrawn/)).toBeVisible();
    async function readWhyOnTheBoard(): Promise<void> {
      await looker.goto(`${path}/leaderboard`);
      await expect(looker.getByText(withdrawal)).toBeVisible();
    }
    async function readWhyAtThePuzzle(): Promise<void> {
      await player.reload();
      await taken(player, withdrawal);
      await player.reload();
      await expect(words(player, /^This puzzle was withdrawn: .* You can play it/)).toBeVisible();
    }
    await Promise.all([readWhyOnTheBoard(), readWhyAtThePuzzle()]);
    expect(await shown(player)).toEqual(begun);
  });
}

const SUDOKU = '511';
const ROWS = boardsOf(SUDOKU)[0]!.rows;
const BLANK_ROW = ROWS.findIndex((digits) => digits.includes('.'));

walk({
  game: 'sudoku-shift',
  id: SUDOKU,
  bench: 'sudoku',
  async change(desk) {
    const digits = desk.getByText(/\d+ digits, \d+ blanks/);
    const before = await digits.textContent();
    await desk.getByRole('button', { name: 'Blank one more' }).click();
    await expect(digits).not.toHaveText(before ?? '');
  },
  async begin(player) {
    const puzzle = new PuzzlePage(player);
    await expect(puzzle.board).toBeVisible();
    await puzzle.clickCell(BLANK_ROW, ROWS[BLANK_ROW]!.indexOf('.'));
    await player.keyboard.press('1');
  },
  shown: (player) => new PuzzlePage(player).digits(),
});

walk({
  game: 'crossnumber',
  id: '57',
  bench: 'crossnumber',
  async change(desk) {
    await desk.getByRole('button', { name: 'Make eight' }).click();
    await desk.getByRole('button', { name: 'Take board 1', exact: true }).click();
    await expect(desk.getByText('The board is in your draft.')).toBeVisible();
  },
  async begin(player) {
    await player.getByRole('grid').getByRole('gridcell').first().click();
    await player.keyboard.press('1');
  },
  shown: (player) => player.locator('.cn-clue').allTextContents(),
});

walk({
  game: 'royal-family',
  id: '374',
  bench: 'royal-family',
  async change(desk) {
    await desk.getByText('Names', { exact: true }).click();
    const name = desk.getByLabel('In place of Alaric');
    const names = await name.locator('option').allTextContents();
    await name.selectOption(names.find((one) => one !== 'Alaric')!);
    await expect(name).toBeHidden();
  },
  async begin(player) {
    await player
      .getByRole('toolbar', { name: 'Names' })
      .getByRole('button', { name: /^Amabel,/ })
      .click();
    await player.getByRole('button', { name: /^1727/ }).click();
  },
  shown: (player) => player.locator('.rf-clue-words').allTextContents(),
});

/** The country that the editor chose as the new answer. */
let chosen = '';

walk({
  game: 'geografind',
  id: '381',
  bench: 'geografind',
  async change(desk) {
    // Choose the first country that is offered and not chosen yet: those listed first are not the
    // answer on any nearby day.
    await desk.getByRole('radio').and(desk.locator(':not(:checked)')).first().check();
    const said = desk.getByText(/ is in your draft\./);
    await expect(said).toBeVisible();
    chosen = (await said.innerText()).replace(' is in your draft.', '');
  },
  begin: (player) => guess(player, 'Fiji'),
  shown: (player) =>
    player
      .getByRole('list', { name: 'Guesses' })
      .getByText(/^Guess 1, /)
      .allTextContents(),
  finish: (player, which) => guess(player, which === 'old' ? countryOf('381') : chosen),
});

// Yearly Daily's board follows from the date, so it cannot be corrected.
test('Yearly Daily: who has not begun waits while it is held; a withdrawal tells both why', async ({
  page,
  newDevice,
}) => {
  const id = '2026-11-03';
  const path = `/yearly-daily/${id}`;
  // Both reasons contain the puzzle's id, as the index that all tests publish to lists all their
  // changes.
  const [held, withdrawn] = [`We count the pieces of ${id}.`, `A piece of ${id} is missing.`];
  const [newcomer, player] = [
    await (await newDevice()).newPage(),
    await (await newDevice()).newPage(),
  ];
  const board = (window: Page) => window.getByRole('grid', { name: /^Calendar/ });
  const laid = player.getByRole('button', { name: /^napkin,.* on the board$/i });
  async function beginIt(): Promise<void> {
    await player.goto(path);
    await expect(board(player)).toBeVisible();
    await player.keyboard.press('6');
    await player.keyboard.press('Enter');
    await expect(laid).toBeVisible();
    await isStarted(player);
  }
  /**
   * Opens the puzzle, waits until the device has stored the desk's change, and reloads the page.
   */
  async function comeBack(window: Page, words: string): Promise<void> {
    await window.goto(path);
    await taken(window, words);
    await window.reload();
  }
  await Promise.all([
    beginIt(),
    openBench(page, await newEditor(), `/barista/yearly-daily?id=${id}`),
  ]);

  await decide(page, 'Hold it', held);
  await expect(given(page).getByText(/^Version 1: held/)).toBeVisible();
  await Promise.all([comeBack(newcomer, held), comeBack(player, held)]);
  await expect(newcomer.getByText(held)).toBeVisible();
  await expect(newcomer.getByText('nothing of your streak is lost')).toBeVisible();
  await expect(board(newcomer)).toBeHidden();
  await expect(laid).toBeVisible();

  await decide(page, 'Release it');
  await expect(given(page).getByText(/^Version 1: given to players/)).toBeVisible();
  await decide(page, 'Withdraw it', withdrawn);
  await expect(given(page).getByText(/^Version 1: withdrawn/)).toBeVisible();
  await Promise.all([comeBack(newcomer, withdrawn), comeBack(player, withdrawn)]);
  for (const window of [newcomer, player]) {
    await expect(window.getByText(`This puzzle was withdrawn: ${withdrawn}`)).toBeVisible();
    await expect(board(window)).toBeVisible();
  }
  await expect(laid).toBeVisible();
});
