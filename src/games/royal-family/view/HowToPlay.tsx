/** Royal Family's rules in a few lines, with a small family to try them on. */

import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { CONVENTIONS } from '../rules/clues/conventions.ts';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

const { order, line, ...conventions } = CONVENTIONS;

export const KEYS: KeyList = [
  ['Arrows', 'move around the tree'],
  ['Enter', 'selects a plate or a name'],
  ['P', 'switches the pencil on and off'],
  ['Delete', 'returns the name to the tray'],
  ['Escape', 'cancels the selection'],
  ['+, −, 0', 'zoom in, zoom out, show the whole tree'],
];

export const HowToPlay = howToPlay({
  game: { apply, status },
  BoardView,
  board: EXAMPLE,
  start: start(EXAMPLE),
  room: '[--rf-room:18rem] lg:[--rf-room:25rem]',
  coach,
  waiting: 'Today’s family is waiting.',
  rules: (input) => [
    'The goal is to put every name on its nameplate in the family tree, so that all the clues are true.',
    'Women’s plates are rounded, and men’s are square. The eldest child is on the left, and a double line is a marriage.',
    input === 'touch'
      ? 'Tap a name and then a plate, or drag the name there. With the pencil on, this marks the name as possible there; tap again to rule it out.'
      : 'Click a name and then a plate, or drag the name there. You can also use the arrow keys and Enter. With the pencil on (P), choosing a name for a plate marks it as possible; choosing it again rules it out.',
    `${order} ${line}`,
  ],
  conventions: Object.values(conventions),
});
