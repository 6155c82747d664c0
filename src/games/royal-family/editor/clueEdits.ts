/**
 * Edits a board's clues: initial values, allowed values of the fields, and why a clue is invalid.
 */

import { COMPOUNDS } from '../rules/clues/compound.ts';
import { KINDS, scopeOf } from '../rules/clues/kinds.ts';
import { STATEMENTS } from '../rules/clues/statements.ts';
import { MOST_CLUES, parseScopedClue } from '../rules/codec.ts';
import { MOST_NAMES } from '../rules/constraints.ts';
import { brokenClues } from '../rules/rules.ts';
import type { Board, Clue, State } from '../rules/types.ts';

type Value = Clue[string];

export const isCompound = ({ kind }: Clue): boolean => Object.hasOwn(COMPOUNDS, kind);

/** Whether a clue's field holds a statement, as in a compound clue. */
export const isStatement = (value: Value): value is Clue => typeof value === 'object';

export type Field =
  | {
      readonly type: 'person';
      readonly names: readonly string[];
      readonly titles: readonly string[];
    }
  | { readonly type: 'list'; readonly values: readonly (string | number)[] }
  | { readonly type: 'number'; readonly values: readonly number[] }
  | { readonly type: 'statement' };

const isRow = (values: readonly (string | number)[]) =>
  values.length > 1 &&
  values.every((value, i) => typeof value === 'number' && value === Number(values[0]) + i);

/** The allowed values of a clue's field, given the clue's other fields. */
export function fieldOf(board: Board, clue: Clue, key: string): Field {
  const { params, reads } = KINDS[clue.kind]!;
  const param = params[key]!;
  const values = param.values(board);
  if (values.length === 0 && isStatement(clue[key]!)) return { type: 'statement' };
  if (values.some((value) => param.terms(value).length > 0)) {
    const names = new Set(board.names.map(({ name }) => name));
    const terms = values.map(String);
    return {
      type: 'person',
      names: terms.filter((term) => names.has(term)),
      titles: terms.filter((term) => !names.has(term)),
    };
  }
  if (typeof values[0] === 'number' && !isRow(values)) {
    return { type: 'number', values: values.map(Number) };
  }
  return {
    type: 'list',
    values: values.filter((value) => reads?.({ ...clue, [key]: value }, board) ?? true),
  };
}

/** Whether the clue parses, either as a whole clue or as a statement within a compound. */
function isReadable(board: Board, clue: Clue, whole: boolean): boolean {
  if (whole) return parseScopedClue(clue, board) !== null;
  return parseScopedClue({ kind: 'not', of: clue }, board) !== null;
}

/**
 * Statements that a new compound clue may start with. Everyone has a relative, so there is at least
 * one such statement.
 */
function beginnings(board: Board): readonly Clue[] {
  return board.names.flatMap(({ name }) => begun(board, 'relation', name, false) ?? []);
}

/**
 * Returns the first valid clue of a kind on this board, or null.
 *
 * @param who the clue's subject, where possible.
 * @param whole false for a part of a compound clue.
 */
export function begun(
  board: Board,
  kind: string,
  who: string | null = null,
  whole = true,
): Clue | null {
  const params = Object.entries(KINDS[kind]!.params);
  function fill(clue: Clue, at: number): Clue | null {
    const [key, param] = params[at] ?? [];
    if (key === undefined || !param) return isReadable(board, clue, whole) ? clue : null;
    const values: readonly Value[] = param.values(board);
    const all = values.length > 0 || Object.hasOwn(STATEMENTS, kind) ? values : beginnings(board);
    const sorted =
      key === 'who' && who !== null && values.includes(who)
        ? [who, ...values.filter((value) => value !== who)]
        : all;
    for (const value of sorted) {
      const filled = fill({ ...clue, [key]: value }, at + 1);
      if (filled) return filled;
    }
    return null;
  }
  return fill({ kind }, 0);
}

/**
 * Returns the clue with a field changed. When that makes the clue invalid, another field's word
 * changes too: with a woman as subject, "uncle" becomes a relation that fits her.
 */
export function withField(
  board: Board,
  clue: Clue,
  key: string,
  value: Value,
  whole: boolean,
): Clue {
  const changed = { ...clue, [key]: value };
  if (isReadable(board, changed, whole)) return changed;
  for (const other of Object.keys(KINDS[clue.kind]!.params)) {
    if (other === key) continue;
    const field = fieldOf(board, changed, other);
    if (field.type !== 'list' || field.values.includes(changed[other] as string)) continue;
    const mended = field.values
      .map((word) => ({ ...changed, [other]: word }))
      .find((one) => isReadable(board, one, whole));
    if (mended) return mended;
  }
  return changed;
}

/** Returns the clue's error as a sentence, or an empty string when it is valid. */
export function whyNoClue(board: Board, clue: Clue): string {
  if (parseScopedClue(clue, board)) return '';
  const statements = Object.values(clue).filter(isStatement);
  for (const one of statements.length > 0 ? statements : [clue]) {
    const { params } = KINDS[one.kind]!;
    for (const [key, param] of Object.entries(params)) {
      if (typeof one[key] === 'number' && param.read(one[key], board) === null) {
        return 'This number cannot be used here.';
      }
    }
    const people = Object.keys(params).filter((key) => params[key]!.terms('Odile').length > 0);
    const [first, second] = people;
    if (second !== undefined && one[first!] === one[second]) return 'Choose two different people.';
  }
  if (statements.length === 2 && JSON.stringify(statements[0]) === JSON.stringify(statements[1])) {
    return 'Choose two different statements.';
  }
  const scope = scopeOf(clue, board).length;
  if (scope === 0) return 'A clue must mention at least one name, not only titles.';
  if (scope > MOST_NAMES) {
    return `This clue would depend on ${scope} names. The limit is ${MOST_NAMES}.`;
  }
  return 'Nobody can be that. Choose another word.';
}

/** Whether the clue holds for the names on these plates of the tree. */
export function isTrueOf(board: Board, clue: Clue, placed: State): boolean {
  return !brokenClues({ ...board, clues: [clue] }, placed)[0];
}

export const isFull = ({ clues }: Board): boolean => clues.length >= MOST_CLUES;

export const addClue = (board: Board, clue: Clue): Board => ({
  ...board,
  clues: [...board.clues, clue],
});

export const replaceClue = (board: Board, at: number, clue: Clue): Board => ({
  ...board,
  clues: Object.assign([...board.clues], { [at]: clue }),
});

export const removeClue = (board: Board, at: number): Board => ({
  ...board,
  clues: board.clues.filter((_, i) => i !== at),
});

/** Moves a clue up (-1) or down (1) in the list by one; returns null at the list's ends. */
export function moveClue(board: Board, at: number, by: -1 | 1): Board | null {
  const [one, other] = [board.clues[at], board.clues[at + by]];
  if (!one || !other) return null;
  return { ...board, clues: Object.assign([...board.clues], { [at]: other, [at + by]: one }) };
}
