import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { parsePuzzle } from '../rules/codec.ts';
import type { Board } from '../rules/types.ts';
import { Picture } from './picture.tsx';

const PACKS = new URL('../../../../public/puzzles/sudoku-shift/', import.meta.url);
const TIMES = [31_000, 83_000, 245_000, 3_722_000];

function shipped(): Puzzle<Board>[] {
  const month = readdirSync(PACKS).sort().at(-1)!;
  const pack = JSON.parse(readFileSync(new URL(month, PACKS), 'utf8')) as { puzzles: unknown[] };
  return pack.puzzles.slice(0, 5).map((json) => unwrap(parsePuzzle(json)));
}

/** The same board with each digit increased by one, wrapping to 1: it has another solution. */
const relabelled = (board: Board): Board => ({
  ...board,
  rows: board.rows.map((row) =>
    row.replace(/\d/g, (digit) => `${(Number(digit) % board.size) + 1}`),
  ),
});

const drawn = (puzzle: Puzzle<Board>) =>
  renderToStaticMarkup(<Picture puzzle={puzzle} result={TIMES} ending={null} steps={null} />);

describe('the picture', () => {
  it.each(shipped().map((puzzle) => [puzzle.id, puzzle] as const))(
    'of %s is that of any other solution, and has no text but the times',
    (_id, puzzle) => {
      const other = { ...puzzle, boards: puzzle.boards.map(relabelled) };
      expect(other).not.toEqual(puzzle);
      expect(drawn(other)).toBe(drawn(puzzle));
      const texts = [...drawn(puzzle).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
      expect(texts).toEqual(['0:31', '1:23', '4:05', '1:02:02']);
    },
  );

  it('stays within its area whatever the times are', () => {
    const [puzzle] = shipped();
    for (const times of [TIMES, [1, 1, 1, 1], [1, 1, 1, 9_000_000], [900_000, 1, 900_000, 1]]) {
      const html = renderToStaticMarkup(
        <Picture puzzle={puzzle!} result={times} ending={null} steps={null} />,
      );
      const xs = [...html.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
      expect(Math.min(...xs)).toBeGreaterThan(30);
      expect(Math.max(...xs)).toBeLessThan(570);
    }
  });
});
