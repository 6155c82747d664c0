/** The rules in a few lines, with a small family to try them on. */

import type { HowToPlayProps } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { EXAMPLE } from './example.ts';

const START = start(EXAMPLE);

export function HowToPlay({ preferences }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={BoardView}
      board={EXAMPLE}
      start={START}
      preferences={preferences}
      room="[--rf-room:18rem] lg:[--rf-room:25rem]"
      words={(now) =>
        now === 'won'
          ? 'That is all there is to it. Today’s family is waiting.'
          : 'Try it: two clues are enough to place all five.'
      }
    >
      <li>
        The tree is drawn, the names are missing. Use the clues to put every name on its plate.
        Women’s plates are rounded, men’s are square.
      </li>
      <li>
        Tap a name and then a plate, or drag it there. With the pencil, one tap notes who might be
        there, a second strikes who cannot be, and a third rubs it out. Tick clues off as you go.
      </li>
      <li>
        Children stand below their parents, the eldest on the left. Double lines are marriages.
      </li>
      <li>
        The crown passes to the monarch’s eldest child, son or daughter, then to that child’s
        children, and only then to the next child. Husbands and wives are not in line, and nor is
        the monarch.
      </li>
      <li>
        Who shares just one parent is a half-brother or half-sister, and not counted among brothers
        and sisters.
      </li>
      <li>
        Uncles, aunts, nephews and nieces count by marriage too, and through half-brothers and
        half-sisters. Brothers- and sisters-in-law are a spouse’s siblings and a sibling’s spouse,
        half ones included, and nobody else.
      </li>
    </Tryout>
  );
}
