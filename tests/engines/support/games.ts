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

const [shifts] = packed('sudoku-shift', '2026-11', PUZZLES['sudoku-shift'])
  .boards as unknown as readonly [SudokuBoard];
/** A row that is not in its place. */
const loose = solutionOf(shifts).slides.findIndex((by) => by > 0);

const family = unwrap(parsePuzzle(packed('royal-family', '2026-11', PUZZLES['royal-family'])))
  .boards[0] as FamilyBoard;

export const MOVES: readonly GameMoves[] = [
  {
    game: 'sudoku-shift',
    board: grid,
    // Slides a row that is not in its place by one cell.
    async byPointer(player) {
      const [from, to] = [
        await sudokuCell(player, shifts.size, loose, 0),
        await sudokuCell(player, shifts.size, loose, 1),
      ];
      await player.browser.drag(from, to);
    },
    async byKeys(player) {
      const { row, cell } = blanksOf(shifts).find((blank) => blank.row !== loose)!;
      await player.browser.click(await sudokuCell(player, shifts.size, row, cell));
      await player.browser.press('2');
    },
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
