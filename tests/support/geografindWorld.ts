/**
 * Facts about the world for the oracle of Geografind's sentences, worked out apart from the game:
 * from the outlines on its map, and from a second collection (world-countries).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import isoCountries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-countries';
import { CODES } from '../../src/games/geografind/codes.ts';
import type { Shapes } from '../../src/games/geografind/view/map/shapes.ts';

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

type Point = readonly [latitude: number, longitude: number];

const byCode = new Map(countries.map((country) => [country.cca2 as string, country]));
const byAlpha3 = new Map(countries.map(({ cca2, cca3 }) => [cca3 as string, cca2 as string]));
const entryOf = (code: string) => byCode.get(code)!;

/** Continents where the collection differs from the United Nations' division. */
const CONTINENTS: Readonly<Record<string, string>> = { CY: 'Asia' };

export function continentOf(code: string): string {
  const { region, subregion } = entryOf(code);
  if (region !== 'Americas') return CONTINENTS[code] ?? region;
  return subregion === 'South America' ? subregion : 'North America';
}

/** Areas in km² that sources count otherwise: with Svalbard, without Kosovo, or to the water's edge. */
const AREAS: Readonly<Record<string, number>> = {
  ...{ NO: 385_207, RS: 77_474, PH: 300_000, GM: 11_295, IL: 21_640 },
};

export const areaOf = (code: string) => AREAS[code] ?? entryOf(code).area;

/** The countries with a land border; Adam's Bridge between India and Sri Lanka is none. */
export function bordersOf(code: string): readonly string[] {
  const own = entryOf(code).borders.map((alpha3) => byAlpha3.get(alpha3)!);
  return own.filter((other) => CODES.includes(other) && code !== 'LK' && other !== 'LK').sort();
}

const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘']/g, '').toLowerCase();

/** Capitals of another name in the collection, which the game spells or counts otherwise. */
const CAPITALS: Readonly<Record<string, string>> = {
  ...{ GD: 'Saint George’s', KI: 'Tarawa', LK: 'Sri Jayawardenepura Kotte', MN: 'Ulaanbaatar' },
  ...{ SM: 'San Marino', SZ: 'Mbabane', US: 'Washington, D.C.' },
};

export const isCapital = (code: string, name: string) =>
  [CAPITALS[code], ...entryOf(code).capital].some((one) => one && plain(one) === plain(name));

/** The countries of the game that the collection calls by a name. */
export const calledAlso = (name: string) =>
  CODES.filter((code) => {
    const { common, official } = entryOf(code).name;
    return [common, official].some((one) => plain(one) === plain(name));
  });

const HUES: readonly (readonly [name: string, from: number, to: number])[] = [
  ['red', -20, 14],
  ['orange', 14, 42],
  ['yellow', 38, 66],
  ['green', 75, 180],
  ['blue', 185, 260],
];

/** The names of a colour: "light blue" is blue as well, and "gold" is yellow. */
function coloursOf(hex: string): string[] {
  const long = hex.length < 6 ? [...hex].map((one) => one + one).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (most + least) / 2;
  if (light > 0.92) return ['white'];
  if (light < 0.12) return ['black'];
  if (most - least < 0.1) return ['grey'];
  const turn =
    most === r
      ? (g - b) / (most - least)
      : most === g
        ? 2 + (b - r) / (most - least)
        : 4 + (r - g) / (most - least);
  const hue = turn * 60 > 300 ? turn * 60 - 360 : turn * 60;
  return HUES.filter(([, from, to]) => hue >= from && hue <= to).flatMap(([name]) => [
    name,
    ...(name === 'yellow' ? ['gold'] : []),
    ...(name === 'blue' && light > 0.4 ? ['light blue'] : []),
    ...(name === 'red' && light < 0.4 ? ['dark red'] : []),
  ]);
}

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('world-countries')), 'data');

/** The colours of a country's flag as it is drawn in the collection. */
export function flagColours(code: string): ReadonlySet<string> {
  const svg = readFileSync(join(FOLDER, `${entryOf(code).cca3.toLowerCase()}.svg`), 'utf8');
  const hexes = [...svg.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([, hex]) => hex!);
  const named = [...svg.matchAll(/fill[:="]+(white|black|red|green|blue|yellow)/g)];
  // A shape without a colour is drawn in black.
  const isBare = /<(?:path|polygon|rect)(?![^>]*fill)[^>]*>/.test(svg);
  return new Set([
    ...hexes.flatMap(coloursOf),
    ...named.map(([, name]) => name!),
    ...(isBare ? ['black'] : []),
  ]);
}

const toPoint = ([x, y, z]: readonly number[]): Point => [
  Math.asin(Math.max(-1, Math.min(1, z!))) / RADIANS,
  Math.atan2(y!, x!) / RADIANS,
];
const toVector = ([lat, lon]: Point) => [
  Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
  Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
  Math.sin(lat * RADIANS),
];

/** The direction from one point to another, in degrees clockwise from north. */
export function bearingOf(from: Point, to: Point): number {
  const [a, b] = [from[0] * RADIANS, to[0] * RADIANS];
  const turn = (to[1] - from[1]) * RADIANS;
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

export const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The longest stretch of an outline without a point, in km: borders that follow a line have few. */
const STRETCH_KM = 60;

/** The points of some outlines as unit vectors, one after the other. */
function pointsOf(rings: Shapes['others']): Float64Array {
  const points: number[] = [];
  for (const { xyz } of rings) {
    for (let i = 0; i < xyz.length; i += 3) {
      const from = [...xyz.subarray(i, i + 3)];
      const to = [...xyz.subarray((i + 3) % xyz.length, ((i + 3) % xyz.length) + 3)];
      const chord = Math.hypot(...from.map((one, k) => one - to[k]!)) * EARTH_KM;
      const count = Math.max(1, Math.ceil(chord / STRETCH_KM));
      for (let part = 0; part < count; part++) {
        const at = from.map((one, k) => one + ((to[k]! - one) * part) / count);
        const length = Math.hypot(...at);
        points.push(...at.map((one) => one / length));
      }
    }
  }
  return new Float64Array(points);
}

/** The countries' outlines in full detail (Natural Earth), with the islets that the map leaves out. */
const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Topology;

/** So far from its own drawn land, and from all other drawn land, is an islet that is not drawn. */
const [ISLET_KM, APART_KM] = [5, 1.5];

/** Whether a distant part of a country counts as an overseas land, and not as the country. */
const isOverseas = (code: string, latitude: number) =>
  ['FR', 'NL'].includes(code) ||
  (code === 'NO' && latitude < 0) ||
  (code === 'NZ' && latitude > -20);

/** The outlines of a country in full detail, as unit vectors. */
function polygonsOf(code: string): readonly (readonly number[])[] {
  const { geometries } = topology.objects.countries as GeometryCollection;
  const number = isoCountries.alpha2ToNumeric(code);
  return geometries.flatMap((geometry) => {
    if (geometry.id !== number || /^Ashmore/.test((geometry.properties as { name: string }).name))
      return [];
    const { geometry: land } = feature(topology, geometry) as {
      geometry: { type: string; coordinates: unknown[] };
    };
    const polygons = land.type === 'Polygon' ? [land.coordinates] : land.coordinates;
    return polygons.map((polygon) => {
      const [ring] = polygon as [[number, number][]];
      return ring.flatMap(([lon, lat]) => toVector([lat, lon]));
    });
  });
}

const kmOf = (cosine: number) => Math.acos(Math.max(-1, Math.min(1, cosine))) * EARTH_KM;

/** The shortest way from one country's outline to another's. */
export interface Way {
  readonly km: number;
  /** The directions of all ways that are about as short. */
  readonly bearings: readonly number[];
}

/** How far a distance between the map's outlines may be off that between the outlines in full detail. */
export const slackOf = (km: number) => 20 + 0.01 * km;

export class OutlineWorld {
  readonly #lands: readonly Float64Array[];
  readonly #others: Float64Array;

  constructor({ lands, others }: Shapes) {
    this.#others = pointsOf(others);
    const drawn = lands.map(pointsOf);
    const isIslet = (code: string, polygon: readonly number[]) => {
      const first = new Float64Array(polygon.slice(0, 3));
      const isDrawn = [...drawn, this.#others].some((land, i) => {
        const least = CODES[i] === code ? ISLET_KM : APART_KM;
        return kmOf(this.#nearest(first, land)) < least;
      });
      return !isDrawn && !isOverseas(code, toPoint(polygon)[0]);
    };
    this.#lands = drawn.map((land, i) => {
      const code = CODES[i]!;
      const islets = polygonsOf(code).filter((polygon) => isIslet(code, polygon));
      return new Float64Array([...land, ...islets.flat()]);
    });
  }

  #land(code: string): Float64Array {
    return this.#lands[CODES.indexOf(code)]!;
  }

  #nearest(a: Float64Array, b: Float64Array): number {
    let most = -1;
    for (let i = 0; i < a.length; i += 3) {
      const [x, y, z] = [a[i]!, a[i + 1]!, a[i + 2]!];
      for (let j = 0; j < b.length; j += 3) {
        const cosine = x * b[j]! + y * b[j + 1]! + z * b[j + 2]!;
        if (cosine > most) most = cosine;
      }
    }
    return most;
  }

  km(from: string, to: string): number {
    return kmOf(this.#nearest(this.#land(from), this.#land(to)));
  }

  /** The distance from a country to land that is no country of the game. */
  kmToOthers(code: string): number {
    return kmOf(this.#nearest(this.#land(code), this.#others));
  }

  kmToPoint(code: string, point: Point): number {
    return kmOf(this.#nearest(this.#land(code), new Float64Array(toVector(point))));
  }

  /** The shortest ways between two countries, there and back. */
  between(from: string, to: string): readonly [there: Way, back: Way] {
    const [a, b] = [this.#land(from), this.#land(to)];
    const least = this.#nearest(a, b);
    const km = kmOf(least);
    const far = Math.cos(Math.min(Math.PI, (km + slackOf(km)) / EARTH_KM));
    const [there, back] = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < a.length; i += 3) {
      const [x, y, z] = [a[i]!, a[i + 1]!, a[i + 2]!];
      for (let j = 0; j < b.length; j += 3) {
        if (x * b[j]! + y * b[j + 1]! + z * b[j + 2]! < far) continue;
        const [p, q] = [toPoint([x, y, z]), toPoint([...b.subarray(j, j + 3)])];
        there.add(Math.round(bearingOf(p, q)));
        back.add(Math.round(bearingOf(q, p)));
      }
    }
    return [
      { km, bearings: [...there] },
      { km, bearings: [...back] },
    ];
  }

  /** Whether an outline of the country crosses the equator. */
  isOnEquator(code: string): boolean {
    const points = this.#land(code);
    for (let i = 2; i + 3 < points.length; i += 3) {
      const [z, next] = [points[i]!, points[i + 3]!];
      const isNear =
        Math.hypot(points[i - 2]! - points[i + 1]!, points[i - 1]! - points[i + 2]!) < 0.05;
      if (isNear && z !== next && z * next <= 0) return true;
    }
    return false;
  }
}
