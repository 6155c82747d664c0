/**
 * The results of a player who comes to a table: those of the newest puzzles, and those that the table
 * had listed before the player left it. Each costs a read.
 */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { addDays, type CivilDate, latestDateOnEarth } from '../../../src/daily/date.ts';
import { dateOf, idFor } from '../../../src/daily/numbering.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { entryPath } from '../../../src/protocol/leaderboard.ts';
import {
  BROUGHT_DAYS,
  type Departure,
  type ListedResult,
  listedKey,
  oldestKept,
} from '../../../src/protocol/table.ts';
import { boardsOf } from '../versions.ts';

/** @param at epoch ms. */
export async function recentResults(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  departure: Departure | null,
  at: number,
): Promise<readonly ListedResult[]> {
  const today = latestDateOnEarth(at);
  const newest = DEFINITIONS.flatMap(({ id: game, schedule }) =>
    Array.from({ length: BROUGHT_DAYS }, (_, ago) =>
      listedKey(dateOf(schedule, idFor(schedule, addDays(today, -ago))), game),
    ),
  );
  const listed = departure?.listed.filter((key) => key >= oldestKept(today)) ?? [];
  const puzzles = await Promise.all(
    [...new Set([...newest, ...listed])].map(async (key) => {
      const [date, game] = key.split('/') as [CivilDate, GameId];
      const id = idFor(definitionOf(game).schedule, date);
      const boards = await boardsOf(database, game, id, at);
      return boards.map((board) => ({ game, date, path: entryPath(game, board, uid) }));
    }),
  );
  const places = puzzles.flat();
  const entries = await transaction.getAll(...places.map(({ path }) => database.doc(path)), {
    fieldMask: ['rank', 'verdict'],
  });
  return entries.flatMap((entry, i): ListedResult[] => {
    if (!entry.exists) return [];
    const { game, date } = places[i]!;
    return [
      { game, date, rank: Number(entry.get('rank')), checked: entry.get('verdict') === 'checked' },
    ];
  });
}
