/** Where published puzzles are in the database. Everybody may read them, the functions alone write. */
import { monthOf } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from './hash.ts';

/**
 * `{ puzzles: { "{game}/{id}": Listing }, past: { "{game}": notes } }`: one read at the start. What notes
 * are: past.ts.
 */
export const PUBLISHED_INDEX = 'published/index';

/** `{ puzzles }` like that, of the puzzles of a month that is over. Throws like `dateOf`. */
export function pastPath(game: GameId, id: string): string {
  return `published/past-${monthOf(dateOf(definitionOf(game).schedule, id))}`;
}

/** A `VersionDocument`, from version 2 on. It never changes. */
export function versionPath(game: GameId, id: string, version: number): string {
  return `published/${game}/puzzles/${id}-v${version}`;
}

export interface VersionDocument {
  readonly game: GameId;
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  /** The puzzle as it stands in a pack, as JSON. */
  readonly puzzle: string;
}

/** The puzzle of a version's document; null unless it is the one of that hash. Accepts anything. */
export function puzzleOfVersion(data: unknown, hash: string): Json | null {
  const text = fieldsOf(data)?.puzzle;
  if (typeof text !== 'string') return null;
  try {
    const puzzle = JSON.parse(text) as Json;
    return puzzleHash(puzzle) === hash ? puzzle : null;
  } catch {
    return null;
  }
}
