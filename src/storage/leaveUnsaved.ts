/** For a page whose storage could not be loaded: what it would have kept, for the next page. */

import { UNSAVED_KEY } from './keys.ts';
import type { GameResult, Owner, ProgressRow } from './port.ts';
import type { WebStorage } from './webStorage.ts';

/** A log entry; unsavedLog.ts writes it to the database on the next page. */
export type Unsaved = (
  | { readonly kind: 'result'; readonly row: GameResult }
  | { readonly kind: 'progress'; readonly row: ProgressRow }
) & {
  /** Whose it is. Earlier builds did not say. */
  readonly owner?: Owner;
};

/** A key in localStorage that no other page writes to. */
export const makeLogKey = () => `${UNSAVED_KEY}-${Math.random()}`;

const pageKey = makeLogKey();

/** Puts the entry in the place of an earlier one about the same puzzle. */
export function leaveUnsaved(log: WebStorage, entry: Unsaved, key: string = pageKey): void {
  const { game, id } = entry.row;
  const others = entriesIn(log.getItem(key)).filter((found) => {
    const other = found as Partial<Unsaved> | null;
    if (other === null) return false;
    return other.kind !== entry.kind || other.row?.game !== game || other.row?.id !== id;
  });
  log.setItem(key, JSON.stringify([...others, entry]));
}

/** What a log holds, sound or not; nothing where it is torn. */
export function entriesIn(text: string | null): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
