/**
 * Reads the sentences that Geografind says, each from its first word to its last, and checks them
 * against the world (geografindWorld.ts): what a guess tells, what the hints say and when, the facts
 * about a country, and why a typed name is no guess.
 */
import { CODES } from '../../src/games/geografind/codes.ts';
import { COUNTRIES } from '../../src/games/geografind/world/countries.ts';
import { once } from '../../src/lib/once.ts';
import {
  angleBetween,
  areaOf,
  bearingOf,
  bordersOf,
  calledAlso,
  continentOf,
  flagColours,
  isCapital,
  type OutlineWorld,
  slackOf,
  type Way,
} from './geografindWorld.ts';

/** The game of which a sentence speaks. */
export interface Told {
  readonly answer: string;
  readonly guesses: readonly string[];
  /** The number of hints told. */
  readonly revealed: number;
}

type Said = readonly (string | undefined)[];
/** Null if the sentence is true, else what is wrong with it. */
type Check = (told: Told, said: Said) => string | null;
type Form = readonly [RegExp, Check];

const HALF_KM = Math.PI * 6371.0088;
const KM_PER_MILE = 1.609344;
const MOST_GUESSES = 6;
const WAYS = 'north|north-east|east|south-east|south|south-west|west|north-west'.split('|');
const SHORT = 'N|NE|E|SE|S|SW|W|NW'.split('|');
const ARROWS = ['⬆️', '↗️', '➡️', '↘️', '⬇️', '↙️', '⬅️', '↖️'];
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const NAMES = new Map(COUNTRIES.map(({ code, name }) => [name, code]));
const codeOf = (name: string) => NAMES.get(name) ?? NAMES.get(name.replace(/^[Tt]he /, ''));
const nameOf = (code: string) => COUNTRIES[CODES.indexOf(code)]!.name;
const initialOf = (name: string) => name.normalize('NFD')[0];
const number = (text: string) => Number(text.replaceAll(',', ''));
const listOf = (text: string) =>
  text.split(/, | and (?!(?:Herzegovina|Príncipe|Barbuda|Nevis|Tobago|the Grenadines)\b)/);
const sameSet = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one.toSorted()) === String(other.toSorted());
const wrongIf = (...checks: readonly (readonly [boolean, string])[]) =>
  checks.find(([isWrong]) => isWrong)?.[1] ?? null;
const isTrue = () => null;

/** The hints in their order: how the game names each, and after how many guesses it comes. */
const HINTS = [
  ['the continent', 2],
  ['the outline', 3],
  ['the first letter', 4],
  ['the capital or the flag', 5],
] as const;

/** "the outline, after your third guess": the next hint, and when it comes. */
const NEXT =
  '(the continent|the outline|the first letter|the capital or the flag), (whenever you like|after your (\\w+) guess)';
function nextIsWrong({ guesses, revealed }: Told, [what, when, ordinal]: Said): string | null {
  const next = HINTS[revealed];
  if (next === undefined) return 'comes after the last hint';
  const [name, after] = next;
  return wrongIf(
    [what !== name, 'is another hint'],
    [(when === 'whenever you like') !== guesses.length >= after, 'comes at another time'],
    [ordinal !== undefined && ORDINALS.indexOf(ordinal) + 1 !== after, 'comes after another guess'],
  );
}

/** Islands by which a country is the nearest to another, and where they lie. */
const ISLANDS: Readonly<Record<string, readonly [code: string, lat: number, lon: number]>> = {
  'Jan Mayen': ['NO', 71, -8.3],
  'Macquarie Island': ['AU', -54.6, 158.9],
  Rotuma: ['FJ', -12.5, 177.07],
};

/** The words for what flags show beside their colours, which no collection describes. */
const EMBLEMS =
  /^(trident|disc|emblem|arrowheads|star|stars|crescent|triangle|lion|ray|eagle|line|bird|cross|sun|and|with|a|an|two)$/;

/** The fault in a flag's words; null if all the colours they name are on the flag. */
function flagIsWrong(answer: string, words: string): string | null {
  const found = flagColours(answer);
  const colours = /light blue|dark red|blue|yellow|red|gold|black|green|white|orange/g;
  const named = words.match(colours) ?? [];
  const rest = words
    .replace(colours, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return wrongIf(
    [named.length === 0 || named.some((colour) => !found.has(colour)), 'is of other colours'],
    [rest.some((word) => !EMBLEMS.test(word)), 'shows what nobody checks'],
  );
}

const UNITS = '(kilometres?|miles?|km|mi)';
const inKm = (far: string, unit: string) => number(far) * (/^mi/.test(unit) ? KM_PER_MILE : 1);

/** The oracle of Geografind's sentences. */
export class GeografindOracle {
  readonly #world: OutlineWorld;
  readonly #ways = new Map<string, readonly [there: Way, back: Way]>();
  readonly #forms: readonly Form[];

  constructor(world: OutlineWorld) {
    this.#world = world;
    this.#forms = [
      ...this.#guessForms(),
      ...this.#hintForms(),
      ...this.#factForms(),
      ...LAND_FORMS,
    ];
  }

  #way(from: string, to: string): Way {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const [one, other] = from < to ? [from, to] : [to, from];
    const ways = this.#ways.get(key) ?? this.#world.between(one, other);
    this.#ways.set(key, ways);
    return ways[from < to ? 0 : 1];
  }

  #isFar(guess: string, answer: string, km: number): boolean {
    if (bordersOf(guess).includes(answer)) return km === 0;
    return km >= 1 && Math.abs(km - this.#way(guess, answer).km) <= slackOf(km) + KM_PER_MILE;
  }

  /** Whether a point of the compass, clockwise from north, is that of a way about as short as can be. */
  #isThatWay(guess: string, answer: string, point: number): boolean {
    const centreOf = (code: string) => COUNTRIES[CODES.indexOf(code)]!.centre;
    const isNext = bordersOf(guess).includes(answer);
    const { km, bearings } = isNext
      ? { km: 0, bearings: [bearingOf(centreOf(guess), centreOf(answer))] }
      : this.#way(guess, answer);
    // Where four countries nearly meet, the outlines are no finer than the way.
    if (!isNext && km < 5) return true;
    const slack = isNext ? 22.6 : 28;
    return bearings.some((bearing) => angleBetween(bearing, 45 * point) <= slack);
  }

  /** Whether a nearness in percent is that of the distance. */
  #isNear(guess: string, answer: string, percent: number): boolean {
    const km = bordersOf(guess).includes(answer) ? 0 : this.#way(guess, answer).km;
    return percent <= 99 && Math.abs(percent - 100 * (1 - km / HALF_KM)) <= 1 + slackOf(km) / 200;
  }

  /** The countries that can be the nearest to one: those of the nearest centres, and the large ones. */
  #around(code: string): readonly string[] {
    const sine = ([lat, lon]: readonly number[]) => {
      const [a, b] = [lat! * (Math.PI / 180), lon! * (Math.PI / 180)];
      return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)];
    };
    const centre = (one: string) => sine(COUNTRIES[CODES.indexOf(one)]!.centre);
    const own = centre(code);
    const near = (one: string) => centre(one).reduce((sum, part, k) => sum + part * own[k]!, 0);
    const others = CODES.filter((one) => one !== code).sort((a, b) => near(b) - near(a));
    return others.filter((one, i) => i < 30 || areaOf(one) > 700_000);
  }

  #guessForms(): Form[] {
    return [
      [
        /^Guess (\d), ([^:]+): found\./,
        ({ answer, guesses }, [count, name]) =>
          wrongIf(
            [codeOf(name!) !== answer, 'is not the country'],
            [guesses[Number(count) - 1] !== answer, 'was another guess'],
          ),
      ],
      [
        new RegExp(
          `^Guess (\\d), ([^:]+): ([\\d,]+) ${UNITS}(, a neighbour)?, (${WAYS.join('|')}), (\\d+) percent\\.`,
        ),
        ({ answer, guesses }, [count, name, far, unit, neighbour, way, percent]) => {
          const guess = codeOf(name!);
          if (guess === undefined || guesses[Number(count) - 1] !== guess)
            return 'was another guess';
          return wrongIf(
            [!this.#isFar(guess, answer, inKm(far!, unit!)), 'is not so far'],
            [(neighbour !== undefined) !== bordersOf(guess).includes(answer), 'is no neighbour'],
            [/s$/.test(unit!) === (far === '1'), 'counts one as many'],
            [!this.#isThatWay(guess, answer, WAYS.indexOf(way!)), 'is another way'],
            [!this.#isNear(guess, answer, Number(percent)), 'is not so near'],
          );
        },
      ],
      [
        /^(\d) guess(es)? left\./,
        ({ guesses }, [left, many]) =>
          wrongIf(
            [Number(left) !== MOST_GUESSES - guesses.length, 'miscounts'],
            [(left === '1') === (many !== undefined), 'counts one as many'],
          ),
      ],
      [
        /^The country was ([^.,]+)\./,
        ({ answer }, [name]) => wrongIf([codeOf(name!) !== answer, 'is another country']),
      ],
      // A row of the list: the distance, the point of the compass and the nearness of the last guess.
      [
        new RegExp(`^(?:([\\d,]+) ${UNITS}|(Neighbour)) (${SHORT.join('|')}) (\\d+)%$`),
        ({ answer, guesses }, [far, unit, neighbour, way, percent]) => {
          const guess = guesses.at(-1)!;
          return wrongIf(
            [!this.#isFar(guess, answer, neighbour ? 0 : inKm(far!, unit!)), 'is not so far'],
            [!this.#isThatWay(guess, answer, SHORT.indexOf(way!)), 'is another way'],
            [!this.#isNear(guess, answer, Number(percent)), 'is not so near'],
          );
        },
      ],
      [
        /^Found 100%$/,
        ({ answer, guesses }) => wrongIf([guesses.at(-1) !== answer, 'is not found']),
      ],
      // A line of the shared text: a square for each fifth of the way, a yellow one for half of that.
      [
        new RegExp(`^((?:🟩|🟨|⬜)+) (${ARROWS.join('|')})$`),
        ({ answer, guesses }, [squares, arrow]) => {
          const guess = guesses.at(-1)!;
          const all = [...squares!];
          const low = 20 * all.filter((one) => one === '🟩').length + (all.includes('🟨') ? 10 : 0);
          const percents = [...Array(10).keys()].map((i) => low + i);
          return wrongIf(
            [all.length !== 5, 'has other squares'],
            [!percents.some((percent) => this.#isNear(guess, answer, percent)), 'is not so near'],
            [!this.#isThatWay(guess, answer, ARROWS.indexOf(arrow!)), 'is another way'],
          );
        },
      ],
      [
        /^🟩🟩🟩🟩🟩 ☕$/,
        ({ answer, guesses }) => wrongIf([guesses.at(-1) !== answer, 'is not found']),
      ],
      [
        new RegExp(`^From (.+), it’s ([\\d,]+) ${UNITS} to the (${WAYS.join('|')})\\.`),
        ({ answer, guesses }, [name, far, unit, way]) => {
          const guess = guesses.at(-1)!;
          return wrongIf(
            [codeOf(name!) !== guess, 'was another guess'],
            [!this.#isFar(guess, answer, inKm(far!, unit!)), 'is not so far'],
            [!this.#isThatWay(guess, answer, WAYS.indexOf(way!)), 'is another way'],
          );
        },
      ],
      [
        new RegExp(
          `^(.+) borders the hidden country\\. Try a neighbour to the (${WAYS.join('|')})\\.`,
        ),
        ({ answer, guesses }, [name, way]) => {
          const guess = guesses.at(-1)!;
          const point = WAYS.indexOf(way!);
          return wrongIf(
            [codeOf(name!) !== guess, 'was another guess'],
            [!bordersOf(answer).includes(guess), 'is no neighbour'],
            [!this.#isThatWay(guess, answer, point), 'is another way'],
          );
        },
      ],

      [
        /^Find the hidden country in six guesses\. It’s east of Brazil and west of India\. Guess one between them\./,
        ({ answer }) =>
          wrongIf([
            !this.#isThatWay('BR', answer, 2) || !this.#isThatWay('IN', answer, 6),
            'lies elsewhere',
          ]),
      ],
      [
        /^It was (.+), east of Brazil and west of India\./,
        ({ answer }, [name]) =>
          wrongIf(
            [codeOf(name!) !== answer, 'is another country'],
            [
              !this.#isThatWay('BR', answer, 2) || !this.#isThatWay('IN', answer, 6),
              'lies elsewhere',
            ],
          ),
      ],
      [
        /^Found! It’s (.+)\./,
        ({ answer, guesses }, [name]) =>
          wrongIf([codeOf(name!) !== answer || guesses.at(-1) !== answer, 'is not found']),
      ],
    ];
  }

  #hintForms(): Form[] {
    const ready =
      (at: number): Check =>
      ({ guesses, revealed }) =>
        wrongIf(
          [revealed !== at, 'is another hint'],
          [guesses.length < HINTS[at]![1], 'comes too early'],
        );
    return [
      [new RegExp(`^Next hint: ${NEXT}\\.`), nextIsWrong],
      [
        /^You’ve seen all four hints\./,
        ({ revealed }) => wrongIf([revealed !== HINTS.length, 'is not over']),
      ],
      [
        /^Continent: ([^.]+)\./,
        ({ answer }, [continent]) => this.#continentIsWrong(answer, continent!),
      ],
      [/^Outline: shown\./, ({ revealed }) => wrongIf([revealed < 2, 'is not shown'])],
      [
        /^First letter: (.)\./,
        ({ answer }, [letter]) =>
          wrongIf([letter !== initialOf(nameOf(answer)), 'begins otherwise']),
      ],
      [
        /^Capital or flag: (.)…\./,
        ({ answer }, [letter]) => {
          const { capital } = COUNTRIES[CODES.indexOf(answer)]!;
          return wrongIf(
            [capital === null || !isCapital(answer, capital), 'is another capital'],
            [letter !== initialOf(capital ?? ''), 'begins otherwise'],
            // The flag stands in where the letter would say nothing new.
            [letter === initialOf(nameOf(answer)), 'says nothing new'],
          );
        },
      ],
      [
        /^Capital or flag: ([^.…]+)\./,
        ({ answer }, [words]) => {
          const { capital, name } = COUNTRIES[CODES.indexOf(answer)]!;
          const isNew = capital !== null && initialOf(capital) !== initialOf(name);
          return isNew ? 'hides the capital' : flagIsWrong(answer, words!);
        },
      ],
      [
        /^After two guesses you can see the continent, as the United Nations defines it\./,
        ready(0),
      ],
      [
        /^Two guesses’ distances often fit two places on the map\. The continent can tell you which one is right\./,
        isTrue,
      ],
      [
        /^After three guesses you can see the outline of the country, with north at the top\./,
        ready(1),
      ],
      [
        /^Compare it with the countries at about the right distance\. All outlines are drawn the same size, so size tells you nothing\./,
        isTrue,
      ],
      [/^After four guesses you can see the first letter of the name\./, ready(2)],
      [
        /^Few countries near the right distance start with the same letter, so the letter often leaves only one\./,
        () => wrongIf([this.#loneLetters() < 0.5, 'is seldom so']),
      ],
      [
        /^With one guess left you can see the capital’s first letter, or what is on the flag\./,
        (told, said) =>
          ready(3)(told, said) ??
          wrongIf([told.guesses.length !== MOST_GUESSES - 1, 'miscounts the guesses']),
      ],
      // That it stands in just there is checked where the flag is told.
      [/^You see the flag if the capital’s letter would tell you nothing new\./, isTrue],
    ];
  }

  /** How often the first letter leaves one country of those within a tenth of four guesses' distances. */
  #loneLetters = once(() => {
    const answers = CODES.filter((_, i) => i % 8 === 0);
    const lone = answers.filter((answer, i) => {
      const guesses = [5, 42, 79, 116].map((at) => CODES[(i * 37 + at) % CODES.length]!);
      const alike = CODES.filter(
        (code) =>
          initialOf(nameOf(code)) === initialOf(nameOf(answer)) &&
          guesses.every((guess) => {
            const far = this.#world.km(guess, answer);
            return Math.abs(this.#world.km(guess, code) - far) <= far / 10;
          }),
      );
      return alike.length === 1;
    });
    return lone.length / answers.length;
  });

  #continentIsWrong(answer: string, continent: string): string | null {
    return wrongIf([continentOf(answer) !== continent, 'is another continent']);
  }

  #factForms(): Form[] {
    return [
      [
        /^It is the (?:(\w+) )?(largest|smallest) of the (\d+) countries\./,
        ({ answer }, [ordinal = 'first', end, count]) => {
          const [own, rank] = [areaOf(answer), ORDINALS.indexOf(ordinal) + 1];
          const more = (area: number) => (end === 'largest' ? area > own : area < own);
          const others = CODES.filter((code) => code !== answer).map(areaOf);
          // Sources differ by some percent; those who are clearly ahead are.
          const isNear = (area: number) => Math.abs(area / own - 1) < 0.05;
          const ahead = others.filter((area) => more(area) && !isNear(area)).length;
          return wrongIf(
            [Number(count) !== CODES.length, 'miscounts the countries'],
            [rank <= ahead || rank > ahead + 1 + others.filter(isNear).length, 'has another rank'],
          );
        },
      ],
      [
        /^It has (\d+) neighbours\. No country has more\./,
        ({ answer }, [count]) =>
          wrongIf(
            [bordersOf(answer).length !== Number(count), 'miscounts'],
            [CODES.some((code) => bordersOf(code).length > Number(count)), 'some have more'],
          ),
      ],
      [
        /^It has (\d+) neighbours\. Only (.+) (has|have) more\./,
        ({ answer }, [count, names, verb]) => {
          const named = listOf(names!).map(codeOf);
          const more = CODES.filter((code) => bordersOf(code).length > Number(count));
          return wrongIf(
            [bordersOf(answer).length !== Number(count), 'miscounts'],
            [!sameSet(named, more), 'others have more'],
            [(verb === 'has') !== (named.length === 1), 'counts one as many'],
          );
        },
      ],
      [
        /^The equator runs through it\./,
        // It crosses the islet of Rolas, which the outlines leave out.
        ({ answer }) =>
          wrongIf([answer !== 'ST' && !this.#world.isOnEquator(answer), 'lies elsewhere']),
      ],
      [
        /^(Not counting dependent territories and overseas France, t|T)he nearest country across the sea is (.+?)(?: \(([^)]+)\))?\./,
        ({ answer }, [apart, name, island]) => {
          const nearest = codeOf(name!);
          if (nearest === undefined) return 'names nobody';
          const [at, lat, lon] = ISLANDS[island ?? ''] ?? [nearest, 0, 0];
          const km =
            island === undefined
              ? this.#world.km(answer, nearest)
              : this.#world.kmToPoint(answer, [lat, lon]);
          const others = this.#around(answer).filter((code) => code !== nearest);
          const slack = slackOf(km) + (ISLET_NEIGHBOURS.has(`${answer} ${nearest}`) ? km : 0);
          const isNearer = (code: string) => this.#world.km(answer, code) + slack < km;
          // Guantánamo and the British bases lie on Cuba and Cyprus, not across the sea.
          const isOnLand = ['CU', 'CY'].includes(answer);
          return wrongIf(
            [bordersOf(answer).length > 0, 'has a land border'],
            [
              island !== undefined && (ISLANDS[island] === undefined || at !== nearest),
              'is not its',
            ],
            [others.some(isNearer), 'another is nearer'],
            [
              apart === 'T' && !isOnLand && this.#world.kmToOthers(answer) + slackOf(km) < km,
              'a dependent land is nearer',
            ],
          );
        },
      ],
      [
        /^It is about as large as ([^.]+)\./,
        ({ answer }, [name]) => {
          const other = codeOf(name!);
          if (other === undefined || other === answer) return 'names nobody';
          return wrongIf([
            Math.abs(areaOf(answer) / areaOf(other) - 1) > 0.1,
            'is of another size',
          ]);
        },
      ],
      [
        /^It covers (?:about ([\d,.]+)|(less than) 1) (km²|square miles?)( including Svalbard)?\./,
        ({ answer }, [size, less, unit, svalbard]) => {
          const area = areaOf(answer) / (unit === 'km²' ? 1 : KM_PER_MILE ** 2);
          const off = less ? 0 : Math.abs(number(size!) / area - 1);
          // Below ten there is one digit to tell.
          const most = less === undefined && number(size!) < 10 ? 0.5 / number(size!) + 0.05 : 0.11;
          return wrongIf(
            [(less !== undefined) !== area < 1, 'is of another size'],
            [off > most, 'is of another size'],
            [(svalbard !== undefined) !== (answer === 'NO'), 'counts other islands'],
          );
        },
      ],
      [
        /^It has no land border\./,
        ({ answer }) => wrongIf([bordersOf(answer).length > 0, 'has one']),
      ],
      [
        /^(?:Its only neighbour is|It borders) ([^.]+)\./,
        ({ answer }, [names]) =>
          wrongIf([
            !sameSet(listOf(names!).map(codeOf), bordersOf(answer)),
            'has other neighbours',
          ]),
      ],
      [
        /^The United Nations counts it as part of ([^.]+)\./,
        ({ answer }, [continent]) => this.#continentIsWrong(answer, continent!),
      ],
      [
        /^The country was (.+), of the capital (.+), in (.+)$/,
        ({ answer }, [name, capital, continent]) =>
          codeOf(name!) !== answer || !isCapital(answer, capital!)
            ? 'has another capital'
            : this.#continentIsWrong(answer, continent!),
      ],
    ];
  }

  /** The errors in what the game says, read to the end; empty if it is true. */
  complaints(told: Told, text: string): string[] {
    const said: string[] = [];
    for (let rest = text; rest !== ''; ) {
      const found = this.#forms.flatMap(([form, check]) => {
        const match = form.exec(rest);
        return match ? [{ match, wrong: check(told, match.slice(1)) }] : [];
      })[0];
      if (!found) return [...said, `says what nobody checks: ${rest}`];
      if (found.wrong !== null) said.push(`${found.wrong}: ${found.match[0]} (${told.answer})`);
      rest = rest.slice(found.match[0].length).trimStart();
    }
    return said;
  }
}

/**
 * Countries that are nearest by islets which even the full outlines lack: the Hawar islands lie 2 km
 * off Qatar, Tafahi some 260 km from Savai'i, Rotuma some 320 km from Niulakita.
 */
const ISLET_NEIGHBOURS = new Set(['BH QA', 'TO WS', 'TV FJ']);

/** Sentences about a typed name that is no country. */
const LAND_FORMS: readonly Form[] = [
  [
    /^(.+) (?:is|are) the capital of (.+): guess that country\./,
    (_, [capital, name]) => {
      const code = codeOf(name!);
      return wrongIf([code === undefined || !isCapital(code, capital!), 'is another capital']);
    },
  ],
  [
    /^(.+) (is|are) part of (.+): guess that country\./,
    (_, [land, , name]) =>
      wrongIf(
        [codeOf(name!) === undefined, 'names nobody'],
        [calledAlso(land!.replace(/^The /, '')).length > 0, 'is a country'],
      ),
  ],
  [
    /^(.+) (is|are)n’t one of the (\d+) countries\./,
    (_, [land, , count]) =>
      wrongIf(
        [Number(count) !== CODES.length, 'miscounts'],
        [calledAlso(land!.replace(/^The /, '')).length > 0, 'is a country'],
      ),
  ],
];
