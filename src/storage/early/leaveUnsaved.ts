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
  const others = stored(log).filter(
    (other) => other.kind !== entry.kind || other.row?.game !== game || other.row?.id !== id,
  );
  log.setItem(UNSAVED_KEY, JSON.stringify([...others, entry]));
}

function stored(log: WebStorage): Unsaved[] {
  try {
    const found: unknown = JSON.parse(log.getItem(UNSAVED_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => each !== null) : [];
  } catch {
    return [];
  }
}
