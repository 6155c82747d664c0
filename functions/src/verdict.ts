/** What a result is worth: whether the moves that were sent with it solve the puzzle that was played. */
import { createHash } from 'node:crypto';
import type { Puzzle } from '../../src/games/contract/game.ts';
import { loadersOf } from '../../src/games/loaders.ts';
import { checkLog, checkResult } from '../../src/play/checkPlay.ts';
import { isFasterThanHand } from '../../src/play/floors.ts';
import type { PlayLog } from '../../src/play/log.ts';
import type { Admitted } from './judge.ts';
import type { SentPlay } from './payload.ts';

export type Verdict =
  /**
   * `played`: the log, where one was sent. `trace`: what tells it from all others; null where two could
   * be alike by chance.
   */
  | { readonly kind: 'checked'; readonly played: PlayLog | null; readonly trace: Trace | null }
  /** Nothing to check, or nothing to check it against. */
  | { readonly kind: 'unchecked' }
  /** Right, but not by a hand: a person looks at it. */
  | { readonly kind: 'held'; readonly reason: string; readonly log: string }
  | { readonly kind: 'refused'; readonly reason: string };

interface Trace {
  /** The log as JSON, and a digest of that. */
  readonly log: string;
  readonly digest: string;
}

const UNCHECKED: Verdict = { kind: 'unchecked' };

/** So many waits of so many ms are alike by chance in no two people; a single guess is. */
const TELLING_ENTRIES = 8;

/**
 * @param play null where none was sent: by an older version of the app, or for an imported result.
 * @param puzzle of the version that was played; null where nobody has it: perhaps right, and nobody can
 *   tell.
 */
export async function verdictOf(
  { game: name, result }: Admitted,
  play: SentPlay | null,
  puzzle: Puzzle | null,
): Promise<Verdict> {
  if (puzzle === null) return UNCHECKED;
  const { game } = await loadersOf(name).rules();
  // A game that was begun in an older version has no log to its end.
  if (play === null || play.log === undefined || play.log === null) {
    const told = checkResult({ game, puzzle, result });
    if (told === null) return UNCHECKED;
    return told.verdict === 'checked'
      ? { kind: 'checked', played: null, trace: null }
      : { kind: 'refused', reason: told.reason };
  }
  if (play.hash === undefined) return UNCHECKED;
  const checked = checkLog({ game, puzzle, result, log: play.log });
  if (!checked.ok) return { kind: 'refused', reason: checked.problem.message };
  // As it was replayed: what else was sent in it tells two logs apart that are one.
  const log = checked.value;
  const text = JSON.stringify(log);
  const reason = isFasterThanHand({ game, result, log });
  if (reason !== null) return { kind: 'held', reason, log: text };
  return { kind: 'checked', played: log, trace: traceOf(log, text) };
}

function traceOf(log: PlayLog, text: string): Trace | null {
  const digest = digestOf(log, text);
  return digest === null ? null : { log: text, digest };
}

/** What tells a log from all others, as entries have it; null where two could be alike by chance. */
export function digestOf(log: PlayLog, text: string): string | null {
  if (log.filter(([ms]) => ms > 0).length < TELLING_ENTRIES) return null;
  return createHash('sha256').update(text).digest('hex');
}
