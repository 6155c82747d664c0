/** All clues for the printed page; hidden on the screen. */
import type { Grid } from '../grid.ts';
import type { Board } from '../types.ts';
import { clueOf } from './words.ts';

export function PaperClues({ board, grid }: { readonly board: Board; readonly grid: Grid }) {
  return (
    <div className="print-only">
      <div className="cn-paper">
        {(['across', 'down'] as const).map((direction) => (
          <section key={direction}>
            <h3>{direction === 'across' ? 'Across' : 'Down'}</h3>
            {grid.entries
              .filter((entry) => entry.direction === direction)
              .map((entry) => (
                <p key={entry.id}>
                  <b>{entry.number}</b>
                  <span>
                    {clueOf(board, entry.id)} ({entry.cells.length})
                  </span>
                </p>
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
