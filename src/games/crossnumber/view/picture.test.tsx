import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { parsePuzzle } from '../rules/codec.ts';
import type { Board } from '../rules/types.ts';
import { Picture } from './picture.tsx';

const PACKS = new URL('../../../../public/puzzles/crossnumber/', import.meta.url);

const shipped: Puzzle<Board>[] = readdirSync(PACKS)
  .slice(-3)
  .flatMap((month) => JSON.parse(readFileSync(new URL(month, PACKS), 'utf8')).puzzles)
  .map((json) => unwrap(parsePuzzle(json)));

it.each(shipped.map((puzzle) => [puzzle.id, puzzle] as const))(
  'the picture of %s is that of its grid, whatever its clues are, and has no text',
  (_id, puzzle) => {
    const drawn = (one: Puzzle<Board>) =>
      renderToStaticMarkup(
        <Picture puzzle={one} result={[283_000, 1]} ending={null} steps={null} />,
      );
    const bare = { ...puzzle, boards: puzzle.boards.map((board) => ({ ...board, clues: {} })) };
    expect(drawn(bare)).toBe(drawn(puzzle));
    expect(drawn(puzzle)).not.toContain('<text');
  },
);
