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
import { clueName, clueText } from '../../src/games/crossnumber/rules/sentences.ts';
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
import { joinWithAnd } from '../../src/lib/joinWithAnd.ts';
import type { Json } from '../../src/lib/json.ts';
import { type Known, OF, PLACES } from './crossnumberPatterns.ts';
import { wrongIn } from './crossnumberSentences.ts';

type BoardHint = Hint<Move, Json>;

const ANY = `(?:${[...PLACES, 'last'].join('|')})`;
/** Names of places in an entry, as in "first, second and last". */
const LIST = `${ANY}(?:(?:, | and )${ANY})*`;

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
    const look = this.#ofLook(state, hint).map((complaint) => `${complaint}: ${hint.look!.text}`);
    const said = hint.mistake === null ? this.#ofLogic(state, hint) : this.#ofMistake(state, hint);
    return [...look, ...said];
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
    const list = new RegExp(`^The (${LIST}) digits? of`).exec(text)?.[1] ?? '';
    const named = list.split(/, | and /).length;
    return refuted.length >= named ? said : [...said, 'shows why another digit is wrong'];
  }

  /** The cells whose digits a mistake's sentence names, with the digit if the sentence has one. */
  #named(entry: Entry, text: string): Map<number, string | null> {
    const places = [...text.matchAll(new RegExp(`${LIST} digit`, 'g'))].flatMap(([list]) =>
      list.replace(' digit', '').split(/, | and /),
    );
    const digit = /is not (\d)/.exec(text)?.[1] ?? null;
    return new Map(
      places.map((place) => {
        const at = place === 'last' ? entry.cells.length - 1 : PLACES.indexOf(place);
        return [entry.cells[at]!, digit];
      }),
    );
  }

  /** The errors in the sentence that names a mistake, read from its first word to its last. */
  #ofNamed(state: State, { steps, move, isShown }: BoardHint): string[] {
    const [{ text }] = steps as [BoardHint['steps'][number]];
    const { cells } = move as Extract<Move, { type: 'write' }>;
    const read = (form: string) => new RegExp(`^${form}$`).exec(text)?.slice(1);
    const errors = (...checks: [boolean, string][]) =>
      checks.flatMap(([isRight, complaint]) => (isRight ? [] : [complaint]));
    const entryOf = (name: string) => this.#entry(name.replace(/ (a|d)\w+$/, '$1'));
    const isIn = (name: string) => cells.every((cell) => entryOf(name).cells.includes(cell));

    const zero = read(`No entry can begin with 0, but ${OF} does\\.`);
    if (zero) {
      const [first] = entryOf(zero[0]!).cells;
      return errors(
        [state.digits[first!] === 0 && String(cells) === String([first]), 'no 0 there'],
        [isShown === true, 'has another price than the board'],
      );
    }
    // A hint that is free must tell no more than the board marks.
    const isMarked = cells.every((cell) => state.checked[cell] === CHECKED_WRONG);
    const price = errors([isMarked === (isShown === true), 'has another price than the board']);
    const checked = read(`A check has marked the (.*) of ${OF} as wrong\\.`);
    if (checked) {
      const digits = this.#named(entryOf(checked[1]!), checked[0]!);
      return [
        ...price,
        ...errors([isMarked, 'is not marked'], [sameNumbers(digits.keys(), cells), 'other digits']),
      ];
    }
    const marked = read(`The digits marked in ${OF} are wrong\\.`);
    if (marked) return [...price, ...errors([isIn(marked[0]!), 'takes out of another entry'])];
    const none = read(`No number with (.*) fits (“.*”, )?(?:the clue for ${OF}|its clue)\\.`);
    if (none) {
      const [given, quote, of] = none;
      const name = of ?? /^the digits of (.*)$/.exec(given!)![1]!;
      const entry = entryOf(name);
      const own = this.#board.clues[entry.id]!;
      const told = /^the digits of/.test(given!)
        ? entry.cells.filter((cell) => state.digits[cell] !== EMPTY)
        : [...this.#named(entry, given!).keys()];
      const digits = /^the digits of/.test(given!)
        ? told.map((cell) => state.digits[cell])
        : [...given!.matchAll(/(\d) as its/g)].map(([, digit]) => Number(digit));
      return [
        ...price,
        ...errors(
          [quote === undefined || quote === `“${clueText(own)}”, `, 'misquotes'],
          [told.every((cell, i) => state.digits[cell] === digits[i]), 'names other digits'],
          [
            !this.#ownOf(entry.id).some((value) =>
              told.every((cell) => digitAt(value, entry, cell) === state.digits[cell]),
            ),
            'a number fits',
          ],
          [isIn(name), 'takes out of another entry'],
        ),
      ];
    }
    const why = '(\\.|: the next steps show why\\.|, but seeing why takes many more steps\\.)';
    const whole = read(`Not all of ${OF} is right${why}`);
    const some =
      whole ??
      read(
        `(The (?:${LIST} digit of ${OF} is not \\d|${LIST} digits of ${OF} are wrong))${why}( Its .*)?`,
      );
    if (!some) return ['says what nobody checks'];
    const name = whole ? whole[0]! : /of (\d+ \w+)/.exec(text)![1]!;
    const digits = this.#named(entryOf(name), whole ? '' : some[0]!);
    const others = cells.filter((cell) => !digits.has(cell)).length;
    const more =
      whole || others === 0
        ? undefined
        : ` Its other marked digit${others === 1 ? ' is' : 's are'} wrong, too.`;
    return [
      ...price,
      ...errors(
        [isIn(name), 'takes out of another entry'],
        [
          [...digits].every(
            ([cell, digit]) =>
              cells.includes(cell) && (digit === null || `${state.digits[cell]}` === digit),
          ),
          'names other digits',
        ],
        [whole !== undefined || more === some.at(-1), 'miscounts its other digits'],
        [!/many more steps/.test(text) || !this.#isPlain(state, cells), 'there is a short way'],
      ),
    ];
  }

  /** Whether one entry's own clue, with the right digits on the board, leaves no wrong digit of these. */
  #isPlain(state: State, cells: readonly number[]): boolean {
    return gridOf(this.#board.rows).entries.some((entry) => {
      const wrong = entry.cells.filter((cell) => cells.includes(cell));
      const right = entry.cells.filter((cell) => state.digits[cell] === this.#solution[cell]);
      return wrong.some(
        (at) =>
          !this.#ownOf(entry.id).some((value) =>
            [at, ...right].every((cell) => digitAt(value, entry, cell) === state.digits[cell]),
          ),
      );
    });
  }

  /** The errors in what a hint says before its steps. */
  #ofLook(state: State, { look, steps }: BoardHint): string[] {
    if (!look) return [];
    const [{ evidence, target }] = steps as unknown as [{ evidence: Focus[]; target: Focus[] }];
    const [place] = [...evidence, ...target] as [Focus];
    const at = /^Look at (\d+) (a|d)\w+\.$/.exec(look.text);
    if (at) {
      const id = `${at[1]}${at[2]}`;
      const isThere =
        'entry' in place ? place.entry === id : this.#entry(id).cells.includes(place.cell);
      return isThere ? [] : ['looks elsewhere'];
    }
    const [id] = evidence.flatMap((one) => ('entry' in one ? [one.entry] : []));
    if (id === undefined) return ['names no entry'];
    const stands = (one: string) =>
      `${entryName(one)} is ${numberAt(state.digits, this.#entry(one).cells)}`;
    const clue = this.#board.clues[id]!;
    const asks = `${stands(id)}, and its clue asks for ${clueName(clue)}`;
    const others = entriesIn(clue).map(stands);
    const isBroken = holds(this.#board, state, gridOf(this.#board.rows).indexOf.get(id)!) === false;
    const isSaid = [
      `${asks}${others.length > 0 ? `; ${joinWithAnd(others)}` : ''}.`,
      `${asks}.`,
      `${stands(id)}, which does not fit its clue.`,
    ].includes(look.text);
    return [
      ...(isBroken ? [] : ['the clue is not broken']),
      ...(isSaid ? [] : ['looks otherwise']),
    ];
  }

  #ofMistake(state: State, hint: BoardHint): string[] {
    const { steps, move } = hint;
    const { cells, digits } = move as Extract<Move, { type: 'write' }>;
    const isWrong = (cell: number) =>
      state.digits[cell] !== EMPTY && state.digits[cell] !== this.#solution[cell];
    if (move.type !== 'write' || cells.length === 0) return ['takes nothing out'];
    const isRight = cells.every(isWrong) && digits.every((digit) => digit === EMPTY);
    const said = [
      ...(isRight ? [] : ['takes out what is right']),
      ...this.#ofNamed(state, hint),
      ...this.#ofReasons(state, hint),
    ];
    return said.map((complaint) => `${complaint}: ${steps[0]!.text}`);
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
      together: () =>
        this.#together(ids, new Map([...left].map(([id, numbers]) => [id, [...numbers]]))),
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
