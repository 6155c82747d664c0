/** Keeps the logs of a leaderboard's best entries for the desk. */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { GameId } from '../../src/games/definitions.ts';
import type { PlayLog } from '../../src/play/log.ts';
import {
  KEPT_LOGS,
  type KeptLogDocument,
  keptLogPath,
  type PuzzleDocument,
} from '../../src/protocol/leaderboard.ts';
import { keptUntil } from './kept.ts';

export interface ListedPlay {
  readonly game: GameId;
  readonly board: string;
  readonly uid: string;
  readonly rank: number;
  /** The play's log; null where only the result was checked, because no moves were sent. */
  readonly log: PlayLog | null;
}

/** @param at epoch ms; start of the retention period. */
export function keptLog({ game, board: id, uid, rank, log }: ListedPlay, at: number) {
  const text = log === null ? '' : JSON.stringify(log);
  const kept: KeptLogDocument = { uid, game, id, rank, log: text };
  return { ...kept, at: FieldValue.serverTimestamp(), until: keptUntil('logs', at) };
}

/**
 * Keeps the log of a play that is among its leaderboard's best. Runs outside of the transaction
 * that lists the play, in which every finisher would wait for the board's document.
 *
 * @param known the board's last sum; null where it is unknown: then the log is kept.
 * @param at epoch ms.
 */
export async function keepLogOfBest(
  database: Firestore,
  { game, board: id, uid, rank, log }: ListedPlay,
  known: PuzzleDocument | null,
  at: number,
): Promise<void> {
  const last = known?.best?.[KEPT_LOGS - 1];
  if (last !== undefined && rank > last.rank) return;
  try {
    const play = { game, board: id, uid, rank, log };
    await database.doc(keptLogPath(game, id, uid)).set(keptLog(play, at));
  } catch (error) {
    // The play is listed already: the player's call must not fail.
    console.warn(`The log of ${game}/${id} by ${uid} was not kept:`, error);
  }
}
