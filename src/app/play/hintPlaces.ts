/**
 * The places that a hint's step speaks of, as they stand on the page: boards mark them with
 * `data-hint="target"` and `data-hint="evidence"`.
 */

const places = (kind: 'target' | 'evidence') =>
  [...document.querySelectorAll<HTMLElement>(`[data-hint="${kind}"]`)].filter(
    (place) => place.getClientRects().length > 0,
  );

/** Room that is left around what is scrolled to, in px. */
const MARGIN = 12;

/** Where a place stands in the window, in px. */
export interface Spot {
  readonly top: number;
  readonly bottom: number;
  /** What lies below is covered by the card, or outside the window. */
  readonly limit: number;
}

/**
 * How far to scroll so that all spots lie in view, at least `MARGIN` away from what would cover them;
 * null where there is no room for all of them at once.
 */
export function scrollFor(spots: readonly Spot[]): number | null {
  const above = Math.min(...spots.map(({ top }) => top)) - MARGIN;
  const below = Math.max(...spots.map(({ bottom, limit }) => bottom + MARGIN - limit));
  if (below > above) return null;
  return Math.min(above, Math.max(0, below));
}

/**
 * Scrolls the page until the step's places are to be seen beside the card: all of them where there
 * is room, else its targets, else where these begin.
 */
export function showPlaces(card: HTMLElement): void {
  const box = card.getBoundingClientRect();
  const spot = (place: HTMLElement): Spot => {
    const { top, bottom, left, right } = place.getBoundingClientRect();
    // Beside the board the card lies over the panel alone.
    const isBelow = left < box.right && right > box.left;
    return { top, bottom, limit: isBelow ? box.top : innerHeight };
  };
  const [targets, evidence] = [places('target').map(spot), places('evidence').map(spot)];
  const all = [...targets, ...evidence];
  if (all.length === 0) return;
  const wanted = targets.length > 0 ? targets : all;
  const start = Math.min(...wanted.map(({ top }) => top)) - MARGIN;
  scrollBy({ top: scrollFor(all) ?? scrollFor(wanted) ?? start });
}

/** Puts the focus on the first place of the step, for those who walk the board by keys. */
export function walkToPlace(): void {
  for (const place of [...places('target'), ...places('evidence')]) {
    const stop = place.matches('[tabindex], button')
      ? place
      : place.querySelector<HTMLElement>('[tabindex], button');
    if (!stop) continue;
    stop.focus();
    return;
  }
}
