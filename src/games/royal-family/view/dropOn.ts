/** Which plate a name is let go on: the finger and the slip above it both count. */

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

/** So far beside a plate, in px, is still on it. */
const SLACK = 8;

const isIn = ({ x, y }: Spot, { left, top, right, bottom }: Box, slack = 0) =>
  x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;

/**
 * Of the plates that any of the spots is on, the one whose middle is nearest to any of them; null
 * where there is none.
 *
 * @param room what is seen of the tree: plates that are moved out of it cannot be dropped on.
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
