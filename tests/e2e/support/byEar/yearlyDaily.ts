/**
 * Solves Yearly Daily by ear: squares and pieces by their names, the pieces' shapes by asking, and
 * each piece's place by what is said while keys move it.
 */
import { type Listener, partsOf } from './listener.ts';

type Cell = readonly [row: number, column: number];

interface Place {
  readonly piece: number;
  /** The names of the covered squares. */
  readonly squares: ReadonlySet<string>;
}

/** Cells moved to the top left corner, in reading order. */
function atCorner(cells: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort(([a, b], [c, d]) => a - c || b - d);
}

/** A shape's turns and flips, each once. */
function orientationsOf(shape: readonly Cell[]): readonly (readonly Cell[])[] {
  const flipped = shape.map(([row, column]): Cell => [row, -column]);
  const all = [shape, flipped].flatMap((start) => {
    const turns = [start];
    while (turns.length < 4) turns.push(turns.at(-1)!.map(([row, column]): Cell => [column, -row]));
    return turns.map(atCorner);
  });
  return [...new Map(all.map((cells) => [JSON.stringify(cells), cells])).values()];
}

/** "columns 1 and 3; column 2" as cells. */
const shapeIn = (rows: string): readonly Cell[] =>
  rows
    .split('; ')
    .flatMap((row, i) => (row.match(/\d+/g) ?? []).map((column): Cell => [i, Number(column)]));

/** "March, 2, 9 and 10" as names. */
const namesIn = (list: string): readonly string[] => list.split(/, | and /);

/** Covers all squares with the pieces, each used once; null if that cannot be. */
function cover(squares: readonly string[], places: readonly Place[]): readonly Place[] | null {
  const [first] = squares;
  if (first === undefined) return [];
  for (const place of places) {
    if (!place.squares.has(first)) continue;
    const left = squares.filter((square) => !place.squares.has(square));
    const others = places.filter(
      (other) =>
        other.piece !== place.piece &&
        ![...other.squares].some((square) => place.squares.has(square)),
    );
    const rest = cover(left, others);
    if (rest) return [place, ...rest];
  }
  return null;
}

class Calendar {
  /** The cell of each square, by its name. */
  readonly #cells: ReadonlyMap<string, Cell>;
  readonly #free: ReadonlySet<string>;

  constructor(rows: readonly (readonly string[])[]) {
    const squares = rows.flatMap((names, row) =>
      names.map((spoken, column) => {
        const [name = '', what] = spoken.split(', ');
        return { name, what, cell: [row, column] as const };
      }),
    );
    this.#cells = new Map(squares.map(({ name, cell }) => [name, cell]));
    this.#free = new Set(squares.filter(({ what }) => what === 'free').map(({ name }) => name));
  }

  cellsOf(names: Iterable<string>): readonly Cell[] {
    return [...names].map((name) => this.#cells.get(name)!);
  }

  /** The places that cover the calendar. */
  solve(shapes: ReadonlyMap<number, readonly Cell[]>): readonly Place[] {
    const nameAt = new Map([...this.#cells].map(([name, cell]) => [String(cell), name]));
    const places = [...shapes].flatMap(([piece, shape]) =>
      orientationsOf(shape).flatMap((cells) =>
        [...this.#cells.values()].flatMap(([top, left]): Place[] => {
          const names = cells.map(([row, column]) =>
            nameAt.get(String([top + row, left + column])),
          );
          const isFree = names.every((name) => name !== undefined && this.#free.has(name));
          return isFree ? [{ piece, squares: new Set(names as string[]) }] : [];
        }),
      ),
    );
    const found = cover([...this.#free], places);
    if (!found) throw new Error('The pieces as heard do not cover the calendar as heard.');
    return found;
  }
}

/** Presses a key that moves the piece in hand. @returns the squares below it; null off the board. */
async function move(listener: Listener, key: string): Promise<readonly string[] | null> {
  await listener.press(key);
  const [said = ''] = await listener.hear(/(.+)/);
  const list = /\bOver ([^.]+)\./.exec(said)?.[1];
  return list === undefined ? null : namesIn(list);
}

/** Turns and moves a piece by keys until it is heard to be over its place, and lays it. */
async function lay(listener: Listener, calendar: Calendar, place: Place): Promise<void> {
  const target = calendar.cellsOf(place.squares);
  const shape = JSON.stringify(atCorner(target));
  let below = await move(listener, String(place.piece + 1));
  const isTurned = () =>
    below !== null && JSON.stringify(atCorner(calendar.cellsOf(below))) === shape;
  for (const key of 'rrrfrrr') {
    if (isTurned()) break;
    below = await move(listener, key);
    // Off the board its squares have no names: back over the days.
    for (let up = 0; below === null && up < 3; up++) below = await move(listener, 'ArrowUp');
  }
  const cornerOf = (cells: readonly Cell[]) => [
    Math.min(...cells.map(([row]) => row)),
    Math.min(...cells.map(([, column]) => column)),
  ];
  const [row = 0, column = 0] = cornerOf(calendar.cellsOf(below ?? []));
  const [toRow = 0, toColumn = 0] = cornerOf(target);
  const steps = [
    ...Array<string>(Math.abs(toRow - row)).fill(toRow > row ? 'ArrowDown' : 'ArrowUp'),
    ...Array<string>(Math.abs(toColumn - column)).fill(
      toColumn > column ? 'ArrowRight' : 'ArrowLeft',
    ),
  ];
  for (const step of steps) below = await move(listener, step);
  const isThere =
    below?.length === place.squares.size && below.every((one) => place.squares.has(one));
  if (!isThere) throw new Error(`Over ${below}, not over ${[...place.squares]}.`);
  await listener.press('Enter');
  await listener.hear(/ covers /);
}

/** How a piece's shape is heard. */
type HearShape = (
  listener: Listener,
  calendar: Calendar,
  piece: number,
  name: string,
) => Promise<readonly Cell[]>;

const byAsking: HearShape = async (listener, _, __, name) => {
  const answer = await listener.ask('What shape is…', name);
  return shapeIn(answer.split(': ')[1] ?? '');
};

/** The example has nothing to ask: a piece that is picked up is heard over squares. */
const byPickingUp: HearShape = async (listener, calendar, piece) => {
  const below = await move(listener, String(piece + 1));
  await listener.press('Escape');
  await listener.hear(/^Put down\.$/);
  return calendar.cellsOf(below ?? []);
};

const fillCalendar = (hearShape: HearShape) => async (listener: Listener) => {
  const grid = await listener.find({ role: 'grid' });
  const rows = partsOf(grid, { role: 'row' }).map((row) =>
    partsOf(row, { role: 'gridcell' }).map(({ name }) => name),
  );
  const calendar = new Calendar(rows);
  const tray = await listener.find({ role: 'toolbar', name: 'Pieces' });
  await listener.reach({ role: 'button', name: /, in the tray$/ });
  const shapes = new Map<number, readonly Cell[]>();
  for (const [piece, { name }] of partsOf(tray, { role: 'button' }).entries()) {
    if (!name.endsWith(', in the tray')) continue;
    shapes.set(piece, await hearShape(listener, calendar, piece, name.split(',')[0]!));
  }
  for (const place of calendar.solve(shapes)) await lay(listener, calendar, place);
};

export const playYearlyDaily = fillCalendar(byAsking);

/** Lays the pieces that the rules' example leaves. */
export const tryYearlyDaily = fillCalendar(byPickingUp);
