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
  ['Arrows', 'walk the tree'],
  ['Enter', 'chooses a plate or a name'],
  ['P', 'switches the pencil'],
  ['Delete', 'takes the name off its plate'],
  ['Escape', 'lets go'],
  ['+, −, 0', 'larger, smaller, the whole tree'],
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
    'The tree is drawn, the names are missing: put each on its plate. Women’s plates are rounded, men’s square; the eldest child stands on the left, and a double line is a marriage.',
    input === 'touch'
      ? 'Tap a name and then a plate, or drag it there. The pencil notes who might be there; a second tap rules that name out.'
      : 'Click a name and then a plate, or drag it there; with the keys, arrows walk the tree and Enter chooses. P is the pencil: it notes who might be there; choosing again rules that name out.',
    `${order} ${line}`,
  ],
  conventions: Object.values(conventions),
});
