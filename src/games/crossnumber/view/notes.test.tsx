/** The conventions are shown beside the clues. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gridOf } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';
import { ClueLists } from './Clues.tsx';
import { PaperClues } from './PlainClues.tsx';
import { spokenClue } from './words.ts';

const BOARD: Board = {
  rows: ['....', '.#.#', '...#', '....'],
  clues: { '1a': ['ascending'], '1d': ['descending'], '5a': ['square'] },
  beans: 1,
};
const RISING = 'Each digit is greater than the one before.';
const FALLING = 'Each digit is less than the one before.';

const grid = gridOf(BOARD.rows);
const state = { full: false, broken: false };
const textOf = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(node).replaceAll(/<[^>]*>/g, '');

it('the lists tell it of the current clue, and of no other', () => {
  const text = textOf(
    createElement(ClueLists, {
      board: BOARD,
      grid,
      states: grid.entries.map(() => state),
      hinted: { entries: new Map(), first: null } as never,
      current: '1d',
      shown: true,
      beside: false,
      onSelect() {},
    }),
  );
  expect(text).toContain(FALLING);
  expect(text).not.toContain(RISING);
});

it('paper tells all of it, and a screen reader that of the clue it reads', () => {
  const text = textOf(createElement(PaperClues, { board: BOARD, grid }));
  expect(text).toContain(RISING);
  expect(text).toContain(FALLING);
  expect(spokenClue(BOARD, '1a')).toBe(
    `1 across: A number whose digits rise from left to right. ${RISING}`,
  );
  expect(spokenClue(BOARD, '5a')).toBe('5 across: A square.');
});
