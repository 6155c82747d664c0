/** Card layout of the home page; the prerendered page must match to the pixel. */

/** Phones get one column of game cards, so that five fit the height; desktops get two. */
export const HOME_GRID = 'grid gap-2 lg:grid-cols-2 lg:gap-4';

/**
 * Whether the game card at an index spans both columns of a desktop: the first of an odd number of
 * cards.
 */
export function isWide(place: number, cards: number): boolean {
  return place === 0 && cards % 2 === 1;
}

/** CSS classes for the size of a game card. */
export function cardSize(wide: boolean): string {
  return wide
    ? 'min-h-[5.25rem] lg:col-span-2 lg:min-h-[9.625rem]'
    : 'min-h-[5.25rem] lg:min-h-[6.5rem]';
}
