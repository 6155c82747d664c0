/** Checks whether the moves sent with a result solve the puzzle that was played. */
import { createHash } from 'node:crypto';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import { loadRules } from '../../src/games/loaders.ts';
import { type BoardFloors, isFasterThanPeople } from '../../src/play/boardFloors.ts';
import { checkLog, checkResult } from '../../src/play/checkPlay.ts';
import { fingerprintOf } from '../../src/play/fingerprint.ts';
import { isFasterThanHand } from '../../src/play/floors.ts';
import type { PlayLog } from '../../src/play/log.ts';
import type { Admitted } from './judge.ts';
import type { SentPlay } from './payload.ts';

export type Verdict =
  /** `played`: the log, if one was sent. `digests` identify the play. */
  | {
      readonly kind: 'checked';
      readonly played: PlayLog | null;
      readonly digests: readonly string[];
    }
  /** Moves or puzzle are missing, so nothing can be checked. */
  | { readonly kind: 'unchecked' }
  /** Correct, but too fast or copied from another account: staff decide. */
  | {
      readonly kind: 'held';
      readonly reason: string;
      readonly log: string;
      readonly sameAs?: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

const UNCHECKED: Verdict = { kind: 'unchecked' };

export interface VersionPlayed {
  /** Null if the puzzle's version is unknown here: the result may still be right. */
  readonly puzzle: Puzzle | null;
  /** The fastest plausible times for the boards of that puzzle version. */
  readonly floors: BoardFloors;
}

/** @param play null for an imported result. */
export async function verdictOf(
  { game: name, result }: Pick<Admitted, 'game' | 'result'>,
  play: SentPlay | null,
  { puzzle, floors }: VersionPlayed,
): Promise<Verdict> {
  if (puzzle === null) return UNCHECKED;
  const { game } = await loadRules(name);
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
  // Keep the log as replayed: additional fields in the sent log would make a copy look different.
  const log = checked.value;
  const reason = isFasterThanHand({ game, result, log }) ?? isFasterThanPeople(log, floors);
  if (reason !== null) return { kind: 'held', reason, log: JSON.stringify(log) };
  return { kind: 'checked', played: log, digests: digestsOf(game, log) };
}

/**
 * Digests of a play's fingerprint, as stored in entries: plays that share a digest were made by the
 * same hand.
 */
export function digestsOf(game: Pick<Game, 'hand'>, log: PlayLog): string[] {
  const { paces, moves } = fingerprintOf(game, log);
  const texts = [...paces, ...(moves === null ? [] : [moves])];
  return texts.map((text) =>
    createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH),
  );
}

/**
 * In characters, for 132 of a digest's 256 bits: no two entries of a leaderboard collide by chance.
 */
const DIGEST_LENGTH = 22;
