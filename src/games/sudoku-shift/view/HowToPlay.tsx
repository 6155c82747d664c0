/** The rules of Sudoku Shift in a few lines, with a small board for practice. */

import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

export const KEYS: KeyList = [
  ['Arrows', 'move from cell to cell'],
  ['Shift + ← or →', 'slides the row'],
  ['Digit', 'enters it; press again to remove it'],
  ['Shift + digit', 'pencils it in'],
  ['P', 'switches the pencil on and off'],
  ['0, Backspace, Delete', 'clears the cell'],
];

export const HowToPlay = howToPlay({
  game: { apply, status },
  BoardView,
  board: EXAMPLE,
  start: start(EXAMPLE),
  room: '[--board-room:13rem]',
  coach: (state) => coach(EXAMPLE, state),
  waiting: 'Today’s boards are waiting.',
  rules: (input) => [
    'The goal is a solved sudoku: every row, column and box has each digit once.',
    'But the rows have slid sideways, and digits pushed off one side came back on the other. Only rows with a pin are still in the right place: home.',
    input === 'touch'
      ? 'Slide the other rows home with your finger, or with the arrows beside them.'
      : 'Drag the other rows home, or select a cell and press Shift and an arrow key to slide its row.',
    'Fill the blanks. They move with their row, and so do your pencil marks.',
    'Clashing digits are highlighted as you play, but a row is only compared with others once you’ve moved it.',
    'The board is solved when every row is home and every blank is filled.',
  ],
});
