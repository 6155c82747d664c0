/** Proposes true clues about a solved family to the puzzle generator. */
import type { Rng } from '../../../lib/rng.ts';
import { judge, termsOf } from '../rules/clues/kinds.ts';
import { isSentence, STATEMENTS } from '../rules/clues/statements.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Clue } from '../rules/types.ts';
import type { Solution } from './solver.ts';

type Unclued = Pick<Board, 'names' | 'plates' | 'marriages' | 'monarch'>;

/** The relative frequency of each kind of clue in a generated puzzle. */
export type Recipe = Readonly<Record<string, number>>;

/** All clues of a kind: every combination of the kind's parameters that makes sense. */
function statementsOf(kind: string, board: Unclued): Clue[] {
  const all = STATEMENTS[kind]!;
  const params = Object.entries(all.params).map(
    ([key, { values }]) => [key, values(board)] as const,
  );
  const clues: Clue[] = [];
  // The clue is changed in place, and copied only when it makes sense: most combinations do not.
  const clue: Record<string, unknown> & Clue = { kind };
  function combine(at: number): void {
    const param = params[at];
    if (!param) {
      if (isSentence(all, clue, board) && (all.makesSense?.(clue, board) ?? true)) {
        clues.push({ ...clue });
      }
      return;
    }
    const [key, values] = param;
    for (const value of values) {
      clue[key] = value;
      combine(at + 1);
    }
  }
  combine(0);
  return clues;
}

/**
 * The statements of a kind in random order. True and false ones are taken from the end; a statement is
 * judged when it is asked for, as most never are.
 */
class Stock {
  private readonly all: readonly Clue[];
  private readonly judge: (clue: Clue) => boolean | null;
  private readonly verdicts: (boolean | null)[] = [];
  /** Numbers of statements from the start that true and false ones are still to be taken from. */
  private truths: number;
  private falsehoods: number;

  constructor(all: readonly Clue[], judge: (clue: Clue) => boolean | null) {
    this.all = all;
    this.judge = judge;
    this.truths = all.length;
    this.falsehoods = all.length;
  }

  private isThat(i: number, wanted: boolean): boolean {
    this.verdicts[i] ??= this.judge(this.all[i]!);
    return this.verdicts[i] === wanted;
  }

  /** Takes a true statement; never the same one twice. */
  truth(): Clue | null {
    while (this.truths > 0) {
      this.truths--;
      if (this.isThat(this.truths, true)) return this.all[this.truths]!;
    }
    return null;
  }

  /** Takes a false statement; never the same one twice. */
  falsehood(): Clue | null {
    while (this.falsehoods > 0) {
      this.falsehoods--;
      if (this.isThat(this.falsehoods, false)) return this.all[this.falsehoods]!;
    }
    return null;
  }

  /** The false statements that were not taken and suit. */
  *falsehoodsLeft(suits: (clue: Clue) => boolean): Generator<Clue> {
    for (let i = 0; i < this.falsehoods; i++) {
      const clue = this.all[i]!;
      if (suits(clue) && this.isThat(i, false)) yield clue;
    }
  }
}

/** Judges statements by the names' plates in a solved family. */
function judgeOf(board: Unclued, solution: Solution): (clue: Clue) => boolean | null {
  const places = new Map<string, number>();
  for (const [plate, { title }] of board.plates.entries()) places.set(title, plate);
  for (const [name, plate] of solution.entries()) places.set(board.names[name]!.name, plate);
  const scene = {
    tree: treeOf(board),
    at: (term: string) => places.get(term) ?? -1,
    namesakes: (name: string) =>
      board.names.flatMap((other) =>
        other.name !== name && other.name.charAt(0) === name.charAt(0) ? [other.name] : [],
      ),
  };
  return (clue) => judge(clue, scene);
}

/**
 * All statements about a person that are true of the solved family, and denials of those that are
 * false and name only this person: denials of the others are too many.
 */
export function trueCluesAbout(board: Unclued, solution: Solution, who: string): Clue[] {
  const isTrue = judgeOf(board, solution);
  return Object.keys(STATEMENTS).flatMap((kind) =>
    statementsOf(kind, board).flatMap((clue): Clue[] => {
      if (clue.who !== who) return [];
      const truth = isTrue(clue);
      if (truth === true) return [clue];
      const isDenied = truth === false && STATEMENTS[kind]!.deniable && termsOf(clue).length === 1;
      return isDenied ? [{ kind: 'not', of: clue }] : [];
    }),
  );
}

/** The generator's stock of statements of every kind. */
export class Proposals {
  private readonly stocks = new Map<string, Stock>();
  private readonly names: ReadonlySet<unknown>;
  private readonly board: Unclued;
  private readonly rng: Rng;
  private readonly judge: (clue: Clue) => boolean | null;

  constructor(board: Unclued, solution: Solution, rng: Rng) {
    this.board = board;
    this.names = new Set(board.names.map(({ name }) => name));
    this.rng = rng;
    this.judge = judgeOf(board, solution);
  }

  private stockOf(kind: string): Stock {
    let stock = this.stocks.get(kind);
    if (!stock) {
      stock = new Stock(this.rng.shuffled(statementsOf(kind, this.board)), this.judge);
      this.stocks.set(kind, stock);
    }
    return stock;
  }

  /** Draws a kind of clue by the recipe's weights, among those that `suits` accepts. */
  private draw(recipe: Recipe, suits: (kind: string) => boolean): string {
    const kinds = Object.keys(recipe).filter(suits);
    const total = kinds.reduce((sum, kind) => sum + recipe[kind]!, 0);
    let left = this.rng.next() * total;
    for (const kind of kinds) {
      left -= recipe[kind]!;
      if (left < 0) return kind;
    }
    return kinds[0]!;
  }

  /** Returns a true clue of a drawn kind, or null when none was found. */
  next(recipe: Recipe): Clue | null {
    const kind = this.draw(recipe, () => true);
    const isStatement = (one: string) => Object.hasOwn(STATEMENTS, one);
    const deniable = (one: string) => isStatement(one) && STATEMENTS[one]!.deniable === true;
    if (kind === 'not') {
      const of = this.stockOf(this.draw(recipe, deniable)).falsehood();
      return of && { kind, of };
    }
    if (kind === 'either') return this.either(this.draw(recipe, deniable));
    if (kind === 'neither') return this.neither(this.draw(recipe, deniable));
    return this.stockOf(kind).truth();
  }

  /** An either-or clue: pairs a true and a false statement that differ in one field. */
  private either(kind: string): Clue | null {
    const stock = this.stockOf(kind);
    const one = stock.truth();
    if (!one) return null;
    const [other] = stock.falsehoodsLeft((clue) => this.isAlternative(one, clue));
    if (!other) return null;
    const [first, second] = this.rng.shuffled([one, other]);
    return this.proper({ kind: 'either', one: first!, other: second! });
  }

  /**
   * Whether two statements may form an either-or clue. Rejects statements that differ in a number,
   * since one implies the other: a person born after 1870 was also born after 1860. Rejects a name
   * against a title, which reads badly.
   */
  private isAlternative(one: Clue, other: Clue): boolean {
    let differing: string | undefined;
    for (const param in one) {
      if (one[param] === other[param]) continue;
      if (differing !== undefined) return false;
      differing = param;
    }
    if (differing === undefined || typeof one[differing] === 'number') return false;
    return this.names.has(one[differing]) === this.names.has(other[differing]);
  }

  /** A neither-nor clue: pairs two false statements that differ only in their subject. */
  private neither(kind: string): Clue | null {
    const stock = this.stockOf(kind);
    const one = stock.falsehood();
    if (!one) return null;
    const suits = (clue: Clue) => one.who !== clue.who && differences(one, clue) === 1;
    const [other] = stock.falsehoodsLeft(suits);
    return other ? this.proper({ kind: 'neither', one, other }) : null;
  }

  /**
   * Returns the compound clue if it is true as a whole, otherwise null: for example, a name and a
   * title that it treats as two people may be the same person.
   */
  private proper(clue: Clue): Clue | null {
    return this.judge(clue) === true ? clue : null;
  }
}

function differences(one: Clue, other: Clue): number {
  return Object.keys(one).filter((key) => one[key] !== other[key]).length;
}
