/** A game's drink, drawn in lines with the game's hue. */
export interface DrinkProps {
  readonly drink: { readonly lines: string; readonly faint: string };
  readonly size?: number;
}

export function Drink({ drink, size = 28 }: DrinkProps) {
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
      <path d={drink.faint} opacity="0.45" />
      <path d={drink.lines} />
    </svg>
  );
}
