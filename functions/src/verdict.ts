/** What a result is worth: whether the moves that were sent with it solve the puzzle that was played. */
import { createHash } from 'node:crypto';
import { type BoardFloors, isFasterThanPeople } from '../../src/desk/boardFloors.ts';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import { loadersOf } from '../../src/games/loaders.ts';
import { checkLog, checkResult } from '../../src/play/checkPlay.ts';
import { fingerprintOf } from '../../src/play/fingerprint.ts';
import { isFasterThanHand } from '../../src/play/floors.ts';
import type { PlayLog } from '../../src/play/log.ts';
import type { Admitted } from './judge.ts';
import type { SentPlay } from './payload.ts';

export type Verdict =
  /** `played`: the log, where one was sent. `digests`: what tells it from all others. */
  | {
      readonly kind: 'checked';
      readonly played: PlayLog | null;
      readonly digests: readonly string[];
    }
  /** Nothing to check, or nothing to check it against. */
  | { readonly kind: 'unchecked' }
  /** Right, but not by a hand or not their own: a person looks at it. */
  | {
      readonly kind: 'held';
      readonly reason: string;
      readonly log: string;
      readonly sameAs?: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

const UNCHECKED: Verdict = { kind: 'unchecked' };

export interface VersionPlayed {
  /** Null where no version is known: perhaps right, and not to be told. */
  readonly puzzle: Puzzle | null;
  /** The least that people take for the boards of that version. */
  readonly floors: BoardFloors;
}

/** @param play null where none was sent: by an older version of the app, or for an imported result. */
export async function verdictOf(
  { game: name, result }: Pick<Admitted, 'game' | 'result'>,
  play: SentPlay | null,
  { puzzle, floors }: VersionPlayed,
): Promise<Verdict> {
  if (puzzle === null) return UNCHECKED;
  const { game } = await loadersOf(name).rules();
  // A game that was begun in an older version has no log to its end.
  if (play === null || play.log === undefined || play.log === null) {
    const told = checkResult({ game, puzzle, result });
    if (told === null) return UNCHECKED;
    return told.verdict === 'checked'
      ? { kind: 'checked', played: null, digests: [] }
      : { kind: 'refused', reason: told.reason };
  }
  if (play.hash === undefined) return UNCHECKED;
  const checked = checkLog({ game, puzzle, result, log: play.log });
  if (!checked.ok) return { kind: 'refused', reason: checked.problem.message };
  // As it was replayed: what else was sent in it tells two logs apart that are one.
  const log = checked.value;
  const reason = isFasterThanHand({ game, result, log }) ?? isFasterThanPeople(log, floors);
  if (reason !== null) return { kind: 'held', reason, log: JSON.stringify(log) };
  return { kind: 'checked', played: log, digests: digestsOf(game, log) };
}

/** Digests of a play's fingerprint, as entries have them: two plays that share one are the same hand's. */
export function digestsOf(game: Pick<Game, 'hand'>, log: PlayLog): string[] {
  const { paces, moves } = fingerprintOf(game, log);
  const texts = [...paces, ...(moves === null ? [] : [moves])];
  return texts.map((text) =>
    createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH),
  );
}

/** 132 of the 256 bits: in all entries of a board no two are alike by chance. */
const DIGEST_LENGTH = 22;
