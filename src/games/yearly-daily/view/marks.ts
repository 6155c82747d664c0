/** The drawings stamped into the pieces, so that colour alone never identifies a piece. */

export interface Mark {
  /** The cell of the piece that carries the drawing, in the orientation of pieces.ts. */
  readonly cell: readonly [row: number, col: number];
  /** The drawing as SVG path data on a 24 × 24 grid, as lines. */
  readonly lines: string;
}

/** The drawings of the pieces, in the order of PIECES. */
export const MARKS: readonly Mark[] = [
  // Croissant: a crescent with its folds.
  {
    cell: [1, 1],
    lines:
      'M3.5 16.5C3.5 10.5 7 6 12 6s8.5 4.5 8.5 10.5c-2 .8-4 .2-5-1.6-.7-1.3-2-1.9-3.5-1.9s-2.8.6-3.5 1.9c-1 1.8-3 2.4-5 1.6zM8 7.3l1.7 6.1M16 7.3l-1.7 6.1',
  },
  // Spoon: the bowl and its handle.
  {
    cell: [1, 1],
    lines: 'M14.5 9.5a4 3.2 -45 1 1 4.5-4.5a4 3.2 -45 0 1-4.5 4.5zM14 10 5 19',
  },
  // Wave: two lines of water.
  {
    cell: [0, 1],
    lines: 'M4 10c2.7-3 5.3-3 8 0s5.3 3 8 0M4 16c2.7-3 5.3-3 8 0s5.3 3 8 0',
  },
  // Mug: body and handle.
  {
    cell: [0, 1],
    lines: 'M5 7h10v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM15 9h1.5a2.7 2.7 0 0 1 0 5.4H15',
  },
  // Bowl: half round on its foot.
  { cell: [1, 1], lines: 'M4 9h16a8 8 0 0 1-16 0zM9 19.5h6' },
  // Napkin: folded to a corner.
  { cell: [2, 0], lines: 'M5 5v14h14zM5 10l9 9' },
  // Twig: with two leaves.
  { cell: [1, 1], lines: 'M4 19 20 6M10 14c-.5-3 .5-5.5 3-7M13.5 11.4c2 .9 4 .8 5.7-.2' },
  // Pan: from above, with its handle.
  { cell: [0, 1], lines: 'M9 8.5a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM13 10.5l7-5' },
];
