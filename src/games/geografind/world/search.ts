/**
 * Finding a country by what a player types: any of its names, without accents and punctuation, by
 * its beginning or a word of it, and with a slip of the pen.
 */
import { COUNTRIES, type Country } from './countries.ts';

/** Small letters and single spaces: "Côte d’Ivoire" is "cote divoire", "St." is "saint". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replace(/\b([nsew])\.(?=\s*[a-z]{2})/g, '$1 ')
    .replace(/\./g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\brep\b/g, 'republic')
    .replace(/\bdem\b/g, 'democratic')
    .replace(/^ *the /, '')
    .trim();
}

/** Words that some write and some leave out. */
const LITTLE = /\b(?:the|of|and)\b/g;
const bare = (text: string) => text.replace(LITTLE, ' ').replace(/ +/g, ' ').trim();

const SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  n: ['north', 'northern'],
  s: ['south', 'southern'],
  e: ['east', 'eastern'],
  w: ['west', 'western'],
};

/** The text and the same without its little words. */
const withBare = (text: string) => [...new Set([text, bare(text)])].filter((one) => one !== '');

/**
 * The ways in which a text can be read, all plain: as it stands, "S Korea" as "south korea",
 * "Korea, South" the other way round; none for a text without letters.
 */
export function readings(typed: string): readonly string[] {
  const halves = typed.split(',');
  const texts = [plain(typed)];
  if (halves.length === 2) texts.push(plain(`${halves[1]} ${halves[0]}`));
  const long = texts.flatMap((text) => {
    const words = SHORTHAND[text[0]!];
    return words && text[1] === ' ' ? words.map((word) => word + text.slice(1)) : [];
  });
  return [...texts, ...long].flatMap(withBare);
}

/** What states call themselves: "Federal Democratic Republic of …". */
const FORMS =
  /^(?:(?:arab|bolivarian|commonwealth|cooperative|democratic|duchy|eastern|emirate|federal|federated|federation|federative|grand|hashemite|independent|islamic|kingdom|oriental|peoples|plurinational|principality|republic|socialist|sovereign|state|states|sultanate|turkish|union|united) )+/;

/** A name as it may be typed. */
export interface Spelling {
  readonly text: string;
  readonly isAlias: boolean;
}

/** A text in each way that it may be typed. */
export function spellings(name: string, isAlias: boolean): Spelling[] {
  return withBare(plain(name)).map((text) => ({ text, isAlias }));
}

interface Entry {
  readonly country: Country;
  /** The name first, then the aliases. */
  readonly names: readonly Spelling[];
}

export const ENTRIES: readonly Entry[] = COUNTRIES.map((country) => ({
  country,
  names: [
    ...spellings(country.name, false),
    ...(country.aliases ?? []).flatMap((alias) => spellings(alias, true)),
  ],
})).sort((a, b) => (a.names[0]!.text < b.names[0]!.text ? -1 : 1));

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
export const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** The fewest slips between a reading and a spelling. */
export function fewestSlips(texts: readonly string[], names: readonly Spelling[]): number {
  return Math.min(...texts.flatMap((text) => names.map((name) => slips(text, name.text))));
}

/**
 * How well names fit a text: lower is better, null not at all. With every letter that is typed it is asked of
 * hundreds of them.
 */
function fitTo(text: string): (name: Spelling) => number | null {
  // "of" alone says nothing.
  const within = bare(text) === '' ? null : ` ${text}`;
  return ({ text: name, isAlias }) => {
    const later = isAlias ? 1 : 0;
    if (name === text) return later;
    if (name.startsWith(text)) return 2 + later;
    return within !== null && name.includes(within) ? 4 + later : null;
  };
}

/** The fits of whole names and of their beginnings are below this, those of words within are not. */
export const BEGUN = 4;

/** The countries of which a name begins so or has a word that does, the best fit first. */
export function spelt(typed: string): readonly { country: Country; fit: number }[] {
  const toTexts = readings(typed).map(fitTo);
  return ENTRIES.flatMap(({ country, names }) => {
    const fits = toTexts.flatMap((fit) => names.map(fit)).filter((fit) => fit !== null);
    return fits.length > 0 ? [{ country, fit: Math.min(...fits) }] : [];
  }).sort((a, b) => a.fit - b.fit);
}

/** The countries that a text may mean, the likeliest first; all of them for an empty text. */
export function matches(typed: string): readonly Country[] {
  if (typed.trim() === '') return ENTRIES.map(({ country }) => country);
  const [text] = readings(typed);
  if (text === undefined) return [];
  const exact = exactMatches(typed);
  const fitting = spelt(typed).map(({ country }) => country);
  if (exact.length + fitting.length > 0) return [...new Set([...exact, ...fitting])];
  const most = forgiven(text.length);
  return ENTRIES.flatMap(({ country, names }) => {
    const least = fewestSlips(readings(typed), names);
    if (least <= most) return [{ country, rank: least }];
    // A beginning with a slip: "phillip" for the Philippines.
    const begun = Math.min(...names.map((name) => slips(text, name.text.slice(0, text.length))));
    return begun <= (text.length < 7 ? Math.min(most, 1) : 2)
      ? [{ country, rank: 10 + begun }]
      : [];
  })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

/** What has exactly this name among things with names, by the first reading that finds any. */
export function exactly<T extends { readonly names: readonly Spelling[] }>(
  typed: string,
  all: readonly T[],
): readonly T[] {
  const texts = readings(typed);
  // "Kingdom of Norway": only if nothing is called so as it stands.
  const short = texts.map((text) => bare(text).replace(FORMS, ''));
  for (const text of [...texts, ...short]) {
    const named = all.filter(({ names }) => names.some((name) => name.text === text));
    // "Guinea" is a country, even if it were another's alias.
    const proper = named.filter(({ names }) =>
      names.some((name) => name.text === text && !name.isAlias),
    );
    if (proper.length > 0) return proper;
    if (named.length > 0) return named;
  }
  return [];
}

/** The countries that have exactly this name; several for "Congo". */
export function exactMatches(typed: string): readonly Country[] {
  return exactly(typed, ENTRIES).map(({ country }) => country);
}

/** The one country that has exactly this name, or null for none or several. */
export function exactMatch(typed: string): Country | null {
  const [first, second] = exactMatches(typed);
  return first && !second ? first : null;
}
