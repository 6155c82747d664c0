/**
 * While one finger drags a piece, a second finger turns it, by circling the first or by a tap
 * beside it.
 */

/**
 * The angle, in radians, that the second finger must go round the first to turn the piece by a
 * quarter. More than half a quarter, or a resting finger would turn the piece back and forth.
 */
const TURNING = (50 * Math.PI) / 180;
const TAP_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SecondFinger {
  readonly pointer: number;
  /** The time when the second finger touched the screen, in ms. */
  readonly since: number;
  x: number;
  y: number;
  /** The second finger's angle around the first at the last quarter turn, in radians. */
  angle: number;
  turns: number;
}

const angleOf = (first: Point, { x, y }: Point) => Math.atan2(y - first.y, x - first.x);

export function putDown(pointer: number, since: number, at: Point, first: Point): SecondFinger {
  return { pointer, since, x: at.x, y: at.y, angle: angleOf(first, at), turns: 0 };
}

/**
 * The quarter turn that a second finger has completed: 1 clockwise, −1 anticlockwise, 0 for none.
 */
export function goneRound(finger: SecondFinger, first: Point): -1 | 0 | 1 {
  const by = angleOf(first, finger) - finger.angle;
  // The angle between the fingers' directions, the shorter way round.
  const gone = Math.atan2(Math.sin(by), Math.cos(by));
  if (Math.abs(gone) < TURNING) return 0;
  const turn = gone > 0 ? 1 : -1;
  finger.angle += (turn * Math.PI) / 2;
  finger.turns++;
  return turn;
}

/** Whether the second finger was lifted at once, without turning the piece. */
export function wasTap({ since, turns }: SecondFinger, liftedAt: number): boolean {
  return turns === 0 && liftedAt - since < TAP_MS;
}
