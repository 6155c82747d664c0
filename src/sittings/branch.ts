/**
 * A saved game of an unfinished puzzle as it travels between a player's devices, and how two of them
 * relate. Logs are only ever appended to, so the shorter of two is either the beginning of the longer
 * one, or both have left a common beginning.
 */
import type { CivilDate } from '../daily/date.ts';
import { isSame, type Json } from '../lib/json.ts';

export interface Branch {
  /** The player's date when first opening the puzzle, on any device. */
  readonly openedOn: CivilDate;
  /** The play shell's record (src/play/savedSession.ts): the log, and the time since its end. */
  readonly session: Json;
  /** Share of the puzzle done, 0 to 1. */
  readonly progress: number;
}

/** `behind`: everything in the first game is in the second. `apart`: each has moves of its own. */
export type Relation = 'same' | 'behind' | 'ahead' | 'apart';

interface Logged {
  readonly hash: unknown;
  readonly log: readonly Json[];
  readonly since: number;
}

/** A session with a log; null for anything else. */
function loggedOf(session: unknown): Logged | null {
  if (typeof session !== 'object' || session === null) return null;
  const { version, hash, log, since } = session as Partial<Logged & { readonly version: unknown }>;
  if (version !== 2 || !Array.isArray(log)) return null;
  return { hash, log, since: typeof since === 'number' ? since : 0 };
}

/** Whether a saved game has a log, by which it can be merged. */
export const hasLog = (session: unknown): boolean => loggedOf(session) !== null;

/** Whether both are of one version of the puzzle, and have logs. */
export function isOfSameVersion(a: unknown, b: unknown): boolean {
  const [first, second] = [loggedOf(a), loggedOf(b)];
  return first !== null && second !== null && first.hash === second.hash;
}

/**
 * Whether a save goes on from the one before it, judged by the last entry of the latter: comparing
 * whole logs at every move would take milliseconds in a long game.
 */
export function goesOnFrom(session: unknown, before: unknown): boolean {
  const [next, last] = [loggedOf(session), loggedOf(before)];
  if (next === null || last === null) return true;
  const end = last.log.length - 1;
  return end < 0 || isSame(next.log[end], last.log[end]);
}

/** Whether all moves of the game `a` are in the game `b`, whatever time has passed since. */
export function hasMovesOf(b: Json, a: Json): boolean {
  const relation = relationOf(a, b);
  if (relation !== 'ahead') return relation !== 'apart';
  return loggedOf(a)?.log.length === loggedOf(b)?.log.length;
}

/** How the game `a` relates to the game `b` of the same puzzle. */
export function relationOf(a: Json, b: Json): Relation {
  const [first, second] = [loggedOf(a), loggedOf(b)];
  // Logs of different puzzle versions have nothing in common.
  if (first === null || second === null || first.hash !== second.hash) {
    return isSame(a, b) ? 'same' : 'apart';
  }
  const shorter = Math.min(first.log.length, second.log.length);
  for (let i = 0; i < shorter; i++) {
    if (!isSame(first.log[i], second.log[i])) return 'apart';
  }
  const longer = first.log.length - second.log.length || first.since - second.since;
  return longer === 0 ? 'same' : longer < 0 ? 'behind' : 'ahead';
}

/** Playing time in a saved game, in whole ms; 0 for formats without a log. */
export function playedMs(session: unknown): number {
  const logged = loggedOf(session);
  if (logged === null) return 0;
  const entries = logged.log.map((entry) => (Array.isArray(entry) ? Number(entry[0]) || 0 : 0));
  return entries.reduce((sum, ms) => sum + ms, logged.since);
}
