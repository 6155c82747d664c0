/**
 * Pencil marks (small digits in a cell) as an SVG that scales with its cell: as text, they would be
 * clipped by the browser's minimum font size.
 */

/** The width and height that a pencil mark takes up, and its font size, in SVG units. */
const WIDTH = 34;
const HEIGHT = 40;
const FONT = 36;

export interface DrawnMarksProps {
  readonly className: string;
  /** The rows of digits to draw in the cell, each centred; null leaves a gap for a digit. */
  readonly rows: readonly (readonly (number | null)[])[];
  /** Minimum number of columns and rows of digits: fewer digits are not drawn larger. */
  readonly least: { readonly columns: number; readonly rows: number };
  /** Crossed-out digits, as a bit set. */
  readonly struck?: number;
}

export function DrawnMarks({ className, rows, least, struck = 0 }: DrawnMarksProps) {
  const width = WIDTH * Math.max(least.columns, ...rows.map((row) => row.length));
  const height = HEIGHT * Math.max(least.rows, rows.length);
  const top = (height - rows.length * HEIGHT) / 2;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rows.flatMap((row, down) =>
        row.map((digit, across) => {
          if (digit === null) return null;
          const x = (width - row.length * WIDTH) / 2 + (across + 0.5) * WIDTH;
          const y = top + (down + 0.5) * HEIGHT;
          return (
            <g key={digit} transform={`translate(${x} ${y})`}>
              <text dy="0.36em" textAnchor="middle" fontSize={FONT} fill="currentColor">
                {digit}
              </text>
              {((struck >> digit) & 1) === 1 && (
                <path d={`M${-WIDTH / 2} 0h${WIDTH}`} stroke="currentColor" strokeWidth="4" />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
