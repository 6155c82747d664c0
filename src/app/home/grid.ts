/** How the cards of the home page stand; the prerendered page must agree to the pixel. */

/** One below the other on a phone, where five fit the height; in pairs on a desktop. */
export const HOME_GRID = 'grid gap-2 lg:grid-cols-2 lg:gap-4';

/** Whether the card at a place spans the whole width of a desktop: the first of an odd number. */
export function isWide(place: number, cards: number): boolean {
  return place === 0 && cards % 2 === 1;
}

/** The card at a place, in words for the stylesheet. */
export function cardSize(wide: boolean): string {
  return wide
    ? 'min-h-[5.25rem] lg:col-span-2 lg:min-h-[9.625rem]'
    : 'min-h-[5.25rem] lg:min-h-[6.5rem]';
}
