import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import { unwrap } from '../lib/result.ts';
import { playedOf } from './finished.ts';
import { hashOf } from './hash.ts';
import { parseSession } from './readSession.ts';
import { replay } from './replay.ts';
import { makeSession } from './savedSession.ts';
import {
  addTime,
  boardAt,
  canRedo,
  canUndo,
  isFinished,
  payForHint,
  play,
  playVerdict,
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
const throughJson = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const load = (json: unknown) => unwrap(parseSession(counting, puzzle, throughJson(json)));

type Step = number | 'undo' | 'redo' | 'restart' | 'hint' | 'check' | 'other board' | 'time';
const step: fc.Arbitrary<Step | 'reload'> = fc.oneof(
  fc.constantFrom(1, 2),
  fc.constantFrom<Step>('undo', 'redo', 'restart', 'hint', 'check', 'other board'),
  fc.constantFrom<Step | 'reload'>('time', 'reload'),
);

function take(session: Counting, what: Step | 'reload'): Counting {
  const moved = (next: ReturnType<typeof play<number, number, number>>) =>
    next.ok ? next.value : session;
  switch (what) {
    case 'undo':
      return undo(session);
    case 'redo':
      return redo(session);
    case 'restart':
      return restart(session);
    case 'hint':
      return payForHint(session, {
        technique: 'counting',
        about: null,
        rating: 1,
        mistake: null,
        steps: [],
        move: session.boards.map(stateOf),
      });
    case 'check':
      return moved(playVerdict(session, 0));
    case 'other board':
      return selectBoard(session, 1 - session.current);
    case 'time':
      return addTime(session, 1234);
    case 'reload':
      return isFinished(session) ? session : load(makeSession(session));
    default:
      return moved(play(session, what));
  }
}

describe('saving', () => {
  it('brings back every session exactly, whatever was done, and however often it is read back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const session = steps.reduce(take, fresh());
        const straight = steps.filter((what) => what !== 'reload').reduce(take, fresh());
        expect(session).toEqual(straight);
        if (!isFinished(session)) expect(load(makeSession(session))).toEqual(session);
        // A replayed log restores neither paid hints nor the time since the last entry.
        const replayed = unwrap(replay(counting, puzzle, throughJson(session.log)));
        expect(replayed.boards.map(({ state, hints }) => [state, hints])).toEqual(
          session.boards.map(({ state, hints }) => [state, hints]),
        );
        const shown = puzzle.boards.map((_, i) => timeOf(session, i));
        const logged = puzzle.boards.map((_, i) => timeOf(replayed, i));
        const open = puzzle.boards.map((_, i) => (i === session.current ? session.since : 0));
        expect(shown).toEqual(logged.map((ms, i) => ms + open[i]!));
        expect(shown.reduce((sum, ms) => sum + ms, 0)).toBe(
          session.log.reduce((sum, [ms]) => sum + ms, session.since) +
            session.boards.reduce((sum, { hints }) => sum + hints * 20_000, 0),
        );
      }),
    );
  });

  it('keeps a look, with its time', () => {
    const looked = addTime(selectBoard(addTime(fresh(), 700), 1), 40);
    expect(load(makeSession(looked))).toEqual(looked);
  });

  it('says that a save is of another version of the puzzle', () => {
    const saved = makeSession(plays(fresh(), 1));
    expect(parseSession(counting, countingPuzzle(4, 5), saved)).toMatchObject({
      ok: false,
      problem: { code: 'other-puzzle', message: expect.stringMatching(/another version/) },
    });
  });

  const good = makeSession(addTime(plays(fresh(), 1), 5)) as Record<string, unknown>;
  const won = makeSession(plays(fresh(), 1, 2)) as object;
  it.each([
    ['nothing', null],
    ['text', 'moves'],
    ['another version', { ...good, version: 3 }],
    ['no log', { ...good, log: null }],
    ['a log that is none', { ...good, log: {} }],
    ['an entry that is none', { ...good, log: [1] }],
    ['moves that are none', { ...good, log: [[0, 0, 3]] }],
    [
      'moves that cannot be played',
      {
        ...good,
        log: [
          [0, 0, 2],
          [0, 0, 2],
        ],
      },
    ],
    ['a negative time', { ...good, since: -1 }],
    ['half a ms', { ...good, log: [[0.5, 0, 1]] }],
    ['a time that is none', { ...good, since: '5' }],
    ['time on a finished board', { ...won, since: 5 }],
  ])('refuses %s with a sentence', (_what, json) => {
    const parsed = parseSession(counting, puzzle, json);
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'broken-save' } });
    if (!parsed.ok) expect(parsed.problem.message).toMatch(/^The saved game cannot be read: .+\.$/);
  });

  it('answers anything at all without crashing', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        parseSession(counting, puzzle, anything);
        parseSession(counting, puzzle, { ...good, log: anything });
        parseSession(counting, puzzle, { ...good, log: [anything] });
        parseSession(counting, puzzle, { ...good, paid: anything });
        parseSession(counting, puzzle, { ...good, hash: anything, since: anything });
        parseSession(counting, puzzle, { version: 1, current: 0, boards: [anything, anything] });
      }),
    );
  });

  it('reads a long log as fast as it is long', () => {
    const entry = (i: number) => [0, 0, i % 2 === 0 ? 1 : 'undo'];
    const log = Array.from({ length: 200_000 }, (_, i) => entry(i));
    expect(stateOf(boardAt(load({ ...good, log, since: 0 }), 0))).toBe(0);
  });
});

/** A board in version 1 of the format of saved games. */
interface OldBoard {
  entries: (number | 'restart')[];
  cursor: number;
  elapsed: number;
  hints: number;
  paid?: string[];
}

/** Plays by the rules of version 1 of the saved format, as far as a saved game shows them. */
function playOld(boards: OldBoard[], current: { index: number }, what: Step): void {
  const board = boards[current.index]!;
  const stateAt = (cursor: number) =>
    board.entries
      .slice(0, cursor)
      .reduce<number>((sum, entry) => (entry === 'restart' ? 0 : sum + entry), 0);
  const state = stateAt(board.cursor);
  const target = puzzle.boards[current.index]!;
  const put = (entry: number | 'restart') => {
    board.entries = [...board.entries.slice(0, board.cursor), entry];
    board.cursor++;
  };
  if (what === 'other board') current.index = 1 - current.index;
  if (what === 'other board' || state === target) return;
  const began = board.entries.length > 0 || board.hints > 0;
  if (what === 'undo' && board.cursor > 0) board.cursor--;
  if (what === 'redo' && board.cursor < board.entries.length) board.cursor++;
  if (what === 'restart') put('restart');
  if (what === 'hint') board.hints++;
  if (what === 'check') {
    put(0);
    board.hints++;
  }
  if (what === 'time' && began) board.elapsed += 1234;
  if (typeof what === 'number' && state + what <= target) put(what);
}

describe('saves of version 1', () => {
  it('load with their moves, undo, redo, hints and times, but are not timed', () => {
    const oldStep = step.filter((what) => what !== 'reload') as fc.Arbitrary<Step>;
    fc.assert(
      fc.property(fc.array(oldStep, { maxLength: 40 }), (steps) => {
        const boards = [0, 1].map((): OldBoard => {
          return { entries: [], cursor: 0, elapsed: 0, hints: 0, paid: ['k'] };
        });
        const current = { index: 0 };
        for (const what of steps) playOld(boards, current, what);
        const session = load({ version: 1, current: current.index, boards });
        expect(session.current).toBe(current.index);
        for (const [i, { entries, cursor, elapsed, hints, paid }] of boards.entries()) {
          const board = boardAt(session, i);
          expect(board).toMatchObject({ elapsed, hints, paid });
          // Undoes all moves to the start, then redoes them through all states.
          let walked = { ...session, current: i };
          const isOver = board.status !== 'playing';
          const states: number[] = [];
          for (let k = 0; k < cursor && !isOver; k++) walked = undo(walked);
          expect(isOver || !canUndo(walked)).toBe(true);
          for (let k = 0; k < entries.length && !isOver; k++) {
            states.push(stateOf(boardAt(walked, i)));
            expect(canRedo(walked)).toBe(true);
            walked = redo(walked);
          }
          const sums = entries.map((_, k) =>
            entries.slice(0, k).reduce<number>((s, e) => (e === 'restart' ? 0 : s + e), 0),
          );
          if (!isOver) expect(states).toEqual(sums);
        }
        expect(session.timed).toBe(false);
        expect(playedOf(session)).toEqual({ hash: hashOf(counting, puzzle) });
        if (!isFinished(session)) expect(load(makeSession(session))).toEqual(session);
      }),
    );
  });

  const board = { entries: [1], cursor: 1, elapsed: 5, hints: 0 };
  const old = { version: 1, current: 0, boards: [board, board] };
  it.each([
    ['too few boards', { ...old, boards: [board] }],
    ['a board that is not there', { ...old, current: 2 }],
    ['moves that are none', { ...old, boards: [{ ...board, entries: [3] }, board] }],
    ['moves that cannot be played', { ...old, boards: [{ ...board, entries: [2, 2] }, board] }],
    [
      'moves after the win',
      { ...old, boards: [{ ...board, entries: [2, 1, 1], cursor: 3 }, board] },
    ],
    ['a cursor past the end', { ...old, boards: [{ ...board, cursor: 9 }, board] }],
    ['a negative time', { ...old, boards: [{ ...board, elapsed: -1 }, board] }],
    ['half a hint', { ...old, boards: [{ ...board, hints: 0.5 }, board] }],
    ['a check without its price', { ...old, boards: [{ ...board, entries: [0] }, board] }],
    ['a time that is none', { ...old, boards: [{ ...board, elapsed: '5' }, board] }],
  ])('are refused with a sentence where they have %s', (_what, json) => {
    const parsed = parseSession(counting, puzzle, json);
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'broken-save' } });
    if (!parsed.ok) expect(parsed.problem.message).toMatch(/^The saved game cannot be read: .+\.$/);
  });
});
