/** Converts deductions to the steps of a hint. */
import type { HintStep } from '../../contract/engine.ts';
import type { Problem } from '../rules/problem.ts';
import type { Board, Focus, RuledOut } from '../rules/types.ts';
import { after, type Deduction, scopeOf } from './deduction.ts';
import { countLeft, numbersLeft, type Position } from './elimination.ts';
import { textOf } from './explain.ts';
import { narrowedCells, type Passage, settledCells } from './passage.ts';

/** The steps of a deduction with the candidates before and after each. */
export function passagesOf(
  board: Board,
  problem: Problem,
  known: Position,
  { steps, carry }: Deduction,
): readonly Passage[] {
  let before = known;
  return steps.map((step, i) => {
    const end = after(problem, before, [step], carry)!;
    const next = steps.slice(i + 1).flatMap(scopeOf);
    const passage = { board, problem, step, before, after: end, next };
    before = end;
    return passage;
  });
}

/** Converts an elimination step to a step of a hint. */
export function stepOf(passage: Passage, carry: number): HintStep<Focus> {
  const { problem, step, before, after: end } = passage;
  const idOf = (entry: number) => problem.grid.entries[entry]!.id;
  const narrowed = narrowedCells(passage);
  const settled = settledCells(passage);
  const cut = scopeOf(step).filter((entry) => {
    const count = countLeft(problem, end, entry);
    return end.lists[entry] && count <= carry && count < countLeft(problem, before, entry);
  });
  const cells = settled.length > 0 ? settled : narrowed;
  return {
    text: textOf(passage),
    evidence: scopeOf(step).map((entry) => ({ entry: idOf(entry) })),
    target:
      cells.length > 0
        ? cells.map((cell) => ({ cell }))
        : cut.map((entry) => ({ entry: idOf(entry) })),
    rulesOut: [
      ...narrowed.map(
        (cell): RuledOut => ({ cell, digits: before.masks[cell]! & ~end.masks[cell]! }),
      ),
      ...cut.map(
        (entry): RuledOut => ({
          entry: idOf(entry),
          only: Array.from(numbersLeft(problem, end, entry)),
        }),
      ),
    ],
  };
}
