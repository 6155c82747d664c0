/**
 * The second finger, which turns the piece that the first one holds: by going round it, or by a tap
 * beside it.
 */

/**
 * A finger that has gone round this far, in radians, turns the piece by a quarter. More than half
 * of one, or a finger at rest there would turn it to and fro.
 */
const TURNING = (50 * Math.PI) / 180;
const TAP_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SecondFinger {
  readonly pointer: number;
  /** Event time in ms. */
  readonly since: number;
  x: number;
  y: number;
  /** Around the first finger, at the last quarter turn. */
  angle: number;
  turns: number;
}

const angleOf = (first: Point, { x, y }: Point) => Math.atan2(y - first.y, x - first.x);

export function putDown(pointer: number, since: number, at: Point, first: Point): SecondFinger {
  return { pointer, since, x: at.x, y: at.y, angle: angleOf(first, at), turns: 0 };
}

/** 1 when it has gone on a quarter clockwise, −1 anticlockwise, 0 when not far enough. */
export function goneRound(finger: SecondFinger, first: Point): -1 | 0 | 1 {
  const by = angleOf(first, finger) - finger.angle;
  // The shorter way round.
  const gone = Math.atan2(Math.sin(by), Math.cos(by));
  if (Math.abs(gone) < TURNING) return 0;
  const turn = gone > 0 ? 1 : -1;
  finger.angle += (turn * Math.PI) / 2;
  finger.turns++;
  return turn;
}

/** Whether it was lifted at once and has turned nothing. */
export function wasTap({ since, turns }: SecondFinger, liftedAt: number): boolean {
  return turns === 0 && liftedAt - since < TAP_MS;
}
