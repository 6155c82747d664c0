/**
 * The saved keyboard cursor of each board (`BoardViewProps.savedCursor`). Losing it costs one
 * press, so it is not part of the saved game.
 */
import type { Json } from '../../lib/json.ts';
import { CURSORS_KEY } from '../../storage/keys.ts';
import { playerStore } from '../device/player.ts';

/** Cursors of the last puzzle played by `{path of the puzzle}#{board index}`. */
const cursors: Record<string, Json> = readCursors();

function readCursors(): Record<string, Json> {
  try {
    // `Object` makes any parsed value safe for property access.
    return Object(JSON.parse(playerStore.getItem(CURSORS_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export const savedCursor = (page: string, board: number): Json =>
  cursors[`${page}#${board}`] ?? null;

export function keepCursor(page: string, board: number, cursor: Json): void {
  cursors[`${page}#${board}`] = cursor;
  const ofPage = Object.entries(cursors).filter(([key]) => key.startsWith(`${page}#`));
  playerStore.setItem(CURSORS_KEY, JSON.stringify(Object.fromEntries(ofPage)));
}
