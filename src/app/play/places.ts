/**
 * Where the player is on each board that is opened in this window, and was on those of the page that was left
 * last: see `BoardViewProps.place`. Nobody's loss, so it lives beside the picture and not with the game.
 */
import type { Json } from '../../lib/json.ts';
import { localStore } from '../device/browserStorage.ts';

/** Of the player's: sign-out forgets it. */
export const PLACES_KEY = 'crema-places';

/** By the path of the puzzle and the board's number. */
const places = left();

function left(): Record<string, Json> {
  try {
    // Whatever stands there can be asked for a board's place.
    return Object(JSON.parse(localStore.getItem(PLACES_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export const placeAt = (board: string): Json => places[board] ?? null;

export function keepPlace(board: string, place: Json): void {
  places[board] = place;
}

/** @returns those of one page's boards. */
export const placesOf = (page: string): Record<string, Json> =>
  Object.fromEntries(Object.entries(places).filter(([board]) => board.startsWith(`${page}#`)));
