/** The graticule, the map's grid: meridians and parallels every 30 degrees. */
import {
  axesOf,
  type Camera,
  MILLER_TOP,
  millerY,
  radiusOf,
  type Size,
  scaleOf,
} from './camera.ts';

const RADIANS = Math.PI / 180;

/** The methods of a canvas path that drawing the map's grid needs. */
type Polyline = Pick<CanvasPath, 'moveTo' | 'lineTo'>;

/** A meridian or parallel as a flat list of unit vectors. */
function lineOf(from: number, to: number, at: (t: number) => readonly [lat: number, lon: number]) {
  const vectors: number[] = [];
  for (let t = from; t <= to; t += 6) {
    const [lat, lon] = at(t);
    const c = Math.cos(lat * RADIANS);
    vectors.push(c * Math.cos(lon * RADIANS), c * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS));
  }
  return Float32Array.from(vectors);
}

const LINES: readonly Float32Array[] = [
  ...Array.from({ length: 12 }, (_, i) => lineOf(-78, 78, (lat) => [lat, 30 * i])),
  ...[-60, -30, 0, 30, 60].map((lat) => lineOf(-180, 180, (lon) => [lat, lon])),
];

function onGlobe(path: Polyline, camera: Camera, size: Size): void {
  const { right, up, eye } = axesOf(camera);
  const radius = radiusOf(camera, size);
  for (const line of LINES) {
    let drawing = false;
    for (let i = 0; i < line.length; i += 3) {
      const [x, y, z] = [line[i]!, line[i + 1]!, line[i + 2]!];
      if (eye[0] * x + eye[1] * y + eye[2] * z < 0) {
        drawing = false;
        continue;
      }
      const sx = size.width / 2 + radius * (right[0] * x + right[1] * y);
      const sy = size.height / 2 - radius * (up[0] * x + up[1] * y + up[2] * z);
      if (drawing) path.lineTo(sx, sy);
      else path.moveTo(sx, sy);
      drawing = true;
    }
  }
}

function onMap(path: Polyline, camera: Camera, size: Size): void {
  const k = scaleOf(camera, size);
  const half = size.width / 2 / k;
  const middle = size.height / 2 + millerY(camera.lat) * k;
  for (let lon = Math.ceil((camera.lon - half) / 30) * 30; lon <= camera.lon + half; lon += 30) {
    const x = size.width / 2 + (lon - camera.lon) * k;
    path.moveTo(x, Math.max(0, middle - MILLER_TOP * k));
    path.lineTo(x, Math.min(size.height, middle + MILLER_TOP * k));
  }
  for (let lat = -60; lat <= 60; lat += 30) {
    const y = middle - millerY(lat) * k;
    path.moveTo(0, y);
    path.lineTo(size.width, y);
  }
}

/** Adds the visible part of the map's grid to a path. */
export function traceGraticule(path: Polyline, camera: Camera, size: Size): void {
  if (camera.projection === 'globe') onGlobe(path, camera, size);
  else onMap(path, camera, size);
}
