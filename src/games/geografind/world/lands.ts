/**
 * Names that players may type but that are no country of the game: dependent and disputed lands,
 * parts and towns of countries, islands, continents, historic states. The game tells the player so,
 * and no guess is spent.
 */
import { once } from '../../../lib/once.ts';
import table from '../data/lands.json' with { type: 'json' };
import type { Code } from '../rules/types.ts';
import { COUNTRIES } from './countries.ts';
import { plain } from './plain.ts';

export interface Land {
  readonly name: string;
  /** The country that this land is undisputedly part of; else null. */
  readonly partOf: Code | null;
}

/** Removes duplicate names of lands; a name that several countries share belongs to none. */
function gathered(lands: readonly Land[]): readonly Land[] {
  const byName = new Map<string, Land>();
  for (const land of lands) {
    const text = plain(land.name);
    const known = byName.get(text);
    const isShared = known !== undefined && known.partOf !== land.partOf;
    byName.set(text, isShared ? { name: known.name, partOf: null } : (known ?? land));
  }
  return [...byName.values()];
}

/**
 * All lands, gathered on first use, which takes a phone a moment. In lands.json they stand with
 * "the" where sentences need it: `apart` those without a country of their own in the game, `parts`
 * by country its states and provinces, islands, and larger towns except the capital.
 */
export const lands = once((): readonly Land[] => {
  // A capital with a country's name means the country.
  const names = new Set(
    COUNTRIES.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(plain),
  );
  return gathered([
    ...Object.values(table.apart).flatMap((names) =>
      names.split('|').map((name) => ({ name, partOf: null })),
    ),
    ...Object.entries(table.parts).flatMap(([partOf, parts]) =>
      parts.split('|').map((name) => ({ name, partOf })),
    ),
    ...COUNTRIES.flatMap(({ code, capital }) =>
      capital === null || names.has(plain(capital)) ? [] : [{ name: capital, partOf: code }],
    ),
  ]);
});
