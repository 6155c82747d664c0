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
  ['Arrows', 'move, and turn'],
  ['Space', 'turns'],
  ['Tab, Shift + Tab', 'next and previous clue'],
  ['Escape, then Tab', 'leaves the grid'],
  ['Digit', 'writes it'],
  ['Shift + digit', 'pencils it'],
  ['P', 'switches the pencil'],
  ['Backspace, Delete', 'empties the square'],
  ['Home, End', 'first and last square of the number'],
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
    'It is a crossword of numbers: one digit to a square, and no number begins with 0.',
    'A clue alone may leave many numbers. Those that cross it, and the clues that speak of each other, leave one. You never have to guess.',
    `${
      input === 'touch'
        ? 'Tap a square, and again to turn.'
        : 'Arrows move, Space turns, Tab goes to the next clue; Escape, then Tab, leaves the grid. P switches the pencil.'
    } “Work out” lists squares, primes and others that fit.`,
  ],
  conventions: Object.values(CONVENTIONS),
});
