/** Where the player is on each board: see `BoardViewProps.place`. Losing it costs a press, so it is no part of the saved game. */
import type { Json } from '../../lib/json.ts';
import { localStore } from '../device/browserStorage.ts';

/** Holds the places of the puzzle in which a cell was chosen last; sign-out forgets them. */
const PLACES_KEY = 'crema-places';

/** By the path of the puzzle and the board's number. */
const places: Record<string, Json> = readPlaces();

function readPlaces(): Record<string, Json> {
  try {
    // Any stored value can be asked for a board's place.
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
