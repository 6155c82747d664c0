/**
 * Checks by a game's own rules that the log of a play leads to its result. The server's functions
 * run this check on data from devices, and so does a command-line tool. Result and log are
 * untrusted; nothing throws. The check cannot tell whether the clock was right or a person did the
 * thinking: see docs/decisions/0027-plays-and-their-check.md and floors.ts.
 */
import type { Game, Play, Puzzle } from '../games/contract/game.ts';
import type { Results } from '../games/contract/results.ts';
import { isSame, type Json } from '../lib/json.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../lib/playLimits.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { isInBounds, resultOf, stateAfter } from './finished.ts';
import type { PlayLog } from './log.ts';
import { replay } from './replay.ts';
import { isFinished } from './session.ts';

export type PlayVerdict =
  | { readonly verdict: 'checked' }
  | { readonly verdict: 'refused'; readonly reason: string };

export interface PlayToCheck<B = unknown, S = unknown, M = unknown> {
  readonly game: Game<B, S, M>;
  readonly puzzle: Puzzle<B>;
  readonly result: unknown;
  readonly log: unknown;
}

const CHECKED: PlayVerdict = { verdict: 'checked' };

const refused = (reason: string): PlayVerdict => ({ verdict: 'refused', reason });

/** A plain JSON copy of a value: no getters, no cycles. Null if the value is not JSON. */
function plain(value: unknown): { readonly text: string; readonly json: unknown } | null {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? null : { text, json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** A complete result in the game's own format, or why it is invalid. */
function readResult({ parse, isComplete }: Results, result: unknown): Result<Json> {
  const copied = plain(result);
  if (copied === null) return fail('bad-result', 'The result is not JSON.');
  const parsed = parse(copied.json);
  if (!parsed.ok || isComplete(parsed.value)) return parsed;
  return fail('incomplete', 'The result is not complete.');
}

const worded = (result: Json) => JSON.stringify(result).replaceAll(',', ', ').slice(0, 80);

/**
 * The log of a play as replayed, without extra data; a problem if the log does not finish the
 * puzzle with the given result.
 */
export function checkLog<B, S, M>({
  game,
  puzzle,
  result,
  log,
}: PlayToCheck<B, S, M>): Result<PlayLog> {
  const no = (reason: string) => fail('refused', reason);
  const sent = readResult(game.results, result);
  if (!sent.ok) return sent;
  const copied = plain(log);
  if (copied === null) return no('The log is not JSON.');
  if (copied.text.length > LONGEST_LOG) {
    return no(`The log is longer than ${LONGEST_LOG / 1024} KB.`);
  }
  const replayed = replay(game, puzzle, copied.json);
  if (!replayed.ok) return replayed;
  const session = replayed.value;
  if (!isInBounds(session.log)) {
    return no(`The log has more than ${MOST_ENTRIES} entries on one board.`);
  }
  if (!isFinished(session)) return no('The recorded moves end before the puzzle is finished.');
  const made = resultOf(session);
  return isSame(made, sent.value)
    ? ok(session.log)
    : no(`The recorded moves lead to ${worded(made)}, not to this result.`);
}

/** Whether the log of a play finishes the puzzle with this result. */
export function checkPlay<B, S, M>(played: PlayToCheck<B, S, M>): PlayVerdict {
  const checked = checkLog(played);
  return checked.ok ? CHECKED : refused(checked.problem.message);
}

/**
 * Checks a result that comes without a log, for games whose result contains all relevant moves
 * (`Game.movesOf`); null for all other games.
 */
export function checkResult<B, S, M>({
  game,
  puzzle,
  result,
}: Omit<PlayToCheck<B, S, M>, 'log'>): PlayVerdict | null {
  const { movesOf } = game;
  if (!movesOf) return null;
  const sent = readResult(game.results, result);
  if (!sent.ok) return refused(sent.problem.message);
  const plays: Play<S>[] = [];
  for (const board of puzzle.boards) {
    const state = stateAfter(game, board, movesOf(board, sent.value));
    if (state === null) return refused('These moves do not finish the puzzle.');
    // A play that is rebuilt from a result's moves has no time and no hints: such a result contains
    // neither.
    plays.push({ state, elapsed: 1, hints: 0 });
  }
  const made = game.makeResult(puzzle, plays);
  if (!isSame(made, sent.value)) {
    return refused(`These moves lead to ${worded(made)}, not to this result.`);
  }
  return CHECKED;
}
