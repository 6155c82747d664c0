/**
 * Database paths of published puzzles. They are publicly readable; only the functions write them.
 */
import { monthOf } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from './hash.ts';

/**
 * `{ puzzles: { "{game}/{id}": Listing }, past: { "{game}": notes } }`: one read at the start.
 * Notes are described in past.ts.
 */
export const PUBLISHED_INDEX = 'published/index';

/** `{ puzzles }` likewise, for the puzzles of a past month. Throws like `dateOf`. */
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
  /** The puzzle in its pack's form, as JSON text. */
  readonly puzzle: string;
}

/** The puzzle of a version's document; null unless it has that hash. Accepts anything. */
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
