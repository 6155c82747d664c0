/** The rules of Yearly Daily in three short items, with a calendar to finish. */

import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { apply, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE, EXAMPLE_START } from './example.ts';

export const KEYS: KeyList = [
  ['1 to 8', 'takes a piece'],
  ['Arrows', 'move the piece in hand'],
  ['R, F', 'turns it, flips it'],
  ['Enter', 'lays it, or takes the one that lies there'],
  ['Delete', 'puts it back'],
  ['Escape', 'lets go'],
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
    'Lay all eight pieces so that only today’s month and day stay free.',
    input === 'touch'
      ? 'Drag a piece, or tap it and then tap the board. Another tap in the tray turns it; a second finger turns it while you drag.'
      : 'Drag a piece, or take it and choose its square with the arrow keys. R turns it, F flips it.',
    'Any way that works is right. Most dates have a hundred or more, and the date comes back next year.',
  ],
});
