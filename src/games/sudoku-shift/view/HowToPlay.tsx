/** The rules of Sudoku Shift in four short lines, with a small board for practice. */

import type { HowToPlayProps, KeyList } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

const START = start(EXAMPLE);

export const KEYS: KeyList = [
  ['Arrows', 'from cell to cell'],
  ['Shift + ← or →', 'slides the row'],
  ['Digit', 'writes it; once more takes it out'],
  ['Shift + digit', 'pencils it'],
  ['P', 'switches the pencil'],
  ['0, Backspace, Delete', 'empties the cell'],
];

export function HowToPlay({ preferences, input, onPlay }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={BoardView}
      board={EXAMPLE}
      start={START}
      preferences={preferences}
      onPlay={onPlay}
      room="[--board-room:13rem]"
      coach={(state) => coach(EXAMPLE, state)}
      waiting="Today’s boards are waiting."
    >
      <li>Every row has slipped sideways and wrapped round. Rows with a pin are home already.</li>
      <li>
        {input === 'touch'
          ? 'Slide a row with your finger, or with the arrows beside it.'
          : 'Drag a row, or choose a cell and slide its row with Shift and an arrow key.'}
      </li>
      <li>Fill the blanks. They travel with their row, and so do your pencil marks.</li>
      <li>
        Every row, column and box holds each digit once. Clashes are hatched as you go; rows you
        have not moved yet do not count.
      </li>
    </Tryout>
  );
}
