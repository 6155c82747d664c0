/**
 * The family tree as a small drawing, for miniatures and shared pictures: plates without words, and
 * lines.
 */
import { Fragment, type ReactNode } from 'react';
import { type Line, layoutOf, PLATE } from '../rules/layout.ts';
import type { Drawn } from '../rules/tree.ts';

/** A plate as drawn. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'rx', number>>;

export interface SmallTreeProps {
  readonly drawn: Drawn;
  /** The box to draw the tree in; `x` and `y` are its top left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether a plate of the tree is drawn filled. */
  isFull(plate: number): boolean;
  /** Renders what lies over a plate. */
  over?(plate: number, box: Box): ReactNode;
}

/** The greatest factor by which a wide tree's height is stretched. */
const STRETCH = 2.6;
/** The greatest scale of the drawing, so that a small tree is not blown up. */
const LARGEST = 0.9;

export function SmallTree({ drawn, x, y, width, height, isFull, over }: SmallTreeProps) {
  const layout = layoutOf(drawn);
  const across = Math.min(width / layout.width, height / layout.height, LARGEST);
  const down = Math.min(across * STRETCH, height / layout.height);
  const left = x + (width - layout.width * across) / 2;
  const top = y + (height - layout.height * down) / 2;
  // Limit the height of a stretched plate, which would otherwise look like a column, and centre it
  // in its row.
  const plate = {
    width: PLATE.width * across,
    height: Math.min(PLATE.height * down, PLATE.width * across * 1.35),
  };
  const inset = (PLATE.height * down - plate.height) / 2;
  const short = (n: number) => Number(n.toFixed(2));
  const pathOf = (lines: readonly Line[]) =>
    lines
      .map((line) => {
        const at = (px: number, py: number) =>
          `${short(left + px * across)} ${short(top + py * down)}`;
        return `M${at(line.x1, line.y1)}L${at(line.x2, line.y2)}`;
      })
      .join('');
  const thin = Math.max(0.6, plate.width * 0.045);
  const crown = layout.plates[drawn.monarch]!;
  const middle = left + (crown.x + PLATE.width / 2) * across;
  const wide = plate.width * 0.72;
  const point = (dx: number, dy: number) =>
    `${short(middle + dx * wide)} ${short(top + crown.y * down + inset - dy * wide)}`;
  return (
    // With forced colours, `currentColor` draws the tree's lines in the text's colour.
    <g style={{ color: 'var(--color-ink)' }}>
      <g fill="none" stroke="currentColor" strokeOpacity={0.45} strokeWidth={short(thin)}>
        <path d={pathOf(layout.couples.flatMap(({ descent }) => descent))} />
        <path d={pathOf(layout.couples.map(({ bond }) => bond))} strokeWidth={short(2.4 * thin)} />
      </g>
      {/* Draw the plates last, so that they cover the ends of the lines. */}
      {drawn.plates.map(({ sex }, i) => {
        const at = layout.plates[i]!;
        const full = isFull(i);
        const box = {
          x: short(left + at.x * across),
          y: short(top + at.y * down + inset),
          width: short(plate.width),
          height: short(plate.height),
          rx: short(sex === 'f' ? plate.width / 2.2 : plate.width / 9),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: plates are known by their place
          <Fragment key={i}>
            <rect
              {...box}
              style={{ fill: full ? 'var(--hue)' : 'var(--color-card)' }}
              stroke={full ? 'var(--hue)' : 'currentColor'}
              strokeOpacity={full ? 1 : 0.6}
              strokeWidth={short(1.3 * thin)}
            />
            {over?.(i, box)}
          </Fragment>
        );
      })}
      <path
        d={`M${point(-0.5, 0.12)}L${point(-0.5, 0.72)}L${point(-0.22, 0.42)}L${point(0, 0.86)}L${point(0.22, 0.42)}L${point(0.5, 0.72)}L${point(0.5, 0.12)}Z`}
        style={{ fill: 'var(--hue-wash)' }}
        stroke="var(--hue)"
        strokeWidth={short(1.3 * thin)}
        strokeLinejoin="round"
      />
    </g>
  );
}
