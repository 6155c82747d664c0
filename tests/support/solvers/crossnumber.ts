/** Solves Crossnumber by trial from its clues' sentences, without any of the game's code. */
import { type Statement, statementsOf } from '../crossnumberGrammar.ts';

/** An entry as it is heard. */
export interface PrintedEntry {
  readonly name: string;
  /** Its squares, by any numbers that are the same for crossing entries. */
  readonly squares: readonly number[];
  /** The clue's sentence; null for none. */
  readonly clue: string | null;
}

/** The most combinations of numbers that are tried for a statement at once. */
const MOST = 20_000;

type Lists = Map<string, readonly number[]>;

class Grid {
  readonly #entries: readonly PrintedEntry[];
  readonly #says = new Map<string, readonly Statement[]>();

  constructor(entries: readonly PrintedEntry[], puzzle: number) {
    this.#entries = entries;
    const lengths = new Map(entries.map(({ name, squares }) => [name, squares.length]));
    for (const { name, clue } of entries) {
      const setting = { own: name, lengths, puzzle };
      this.#says.set(name, clue === null ? [] : statementsOf(clue, setting));
    }
  }

  /** By entry: the numbers that fit what its clue says of it alone; null while all would fit. */
  start(): Map<string, readonly number[] | null> {
    return new Map(
      this.#entries.map(({ name, squares }) => {
        const alone = this.#says.get(name)!.filter(({ mentions }) => mentions.length === 0);
        if (alone.length === 0) return [name, null];
        const given = alone.find((one) => one.given)?.given?.(() => Number.NaN);
        const low = 10 ** (squares.length - 1);
        const all =
          given === undefined ? Array.from({ length: 9 * low }, (_, i) => low + i) : [given];
        return [name, all.filter((value) => alone.every(({ holds }) => holds(value, () => 0)))];
      }),
    );
  }

  /** Drops numbers that do not fit the crossings or a statement. @returns whether all have some. */
  #eliminate(lists: Map<string, readonly number[] | null>): boolean {
    const masks = new Map<number, number>();
    for (;;) {
      let isMoving = false;
      const keep = (name: string, kept: readonly number[]) => {
        if (kept.length === lists.get(name)?.length) return;
        lists.set(name, kept);
        isMoving = true;
      };
      for (const { name, squares } of this.#entries) {
        const maskOf = (place: number) =>
          (masks.get(squares[place]!) ?? 1023) & (place === 0 ? 1022 : 1023);
        let list = lists.get(name) ?? null;
        if (list === null) {
          const ways = squares.reduce((count, _, place) => count * bits(maskOf(place)), 1);
          if (ways > MOST) {
            for (const [place, square] of squares.entries()) masks.set(square, maskOf(place));
            continue;
          }
          list = squares.reduce<number[]>(
            (begun, _, place) =>
              begun.flatMap((value) =>
                [...Array(10).keys()].flatMap((digit) =>
                  (maskOf(place) >> digit) & 1 ? [10 * value + digit] : [],
                ),
              ),
            [0],
          );
          isMoving = true;
        }
        const kept = list.filter((value) =>
          [...String(value)].every((digit, place) => (maskOf(place) >> Number(digit)) & 1),
        );
        keep(name, kept);
        for (const [place, square] of squares.entries()) {
          const left = kept.reduce((mask, value) => mask | (1 << Number(String(value)[place])), 0);
          if (left !== masks.get(square)) isMoving = true;
          masks.set(square, left);
        }
        if (kept.length === 0) return false;
      }
      for (const { name } of this.#entries) {
        for (const statement of this.#says.get(name)!) {
          if (statement.mentions.length > 0 && !this.#relate(name, statement, lists, keep)) {
            return false;
          }
        }
      }
      if (!isMoving) return true;
    }
  }

  /** Keeps the numbers that make a statement true with some numbers of the entries it mentions. */
  #relate(
    name: string,
    { mentions, holds, given }: Statement,
    lists: ReadonlyMap<string, readonly number[] | null>,
    keep: (name: string, kept: readonly number[]) => void,
  ): boolean {
    const own = lists.get(name) ?? null;
    const others = mentions.map((other) => lists.get(other) ?? null);
    if (others.includes(null) || (own === null && !given)) return true;
    const ways = others.reduce((count, list) => count * list!.length, given ? 1 : own!.length);
    if (ways > MOST) return true;
    const length = this.#entries.find((entry) => entry.name === name)!.squares.length;
    const kept = new Map([name, ...mentions].map((one) => [one, new Set<number>()]));
    const ownSet = own && new Set(own);
    const chosen = new Map<string, number>();
    const look = (entry: string) => chosen.get(entry)!;
    const choose = (at: number): void => {
      if (at < mentions.length) {
        for (const value of others[at]!) {
          chosen.set(mentions[at]!, value);
          choose(at + 1);
        }
        return;
      }
      for (const value of given ? [given(look)] : own!) {
        const isOwn = ownSet ? ownSet.has(value) : String(value).length === length;
        if (!isOwn || !holds(value, look)) continue;
        kept.get(name)!.add(value);
        for (const [entry, one] of chosen) kept.get(entry)!.add(one);
      }
    };
    choose(0);
    for (const [entry, values] of kept) {
      if (values.size === 0) return false;
      keep(
        entry,
        [...values].sort((a, b) => a - b),
      );
    }
    return true;
  }

  /** Adds solutions to a list until it has two. */
  run(lists: Map<string, readonly number[] | null>, found: Lists[]): void {
    if (!this.#eliminate(lists)) return;
    const open = [...lists].filter(([, list]) => list?.length !== 1);
    const [next] = open
      .filter(([, list]) => list !== null)
      .sort(([, a], [, b]) => a!.length - b!.length);
    if (open.length === 0) found.push(lists as Lists);
    else if (!next) throw new Error('The clues leave too much open.');
    else {
      for (const value of next[1]!) {
        if (found.length > 1) return;
        this.run(new Map([...lists, [next[0], [value]]]), found);
      }
    }
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The number in each entry; an error if the clues leave none, or several.
 * @param puzzle the number of the puzzle, of which a clue may speak.
 */
export function solveClues(
  entries: readonly PrintedEntry[],
  puzzle: number,
): ReadonlyMap<string, number> {
  const grid = new Grid(entries, puzzle);
  const found: Lists[] = [];
  grid.run(grid.start(), found);
  const [only, another] = found;
  if (!only || another) throw new Error('The clues do not leave one number for each entry.');
  return new Map([...only].map(([name, [value]]) => [name, value!]));
}
