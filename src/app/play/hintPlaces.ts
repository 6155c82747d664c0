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

interface Span {
  readonly top: number;
  readonly bottom: number;
}

function spanOf(elements: readonly Element[]): Span | null {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  };
}

/**
 * How far to scroll so that a span lies within the room that is left; what is larger than that
 * shows its beginning.
 */
export function scrollFor(span: Span, room: Span): number {
  if (span.top < room.top || span.bottom - span.top > room.bottom - room.top) {
    return span.top - room.top;
  }
  return Math.max(0, span.bottom - room.bottom);
}

/**
 * Scrolls the page until the step's places are to be seen beside the card: all of them where there
 * is room, else its targets.
 */
export function showPlaces(card: HTMLElement): void {
  const [targets, evidence] = [places('target'), places('evidence')];
  const [target, all] = [spanOf(targets), spanOf([...targets, ...evidence])];
  if (!all) return;
  const box = card.getBoundingClientRect();
  // Beside the board it can lie over the panel alone.
  const isOver = [...targets, ...evidence].some((place) => {
    const { left, right } = place.getBoundingClientRect();
    return left < box.right && right > box.left;
  });
  const room: Span = {
    top: 0,
    bottom: isOver ? box.top : innerHeight,
  };
  const fits = all.bottom - all.top <= room.bottom - room.top;
  scrollBy({ top: scrollFor(fits ? all : (target ?? all), room) });
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
