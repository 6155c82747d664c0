/**
 * `node tools/yearly-daily/searchPieces.ts [--least 8]`: searches for sets of pieces for Yearly
 * Daily. Tries every set of seven pentominoes and a hexomino on every date of a leap year, and
 * prints as JSON the sets that have at least `--least` solutions for each date, ordered by their
 * hardest date, easiest first. Takes some minutes on a processor core.
 */
import { parseArgs } from 'node:util';
import { countsOf, DATES, hasAtLeast, tableOf } from './counts.ts';
import { nameOf, polyominoes, type Rows } from './polyominoes.ts';

/** All choices of `many` items, each in the order of the list. */
function choices<T>(items: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return items.flatMap((item, i) =>
    choices(items.slice(i + 1), many - 1).map((rest) => [item, ...rest]),
  );
}

interface Found {
  /** Letters of the set's pentominoes, and rows of its hexomino. */
  readonly pentominoes: string;
  readonly hexomino: string;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly total: number;
}

function describe(pentominoes: readonly Rows[], hexomino: Rows): Found {
  const counts = countsOf([...pentominoes, hexomino]).toSorted((a, b) => a - b);
  return {
    pentominoes: pentominoes.map(nameOf).sort().join(' '),
    hexomino: nameOf(hexomino),
    least: counts[0]!,
    median: counts[183]!,
    most: counts[365]!,
    total: counts.reduce((sum, n) => sum + n, 0),
  };
}

const { values } = parseArgs({ options: { least: { type: 'string', default: '8' } } });
const least = Number(values.least);
if (!Number.isInteger(least) || least < 1) {
  console.error('--least must be a whole number of at least 1.');
  process.exit(1);
}

// Try first the date that rejected the set of pieces tried before: most sets fail on the same few
// dates.
const dates = [...DATES];
function passes(pieces: readonly Rows[]): boolean {
  const table = tableOf(pieces);
  const failed = dates.findIndex((date) => !hasAtLeast(table, date, least));
  if (failed < 0) return true;
  dates.unshift(...dates.splice(failed, 1));
  return false;
}

const hexominoes = polyominoes(6);
const sevens = choices(polyominoes(5), 7);
const found: Found[] = [];
for (const [i, seven] of sevens.entries()) {
  if (i % 50 === 0) console.error(`${i} of ${sevens.length} choices, ${found.length} sets found`);
  for (const hexomino of hexominoes) {
    if (passes([...seven, hexomino])) found.push(describe(seven, hexomino));
  }
}
found.sort((a, b) => b.least - a.least || b.median - a.median);
console.log(JSON.stringify({ tried: sevens.length * hexominoes.length, least, found }, null, 1));
