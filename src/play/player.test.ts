import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import type { Hint, HintProblem } from '../games/contract/engine.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result, unwrap } from '../lib/result.ts';
import { type Played, resultOf } from './finished.ts';
import { hashOf } from './hash.ts';
import { makePlayer, type Player, SAVE_EVERY_MS } from './player.ts';
import { parseSession } from './readSession.ts';
import { replay } from './replay.ts';
import { isFinished, type Session, startSession, timeOf } from './session.ts';

const puzzle = countingPuzzle(2, 2);
const hint: Hint<number> = {
  technique: 'counting',
  about: null,
  rating: 1,
  mistake: null,
  steps: ['Here.', 'So.'].map((text) => ({ text, evidence: [], target: [], rulesOut: [] })),
  move: 1,
};

let now = 0;
let timers: { run: () => void; at: number; id: number }[] = [];
let saves: { session: Json; progress: number; begun: boolean }[] = [];
let played: Played[] = [];
let results: Json[] = [];
let endings: (FinalMoves | null)[] = [];
type Answer = Result<Hint<unknown>, HintProblem>;
let askHint: (state?: unknown, signal?: AbortSignal) => Promise<Answer> = async () => ok(hint);
let askCheck: (place: Json) => Promise<Result<unknown>> = async () => ok(0);
let finish: (result: Json) => Promise<Json> = async (result) => result;
let askWays: (state: unknown) => Promise<number> = async () => 1;

/** Lets the clock run, and with it the timers that come due. */
function wait(ms: number): void {
  const end = now + ms;
  for (;;) {
    const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    now = due.at;
    timers = timers.filter((timer) => timer !== due);
    due.run();
  }
  now = end;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What a page does that goes, until all of it is kept. */
async function leave(p: Player): Promise<void> {
  p.setVisible(false);
  await settled();
}

function player(visible = true, session = startSession(counting, puzzle)): Player {
  let lastTimer = 0;
  const made = makePlayer(session, {
    now: () => now,
    setTimer(run, ms) {
      timers.push({ run, at: now + ms, id: ++lastTimer });
      return lastTimer;
    },
    clearTimer(id) {
      timers = timers.filter((timer) => timer.id !== id);
    },
    drawn: async () => {},
    save: async (saved, progress, begun) => {
      saves.push({ session: saved, progress, begun });
    },
    finish: async (result, ending, how) => {
      played.push(how);
      endings.push(ending);
      results.push(result);
      return finish(result);
    },
    hint: (_board, state, signal) => askHint(state, signal),
    check: (_board, _state, place) => askCheck(place),
    ways: (_board, state) => askWays(state),
  });
  made.setVisible(visible);
  return made;
}

/** No hint comes. @returns gives the signal of the one that was asked for. */
function holdHint(): () => AbortSignal | undefined {
  let asked: AbortSignal | undefined;
  askHint = (_state, signal) => {
    asked = signal;
    return new Promise(() => {});
  };
  return () => asked;
}

beforeEach(() => {
  now = 1000;
  timers = [];
  saves = [];
  played = [];
  results = [];
  endings = [];
  askHint = async () => ok(hint);
  askCheck = async () => ok(0);
  askWays = async () => 1;
  finish = async (result) => result;
});

describe('the timer', () => {
  it('starts when the board comes into view: studying is playing', () => {
    const p = player(false);
    wait(700);
    expect(p.time()).toBe(0);
    p.setVisible(true);
    wait(5000);
    expect(p.time()).toBe(5000);
    p.move(1);
    wait(3000);
    expect(p.time()).toBe(8000);
    expect(p.getSnapshot().session.log).toEqual([[5000, 0, 1]]);
  });

  it('stands while the page is hidden', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.setVisible(false);
    wait(60_000);
    expect(p.time()).toBe(1000);
    p.setVisible(true);
    wait(500);
    expect(p.time()).toBe(1500);
  });

  it('stands while a menu or a dialog lies over the board', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.setCovered(true);
    wait(30_000);
    expect(p.time()).toBe(1000);
    expect(p.getSnapshot().covered).toBe(true);
    p.setCovered(false);
    wait(500);
    expect(p.time()).toBe(1500);
  });

  it('stands while paused, and takes no moves meanwhile', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.pause();
    wait(9000);
    p.move(1);
    expect(p.time()).toBe(1000);
    expect(p.getSnapshot().session.boards[0]?.state).toBe(1);
    p.resume();
    wait(200);
    expect(p.time()).toBe(1200);
  });

  it('counts only the board on the table', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.select(1);
    wait(4000);
    expect(p.time()).toBe(4000);
    p.move(1);
    wait(2000);
    expect(p.time()).toBe(6000);
    p.select(0);
    wait(100);
    expect(p.time()).toBe(1100);
  });

  it('ends with the board', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.move(1);
    wait(5000);
    expect(p.time()).toBe(1000);
  });

  it('goes on at once when a begun game is opened again', async () => {
    const p = player();
    p.move(1);
    wait(1000);
    await leave(p);
    const saved = saves.at(-1)?.session;
    const again = player(true, unwrap(parseSession(counting, puzzle, saved)));
    wait(2000);
    expect(again.time()).toBe(3000);
  });

  it('does not start in a tab that opens in the background', () => {
    const p = player(false);
    p.move(1);
    wait(1000);
    expect(p.time()).toBe(0);
  });
});

describe('saving', () => {
  it('saves every move and nothing before the first look', async () => {
    const p = player();
    p.setVisible(false);
    p.setVisible(true);
    await settled();
    expect(saves).toHaveLength(0);
    p.move(1);
    await settled();
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({ progress: 0.25, begun: true });
    expect(parseSession(counting, puzzle, saves[0]?.session).ok).toBe(true);
  });

  it('saves a look with its time, and says that it is nothing more', async () => {
    const p = player();
    wait(1500);
    p.select(1);
    wait(200);
    p.setVisible(false);
    await settled();
    expect(saves.at(-1)).toMatchObject({ progress: 0, begun: false });
    const again = player(true, unwrap(parseSession(counting, puzzle, saves.at(-1)?.session)));
    wait(50);
    expect(again.time()).toBe(250);
    again.select(0);
    expect(again.time()).toBe(1500);
  });

  it('saves the time every few seconds while it runs, and not while it stands', async () => {
    const p = player();
    p.move(1);
    await settled();
    for (let i = 0; i < 3; i++) {
      wait(SAVE_EVERY_MS);
      await settled();
    }
    expect(saves).toHaveLength(4);
    expect(saves.every(({ begun }) => begun)).toBe(true);
    p.pause();
    await settled();
    const before = saves.length;
    wait(10 * SAVE_EVERY_MS);
    await settled();
    expect(saves).toHaveLength(before);
  });

  it('saves when the page is hidden', async () => {
    const p = player();
    p.move(1);
    await settled();
    wait(1234);
    p.setVisible(false);
    await settled();
    expect(saves.at(-1)?.session).toMatchObject({ log: [[0, 0, 1]], since: 1234 });
  });

  it('writes nothing when nothing has changed, so that another tab’s game stays', async () => {
    const p = player();
    p.move(1);
    await settled();
    p.pause();
    await settled();
    const before = saves.length;
    p.setVisible(false);
    p.setVisible(true);
    p.setVisible(false);
    await leave(p);
    expect(saves).toHaveLength(before);
  });

  it('keeps nothing once another window has the game, not even which board is chosen', async () => {
    const p = player();
    p.move(1);
    await settled();
    const before = saves.length;
    p.abandon();
    p.select(1);
    await settled();
    expect(saves).toHaveLength(before);
    expect(p.getSnapshot().session.current).toBe(0);
  });

  it('goes on after a save that failed', async () => {
    let failing = true;
    const p = makePlayer(startSession(counting, puzzle), {
      now: () => now,
      setTimer: () => 0,
      clearTimer: () => {},
      drawn: async () => {},
      async save(session, progress, begun) {
        if (failing) throw new Error('The disk is full.');
        saves.push({ session, progress, begun });
      },
      finish: async (result) => result,
      hint: () => askHint(),
      check: (_board, _state, place) => askCheck(place),
      ways: (_board, state) => askWays(state),
    });
    p.setVisible(true);
    p.move(1);
    await settled();
    failing = false;
    p.undo();
    await settled();
    expect(saves).toHaveLength(1);
  });
});

describe('finishing', () => {
  it('hands over the result once, after the last board', async () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.move(1);
    await settled();
    expect(results).toHaveLength(0);
    p.select(1);
    p.move(1);
    wait(2000);
    p.move(1);
    await settled();
    expect(results).toEqual([[1000, 2000]]);
    expect(p.getSnapshot().result).toEqual([1000, 2000]);
    expect(played).toEqual([
      {
        hash: hashOf(counting, puzzle),
        log: [
          [0, 0, 1],
          [1000, 0, 1],
          [0, 1, 'select'],
          [0, 1, 1],
          [2000, 1, 1],
        ],
      },
    ]);
    const before = saves.length;
    await leave(p);
    expect(results).toHaveLength(1);
    expect(saves).toHaveLength(before);
  });

  it('shows the result that stands, if another one was there before', async () => {
    finish = async () => [5, 5];
    const p = player();
    p.move(1);
    p.move(1);
    p.select(1);
    p.move(1);
    p.move(1);
    await settled();
    expect(p.getSnapshot().result).toEqual([5, 5]);
  });
});

describe('hints', () => {
  const askAgain = async (p: Player) => {
    p.dismissHint();
    await p.hint();
  };

  /** Each position has its own hint, as a true engine's has. */
  const askWhereOneIs = () => {
    askHint = async (state) => {
      const text = `From ${state}.`;
      return ok({ ...hint, steps: [{ ...hint.steps[0]!, text }] });
    };
    return player(true, startSession(counting, countingPuzzle(9)));
  };
  const hintsOf = (p: Player) => p.getSnapshot().session.boards[0]?.hints;

  it('are told again for nothing in the same position, however one comes back to it', async () => {
    const p = askWhereOneIs();
    p.move(2);
    await p.hint();
    expect(p.time()).toBe(20_000);
    await askAgain(p);
    p.undo();
    p.move(1);
    p.undo();
    p.move(2);
    await p.hint();
    expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: true });
    expect(p.time()).toBe(20_000);
    p.move(1);
    await p.hint();
    expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: false });
    expect(p.time()).toBe(40_000);
  });

  it('are told again for nothing after a reload', async () => {
    const p = askWhereOneIs();
    p.move(2);
    await p.hint();
    p.undo();
    p.move(1);
    await leave(p);
    const saved = unwrap(parseSession(counting, countingPuzzle(9), saves.at(-1)!.session));
    const again = player(true, saved);
    again.move(1);
    await again.hint();
    expect(hintsOf(again)).toBe(1);
    again.move(1);
    await again.hint();
    expect(hintsOf(again)).toBe(2);
  });

  it('cost nothing where they tell what the board shows by itself', async () => {
    const p = askWhereOneIs();
    askHint = async () => ok({ ...hint, mistake: 'two 1s', isShown: true });
    await p.hint();
    expect(p.time()).toBe(0);
    expect(hintsOf(p)).toBe(0);
    expect(p.getSnapshot().hint?.hint.mistake).toBe('two 1s');
  });

  it('name a mistake for the price of one, for as long as it stands', async () => {
    const p = askWhereOneIs();
    askHint = async () => ok({ ...hint, mistake: 'the 1' });
    await p.hint();
    p.move(1);
    askHint = async () => ok({ ...hint, mistake: 'the 1', move: 2 });
    await p.hint();
    expect(p.time()).toBe(20_000);
    askHint = async () => ok({ ...hint, mistake: 'another' });
    await askAgain(p);
    expect(p.time()).toBe(40_000);
  });

  it('go back a step, and no further', async () => {
    const p = player();
    await p.hint();
    p.hintBack();
    expect(p.getSnapshot().hint?.step).toBe(0);
    await p.hint();
    p.hintBack();
    expect(p.getSnapshot().hint?.step).toBe(0);
    await p.hint();
    await p.hint();
    expect(p.getSnapshot().hint).toBeNull();
    expect(p.getSnapshot().session.boards[0]?.state).toBe(1);
  });

  it('are shown step by step and cost twenty seconds once', async () => {
    const p = player();
    await p.hint();
    expect(p.getSnapshot().hint).toEqual({ hint, step: 0, free: false });
    expect(p.time()).toBe(20_000);
    await p.hint();
    expect(p.getSnapshot().hint).toEqual({ hint, step: 1, free: false });
    await p.hint();
    expect(p.getSnapshot().hint).toBeNull();
    expect(p.getSnapshot().session.boards[0]?.state).toBe(1);
    expect(p.time()).toBe(20_000);
  });

  it('go away with the next move', async () => {
    const p = player();
    await p.hint();
    p.move(1);
    expect(p.getSnapshot().hint).toBeNull();
  });

  it('cost nothing when they come too late or not at all', async () => {
    let answer: (answer: Answer) => void = () => {};
    askHint = () => new Promise((resolve) => (answer = resolve));
    const p = player();
    const asked = p.hint();
    p.move(1);
    answer(ok(hint));
    await asked;
    expect(p.getSnapshot().hint).toBeNull();
    askHint = () => Promise.reject(new Error('no worker'));
    await p.hint();
    expect(p.getSnapshot().notice).toMatch(/hint could not be worked out/);
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
    expect(p.getSnapshot().thinking).toBeNull();
  });

  it('can be cancelled, cost nothing then, and can be asked for again', async () => {
    let answer: (answer: Answer) => void = () => {};
    let asked: AbortSignal | undefined;
    askHint = (_state, signal) => {
      asked = signal;
      return new Promise((resolve) => (answer = resolve));
    };
    const p = player();
    const first = p.hint();
    expect(p.getSnapshot().thinking).toBe('hint');
    p.cancelQuestion();
    expect(p.getSnapshot().thinking).toBeNull();
    expect(asked?.aborted).toBe(true);
    const late = answer;
    const again = p.hint();
    late(ok({ ...hint, technique: 'too late' }));
    await first;
    expect(p.getSnapshot()).toMatchObject({ thinking: 'hint', hint: null });
    answer(ok(hint));
    await again;
    expect(p.getSnapshot()).toMatchObject({ thinking: null, hint: { hint, step: 0 } });
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(1);
    expect(p.time()).toBe(20_000);
  });

  it.each<[string, (p: Player) => void]>([
    ['a move', (p) => p.move(1)],
    ['another board', (p) => p.select(1)],
    ['a pause', (p) => p.pause()],
    ['another window', (p) => p.abandon()],
  ])('are cancelled by %s', async (_by, act) => {
    const signalOf = holdHint();
    const p = player();
    void p.hint();
    act(p);
    expect(signalOf()?.aborted).toBe(true);
    expect(p.getSnapshot().thinking).toBeNull();
  });

  it('are not cancelled by what leaves the position as it is', async () => {
    const p = player();
    const asked = p.hint();
    p.setVisible(false);
    p.setVisible(true);
    await asked;
    expect(p.getSnapshot().hint).not.toBeNull();
  });

  it('are taken at once where they are free', async () => {
    const free = { ...counting, hintCost: null };
    const p = player(true, startSession(free, puzzle));
    await p.hint();
    expect(p.getSnapshot().hint).toBeNull();
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 0 });
    expect(p.time()).toBe(0);
  });

  it('cost nothing when there is none to give, and the reason is told', async () => {
    askHint = async () => fail('locked', 'The first hint comes later.');
    const p = player();
    await p.hint();
    expect(p.getSnapshot()).toMatchObject({ hint: null, notice: 'The first hint comes later.' });
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
  });
});

describe('checks', () => {
  it('leave their move in the game and cost what a hint costs', async () => {
    const asked: Json[] = [];
    askCheck = async (place) => {
      asked.push(place);
      return ok(0);
    };
    const p = player();
    await p.check('3a');
    expect(asked).toEqual(['3a']);
    expect(p.getSnapshot().session.log).toEqual([
      [0, 0, 'check'],
      [0, 0, 0],
    ]);
    expect(p.time()).toBe(20_000);
    p.undo();
    expect(p.time()).toBe(20_000);
  });

  it('cost nothing when they come too late, not at all, or are refused', async () => {
    let answer: (answer: Result<number>) => void = () => {};
    askCheck = () => new Promise((resolve) => (answer = resolve));
    const p = player();
    const asked = p.check('3a');
    p.move(1);
    answer(ok(0));
    await asked;
    askCheck = () => Promise.reject(new Error('no worker'));
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('This could not be checked just now. Nothing was charged.');
    askCheck = async () => fail('unfinished', 'Fill the entry first.');
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('Fill the entry first.');
    // An engine that answers with a move that the rules refuse.
    askCheck = async () => ok(5);
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('That is too far.');
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 0 });
  });

  it('are not made while paused, nor twice', async () => {
    const asked: Json[] = [];
    askCheck = async (place) => {
      asked.push(place);
      return new Promise(() => {});
    };
    const p = player();
    p.pause();
    await p.check('3a');
    expect(asked).toEqual([]);
    p.resume();
    void p.check('3a');
    void p.check('3a');
    expect(asked).toEqual(['3a']);
  });

  it('take the place of a hint that is on its way', async () => {
    const signalOf = holdHint();
    const p = player();
    void p.hint();
    const check = p.check('3a');
    expect(signalOf()?.aborted).toBe(true);
    expect(p.getSnapshot().thinking).toBe('check');
    await check;
    expect(p.getSnapshot()).toMatchObject({ thinking: null, hint: null });
    expect(p.time()).toBe(20_000);
  });
});

describe('the ways that are left', () => {
  it('are told at the price of a hint, once a position', async () => {
    const asked: unknown[] = [];
    askWays = async (state) => {
      asked.push(state);
      return 12;
    };
    const p = player();
    p.move(1);
    expect(await p.ways()).toBe(12);
    expect(await p.ways()).toBe(12);
    expect(asked).toHaveLength(1);
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 1 });
    expect(p.time()).toBe(20_000);
    // Another position is another question; who comes back to this one has been told.
    p.undo();
    expect(await p.ways()).toBe(12);
    p.redo();
    expect(await p.ways()).toBe(12);
    expect(asked).toHaveLength(2);
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(2);
  });

  it('are told again for nothing to who has paid, also after a reload', async () => {
    askWays = async () => 12;
    const p = player();
    p.move(1);
    await p.ways();
    const { session } = p.getSnapshot();
    expect(session.boards[0]?.paid).toHaveLength(1);
    // Another player of the same saved game: what was told is forgotten, that it was paid for is not.
    const later = player(true, session as Parameters<typeof player>[1]);
    expect(await later.ways()).toBe(12);
    expect(later.getSnapshot().session.boards[0]?.hints).toBe(1);
  });

  it('cost nothing when they cannot be told, or come too late', async () => {
    askWays = () => Promise.reject(new Error('no worker'));
    const p = player();
    expect(await p.ways()).toBeNull();
    expect(p.getSnapshot().notice).toMatch(/Nothing was charged/);
    let answer: (count: number) => void = () => {};
    askWays = () => new Promise((resolve) => (answer = resolve));
    const asked = p.ways();
    p.move(1);
    answer(7);
    expect(await asked).toBeNull();
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
  });
});

it('hands over how the boards were left, for games that keep it', async () => {
  const keeping = { ...counting, movesTo: (_board: number, state: number) => Array(state).fill(1) };
  const p = player(true, startSession(keeping, puzzle));
  p.move(2);
  p.select(1);
  p.move(1);
  p.move(1);
  await settled();
  expect(endings).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
  ]);
});

it('says why a move was refused, until the next one', () => {
  const p = player();
  p.move(1);
  p.move(2);
  expect(p.getSnapshot().notice).toBe('That is too far.');
  p.undo();
  expect(p.getSnapshot().notice).toBeNull();
});

it('tells its listeners of every change, until they have had enough', () => {
  const p = player();
  let calls = 0;
  const stop = p.subscribe(() => calls++);
  p.move(1);
  p.undo();
  expect(calls).toBe(2);
  stop();
  p.redo();
  expect(calls).toBe(2);
});

describe('time, to the ms', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('wait' as const),
      ms: fc.double({ min: 0, max: 900, noNaN: true }),
    }),
    fc.record({ do: fc.constantFrom('move', 'undo', 'redo', 'restart', 'hint', 'check') }),
    fc.record({ do: fc.constantFrom('select', 'pause', 'resume', 'hide', 'show', 'reload') }),
  );

  it('is the same shown, saved and logged, whatever happens', async () => {
    const wide = countingPuzzle(2, 2);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        saves = [];
        played = [];
        results = [];
        timers = [];
        let p = player(true, startSession(counting, wide));
        const session = () => p.getSnapshot().session as Session<number, number, number>;
        for (const { do: what, ...how } of steps) {
          if (what === 'wait') wait((how as { ms: number }).ms);
          if (what === 'move') p.move(1);
          if (what === 'undo') p.undo();
          if (what === 'redo') p.redo();
          if (what === 'restart') p.restart();
          if (what === 'hint') await p.hint();
          if (what === 'check') await p.check('3a');
          if (what === 'select') p.select(1 - session().current);
          if (what === 'pause') p.pause();
          if (what === 'resume') p.resume();
          if (what === 'hide' || what === 'show') p.setVisible(what === 'show');
          if (what === 'reload' && results.length === 0) {
            const shown = p.time();
            const { current } = session();
            await leave(p);
            // What is closed before anybody has looked is not saved.
            const saved = saves.at(-1)?.session;
            if (saved !== undefined && !isFinished(session())) {
              p = player(true, unwrap(parseSession(counting, wide, saved)));
              expect([session().current, p.time()]).toEqual([current, shown]);
            } else p = player(true, session());
          }
          const total = [0, 1].reduce((sum, i) => sum + timeOf(session(), i), 0);
          const hints = session().boards.reduce((sum, board) => sum + board.hints, 0);
          const logged = session().log.reduce((sum, [ms]) => sum + ms, session().since);
          expect(total).toBe(logged + hints * 20_000);
          expect(p.time()).toBeGreaterThanOrEqual(timeOf(session(), session().current));
        }
        p.resume();
        p.setVisible(true);
        for (const board of [0, 1]) {
          p.select(board);
          for (let i = 0; i < 2; i++) {
            wait(3.3);
            p.move(1);
          }
        }
        await leave(p);
        expect(results).toHaveLength(1);
        expect(resultOf(unwrap(replay(counting, wide, played[0]!.log)))).toEqual(results[0]);
      }),
    );
  });
});
