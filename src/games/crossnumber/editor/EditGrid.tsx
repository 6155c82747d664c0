/** The grid of an edited board, with its blocks and its solution. */
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { arrowStep } from '../../../ui/keys.ts';
import type { Direction, Entry, Grid } from '../rules/grid.ts';
import type { State } from '../rules/types.ts';
import { Marks } from '../view/Squares.tsx';
import { cellWords, digitsAt } from './words.ts';

export interface Place {
  readonly cell: number;
  readonly direction: Direction;
}

export interface EditGridProps {
  readonly grid: Grid;
  readonly place: Place;
  /** The entry at `place`; null if a block is there. */
  readonly entry: Entry | null;
  /** The cells of the entries that the current clue mentions. */
  readonly spokenOf: ReadonlySet<number>;
  /** The states drawn in the grid: the solutions, or the state in which elimination stalls. */
  readonly drawn: readonly State[];
  /** Whether a press on a square turns a cell into a block, and a block into a cell. */
  readonly isForBlocks: boolean;
  onPlace(place: Place): void;
  onToggle(cell: number): void;
}

export function EditGrid(props: EditGridProps) {
  const { grid, place, isForBlocks, onPlace, onToggle } = props;
  const { size } = grid;
  const ref = useRef<HTMLDivElement>(null);

  const turned = (): Place => ({
    ...place,
    direction: place.direction === 'across' ? 'down' : 'across',
  });

  function go(cell: number, direction: Direction = place.direction): void {
    onPlace({ cell, direction });
    ref.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = Math.floor(place.cell / size);
    const column = place.cell % size;
    const step = arrowStep(key);
    if (step) {
      const [r, c] = [row + step[0], column + step[1]];
      const direction = step[0] === 0 ? 'across' : 'down';
      if (r >= 0 && r < size && c >= 0 && c < size) go(r * size + c, direction);
    } else if (key === 'Home') go(row * size);
    else if (key === 'End') go(row * size + size - 1);
    else if (key === ' ' || key === '#') onToggle(place.cell);
    else if (key === 'Enter') onPlace(turned());
    else return;
    event.preventDefault();
  }

  function press(cell: number): void {
    if (isForBlocks) {
      onPlace({ ...place, cell });
      onToggle(cell);
    } else if (cell === place.cell) onPlace(turned());
    else onPlace({ ...place, cell });
  }

  return (
    <div className="@container">
      <div className="cn-board" style={{ '--n': size } as CSSProperties}>
        <div
          ref={ref}
          role="grid"
          tabIndex={-1}
          aria-label="Grid. Arrows move, Space makes a block or a cell, Enter turns."
          aria-rowcount={size}
          aria-colcount={size}
          className="cn-grid own-paint"
          onKeyDown={onKeyDown}
        >
          {Array.from({ length: size }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
            <div key={row} role="row" tabIndex={-1} aria-rowindex={row + 1} className="cn-row">
              {Array.from({ length: size }, (_, column) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the column
                  key={column}
                  {...props}
                  cell={row * size + column}
                  onPress={press}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Cell(props: EditGridProps & { readonly cell: number; onPress(cell: number): void }) {
  const { grid, place, entry, spokenOf, drawn, cell, onPress } = props;
  const isBlock = grid.through[cell]!.length === 0;
  const [first, second] = isBlock ? [] : digitsAt(drawn, cell);
  const marks = isBlock ? 0 : (drawn[0]?.marks[cell] ?? 0);
  const number = grid.numbers[cell]!;
  const isHere = place.cell === cell;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes all keys.
    <div
      role="gridcell"
      data-cell={cell}
      tabIndex={isHere ? 0 : -1}
      aria-colindex={(cell % grid.size) + 1}
      aria-selected={isHere}
      aria-label={cellWords(grid, cell, drawn)}
      className={cx(
        isBlock ? 'cn-block cnd-block' : 'cn-square',
        !isBlock && entry?.cells.includes(cell) && 'cn-in-entry',
        spokenOf.has(cell) && 'cn-spoken-of',
        second !== undefined && 'cnd-differs',
        isHere && (isBlock ? 'cnd-here' : 'cn-selected'),
      )}
      onClick={() => onPress(cell)}
    >
      {number > 0 && <span className="cn-number">{number}</span>}
      {second !== undefined ? (
        <span className="cnd-two">
          <s>{first}</s>
          <b>{second}</b>
        </span>
      ) : (
        first !== undefined && <span className="cn-digit cnd-found">{first}</span>
      )}
      {marks !== 0 && <Marks marks={marks} struck={0} />}
    </div>
  );
}
