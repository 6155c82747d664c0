/**
 * The difficulty of every packed puzzle, for the archive page: a digit for each puzzle of a game,
 * from the first on. A file of a few hundred bytes, because the archive shows years of puzzles
 * without loading them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwrap } from '../../src/lib/result.ts';
import { packedPuzzles } from '../../tests/support/packedPuzzles.ts';
import { TOOLKITS } from './index.ts';

export const STRENGTHS_FILE = fileURLToPath(
  new URL('../../src/games/strengths.json', import.meta.url),
);

/**
 * By game, the string of digits. In a puzzle with several boards the hardest board counts; 0 means
 * unrated.
 */
export function packedStrengths(): Record<string, string> {
  return Object.fromEntries(
    TOOLKITS.map(({ id, game }) => {
      const strengths = packedPuzzles(id).map((json) => {
        const { boards } = unwrap(game.parsePuzzle(json));
        return Math.max(0, ...boards.map((board: unknown) => game.beans(board) ?? 0));
      });
      return [id, strengths.join('')];
    }),
  );
}

export function writeStrengths(): void {
  writeFileSync(STRENGTHS_FILE, `${JSON.stringify(packedStrengths(), null, 2)}\n`);
}
