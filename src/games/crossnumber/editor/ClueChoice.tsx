/** The choice of one entry's clue: the generator's clues that are true of its number. */
import { type Ref, useMemo } from 'react';
import type { ClueReport } from '../../contract/bench.ts';
import { cluesFor } from '../engine/offers.ts';
import { type Entry, entryName } from '../rules/grid.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board, Node } from '../rules/types.ts';
import { clueOf, NO_CLUE } from '../view/words.ts';
import { leavesSentence, withoutSentence } from './words.ts';

export interface ClueChoiceProps {
  readonly ref: Ref<HTMLElement>;
  /** Id of the puzzle. */
  readonly puzzle: string;
  readonly board: Board;
  readonly entry: Entry;
  /** The digits of the board's solution; null while none is known. */
  readonly digits: readonly number[] | null;
  /** The report on the entry's clue; null if it has no clue, and until the report arrives. */
  readonly report: ClueReport | null;
  onChange(clue: Node | null): void;
}

export function ClueChoice(props: ClueChoiceProps) {
  const { ref, puzzle, board, entry, digits, report, onChange } = props;
  const { id, cells } = entry;
  const { rows } = board;
  const clue = Object.hasOwn(board.clues, id) ? board.clues[id]! : null;
  const offers = useMemo(
    () => (digits ? cluesFor({ rows, digits, id, puzzle }) : []),
    [rows, digits, id, puzzle],
  );
  const choices = new Map(
    [...(clue ? [clue] : []), ...offers].map((one) => [JSON.stringify(one), one]),
  );
  return (
    <section ref={ref} tabIndex={-1} className="cnd-clue" aria-label={`Clue for ${entryName(id)}`}>
      <h3 className="ed-head">
        <span>{entryName(id)}</span>
        <span className="ed-count">{`${cells.length} digits`}</span>
      </h3>
      <p className="cnd-sentence">{clueOf(board, id)}</p>
      <select
        className="ed-input"
        aria-label="Clue"
        value={clue ? JSON.stringify(clue) : ''}
        onChange={({ target }) => onChange(choices.get(target.value) ?? null)}
      >
        <option value="">{NO_CLUE}</option>
        {[...choices].map(([key, one]) => (
          <option key={key} value={key}>
            {clueText(one)}
          </option>
        ))}
      </select>
      {clue && (
        <p className="cnd-said" aria-busy={!report}>
          {report
            ? `${leavesSentence(report, cells.length)} ${withoutSentence(report)}`
            : 'Checking this clue…'}
        </p>
      )}
    </section>
  );
}
