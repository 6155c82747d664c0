/** Finds countries by names in other languages, as far as the browser knows them. */
import { once } from '../../../lib/once.ts';
import { COUNTRIES, type Country } from './countries.ts';

/** The browser's own language, whose shortest names are known, too; asking takes a phone 40 ms. */
const own = once(() => Intl.DateTimeFormat().resolvedOptions().locale);
const OWN = 'own';
/** The large languages in Latin letters. */
const LATIN = `es fr pt de it nl pl tr id vi sv ${OWN}`;

/** Scripts, and the languages written in them. */
const LANGUAGES: readonly (readonly [script: RegExp, languages: string])[] = [
  [/\p{Script=Cyrillic}/u, 'ru uk be bg sr mk kk ky mn tg uz-Cyrl'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar fa ur ps ckb ug'],
  [/\p{Script=Hebrew}/u, 'he yi'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh zh-Hant zh-Hant-HK ja yue'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Devanagari}/u, 'hi ne mr'],
  [/\p{Script=Bengali}/u, 'bn as'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Tibetan}/u, 'dz bo'],
  [/\p{Script=Ethiopic}/u, 'am ti'],
  [/\p{Script=Latin}/u, LATIN],
];

/** The fewest letters of a Latin name, and of its beginning: "Áo" is Austria, and begins others. */
const LEAST_LATIN = 4;

/** The letters of a name, without accents and the vowel signs of Arabic and Hebrew. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const known = new Map<string, readonly (readonly [name: string, country: Country])[]>();

/**
 * The countries' names in some languages. The browser is asked once per script, which takes a few
 * milliseconds.
 */
function namesIn(languages: string): readonly (readonly [string, Country])[] {
  const found =
    known.get(languages) ??
    languages.split(' ').flatMap((language) =>
      // A phone would notice twice as many Latin names on the first key.
      (languages === LATIN ? (['long'] as const) : (['long', 'short'] as const)).flatMap(
        (style) => {
          const regions = new Intl.DisplayNames(language === OWN ? own() : language, {
            type: 'region',
            style,
            fallback: 'none',
          });
          return COUNTRIES.flatMap((country): [string, Country][] => {
            const name = regions.of(country.code);
            return name === undefined ? [] : [[folded(name), country]];
          });
        },
      ),
    );
  known.set(languages, found);
  return found;
}

function namesFor(typed: string): readonly (readonly [string, Country])[] {
  const languages = LANGUAGES.find(([script]) => script.test(typed.normalize('NFKC')));
  return languages ? namesIn(languages[1]) : [];
}

const isLatin = (typed: string) => /\p{Script=Latin}/u.test(typed.normalize('NFKC'));

/** Whether a text has letters, none of them Latin. */
export const isForeign = (typed: string) => /\p{L}/u.test(typed) && !isLatin(typed);

/** The countries that have exactly this name in a language of its script. */
export function foreignExact(typed: string): readonly Country[] {
  const text = folded(typed);
  const isShort = isLatin(typed) && text.length < LEAST_LATIN;
  const names = isShort ? namesIn(OWN) : namesFor(typed);
  return [...new Set(names.flatMap(([name, country]) => (name === text ? [country] : [])))];
}

/** The shortest country name that is looked for within a longer text. */
const LEAST = 3;

/**
 * The countries whose names begin with a Latin text; in another script contain it or occur in it.
 * Exact matches come first.
 */
export function foreignMatches(typed: string): readonly Country[] {
  const text = folded(typed);
  if (text.length < (isLatin(typed) ? LEAST_LATIN : 1)) return [];
  const fits = isLatin(typed)
    ? (name: string) => name.startsWith(text)
    : (name: string) => name.includes(text) || (name.length >= LEAST && text.includes(name));
  const longer = namesFor(typed).flatMap(([name, country]) => (fits(name) ? [country] : []));
  return [...new Set([...foreignExact(typed), ...longer])];
}
