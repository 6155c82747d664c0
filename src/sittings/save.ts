/**
 * Decides between a save and the stored game of its puzzle, which another window, an earlier page or
 * another device may have written.
 */
import type { CivilDate } from '../daily/date.ts';
import type { Json } from '../lib/json.ts';
import { goesOnFrom, isOfSameVersion, relationOf } from './branch.ts';

/** The fields of a saved game that decide which of two stands. */
export interface Saved {
  readonly session: Json;
  /** Rises with each move, in any window. */
  readonly counter: number;
  /** Epoch ms. */
  readonly updatedAt: number;
  /** The player has only viewed the puzzle. */
  readonly looked?: true;
  /** The game came from another device. */
  readonly elsewhere?: object;
  /** See `Sitting`. */
  readonly isForked?: true;
}

/**
 * Whether the saved game `row` is further than `of`: the one with more moves is, but a viewed puzzle
 * never replaces a begun game. Of two with equally many moves it is the later one.
 *
 * @param isLater whether `row` was saved after `of`; by default compares the clocks, which may have
 *   been set back.
 */
export function isAhead(row: Saved, of: Saved, isLater = row.updatedAt > of.updatedAt): boolean {
  const isBegun = row.looked !== true;
  if (isBegun !== (of.looked !== true)) return isBegun;
  return row.counter > of.counter || (isLater && row.counter === of.counter);
}

/**
 * Whether the save replaces the stored game, leaves it, or has moves of its own beside those of the
 * stored one (`mergeSittings`).
 *
 * @param travels whether the game may have come from another device: a save that does not go on from
 *   it may not know of it, so that the logs decide, and not the counters.
 * @param isLater see `isAhead`.
 */
export function judgeSave(
  save: Saved,
  stored: Saved,
  travels: boolean,
  isLater?: boolean,
): 'replaces' | 'stays' | 'forks' {
  if (travels && areApart(save, stored)) {
    const relation = relationOf(save.session, stored.session);
    if (relation === 'apart') return 'forks';
    if (relation !== 'same') return relation === 'ahead' ? 'replaces' : 'stays';
  }
  return isAhead(save, stored, isLater) ? 'replaces' : 'stays';
}

/** Whether the save may not know of the stored game, whose puzzle is of the same version. */
const areApart = (save: Saved, stored: Saved): boolean =>
  !save.looked &&
  !stored.looked &&
  (stored.elsewhere !== undefined || !goesOnFrom(save.session, stored.session)) &&
  isOfSameVersion(save.session, stored.session);

/** A save that replaces the stored game. Only `choose` closes a fork: a page may not know of it. */
export function replacing<Row extends Saved & { readonly openedOn: CivilDate }>(
  save: Row,
  { openedOn, isForked }: Row,
): Row {
  return {
    ...save,
    openedOn: openedOn < save.openedOn ? openedOn : save.openedOn,
    ...(isForked && { isForked }),
  };
}
