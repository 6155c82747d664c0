/** The time of a play as a line from left to right, for the foot of its picture (600 × 400). */
import { type Settled, shadesOf } from './settling.ts';

const LEFT = 30;
const LENGTH = 540;
const MIDDLE = 378;

/** A bar in its shade for each part when it settled. */
export function Rhythm({ parts }: { readonly parts: readonly Settled[] }) {
  const shades = shadesOf(parts);
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={`M${LEFT} ${MIDDLE}h${LENGTH}`}
        strokeWidth={3}
        style={{ stroke: 'var(--color-line)' }}
      />
      {parts.map(
        ({ at }, i) =>
          at !== null && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
              key={i}
              d={`M${Math.round(LEFT + at * LENGTH)} ${MIDDLE - 9}v18`}
              strokeWidth={7}
              strokeOpacity={shades[i]}
              style={{ stroke: 'var(--hue)' }}
            />
          ),
      )}
    </g>
  );
}
