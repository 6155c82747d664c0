/**
 * A `Player` of the counting game, with a clock, a storage and an engine that tests can read and
 * set.
 */
import type { Hint, HintProblem } from '../../src/games/contract/engine.ts';
import type { FinalMoves } from '../../src/games/contract/game.ts';
import type { Json } from '../../src/lib/json.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import type { Played } from '../../src/play/finished.ts';
import { makePlayer, type Player } from '../../src/play/player.ts';
import { startSession } from '../../src/play/session.ts';
import { counting, countingPuzzle } from './countingGame.ts';

export const puzzle = countingPuzzle(2, 2);
export const hint: Hint<number> = {
  technique: 'counting',
  about: null,
  rating: 1,
  mistake: null,
  steps: ['Here.', 'So.'].map((text) => ({ text, evidence: [], target: [], rulesOut: [] })),
  move: 1,
};

let clock = 0;
let timers: { run: () => void; at: number; id: number }[] = [];
export const now = () => clock;

/** The saves, plays, results and final moves that the player has handed to storage. */
export const saves: { session: Json; progress: number; begun: boolean }[] = [];
export const played: Played[] = [];
export const results: Json[] = [];
export const endings: (FinalMoves | null)[] = [];

export type HintAnswer = Result<Hint<unknown>, HintProblem>;

interface Answers {
  hint(state?: unknown, signal?: AbortSignal): Promise<HintAnswer>;
  check(place: Json): Promise<Result<unknown>>;
  ways(state: unknown): Promise<number>;
  /** Stores a result; resolves with the result that stays stored for the puzzle. */
  finish(result: Json): Promise<Json>;
}

const USUAL: Answers = {
  hint: async () => ok(hint),
  check: async () => ok(0),
  ways: async () => 1,
  finish: async (result) => result,
};

/** The answers of the engine and of storage, which tests may replace. */
export const answers: Answers = { ...USUAL };

/** Clears everything that the player handed to storage, and the timers. */
export function forget(): void {
  timers = [];
  for (const list of [saves, played, results, endings]) list.length = 0;
}

/** Restores the initial state; to be called before each test. */
export function reset(): void {
  forget();
  clock = 1000;
  Object.assign(answers, USUAL);
}

/** Advances the test's clock and runs the timers that are due. */
export function wait(ms: number): void {
  const end = clock + ms;
  for (;;) {
    const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    clock = due.at;
    timers = timers.filter((timer) => timer !== due);
    due.run();
  }
  clock = end;
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Simulates leaving the page, until everything is saved. */
export async function leave(p: Player): Promise<void> {
  p.setVisible(false);
  await settled();
}

export function player(visible = true, session = startSession(counting, puzzle)): Player {
  let lastTimer = 0;
  const made = makePlayer(session, {
    now,
    setTimer(run, ms) {
      timers.push({ run, at: clock + ms, id: ++lastTimer });
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
      return answers.finish(result);
    },
    hint: (_board, state, signal) => answers.hint(state, signal),
    check: (_board, _state, place) => answers.check(place),
    ways: (_board, state) => answers.ways(state),
  });
  made.setVisible(visible);
  return made;
}

/** Leaves hint requests pending. @returns a getter for the latest request's signal. */
export function holdHint(): () => AbortSignal | undefined {
  let asked: AbortSignal | undefined;
  answers.hint = (_state, signal) => {
    asked = signal;
    return new Promise(() => {});
  };
  return () => asked;
}
