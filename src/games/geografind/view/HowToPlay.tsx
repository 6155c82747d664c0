/**
 * The rules of Geografind in a few lines, with an example game in which two guesses are already
 * made.
 */
import type { KeyList } from '../../contract/view.ts';
import { howToPlay } from '../../shared/Tryout.tsx';
import { apply, status } from '../rules/rules.ts';
import { seal } from '../rules/seal.ts';
import type { Board, State } from '../rules/types.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';

const EXAMPLE: Board = { answer: seal('KE', 'demo'), beans: 1 };
const BEGUN: State = { guesses: ['BR', 'IN'], revealed: 0 };

export const KEYS: KeyList = [
  ['Enter', 'guesses'],
  ['↑, ↓', 'through the suggestions'],
  ['Escape', 'closes them, then empties the field'],
  ['Arrows on the map', 'turn it'],
  ['+, −, 0 on the map', 'larger, smaller, the whole world'],
  ['Enter on the map', 'picks the country in the middle'],
];

export const HowToPlay = howToPlay({
  game: { apply, status },
  BoardView,
  board: EXAMPLE,
  start: BEGUN,
  room: 'gf-example',
  coach: (state, { units }) => coach(EXAMPLE, state, BEGUN.guesses.length, units),
  waiting: 'Today’s country is waiting.',
  rules: (input) => [
    input === 'touch'
      ? 'Six guesses: type a country, or tap it on the map.'
      : 'Six guesses: type a country and press Enter, or pick it on the map.',
    'Each tells the shortest way from border to border: how long it is, and in which direction it begins. Stronger colours are nearer. Neighbours touch: their arrow goes from middle to middle.',
    'From the second guess on, each brings a hint: continent, outline, first letter, capital or flag. They are free.',
  ],
});
