/** The rules in a few lines, with a country to find: two guesses are made already. */
import type { Status } from '../../contract/game.ts';
import type { HowToPlayProps } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
import { apply, status } from '../rules/rules.ts';
import { seal } from '../rules/seal.ts';
import type { Board, State } from '../rules/types.ts';
import { BoardView } from './BoardView.tsx';

const EXAMPLE: Board = { answer: seal('KE', 'demo'), beans: 1 };
const BEGUN: State = { guesses: ['BR', 'IN'], revealed: 0 };

const WORDS: Readonly<Record<Status, string>> = {
  playing: 'Try it: east of Brazil and south-west of India, where the two arrows meet.',
  won: 'That is all there is to it. Today’s country is waiting.',
  lost: 'It was Kenya: east of Brazil, and south-west of India.',
};

export function HowToPlay({ preferences }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={BoardView}
      board={EXAMPLE}
      start={BEGUN}
      preferences={preferences}
      room="gf-example"
      words={(now) => WORDS[now]}
    >
      <li>Find the country of the day in six guesses. Type a name, or tap it on the map.</li>
      <li>
        Each guess tells how far it is from border to border, and in which direction: the arrow is
        where you would set out on the shortest way.
      </li>
      <li>
        The map paints your guesses, the more strongly the nearer they are. Neighbours touch the
        country you are looking for.
      </li>
      <li>
        From the second guess on there are hints, one after each guess: the continent, the outline,
        the first letter, the capital or the flag. They cost nothing.
      </li>
    </Tryout>
  );
}
