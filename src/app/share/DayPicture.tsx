/** A picture for sharing a finished day: every game's drink and result. */
import type { Ref } from 'react';
import { Drink } from '../../ui/Drink.tsx';
import type { DayResult } from './day.ts';
import { DISPLAY, PictureFrame } from './PictureFrame.tsx';

export interface DayPictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly detail: string;
  readonly results: readonly DayResult[];
  readonly total: string;
  readonly words: string;
}

const ROW = 80;

export function DayPicture({ ref, detail, results, total, words }: DayPictureProps) {
  return (
    <PictureFrame
      ref={ref}
      title="My puzzles today"
      detail={detail}
      figure={total}
      words={words}
      drink={null}
      label={`A picture of your day: ${results.map(({ title, figure }) => `${title} ${figure}`).join(', ')}`}
    >
      {results.map(({ id, title, figure, hue, drink }, row) => (
        <g key={id} className={hue} transform={`translate(0 ${row * ROW})`}>
          <rect x="0" y="6" width="600" height="68" rx="20" fill="var(--hue-wash)" />
          <svg
            aria-hidden="true"
            x="20"
            y="18"
            width="44"
            height="44"
            viewBox="0 0 24 24"
            color="var(--hue)"
          >
            <Drink drink={drink} size={24} fill={1} />
          </svg>
          <text x="84" y="51" fontSize="30" fill="var(--color-ink)" style={DISPLAY}>
            {title}
          </text>
          <text x="576" y="51" fontSize="30" textAnchor="end" fill="var(--hue)" style={DISPLAY}>
            {figure}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}
