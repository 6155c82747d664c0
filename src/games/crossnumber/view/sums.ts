/**
 * Works out a line of arithmetic: whole numbers and decimals, + − × ÷ ^, brackets, and the signs of
 * keyboards for them. By recursive descent; ^ binds tightest and from the right, as in school.
 */
import { fail, ok, type Result } from '../../../lib/result.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '*': '×',
  x: '×',
  X: '×',
  '/': '÷',
  '-': '−',
  ':': '÷',
};

/** Longer lines and deeper brackets nobody writes. */
const LONGEST = 80;

function tokensOf(line: string): string[] | null {
  const tokens = line.match(/\d+(?:\.\d+)?|\S/g) ?? [];
  const known = tokens.map((token) => SIGNS[token] ?? token);
  return known.every((token) => /^(\d|[+−×÷^()])/.test(token)) ? known : null;
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
    if (token === undefined || !/^\d/.test(token)) return null;
    this.#at++;
    return Number(token);
  }
}

/** The value of a line, rounded to nine places, or a sentence on what is wrong with it. */
export function workOut(line: string): Result<number> {
  if (line.trim() === '') return fail('empty', 'Write something to work out, like 17 × 23.');
  if (line.length > LONGEST) return fail('long', 'That is too long to work out here.');
  const tokens = tokensOf(line);
  if (!tokens) return fail('signs', 'Only numbers, + − × ÷ ^ and brackets can be worked out.');
  const reader = new Reader(tokens);
  const value = reader.sum();
  if (value === null || reader.next !== undefined) {
    return fail('unfinished', 'Something is missing in this line.');
  }
  if (Number.isNaN(value) || !Number.isFinite(value)) {
    return fail('infinite', 'This has no value, or one that is too large.');
  }
  const rounded = Math.round(value * 1e9) / 1e9;
  return ok(Number.isFinite(rounded) ? rounded + 0 : value);
}
