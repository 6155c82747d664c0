import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CellFace } from './Cell.tsx';
import { Row } from './Row.tsx';

const face: CellFace = {
  ...{ digit: 0, given: false, marks: 0, clashes: false },
  ...{ twin: false, peer: false, hint: null, struck: 0 },
};

/**
 * The text of the hint's arrow on a row of nine cells, where the hint slides the row to `ghost`,
 * counted from its displayed position.
 */
function wayOf(slide: number, ghost: number | null): string | undefined {
  const html = renderToStaticMarkup(
    <Row
      {...{ row: 0, size: 9, slide, pinned: false, opensBand: false }}
      {...{ faces: Array(9).fill(face), selected: null, tabStop: null, hint: null }}
      {...{ ghost, locked: false, focusRef: null, onTap() {}, onSlide() {} }}
    />,
  );
  return /class="ss-way"[^>]*>([^<]*)</.exec(html)?.[1];
}

it('shows an arrow with the number of steps, the shorter way, and no digit in any cell', () => {
  expect(wayOf(0, 2)).toBe('2 →');
  expect(wayOf(0, 7)).toBe('← 2');
  expect(wayOf(8, 1)).toBe('2 →');
  expect(wayOf(3, 3)).toBeUndefined();
  expect(wayOf(0, null)).toBeUndefined();
});
