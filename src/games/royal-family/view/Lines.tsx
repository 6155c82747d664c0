/**
 * The lines of the family tree: marriages as double lines, and the lines from them down to the
 * children.
 */
import { memo } from 'react';
import type { Layout, Line } from '../rules/layout.ts';

function pathOf({ x1, y1, x2, y2 }: Line): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

export const Lines = memo(function Lines({ layout }: { readonly layout: Layout }) {
  const { width, height, couples } = layout;
  return (
    <svg
      className="rf-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {couples.map(({ plates, bond, descent }) => (
        <g key={plates.join(' ')}>
          <path d={descent.map(pathOf).join('')} />
          <path className="rf-bond" d={pathOf(bond)} />
          <path className="rf-bond-gap" d={pathOf(bond)} />
        </g>
      ))}
    </svg>
  );
});
