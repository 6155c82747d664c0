/**
 * Evaluates a line of arithmetic: whole numbers and decimals, + − × ÷ ^, brackets, and common
 * variants. A recursive descent parser; ^ binds tightest and is right-associative.
 */
import { plainDigits } from '../../../lib/digits.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';

/** The signs of arithmetic, each with the characters that may be typed for it. */
const SIGNS = [
  ['×', /[*xX∗⋅·•✕✖]/g],
  ['÷', /[/:∕⁄]/g],
  ['−', /[-‐‑‒–—﹣－]/g],
  ['+', /＋/g],
  ['(', /[[{（]/g],
  [')', /[\]}）]/g],
] as const;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Rewrites superscripts as powers: 7² is 7^2. */
function powersWritten(line: string): string {
  return line.replace(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, minus: string, raised: string) => {
    const digits = [...raised].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
    return `^${minus && '−'}${digits}`;
  });
}

/** A number with optional thousands separators, each followed by three digits. */
const NUMBER = /\d(?:[\d.,]|[\s'’_](?=\d{3}(?!\d)))*/g;
const BY_SPACES = /^\d{1,3}(?:[\s'’_]\d{3})+(?:[.,]\d+)?$/;
const BY_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const SURELY_BY_COMMAS = /^\d{1,3}(?:,\d{3})+(?:,\d{3}|\.\d+)$/;
const BY_POINTS = /^\d{1,3}(?:\.\d{3})+(?:\.\d{3}|,\d+)$/;

/**
 * Normalises numbers to a decimal point without thousands separators. A comma is a decimal point,
 * unless a further comma or a later point proves it a separator: "1,000,000", "1,000.5".
 */
function pointsWritten(line: string): string {
  const areMarks = (line.match(NUMBER) ?? []).some((number) => SURELY_BY_COMMAS.test(number));
  return line.replace(NUMBER, (written) => {
    const number = BY_SPACES.test(written) ? written.replace(/[\s'’_]/g, '') : written;
    if (areMarks && BY_COMMAS.test(number)) return number.replaceAll(',', '');
    if (BY_POINTS.test(number)) return number.replaceAll('.', '').replace(',', '.');
    return areMarks ? number : number.replace(/^(\d+),(\d+)$/, '$1.$2');
  });
}

/** The typed line with canonical signs, powers and decimal points. */
function plain(line: string): string {
  const ended = plainDigits(line).replace(/^\s*=|=\s*$/g, '');
  const signed = SIGNS.reduce((text, [sign, like]) => text.replace(like, sign), ended);
  return pointsWritten(powersWritten(signed.replace(/××/g, '^')));
}

/** The longest line in characters; it also bounds the depth of recursion. */
const LONGEST = 80;

function tokensOf(line: string): string[] | null {
  const tokens = plain(line).match(/\d+(?:\.\d+)?|\.\d+|\S/g) ?? [];
  return tokens.every((token) => /^(\d|\.\d|[+−×÷^()])/.test(token)) ? tokens : null;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get next(): string | undefined {
    return this.#tokens[this.#at];
  }

  take(token: string): boolean {
    if (this.next !== token) return false;
    this.#at++;
    return true;
  }

  sum(): number | null {
    let value = this.product();
    while (value !== null && (this.next === '+' || this.next === '−')) {
      const sign = this.take('+') || !this.take('−') ? 1 : -1;
      const more = this.product();
      value = more === null ? null : value + sign * more;
    }
    return value;
  }

  product(): number | null {
    let value = this.signed();
    while (value !== null && (this.next === '×' || this.next === '÷')) {
      const divides = !this.take('×') && this.take('÷');
      const other = this.signed();
      if (other === null) return null;
      value = divides ? value / other : value * other;
    }
    return value;
  }

  signed(): number | null {
    if (!this.take('−')) return this.power();
    const value = this.signed();
    return value === null ? null : -value;
  }

  power(): number | null {
    const base = this.atom();
    if (base === null || !this.take('^')) return base;
    const exponent = this.signed();
    return exponent === null ? null : base ** exponent;
  }

  atom(): number | null {
    if (this.take('(')) {
      const value = this.sum();
      return value !== null && this.take(')') ? value : null;
    }
    const token = this.next;
    if (token === undefined || !/^[\d.]/.test(token)) return null;
    this.#at++;
    return Number(token);
  }
}

/**
 * The value of a typed line of arithmetic, rounded to nine decimal places, or a problem as a
 * sentence.
 */
export function workOut(line: string): Result<number> {
  if (line.trim() === '') return fail('empty', 'Type something to work out, such as 17 × 23.');
  if (line.length > LONGEST) return fail('long', 'That is too long to work out here.');
  const tokens = tokensOf(line);
  if (!tokens) return fail('signs', 'You can only use numbers, + − × ÷ ^ and brackets.');
  const reader = new Reader(tokens);
  const value = reader.sum();
  if (value === null || reader.next !== undefined) {
    return fail('unfinished', 'Something is missing.');
  }
  if (Number.isNaN(value) || !Number.isFinite(value)) {
    return fail('infinite', 'This has no value, or its value is too large.');
  }
  const rounded = Math.round(value * 1e9) / 1e9;
  return ok(Number.isFinite(rounded) ? rounded + 0 : value);
}
