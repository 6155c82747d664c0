/** The common frame of shared pictures: title, date, result and site. */
import type { ReactNode, Ref } from 'react';
import { Drink, type DrinkProps } from '../../ui/Drink.tsx';

export interface PictureFrameProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly title: string;
  /** Line below the title, such as "22 November 2026". */
  readonly detail: string;
  /** The result or total time, such as "11:42". */
  readonly figure: string;
  /** Words beside the figure. */
  readonly words: string;
  /** A condition of their own that the player met, above the words. */
  readonly mark?: string | null;
  /** The game's drink; null for the picture of a whole day. */
  readonly drink: DrinkProps['drink'] | null;
  /** Description of the picture for screen readers. */
  readonly label: string;
  /** The drawing, in an area of 600 × 400 units. */
  readonly children: ReactNode;
}

/** Font of headlines and figures in the picture, the same as on the page. */
export const DISPLAY = { fontFamily: 'Fraunces, Georgia, serif', fontWeight: 600 } as const;
const TEXT = { fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' } as const;

export function PictureFrame({
  ref,
  title,
  detail,
  figure,
  words,
  mark = null,
  drink,
  label,
  children,
}: PictureFrameProps) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 720 720"
      role="img"
      aria-label={label}
      className="block w-full rounded-xl border border-line"
    >
      <rect width="720" height="720" fill="var(--color-ground)" />
      <rect
        x="24"
        y="24"
        width="672"
        height="672"
        rx="32"
        fill="var(--color-card)"
        stroke="var(--color-line)"
        strokeWidth="2"
      />
      <text x="60" y="92" fontSize="46" fill="var(--color-ink)" style={DISPLAY}>
        {title}
      </text>
      <text x="60" y="128" fontSize="25" fill="var(--color-soft)" style={TEXT}>
        {detail}
      </text>
      {drink && (
        <svg
          aria-hidden="true"
          x="590"
          y="48"
          width="72"
          height="72"
          viewBox="0 0 24 24"
          color="var(--hue)"
        >
          <Drink drink={drink} size={24} fill={1} />
        </svg>
      )}
      <svg aria-hidden="true" x="60" y="156" width="600" height="400" viewBox="0 0 600 400">
        {children}
      </svg>
      <text x="60" y="650" fontSize="76" fill="var(--hue)" style={DISPLAY}>
        {figure}
      </text>
      <text x="660" y="650" fontSize="36" textAnchor="end" fill="var(--color-ink)" style={DISPLAY}>
        Crema
      </text>
      {mark !== null && (
        <text x="660" y="576" fontSize="22" textAnchor="end" fill="var(--color-soft)" style={TEXT}>
          {mark}
        </text>
      )}
      <text x="660" y="608" fontSize="25" textAnchor="end" fill="var(--color-soft)" style={TEXT}>
        {words}
      </text>
    </svg>
  );
}
