/**
 * The leaderboard of a player's entry: each version of a puzzle has a leaderboard, and a player
 * with a result stays on one of them, even after playing another version on another device.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { entryPath, heldPath } from '../../src/protocol/leaderboard.ts';
import type { Admitted } from './judge.ts';
import type { PlayedVersion } from './versions.ts';

export interface Place {
  readonly board: string;
  readonly entry: DocumentSnapshot;
  readonly held: DocumentSnapshot;
}

type Played = Pick<Admitted, 'game'> & Pick<PlayedVersion, 'board' | 'boards'>;

/** The document paths that `placeOf` needs. */
export function pathsOf({ game, boards }: Played, uid: string): string[] {
  return boards.flatMap((board) => [entryPath(game, board, uid), heldPath(game, board, uid)]);
}

/**
 * The place of the player's existing entry or held result; without one, the place for the version
 * played.
 *
 * @param documents those of `pathsOf`; may include others.
 */
export function placeOf(
  { game, board, boards }: Played,
  uid: string,
  documents: readonly DocumentSnapshot[],
): Place {
  const find = (path: string) => documents.find(({ ref }) => ref.path === path)!;
  const places = boards.map(
    (one): Place => ({
      board: one,
      entry: find(entryPath(game, one, uid)),
      held: find(heldPath(game, one, uid)),
    }),
  );
  return (
    places.find(({ held }) => held.exists) ??
    places.find(({ entry }) => entry.get('verdict') === 'checked') ??
    places.find(({ entry }) => entry.exists) ??
    places.find((place) => place.board === board)!
  );
}
