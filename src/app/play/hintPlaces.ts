/**
 * Finds the cells that a hint's step is about on the page: boards mark them with
 * `data-hint="target"` and `data-hint="evidence"`.
 */

/** The visible places; those of a closed sheet are hidden, but have boxes. */
const places = (kind: 'target' | 'evidence') =>
  [...document.querySelectorAll<HTMLElement>(`[data-hint="${kind}"]`)].filter(
    (place) => place.getClientRects().length > 0 && getComputedStyle(place).visibility !== 'hidden',
  );

/** Whether a box around the place scrolls: the page cannot bring the place into view then. */
function isInList(place: HTMLElement): boolean {
  for (let box = place.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      return true;
  }
  return false;
}

/** Margin in px around cells that are scrolled into view. */
const MARGIN = 12;

/** Vertical position of a cell in the viewport, in px. */
export interface Spot {
  readonly top: number;
  readonly bottom: number;
  /** Edge in px below which content is covered by the hint card or outside the viewport. */
  readonly limit: number;
}

/**
 * Scroll distance in px that brings all cells of a hint's step into view with `MARGIN` around; null
 * when they do not fit at once.
 */
export function scrollFor(spots: readonly Spot[]): number | null {
  const above = Math.min(...spots.map(({ top }) => top)) - MARGIN;
  const below = Math.max(...spots.map(({ bottom, limit }) => bottom + MARGIN - limit));
  if (below > above) return null;
  return Math.min(above, Math.max(0, below));
}

/**
 * Scrolls the cells of a hint's step into view beside the hint card: all of them if they fit, else
 * the targets, else the top of the targets.
 */
export function showPlaces(card: HTMLElement): void {
  const box = card.getBoundingClientRect();
  const spot = (place: HTMLElement): Spot => {
    const { top, bottom, left, right } = place.getBoundingClientRect();
    // Whether the hint card covers part of the board's column: in the two-column layout it covers
    // only the panel.
    const isBelow = left < box.right && right > box.left;
    return { top, bottom, limit: isBelow ? box.top : innerHeight };
  };
  const spots = (kind: 'target' | 'evidence') =>
    places(kind)
      .filter((place) => !isInList(place))
      .map(spot);
  const [targets, evidence] = [spots('target'), spots('evidence')];
  const all = [...targets, ...evidence];
  if (all.length === 0) return;
  const wanted = targets.length > 0 ? targets : all;
  const start = Math.min(...wanted.map(({ top }) => top)) - MARGIN;
  scrollBy({ top: scrollFor(all) ?? scrollFor(wanted) ?? start });
}

/** Moves the focus to the first cell of the hint's step, for keyboard players. */
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
