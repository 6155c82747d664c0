/**
 * The player's questions to the engine: a hint, shown step by step, a check of an entry on the
 * board, and the number of ways to finish the board.
 */
import type { Hint, HintProblem } from '../games/contract/engine.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import { keyOfWays } from './hintKeys.ts';
import type { OpenHint, PlayState, Question, SittingChanges } from './playState.ts';
import { isFree, payForHint, payOnce, playVerdict, type Session, stateOf } from './session.ts';

/** The engine's answers, computed off the main thread if possible; `signal` cancels a question. */
export interface AskingPorts {
  /** A hint: the next step by logic. */
  hint(
    board: unknown,
    state: unknown,
    signal: AbortSignal,
    aim?: string,
  ): Promise<Result<Hint<unknown>, HintProblem>>;
  /** The move that records whether the player's entry at a place on the board is right. */
  check(board: unknown, state: unknown, place: Json, signal: AbortSignal): Promise<Result<unknown>>;
  /** The number of ways to finish the board from a state. */
  ways(board: unknown, state: unknown, signal: AbortSignal): Promise<number>;
}

/**
 * Makes the functions that ask the engine for the player.
 * @param move plays a move of the player's.
 */
export function makeEngineRequests(
  playState: PlayState,
  ports: AskingPorts,
  move: (move: unknown) => void,
) {
  /**
   * Whether the player may ask now. A repeat of the pending question is rejected; a different
   * question replaces it.
   */
  const mayAsk = (question: Question) =>
    !playState.isBlocked() &&
    playState.state().thinking !== question &&
    playState.board().status === 'playing';

  /**
   * The counted numbers of ways to finish the board, by the key of the board's state (`keyOfWays`).
   */
  const counted = new Map<string, number>();

  /** The board and state that the pending question is about, and the controller that cancels it. */
  let asked: {
    readonly board: number;
    readonly state: unknown;
    readonly controller: AbortController;
  } | null = null;

  function cancel(): void {
    if (!asked) return;
    asked.controller.abort();
    asked = null;
    playState.show({ thinking: null });
  }
  // Cancels the pending question when the player changes or leaves the board, or pauses the game.
  playState.subscribe(() => {
    if (!asked) return;
    const isThere =
      playState.state().session.current === asked.board &&
      stateOf(playState.board()) === asked.state;
    if (!isThere || playState.isBlocked()) cancel();
  });

  /**
   * Asks the engine about the current board and applies its answer, unless the question is
   * cancelled meanwhile.
   */
  async function ask<Answer>(
    thinking: Question,
    question: (board: unknown, state: unknown, signal: AbortSignal) => Promise<Result<Answer>>,
    failure: string,
    take: (answer: Answer) => SittingChanges,
  ): Promise<void> {
    cancel();
    playState.show({ thinking });
    const { session } = playState.state();
    const board = session.current;
    const state = stateOf(playState.board());
    const controller = new AbortController();
    const { signal } = controller;
    asked = { board, state, controller };
    let changes: SittingChanges = { notice: failure };
    try {
      const answer = await question(session.puzzle.boards[board], state, signal);
      if (signal.aborted) return;
      // The question is cleared before its answer is applied: applying an answer notifies the
      // subscriber above, which would cancel the question.
      asked = null;
      changes = answer.ok ? take(answer.value) : { notice: answer.problem.message };
    } catch {
      if (signal.aborted) return;
      asked = null;
    }
    playState.update({ ...changes, thinking: null });
  }

  function takeHint(hint: Hint<unknown>): SittingChanges {
    const session = playState.settled();
    if (session.game.hintCost !== null) {
      if (hint.look && !isFree(session, hint)) {
        return { hint: { hint, step: null, free: false }, notice: null };
      }
      return firstStep(session, hint);
    }
    // In a game where hints cost nothing, the hint's move is played at once instead of being shown
    // step by step.
    move(hint.move);
    return {};
  }

  /** Charges the hint and shows its first step. */
  function firstStep(session: Session, hint: Hint<unknown>): SittingChanges {
    const paid = payForHint(session, hint);
    return { session: paid, hint: { hint, step: 0, free: paid === session }, notice: null };
  }

  function showStep(open: OpenHint, step: number): void {
    playState.show({ hint: { ...open, step } });
  }

  function takeVerdict(verdict: unknown): SittingChanges {
    const next = playVerdict(playState.settled(), verdict);
    if (!next.ok) return { notice: next.problem.message };
    playState.advance(next.value);
    return {};
  }

  return {
    cancel,
    async hint(aim?: string): Promise<void> {
      if (!mayAsk('hint')) return;
      const shown = playState.state().hint;
      if (!shown || aim !== undefined) {
        const failure = 'We couldn’t find a hint this time. No time was added.';
        await ask('hint', (...asked) => ports.hint(...asked, aim), failure, takeHint);
      } else if (shown.step === null) {
        playState.update(firstStep(playState.settled(), shown.hint));
      } else if (shown.step < shown.hint.steps.length - 1) showStep(shown, shown.step + 1);
      else move(shown.hint.move);
    },
    back(): void {
      const shown = playState.state().hint;
      if (shown?.step) showStep(shown, shown.step - 1);
    },
    async check(place: Json): Promise<void> {
      if (!mayAsk('check')) return;
      const failure = 'We couldn’t check this. No time was added.';
      await ask(
        'check',
        (board, state, signal) => ports.check(board, state, place, signal),
        failure,
        takeVerdict,
      );
    },
    async ways(): Promise<number | null> {
      const key = keyOfWays(stateOf(playState.board()));
      if (!counted.has(key) && mayAsk('ways')) {
        const failure = 'We couldn’t count the solutions. No time was added.';
        const count = async (...position: Parameters<AskingPorts['ways']>) =>
          ok(await ports.ways(...position));
        await ask('ways', count, failure, (ways) => {
          counted.set(key, ways);
          return { session: payOnce(playState.settled(), key), notice: null };
        });
      }
      return counted.get(key) ?? null;
    },
  };
}
