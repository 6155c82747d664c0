/** Proposes true clues about a solved family to the puzzle generator. */
import type { Rng } from '../../../lib/rng.ts';
import { judge } from '../rules/clues/kinds.ts';
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
  let clues: Clue[] = [{ kind }];
  for (const [key, param] of Object.entries(all.params)) {
    const values = param.values(board);
    clues = clues.flatMap((clue) => values.map((value) => ({ ...clue, [key]: value })));
  }
  return clues.filter(
    (clue) => isSentence(all, clue, board) && (all.makesSense?.(clue, board) ?? true),
  );
}

/**
 * The generator's stock of statements of every kind in random order, true and false ones
 * separately.
 */
export class Proposals {
  private readonly yes = new Map<string, Clue[]>();
  private readonly no = new Map<string, Clue[]>();
  private readonly board: Unclued;
  private readonly rng: Rng;
  private readonly judge: (clue: Clue) => boolean | null;

  constructor(board: Unclued, solution: Solution, rng: Rng) {
    this.board = board;
    this.rng = rng;
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
    this.judge = (clue) => judge(clue, scene);
  }

  private sort(kind: string): void {
    if (this.yes.has(kind)) return;
    const all = this.rng.shuffled(statementsOf(kind, this.board));
    const truths = all.map(this.judge);
    this.yes.set(
      kind,
      all.filter((_, i) => truths[i] === true),
    );
    this.no.set(
      kind,
      all.filter((_, i) => truths[i] === false),
    );
  }

  /** Takes a true statement of the kind from the stock; never the same one twice. */
  private truth(kind: string): Clue | null {
    this.sort(kind);
    return this.yes.get(kind)!.pop() ?? null;
  }

  private falsehood(kind: string): Clue | null {
    this.sort(kind);
    return this.no.get(kind)!.pop() ?? null;
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
      const of = this.falsehood(this.draw(recipe, deniable));
      return of && { kind, of };
    }
    if (kind === 'either') return this.either(this.draw(recipe, deniable));
    if (kind === 'neither') return this.neither(this.draw(recipe, deniable));
    return this.truth(kind);
  }

  /** An either-or clue: pairs a true and a false statement that differ in one field. */
  private either(kind: string): Clue | null {
    const one = this.truth(kind);
    const alike = this.no
      .get(kind)!
      .filter((clue) => one !== null && this.isAlternative(one, clue));
    const other = alike.at(this.rng.below(Math.max(1, alike.length)));
    if (!one || !other) return null;
    const [first, second] = this.rng.shuffled([one, other]);
    return this.proper({ kind: 'either', one: first!, other: second! });
  }

  /**
   * Whether two statements may form an either-or clue. Rejects statements that differ in a number,
   * since one implies the other: a person born after 1870 was also born after 1860. Rejects a name
   * against a title, which reads badly.
   */
  private isAlternative(one: Clue, other: Clue): boolean {
    const [key, ...more] = Object.keys(one).filter((param) => one[param] !== other[param]);
    if (key === undefined || more.length > 0 || typeof one[key] === 'number') return false;
    const isName = (value: unknown) => this.board.names.some(({ name }) => name === value);
    return isName(one[key]) === isName(other[key]);
  }

  /** A neither-nor clue: pairs two false statements that differ only in their subject. */
  private neither(kind: string): Clue | null {
    const one = this.falsehood(kind);
    const other = this.no
      .get(kind)!
      .find((clue) => one !== null && differences(one, clue) === 1 && one.who !== clue.who);
    return one && other ? this.proper({ kind: 'neither', one, other }) : null;
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
