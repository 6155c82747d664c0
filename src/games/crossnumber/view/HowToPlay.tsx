/** The rules in a few short lines, with a small grid to try them on. */
import type { ComponentProps } from 'react';
import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { CONVENTIONS } from '../rules/notes.ts';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

/** The first square of 2 down, with which the coach begins. */
const FIRST = { cell: 1, direction: 'down' };

function ExampleView(props: ComponentProps<typeof BoardView>) {
  return <BoardView {...props} savedCursor={FIRST} isExample />;
}

export const KEYS: KeyList = [
  ['Arrows', 'move, and switch direction'],
  ['Space', 'switches direction'],
  ['Tab, Shift + Tab', 'go to the next or previous clue'],
  ['Escape, then Tab', 'leaves the grid'],
  ['Digit', 'enters it'],
  ['Shift + digit', 'pencils it in'],
  ['P', 'switches the pencil on and off'],
  ['Backspace, Delete', 'clears the square'],
  ['Home, End', 'go to the first or last square of the entry'],
];

export const HowToPlay = howToPlay({
  game: { apply, status },
  BoardView: ExampleView,
  board: EXAMPLE,
  start: start(EXAMPLE),
  room: '[--board-room:12rem]',
  coach,
  waiting: 'This week’s grid is waiting.',
  rules: (input) => [
    'The goal is to fill the grid so that every number fits its clue. It’s a crossword with numbers: one digit per square, and no number starts with 0.',
    'Many numbers may fit a clue on its own. The crossing entries, and clues that refer to each other, narrow them down to one. You never have to guess.',
    input === 'touch'
      ? 'Tap a square to select it. Tap again to switch between across and down.'
      : 'The arrow keys move, Space switches between across and down, and Tab goes to the next clue. Press Escape, then Tab, to leave the grid. P switches the pencil on and off.',
    '“Numbers” lists the squares, primes and so on that fit an entry.',
  ],
  conventions: Object.values(CONVENTIONS),
});
