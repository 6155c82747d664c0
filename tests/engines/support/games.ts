/** A few moves in each game by pointer and by keys, for a player who knows the solution. */
import { readFileSync } from 'node:fs';
import type { GameId } from '../../../src/games/definitions.ts';
import { unseal } from '../../../src/games/geografind/rules/seal.ts';
import { parsePuzzle } from '../../../src/games/royal-family/rules/codec.ts';
import type { Board as FamilyBoard } from '../../../src/games/royal-family/rules/types.ts';
import type { Board as SudokuBoard } from '../../../src/games/sudoku-shift/rules/types.ts';
import { unwrap } from '../../../src/lib/result.ts';
import { packed } from '../../e2e/support/day.ts';
import { blanksOf, solutionOf } from '../../support/sudokuShift.ts';
import type { Player, Target } from './player.ts';

/** A released puzzle of each game, from packs that the build keeps for playing offline. */
export const PUZZLES = {
  'sudoku-shift': '516',
  'yearly-daily': '2026-11-21',
  crossnumber: '59',
  geografind: '399',
  'royal-family': '392',
} satisfies Partial<Record<GameId, string>>;

interface GameMoves {
  readonly game: keyof typeof PUZZLES;
  /** The element that is visible as soon as the game can be played. */
  readonly board: Target;
  readonly byPointer: (player: Player) => Promise<void>;
  readonly byKeys: (player: Player) => Promise<void>;
}

const grid: Target = { role: 'grid' };

/**
 * The centre of a Sudoku Shift cell, computed from its row's frame, which does not move when the
 * row slides.
 */
export async function sudokuCell(player: Player, size: number, row: number, column: number) {
  const frame = await player.find({ role: 'row', nth: row });
  return { x: frame.left + ((column + 0.5) * frame.width) / size, y: frame.y };
}

const family = unwrap(parsePuzzle(packed('royal-family', '2026-11', PUZZLES['royal-family'])))
  .boards[0] as FamilyBoard;

export const MOVES: readonly GameMoves[] = [
  {
    game: 'sudoku-shift',
    board: grid,
    async byPointer(player) {
      const [blank] = blanksOf(sudokuBoards()[0] as SudokuBoard);
      if (!blank) throw new Error('Nothing is to be filled in.');
      const { size } = sudokuBoards()[0] as SudokuBoard;
      await player.browser.click(await sudokuCell(player, size, blank.row, blank.cell));
      await player.click({ role: 'button', name: '1' });
    },
    byKeys: ({ browser }) => browser.press('2'),
  },
  {
    game: 'yearly-daily',
    board: grid,
    async byPointer(player) {
      const napkin = await player.find({ role: 'button', name: /^napkin,/i });
      const { left, top, width } = await player.find(grid);
      const cell = width / 7;
      // The piece's place in the lower left corner of Yearly Daily's board covers 15, 22, 29, 30
      // and 31.
      const place = { x: left + 1.5 * cell, y: top + 5.5 * cell };
      await player.browser.drag(napkin, { x: napkin.x - 12, y: napkin.y - 12 }, place);
      await player.find({ role: 'gridcell', name: '29, the napkin' });
    },
    // The keys move the piece called the napkin from the board to the tray.
    byKeys: ({ browser }) => browser.press('6', 'Delete'),
  },
  {
    game: 'crossnumber',
    board: grid,
    async byPointer(player) {
      await player.click({ role: 'gridcell' });
      await player.click({ role: 'button', name: '1' });
    },
    byKeys: ({ browser }) => browser.press('2'),
  },
  {
    game: 'geografind',
    board: { role: 'combobox', name: 'Country' },
    async byPointer(player) {
      await player.fill({ role: 'combobox', name: 'Country' }, 'guinea');
      await player.click({ role: 'option', name: /Papua New Guinea/ });
      await player.click({ role: 'button', name: 'Guess' });
      await player.reads(/Guess 1, Papua New Guinea/);
    },
    async byKeys(player) {
      await player.browser.press(...'brazil');
      await player.find({ role: 'option', name: /Brazil/ });
      await player.browser.press('Enter');
    },
  },
  {
    game: 'royal-family',
    board: { role: 'button', name: /^\d{4} .*man\b/ },
    async byPointer(player) {
      const [someone] = family.names;
      const plate = family.plates.find(({ sex }) => sex === someone?.sex);
      await player.click({ role: 'button', name: new RegExp(`^${someone?.name},`) });
      await player.click({ role: 'button', name: new RegExp(`^${plate?.born}\\b`) });
      await player.find({
        role: 'button',
        name: new RegExp(`^${plate?.born} ${someone?.name}\\b`),
      });
    },
    byKeys: ({ browser }) => browser.press('Backspace'),
  },
];

export const sudokuBoards = () =>
  packed('sudoku-shift', '2026-11', PUZZLES['sudoku-shift']).boards as readonly SudokuBoard[];

/**
 * Solves a Sudoku Shift board: drags the rows into their final position, then presses cells and
 * keys.
 */
export async function solveByPointer(player: Player, board: SudokuBoard): Promise<void> {
  const { size } = board;
  const { slides } = solutionOf(board);
  for (const [row, by] of slides.entries()) {
    if (by === 0) continue;
    const short = by <= size / 2 ? by : by - size;
    const from = await sudokuCell(player, size, row, short > 0 ? 0 : size - 1);
    const to = await sudokuCell(player, size, row, short > 0 ? short : size - 1 + short);
    await player.browser.drag(from, to);
  }
  for (const { row, column, digit } of blanksOf(board)) {
    await player.browser.click(await sudokuCell(player, size, row, column));
    await player.click({ role: 'button', name: String(digit) });
  }
}

/** Solves a Sudoku Shift board by keys only, from the cell in the first row's first column. */
export async function solveByKeys(player: Player, board: SudokuBoard): Promise<void> {
  const keys: string[] = [];
  const at = { row: 0, column: 0 };
  const step = (times: number, forth: string, back: string) => {
    for (let i = 0; i < Math.abs(times); i++) keys.push(times > 0 ? forth : back);
  };
  const goTo = (row: number, column: number) => {
    step(row - at.row, 'ArrowDown', 'ArrowUp');
    step(column - at.column, 'ArrowRight', 'ArrowLeft');
    Object.assign(at, { row, column });
  };
  for (const [row, by] of solutionOf(board).slides.entries()) {
    if (by === 0) continue;
    goTo(row, at.column);
    step(by, 'Shift+ArrowRight', '');
    at.column = (at.column + by) % board.size;
  }
  for (const { row, column, digit } of blanksOf(board)) {
    goTo(row, column);
    keys.push(String(digit));
  }
  await player.browser.click(await sudokuCell(player, board.size, 0, 0));
  await player.browser.press(...keys);
}

const COUNTRIES = JSON.parse(
  readFileSync(
    new URL('../../../src/games/geografind/data/countries.json', import.meta.url),
    'utf8',
  ),
) as readonly { readonly code: string; readonly name: string }[];

/** Types a country's name, waits for its option, and guesses it. */
export async function guess(player: Player, name: string): Promise<void> {
  await player.fill({ role: 'combobox', name: 'Country' }, name);
  // Wait for the option: the countries' names load after the field.
  await player.find({ role: 'option', name: new RegExp(`^${name}`) });
  await player.browser.press('Enter');
}

/** The country to be guessed in a Geografind puzzle. */
export function countryOf(id: string): { readonly code: string; readonly name: string } {
  const [board] = packed('geografind', '2026-11', id).boards as readonly { answer: string }[];
  const code = unseal(board?.answer ?? '');
  const country = COUNTRIES.find((one) => one.code === code);
  if (!country) throw new Error(`Puzzle ${id} has no answer.`);
  return country;
}
