/** Documents that many calls read and few change, kept in the process for as long as a caller allows. */
import type { Firestore } from 'firebase-admin/firestore';

/** The days of a season's puzzles, more than are played in the lifetime of a process. */
const MOST_KEPT = 200;

/** By their paths, the newest last. */
type Kept = Map<string, { readonly at: number; readonly document: Promise<unknown> }>;
const kept = new WeakMap<Firestore, Kept>();

/**
 * Reads a document, or takes the kept copy; undefined where there is none.
 *
 * @param at epoch ms.
 * @param age how long ago it may have been read, in ms.
 */
export function freshDocument(
  database: Firestore,
  path: string,
  at: number,
  age: number,
): Promise<unknown> {
  const known: Kept = kept.get(database) ?? new Map();
  kept.set(database, known);
  const last = known.get(path);
  if (last && Math.abs(at - last.at) < age) return last.document;
  const document = database
    .doc(path)
    .get()
    .then((found): unknown => found.data());
  const reading = { at, document };
  // Written anew, so that it is the newest of the map.
  known.delete(path);
  known.set(path, reading);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  // A read that failed is tried again by the next caller.
  document.catch(() => known.get(path) === reading && known.delete(path));
  return document;
}
