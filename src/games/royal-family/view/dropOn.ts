/**
 * Finds the plate of the tree on which a dragged name is dropped: the finger and the slip above it
 * both count.
 */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance beyond a plate's edge at which a name still drops on it, in px. */
const SLACK = 8;

const isIn = ({ x, y }: Spot, { left, top, right, bottom }: Box, slack = 0) =>
  x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;

/**
 * Returns, among the plates under any of the spots, the plate whose middle is nearest to such a
 * spot; null if no plate is under a spot.
 *
 * @param room the visible part of the tree; a spot outside it hits no plate.
 */
export function dropOn(
  spots: readonly Spot[],
  plates: ReadonlyMap<number, Box>,
  room: Box,
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (!isIn(spot, room)) continue;
    for (const [plate, box] of plates) {
      if (!isIn(spot, box, SLACK)) continue;
      const far = Math.hypot(
        spot.x - (box.left + box.right) / 2,
        spot.y - (box.top + box.bottom) / 2,
      );
      if (far < least) [best, least] = [plate, far];
    }
  }
  return best;
}
