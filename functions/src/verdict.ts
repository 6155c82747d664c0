/** What a result is worth: whether the moves that were sent with it solve the puzzle that we published. */
import { createHash } from 'node:crypto';
import { loadersOf } from '../../src/games/loaders.ts';
import { checkLog, checkResult } from '../../src/play/checkPlay.ts';
import { isFasterThanHand } from '../../src/play/floors.ts';
import { hashOf } from '../../src/play/hash.ts';
import type { PlayLog } from '../../src/play/log.ts';
import type { Admitted } from './judge.ts';
import type { SentPlay } from './payload.ts';
import { publishedPuzzle } from './puzzles.ts';

export type Verdict =
  /** `trace`: what tells the log from all others; null where two could be alike by chance. */
  | { readonly kind: 'checked'; readonly trace: Trace | null }
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

/** @param play null where none was sent: by an older version of the app, or for an imported result. */
export async function verdictOf(
  { game: name, definition, id, result }: Admitted,
  play: SentPlay | null,
): Promise<Verdict> {
  const { game } = await loadersOf(name).rules();
  const puzzle = publishedPuzzle(game, definition.schedule, id);
  if (puzzle === null) return UNCHECKED;
  // Of a version that we do not have: perhaps right, and nobody can tell.
  if (play && play.hash !== undefined && play.hash !== hashOf(game, puzzle)) return UNCHECKED;
  // A game that was begun in an older version has no log to its end.
  if (play === null || play.log === undefined || play.log === null) {
    const told = checkResult({ game, puzzle, result });
    if (told === null) return UNCHECKED;
    return told.verdict === 'checked'
      ? { kind: 'checked', trace: null }
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
  return { kind: 'checked', trace: traceOf(log, text) };
}

function traceOf(log: PlayLog, text: string): Trace | null {
  if (log.filter(([ms]) => ms > 0).length < TELLING_ENTRIES) return null;
  return { log: text, digest: createHash('sha256').update(text).digest('hex') };
}
