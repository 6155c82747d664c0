/**
 * Month packs, the files with a game's published puzzles of a month:
 * `public/puzzles/{game}/{yyyy-mm}.json`, one puzzle per line; and the fixture with a hash of every
 * published puzzle.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CivilMonth } from '../../src/daily/date.ts';
import type { Json } from '../../src/lib/json.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const PACKS_DIR = join(root, 'public', 'puzzles');
export const HASHES_FILE = join(root, 'tests', 'fixtures', 'pack-hashes.json');

/** A puzzle as JSON, in the form in which packs hold it. */
export type PackedPuzzle = Json & { readonly id: number | string };

export interface Pack {
  readonly game: string;
  readonly month: CivilMonth;
  readonly puzzles: readonly PackedPuzzle[];
}

/**
 * Hashes of published puzzles, by game and puzzle id: SHA-256 of the puzzle's JSON text, in
 * hexadecimal.
 */
export type Hashes = Record<string, Record<string, string>>;

export function packFile(dir: string, game: string, month: CivilMonth): string {
  return join(dir, game, `${month}.json`);
}

/**
 * Reads a pack; null if the file is missing. Throws with a sentence if the file holds another
 * game's or month's pack.
 */
export function readPack(file: string, game: string, month: CivilMonth): Pack | null {
  if (!existsSync(file)) return null;
  const pack = readJson(file) as Partial<Pack> | null;
  if (pack?.game !== game || pack.month !== month || !Array.isArray(pack.puzzles)) {
    throw new Error(`${file} is not the pack of ${game} for ${month}.`);
  }
  return pack as Pack;
}

export function formatPack({ game, month, puzzles }: Pack): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  const head = JSON.stringify({ game, month }).slice(0, -1);
  return `${head},"puzzles":[\n${lines}\n]}\n`;
}

export function writePack(file: string, pack: Pack): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatPack(pack));
}

export function hashOf(puzzle: Json): string {
  return createHash('sha256').update(JSON.stringify(puzzle)).digest('hex');
}

/** Reads the fixture with the puzzles' hashes; empty if the file is missing. */
export function readHashes(file: string): Hashes {
  return existsSync(file) ? (readJson(file) as Hashes) : {};
}

export function writeHashes(file: string, hashes: Hashes): void {
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not valid JSON.`);
  }
}
