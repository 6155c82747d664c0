/** The rules of Yearly Daily in a few lines, with a calendar to finish. */

import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { apply, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE, EXAMPLE_START } from './example.ts';

export const KEYS: KeyList = [
  ['1 to 8', 'pick up a piece'],
  ['Arrows', 'move the piece you picked up'],
  ['R, F', 'turn it, flip it'],
  ['Enter', 'places it, or picks up the piece there'],
  ['Delete', 'returns it to the tray'],
  ['Escape', 'puts it down'],
];

export const HowToPlay = howToPlay({
  game: { apply, status },
  BoardView,
  board: EXAMPLE,
  start: EXAMPLE_START,
  room: '[--board-room:19rem]',
  coach,
  waiting: 'Today’s calendar is waiting.',
  rules: (input) => [
    'The goal is to place all eight pieces so that only today’s month and day still show.',
    input === 'touch'
      ? 'Drag a piece from the tray onto the board, or tap it and then tap a square. To turn it, tap it again in the tray, or tap with a second finger while you drag.'
      : 'Drag a piece from the tray onto the board, or pick it up and move it with the arrow keys. R turns it, F flips it.',
    'When the last piece is in place, the puzzle is solved. Any solution counts. Most dates have a hundred or more solutions, and each date comes round again next year.',
    'Each day has an extra, such as “with the mug on 30”. You don’t have to meet it, but the result and what you share say so if you do.',
  ],
});
