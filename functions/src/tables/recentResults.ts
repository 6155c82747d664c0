/**
 * The results of a player who comes to a table: those of the newest puzzles. Each day costs a read
 * for every game.
 */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { addDays, type CivilDate } from '../../../src/daily/date.ts';
import { dateOf, idFor } from '../../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../../src/games/definitions.ts';
import { entryPath } from '../../../src/protocol/leaderboard.ts';
import { BROUGHT_DAYS, type ListedResult } from '../../../src/protocol/table.ts';

export async function recentResults(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  today: CivilDate,
): Promise<readonly ListedResult[]> {
  const puzzles = DEFINITIONS.flatMap(({ id: game, schedule }) => {
    const ids = Array.from({ length: BROUGHT_DAYS }, (_, ago) =>
      idFor(schedule, addDays(today, -ago)),
    );
    return [...new Set(ids)].map((id) => ({ game, id, date: dateOf(schedule, id) }));
  });
  const entries = await transaction.getAll(
    ...puzzles.map(({ game, id }) => database.doc(entryPath(game, id, uid))),
    { fieldMask: ['rank', 'verdict'] },
  );
  return entries.flatMap((entry, i): ListedResult[] => {
    if (!entry.exists) return [];
    const { game, date } = puzzles[i]!;
    return [
      { game, date, rank: Number(entry.get('rank')), checked: entry.get('verdict') === 'checked' },
    ];
  });
}
