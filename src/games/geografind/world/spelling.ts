/** The ways in which a name can be typed, and how near one text is to another. */
import { plain } from './plain.ts';

/** Words that some write and some leave out. */
const LITTLE = /\b(?:the|of|and)\b/g;
export const bare = (text: string) => text.replace(LITTLE, ' ').replace(/ +/g, ' ').trim();

const SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  n: ['north', 'northern'],
  s: ['south', 'southern'],
  e: ['east', 'eastern'],
  w: ['west', 'western'],
};

/** The text and the same without its little words. */
const withBare = (text: string) => [...new Set([text, bare(text)])].filter((one) => one !== '');

export interface Bracketed {
  readonly outer: string;
  readonly inner: string;
}

/** "Burma (Myanmar)" and "Turkey/Türkiye" in their two parts; null for a text without. */
export function bracketed(typed: string): Bracketed | null {
  const found = /^(.*?)[([（]([^)\]）]*)[)\]）]?(.*)$/s.exec(typed);
  if (found) return { outer: `${found[1]} ${found[3]}`, inner: found[2]! };
  const [outer, inner, ...more] = typed.split('/');
  return inner === undefined || more.length > 0 ? null : { outer: outer!, inner };
}

/** The other way round: "Korea, South" and "Korea (South)". */
function turned(typed: string): string[] {
  const parts = bracketed(typed);
  if (parts) return [plain(`${parts.inner} ${parts.outer}`)];
  const halves = typed.split(',');
  return halves.length === 2 ? [plain(`${halves[1]} ${halves[0]}`)] : [];
}

/** Two words the other way round, "Korea South": a name then, and no form of one ("Niger State"). */
export function swapped(typed: string): readonly string[] {
  const [first, second, ...more] = bare(plain(typed)).split(' ');
  return second === undefined || more.length > 0 ? [] : [`${second} ${first}`];
}

/**
 * The ways in which a text can be read, all plain: as it stands, "S Korea" as "south korea",
 * "Korea, South" the other way round; none for a text without letters.
 */
export function readings(typed: string): readonly string[] {
  const texts = [plain(typed), ...turned(typed)];
  const long = texts.flatMap((text) => {
    const words = SHORTHAND[text[0]!];
    return words && text[1] === ' ' ? words.map((word) => word + text.slice(1)) : [];
  });
  return [...new Set([...texts, ...long].flatMap(withBare))];
}

/** Forms of state, "Federal Democratic Republic of …", in English and their own languages. */
const FORM =
  'arab|bolivarian|commonwealth|cooperative|democratic|dominion|duchy|eastern|emirate|federal|' +
  'federated|federation|federative|grand duchy|hashemite|independent|islamic|kingdom|most|nation|' +
  'oriental|peoples|plurinational|principality|republic|serene|socialist|sovereign|state|states|' +
  'sultanate|turkish|union|united|' +
  'republica|republik|republika|republique|repubblica|republiek|reino|royaume|regno|konigreich|' +
  'koninkrijk|kongeriget|kongeriket|konungariket|estado|principado|principaute';
const ARTICLE = 'de|del|della|di|do|da|du|des|der|van|het|la|le|les|el|al|die';
const FORMS = new RegExp(`^(?:(?:${FORM}) )+(?:(?:${ARTICLE}) )*`);
const ARTICLES = new RegExp(`^(?:${ARTICLE}) `);
const NOTHING_BUT_FORM = new RegExp(`^(?:(?:${FORM}|country|island|islands)(?: |$))+$`);

const without = (texts: readonly string[], words: RegExp): readonly string[] =>
  texts.map((text) => bare(text).replace(words, '')).filter((text) => !texts.includes(text));

/** The readings without what a state calls itself: "Kingdom of Norway". */
export const shortReadings = (texts: readonly string[]) => without(texts, FORMS);

/** The readings without the article of another language: "la France". */
export const articleReadings = (texts: readonly string[]) => without(texts, ARTICLES);

/** Whether a text says only what kind of state is meant: "(Islamic Republic of)". */
export function isForm(typed: string): boolean {
  return NOTHING_BUT_FORM.test(bare(plain(typed)));
}

/** A name as it may be typed. */
export interface Spelling {
  readonly text: string;
  /** The same without spaces: "Newzealand" is as good. */
  readonly key: string;
  readonly isAlias: boolean;
}

export const keyOf = (text: string) => text.replaceAll(' ', '');

/** A text in each way that it may be typed. */
export function spellings(name: string, isAlias: boolean): Spelling[] {
  return withBare(plain(name)).map((text) => ({ text, key: keyOf(text), isAlias }));
}

/**
 * How many letters must be changed, added, left out or swapped with the next to make one text of
 * the other (optimal string alignment, after Damerau and Levenshtein); where they are more than `most`, any number
 * above it.
 */
export function slips(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
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
    // Two rows above it: a swap reaches back over one.
    if (Math.min(...row) > most && Math.min(...old) > most) return most + 1;
    [older, old] = [old, row];
  }
  return old[b.length]!;
}

/** Whether there is at most one slip between two texts: `slips` for all names of all lands would take too long. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Whether letters were only left out of the whole: "austrla" of "australia". */
export function isLeftOutOf(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at++;
  return at === text.length;
}

/** The fewest slips between a reading and a spelling, as far as they are no more than `most`. */
export function fewestSlips(
  texts: readonly string[],
  names: readonly Spelling[],
  most: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const key = keyOf(text);
    for (const name of names) {
      const limit = Math.min(most, least);
      if (Math.abs(key.length - name.key.length) > limit) continue;
      least = Math.min(least, slips(key, name.key, limit));
    }
  }
  return least <= most ? least : Number.POSITIVE_INFINITY;
}
