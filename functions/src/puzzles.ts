/** The published puzzles, from the app's packs, which are deployed with the functions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schedule } from '../../src/daily/numbering.ts';
import { packUrlOf } from '../../src/daily/packs.ts';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import type { GameId } from '../../src/games/definitions.ts';
import { puzzleFromPack } from '../../src/play/packs.ts';

/** The folder with the packs: beside the bundle (tools/build/functions.ts), or in the sources. */
const bundled = join(import.meta.dirname, 'packs');
const packs = existsSync(bundled) ? bundled : join(import.meta.dirname, '..', '..', 'public');

/** Ids of the puzzles of packs, by the packs' files: packs change with a deployment only. */
const packedIds = new Map<string, ReadonlySet<string>>();

export function isPacked(game: GameId, schedule: Schedule, id: string): boolean {
  const url = packUrlOf(game, schedule, id);
  const known = packedIds.get(url) ?? idsIn(join(packs, url));
  packedIds.set(url, known);
  return known.has(id);
}

function idsIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly puzzles: readonly { readonly id: number | string }[];
  };
  return new Set(puzzles.map(({ id }) => String(id)));
}

/** The puzzle of a pack; null where no pack has it yet. */
export function publishedPuzzle(game: Game, schedule: Schedule, id: string): Puzzle | null {
  const file = join(packs, packUrlOf(game.id, schedule, id));
  if (!existsSync(file)) return null;
  const puzzle = puzzleFromPack(game, id, readFileSync(file, 'utf8'));
  return puzzle.ok ? puzzle.value : null;
}
