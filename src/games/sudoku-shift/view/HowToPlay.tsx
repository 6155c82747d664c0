/** The rules of Sudoku Shift in four short lines, with a small board for practice. */

import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

export const KEYS: KeyList = [
  ['Arrows', 'from cell to cell'],
  ['Shift + ← or →', 'slides the row'],
  ['Digit', 'writes it; once more takes it out'],
  ['Shift + digit', 'pencils it'],
  ['P', 'switches the pencil'],
  ['0, Backspace, Delete', 'empties the cell'],
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
    'Every row has slipped sideways and wrapped round. Rows with a pin are home already.',
    input === 'touch'
      ? 'Slide a row with your finger, or with the arrows beside it.'
      : 'Drag a row, or choose a cell and slide its row with Shift and an arrow key.',
    'Fill the blanks. They travel with their row, and so do your pencil marks.',
    'Every row, column and box holds each digit once. Clashes are hatched as you go; rows you have not moved yet do not count.',
  ],
});
