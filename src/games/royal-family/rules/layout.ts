/**
 * Lays out a family tree's plates (places for names) and lines. Generations are rows; couples stand
 * side by side, a person who married twice between both partners; children are centred below their
 * parents, the eldest on the left. No plates overlap, and no lines cross.
 *
 * Method: each branch is laid out on its own, and records how far it reaches to the left and right
 * in each row; branches then move together until they touch in some row (the contours of Reingold
 * and Tilford, "Tidier drawings of trees", 1981).
 *
 * Lengths are in the drawing's own unit, about a CSS pixel on a desktop.
 */
import type { Drawn } from './tree.ts';

export const PLATE = { width: 98, height: 92 } as const;
/**
 * The greatest width of a tree, in the drawing's unit: a wider tree's plates would be too small to
 * touch on a narrow phone.
 */
export const WIDEST_TREE = 700;
/** Distance between the plates of husband and wife. */
const COUPLE_GAP = 24;
/** Distance between neighbouring plates that are no couple. */
const GAP = 14;
const ROW_GAP = 52;
/** Distance from a row of plates down to the line from which the children hang. */
const BAR = 24;
const PITCH = PLATE.height + ROW_GAP;

/** A straight line of the tree's drawing, from left to right or from top to bottom. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The lines drawn for one marriage. */
export interface Couple {
  readonly plates: readonly [number, number];
  /** The line between the plates of husband and wife. */
  readonly bond: Line;
  /**
   * The lines from the marriage down to a bar above its children, and from the bar to each child.
   */
  readonly descent: readonly Line[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Each plate's top left corner in the drawing. */
  readonly plates: readonly { readonly x: number; readonly y: number }[];
  readonly couples: readonly Couple[];
}

/**
 * A branch of the tree, laid out on its own; x = 0 is the branch's anchor: the middle of the plate
 * at its head, or of a couple's row of children.
 */
interface Block {
  /** The horizontal middle and the row of each plate of the branch. */
  readonly middles: ReadonlyMap<number, { readonly x: number; readonly row: number }>;
  /** The branch's outermost edges in each row that has plates. */
  readonly left: ReadonlyMap<number, number>;
  readonly right: ReadonlyMap<number, number>;
}

const EMPTY: Block = { middles: new Map(), left: new Map(), right: new Map() };

function shifted({ middles, left, right }: Block, by: number): Block {
  const move = (edges: ReadonlyMap<number, number>) =>
    new Map([...edges].map(([row, x]) => [row, x + by]));
  return {
    middles: new Map([...middles].map(([plate, { x, row }]) => [plate, { x: x + by, row }])),
    left: move(left),
    right: move(right),
  };
}

function joined(a: Block, b: Block): Block {
  const outer = (
    one: ReadonlyMap<number, number>,
    other: ReadonlyMap<number, number>,
    pick: (...edges: number[]) => number,
  ) => {
    const edges = new Map(one);
    for (const [row, x] of other) edges.set(row, pick(x, edges.get(row) ?? x));
    return edges;
  };
  return {
    middles: new Map([...a.middles, ...b.middles]),
    left: outer(a.left, b.left, Math.min),
    right: outer(a.right, b.right, Math.max),
  };
}

/**
 * The least distance between the anchors (x = 0) of a branch of the tree and its right neighbour.
 */
function distanceBetween(a: Block, b: Block): number {
  let distance = 0;
  for (const [row, left] of b.left) {
    const right = a.right.get(row);
    if (right !== undefined) distance = Math.max(distance, right - left + GAP);
  }
  return distance;
}

function plateBlock(plate: number, x: number, row: number): Block {
  return {
    middles: new Map([[plate, { x, row }]]),
    left: new Map([[row, x - PLATE.width / 2]]),
    right: new Map([[row, x + PLATE.width / 2]]),
  };
}

export function layoutOf(drawn: Drawn): Layout {
  const { plates, marriages, monarch } = drawn;

  const childrenOf = (couple: readonly [number, number]) =>
    [...plates.keys()]
      .filter((child) => {
        const [left, right] = plates[child]!.parents;
        return left === couple[0] && right === couple[1];
      })
      .sort((a, b) => plates[a]!.born - plates[b]!.born);

  /** Lays out a couple's children side by side, with the middle between first and last at x = 0. */
  function broodBlock(couple: readonly [number, number], row: number): Block {
    const children = childrenOf(couple);
    let block = EMPTY;
    for (const child of children) {
      const branch = branchBlock(child, row);
      block = joined(block, shifted(branch, distanceBetween(block, branch)));
    }
    if (children.length === 0) return EMPTY;
    const ends = [children[0]!, children.at(-1)!].map((child) => block.middles.get(child)!.x);
    return shifted(block, -(ends[0]! + ends[1]!) / 2);
  }

  /** Lays out a family member at x = 0, their partners beside them, and all descendants. */
  function branchBlock(blood: number, row: number): Block {
    const own = marriages.filter((couple) => couple.includes(blood));
    const broods = own.map((couple) => ({
      couple,
      side: couple[0] === blood ? 1 : -1,
      block: broodBlock(couple, row + 1),
    }));
    const [first, second] = [...broods].sort((a, b) => a.side - b.side);
    const between = first && second ? distanceBetween(first.block, second.block) : 0;
    const half = Math.max((PLATE.width + COUPLE_GAP) / 2, between / 2);
    let block = plateBlock(blood, 0, row);
    for (const { couple, side, block: brood } of broods) {
      const spouse = couple[0] === blood ? couple[1] : couple[0];
      block = joined(block, plateBlock(spouse, 2 * half * side, row));
      block = joined(block, shifted(brood, half * side));
    }
    return block;
  }

  const tree = branchBlock(monarch, 0);
  const edge = Math.min(...tree.left.values());
  const middles = plates.map((_, plate) => {
    const { x, row } = tree.middles.get(plate) ?? { x: edge, row: 0 };
    return { x: x - edge, y: row * PITCH + PLATE.height / 2 };
  });
  return {
    width: Math.max(...tree.right.values()) - edge,
    height: Math.max(...middles.map(({ y }) => y)) + PLATE.height / 2,
    plates: middles.map(({ x, y }) => ({ x: x - PLATE.width / 2, y: y - PLATE.height / 2 })),
    couples: marriages.map((couple) => {
      const [left, right] = [middles[couple[0]]!, middles[couple[1]]!];
      const bond = {
        x1: left.x + PLATE.width / 2,
        y1: left.y,
        x2: right.x - PLATE.width / 2,
        y2: left.y,
      };
      const children = childrenOf(couple).map((child) => middles[child]!);
      return {
        plates: couple,
        bond,
        descent: descentOf((bond.x1 + bond.x2) / 2, left.y, children),
      };
    }),
  };
}

/** The lines from the middle of a marriage to the tops of the children's plates. */
function descentOf(
  x: number,
  y: number,
  children: readonly { readonly x: number; readonly y: number }[],
): Line[] {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return [];
  const bar = y + PLATE.height / 2 + BAR;
  const down = (at: number, from: number, to: number) => ({ x1: at, y1: from, x2: at, y2: to });
  return [
    down(x, y, bar),
    ...(first === last ? [] : [{ x1: first.x, y1: bar, x2: last.x, y2: bar }]),
    ...children.map((child) => down(child.x, bar, child.y - PLATE.height / 2)),
  ];
}
