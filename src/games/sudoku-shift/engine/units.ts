/**
 * The rows, columns and boxes of a board's frame, called units. Cells of the frame are numbered row
 * × size + column.
 */
import { BOX, SIZES, type Size } from '../rules/types.ts';

type UnitKind = 'row' | 'column' | 'box';

export interface Unit {
  readonly kind: UnitKind;
  /** The unit's number among its kind, counted from 0; boxes in reading order. */
  readonly index: number;
  readonly cells: readonly number[];
}

interface Units {
  readonly rows: readonly Unit[];
  readonly columns: readonly Unit[];
  readonly boxes: readonly Unit[];
  readonly all: readonly Unit[];
  /** The index of the box of each cell of the frame. */
  readonly boxOf: readonly number[];
}

function unitsOfSize(size: Size): Units {
  const [boxRows, boxCols] = BOX[size];
  const counted = Array.from({ length: size }, (_, i) => i);
  const cells = Array.from({ length: size * size }, (_, i) => i);
  // A band (boxes side by side) has as many boxes as a box has rows, so this formula numbers the
  // boxes in reading order.
  const boxOf = cells.map((at) => {
    const row = Math.floor(at / size);
    return row - (row % boxRows) + Math.floor((at % size) / boxCols);
  });
  const unitsOf = (kind: UnitKind, indexOf: (at: number) => number) =>
    counted.map((index) => ({ kind, index, cells: cells.filter((at) => indexOf(at) === index) }));
  const rows = unitsOf('row', (at) => Math.floor(at / size));
  const columns = unitsOf('column', (at) => at % size);
  const boxes = unitsOf('box', (at) => boxOf[at]!);
  return { rows, columns, boxes, all: [...boxes, ...rows, ...columns], boxOf };
}

const bySize = new Map<Size, Units>(SIZES.map((size) => [size, unitsOfSize(size)]));

export function unitsOf(size: Size): Units {
  return bySize.get(size)!;
}
