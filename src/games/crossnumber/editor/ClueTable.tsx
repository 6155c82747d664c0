/**
 * All clues of an edited board: how many numbers each clue leaves, and which clues are redundant.
 */
import { cx } from '../../../ui/cx.ts';
import type { ClueReport } from '../../contract/bench.ts';
import type { Direction, Entry, Grid } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';
import { clueOf } from '../view/words.ts';
import { leavesWords } from './words.ts';

export interface ClueTableProps {
  readonly board: Board;
  readonly grid: Grid;
  /** The entry that is being edited. */
  readonly current: Entry | null;
  /** The clues' reports by entry ID; empty until the report on the board arrives. */
  readonly reports: ReadonlyMap<string, ClueReport>;
  onSelect(entry: Entry): void;
}

export function ClueTable(props: ClueTableProps) {
  return (
    <div className="cnd-lists">
      <List {...props} direction="across" name="Across" />
      <List {...props} direction="down" name="Down" />
    </div>
  );
}

function List(props: ClueTableProps & { readonly direction: Direction; readonly name: string }) {
  const { board, grid, current, reports, direction, name, onSelect } = props;
  return (
    <section aria-label={name}>
      <h3 className="ed-head">{name}</h3>
      <ol>
        {grid.entries.map((entry) => {
          if (entry.direction !== direction) return null;
          const { id, number, cells } = entry;
          const report = reports.get(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={cx('cn-clue', !Object.hasOwn(board.clues, id) && 'cn-clue-full')}
                aria-current={current?.id === id}
                onClick={() => onSelect(entry)}
              >
                <b className="cn-clue-number">{number}</b>
                <span>
                  <span>{`${clueOf(board, id)} `}</span>
                  <span className="cn-clue-length">{`(${cells.length})`}</span>
                  {report && (
                    <span className={cx('cnd-leaves', report.leaves === 0 && 'cnd-leaves-none')}>
                      <span>{leavesWords(report, cells.length)}</span>
                      {report.spare && <b className="cnd-spare">spare</b>}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
