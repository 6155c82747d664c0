/**
 * Countries by the names and three-letter codes that the former site may have stored; small, for
 * code that reads results. Its table is in the order of CODES, without names that two countries share.
 */
import { CODES, type Code } from './codes.ts';
import table from './formerNames.json' with { type: 'json' };

/**
 * A country's name in lower-case letters only: "Côte d’Ivoire" is "cotedivoire", "the Gambia" is
 * "gambia".
 */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/&/g, 'and')
    .replace(/[^a-z]+/g, '');

let codes: ReadonlyMap<string, Code> | null = null;

/** Country codes by the names in the table. Built on first use: results rarely contain names. */
function codesByName(): ReadonlyMap<string, Code> {
  codes ??= new Map(
    table.flatMap((line, i) =>
      [CODES[i]!, ...line.split('|')].map((name) => [folded(name), CODES[i]!]),
    ),
  );
  return codes;
}

/** The code of the country with exactly this name or code in the table, ignoring case and accents. */
export function codeOfFormerName(name: string): Code | null {
  return codesByName().get(folded(name)) ?? null;
}
