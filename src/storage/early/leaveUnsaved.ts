/** For a page whose storage could not be loaded: what it would have kept, for the next page. */
import type { GameResult, ProgressRow } from '../port.ts';
import type { WebStorage } from '../webStorage.ts';
import { UNSAVED_KEY } from './names.ts';

/** One entry of the log that ../unsavedLog.ts brings into the database. */
export type Unsaved =
  | { readonly kind: 'result'; readonly row: GameResult }
  | { readonly kind: 'progress'; readonly row: ProgressRow };

/** Puts the entry in the place of an earlier one about the same puzzle. */
export function leaveUnsaved(log: WebStorage, entry: Unsaved): void {
  const { game, id } = entry.row;
  const others = entriesIn(log).filter((found) => {
    const other = found as Partial<Unsaved> | null;
    if (other === null) return false;
    return other.kind !== entry.kind || other.row?.game !== game || other.row?.id !== id;
  });
  log.setItem(UNSAVED_KEY, JSON.stringify([...others, entry]));
}

/** What the log holds, sound or not; nothing where it is torn. */
export function entriesIn(log: WebStorage): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(log.getItem(UNSAVED_KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
