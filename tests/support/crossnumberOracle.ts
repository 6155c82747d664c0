/**
 * Checks Crossnumber hints without the game's engine. For each step of a hint it enumerates the
 * numbers that fit the entries named as evidence, by their clues, the digits and pencil marks on
 * the board, and the eliminations of earlier steps.
 */
import type { Hint } from '../../src/games/contract/engine.ts';
import { type Entry, entryName, gridOf, numberAt } from '../../src/games/crossnumber/rules/grid.ts';
import {
  entriesIn,
  numberGiven,
  saidBy,
  testOf,
} from '../../src/games/crossnumber/rules/meaning.ts';
import { holds } from '../../src/games/crossnumber/rules/rules.ts';
import {
  type Board,
  EMPTY,
  type Focus,
  type Move,
  type RuledOut,
  type State,
} from '../../src/games/crossnumber/rules/types.ts';
import type { Json } from '../../src/lib/json.ts';

type BoardHint = Hint<Move, Json>;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const digitAt = (value: number, entry: Entry, cell: number) =>
  Number(`${value}`[entry.cells.indexOf(cell)]);

const sameNumbers = (a: Iterable<number>, b: Iterable<number>) =>
  String([...a].sort()) === String([...b].sort());

/** Bit mask of the digits that an entry's possible numbers have in a cell. */
function maskAt(numbers: ReadonlySet<number>, entry: Entry, cell: number): number {
  return [...numbers].reduce((mask, value) => mask | (1 << digitAt(value, entry, cell)), 0);
}

export class Oracle {
  readonly #board: Board;
  readonly #solution: readonly number[];
  readonly #own = new Map<string, readonly number[]>();

  constructor(board: Board, solution: readonly number[]) {
    this.#board = board;
    this.#solution = solution;
  }

  #entry(id: string): Entry {
    const { entries, indexOf } = gridOf(this.#board.rows);
    return entries[indexOf.get(id)!]!;
  }

  #said(id: string) {
    return Object.hasOwn(this.#board.clues, id) ? saidBy(this.#board.clues[id]!) : [];
  }

  /**
   * All numbers of the entry's length that fit those parts of its clue that name no other entries.
   */
  #ownOf(id: string): readonly number[] {
    let found = this.#own.get(id);
    if (!found) {
      const tests = this.#said(id)
        .filter((part) => entriesIn(part).length === 0)
        .map((part) => testOf(part, () => Number.NaN));
      const { length } = this.#entry(id).cells;
      const numbers: number[] = [];
      for (let value = 10 ** (length - 1); value < 10 ** length; value++) {
        if (tests.every((test) => test(value))) numbers.push(value);
      }
      found = numbers;
      this.#own.set(id, found);
    }
    return found;
  }

  /** The errors in a hint; empty if it is correct. */
  complaints(state: State, hint: BoardHint): string[] {
    return hint.mistake === null ? this.#ofLogic(state, hint) : this.#ofMistake(state, hint);
  }

  #ofMistake(state: State, { steps, move }: BoardHint): string[] {
    const said: string[] = [];
    const { cells, digits } = move as Extract<Move, { type: 'write' }>;
    const isWrong = (cell: number) =>
      state.digits[cell] !== EMPTY && state.digits[cell] !== this.#solution[cell];
    if (move.type !== 'write' || cells.length === 0) said.push('takes nothing out');
    else if (!cells.every(isWrong) || digits.some((digit) => digit !== EMPTY)) {
      said.push('takes out what is right');
    }
    const [{ text, evidence }] = steps as unknown as [{ text: string; evidence: Focus[] }];
    const ids = evidence.flatMap((place) => ('entry' in place ? [place.entry] : []));
    const [id] = ids;
    if (id === undefined) return [...said, 'names no entry'];
    const entry = this.#entry(id);
    const written = numberAt(state.digits, entry.cells);
    if (/begins with 0/.test(text)) {
      if (state.digits[entry.cells[0]!] !== 0) said.push('no 0 there');
    } else if (/ its clue/.test(text) && / is \d/.test(text)) {
      if (holds(this.#board, state, gridOf(this.#board.rows).indexOf.get(id)!) !== false) {
        said.push('the clue is not broken');
      }
      if (!text.startsWith(`${entryName(id)} is ${written}`)) said.push('another number is there');
    } else if (/^No number/.test(text)) {
      const fits = this.#ownOf(id).some((value) =>
        entry.cells.every(
          (cell) =>
            state.digits[cell] === EMPTY || state.digits[cell] === digitAt(value, entry, cell),
        ),
      );
      if (fits) said.push('a number fits');
    } else if (!/^No way of finishing/.test(text)) said.push('gives no reason');
    return said.map((complaint) => `${complaint}: ${text}`);
  }

  #ofLogic(state: State, { steps, move }: BoardHint): string[] {
    const said: string[] = [];
    const { cells, entries } = gridOf(this.#board.rows);
    if (cells.some((at) => state.digits[at] !== EMPTY && state.digits[at] !== this.#solution[at])) {
      said.push('overlooks a mistake');
    }
    const masks = new Map<number, number>(
      cells.map((cell) => {
        const digit = state.digits[cell]!;
        const marks = state.marks[cell]!;
        if (digit !== EMPTY) return [cell, 1 << digit];
        return [cell, (marks >> this.#solution[cell]!) & 1 ? marks : 1023];
      }),
    );
    for (const { cells: run } of entries) masks.set(run[0]!, masks.get(run[0]!)! & ~1);
    const only = new Map<string, ReadonlySet<number>>();

    for (const step of steps) {
      const evidence = step.evidence as unknown as Focus[];
      const ids = evidence.flatMap((place) => ('entry' in place ? [place.entry] : []));
      const left = this.#together(ids, masks, only);
      if (ids.some((id) => left.get(id)!.size === 0)) said.push(`rests on nothing: ${step.text}`);
      for (const out of step.rulesOut as unknown as RuledOut[]) {
        if ('entry' in out) continue;
        // Where two entries of the evidence cross, both entries restrict the digits of the cell.
        const stays = ids
          .filter((id) => this.#entry(id).cells.includes(out.cell))
          .reduce((mask, id) => mask & maskAt(left.get(id)!, this.#entry(id), out.cell), 1023);
        const isGone = (stays & masks.get(out.cell)! & out.digits) === 0;
        if (!isGone) said.push(`rules out too much of ${out.cell}: ${step.text}`);
        if ((masks.get(out.cell)! & out.digits) !== out.digits || out.digits === 0) {
          said.push(`rules out what is gone of ${out.cell}: ${step.text}`);
        }
        masks.set(out.cell, masks.get(out.cell)! & ~out.digits);
      }
      for (const [id, numbers] of left) {
        for (const value of numbers) {
          const { cells: run } = this.#entry(id);
          const fits = run.every(
            (cell) => (masks.get(cell)! >> digitAt(value, this.#entry(id), cell)) & 1,
          );
          if (!fits) numbers.delete(value);
        }
      }
      for (const out of step.rulesOut as unknown as RuledOut[]) {
        if ('cell' in out) continue;
        if (!sameNumbers(left.get(out.entry) ?? [], out.only)) {
          said.push(`leaves other numbers for ${out.entry}: ${step.text}`);
        }
        only.set(out.entry, new Set(out.only));
      }
      for (const wrong of this.#ofText(step.text, ids, left, masks)) {
        said.push(`${wrong}: ${step.text}`);
      }
    }

    if (move.type === 'write') {
      for (const [i, cell] of move.cells.entries()) {
        if (state.digits[cell] !== EMPTY) said.push(`writes over ${cell}`);
        if (masks.get(cell) !== 1 << move.digits[i]!) said.push(`guesses ${cell}`);
      }
    } else if (move.type === 'note') {
      for (const [i, cell] of move.cells.entries()) {
        if (masks.get(cell) !== move.marks[i]) said.push(`pencils in ${cell} what does not follow`);
      }
    } else said.push(`ends in ${move.type}`);
    return said;
  }

  /**
   * By entry, the numbers that remain for the entry when the clue of the first entry (`ids[0]`)
   * must hold with some remaining numbers of the other entries.
   */
  #together(
    ids: readonly string[],
    masks: ReadonlyMap<number, number>,
    only: ReadonlyMap<string, ReadonlySet<number>>,
  ): Map<string, Set<number>> {
    const lists = new Map(
      ids.map((id) => {
        const entry = this.#entry(id);
        const numbers = this.#ownOf(id).filter(
          (value) =>
            (only.get(id)?.has(value) ?? true) &&
            entry.cells.every((cell) => (masks.get(cell)! >> digitAt(value, entry, cell)) & 1),
        );
        return [id, numbers];
      }),
    );
    const [first, ...others] = ids;
    if (others.length === 0) {
      return new Map([...lists].map(([id, numbers]) => [id, new Set(numbers)]));
    }
    const kept = new Map(ids.map((id) => [id, new Set<number>()]));
    const values = new Map<string, number>();
    const look = (id: string) => values.get(id)!;
    const ties = this.#said(first!).filter((part) => entriesIn(part).length > 0);
    const tests = ties.map((part) => testOf(part, look));
    const given = ties.map((part) => numberGiven(part, look)).find((one) => one !== null);
    const own = new Set(lists.get(first!));
    const choose = (at: number): void => {
      const id = others[at];
      if (id !== undefined) {
        for (const value of lists.get(id)!) {
          values.set(id, value);
          choose(at + 1);
        }
        return;
      }
      for (const value of given ? [given()].filter((one) => own.has(one)) : own) {
        if (!tests.every((test) => test(value))) continue;
        kept.get(first!)!.add(value);
        for (const other of others) kept.get(other)!.add(values.get(other)!);
      }
    };
    choose(0);
    return kept;
  }

  /** The errors in a sentence of a hint: statements about numbers and digits that are wrong. */
  #ofText(
    text: string,
    ids: readonly string[],
    left: ReadonlyMap<string, ReadonlySet<number>>,
    masks: ReadonlyMap<number, number>,
  ): string[] {
    const said: string[] = [];
    // Remove quoted clues, which contain other numbers.
    const plain = text.replace(/“[^”]*”/g, '“…”');
    const listOf = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
    const idOf = (number: string, way: string) => `${number}${way[0]}`;
    const expectNumbers = (id: string | undefined, words: string) => {
      const numbers = left.get(id ?? '');
      if (!sameNumbers(numbers ?? [], listOf(words))) {
        said.push(`other numbers are left than ${words}`);
      }
    };
    const digitsOf = (place: string, id: string) => {
      const run = this.#entry(id).cells;
      const cell = place === 'last' ? run.at(-1)! : run[PLACES.indexOf(place)]!;
      return [...Array(10).keys()].filter((digit) => (masks.get(cell)! >> digit) & 1);
    };
    for (const [, words] of plain.matchAll(
      /\b[Oo]nly ((?:\d+(?:, | and )?)+) (?:fits?|goe?s?) /g,
    )) {
      expectNumbers(ids[0], words!);
    }
    const ENTRY = /(?<!digit of )\b(\d+) (across|down) can only be ((?:\d+(?:, | or )?)+)/g;
    for (const [, number, way, words] of plain.matchAll(ENTRY)) {
      expectNumbers(idOf(number!, way!), words!);
    }
    const DIGIT =
      /the (\w+) digit of (\d+) (across|down) (can only|cannot) be ((?:\d(?:, | or )?)+)/g;
    for (const [, place, number, way, can, words] of plain.matchAll(DIGIT)) {
      const digits = digitsOf(place!, idOf(number!, way!));
      const named = listOf(words!);
      const isSo =
        can === 'cannot'
          ? named.every((digit) => !digits.includes(digit))
          : String(digits) === String(named);
      if (!isSo) said.push(`other digits are left than ${words}`);
    }
    for (const [, value, number, way] of plain.matchAll(/(\d+) in (\d+) (across|down)/g)) {
      expectNumbers(idOf(number!, way!), value!);
    }
    const AS = /(\d) as (?:its|the) (\w+) digit(?: of (\d+) (across|down))?/g;
    for (const [, digit, place, number, way] of plain.matchAll(AS)) {
      const id = number ? idOf(number, way!) : ids[0]!;
      if (String(digitsOf(place!, id)) !== digit) said.push(`it is not ${digit}`);
    }
    for (const [, place, digit] of plain.matchAll(/its (\w+) digit is (\d)/g)) {
      if (String(digitsOf(place!, ids[0]!)) !== digit) said.push(`it is not ${digit}`);
    }
    for (const [, value] of plain.matchAll(/(?:that is|gives|^\D* is) (\d+)\.$/g)) {
      expectNumbers(ids[0], value!);
    }
    for (const [, count, number, way] of plain.matchAll(
      /only (\d+) numbers are left for (\d+) (across|down)/g,
    )) {
      if (left.get(idOf(number!, way!))?.size !== Number(count)) said.push(`${count} are not left`);
    }
    return said;
  }
}
