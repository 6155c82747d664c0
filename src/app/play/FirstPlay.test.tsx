import { expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import { easierThan } from './FirstPlay.tsx';

const open = (game: GameId, id: string, ...beans: number[]) =>
  ({
    definition: definitionOf(game),
    id,
    session: { puzzle: { boards: beans }, game: { beans: (board: number) => board } },
  }) as unknown as Parameters<typeof easierThan>[0];

it.each([
  ['royal-family', '393', [5], '387'],
  ['sudoku-shift', '517', [1, 2, 3, 4], '511'],
  ['royal-family', '393', [3], null],
  // Monday's puzzle is the easiest of its week, so none is offered instead.
  ['royal-family', '387', [5], null],
  // A weekly game's sizes begin again: number 56 is a small one.
  ['crossnumber', '60', [5], '56'],
  ['crossnumber', '60', [3], null],
  // Puzzle 1 of this game is a Sunday's, the day before its first Monday.
  ['royal-family', '1', [5], null],
] as const)('%s %s with %j beans: %s', (game, id, beans, easier) => {
  expect(easierThan(open(game, id, ...beans))).toBe(easier);
});
