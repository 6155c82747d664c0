/** Puzzles that were finished before, with their plays, as rows of a device. */
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { loadEngine } from '../../../src/games/loaders.ts';
import type { Json } from '../../../src/lib/json.ts';
import { unwrap } from '../../../src/lib/result.ts';
import { playedOf, resultOf } from '../../../src/play/finished.ts';
import { replay } from '../../../src/play/replay.ts';
import { resultKey, storedNames } from '../../../src/protocol/resultKeys.ts';
import { puzzleKey } from '../../../src/storage/keys.ts';
import type { Device } from './app.tsx';
import { readPuzzle } from './play.tsx';

type Digits = readonly number[];

/** The moves from the start of a board to a state that has won. */
const MOVES: Partial<Record<GameId, (state: never) => readonly Json[]>> = {
  'royal-family': ({ placed }: { placed: Digits }) =>
    placed.map((name, plate) => ({ type: 'place', plate, name })),
  'yearly-daily': (state: readonly Record<string, number>[]) =>
    state.map((placement, piece) => ({ type: 'place', piece, ...placement })),
  crossnumber: ({ digits }: { digits: Digits }) =>
    digits.flatMap((digit, cell) => (digit < 0 ? [] : [{ type: 'enter', cell, digit }])),
  'sudoku-shift': ({ slides, fills }: { slides: Digits; fills: readonly Digits[] }) => [
    ...slides.flatMap((by, row) => (by === 0 ? [] : [{ type: 'shift', row, by }])),
    ...fills.flatMap((digits, row) =>
      digits.flatMap((digit, cell) =>
        digit === 0 ? [] : [{ type: 'fill', row, cell, digit, sweeps: true }],
      ),
    ),
  ],
};

interface PlayedBefore {
  readonly game: GameId;
  readonly id: string;
  /** The time in ms before an entry of the log. */
  waitBefore(entry: number): number;
  /** The number of hints that the player asks for at the start. */
  readonly hints?: number;
  /** The hash that the play names, if not that of the puzzle's version. */
  readonly hash?: string;
}

export async function playedBefore({
  game: name,
  id,
  waitBefore,
  hints = 0,
  hash,
}: PlayedBefore): Promise<NonNullable<Device['rows']>> {
  const { game, puzzle } = (await readPuzzle(name, id)).session;
  const { engine } = await loadEngine(name);
  const log: Json[] = Array.from({ length: hints }, (_, i) => [waitBefore(i), 0, 'hint']);
  for (const [i, board] of puzzle.boards.entries()) {
    if (i > 0) log.push([0, i, 'select']);
    for (const move of MOVES[name]!(engine.solve(board) as never)) {
      log.push([waitBefore(log.length), i, move]);
    }
  }
  const session = unwrap(replay(game, puzzle, log));
  const played = playedOf(session);
  const result = resultOf(session);
  const row = { id, result, openedOn: null, finishedAt: null, hash: played.hash };
  const play = { game: name, id, result, hash: hash ?? played.hash, log };
  return {
    [storedNames(definitionOf(name).id).results]: { [resultKey(name, id)]: row },
    plays: { [puzzleKey(name, id)]: play },
  };
}
