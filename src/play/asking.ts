/**
 * What a player asks the engine: a hint, shown step by step, whether a place is right, and in how many
 * ways the board can be finished.
 */
import type { Hint, HintProblem } from '../games/contract/engine.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import { keyOfWays, payForHint, payOnce, playVerdict, stateOf } from './session.ts';
import type { OpenHint, Question, Sitting, SittingChanges } from './sitting.ts';

/** Worked out off the main thread where there is one; the signal tells when nobody wants the answer any more. */
export interface AskingPorts {
  /** The next step by logic. */
  hint(
    board: unknown,
    state: unknown,
    signal: AbortSignal,
  ): Promise<Result<Hint<unknown>, HintProblem>>;
  /** The move that tells whether what stands at a place is right. */
  check(board: unknown, state: unknown, place: Json, signal: AbortSignal): Promise<Result<unknown>>;
  /** In how many ways the board can be finished from a state. */
  ways(board: unknown, state: unknown, signal: AbortSignal): Promise<number>;
}

/** @param move makes a move of the player's. */
export function makeAsking(sitting: Sitting, ports: AskingPorts, move: (move: unknown) => void) {
  /** Not the same twice; another question takes the place of the one before. */
  const mayAsk = (question: Question) =>
    !sitting.isBlocked() &&
    sitting.state().thinking !== question &&
    sitting.board().status === 'playing';

  /** By position (`keyOfWays`): in how many ways it can be finished. */
  const counted = new Map<string, number>();

  /** What is asked about, which board in which state, and what cancels it. */
  let asked: {
    readonly board: number;
    readonly state: unknown;
    readonly controller: AbortController;
  } | null = null;

  function cancel(): void {
    if (!asked) return;
    asked.controller.abort();
    asked = null;
    sitting.show({ thinking: null });
  }
  // Whoever moves on or pauses wants no answer any more.
  sitting.subscribe(() => {
    if (!asked) return;
    const isThere =
      sitting.state().session.current === asked.board && stateOf(sitting.board()) === asked.state;
    if (!isThere || sitting.isBlocked()) cancel();
  });

  /** Asks about the board on the table, until that is cancelled. */
  async function ask<Answer>(
    thinking: Question,
    question: (board: unknown, state: unknown, signal: AbortSignal) => Promise<Result<Answer>>,
    failure: string,
    take: (answer: Answer) => SittingChanges,
  ): Promise<void> {
    cancel();
    sitting.show({ thinking });
    const { session } = sitting.state();
    const board = session.current;
    const state = stateOf(sitting.board());
    const controller = new AbortController();
    const { signal } = controller;
    asked = { board, state, controller };
    let changes: SittingChanges = { notice: failure };
    try {
      const answer = await question(session.puzzle.boards[board], state, signal);
      if (signal.aborted) return;
      // Clear first: applying the answer notifies subscribers, who would cancel it.
      asked = null;
      changes = answer.ok ? take(answer.value) : { notice: answer.problem.message };
    } catch {
      if (signal.aborted) return;
      asked = null;
    }
    sitting.update({ ...changes, thinking: null });
  }

  function takeHint(hint: Hint<unknown>): SittingChanges {
    const session = sitting.settled();
    if (session.game.hintCost !== null) {
      const paid = payForHint(session, hint);
      return { session: paid, hint: { hint, step: 0, free: paid === session }, notice: null };
    }
    // There is nothing to unfold step by step where nothing is charged.
    move(hint.move);
    return {};
  }

  function showStep(open: OpenHint, step: number): void {
    sitting.show({ hint: { ...open, step } });
  }

  function takeVerdict(verdict: unknown): SittingChanges {
    const next = playVerdict(sitting.settled(), verdict);
    if (!next.ok) return { notice: next.problem.message };
    sitting.advance(next.value);
    return {};
  }

  return {
    cancel,
    async hint(): Promise<void> {
      if (!mayAsk('hint')) return;
      const shown = sitting.state().hint;
      if (!shown) {
        const failure = 'The hint could not be worked out just now. Nothing was charged.';
        await ask('hint', ports.hint, failure, takeHint);
      } else if (shown.step < shown.hint.steps.length - 1) showStep(shown, shown.step + 1);
      else move(shown.hint.move);
    },
    back(): void {
      const shown = sitting.state().hint;
      if (shown && shown.step > 0) showStep(shown, shown.step - 1);
    },
    async check(place: Json): Promise<void> {
      if (!mayAsk('check')) return;
      const failure = 'This could not be checked just now. Nothing was charged.';
      await ask(
        'check',
        (board, state, signal) => ports.check(board, state, place, signal),
        failure,
        takeVerdict,
      );
    },
    async ways(): Promise<number | null> {
      const key = keyOfWays(stateOf(sitting.board()));
      if (!counted.has(key) && mayAsk('ways')) {
        const failure = 'The ways could not be counted just now. Nothing was charged.';
        const count = async (...position: Parameters<AskingPorts['ways']>) =>
          ok(await ports.ways(...position));
        await ask('ways', count, failure, (ways) => {
          counted.set(key, ways);
          return { session: payOnce(sitting.settled(), key), notice: null };
        });
      }
      return counted.get(key) ?? null;
    },
  };
}
