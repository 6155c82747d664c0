/** The daily look at the site for the desk (src/protocol/health.ts). */
import type { Firestore } from 'firebase-admin/firestore';
import { civilDateOf } from '../../src/daily/date.ts';
import type { Schedule } from '../../src/daily/numbering.ts';
import { reachOf } from '../../src/daily/supply.ts';
import { DEFINITIONS, type GameId } from '../../src/games/definitions.ts';
import { HEALTH, type HealthDocument } from '../../src/protocol/health.ts';
import { isPacked } from './puzzles.ts';
import { openSums } from './sum.ts';

const HOUR_MS = 3_600_000;

export type IsPacked = (game: GameId, schedule: Schedule, id: string) => boolean;

/**
 * Writes the day's look in place of the one before.
 *
 * @param at epoch ms.
 * @param has whether a pack has a puzzle.
 */
export async function writeHealth(
  database: Firestore,
  at: number,
  has: IsPacked = isPacked,
): Promise<HealthDocument> {
  const day = civilDateOf(new Date(at));
  const packs = DEFINITIONS.map(({ id, schedule }) => [
    id,
    reachOf(schedule, day, (puzzle) => has(id, schedule, puzzle)).days,
  ]);
  const look: HealthDocument = {
    day,
    packs: Object.fromEntries(packs),
    openSums: await openSums(database, at - HOUR_MS),
  };
  await database.doc(HEALTH).set(look);
  return look;
}
