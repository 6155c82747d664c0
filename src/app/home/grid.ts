/** Card layout of the home page; the prerendered page must match to the pixel. */

/** Phones get one column, so that five cards fit the height; desktops get two. */
export const HOME_GRID = 'grid gap-2 lg:grid-cols-2 lg:gap-4';

/** Whether the card at an index spans a desktop's width: the first of an odd number. */
export function isWide(place: number, cards: number): boolean {
  return place === 0 && cards % 2 === 1;
}

/** CSS classes for a card's size. */
export function cardSize(wide: boolean): string {
  return wide
    ? 'min-h-[5.25rem] lg:col-span-2 lg:min-h-[9.625rem]'
    : 'min-h-[5.25rem] lg:min-h-[6.5rem]';
}
