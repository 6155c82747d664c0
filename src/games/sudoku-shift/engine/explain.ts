/**
 * Explains a deduction to the player, as the steps of a hint. Each sentence is true of the board
 * that the player sees: rows that are pinned or correctly slid are "home", and slides are relative
 * to a row's present position. Rows and columns are counted from 1.
 */

import { joinWithOr } from '../../../lib/joinWithAnd.ts';
import type { HintStep } from '../../contract/engine.ts';
import type { Board, Focus, RuledOut, State } from '../rules/types.ts';
import { againstDigit, againstSlide, cellOf, distinct, inTheWay, rivalOf } from './evidence.ts';
import type { Fact } from './facts.ts';
import {
  candidatesAt,
  candidatesOf,
  clashingDigits,
  type Frame,
  type Knowledge,
  lookAt,
  nothingStruck,
} from './frame.ts';
import type { FillStep, ShiftStep } from './steps.ts';
import { type Unit, unitsOf } from './units.ts';
import {
  LISTED,
  one,
  slideFrom,
  slideName,
  slidesIn,
  slidesNamed,
  unitName,
  unitPlace,
} from './wording.ts';

export type ShiftHintStep = HintStep<Focus>;

/** The candidates that the board's own digits leave, whatever a hint's earlier steps ruled out. */
const bareOf = (known: Knowledge) => lookAt(known, nothingStruck(known.board.size));

/** The digits or slides that a deduction (`Fact`, facts.ts) rules out. */
function struckBy(frame: Frame, fact: Fact): RuledOut[] {
  if (fact.kind === 'dead') return [{ row: fact.row, slide: fact.slide }];
  const { size, possible } = frame;
  return fact.to.cells
    .filter((at) => (possible[at]! >> fact.digit) & 1 && !fact.from.cells.includes(at))
    .map((at) => ({ row: Math.floor(at / size), column: at % size, digit: fact.digit }));
}

function factText(frame: Frame, state: State, fact: Fact): string {
  const { board } = frame.known;
  if (fact.kind === 'dead') {
    const by = slideFrom(state, fact.row, fact.slide);
    const column = ((fact.cell + fact.slide) % board.size) + 1;
    const where = by === 0 ? 'Where it is now' : `Slid ${slideName(board.size, by)}`;
    const isPlain = candidatesAt(bareOf(frame.known), fact.row, fact.cell, fact.slide) === 0;
    return `${where}, row ${fact.row + 1} would have no digit for its blank in column ${column}: all are taken${isPlain ? '' : ' or have been ruled out'}.`;
  }
  const { digit, from, to } = fact;
  const source = unitName(board, from);
  const target = unitName(board, to);
  if (to.kind === 'row') {
    return from.kind === 'column'
      ? `Only ${target} can put ${one(digit)} in ${source}, so it must.`
      : `In ${source}, only ${target} can hold the ${digit}, so that is ${target}’s ${digit}.`;
  }
  if (to.kind === 'column') {
    return `In ${source}, the ${digit} can only be in ${target}, so no other box has its ${digit} there.`;
  }
  return from.kind === 'row' && frame.known.settled[from.index]! < 0
    ? `Wherever ${source} can still go, its ${digit} is in ${target}, so no other row has its ${digit} there.`
    : `The ${digit} in ${source} can only be in ${target}, so no other cell there is ${one(digit)}.`;
}

/**
 * The step of a hint that explains a deduction (`Fact`); `frame` has the candidates from before the
 * fact is applied.
 */
export function factStep(frame: Frame, state: State, fact: Fact): ShiftHintStep {
  const { size } = frame;
  const text = factText(frame, state, fact);
  const rulesOut = struckBy(frame, fact);
  if (fact.kind === 'dead') {
    const { row, slide, cell } = fact;
    const digits = Array.from({ length: size }, (_, i) => i + 1);
    const column = (cell + slide) % size;
    const against = digits.flatMap((digit) => inTheWay(frame, row, column, digit));
    return { text, evidence: distinct(against), target: [{ row, slide }], rulesOut };
  }
  const { digit, from, to } = fact;
  const elsewhere = from.cells.filter((at) => !to.cells.includes(at));
  const against = elsewhere.flatMap((at) =>
    againstDigit(frame, Math.floor(at / size), at % size, digit),
  );
  return {
    text,
    evidence: distinct([unitPlace(from), ...against]),
    target: [unitPlace(to)],
    rulesOut,
  };
}

/**
 * Tells why a row cannot make some slides; a slide whose evidence is no pair of cells is one that
 * an earlier step ruled out.
 */
function cannotSlide(
  state: State,
  row: number,
  slides: readonly number[],
  pairs: readonly (readonly Focus[])[],
  digits: readonly number[] = [],
): string {
  const isPlain = pairs.every((pair) => pair.length > 1);
  const [own] = digits;
  const [digit, clash] =
    digits.length === 1
      ? [own, `would clash ${isPlain ? `with another ${own}` : 'or has been ruled out'}`]
      : ['digits', `would clash${isPlain ? '' : ' or have been ruled out'}`];
  return slides.length > LISTED
    ? `In ${slides.length} of row ${row + 1}’s ${state.slides.length} positions, its ${digit} ${clash}.`
    : `Row ${row + 1} cannot ${slidesNamed(state, row, slides)}: its ${digit} ${clash}.`;
}

/**
 * The steps of a hint that end in sliding a row: one for each digit whose clashes rule slides out.
 * @param most maximum number of steps; surplus digits are merged into the first step.
 */
export function shiftSteps(
  frame: Frame,
  state: State,
  { row, slide, clashing }: ShiftStep,
  most: number,
): ShiftHintStep[] {
  const { size } = frame;
  const so = `So it slides ${slideName(size, slideFrom(state, row, slide))}.`;
  const home: Focus = { row, slide };
  if (clashing.length === 0) {
    const text = `Row ${row + 1} has only one position left. ${so}`;
    return [{ text, evidence: [{ row }], target: [home], rulesOut: [] }];
  }
  const together = Math.max(1, clashing.length - most + 1);
  const groups = [clashing.slice(0, together), ...clashing.slice(together).map((one) => [one])];
  let open = (1 << size) - 1;
  return groups.map((digits, i): ShiftHintStep => {
    const clashes = slidesIn(open).filter((other) =>
      digits.some((digit) => (clashingDigits(frame, row, other) >> digit) & 1),
    );
    for (const other of clashes) open &= ~(1 << other);
    const pairs = clashes.map((other) => againstSlide(frame, row, other, digits));
    const isLast = i === groups.length - 1;
    const text = cannotSlide(state, row, clashes, pairs, digits);
    return {
      text: isLast ? `${text} ${so}` : text,
      evidence: distinct([...digits.map((digit) => cellOf(frame, row, digit)), ...pairs.flat()]),
      target: isLast ? [home] : [{ row }],
      rulesOut: clashes.map((other) => ({ row, slide: other })),
    };
  });
}

/**
 * The step of a hint that explains why a loose row (one whose slide is unknown) cannot bring the
 * digit into a unit.
 */
function looseStep(frame: Frame, row: number, unit: Unit, digit: number): ShiftHintStep | null {
  const { size, known } = frame;
  if (known.settled[row]! >= 0) return null;
  const there = unit.cells.filter((at) => Math.floor(at / size) === row);
  const evidence = there.flatMap((at) => againstDigit(frame, row, at % size, digit));
  const isPlain = evidence.every((place) => 'row' in place && place.row === row);
  if (isPlain) return null;
  return {
    text: `Wherever row ${row + 1} can still go, it never puts ${one(digit)} in ${unitName(known.board, unit)}.`,
    evidence: distinct([{ row }, ...evidence]),
    target: [unitPlace(unit)],
    rulesOut: there.map((at) => ({ row, column: at % size, digit })),
  };
}

/** Maximum number of loose rows (rows whose slide is unknown) that a hint explains one by one. */
const MOST_LOOSE = 3;

function hiddenSingleSteps(
  frame: Frame,
  step: FillStep,
  unit: Unit,
  most: number,
): ShiftHintStep[] {
  const { size, known } = frame;
  const { row, cell, digit } = step;
  const column = (cell + known.settled[row]!) % size;
  const others = unit.cells.filter((at) => at !== row * size + column);
  const rows = [...new Set(others.map((at) => Math.floor(at / size)))];
  const loose = rows.flatMap((each) => looseStep(frame, each, unit, digit) ?? []);
  const told = loose.length <= Math.min(MOST_LOOSE, most - 1) ? loose : [];
  const toldOut = new Set(
    told.flatMap(({ rulesOut }) => (rulesOut as RuledOut[]).map((one) => one.row)),
  );
  const against = others
    .filter((at) => !toldOut.has(Math.floor(at / size)))
    .flatMap((at) => againstDigit(frame, Math.floor(at / size), at % size, digit));
  const name = unitName(known.board, unit);
  const bare = bareOf(known);
  const isRuledOut = told.length > 0 || others.some((at) => (bare.possible[at]! >> digit) & 1);
  const whys = [
    'is blocked',
    ...(isRuledOut ? ['has been ruled out'] : []),
    ...(loose.length > told.length ? ['cannot slide in'] : []),
  ];
  const why =
    whys.length > 1
      ? `elsewhere it ${joinWithOr(whys)}`
      : `every other empty cell is blocked by another ${digit}`;
  return [
    ...told,
    {
      text: `In ${name}, the ${digit} can only go here: ${why}.`,
      evidence: distinct([unitPlace(unit), ...against]),
      target: [{ row, cell }],
      rulesOut: [],
    },
  ];
}

/**
 * The steps of a hint that explain which slides a loose row (one whose slide is unknown) still has,
 * and on which digit all these slides agree.
 */
function agreedSteps(frame: Frame, state: State, step: FillStep): ShiftHintStep[] {
  const { size, known } = frame;
  const { row, cell, digit, reason } = step;
  const left = slidesIn(frame.slides[row]!);
  const isCell = reason.technique === 'agreed cell';
  const blanks = Array.from({ length: size }, (_, other) => other).filter(
    (other) => known.digits[row * size + other] === 0 && isCell === (other === cell),
  );
  const rivals = isCell ? slidesIn(frame.missing[row]! & ~(1 << digit)) : [digit];
  const against = left.flatMap((slide) =>
    blanks.flatMap((at) =>
      rivals.flatMap((rival) => rivalOf(frame, row, (at + slide) % size, rival) ?? []),
    ),
  );
  const bare = bareOf(known);
  const isPlain = !left.some((slide) =>
    blanks.some((at) => rivals.some((rival) => (candidatesAt(bare, row, at, slide) >> rival) & 1)),
  );
  const text = isCell
    ? `Wherever row ${row + 1} can still go, ${digit} is the only missing digit that fits this blank: the others clash${isPlain ? '' : ' or have been ruled out'}.`
    : `Wherever row ${row + 1} can still go, ${one(digit)} in any other blank would clash${isPlain ? '' : ' or has been ruled out'}, so the ${digit} goes here.`;
  const last: ShiftHintStep = {
    text,
    evidence: distinct([{ row }, ...against]),
    target: [{ row, cell }],
    rulesOut: [],
  };
  return [...slideSteps(frame, state, row), last];
}

/** The step that tells which slides of a loose row clash; none if it has no such slide. */
function slideSteps(frame: Frame, state: State, row: number): ShiftHintStep[] {
  const clashes = slidesIn(((1 << frame.size) - 1) & ~frame.slides[row]!).filter(
    (slide) => clashingDigits(frame, row, slide) !== 0,
  );
  if (clashes.length === 0) return [];
  const pairs = clashes.map((slide) => againstSlide(frame, row, slide));
  return [
    {
      text: cannotSlide(state, row, clashes, pairs),
      evidence: distinct(pairs.flat()),
      target: [{ row }],
      rulesOut: clashes.map((slide) => ({ row, slide })),
    },
  ];
}

/** The steps that tell why a digit cannot fill a loose row's blank; null if nothing bars it. */
export function barredSteps(
  frame: Frame,
  state: State,
  { row, cell }: { readonly row: number; readonly cell: number },
  digit: number,
): ShiftHintStep[] | null {
  if ((candidatesOf(frame, row, cell) >> digit) & 1) return null;
  const against = slidesIn(frame.slides[row]!).flatMap((slide) =>
    inTheWay(frame, row, (cell + slide) % frame.size, digit),
  );
  return [
    ...slideSteps(frame, state, row),
    {
      text: `Wherever row ${row + 1} can still go, this ${digit} clashes with another ${digit}.`,
      evidence: distinct([{ row }, ...against]),
      target: [{ row, cell }],
      rulesOut: [],
    },
  ];
}

/**
 * The steps of a hint that end in filling in a digit.
 * @param most maximum number of steps; surplus steps are merged.
 */
export function fillSteps(
  frame: Frame,
  state: State,
  step: FillStep,
  most: number,
): ShiftHintStep[] {
  const { row, cell, digit, reason } = step;
  const { size, known } = frame;
  const target: Focus[] = [{ row, cell }];
  switch (reason.technique) {
    case 'last blank':
      return [
        {
          text: `Row ${row + 1} has one blank left, and ${digit} is the missing digit.`,
          evidence: [{ row }],
          target,
          rulesOut: [],
        },
      ];
    case 'naked single': {
      const column = (cell + known.settled[row]!) % size;
      const others = Array.from({ length: size }, (_, i) => i + 1).filter((one) => one !== digit);
      const isPlain = candidatesAt(bareOf(known), row, cell, known.settled[row]!) === 1 << digit;
      return [
        {
          text: `Every digit except ${digit} is already in this cell’s row, column or box${isPlain ? '' : ', or has been ruled out'}.`,
          evidence: distinct(others.flatMap((other) => againstDigit(frame, row, column, other))),
          target,
          rulesOut: [],
        },
      ];
    }
    case 'hidden single':
      return hiddenSingleSteps(frame, step, reason.unit, most);
    case 'agreed cell':
    case 'agreed digit':
      return agreedSteps(frame, state, step);
  }
}

/** The row, column or box that two cells of the frame share; null if there is none. */
export function meetingUnit(board: Board, one: number, other: number): Unit | null {
  const { rows, columns, boxes } = unitsOf(board.size);
  // Rows, columns and boxes in the order in which players see them most easily.
  return (
    [...rows, ...columns, ...boxes].find(
      ({ cells }) => cells.includes(one) && cells.includes(other),
    ) ?? null
  );
}
