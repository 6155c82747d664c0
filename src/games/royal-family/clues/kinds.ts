/**
 * All kinds of clue: the only list of them. Whatever reads, prints, judges or proposes clues goes
 * through here, so a new kind is one entry in kin.ts, age.ts, throne.ts or compound.ts.
 */
import type { Clue } from '../types.ts';
import { asSentence, COMPOUNDS } from './compound.ts';
import type { Kind, Scene, Vocabulary } from './kind.ts';
import { readClue, STATEMENTS } from './statements.ts';
import { type Words, wordsOf } from './words.ts';

export const KINDS: Readonly<Record<string, Kind>> = { ...STATEMENTS, ...COMPOUNDS };

function kindOf(clue: Clue): Kind {
  const kind = KINDS[clue.kind];
  if (!kind) throw new Error(`There is no kind of clue "${clue.kind}".`);
  return kind;
}

/** The clue, fresh, or null for anything that is none on this board. */
export function parseClue(json: unknown, board: Vocabulary): Clue | null {
  return readClue(KINDS, json, board);
}

/** The names and titles in a clue, each once. */
export function termsOf(clue: Clue): readonly string[] {
  const params = Object.entries(kindOf(clue).params);
  return [...new Set(params.flatMap(([key, param]) => param.terms(clue[key]!)))];
}

/** The names that decide whether the clue holds: those in it, and those it depends on unnamed. */
export function scopeOf(clue: Clue, board: Vocabulary): readonly number[] {
  const terms = new Set([...termsOf(clue), ...(kindOf(clue).reach?.(clue, board) ?? [])]);
  return board.names.flatMap(({ name }, i) => (terms.has(name) ? [i] : []));
}

/** What a reader takes for granted in a clue before asking whether it is true. */
interface Presumption {
  /** Names and titles that are of two people, by twos. */
  readonly apart: readonly (readonly [string, string])[];
  /** The statements in it that presume something of their own. */
  readonly statements: readonly Clue[];
}

const presumptions = new WeakMap<Clue, Presumption>();

/** Worked out once for each clue: it is judged for every way to place its names. */
function presumptionOf(clue: Clue): Presumption {
  const before = presumptions.get(clue);
  if (before) return before;
  const parts = Object.values(clue).filter((value) => typeof value === 'object');
  const statements = parts.length > 0 ? parts : [clue];
  const terms = termsOf(clue);
  const pairs = terms.flatMap((one, i) => terms.slice(i + 1).map((two) => [one, two] as const));
  const identified = statements.filter((part) => kindOf(part).identifies).map(termsOf);
  const presumption = {
    apart: pairs.filter(
      ([one, two]) => !identified.some((both) => both.includes(one) && both.includes(two)),
    ),
    statements: statements.filter((part) => kindOf(part).presumes),
  };
  presumptions.set(clue, presumption);
  return presumption;
}

/**
 * Whether the clue is true of names that stand on these plates. Not so, whatever it says or denies,
 * where two whom it speaks of are one person, or where a relative that it presumes is none.
 */
export function holds(clue: Clue, scene: Omit<Scene, 'holds'>): boolean {
  const whole: Scene = { ...scene, holds: (part) => kindOf(part).holds(part, whole) };
  const { apart, statements } = presumptionOf(clue);
  return (
    apart.every(([one, two]) => scene.at(one) !== scene.at(two)) &&
    statements.every((part) => kindOf(part).presumes!(part, whole)) &&
    whole.holds(clue)
  );
}

/** The clue as a sentence. */
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
