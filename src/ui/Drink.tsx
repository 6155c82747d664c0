/** A game's drink, drawn in the game's hue and filled to the puzzle's progress. */
export interface DrinkProps {
  readonly drink: {
    readonly lines: string;
    readonly faint: string;
    readonly body: string;
    readonly reach: readonly [top: number, bottom: number];
  };
  readonly size?: number;
  /** Fill level, 0 to 1. */
  readonly fill?: number;
}

export function Drink({ drink, size = 28, fill = 0 }: DrinkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {fill > 0 && <Poured drink={drink} fill={Math.min(1, fill)} />}
      <path d={drink.faint} opacity="0.45" />
      <path d={drink.lines} />
    </svg>
  );
}

/** The drink's body, clipped at its surface by a nested `svg`. */
function Poured({ drink, fill }: Required<Pick<DrinkProps, 'drink' | 'fill'>>) {
  const [top, bottom] = drink.reach;
  const surface = bottom - fill * (bottom - top);
  const height = bottom - surface;
  return (
    <svg
      aria-hidden="true"
      y={surface}
      width="24"
      height={height}
      viewBox={`0 ${surface} 24 ${height}`}
    >
      <path d={drink.body} fill="currentColor" stroke="none" opacity="0.4" />
    </svg>
  );
}
