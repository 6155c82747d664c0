/** Difficulty of a puzzle: one to five coffee beans. */
const MOST = 5;

/** Distance from bean to bean, in drawing units: a bean's box is 12 wide, plus a gap of 2.4. */
const PITCH = 14.4;
const WIDTH = (MOST - 1) * PITCH + 12;
const HEIGHT = 16;
/** Drawing units per px. */
const SCALE = 1.2;

/** An ellipse of 4.6 by 6.6 around (6, 8), tilted by 18°, and its seam. */
const BEAN = 'm8 1.7a4.6 6.6 18 1 1 -4 12.6a4.6 6.6 18 1 1 4 -12.6z';
const SEAM = 'm7.6 2.4c-2.4 2.6-.2 5.2-1.7 7.2c-.9 1.3-1.4 2.4-1.3 4';

/**
 * Repeats a shape side by side in a single SVG path, because the home page draws twenty-five beans.
 */
function row(shape: string, from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  return places.map((place) => `M${place * PITCH} 0${shape}`).join('');
}

export function Beans({ count }: { readonly count: number }) {
  return (
    <svg
      role="img"
      aria-label={`Strength: ${count} of 5 beans`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH / SCALE}
      height={HEIGHT / SCALE}
    >
      <path d={row(BEAN, 0, count)} className="fill-hue" />
      <path d={row(BEAN, count, MOST)} className="fill-line" />
      <path d={row(SEAM, 0, MOST)} fill="none" stroke="var(--color-ground)" strokeWidth="1.2" />
    </svg>
  );
}
