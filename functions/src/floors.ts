/** The fastest plausible times for a puzzle's boards, from the leaderboard's last sum. */
import type { Firestore } from 'firebase-admin/firestore';
import type { GameId } from '../../src/games/definitions.ts';
import { fieldsOf, isWhole } from '../../src/lib/reading.ts';
import type { BoardFloors } from '../../src/play/boardFloors.ts';
import { floorsPath } from '../../src/protocol/leaderboard.ts';
import { freshDocument } from './freshDocument.ts';

/** Floors change with hundreds of players, so a read is reused for a minute. */
const FRESH_MS = 60_000;

/**
 * @param board id of the leaderboard (`boardIdOf`).
 * @param at epoch ms.
 */
export async function floorsOf(
  database: Firestore,
  game: GameId,
  board: string,
  at: number,
): Promise<BoardFloors> {
  const document = await freshDocument(database, floorsPath(game, board), at, FRESH_MS);
  const floors = fieldsOf(fieldsOf(document)?.boards) ?? {};
  return Object.fromEntries(
    Object.entries(floors).filter((one): one is [string, number] =>
      isWhole(one[1], 0, Number.MAX_SAFE_INTEGER),
    ),
  );
}
