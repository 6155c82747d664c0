/**
 * Markers in sessionStorage (specification, section 3): the puzzle of each game being played in
 * this tab. A marked puzzle is never purged from the cache.
 */
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import { isPuzzleId, storedNames } from '../protocol/resultKeys.ts';
import { safeWebStorage, type WebStorage } from './webStorage.ts';

export interface Markers {
  /** The id of the puzzle being played, or null. */
  current(game: GameId): string | null;
  setCurrent(game: GameId, id: string): void;
  /** Markers of all games that have one, for `Storage.purge`. */
  all(): Partial<Record<GameId, string>>;
}

/** @param get returns sessionStorage: for instance `() => window.sessionStorage`; may throw. */
export function makeMarkers(get: () => WebStorage): Markers {
  const session = safeWebStorage(get);

  function current(game: GameId): string | null {
    const id = session.getItem(storedNames(game).marker);
    return id !== null && isPuzzleId(game, id) ? id : null;
  }

  return {
    current,
    setCurrent: (game, id) => session.setItem(storedNames(game).marker, id),
    all: () => {
      const found: Partial<Record<GameId, string>> = {};
      for (const game of GAME_IDS) {
        const id = current(game);
        if (id !== null) found[game] = id;
      }
      return found;
    },
  };
}
