/** All clues as plain text: on paper, and below a finished grid. */
import { memo } from 'react';
import type { Grid } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';
import { clueOf, noteText } from './words.ts';

interface PlainCluesProps {
  readonly board: Board;
  readonly grid: Grid;
}

function PlainClues({ board, grid }: PlainCluesProps) {
  return (
    <div className="cn-plain">
      {(['across', 'down'] as const).map((direction) => (
        <section key={direction} aria-label={direction === 'across' ? 'Across' : 'Down'}>
          <p className="cn-plain-title" aria-hidden>
            {direction === 'across' ? 'Across' : 'Down'}
          </p>
          {grid.entries
            .filter((entry) => entry.direction === direction)
            .map((entry) => (
              <p key={entry.id}>
                <b>{entry.number}</b>
                <span>
                  <span>{`${clueOf(board, entry.id)} (${entry.cells.length}) `}</span>
                  <i>{noteText(board, entry.id)}</i>
                </span>
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

export const PaperClues = memo(function PaperClues(props: PlainCluesProps) {
  return (
    <div className="cn-paper print-only">
      <PlainClues {...props} />
    </div>
  );
});

/** The clues of a solved board. */
export function FinishedClues(props: PlainCluesProps) {
  return (
    <details className="rounded-card border border-line bg-card px-5">
      <summary className="min-h-11 py-2.5 font-semibold">Clues</summary>
      <div className="pb-4 text-sm">
        <PlainClues {...props} />
      </div>
    </details>
  );
}
