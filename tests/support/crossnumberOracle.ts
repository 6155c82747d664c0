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
  CHECKED_WRONG,
  EMPTY,
  type Focus,
  type Move,
  type Node,
  type RuledOut,
  type State,
} from '../../src/games/crossnumber/rules/types.ts';
import { capital } from '../../src/lib/capital.ts';
import type { Json } from '../../src/lib/json.ts';
import { type Known, PLACES } from './crossnumberPatterns.ts';
import { wrongIn } from './crossnumberSentences.ts';

type BoardHint = Hint<Move, Json>;

const digitAt = (value: number, entry: Entry, cell: number) =>
  Number(`${value}`[entry.cells.indexOf(cell)]);

const sameNumbers = (a: Iterable<number>, b: Iterable<number>) =>
  String([...a].sort()) === String([...b].sort());

/** Bit mask of the digits that an entry's possible numbers have in a cell. */
function maskAt(numbers: ReadonlySet<number>, entry: Entry, cell: number): number {
  return [...numbers].reduce((mask, value) => mask | (1 << digitAt(value, entry, cell)), 0);
}

/** How many numbers, or combinations of numbers, a step has to choose from. */
function trialsOf(
  ids: readonly string[],
  before: ReadonlyMap<string, readonly number[]>,
  clues: readonly Node[],
): number {
  const [, ...others] = ids;
  const isGiven = others.length > 0 && clues.some(([kind]) => kind === 'is');
  const tried = isGiven ? others : ids;
  return tried.reduce((ways, id) => ways * before.get(id)!.length, 1);
}

/** The places of an entry's digits that a mistake names: "The first and last digits of 3 across". */
const placesNamedIn = (text: string): readonly string[] =>
  /^(?:The|A check has marked the) ([a-z, ]+) digits? of/.exec(text)?.[1]?.split(/, | and /) ?? [];

export class Oracle {
  readonly #board: Board;
  readonly #solution: readonly number[];
  readonly #own = new Map<string, readonly number[]>();
  /** By step of the last hint: how many numbers, or combinations of numbers, there are to try. */
  trials: number[] = [];

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

  /** The errors in the steps that tell why a digit is wrong, which rest on the right digits alone. */
  #ofReasons(state: State, { steps, move }: BoardHint): string[] {
    const [{ text }, ...following] = steps as [BoardHint['steps'][number]];
    if (/the next steps show why\./.test(text) !== following.length > 0) return ['shows no steps'];
    if (following.length === 0) return [];
    const digits = state.digits.map((digit, at) => (digit === this.#solution[at] ? digit : EMPTY));
    const nothing = { type: 'note', cells: [], marks: [] } as const;
    const said = this.#ofLogic({ ...state, digits }, { steps: following, move: nothing });
    const { cells } = move as Extract<Move, { type: 'write' }>;
    const outs = following.flatMap(({ rulesOut }) => rulesOut as unknown as RuledOut[]);
    const refuted = cells.filter((cell) =>
      outs.some(
        (out) => 'cell' in out && out.cell === cell && (out.digits >> state.digits[cell]!) & 1,
      ),
    );
    // Each digit that the first step names is refuted, or the entry is named as a whole.
    const named = Math.max(1, placesNamedIn(text).length);
    return refuted.length >= named ? said : [...said, 'shows why another digit is wrong'];
  }

  #ofMistake(state: State, hint: BoardHint): string[] {
    const { steps, move, isShown, look } = hint;
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
    // A hint that is free must tell no more than the board marks.
    const isMarked = cells.every((cell) =>
      /begins with 0/.test(text)
        ? cell === entry.cells[0] && state.digits[cell] === 0
        : state.checked[cell] === CHECKED_WRONG,
    );
    if (isMarked !== (isShown === true)) said.push('has another price than the board');
    if (look) {
      if (holds(this.#board, state, gridOf(this.#board.rows).indexOf.get(id)!) !== false) {
        said.push('the clue is not broken');
      }
      if (!look.text.startsWith(`${capital(entryName(id))} is ${written}`)) {
        said.push('another number is there');
      }
    }
    const named =
      /^(?:Not all of|A check has marked|The digits marked in|The .* digits? of) .*?(\d+ (?:across|down))/.exec(
        text,
      );
    if (/begins with 0/.test(text)) {
      if (state.digits[entry.cells[0]!] !== 0) said.push('no 0 there');
    } else if (named) {
      const there = ids.find((one) => entryName(one) === named[1]);
      const all = there === undefined ? [] : this.#entry(there).cells;
      const told = all.filter((_, i) => {
        const place = i > 0 && i === all.length - 1 ? 'last' : PLACES[i]!;
        return placesNamedIn(text).includes(place);
      });
      if (!cells.every((cell) => all.includes(cell))) said.push('takes out of another entry');
      const others = cells.filter((cell) => !told.includes(cell)).length;
      const more = / Its other marked digit( is|s are) wrong, too\.$/.exec(text)?.[1] ?? '';
      const isCounted = more === (others === 0 ? '' : others === 1 ? ' is' : 's are');
      if (told.length > 0 && !(isCounted && told.every((cell) => cells.includes(cell)))) {
        said.push('names other digits');
      }
      const not = [...text.matchAll(/is not (\d)/g)].map(([, digit]) => Number(digit));
      if (not.length > 0 && String(not) !== String(told.map((cell) => state.digits[cell]))) {
        said.push('names other digits');
      }
    } else if (/^No number/.test(text)) {
      const fits = this.#ownOf(id).some((value) =>
        entry.cells.every(
          (cell) =>
            state.digits[cell] === EMPTY || state.digits[cell] === digitAt(value, entry, cell),
        ),
      );
      if (fits) said.push('a number fits');
    } else said.push('gives no reason');
    said.push(...this.#ofReasons(state, hint));
    return said.map((complaint) => `${complaint}: ${text}`);
  }

  #ofLogic(state: State, { steps, move }: Pick<BoardHint, 'steps' | 'move'>): string[] {
    const said: string[] = [];
    this.trials = [];
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
      const before = this.#held(ids, masks, only);
      const had = new Map(masks);
      this.trials.push(trialsOf(ids, before, this.#said(ids[0] ?? '')));
      const left = this.#together(ids, before);
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
      const known = this.#known(ids, before, left, (when) => (when === 'before' ? had : masks));
      for (const wrong of wrongIn(known, step.text)) said.push(`${wrong}: ${step.text}`);
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

  /** By entry: the numbers that its own clue, the digits and earlier steps allow. */
  #held(
    ids: readonly string[],
    masks: ReadonlyMap<number, number>,
    only: ReadonlyMap<string, ReadonlySet<number>>,
  ): Map<string, readonly number[]> {
    return new Map(
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
  }

  /** Collects the facts for the check of a step's sentences. */
  #known(
    ids: readonly string[],
    before: Known['before'],
    left: Known['left'],
    masksAt: (when: 'before' | 'after') => ReadonlyMap<number, number>,
  ): Known {
    return {
      ids,
      before,
      left,
      own: (id) => this.#ownOf(id),
      length: (id) => this.#entry(id).cells.length,
      digits: (id, place, when) => {
        const mask = masksAt(when).get(this.#entry(id).cells[place]!)!;
        return [...Array(10).keys()].filter((digit) => (mask >> digit) & 1);
      },
      clues: ids.flatMap((id) => {
        const whole = this.#board.clues[id];
        if (!whole) return [];
        return [whole, ...this.#said(id)].map((clue) => [id, clue] as const);
      }),
    };
  }

  /**
   * By entry, the numbers that remain for the entry when the clue of the first entry (`ids[0]`)
   * must hold with some remaining numbers of the other entries.
   */
  #together(
    ids: readonly string[],
    lists: ReadonlyMap<string, readonly number[]>,
  ): Map<string, Set<number>> {
    const [first, ...others] = ids;
    if (others.length === 0) {
      return new Map([...lists].map(([id, numbers]) => [id, new Set(numbers)]));
    }
    const kept = new Map(ids.map((id) => [id, new Set<number>()]));
    const values = new Map<string, number>();
    const look = (id: string) => values.get(id)!;
    // The step does not rest on parts of the clue about entries that it does not name.
    const ties = this.#said(first!).filter((part) => {
      const mentioned = entriesIn(part);
      return mentioned.length > 0 && mentioned.every((id) => ids.includes(id));
    });
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
}
