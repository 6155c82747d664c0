/** Checks that players can read a clue's conventions beside the clue. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { packedPuzzles } from '../../../../tests/support/packedPuzzles.ts';
import { unwrap } from '../../../lib/result.ts';
import { noteText } from '../rules/clues/notes.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { start } from '../rules/rules.ts';
import { ClueList } from './ClueList.tsx';
import { PaperLists } from './Room.tsx';
import type { BoardInPlay } from './useBoard.ts';

const [board] = unwrap(parsePuzzle(packedPuzzles('royal-family')[6])).boards;
const said = board!.clues.map((clue) => noteText(clue, board!));
/** Index of the clue "Urban has no brothers or sisters, not even half ones.", by its note. */
const looked = said.indexOf('His parents are on the tree.');

const play = {
  board: board!,
  state: start(board!),
  locked: false,
  look: { looked },
  verdict: { marked: [], summary: '' },
  mentions: { hinted: { clues: new Map() } },
} as unknown as BoardInPlay;
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

it('the list tells it of the clue that is looked at, and of no other', () => {
  const text = textOf(renderToStaticMarkup(createElement(ClueList, { play, inView: true })));
  expect(text.split(said[looked]!)).toHaveLength(2);
  for (const note of said) if (note !== said[looked]) expect(text.includes(note)).toBe(note === '');
});

it('paper tells all of it', () => {
  const text = textOf(renderToStaticMarkup(createElement(PaperLists, { board: board! })));
  for (const note of said) expect(text).toContain(note);
});
