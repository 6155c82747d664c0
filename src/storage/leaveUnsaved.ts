/** Keeps results and saved games of a page whose storage could not be loaded, for the next page. */

import type { FinalMoves } from '../games/contract/game.ts';
import type { PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { GameResult, ProgressRow } from './entities.ts';
import { logsOf, type PlayerName } from './players.ts';
import type { WebStorage } from './webStorage.ts';

/** Entry of an unsaved log; unsavedLog.ts writes it to the database on the next page. */
export type Unsaved =
  | { readonly kind: 'result'; readonly row: GameResult }
  | { readonly kind: 'progress'; readonly row: ProgressRow }
  | { readonly kind: 'way'; readonly row: PuzzleName & { readonly way: FinalMoves } }
  | {
      readonly kind: 'choice';
      readonly row: PuzzleName & { readonly session: Json; readonly at: number };
    };

/** A localStorage key unique to this page. */
export const makeLogKey = (player: PlayerName) => `${logsOf(player)}${Math.random()}`;

/** Appends the entry, replacing an earlier one of the same kind and puzzle. */
export function leaveUnsaved(log: WebStorage, entry: Unsaved, key: string): void {
  const { game, id } = entry.row;
  const others = entriesIn(log.getItem(key)).filter((found) => {
    const other = found as Partial<Unsaved> | null;
    if (other === null) return false;
    return other.kind !== entry.kind || other.row?.game !== game || other.row?.id !== id;
  });
  log.setItem(key, JSON.stringify([...others, entry]));
}

/** The entries of an unsaved log, unvalidated; empty if the JSON is cut off. */
export function entriesIn(text: string | null): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
