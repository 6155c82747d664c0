import { describe, expect, it } from 'vitest';
import { counting, countingPuzzle, countingResults } from '../../tests/support/countingGame.ts';
import { unwrap } from '../lib/result.ts';
import { endingOf, finishedSession, resultOf, stateAfter } from './finished.ts';
import {
  addTime,
  boardAt,
  canRedo,
  canUndo,
  hasActions,
  hasElapsed,
  isFinished,
  nextUnfinished,
  payOnce,
  play,
  playVerdict,
  progressOf,
  redo,
  restart,
  type Session,
  selectBoard,
  startSession,
  stateOf,
  timeOf,
  undo,
} from './session.ts';

const puzzle = countingPuzzle(3, 5);

type Counting = Session<number, number, number>;
const fresh = (): Counting => startSession(counting, puzzle);
const plays = (session: Counting, ...moves: number[]) =>
  moves.reduce((before, move) => unwrap(play(before, move)), session);
const shown = (session: Counting) => stateOf(boardAt(session, session.current));

describe('undo and redo', () => {
  it('have no limit and lead back the same way', () => {
    let session = plays(selectBoard(fresh(), 1), 1, 2, 1);
    expect(shown(session)).toBe(4);
    for (const state of [3, 1, 0]) {
      session = undo(session);
      expect(shown(session)).toBe(state);
    }
    expect(canUndo(session)).toBe(false);
    expect(undo(session)).toBe(session);
    for (const state of [1, 3, 4]) {
      session = redo(session);
      expect(shown(session)).toBe(state);
    }
    expect(canRedo(session)).toBe(false);
  });

  it('forget what could be redone once another move is played', () => {
    const session = plays(undo(plays(selectBoard(fresh(), 1), 1, 2)), 1);
    expect(shown(session)).toBe(2);
    expect(canRedo(session)).toBe(false);
  });

  it('keep each board’s moves apart', () => {
    const session = plays(selectBoard(plays(fresh(), 1), 1), 2, 2);
    expect(shown(undo(session))).toBe(2);
    expect(shown(undo(selectBoard(session, 0)))).toBe(0);
  });

  it('bring back everything after a restart', () => {
    const restarted = restart(plays(selectBoard(fresh(), 1), 2, 2));
    expect(shown(restarted)).toBe(0);
    expect(shown(undo(restarted))).toBe(4);
    expect(shown(redo(undo(restarted)))).toBe(0);
  });

  it('leave a finished board alone', () => {
    const won = plays(fresh(), 1, 2);
    expect(boardAt(won, 0).status).toBe('won');
    expect(canUndo(won)).toBe(false);
    expect(undo(won)).toBe(won);
    expect(restart(won)).toBe(won);
    expect(play(won, 1)).toMatchObject({ ok: false, problem: { code: 'finished' } });
  });
});

describe('the log', () => {
  it('holds every entry with the time since the one before, and nothing is taken out of it', () => {
    let session = plays(addTime(fresh(), 100), 1);
    session = undo(addTime(session, 30));
    session = plays(addTime(session, 7), 2);
    session = payOnce(addTime(session, 5), 'a key');
    session = unwrap(playVerdict(addTime(session, 4), 0));
    session = selectBoard(addTime(session, 3), 1);
    session = restart(addTime(session, 2));
    session = addTime(session, 9);
    expect(session.log).toEqual([
      [100, 0, 1],
      [30, 0, 'undo'],
      [7, 0, 2],
      [5, 0, 'hint'],
      [4, 0, 'check'],
      [0, 0, 0],
      [3, 1, 'select'],
      [2, 1, 'restart'],
    ]);
    expect(session.since).toBe(9);
    expect([timeOf(session, 0), timeOf(session, 1)]).toEqual([149 + 2 * 20_000, 11]);
  });

  it('has no entry for what does not happen', () => {
    const session = plays(fresh(), 1, 2);
    expect(payOnce(session, 'a key')).toBe(session);
    expect(playVerdict(session, 0)).toMatchObject({ ok: false });
    expect(selectBoard(session, 0)).toBe(session);
    expect(addTime(session, 500)).toBe(session);
    const told = payOnce(fresh(), 'a key');
    expect(payOnce(told, 'a key')).toBe(told);
    const free = { ...fresh(), game: { ...counting, hintCost: null } };
    expect(payOnce(free, 'a key')).toBe(free);
  });

  it('ends with the puzzle: looking at its boards again is no part of it', () => {
    const done = plays(selectBoard(plays(fresh(), 1, 2), 1), 2, 2, 1);
    expect(selectBoard(done, 0)).toEqual({ ...done, current: 0 });
  });
});

it('refuses an illegal move and stays as it was', () => {
  const session = plays(fresh(), 2);
  expect(play(session, 2)).toMatchObject({ ok: false, problem: { code: 'too-far' } });
  expect(shown(session)).toBe(2);
});

describe('time', () => {
  it.each([-5, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'takes nothing from a clock that says %s',
    (ms) => {
      expect(addTime(fresh(), ms)).toEqual(fresh());
    },
  );

  it('makes the result, never with a zero', () => {
    const first = plays(fresh(), 1, 2);
    const done = plays(addTime(selectBoard(first, 1), 9000), 2, 2, 1);
    expect(isFinished(done)).toBe(true);
    expect(resultOf(done)).toEqual([1, 9000]);
  });
});

it('knows what comes next and how far it has got', () => {
  const session = plays(fresh(), 1, 2);
  expect(nextUnfinished(session, 0)).toBe(1);
  expect(nextUnfinished(plays(selectBoard(session, 1), 2, 2, 1), 1)).toBeNull();
  expect(progressOf(session)).toBe(0.5);
  const looked = selectBoard(addTime(fresh(), 400), 1);
  expect([hasActions(fresh()), hasElapsed(fresh())]).toEqual([false, false]);
  expect([hasActions(looked), hasElapsed(looked)]).toEqual([false, true]);
  expect(hasActions(session)).toBe(true);
});

it('shows a finished puzzle again', () => {
  const timed = { ...counting, results: { ...countingResults, timesOf: () => [100, 200] } };
  const session = finishedSession(timed, puzzle, [3, null], 'a result');
  expect(isFinished(session)).toBe(true);
  expect(session.boards.map(stateOf)).toEqual([3, 0]);
  expect(session.boards.map(({ status }) => status)).toEqual(['won', 'won']);
  expect([timeOf(session, 0), timeOf(session, 1)]).toEqual([100, 200]);
  const lossy = { ...counting, results: { ...countingResults, isWin: () => false } };
  const lost = finishedSession(lossy, puzzle, [3, null], 'a result');
  expect(lost.boards.map(({ status }) => status)).toEqual(['lost', 'lost']);
});

it('takes nothing back where moves cannot be untold', () => {
  const final = { ...counting, reversible: false };
  const session = unwrap(play(startSession(final, puzzle), 1));
  expect(canUndo(session)).toBe(false);
  expect(undo(session)).toBe(session);
  expect(restart(session)).toBe(session);
});

describe('how a board was left', () => {
  it('is not kept by a game that has no use for it', () => {
    expect(endingOf(fresh())).toBeNull();
  });

  it('is read back from moves that finish the board, and from no others', () => {
    expect(stateAfter(counting, 3, [1, 2])).toBe(3);
    expect(stateAfter(counting, 3, [1])).toBeNull();
    expect(stateAfter(counting, 3, [1, 2, 1])).toBeNull();
    expect(stateAfter(counting, 3, [1, 'no move', 2])).toBeNull();
  });
});
