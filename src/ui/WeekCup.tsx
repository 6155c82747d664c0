/** The week as a cup: a layer for each day, from Monday at the bottom, deeper for more puzzles. */

const LAYER = 15;

/**
 * @param days the share of its puzzles that were finished on each day, from Monday on; 0 to 1.
 */
export function WeekCup({ days }: { readonly days: readonly number[] }) {
  return (
    <svg viewBox="0 0 120 140" className="h-36 w-32 shrink-0" aria-hidden="true" data-week-cup>
      <clipPath id="week-cup">
        <path d="M14 16h72l-6 98a8 8 0 0 1-8 7H28a8 8 0 0 1-8-7z" />
      </clipPath>
      <g clipPath="url(#week-cup)">
        {days.map((share, day) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its day
            key={day}
            x="10"
            y={121 - (day + 1) * LAYER}
            width="80"
            height={LAYER - 1}
            className="fill-accent"
            opacity={share === 0 ? 0.08 : 0.3 + 0.7 * Math.min(share, 1)}
          />
        ))}
      </g>
      <g
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-edge"
      >
        <path d="M14 16h72l-6 98a8 8 0 0 1-8 7H28a8 8 0 0 1-8-7z" />
        <path d="M84 36h8a17 17 0 0 1 0 38h-10" />
        <path d="M14 133h76" />
      </g>
    </svg>
  );
}
