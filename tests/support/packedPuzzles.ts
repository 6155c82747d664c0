/** All puzzles in a game's packs, as JSON values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS_DIR, type Pack } from '../../tools/games/pack.ts';

export function packedPuzzles(game: string): Pack['puzzles'] {
  return readdirSync(join(PACKS_DIR, game))
    .sort()
    .flatMap((file) => {
      const pack = JSON.parse(readFileSync(join(PACKS_DIR, game, file), 'utf8')) as Pack;
      return pack.puzzles;
    });
}
