/** Alternative readings of a typed name, and edit distances between texts. */
import { plain } from './plain.ts';

/** Words that may be left out of a country's name. */
const LITTLE = /\b(?:the|of|and)\b/g;
export const bare = (text: string) => text.replace(LITTLE, ' ').replace(/ +/g, ' ').trim();

const SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  n: ['north', 'northern'],
  s: ['south', 'southern'],
  e: ['east', 'eastern'],
  w: ['west', 'western'],
};

/** A text with and without the words that may be left out. */
const withBare = (text: string) => [...new Set([text, bare(text)])].filter((one) => one !== '');

export interface Bracketed {
  readonly outer: string;
  readonly inner: string;
}

/** Splits "Burma (Myanmar)" and "Turkey/Türkiye" into two names; null for other texts. */
export function bracketed(typed: string): Bracketed | null {
  const found = /^(.*?)[([（]([^)\]）]*)[)\]）]?(.*)$/s.exec(typed);
  if (found) return { outer: `${found[1]} ${found[3]}`, inner: found[2]! };
  const [outer, inner, ...more] = typed.split('/');
  return inner === undefined || more.length > 0 ? null : { outer: outer!, inner };
}

/**
 * The usual order of names as in lists: "Korea, South" and "Korea (South)" become "South Korea".
 */
function turned(typed: string): string[] {
  const parts = bracketed(typed);
  if (parts) return [plain(`${parts.inner} ${parts.outer}`)];
  const halves = typed.split(',');
  return halves.length === 2 ? [plain(`${halves[1]} ${halves[0]}`)] : [];
}

/**
 * All readings of a typed text in plain form: as typed, "S Korea" as "south korea", "Korea, South"
 * in the usual order; empty for a text without letters.
 */
function readings(typed: string): readonly string[] {
  const texts = [plain(typed), ...turned(typed)];
  const long = texts.flatMap((text) => {
    const words = SHORTHAND[text[0]!];
    return words && text[1] === ' ' ? words.map((word) => word + text.slice(1)) : [];
  });
  return [...new Set([...texts, ...long].flatMap(withBare))];
}

/**
 * Words of the forms of state in official names ("Federal Democratic Republic of …"), in English
 * and local languages.
 */
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

/** A typed text, and what it reads as. */
export interface Typed {
  readonly text: string;
  /** All readings in plain form; empty for a text without letters. */
  readonly texts: readonly string[];
  /**
   * A name of two words in the other order, for "Korea South". Match it whole: stripping forms of
   * state from it would read "Niger State" as Niger.
   */
  readonly swapped: readonly string[];
  /** Readings without a form of state, as in "Kingdom of Norway". */
  readonly short: readonly string[];
  /** Readings without a foreign article, as in "la France". */
  readonly articleless: readonly string[];
}

export function readTyped(text: string): Typed {
  const texts = readings(text);
  const words = bare(plain(text)).split(' ');
  return {
    text,
    texts,
    swapped: words.length === 2 ? [`${words[1]} ${words[0]}`] : [],
    short: without(texts, FORMS),
    articleless: without(texts, ARTICLES),
  };
}

/** Whether a text consists of a form of state alone: "(Islamic Republic of)". */
export function isForm(typed: string): boolean {
  return NOTHING_BUT_FORM.test(bare(plain(typed)));
}

/** A country's name in a form that may be typed. */
export interface Spelling {
  readonly text: string;
  /** The name without spaces, so that "Newzealand" is accepted. */
  readonly key: string;
  readonly isAlias: boolean;
}

export const keyOf = (text: string) => text.replaceAll(' ', '');

/** The accepted spellings of a country's name. */
export function spellings(name: string, isAlias: boolean): Spelling[] {
  return withBare(plain(name)).map((text) => ({ text, key: keyOf(text), isAlias }));
}

/**
 * The edit distance of two texts: letters changed, added, left out or swapped with the next
 * (optimal string alignment, after Damerau and Levenshtein). Any number above `most` if the
 * distance exceeds `most`.
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
    // The computation stops early only after two rows of the distance table above `most`: a swap of
    // letters takes up a distance from two rows before.
    if (Math.min(...row) > most && Math.min(...old) > most) return most + 1;
    [older, old] = [old, row];
  }
  return old[b.length]!;
}

/**
 * Whether the edit distance of two texts is at most 1; `slips` would be too slow for all names of
 * all lands.
 */
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

/** Whether a text is a longer one with letters left out: "austrla" of "australia". */
export function isLeftOutOf(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at++;
  return at === text.length;
}

/**
 * The smallest edit distance between readings of a typed text and spellings of a name; infinite if
 * above `most`.
 */
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
