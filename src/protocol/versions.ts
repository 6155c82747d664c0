/**
 * Database paths of published puzzles. They are publicly readable; only the functions write them.
 */
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from './puzzleHash.ts';

/** The index, `{ puzzles: { "{game}/{id}": Listing } }`: one document, read at the app's start. */
export const PUBLISHED_INDEX = 'published/index';

/** Path of a `VersionDocument`, which never changes. Version 1 has none, only the pack. */
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

/** The puzzle of a `VersionDocument`, which may be any value; null unless it has that hash. */
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
