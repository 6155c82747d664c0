/**
 * The monarch of every packed family, for Royal Family's gallery on the shelf, which would have to
 * solve a year of families to know their names: "Dervla f Merrin 1612".
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { solutionOf } from '../../src/games/royal-family/engine/solver.ts';
import { parsePuzzle } from '../../src/games/royal-family/rules/codec.ts';
import { unwrap } from '../../src/lib/result.ts';
import { packedPuzzles } from '../../tests/support/packedPuzzles.ts';

export const MONARCHS_FILE = fileURLToPath(
  new URL('../../src/games/royal-family/data/monarchs.json', import.meta.url),
);

/** By ordinal, from the first puzzle on. */
export const packedMonarchs = (): readonly string[] =>
  packedPuzzles('royal-family').map((json) => {
    const board = unwrap(parsePuzzle(json)).boards[0]!;
    const { name, sex } = board.names[solutionOf(board)!.indexOf(board.monarch)]!;
    return `${name} ${sex} ${board.house} ${board.plates[board.monarch]!.born}`;
  });

export function writeMonarchs(): void {
  writeFileSync(MONARCHS_FILE, `${JSON.stringify(packedMonarchs(), null, 0)}\n`);
}
