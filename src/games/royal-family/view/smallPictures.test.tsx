/**
 * Checks what Royal Family's miniature and shared picture contain, and that they reveal no
 * solution.
 */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { apply, start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { Miniature } from './miniature.tsx';
import { Picture } from './picture.tsx';

const FILE = new URL('../../../../public/puzzles/royal-family/2026-11.json', import.meta.url);
const { puzzles } = JSON.parse(readFileSync(FILE, 'utf8')) as { puzzles: unknown[] };
const week: Puzzle<Board>[] = puzzles.slice(0, 7).map((json) => unwrap(parsePuzzle(json)));

const pictureOf = (puzzle: Puzzle<Board>, result: number[] = [83_000, 1]) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      null,
      createElement(Picture, { puzzle, result, ending: null, steps: null }),
    ),
  );
const filled = (markup: string) => markup.match(/fill:var\(--hue\)/g)?.length ?? 0;
const textsOf = (markup: string) => [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text);

describe('the picture', () => {
  it('has no words', () => {
    for (const puzzle of week) expect(textsOf(pictureOf(puzzle))).toEqual([]);
  });

  it('is the same whoever is who: it follows from the drawn tree and the time alone', () => {
    for (const puzzle of week) {
      const board = puzzle.boards[0]!;
      const others = {
        ...puzzle,
        boards: [
          {
            ...board,
            clues: [],
            names: board.names.map(({ sex }, i) => ({ name: `Nobody ${i}`, sex })),
          },
        ],
      };
      expect(pictureOf(others)).toBe(pictureOf(puzzle));
    }
    expect(new Set(week.map((puzzle) => pictureOf(puzzle))).size).toBe(week.length);
  });

  it('keeps within its 600 × 400', () => {
    for (const puzzle of week) {
      for (const [, x, y, width, height] of pictureOf(puzzle).matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      )) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(600);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y) + Number(height)).toBeLessThanOrEqual(400);
      }
    }
  });
});

describe('the miniature', () => {
  it('fills the plates that have a name, and no others', () => {
    for (const { boards } of week) {
      const board = boards[0]!;
      const draw = (state = start(board)) =>
        renderToStaticMarkup(createElement(Miniature, { board, state }));
      expect(filled(draw())).toBe(0);
      expect(draw().match(/<rect/g)).toHaveLength(board.plates.length);
      const name = board.names.findIndex(({ sex }) => sex === board.plates[0]!.sex);
      const one = unwrap(apply(board, start(board), { type: 'place', plate: 0, name }));
      expect(filled(draw(one))).toBe(1);
      expect(textsOf(draw(one))).toEqual([]);
    }
  });
});
