import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import { unwrap } from '../lib/result.ts';
import { makeSession, parseSession } from './savedSession.ts';
import {
  addTime,
  payForHint,
  play,
  redo,
  restart,
  type Session,
  selectBoard,
  startSession,
  undo,
} from './session.ts';

const puzzle = countingPuzzle(3, 5);
type Counting = Session<number, number, number>;
const fresh = (): Counting => startSession(counting, puzzle);
const plays = (session: Counting, ...moves: number[]) =>
  moves.reduce((before, move) => unwrap(play(before, move)), session);

describe('saving', () => {
  const step = fc.oneof(
    fc.constantFrom(1, 2),
    fc.constantFrom('undo', 'redo', 'restart', 'hint', 'other board', 'time'),
  );

  function take(session: Counting, what: number | string): Counting {
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
          move: session.boards.map(({ cursor }) => cursor),
        });
      case 'other board':
        return selectBoard(session, 1 - session.current);
      case 'time':
        return addTime(session, session.current, 1234);
      default: {
        const next = play(session, Number(what));
        return next.ok ? next.value : session;
      }
    }
  }

  it('brings back every session exactly, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const session = steps.reduce(take, fresh());
        const saved = JSON.parse(JSON.stringify(makeSession(session)));
        const loaded = unwrap(parseSession(counting, puzzle, saved));
        expect(loaded).toEqual(session);
      }),
    );
  });

  const good = makeSession(plays(fresh(), 1)) as { boards: object[] };
  const board = good.boards[0] as object;
  it.each([
    ['nothing', null],
    ['text', 'moves'],
    ['another version', { ...good, version: 2 }],
    ['too few boards', { ...good, boards: [board] }],
    ['a board that is not there', { ...good, current: 2 }],
    ['moves that are none', { ...good, boards: [{ ...board, entries: [3] }, board] }],
    ['moves that cannot be played', { ...good, boards: [{ ...board, entries: [2, 2] }, board] }],
    [
      'moves after the win',
      { ...good, boards: [{ ...board, entries: [2, 1, 1], cursor: 3 }, board] },
    ],
    ['a cursor past the end', { ...good, boards: [{ ...board, cursor: 9 }, board] }],
    ['a negative time', { ...good, boards: [{ ...board, elapsed: -1 }, board] }],
    ['half a hint', { ...good, boards: [{ ...board, hints: 0.5 }, board] }],
    ['a time that is none', { ...good, boards: [{ ...board, elapsed: '5' }, board] }],
  ])('refuses %s with a sentence', (_what, json) => {
    const parsed = parseSession(counting, puzzle, json);
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'broken-save' } });
    if (!parsed.ok) expect(parsed.problem.message).toMatch(/^The saved game cannot be read: .+\.$/);
  });

  it('answers anything at all without crashing', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        parseSession(counting, puzzle, anything);
        parseSession(counting, puzzle, { ...good, boards: [anything, board] });
      }),
    );
  });
});
