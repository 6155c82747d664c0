/**
 * The complete results in a profile. Only these results rank, so that leaderboard and profile
 * always agree.
 */
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { resultsOf } from '../../src/games/definitions.ts';
import { formerFormsOf } from '../../src/games/former.ts';
import { isSame, type Json } from '../../src/lib/json.ts';
import { readEntries } from '../../src/protocol/formerResults.ts';
import type { Admitted } from './judge.ts';

type Asked = Pick<Admitted, 'game' | 'map' | 'key' | 'id' | 'result'>;

/**
 * Finds the profile's complete result of each puzzle, if any. The former site wrote some results
 * under other keys of the profile's map; they are searched only where the current key has none,
 * because the search reads the whole map.
 *
 * @param profile with the map entries of `asked`.
 */
export async function heldResults<T extends Asked>(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  asked: readonly T[],
  profile: DocumentSnapshot | undefined,
): Promise<ReadonlyMap<T, Json>> {
  const held = new Map<T, Json>();
  const isFound = (one: T, from: DocumentSnapshot | undefined) => {
    const result = completeIn(one, from?.get(one.map));
    if (result !== null) held.set(one, result);
    return result !== null;
  };
  const missing = asked.filter(
    (one) => !isFound(one, profile) && formerFormsOf(one.game)?.idOf !== undefined,
  );
  if (missing.length === 0) return held;
  const [whole] = await transaction.getAll(database.doc(`users/${uid}`), {
    fieldMask: [...new Set(missing.map(({ map }) => map))],
  });
  for (const one of missing) isFound(one, whole);
  return held;
}

/** @param map a profile's map of results, or the fields of it that were read. */
function completeIn({ game, id, key, result }: Asked, map: unknown): Json | null {
  if (typeof map !== 'object' || map === null) return null;
  // Crema wrote a result that is sent just as the profile has it: read as a former one, a time too
  // fast for a hand would count as seconds, and its play would not be held.
  if (isSame((map as Readonly<Record<string, Json>>)[key], result)) return result;
  for (const { read } of readEntries(game, Object.entries(map))) {
    if (read.ok && read.value.id === id && resultsOf(game).isComplete(read.value.result)) {
      return read.value.result;
    }
  }
  return null;
}
