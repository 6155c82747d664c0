/**
 * Random positions of packed puzzles: a solution begun here and there, then moves of any kind, most of
 * them wrong.
 */
import { solve as solveCrossnumber } from '../../src/games/crossnumber/engine/solver.ts';
import type { GameId } from '../../src/games/definitions.ts';
import { CODES } from '../../src/games/geografind/codes.ts';
import { answerOf } from '../../src/games/geografind/rules/rules.ts';
import { neighboursOf } from '../../src/games/geografind/world/measure.ts';
import { firstWays } from '../../src/games/royal-family/engine/solver.ts';
import { constraintsOf } from '../../src/games/royal-family/rules/constraints.ts';
import type { Json } from '../../src/lib/json.ts';
import type { Rng } from '../../src/lib/rng.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { coveringsOf } from './coveringsOf.ts';
import { packedPuzzles } from './packedPuzzles.ts';
import { movesOf } from './sudokuShift.ts';

// biome-ignore lint/suspicious/noExplicitAny: boards and states of any game
type Any = any;

export interface Position {
  readonly board: Any;
  readonly state: Any;
  readonly cursor: Json;
}

/** A move that the rules may accept. */
const MOVES: Readonly<Record<GameId, (board: Any, rng: Rng) => Json>> = {
  'sudoku-shift': ({ size }, rng) => {
    const [row, cell, digit] = [rng.below(size), rng.below(size), 1 + rng.below(size)];
    return [
      { type: 'shift', row, by: 1 + rng.below(size - 1) },
      { type: 'fill', row, cell, digit },
      { type: 'mark', row, cell, digit },
    ][rng.below(3)]!;
  },
  crossnumber: ({ rows }, rng) => ({
    type: ['enter', 'enter', 'mark'][rng.below(3)]!,
    cell: rng.below(rows.length ** 2),
    digit: rng.below(10),
  }),
  'royal-family': ({ names }, rng) => ({
    type: ['place', 'place', 'pencil'][rng.below(3)]!,
    plate: rng.below(names.length),
    name: rng.below(names.length),
  }),
  'yearly-daily': (_, rng) => ({
    type: 'place',
    ...{ piece: rng.below(8), orientation: rng.below(8) },
    ...{ row: rng.below(7), col: rng.below(7) },
  }),
  geografind: (_, rng) =>
    rng.below(2)
      ? { type: 'reveal' }
      : {
          ...{ type: 'guess', country: CODES[rng.below(CODES.length)]! },
          ...(rng.below(3) === 0 && { arrowless: true }),
        },
};

/** Moves that together solve a board. */
const SOLUTIONS: Readonly<Record<GameId, (board: Any) => readonly Json[]>> = {
  'sudoku-shift': (board) => movesOf(board) as readonly Any[],
  crossnumber: (board) =>
    solveCrossnumber(board)!.flatMap((digit, cell) =>
      digit < 0 ? [] : [{ type: 'enter', cell, digit }],
    ),
  'royal-family': (board) =>
    firstWays(board, constraintsOf(board), 1)[0]!.map((plate, name) => ({
      type: 'place',
      ...{ plate, name },
    })),
  'yearly-daily': (board) =>
    coveringsOf(board, 1)[0]!.map((placement, piece) => ({ type: 'place', piece, ...placement })),
  geografind: (board) => {
    const answer = answerOf(board);
    return [...neighboursOf(answer), answer].map((country) => ({ type: 'guess', country }));
  },
};

/** Cursors of the games that have one, and nonsense. */
const cursorOf = (board: Any, rng: Rng): Json =>
  [
    rng.below(81),
    { cell: rng.below(81), direction: rng.below(2) ? 'across' : 'down' },
    null,
    board?.size ? rng.below(board.size ** 2) : -1,
  ][rng.below(4)]!;

const EVERY_DAY = 12;

/** @param count with few positions, few boards have to be solved. */
export function* positions(game: GameId, count: number): Generator<Position> {
  const { game: rules } = toolkitOf(game);
  const rng = makeRng(`questions ${game}`);
  const all = packedPuzzles(game);
  const puzzles =
    count > 1000 ? all : Array.from({ length: EVERY_DAY }, () => all[rng.below(all.length)]!);
  const solutions = new Map<Any, readonly Json[]>();
  for (let i = 0; i < count; i++) {
    const { boards }: Any = puzzles[rng.below(puzzles.length)]!;
    const board: Any = boards[rng.below(boards.length)];
    const solution = solutions.get(board) ?? SOLUTIONS[game](board);
    solutions.set(board, solution);
    const share = rng.below(3) * rng.below(50);
    const right = solution.filter(() => rng.below(100) < share);
    const wrong = Array.from({ length: rng.below(rng.below(2) ? 4 : 40) }, () =>
      MOVES[game](board, rng),
    );
    let state: Any = rules.start(board);
    for (const one of [...right, ...wrong]) {
      const move = rules.parseMove(one);
      const next = move.ok ? rules.apply(board, state, move.value) : move;
      if (next.ok) state = next.value;
    }
    yield { board, state, cursor: cursorOf(board, rng) };
  }
}
