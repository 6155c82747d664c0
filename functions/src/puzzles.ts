/** The published puzzles, from the app's packs, which are deployed with the functions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schedule } from '../../src/daily/numbering.ts';
import { packUrlOf } from '../../src/daily/packs.ts';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import { puzzleFromPack } from '../../src/play/packs.ts';

/** The folder of the packs: beside the bundle (tools/build/functions.ts), or in the sources. */
const FOLDERS = [
  join(import.meta.dirname, 'packs'),
  join(import.meta.dirname, '..', '..', 'public'),
] as const;

const folder = FOLDERS.find((one) => existsSync(join(one, 'puzzles'))) ?? FOLDERS[0];

/** The puzzle of a pack; null where no pack has it yet. */
export function publishedPuzzle(game: Game, schedule: Schedule, id: string): Puzzle | null {
  const file = join(folder, packUrlOf(game.id, schedule, id));
  if (!existsSync(file)) return null;
  const puzzle = puzzleFromPack(game, id, readFileSync(file, 'utf8'));
  return puzzle.ok ? puzzle.value : null;
}
