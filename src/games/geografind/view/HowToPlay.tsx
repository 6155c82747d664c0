/**
 * The rules of Geografind in a few lines, with an example game in which two guesses are already
 * made.
 */
import type { HowToPlayProps, KeyList } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
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

export function HowToPlay({ preferences, input, onPlay }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={BoardView}
      board={EXAMPLE}
      start={BEGUN}
      preferences={preferences}
      onPlay={onPlay}
      room="gf-example"
      coach={(state) => coach(EXAMPLE, state, BEGUN.guesses.length, preferences.units)}
      waiting="Today’s country is waiting."
    >
      <li>
        {input === 'touch'
          ? 'Six guesses: type a country, or tap it on the map.'
          : 'Six guesses: type a country and press Enter, or pick it on the map.'}
      </li>
      <li>
        Each tells the shortest way from border to border: how long it is, and in which direction it
        begins. Stronger colours are nearer. Neighbours touch: their arrow goes from middle to
        middle.
      </li>
      <li>
        From the second guess on, each brings a hint: continent, outline, first letter, capital or
        flag. They are free.
      </li>
    </Tryout>
  );
}
