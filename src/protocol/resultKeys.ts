/**
 * Keys of results in their tables and profile maps, and the ids in them. Each game's definition has
 * the names of the specification (section 3).
 */
import { isCivilDate, latestDateOnEarth } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import { resultKeyOf } from '../daily/resultKeyOf.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';

/** The names of a game's tables, marker and profile map. */
export const storedNames = (game: GameId) => definitionOf(game).stored;

/** See `resultKeyOf`. */
export function resultKey(game: GameId, id: string): string {
  return resultKeyOf(definitionOf(game).schedule.naming, id);
}

/** The id of a result key, or null when the key is malformed. Inverse of `resultKey`. */
export function idFromResultKey(game: GameId, key: string): string | null {
  if (definitionOf(game).schedule.naming === 'number')
    return /^[1-9]\d{0,6}$/.test(key) ? key : null;
  const found = /^(\d{2})_(\d{2})_(\d{4})$/.exec(key);
  if (found === null) return null;
  const date = `${found[3]}-${found[1]}-${found[2]}`;
  return isCivilDate(date) && date >= definitionOf(game).schedule.first ? date : null;
}

/** Whether the text is the id of a puzzle of the game, released or not. */
export function isPuzzleId(game: GameId, id: string): boolean {
  return idFromResultKey(game, resultKey(game, id)) === id;
}

/**
 * Whether the puzzle was released somewhere on earth at that moment (epoch ms). A result of an
 * unreleased puzzle is not genuine, and would close a puzzle that the player has not seen.
 */
export function isReleased(game: GameId, id: string, at: number): boolean {
  return dateOf(definitionOf(game).schedule, id) <= latestDateOnEarth(at);
}

/** A valid result of any game is a list of numbers and strings. */
export function isResultValue(value: unknown): value is Json {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'string' || Number.isFinite(item))
  );
}
