/** The published puzzles, from the app's packs, which are deployed with the functions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schedule } from '../../src/daily/numbering.ts';
import { packUrlOf } from '../../src/daily/packs.ts';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import type { GameId } from '../../src/games/definitions.ts';
import { unwrap } from '../../src/lib/result.ts';
import { puzzleFromPack } from '../../src/play/packs.ts';

/** The folder with the packs: beside the bundle (tools/build/functions.ts), or in the sources. */
const bundled = join(import.meta.dirname, 'packs');
const sources = join(import.meta.dirname, '..', '..');
const [packs, replacedPacks] = existsSync(bundled)
  ? [bundled, join(bundled, 'replaced')]
  : [join(sources, 'public'), join(sources, 'functions', 'replaced')];

function readPack(folder: string, game: Game, schedule: Schedule, id: string): string | null {
  const file = join(folder, packUrlOf(game.id, schedule, id));
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Ids of the puzzles of packs, by the packs' files: packs change with a deployment only. */
const packedIds = new Map<string, ReadonlySet<string>>();

/** Whether a pack has a puzzle. */
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
  const text = readPack(packs, game, schedule, id);
  const puzzle = text === null ? null : puzzleFromPack(game, id, text);
  return puzzle?.ok ? puzzle.value : null;
}

/**
 * Puzzles that a pack once had for this id and that were made anew before their day came
 * (tools/puzzles.ts). A device that was offline since still plays them.
 */
export function replacedPuzzles(game: Game, schedule: Schedule, id: string): readonly Puzzle[] {
  const text = readPack(replacedPacks, game, schedule, id);
  if (text === null) return [];
  const { puzzles } = JSON.parse(text) as { puzzles: readonly { id: number | string }[] };
  return puzzles
    .filter((puzzle) => String(puzzle.id) === id)
    .map((puzzle) => unwrap(game.parsePuzzle(puzzle)));
}
