/**
 * Finding a country by what a player types: any of its names, without accents and punctuation, by
 * its beginning or a word of it, and with a slip of the pen.
 */
import { COUNTRIES, type Country } from './countries.ts';

/** Small letters and single spaces: "Côte d’Ivoire" is "cote divoire", "St." is "saint". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/^ *the /, '')
    .trim();
}

interface Entry {
  readonly country: Country;
  /** The name first, then the aliases, all plain. */
  readonly names: readonly string[];
}

const ENTRIES: readonly Entry[] = COUNTRIES.map((country) => ({
  country,
  names: [country.name, ...(country.aliases ?? [])].map(plain),
})).sort((a, b) => (a.names[0]! < b.names[0]! ? -1 : 1));

/**
 * How many letters must be changed, added, left out or swapped with the next to make one text of
 * the other (optimal string alignment, after Damerau and Levenshtein).
 */
export function slips(a: string, b: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, older[j - 2]! + 1);
      }
      row.push(best);
    }
    [older, old] = [old, row];
  }
  return old[b.length]!;
}

/** How many slips are forgiven in a text of this length. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** How well a text fits a name: lower is better, null not at all. */
function fitOf(text: string, name: string, isAlias: boolean): number | null {
  const later = isAlias ? 1 : 0;
  if (name === text) return later;
  if (name.startsWith(text)) return 2 + later;
  if (name.includes(` ${text}`)) return 4 + later;
  return null;
}

/** The countries that a text may mean, the likeliest first; all of them for an empty text. */
export function matches(typed: string): readonly Country[] {
  const text = plain(typed);
  if (text === '') return ENTRIES.map(({ country }) => country);
  const ranked = (rankOf: (entry: Entry) => number | null) =>
    ENTRIES.map((entry) => ({ country: entry.country, rank: rankOf(entry) }))
      .filter((found): found is { country: Country; rank: number } => found.rank !== null)
      .sort((a, b) => a.rank - b.rank)
      .map(({ country }) => country);
  const spelt = ranked(({ names }) =>
    names.reduce<number | null>((best, name, i) => {
      const rank = fitOf(text, name, i > 0);
      return rank !== null && (best === null || rank < best) ? rank : best;
    }, null),
  );
  if (spelt.length > 0) return spelt;
  const most = forgiven(text.length);
  return ranked(({ names }) => {
    const least = Math.min(...names.map((name) => slips(text, name)));
    // A beginning with a slip: "phillip" for the Philippines.
    const begun = Math.min(...names.map((name) => slips(text, name.slice(0, text.length))));
    if (least <= most) return least;
    return begun <= (text.length < 7 ? Math.min(most, 1) : 2) ? 10 + begun : null;
  });
}

/** The one country that has exactly this name, or null for none or several. */
export function exactMatch(typed: string): Country | null {
  const text = plain(typed);
  const named = ENTRIES.filter(({ names }) => names.includes(text));
  // "Guinea" is a country, even if it were another's alias.
  const proper = named.find(({ names }) => names[0] === text);
  return proper?.country ?? (named.length === 1 ? named[0]!.country : null);
}

/** The country whose name is most like the text, whatever it is. */
export function nearest(typed: string): Country {
  const text = plain(typed);
  const far = ({ names }: Entry) =>
    Math.min(...names.map((name) => slips(text, name) / Math.max(text.length, name.length)));
  return ENTRIES.reduce((best, entry) => (far(entry) < far(best) ? entry : best)).country;
}
