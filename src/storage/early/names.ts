/** Names that are needed ahead of the database library and of the games. */
import type { Schedule } from '../../daily/numbering.ts';

export const DATABASE_NAME = 'crema';

/** The entry of meta with the rows that could not be read (../corruptRows.ts). */
export const CORRUPT_ROWS = 'corrupt-rows';

/** The key in localStorage of what an earlier page was still writing when it went (../unsavedLog.ts). */
export const UNSAVED_KEY = 'crema-unsaved';

/** `{game}/{id}`: the key of a row in the outbox and in progress. */
export function puzzleKey(game: string, id: string): string {
  return `${game}/${id}`;
}

/**
 * The key of a puzzle's result in its results table and in the profile map: the id itself, but
 * `MM_DD_YYYY` for a puzzle that is named by its date.
 */
export function resultKeyOf(naming: Schedule['naming'], id: string): string {
  return naming === 'number' ? id : `${id.slice(5, 7)}_${id.slice(8, 10)}_${id.slice(0, 4)}`;
}
