/** Saved games of Sudoku Shift, as rows of the table `progress`. */
import { game } from '../../src/games/sudoku-shift/rules/game.ts';
import type { Board, Move } from '../../src/games/sudoku-shift/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';
import { makeSession } from '../../src/play/savedSession.ts';
import { addTime, play, selectBoard, startSession } from '../../src/play/session.ts';
import { movesOf } from './sudokuShift.ts';

/** Each board's time in a game saved by `almostDone`, in ms. */
export const SAVED_TIME = 61_000;

/**
 * The row in the table `progress` of a game that lacks a single digit on the last board. The digits
 * stand in another order each time: the server holds one account's moves in another as a copy.
 */
export function almostDone(id: string, boards: readonly Board[]): Record<string, unknown> {
  return savedGame(id, boards, ({ last, moves }) => {
    const slides = moves.filter(({ type }) => type === 'shift');
    const fills = moves.filter(({ type }) => type !== 'shift');
    const shuffled = fills
      .slice(0, -1)
      .map((move) => ({ move, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ move }) => move);
    return [...slides, ...shuffled, ...(last ? [] : fills.slice(-1))];
  });
}

export type ChooseMoves = (board: {
  index: number;
  last: boolean;
  moves: readonly Move[];
}) => readonly Move[];

/**
 * The row in the table `progress` of a game with the moves that `choose` returns for each board.
 */
export function savedGame(
  id: string,
  boards: readonly Board[],
  choose: ChooseMoves,
): Record<string, unknown> {
  let session = startSession(game, { id, boards });
  const isDone = boards.map((board, index) => {
    const all = movesOf(board);
    const moves = choose({ index, last: index === boards.length - 1, moves: all });
    const pace = Math.floor(SAVED_TIME / Math.max(1, moves.length));
    session = selectBoard(session, index);
    moves.forEach((move, i) => {
      const wait = i === 0 ? SAVED_TIME - pace * (moves.length - 1) : pace;
      session = unwrap(play(addTime(session, wait), move));
    });
    return moves.length >= all.length;
  });
  session = selectBoard(session, Math.max(0, isDone.indexOf(false)));
  return progressOf(id, makeSession(session));
}

const progressOf = (id: string, session: unknown): Record<string, unknown> => ({
  [`sudoku-shift/${id}`]: {
    game: 'sudoku-shift',
    id,
    openedOn: '2026-11-21',
    session,
    progress: 0.9,
    updatedAt: 1_795_248_000_000,
    counter: 1,
  },
});

/** The time between moves of a saved game in ms: credible to the server. */
const UNHURRIED = 2000;

/**
 * The row in the table `progress` of a game in which these boards are done, or lack their last
 * `digits`, and the first board is open. It has all moves with times, as the app saves them, so
 * that the server can check the result.
 */
export function partlyDone(
  id: string,
  boards: readonly Board[],
  done: readonly number[],
  digits = 0,
): Record<string, unknown> {
  let session = startSession(game, { id, boards });
  for (const index of done) {
    session = selectBoard(session, index);
    const moves = movesOf(boards[index]!);
    for (const move of moves.slice(0, moves.length - digits)) {
      session = unwrap(play(addTime(session, UNHURRIED), move));
    }
  }
  return progressOf(id, makeSession(selectBoard(session, 0)));
}
