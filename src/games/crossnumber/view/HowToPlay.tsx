/** The rules in a few short lines, with a small grid to try them on. */
import type { ComponentProps } from 'react';
import type { HowToPlayProps, KeyList } from '../../contract/view.ts';
import { Tryout } from '../../shared/Tryout.tsx';
import { apply, start, status } from '../rules/rules.ts';
import { BoardView } from './BoardView.tsx';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';
import { WordRules } from './WordRules.tsx';

const START = start(EXAMPLE);

/** The first square of 2 down, with which the coach begins. */
const FIRST = { cell: 1, direction: 'down' };

function ExampleView(props: ComponentProps<typeof BoardView>) {
  return <BoardView {...props} savedCursor={FIRST} isExample />;
}

export const KEYS: KeyList = [
  ['Arrows', 'move, and turn'],
  ['Space', 'turns'],
  ['Tab, Shift + Tab', 'next and previous clue'],
  ['Escape, then Tab', 'leaves the grid'],
  ['Digit', 'writes it'],
  ['Shift + digit', 'pencils it'],
  ['P', 'switches the pencil'],
  ['Backspace, Delete', 'empties the square'],
  ['Home, End', 'first and last square of the number'],
];

export function HowToPlay({ preferences, input, onPlay }: HowToPlayProps) {
  return (
    <Tryout
      game={{ apply, status }}
      BoardView={ExampleView}
      board={EXAMPLE}
      start={START}
      preferences={preferences}
      onPlay={onPlay}
      room="[--board-room:12rem]"
      coach={coach}
      waiting="This week’s grid is waiting."
    >
      <li>It is a crossword of numbers: one digit to a square, and no number begins with 0.</li>
      <li>
        A clue alone may leave many numbers. Those that cross it, and the clues that speak of each
        other, leave one. You never have to guess.
      </li>
      <li>
        {`${
          input === 'touch'
            ? 'Tap a square, and again to turn.'
            : 'Arrows move, Space turns, Tab goes to the next clue; Escape, then Tab, leaves the grid. P switches the pencil.'
        } “Work out” lists squares, primes and others that fit.`}
      </li>
      <WordRules />
    </Tryout>
  );
}
