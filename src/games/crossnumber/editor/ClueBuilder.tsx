/** The form for one entry's clue: its kind, its parts, and how many numbers it leaves. */
import type { Ref } from 'react';
import { button } from '../../../ui/button.ts';
import type { ClueReport } from '../../contract/bench.ts';
import { type Entry, entryName, type Grid } from '../rules/grid.ts';
import type { Board, Node } from '../rules/types.ts';
import { clueOf } from '../view/words.ts';
import { reshaped } from './clueKinds.ts';
import { NodeFields } from './NodeFields.tsx';
import { leavesSentence, withoutSentence } from './words.ts';

export interface ClueBuilderProps {
  readonly ref: Ref<HTMLElement>;
  readonly board: Board;
  readonly grid: Grid;
  readonly entry: Entry;
  /** The report on the entry's clue; null if it has no clue, and until the report arrives. */
  readonly report: ClueReport | null;
  onChange(clue: Node | null): void;
}

export function ClueBuilder({ ref, board, grid, entry, report, onChange }: ClueBuilderProps) {
  const { id, cells } = entry;
  const clue = Object.hasOwn(board.clues, id) ? board.clues[id]! : null;
  const others = grid.entries.flatMap((other) => (other.id === id ? [] : [other.id]));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="cnd-builder"
      aria-label={`Clue of ${entryName(id)}`}
    >
      <h3 className="ed-head">
        <span>{entryName(id)}</span>
        <span className="ed-count">{`${cells.length} digits`}</span>
      </h3>
      <p className="cnd-sentence">{clueOf(board, id)}</p>
      <NodeFields
        // The React key discards half-typed input when another entry is selected.
        key={id}
        label="Kind of clue"
        slot="property"
        node={clue}
        none="No clue: the crossings give it"
        depth={1}
        others={others}
        onChange={onChange}
      />
      {clue && (
        <div className="ed-buttons">
          {clue[0] === 'and' ? (
            <button
              type="button"
              className={button.secondary}
              onClick={() => onChange(clue[1] as Node)}
            >
              Take out the second part
            </button>
          ) : (
            <button
              type="button"
              className={button.secondary}
              onClick={() => onChange(reshaped('and', 'property', clue, others))}
            >
              Say a second thing
            </button>
          )}
        </div>
      )}
      {clue && (
        <p className="cnd-said" aria-busy={!report}>
          {report
            ? `${leavesSentence(report, cells.length)} ${withoutSentence(report)}`
            : 'Looking at what it leaves …'}
        </p>
      )}
    </section>
  );
}
