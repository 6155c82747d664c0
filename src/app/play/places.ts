/**
 * The saved cursor of each board, see `BoardViewProps.place`. Losing it costs one press, so it is
 * not part of the saved game.
 */
import type { Json } from '../../lib/json.ts';
import { localStore } from '../device/browserStorage.ts';

/** Stores the cursors of the last puzzle used; cleared at sign-out. */
const PLACES_KEY = 'crema-places';

/** Keys: `{path of the puzzle}#{board index}`. */
const places: Record<string, Json> = readPlaces();

function readPlaces(): Record<string, Json> {
  try {
    // `Object` makes any parsed value safe for property access.
    return Object(JSON.parse(localStore.getItem(PLACES_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export const placeAt = (page: string, board: number): Json => places[`${page}#${board}`] ?? null;

export function keepPlace(page: string, board: number, place: Json): void {
  places[`${page}#${board}`] = place;
  const ofPage = Object.entries(places).filter(([key]) => key.startsWith(`${page}#`));
  localStore.setItem(PLACES_KEY, JSON.stringify(Object.fromEntries(ofPage)));
}
