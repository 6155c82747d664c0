/** The names and clues that are printed below the tree when a puzzle is printed. */
import { memo } from 'react';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import type { Board } from '../rules/types.ts';

export const PaperLists = memo(function PaperLists({ board }: { readonly board: Board }) {
  const called = (sex: 'm' | 'f') =>
    board.names.flatMap((one) => (one.sex === sex ? [one.name] : [])).join(', ');
  return (
    <div className="rf-paper print-only">
      <p>{`Women: ${called('f')}.`}</p>
      <p>{`Men: ${called('m')}.`}</p>
      <ol>
        {board.clues.map((clue, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clues are known by their place
          <li key={i}>
            <span className="rf-paper-number">{`${i + 1}.`}</span>
            <span>{` ${printClue(clue, board)} `}</span>
            <i>{noteText(clue, board)}</i>
          </li>
        ))}
      </ol>
    </div>
  );
});
