/** Words a step by the last digits that all numbers with a clue's property have. */

import { capital } from '../../../lib/capital.ts';
import { joinWithOr } from '../../../lib/joinWithAnd.ts';
import { MOST_TRIES } from '../rules/tried.ts';
import { LISTED } from './deduction.ts';
import { effectsOf } from './effects.ts';
import { nameOf } from './naming.ts';
import { leavesDigits, sizedOf } from './narrowed.ts';
import { digitsIn, type Passage } from './passage.ts';
import { withEffects } from './told.ts';

const endingsOf = (numbers: readonly number[], unit: number) =>
  [...new Set(numbers.map((value) => value % unit))].sort((a, b) => a - b);

/** The last digits that all numbers with the property have. */
export function byEndings(passage: Passage, entry: number, wanted: readonly number[]): string[] {
  const { problem, after } = passage;
  const last = problem.grid.entries[entry]!.cells.at(-1)!;
  const ones = endingsOf(Array.from(problem.own[entry]!), 10);
  if (!wanted.every((cell) => cell === last) || ones.length > LISTED) return [];
  if (!leavesDigits(passage, entry, last)(ones)) return [];
  const many = capital(sizedOf(passage, entry));
  const name = nameOf(problem, entry);
  const left = digitsIn(after.masks[last]!);
  const end = `${many} end in ${joinWithOr(ones)}`;
  if (left.length === ones.length) return [`${end}, and so does ${name}.`];
  return [
    `${end}. So of the digits left, ${name} ends in ${joinWithOr(left)}.`,
    `${end}. So ${name} ends in ${joinWithOr(left)}.`,
  ];
}

/** The last two digits of the numbers with the property that have the right last digit. */
export function byTwoEndings(passage: Passage, entry: number, wanted: readonly number[]): string[] {
  const { problem, before } = passage;
  const { cells } = problem.grid.entries[entry]!;
  const mask = before.masks[cells.at(-1)!]!;
  const fitting = Array.from(problem.own[entry]!).filter((value) => (mask >> (value % 10)) & 1);
  const twos = endingsOf(fitting, 100);
  const tens = cells.at(-2)!;
  const endings = digitsIn(mask);
  if (!wanted.every((cell) => cell === tens)) return [];
  if (twos.length > MOST_TRIES || endings.length > 3) return [];
  if (!leavesDigits(passage, entry, tens)(twos)) return [];
  const listed = joinWithOr(twos.map((ending) => `${ending}`.padStart(2, '0')));
  const given = `${capital(nameOf(problem, entry))} ends in ${joinWithOr(endings)}`;
  const many = sizedOf(passage, entry);
  return [
    ...withEffects(`${given}. Such ${many} end in ${listed}`, effectsOf(passage, true, wanted)),
    `${given}. Such ${many} end in ${listed}.`,
    `${given}. To fit its clue, it must end in ${listed}.`,
  ];
}
