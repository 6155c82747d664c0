/** The rules in four short lines, with a calendar to finish. */

import type { HowToPlayProps } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
import { apply, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { EXAMPLE, EXAMPLE_START } from './example.ts';

export function HowToPlay({ preferences }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={BoardView}
      board={EXAMPLE}
      start={EXAMPLE_START}
      preferences={preferences}
      room="[--board-room:19rem]"
      words={(now) =>
        now === 'won'
          ? 'That is all there is to it. Today’s calendar is waiting.'
          : 'Try it: Christmas Eve, with three pieces to go. The mug lies the wrong way round.'
      }
    >
      <li>Lay all eight pieces so that only today’s month and day stay free.</li>
      <li>
        Drag a piece, or tap it and then tap the board. Tap a piece that lies there to take it up
        again.
      </li>
      <li>
        Turn and flip it as you like: tap it once more in the tray, use the buttons, R and F, or a
        second finger while you drag.
      </li>
      <li>
        Any way that works is right. Most dates have a hundred or more, and the date comes back next
        year.
      </li>
    </Tryout>
  );
}
