/** What is known of the countries: names, capitals, centres. Heavy: for the views only. */
import { CODES } from '../codes.ts';
import rows from '../data/countries.json' with { type: 'json' };
import type { Code } from '../rules/types.ts';
import type { Point } from './geodesy.ts';

export interface Country {
  readonly code: Code;
  readonly name: string;
  readonly continent: string;
  /** Null where none is agreed upon. */
  readonly capital: string | null;
  /** The flag's colours; only where the capital begins like the country, or there is none. */
  readonly flag?: string;
  readonly aliases?: readonly string[];
  /** A point on the largest part of its land. */
  readonly centre: Point;
  /** In km², rounded. */
  readonly area: number;
}

/** In the order of CODES. */
export const COUNTRIES = rows as unknown as readonly Country[];

const PLACES = new Map(CODES.map((code, place) => [code, place]));

export function placeOf(code: Code): number {
  return PLACES.get(code)!;
}

export function countryOf(code: Code): Country {
  return COUNTRIES[placeOf(code)]!;
}

/** The letter that the name begins with, without its accents. */
export function initialOf(name: string): string {
  return name.normalize('NFD')[0]!;
}
