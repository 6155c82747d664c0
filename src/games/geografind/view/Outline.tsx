/** The outline of a country, north up, filling its square. */
import { useMemo } from 'react';
import type { Code } from '../rules/types.ts';
import { placeOf } from '../world/countries.ts';
import type { Ring } from './map/shapes.ts';
import { useShapes } from './map/useShapes.ts';

const SIDE = 100;
const RADIANS = Math.PI / 180;

/**
 * A number by which to compare the areas of outlines: twice the area, in square degrees of
 * latitude.
 */
function weight({ lonLat, box }: Ring): number {
  const squeeze = Math.cos(((box[1] + box[3]) / 2) * RADIANS);
  let sum = 0;
  for (let i = 0, j = lonLat.length - 2; i < lonLat.length; j = i, i += 2) {
    sum += lonLat[j]! * lonLat[i + 1]! - lonLat[i]! * lonLat[j + 1]!;
  }
  return Math.abs(sum) * squeeze;
}

/**
 * How far from the largest part of a country smaller parts may lie to be drawn: `room` as a
 * multiple of the largest part's extent, for parts of at least `share` of its area.
 */
const ROOM = [
  { share: 0.17, room: 2 },
  { share: 0.05, room: 0.7 },
  { share: 0, room: 0.56 },
] as const;

/**
 * The parts of a country to draw: parts near the largest part, so that the Canaries do not shrink
 * Spain to a dot, and sizeable parts further away, such as Alaska and the other half of Malaysia.
 */
function inPicture(rings: readonly Ring[]): readonly Ring[] {
  const main = rings.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  const [west, south, east, north] = main.box;
  const extent = Math.max(east - west, north - south);
  return rings.filter((ring) => {
    const { box } = ring;
    const share = weight(ring) / weight(main);
    const room = extent * ROOM.find((tier) => share >= tier.share)!.room;
    const shift = 360 * Math.round(((west + east) / 2 - (box[0] + box[2]) / 2) / 360);
    return (
      box[0] + shift > west - room &&
      box[2] + shift < east + room &&
      box[1] > south - room &&
      box[3] < north + room
    );
  });
}

function pathOf(rings: readonly Ring[]): string {
  const shown = inPicture(rings);
  const [west0, , east0] = shown[0]!.box;
  const middle = (west0 + east0) / 2;
  const moved = shown.map((ring) => ({
    ring,
    shift: 360 * Math.round((middle - (ring.box[0] + ring.box[2]) / 2) / 360),
  }));
  const south = Math.min(...shown.map(({ box }) => box[1]));
  const north = Math.max(...shown.map(({ box }) => box[3]));
  const west = Math.min(...moved.map(({ ring, shift }) => ring.box[0] + shift));
  const east = Math.max(...moved.map(({ ring, shift }) => ring.box[2] + shift));
  const squeeze = Math.cos(((south + north) / 2) * RADIANS);
  const [width, height] = [(east - west) * squeeze, north - south];
  const k = (SIDE - 4) / Math.max(width, height);
  const [x0, y0] = [(SIDE - width * k) / 2, (SIDE - height * k) / 2];
  return moved
    .map(({ ring: { lonLat }, shift }) => {
      const points: string[] = [];
      for (let i = 0; i < lonLat.length; i += 2) {
        const x = x0 + (lonLat[i]! + shift - west) * squeeze * k;
        const y = y0 + (north - lonLat[i + 1]!) * k;
        points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
      return `M${points.join('L')}Z`;
    })
    .join('');
}

export function Outline({ code, label }: { readonly code: Code; readonly label: string }) {
  // If the outlines fail to load, the map reports the failure.
  const { shapes } = useShapes();
  const path = useMemo(() => (shapes ? pathOf(shapes.lands[placeOf(code)]!) : ''), [shapes, code]);
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className="gf-outline" role="img" aria-label={label}>
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
