/**
 * Builds a shape's outline as one closed line with rounded corners, so that no seams show between a
 * piece's squares.
 */
import type { Cell } from '../rules/orientations.ts';

/** The side of a cell in units of the drawing. */
export const UNIT = 40;

type Point = readonly [x: number, y: number];

/**
 * The steps along an outline: right, down, left, up, which is clockwise, with the shape on the
 * right.
 */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The corners of the outline in cells, clockwise, each with its incoming and outgoing direction.
 */
function corners(cells: readonly Cell[]): { at: Point; heading: number; from: number }[] {
  const has = new Set(cells.map(([row, col]) => `${row},${col}`));
  const isIn = (row: number, col: number) => has.has(`${row},${col}`);
  const [first] = cells;
  if (!first) return [];
  // The outline starts at the top edge of the first cell in reading order, which has no cell above
  // it.
  const start: Point = [first[1], first[0]];
  const found: { at: Point; heading: number; from: number }[] = [];
  let [x, y] = start;
  let heading = 0;
  do {
    const [dx, dy] = STEPS[heading] as Point;
    x += dx;
    y += dy;
    const [left, right] = ahead(x, y, heading);
    const from = heading;
    if (isIn(...left) && isIn(...right)) heading = (heading + 3) % 4;
    else if (!isIn(...right)) heading = (heading + 1) % 4;
    if (heading !== from) found.push({ at: [x, y], heading, from });
  } while (x !== start[0] || y !== start[1] || heading !== 0);
  return found;
}

/** The two cells ahead of a point on the outline: left and right of the direction of travel. */
function ahead(x: number, y: number, heading: number): [Cell, Cell] {
  const around: readonly Cell[] = [
    [y - 1, x],
    [y, x],
    [y, x - 1],
    [y - 1, x - 1],
  ];
  return [around[heading] as Cell, around[(heading + 1) % 4] as Cell];
}

const rounded = (n: number) => Number(n.toFixed(2));

/**
 * The outline of a shape as SVG path data.
 * @param cells in reading order, without holes.
 * @param inset distance of the line from the cells' edges, inwards, in units of the drawing.
 * @param radius of the outline's rounded corners, in units of the drawing.
 */
export function outlineOf(cells: readonly Cell[], inset: number, radius: number): string {
  const parts = corners(cells).map(({ at, from, heading }, i) => {
    const [inX, inY] = STEPS[from] as Point;
    const [outX, outY] = STEPS[heading] as Point;
    // The inside of the shape is on the right of the outline, so each corner is moved to the right
    // of both its edges by the inset.
    const x = at[0] * UNIT - inset * (inY + outY);
    const y = at[1] * UNIT + inset * (inX + outX);
    const begin = `${rounded(x - inX * radius)} ${rounded(y - inY * radius)}`;
    const end = `${rounded(x + outX * radius)} ${rounded(y + outY * radius)}`;
    const turnsRight = (from + 1) % 4 === heading ? 1 : 0;
    return `${i === 0 ? 'M' : 'L'}${begin}A${radius} ${radius} 0 0 ${turnsRight} ${end}`;
  });
  return parts.length > 0 ? `${parts.join('')}Z` : '';
}
