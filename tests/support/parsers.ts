/** Stand-ins for the games' puzzle parsers, so that tests of storage load no rules. */
import { GAME_IDS } from '../../src/games/definitions.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { PuzzleParsers } from '../../src/storage/formerCaches.ts';

/** Accepts every `{ id: string }` as a puzzle. */
const simpleParser: NonNullable<PuzzleParsers[keyof PuzzleParsers]> = {
  parsePuzzle: (json) =>
    typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
      ? ok({ id: json.id, boards: [] })
      : fail('shape', 'It is not a puzzle.'),
};

export const simpleParsers: PuzzleParsers = Object.fromEntries(
  GAME_IDS.map((game) => [game, simpleParser]),
);
