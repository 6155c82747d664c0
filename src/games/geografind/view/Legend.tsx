/** The legend of the map's colours, from far to near. */
import type { Units } from './words.ts';

/** The colour of a step; the two farthest are hatched, as on the map. */
function swatch(step: number): string {
  const color = `var(--gf-step-${step})`;
  const gap = ['4px', '2.4px'][step];
  return gap
    ? `repeating-linear-gradient(-45deg, var(--gf-step-4) 0 0.8px, ${color} 0.8px ${gap})`
    : color;
}

export function Legend({ units }: { readonly units: Units }) {
  return (
    <p className="gf-legend">
      <span>far</span>
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <span key={step} className="gf-swatch" style={{ background: swatch(step) }} aria-hidden />
      ))}
      <span>near</span>
      <span className="sr-only">
        {units === 'km'
          ? 'The closer a country, the stronger its colour. Colours change at 10,000, 5,000, 2,500 and 1,000 kilometres, and again for neighbours.'
          : 'The closer a country, the stronger its colour. Colours change at 6,200, 3,100, 1,550 and 620 miles, and again for neighbours.'}
      </span>
    </p>
  );
}
