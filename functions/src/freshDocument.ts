/**
 * Caches documents that many calls read and few change, in the process, up to an age chosen by the
 * caller.
 */
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Most documents kept: for a season of daily puzzles, more than are played in a process's lifetime.
 */
const MOST_KEPT = 200;

/** Cached documents by path, newest last. */
type Kept = Map<string, { readonly at: number; readonly document: Promise<unknown> }>;
const kept = new WeakMap<Firestore, Kept>();

/**
 * Reads a document, or returns the cached copy; undefined where there is none.
 *
 * @param at epoch ms.
 * @param age maximum age of the copy, in ms.
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
  // Reinsert, so that the document is the map's newest.
  known.delete(path);
  known.set(path, reading);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  // Drop a failed read, so that the next caller retries.
  document.catch(() => known.get(path) === reading && known.delete(path));
  return document;
}
