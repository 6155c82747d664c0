/**
 * Finds the elements of a hint's step on the page: boards mark them with `data-hint="target"` and
 * `data-hint="evidence"`.
 */

const places = (kind: 'target' | 'evidence') =>
  [...document.querySelectorAll<HTMLElement>(`[data-hint="${kind}"]`)].filter(
    (place) => place.getClientRects().length > 0,
  );

/** Margin around scroll targets, in px. */
const MARGIN = 12;

/** Vertical position of a place in the viewport, in px. */
export interface Spot {
  readonly top: number;
  readonly bottom: number;
  /** Content below is covered by the card or outside the viewport. */
  readonly limit: number;
}

/**
 * Scroll distance in px that brings all spots into view with `MARGIN` around; null when they do not
 * fit at once.
 */
export function scrollFor(spots: readonly Spot[]): number | null {
  const above = Math.min(...spots.map(({ top }) => top)) - MARGIN;
  const below = Math.max(...spots.map(({ bottom, limit }) => bottom + MARGIN - limit));
  if (below > above) return null;
  return Math.min(above, Math.max(0, below));
}

/**
 * Scrolls the step's places into view beside the card: all of them if they fit, else the targets,
 * else the top of the targets.
 */
export function showPlaces(card: HTMLElement): void {
  const box = card.getBoundingClientRect();
  const spot = (place: HTMLElement): Spot => {
    const { top, bottom, left, right } = place.getBoundingClientRect();
    // In the two-column layout the card covers only the panel.
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

/** Focuses the step's first place, for keyboard players. */
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
