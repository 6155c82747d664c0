/**
 * Plays games by the puzzle engine's moves as a person might: with times, pencil marks, corrections
 * and a hint now and then. Used by the command line, the demo backend's players and the tests of
 * the functions' check of plays.
 */

import { parseId } from '../src/daily/numbering.ts';
import type { Puzzle } from '../src/games/contract/game.ts';
import type { Json } from '../src/lib/json.ts';
import { fieldsOf } from '../src/lib/reading.ts';
import { fail, ok, type Result } from '../src/lib/result.ts';
import { makeRng, type Rng } from '../src/lib/rng.ts';
import { checkPlay, checkResult, type PlayVerdict } from '../src/play/checkPlay.ts';
import { type Played, playedOf, resultOf } from '../src/play/finished.ts';
import {
  addTime,
  boardAt,
  isFinished,
  nextUnfinished,
  payForHint,
  play,
  playVerdict,
  redo,
  restart,
  type Session,
  selectBoard,
  startSession,
  stateOf,
  undo,
} from '../src/play/session.ts';
import type { AnyToolkit } from './games/index.ts';
import { ANY_DAY, puzzleOf } from './games/published.ts';
import { MOST_MOVES, nextMove, solvingMoves } from './solvingMoves.ts';

export interface EnginePlay extends Required<Played> {
  readonly result: Json;
}

/** Thinking time before a move, in ms: mostly short, sometimes long. */
function thought(rng: Rng, practice: number): number {
  const base = 900 + 2600 * rng.next() ** 2;
  return Math.round(practice * (rng.below(9) === 0 ? base * (3 + 5 * rng.next()) : base));
}

/** For each board, the moves by which the puzzle engine solves it. */
type Steps = Map<unknown, readonly unknown[]>;

function movesFor(
  toolkit: AnyToolkit,
  board: unknown,
  rng: Rng,
  practice: number,
  known: Steps,
): readonly unknown[] {
  if (toolkit.robot?.demoMoves) return toolkit.robot.demoMoves(board, practice, rng);
  const moves = known.get(board) ?? solvingMoves(toolkit, board);
  known.set(board, moves);
  return inOwnOrder(moves, rng);
}

/**
 * The engine's moves in another order: some are delayed, as people find them later than the engine.
 * Plays with their moves in the same order would be held as copies of each other.
 */
function inOwnOrder(moves: readonly unknown[], rng: Rng): readonly unknown[] {
  return moves
    .map((move, i) => ({ move, turn: i + (rng.below(4) === 0 ? 4 * rng.next() : 0) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ move }) => move);
}

/** An empty cache of the engine's moves, for many plays of the same puzzle. */
export const noSteps = (): Steps => new Map();

/**
 * Plays all boards of a puzzle to the end. Deterministic for the same arguments.
 * @param practice the player's slowness, from 0.6 (quick) to 7 (at leisure).
 * @param known cache of the engine's moves, filled by the play.
 */
export function playByEngine(
  toolkit: AnyToolkit,
  puzzle: Puzzle<unknown>,
  rng: Rng,
  practice = 1,
  known: Steps = noSteps(),
): EnginePlay {
  let session: Session = startSession(toolkit.game, puzzle);
  while (!isFinished(session)) {
    session = playBoard(toolkit, session, rng, practice, known);
    const next = nextUnfinished(session, session.current);
    if (next !== null) session = selectBoard(session, next);
  }
  const played = playedOf(session);
  if (played.log === undefined) throw new Error('The play is too long to be checked.');
  return { result: resultOf(session), hash: played.hash, log: played.log };
}

function playBoard(
  toolkit: AnyToolkit,
  begun: Session,
  rng: Rng,
  practice: number,
  known: Steps,
): Session {
  const { game, engine } = toolkit;
  const board = begun.puzzle.boards[begun.current];
  const planned = movesFor(toolkit, board, rng, practice, known)[Symbol.iterator]();
  let session = addTime(begun, Math.round(practice * (1500 + 4000 * rng.next())));
  const now = () => boardAt(session, session.current);
  const isOver = () => now().status !== 'playing';
  const think = () => {
    session = addTime(session, thought(rng, practice));
  };
  /** Makes a move in the session; returns false where the rules refuse it. */
  function make(move: unknown): boolean {
    let made = false;
    // A single move of the engine may take a player several moves.
    for (const part of toolkit.robot?.byHand?.(move) ?? [move]) {
      const next = isOver() ? null : play(session, part);
      if (!next?.ok) continue;
      session = made ? addTime(next.value, 100 + rng.below(900)) : next.value;
      made = true;
    }
    return made;
  }
  for (let count = 0; !isOver(); count++) {
    if (count > MOST_MOVES) throw new Error('The play never ends.');
    think();
    if (rng.below(8) === 0) fumble();
    const { value: move, done } = planned.next();
    if (game.hintCost !== null && rng.below(30) === 0) {
      const hint = engine.hint(board, stateOf(now()));
      if (hint.ok) session = addTime(payForHint(session, hint.value), 2000 + rng.below(4000));
    }
    // Pencil marks may block the planned move: ask the engine again.
    if ((done || !make(move)) && !make(nextMove(toolkit, board, stateOf(now())))) {
      throw new Error('The engine makes a move that the rules refuse.');
    }
  }
  return session;

  /**
   * Makes a detour, as people do, such as a pencil mark or an undo; a detour never finishes the
   * board.
   */
  function fumble(): void {
    const kind = rng.below(game.reversible ? 5 : 1);
    const scribble = toolkit.robot?.scribble?.(board, stateOf(now()), rng);
    const wasTouched = now().past !== null;
    if (kind === 0 || kind === 1) {
      if (scribble !== undefined && make(scribble)) think();
    } else if (kind === 2 && wasTouched) {
      session = addTime(undo(session), 200 + rng.below(900));
      session = redo(session);
    } else if (kind === 3 && scribble !== undefined && make(scribble)) {
      session = undo(addTime(session, 300 + rng.below(2000)));
    } else if (kind === 4 && wasTouched && rng.below(3) === 0) {
      session = undo(addTime(restart(session), 300 + rng.below(1500)));
    }
    askForCheck();
  }

  function askForCheck(): void {
    const place = toolkit.robot?.placeToCheck?.(board, stateOf(now()), rng);
    if (place === undefined || !engine.check || rng.below(4) > 0) return;
    const verdict = engine.check(board, stateOf(now()), place);
    const next = verdict.ok ? playVerdict(session, verdict.value) : verdict;
    if (next.ok) session = addTime(next.value as Session, 500);
  }
}

/** The engine's play of a published puzzle, always the same for the same id. */
export function playById(toolkit: AnyToolkit, id: string): EnginePlay {
  return playByEngine(toolkit, puzzleOf(toolkit, id), makeRng(`play ${toolkit.id} ${id}`));
}

function sentPuzzle(
  toolkit: AnyToolkit,
  { puzzle, id }: Readonly<Record<string, unknown>>,
): Result<Puzzle<unknown>> {
  if (puzzle !== undefined) return toolkit.game.parsePuzzle(puzzle);
  const named = typeof id === 'number' ? String(id) : id;
  if (typeof named !== 'string') return fail('no-puzzle', 'The JSON needs a "puzzle" or an "id".');
  const parsed = parseId(toolkit.schedule, named, ANY_DAY);
  return parsed.ok ? ok(puzzleOf(toolkit, parsed.value)) : parsed;
}

/**
 * Checks whether a log of moves leads to its result, as the functions do.
 * @param text JSON `{ "id" | "puzzle", "result", "log" }`; any other text is refused.
 */
export function checkText(toolkit: AnyToolkit, text: string): PlayVerdict {
  const refused = (reason: string): PlayVerdict => ({ verdict: 'refused', reason });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('The input is not valid JSON.');
  }
  const sent = fieldsOf(json);
  if (sent === null) return refused('An object with "id", "result" and "log" is expected.');
  const puzzle = sentPuzzle(toolkit, sent);
  if (!puzzle.ok) return refused(puzzle.problem.message);
  const { game } = toolkit;
  const play = { game, puzzle: puzzle.value, result: sent.result };
  const byResult = sent.log === undefined ? checkResult(play) : null;
  return byResult ?? checkPlay({ ...play, log: sent.log });
}
