/**
 * Reads Crossnumber's clues from their printed sentences, by a grammar and definitions of its own: for
 * players who hear the clues, and for tests that must not trust the game's meaning of them.
 */
import { factIn } from './calendarFacts.ts';
import * as N from './plainNumbers.ts';

/** Looks up the number in an entry by its name, "4 down". */
export type Look = (entry: string) => number;

/** A part of a clue: a test of its number, given the numbers in the entries it mentions. */
export interface Statement {
  readonly mentions: readonly string[];
  holds(value: number, look: Look): boolean;
  /** The number itself, for a statement that works it out. */
  readonly given?: (look: Look) => number;
}

/** The entry with the clue, and what the sentence does not say itself. */
export interface Setting {
  readonly own: string;
  /** The lengths of all entries by name. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly puzzle?: number;
}

interface Value {
  readonly mentions: readonly string[];
  of(look: Look): number;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function small(word: string): number | null {
  const at = WORDS.indexOf(word);
  if (at > 0) return at;
  return /^\d+$/.test(word) ? Number(word) : null;
}

/** The factor in "twice …" or "three times …" with the rest; null for other words. */
function times(text: string): readonly [number, string] | null {
  if (text.startsWith('twice ')) return [2, text.slice('twice '.length)];
  const [, word = '', rest = ''] = /^(\S+) times (.+)$/.exec(text) ?? [];
  const factor = small(word);
  return factor === null ? null : [factor, rest];
}

const whole = (value: number) => (Number.isInteger(value) ? value : Number.NaN);

/** Calculations of one number, by what stands in front of it. */
const OF_ONE: readonly (readonly [RegExp, (value: number) => number])[] = [
  [/^half of (.+)$/, (a) => whole(a / 2)],
  [/^the square of (.+)$/, (a) => a * a],
  [/^the cube of (.+)$/, (a) => a * a * a],
  [
    /^the reverse of (.+)$/,
    (a) => (a % 10 === 0 ? Number.NaN : N.numberFrom(N.digits(a).reverse())),
  ],
  [/^the digit sum of (.+)$/, N.sumOfDigits],
  [/^the product of the digits of (.+)$/, N.productOfDigits],
  [/^the next prime after (.+)$/, (a) => N.nextAfter(a, N.isPrime)],
  [/^the next square after (.+)$/, (a) => N.nextAfter(a, N.isSquare)],
];

/** Calculations of two numbers; each "and" in the sentence may be the one between them. */
const OF_TWO: readonly (readonly [string, string, (a: number, b: number) => number])[] = [
  ['the sum of ', ' and ', (a, b) => a + b],
  ['the difference between ', ' and ', (a, b) => Math.abs(a - b)],
  ['the product of ', ' and ', (a, b) => a * b],
  ['the number halfway between ', ' and ', (a, b) => whole((a + b) / 2)],
  ['', ' divided by ', (a, b) => whole(a / b)],
];

/** The ways to part a text in two around a word. */
function* splits(text: string, around: string): Generator<readonly [string, string]> {
  for (let at = text.indexOf(around); at >= 0; at = text.indexOf(around, at + 1)) {
    yield [text.slice(0, at), text.slice(at + around.length)];
  }
}

const ENTRY = /^\d+ (?:across|down)$/;

class Grammar {
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The value that a phrase names; null if it names none. */
  value(text: string): Value | null {
    if (text === '') return null;
    if (ENTRY.test(text)) {
      return this.#setting.lengths.has(text)
        ? { mentions: [text], of: (look) => look(text) }
        : null;
    }
    const fixed = this.#fixed(text);
    if (fixed !== null) return { mentions: [], of: () => fixed };
    for (const [form, make] of OF_ONE) {
      const inner = this.value(form.exec(text)?.[1] ?? '');
      if (inner) return { ...inner, of: (look) => make(inner.of(look)) };
    }
    const scaled = times(text);
    const scaledOf = scaled && this.value(scaled[1]);
    if (scaledOf) return { ...scaledOf, of: (look) => scaled[0] * scaledOf.of(look) };
    const [, word = '', way = '', rest = ''] = /^(\S+) (more|less) than (.+)$/.exec(text) ?? [];
    const by = small(word);
    const from = by === null ? null : this.value(rest);
    if (from) return { ...from, of: (look) => from.of(look) + (way === 'more' ? by! : -by!) };
    for (const [before, between, make] of OF_TWO) {
      if (!text.startsWith(before)) continue;
      for (const [left, right] of splits(text.slice(before.length), between)) {
        const [a, b] = [this.value(left), this.value(right)];
        if (!a || !b) continue;
        return {
          mentions: [...new Set([...a.mentions, ...b.mentions])],
          of: (look) => make(a.of(look), b.of(look)),
        };
      }
    }
    return null;
  }

  #fixed(text: string): number | null {
    if (/^\d{1,3}(,?\d{3})*$/.test(text)) return Number(text.replaceAll(',', ''));
    if (text === 'the number of this puzzle') return this.#setting.puzzle ?? null;
    return factIn(text);
  }

  /** The meaning of a noun with its article: "a prime", "a multiple of 7"; null for other words. */
  noun(text: string): readonly Statement[] | null {
    if (text === '') return null;
    const plain = N.NOUNS[text];
    if (plain) return [{ mentions: [], holds: plain }];
    const clause = /^a number (.+)$/.exec(text)?.[1];
    if (clause) return this.#clause(clause);
    return (
      this.#ofValue(/^a multiple of (.+)$/, text, (value, of) => value % of === 0) ??
      this.#ofValue(/^a factor of (.+)$/, text, (value, of) => of % value === 0) ??
      this.#ofValue(/^a power of (\d+)$/, text, N.isPower) ??
      this.#ofValue(
        /^an anagram of (.+), but not the same number$/,
        text,
        (value, of) => value !== of && N.sorted(value) === N.sorted(of),
      ) ??
      this.#scaled(text) ??
      this.#overGrid(text) ??
      this.#exact(text)
    );
  }

  #exact(text: string): readonly Statement[] | null {
    const value = this.value(text);
    if (!value) return null;
    const { mentions, of } = value;
    return [{ mentions, holds: (own, look) => own === of(look), given: of }];
  }

  #ofValue(
    form: RegExp,
    text: string,
    holds: (value: number, of: number) => boolean,
  ): readonly Statement[] | null {
    const found = form.exec(text)?.[1];
    const value = found === undefined ? null : this.value(found);
    if (!value) return null;
    const { mentions, of } = value;
    return [{ mentions, holds: (own, look) => holds(own, of(look)) }];
  }

  /** "Three more than a prime", "twice a square", "half of a cube". */
  #scaled(text: string): readonly Statement[] | null {
    const of = (noun: string, back: (value: number) => number): readonly Statement[] | null => {
      const [inner, ...more] = this.noun(noun) ?? [];
      if (!inner || more.length > 0 || inner.given) return null;
      return [
        {
          mentions: inner.mentions,
          holds: (value, look) => {
            const other = back(value);
            return Number.isInteger(other) && other > 0 && inner.holds(other, look);
          },
        },
      ];
    };
    const [, word = '', way = '', rest = ''] = /^(\S+) (more|less) than (.+)$/.exec(text) ?? [];
    const by = small(word);
    if (by !== null) return of(rest, (value) => (way === 'more' ? value - by : value + by));
    const half = /^half of (.+)$/.exec(text)?.[1];
    if (half) return of(half, (value) => 2 * value);
    const scaled = times(text);
    return scaled && of(scaled[1], (value) => value / scaled[0]);
  }

  #overGrid(text: string): readonly Statement[] | null {
    const { own, lengths } = this.#setting;
    const others = [...lengths.keys()].filter((name) => name !== own);
    const most = /^the (largest|smallest) entry of its length in the grid$/.exec(text)?.[1];
    if (most) {
      return others
        .filter((name) => lengths.get(name) === lengths.get(own))
        .map((name) => ({
          mentions: [name],
          holds: (value, look) => (most === 'largest' ? value > look(name) : value < look(name)),
        }));
    }
    const kind = /^the only (.+) in the grid$/.exec(text)?.[1];
    const test = kind && ['a', 'an', 'the'].map((one) => N.NOUNS[`${one} ${kind}`]).find(Boolean);
    if (!test) return null;
    return [
      { mentions: [], holds: test },
      ...others.map(
        (name): Statement => ({
          mentions: [name],
          holds: (_, look) => !test(look(name)),
        }),
      ),
    ];
  }

  /** The meaning of a clause after a noun: "whose digits are all odd"; null for other words. */
  #clause(text: string): readonly Statement[] | null {
    const plain = N.CLAUSES[text];
    if (plain) return [{ mentions: [], holds: plain }];
    const also = /^that is (?:also )?(.+)$/.exec(text)?.[1];
    const [, low = '', high = ''] =
      /^(?:that is )?greater than (.+) and less than (.+)$/.exec(text) ?? [];
    const [above, below] = [this.value(low), this.value(high)];
    if (above && below) {
      return [
        {
          mentions: [...new Set([...above.mentions, ...below.mentions])],
          holds: (value, look) => above.of(look) < value && value < below.of(look),
        },
      ];
    }
    const [, count = ''] = /^with exactly (\S+) different prime factors$/.exec(text) ?? [];
    if (count) {
      return [{ mentions: [], holds: (value) => N.primesIn(value).size === small(count) }];
    }
    const [, rest, by] = /^with remainder (\d+) when divided by (\d+)$/.exec(text) ?? [];
    if (by) return [{ mentions: [], holds: (value) => value % Number(by) === Number(rest) }];
    return (
      (also ? this.noun(also) : null) ??
      this.#ofValue(
        /^whose digits add up to (.+)$/,
        text,
        (value, sum) => N.sumOfDigits(value) === sum,
      ) ??
      this.#ofValue(
        /^with the same digit sum as (.+)$/,
        text,
        (value, other) => N.sumOfDigits(value) === N.sumOfDigits(other),
      ) ??
      this.#ofValue(
        /^whose digits multiply to (.+)$/,
        text,
        (value, product) => N.productOfDigits(value) === product,
      ) ??
      this.#ofValue(
        /^that shares no digit with (.+), neither repeating a digit$/,
        text,
        (value, other) => {
          const all = [...N.digits(value), ...N.digits(other)];
          return new Set(all).size === all.length;
        },
      ) ??
      this.#ofValue(/^that has every digit of (.+)$/, text, (value, other) =>
        N.digits(other).every((digit) => N.digits(value).includes(digit)),
      ) ??
      this.#together(/^that, added to (.+), gives (.+)$/, text, (value, other) => value + other) ??
      this.#together(
        /^that, multiplied by (.+), gives (.+)$/,
        text,
        (value, other) => value * other,
      ) ??
      this.#together(/^that differs from (.+) by (.+)$/, text, (value, other) =>
        Math.abs(value - other),
      ) ??
      this.#together(
        /^that makes (?<noun>.+) when (?<other>.+) is written after it$/,
        text,
        (value, other) => Number(`${value}${other}`),
      )
    );
  }

  /** A property of what the number and an entry's make together. */
  #together(
    form: RegExp,
    text: string,
    combine: (value: number, other: number) => number,
  ): readonly Statement[] | null {
    const found = form.exec(text);
    const other = this.value(found?.groups?.other ?? found?.[1] ?? '');
    const [inner, ...more] = this.noun(found?.groups?.noun ?? found?.[2] ?? '') ?? [];
    if (!other || !inner || more.length > 0) return null;
    return [
      {
        mentions: [...new Set([...other.mentions, ...inner.mentions])],
        holds: (value, look) => inner.holds(combine(value, other.of(look)), look),
      },
    ];
  }

  clue(text: string): readonly Statement[] | null {
    const single = this.noun(text);
    if (single) return single;
    // "A prime whose digits …", "a number whose digits … and whose digits …".
    for (const [noun, clause] of splits(text, ' ')) {
      const second = this.#clause(clause.replace(/^and /, ''));
      const first = second && this.noun(noun);
      if (first) return [...first, ...second];
    }
    return null;
  }
}

/** The statements in the sentence of a clue. */
export function statementsOf(sentence: string, setting: Setting): readonly Statement[] {
  const found = new Grammar(setting).clue(sentence.charAt(0).toLowerCase() + sentence.slice(1));
  if (!found) throw new Error(`“${sentence}” cannot be read.`);
  return found;
}
