/**
 * Writes src/games/geografind/formerNames.json from countries.json: the names and three-letter codes
 * that guesses of the former site may contain. Part of build.ts, or run alone:
 *
 *   node tools/geografind/formerNames.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import isoCountries from 'i18n-iso-countries';

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

const game = new URL('../../src/games/geografind/', import.meta.url);

/** A country's three-letter code. ISO assigns none to Kosovo; XKX is in common use. */
export const alpha3Of = (code: string) =>
  code === 'XK' ? 'XKX' : isoCountries.alpha2ToAlpha3(code)!;

/** The lines of the table, each with a country's names, without names that two countries share. */
export function formerNameLines(countries: readonly NamedCountry[]): string[] {
  const owners = new Map<string, number>();
  for (const { name, aliases = [] } of countries) {
    for (const each of [name, ...aliases]) owners.set(each, (owners.get(each) ?? 0) + 1);
  }
  return countries.map(({ code, name, aliases = [] }) =>
    [alpha3Of(code), name, ...aliases.filter((alias) => owners.get(alias) === 1)].join('|'),
  );
}

export function writeFormerNames(): void {
  const countries = JSON.parse(readFileSync(new URL('data/countries.json', game), 'utf8'));
  const lines = JSON.stringify(formerNameLines(countries));
  writeFileSync(new URL('formerNames.json', game), `${lines}\n`);
}

if (import.meta.main) writeFormerNames();
