/** A step that a clue about several entries makes, with the parts that all its sentences share. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import type { Look } from '../rules/meaning.ts';
import type { Link } from '../rules/problem.ts';
import { PROPERTIES } from '../rules/properties.ts';
import { clueName } from '../rules/sentences.ts';
import { workingsOf } from '../rules/workings.ts';
import { isKnown, scopeOf } from './deduction.ts';
import { effectsOf } from './effects.ts';
import { nameOf } from './naming.ts';
import type { Passage } from './passage.ts';
import type { Tuple } from './relaxed.ts';

/** A link's step with what its sentences share. */
export interface Tale extends Passage {
  readonly link: Link;
  /** "19 down is 19 less than 8 across". */
  readonly clause: string;
  readonly effects: readonly string[];
}

/** Prepares a link's step for its sentences. */
export function taleOf(passage: Passage, link: Link): Tale {
  const clause = `${nameOf(passage.problem, link.entry)} is ${clueName(link.clue)}`;
  return { ...passage, link, clause, effects: effectsOf(passage) };
}

/** Looks up the numbers of one tuple. */
export function lookIn({ problem, link }: Tale, tuple: Tuple): Look {
  return (id) => tuple[1 + link.others.indexOf(problem.grid.indexOf.get(id)!)]!;
}

/** Whether the clue is a calculation, which hints can show for each combination of numbers. */
export const isReckoned = ({ given, clue }: Link) =>
  given !== null || PROPERTIES[clue[0]]!.line !== undefined;

/** The calculation of a tuple in figures: "2 × 21 = 42 and 42 − 8 = 34". */
export function linesOf(tale: Tale, tuple: Tuple): string {
  const line = PROPERTIES[tale.link.clue[0]]!.line;
  if (line) return line(tuple[0]!, tuple[1]!);
  return joinWithAnd(workingsOf(tale.link.clue[1]!, 'number', lookIn(tale, tuple)).lines);
}

/** The entries of the link that are not known before the step. */
export const openOf = ({ problem, before, step }: Tale) =>
  scopeOf(step).filter((entry) => !isKnown(problem, before, entry));
