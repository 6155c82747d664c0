/**
 * The camera on the family tree, for panning and zooming. Scaling must not make the tree illegible:
 * letters keep their size (tree.css), and a window with spare height gets taller plates.
 */

/** A width and a height: of the tree in its own unit, of the window in px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** Horizontal px per unit of the tree. */
  readonly scale: number;
  /** The tree's top left corner, in px from the window's. */
  readonly x: number;
  readonly y: number;
}

/** Margins beside the tree and above and below it, in px; the monarch's crown needs some. */
const SIDE = 8;
const TOP = 12;
/**
 * The least scale that shows the whole tree: smaller plates could not be touched, so the tree is
 * cropped instead.
 */
const SMALLEST_FIT = 0.45;
/** The greatest scale that shows the whole tree, so that a small tree is not blown up. */
const LARGEST_FIT = 1.2;
const LARGEST = 1.9;
/** The least vertical px per unit of the tree: a plate has to show three lines of text. */
const LEAST_DOWN = 0.62;
/** The greatest ratio of the tree's vertical to its horizontal scale. */
const STRETCH = 1.75;

function fitOf(tree: Extent, room: Extent): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(0.05, (room.width - 2 * SIDE) / tree.width),
    down: Math.max(0.05, (room.height - 2 * TOP) / tree.height),
  };
}

/** The scale that shows the whole tree, or as much of it as the limits allow. */
export function wholeScale(tree: Extent, room: Extent): number {
  const { across, down } = fitOf(tree, room);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, Math.min(across, down)));
}

/** The tree's vertical scale, in px per unit of the tree. */
export function heightScale(scale: number, tree: Extent, room: Extent): number {
  const { down } = fitOf(tree, room);
  return Math.max(scale, Math.min(STRETCH * scale, Math.max(LEAST_DOWN, down), LARGEST_FIT));
}

/** Whether part of the tree is outside the window. */
export function isCropped(scale: number, tree: Extent, room: Extent): boolean {
  return (
    tree.width * scale > room.width || tree.height * heightScale(scale, tree, room) > room.height
  );
}

/** Clamps the camera so that the tree is centred, or leaves no gap at the window's edges. */
export function settled(camera: Camera, tree: Extent, room: Extent): Camera {
  const least = wholeScale(tree, room);
  const scale = Math.max(least, Math.min(Math.max(LARGEST, least), camera.scale));
  const place = (at: number, length: number, window: number, margin: number) =>
    length + 2 * margin <= window
      ? (window - length) / 2
      : Math.max(window - margin - length, Math.min(margin, at));
  return {
    scale,
    x: place(camera.x, tree.width * scale, room.width, SIDE),
    y: place(camera.y, tree.height * heightScale(scale, tree, room), room.height, TOP),
  };
}

/** The camera that shows the whole tree, or its upper left part where the window is too small. */
export function whole(tree: Extent, room: Extent): Camera {
  return settled({ scale: 0, x: SIDE, y: TOP }, tree, room);
}

export function dragged(
  { scale, x, y }: Camera,
  dx: number,
  dy: number,
  tree: Extent,
  room: Extent,
): Camera {
  return settled({ scale, x: x + dx, y: y + dy }, tree, room);
}

/**
 * Zooms the tree by a factor; the point `x`, `y` of its window, in px, stays in place as far as it
 * can.
 */
export function zoomed(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  tree: Extent,
  room: Extent,
): Camera {
  const { scale } = settled({ ...camera, scale: camera.scale * factor }, tree, room);
  const across = scale / camera.scale;
  const down = heightScale(scale, tree, room) / heightScale(camera.scale, tree, room);
  return settled(
    { scale, x: x - (x - camera.x) * across, y: y - (y - camera.y) * down },
    tree,
    room,
  );
}

/** Interpolates between two cameras, for an animation; `t` runs from 0 to 1. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

export type Rectangle = Extent & { readonly x: number; readonly y: number };

/** The bounding box of rectangles. */
export function boxOf(all: readonly Rectangle[]): Rectangle {
  const x = Math.min(...all.map((one) => one.x));
  const y = Math.min(...all.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...all.map((one) => one.x + one.width)) - x,
    height: Math.max(...all.map((one) => one.y + one.height)) - y,
  };
}

/** Whether a rectangle of the tree fits the window at this scale. */
export function fits(scale: number, spot: Extent, tree: Extent, room: Extent): boolean {
  return (
    spot.width * scale + 2 * SIDE <= room.width &&
    spot.height * heightScale(scale, tree, room) + 2 * TOP <= room.height
  );
}

/** Pans the camera until a rectangle of the tree is in the window, as far as it can be. */
export function showing(camera: Camera, spot: Rectangle, tree: Extent, room: Extent): Camera {
  const down = heightScale(camera.scale, tree, room);
  const into = (at: number, from: number, length: number, window: number, margin: number) => {
    const start = at + from;
    const late = Math.min(0, window - margin - (start + length));
    return at + (start < margin ? margin - start : late);
  };
  return settled(
    {
      ...camera,
      x: into(camera.x, spot.x * camera.scale, spot.width * camera.scale, room.width, SIDE),
      y: into(camera.y, spot.y * down, spot.height * down, room.height, TOP),
    },
    tree,
    room,
  );
}
