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
  ['Enter', 'makes the guess'],
  ['↑, ↓', 'move through the suggestions'],
  ['Escape', 'closes them, then clears the field'],
  ['Arrow keys on the map', 'turn it'],
  ['+, −, 0 on the map', 'zoom in, zoom out, show the whole world'],
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
    'The goal is to find the hidden country in six guesses.',
    `Type a country, or ${input === 'touch' ? 'tap it on the map. Then press Guess.' : 'click it on the map. Then press Enter or Guess.'}`,
    'Each guess shows the shortest distance between the two countries, border to border. An arrow shows which way to set off. The stronger the colour and the higher the percentage, the closer you are.',
    'If the two countries share a border, the arrow points from centre to centre.',
    'Arrows make it too easy? Until your first guess, you can choose to play without them. The result counts the same; if you share it, people see that you played without them.',
    'From your second guess on, each guess unlocks a hint: the continent, the outline, the country’s first letter, then the capital’s first letter or the flag.',
  ],
});
