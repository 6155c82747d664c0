/**
 * The only list of all kinds of clue. Code that reads, prints, judges or proposes clues uses this
 * list, so a new kind of clue is one more `Kind` in kin.ts, age.ts, throne.ts or compound.ts.
 */
import type { Clue } from '../types.ts';
import { asSentence, COMPOUNDS } from './compound.ts';
import type { Kind, Scene } from './kind.ts';
import { peopleIn, readClue, STATEMENTS } from './statements.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Words, wordsOf } from './words.ts';

export const KINDS: Readonly<Record<string, Kind>> = { ...STATEMENTS, ...COMPOUNDS };

function kindOf(clue: Clue): Kind {
  const kind = KINDS[clue.kind];
  if (!kind) throw new Error(`There is no kind of clue "${clue.kind}".`);
  return kind;
}

/** Parses a clue: returns a fresh clue, or null for anything invalid on this board. */
export function parseClue(json: unknown, board: Vocabulary): Clue | null {
  return readClue(KINDS, json, board);
}

/** The names and titles in a clue, each once. */
export function termsOf(clue: Clue): readonly string[] {
  const params = Object.entries(kindOf(clue).params);
  return [...new Set(params.flatMap(([key, param]) => param.terms(clue[key]!)))];
}

/**
 * The names that decide whether the clue holds, as indices: the names that the clue mentions, and
 * those that it depends on without mentioning them.
 */
export function scopeOf(clue: Clue, board: Vocabulary): readonly number[] {
  const terms = new Set([...termsOf(clue), ...(kindOf(clue).reach?.(clue, board) ?? [])]);
  return board.names.flatMap(({ name }, i) => (terms.has(name) ? [i] : []));
}

const isCompound = (clue: Clue) => Object.hasOwn(COMPOUNDS, clue.kind);

const apart = new WeakMap<Clue, readonly (readonly [string, string])[]>();

/**
 * Pairs of names and titles that a compound clue treats as different people. Cached by clue, since
 * a clue is judged for every placing of its names on plates.
 */
function apartIn(clue: Clue, statements: readonly Clue[]): readonly (readonly [string, string])[] {
  let pairs = apart.get(clue);
  if (!pairs) {
    const terms = termsOf(clue);
    const identified = statements.filter((part) => kindOf(part).identifies).map(termsOf);
    pairs = terms
      .flatMap((one, i) => terms.slice(i + 1).map((two) => [one, two] as const))
      .filter(([one, two]) => !identified.some((both) => both.includes(one) && both.includes(two)));
    apart.set(clue, pairs);
  }
  return pairs;
}

/**
 * Whether a statement's two names or titles mean different people, and its presupposition holds.
 */
function isPresumed(clue: Clue, scene: Scene): boolean {
  const kind = kindOf(clue);
  const [one, two] = peopleIn(kind);
  if (one !== undefined && two !== undefined && !kind.identifies) {
    if (scene.at(String(clue[one])) === scene.at(String(clue[two]))) return false;
  }
  return kind.presumes?.(clue, scene) ?? true;
}

/**
 * Whether the clue is true for names on these plates of the tree. Null when neither the clue nor
 * its denial is true: two of its names and titles are the same person, or a presumed relative is
 * missing.
 */
export function judge(clue: Clue, scene: Omit<Scene, 'holds'>): boolean | null {
  const whole: Scene = { ...scene, holds: (part) => kindOf(part).holds(part, whole) };
  if (isCompound(clue)) {
    const statements = Object.values(clue).filter((value) => typeof value === 'object');
    for (const [one, two] of apartIn(clue, statements)) {
      if (scene.at(one) === scene.at(two)) return null;
    }
    for (const part of statements) if (!isPresumed(part, whole)) return null;
  } else if (!isPresumed(clue, whole)) return null;
  return whole.holds(clue);
}

/** Whether the clue is true for names on these plates of the tree. */
export function holds(clue: Clue, scene: Omit<Scene, 'holds'>): boolean {
  return judge(clue, scene) === true;
}

export function printClue(clue: Clue, board: Vocabulary): string {
  const words: Words = {
    ...wordsOf(board),
    predicate: (part, not) => kindOf(part).predicate(part, words, not),
  };
  const { sentence } = kindOf(clue);
  return asSentence(
    sentence
      ? sentence(clue, words)
      : `${words.of(String(clue.who))} ${words.predicate(clue, false)}`,
  );
}
