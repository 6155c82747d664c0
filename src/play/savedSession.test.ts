import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import { unwrap } from '../lib/result.ts';
import { parseSession } from './readSession.ts';
import { replay } from './replay.ts';
import { makeSession } from './savedSession.ts';
import {
  addTime,
  boardAt,
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
      }),
    );
  });

  it('reads a long log as fast as it is long', () => {
    const entry = (i: number) => [0, 0, i % 2 === 0 ? 1 : 'undo'];
    const log = Array.from({ length: 200_000 }, (_, i) => entry(i));
    expect(stateOf(boardAt(load({ ...good, log, since: 0 }), 0))).toBe(0);
  });
});
