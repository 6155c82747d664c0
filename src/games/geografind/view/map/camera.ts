/**
 * The map's camera and its two projections: the globe (orthographic) and the map (Miller's
 * cylindrical projection, repeating sideways without end).
 */

export type Projection = 'globe' | 'map';

export interface Camera {
  readonly projection: Projection;
  /** The latitude and longitude in the middle of the view, in degrees. */
  readonly lon: number;
  readonly lat: number;
  /** The zoom factor; 1 shows the whole world. */
  readonly zoom: number;
}

/** Width and height of the view in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** The buttons and lines of text over the map. */
  readonly over?: readonly Box[];
}

/** A box on the map by its middle, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MAX_ZOOM = 40;
const RADIANS = Math.PI / 180;
/** Space around the whole globe, in pixels. */
const MARGIN = 8;

/** Radius of the globe in pixels. */
export function radiusOf({ zoom }: Camera, { width, height }: Size): number {
  return Math.max(1, Math.min(width, height) / 2 - MARGIN) * zoom;
}

/** Pixels per degree of longitude on the flat map, which fills the view's width at zoom 1. */
export function scaleOf({ zoom }: Camera, { width }: Size): number {
  return (width / 360) * zoom;
}

/** Pixels per degree in the middle of the view, in either projection. */
export function pixelsPerDegree(camera: Camera, size: Size): number {
  return camera.projection === 'globe' ? radiusOf(camera, size) * RADIANS : scaleOf(camera, size);
}

/** The height of a latitude in Miller's projection, in degrees (O. M. Miller 1942). */
export function millerY(lat: number): number {
  const squeezed = 0.4 * Math.max(-90, Math.min(90, lat)) * RADIANS;
  return (1.25 * Math.log(Math.tan(Math.PI / 4 + squeezed))) / RADIANS;
}

export function millerLat(y: number): number {
  return (2.5 * (Math.atan(Math.exp(0.8 * y * RADIANS)) - Math.PI / 4)) / RADIANS;
}

export const MILLER_TOP = millerY(90);

/** A longitude in degrees, brought into the range from −180 to 180. */
export function wrapped(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

/** The camera with zoom and latitude limited to the range where the view stays on the map. */
export function settled(camera: Camera, size: Size): Camera {
  const zoom = Math.max(1, Math.min(MAX_ZOOM, camera.zoom));
  const lon = wrapped(camera.lon);
  if (camera.projection === 'globe') {
    return { ...camera, lon, lat: Math.max(-85, Math.min(85, camera.lat)), zoom };
  }
  // The flat map must fill the view; if it is lower than the view, it is centred.
  const half = size.height / 2 / scaleOf({ ...camera, zoom }, size);
  const room = Math.max(0, MILLER_TOP - half);
  const y = Math.max(-room, Math.min(room, millerY(camera.lat)));
  return { ...camera, lon, lat: millerLat(y), zoom };
}

/** The axes of a globe seen by the camera: unit vectors to the right, up, and towards the eye. */
export interface Axes {
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly eye: readonly [number, number, number];
}

export function axesOf({ lon, lat }: Camera): Axes {
  const [sinLon, cosLon] = [Math.sin(lon * RADIANS), Math.cos(lon * RADIANS)];
  const [sinLat, cosLat] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  return {
    right: [-sinLon, cosLon, 0],
    up: [-sinLat * cosLon, -sinLat * sinLon, cosLat],
    eye: [cosLat * cosLon, cosLat * sinLon, sinLat],
  };
}

/** The screen position of a point on the earth; null on the far side of the globe. */
export function project(
  camera: Camera,
  size: Size,
  lat: number,
  lon: number,
): readonly [number, number] | null {
  if (camera.projection === 'map') {
    const k = scaleOf(camera, size);
    return [
      size.width / 2 + wrapped(lon - camera.lon) * k,
      size.height / 2 - (millerY(lat) - millerY(camera.lat)) * k,
    ];
  }
  const c = Math.cos(lat * RADIANS);
  const v = [c * Math.cos(lon * RADIANS), c * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
  const { right, up, eye } = axesOf(camera);
  const along = (axis: readonly number[]) => axis[0]! * v[0]! + axis[1]! * v[1]! + axis[2]! * v[2]!;
  if (along(eye) < 0) return null;
  const radius = radiusOf(camera, size);
  return [size.width / 2 + radius * along(right), size.height / 2 - radius * along(up)];
}

/** The point of the earth at a screen position, [latitude, longitude]; null outside the earth. */
export function unproject(
  camera: Camera,
  size: Size,
  x: number,
  y: number,
): readonly [number, number] | null {
  const dx = x - size.width / 2;
  const dy = size.height / 2 - y;
  if (camera.projection === 'map') {
    const k = scaleOf(camera, size);
    const height = millerY(camera.lat) + dy / k;
    return Math.abs(height) > MILLER_TOP ? null : [millerLat(height), wrapped(camera.lon + dx / k)];
  }
  const radius = radiusOf(camera, size);
  const [a, b] = [dx / radius, dy / radius];
  const rest = 1 - a * a - b * b;
  if (rest < 0) return null;
  const depth = Math.sqrt(rest);
  const { right, up, eye } = axesOf(camera);
  const part = (i: 0 | 1 | 2) => right[i] * a + up[i] * b + eye[i] * depth;
  return [
    Math.asin(Math.max(-1, Math.min(1, part(2)))) / RADIANS,
    Math.atan2(part(1), part(0)) / RADIANS,
  ];
}

/** The camera after a drag by (dx, dy) pixels. */
export function dragged(camera: Camera, size: Size, dx: number, dy: number): Camera {
  if (camera.projection === 'map') {
    const k = scaleOf(camera, size);
    return settled(
      { ...camera, lon: camera.lon - dx / k, lat: millerLat(millerY(camera.lat) + dy / k) },
      size,
    );
  }
  const k = radiusOf(camera, size) * RADIANS;
  // A drag sideways turns the globe further near the poles, where meridians converge, so that the
  // earth follows the finger.
  const squeeze = Math.max(0.3, Math.cos(camera.lat * RADIANS));
  return settled({ ...camera, lon: camera.lon - dx / k / squeeze, lat: camera.lat + dy / k }, size);
}

/**
 * The camera with another zoom; the point of the earth at screen position (x, y) stays in place.
 */
export function zoomedAt(camera: Camera, size: Size, zoom: number, x: number, y: number): Camera {
  const before = unproject(camera, size, x, y);
  const next = settled({ ...camera, zoom }, size);
  const after = unproject(next, size, x, y);
  if (!before || !after) return next;
  return settled(
    {
      ...next,
      lat: next.lat + before[0] - after[0],
      lon: next.lon + wrapped(before[1] - after[1]),
    },
    size,
  );
}

/**
 * The camera at the share `t` (0 to 1) of the way from one camera to another, the short way round
 * the earth.
 */
export function between(from: Camera, to: Camera, t: number): Camera {
  return {
    ...to,
    lon: wrapped(from.lon + wrapped(to.lon - from.lon) * t),
    lat: from.lat + (to.lat - from.lat) * t,
    zoom: from.zoom * (to.zoom / from.zoom) ** t,
  };
}

/**
 * The camera at the share `t` (0 to 1) of the way, like `between`, but zoomed out midway, the more
 * the farther the camera goes.
 */
export function flown(from: Camera, to: Camera, t: number): Camera {
  const far = Math.hypot(wrapped(to.lon - from.lon), to.lat - from.lat);
  const rise = 0.45 * Math.min(1, far / 60) * Math.sin(Math.PI * t);
  const way = between(from, to, t);
  return { ...way, zoom: way.zoom * (1 - rise) };
}
