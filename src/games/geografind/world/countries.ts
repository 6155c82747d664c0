/**
 * The countries' names, capitals, centres, areas and so on. A large file: only views import it.
 *
 * There are 197 countries: the members of the United Nations, its two observer states (Vatican
 * City, Palestine), Kosovo and Taiwan. Continents follow the UN's geoscheme (M49), with the
 * Americas split in two.
 */
import { CODES } from '../codes.ts';
import rows from '../data/countries.json' with { type: 'json' };
import type { Code } from '../rules/types.ts';
import type { Point } from './geodesy.ts';

export interface Country {
  readonly code: Code;
  readonly name: string;
  readonly continent: string;
  /** The undisputed seat; null where there is none, or where it is contested or moving. */
  readonly capital: string | null;
  /**
   * The colours of the country's flag; only if there is no capital, or if the capital begins with
   * the same letter as the country.
   */
  readonly flag?: string;
  readonly aliases?: readonly string[];
  /** The country's centre: a point on its largest part. */
  readonly centre: Point;
  /** The country's area in km², rounded. */
  readonly area: number;
}

/** All countries, in the order of CODES. */
export const COUNTRIES = rows as unknown as readonly Country[];

const PLACES = new Map(CODES.map((code, place) => [code, place]));

export function placeOf(code: Code): number {
  return PLACES.get(code)!;
}

export function countryOf(code: Code): Country {
  return COUNTRIES[placeOf(code)]!;
}

/** The name's first letter without accents. */
export function initialOf(name: string): string {
  return name.normalize('NFD')[0]!;
}
