/**
 * The sentences of Sudoku Shift's hints, each with the statement that it makes of the board: what
 * stands in the way stands there visibly, unless the sentence adds that it was ruled out.
 */
import type { RuledOut } from '../../src/games/sudoku-shift/rules/types.ts';

/** The board as a hint's step shows it, asked by `sentenceFault`; rows, columns and cells count from 0. */
export interface Shown {
  readonly size: number;
  /** The digit on the board; 0 for a blank. */
  digit(row: number, cell: number): number;
  isHome(row: number): boolean;
  /** The slides that the step and its evidence leave a row. */
  slides(row: number): readonly number[];
  /** Where the row stands now. */
  stands(row: number): number;
  /** Whether the row has the digit, or its column or box does, in the cells that the step names. */
  isTaken(row: number, column: number, digit: number): boolean;
  /** Whether an equal digit clashes visibly with this one. */
  clashes(row: number, column: number, digit: number): boolean;
  /** Whether an earlier step ruled a digit out there. */
  isGone(row: number, column: number, digit: number): boolean;
  /** The cells of the unit that a sentence names, if the step shows this unit; row and column. */
  unit(name: string): readonly (readonly [number, number])[] | null;
}

interface Said {
  readonly rulesOut: readonly RuledOut[];
  /** The row and cell that the step is about. */
  readonly at: { readonly row: number; readonly cell: number } | null;
}

type Check = (shown: Shown, found: RegExpExecArray, said: Said) => boolean;

const all = ({ size }: Shown) => Array.from({ length: size }, (_, i) => i);
const digitsOf = (shown: Shown) => all(shown).map((i) => i + 1);
const columnAt = ({ size }: Shown, cell: number, slide: number) => (cell + slide) % size;
const blanksOf = (shown: Shown, row: number) =>
  all(shown).filter((cell) => shown.digit(row, cell) === 0);

/** "2 right" and "2 left" as a slide from the row's home position. */
const slideOf = (shown: Shown, row: number, by: string, way: string) =>
  (shown.stands(row) + (way === 'left' ? shown.size - Number(by) : Number(by))) % shown.size;

const isBarred = (shown: Shown, row: number, column: number, digit: number, orGone: boolean) =>
  shown.isTaken(row, column, digit) || (orGone && shown.isGone(row, column, digit));

/** Whether wherever the row can slide, the digit is barred from the column, or no blank is there. */
function isBarredEverywhere(shown: Shown, row: number, column: number, digit: number): boolean {
  return shown.slides(row).every((slide) => {
    const there = shown.digit(row, (column + shown.size - slide) % shown.size);
    return there > 0 ? there !== digit : shown.isTaken(row, column, digit);
  });
}

const FORMS: readonly (readonly [RegExp, Check])[] = [
  [
    /^Rows? ([\d, and]+) (?:is not home yet\. Ignore it|are not home yet\. Ignore them) for now\.$/,
    (shown, [, names]) =>
      [...names!.matchAll(/\d/g)].every(([name]) => !shown.isHome(Number(name) - 1)),
  ],
  [
    /^(?:Where it is now|Slid (\d) to the (left|right)), row (\d) would have no digit for its blank in column (\d): all are taken( or have been ruled out)?\.$/,
    (shown, [, by = '0', way = 'right', name, place, gone], { rulesOut }) => {
      const row = Number(name) - 1;
      const slide = slideOf(shown, row, by, way);
      const column = Number(place) - 1;
      return (
        JSON.stringify(rulesOut) === JSON.stringify([{ row, slide }]) &&
        blanksOf(shown, row).some((cell) => columnAt(shown, cell, slide) === column) &&
        digitsOf(shown).every((digit) => isBarred(shown, row, column, digit, gone !== undefined))
      );
    },
  ],
  [
    /^Only (.+) can put an? (\d) in (.+), so it must\.$/,
    (shown, [, to, digit, from], said) => isLocked(shown, from!, to!, digit!, said),
  ],
  [
    /^In (.+), only (.+) can hold the (\d), so that is \2’s \3\.$/,
    (shown, [, from, to, digit], said) => isLocked(shown, from!, to!, digit!, said),
  ],
  [
    /^In (.+), the (\d) can only be in (.+), so no other box has its \2 there\.$/,
    (shown, [, from, digit, to], said) => isLocked(shown, from!, to!, digit!, said),
  ],
  [
    /^Wherever (.+) can still go, its (\d) is in (.+), so no other row has its \2 there\.$/,
    (shown, [, from, digit, to], said) => isLocked(shown, from!, to!, digit!, said),
  ],
  [
    /^The (\d) in (.+) can only be in (.+), so no other cell there is an? \1\.$/,
    (shown, [, digit, from, to], said) => isLocked(shown, from!, to!, digit!, said),
  ],
  [/^Row \d has only one position left\. So it slides \d to the (?:left|right)\.$/, () => true],
  [
    /^(?:In (\d) of row (\d)’s (\d) positions, its|Row (\d) cannot (.+): its) (?:(\d)|digits) would clash(?: with another \6|( or ha(?:s|ve) been ruled out)|)\.(?: So it slides \d to the (?:left|right)\.)?$/,
    (shown, [, count, counted, positions, name, where = '', own, gone], { rulesOut }) => {
      const row = Number(counted ?? name) - 1;
      const out = rulesOut.flatMap((one) => ('slide' in one && one.row === row ? [one.slide] : []));
      const named = [...where.matchAll(/(\d) (left|right)/g)].map(([, by, way]) =>
        slideOf(shown, row, by!, way!),
      );
      if (/^stay/.test(where)) named.push(shown.stands(row));
      const areNamed = count
        ? Number(count) === out.length && Number(positions) === shown.size
        : String(named.sort()) === String(out.toSorted());
      return (
        areNamed &&
        out.length === rulesOut.length &&
        out.every((slide) =>
          all(shown).some((cell) => {
            const digit = shown.digit(row, cell);
            const column = columnAt(shown, cell, slide);
            return (
              digit > 0 &&
              (own === undefined || digit === Number(own)) &&
              (shown.clashes(row, column, digit) ||
                (gone !== undefined && shown.isGone(row, column, digit)))
            );
          }),
        )
      );
    },
  ],
  [
    /^Wherever row (\d) can still go, it never puts an? (\d) in (.+)\.$/,
    (shown, [, name, digit, unit], { rulesOut }) => {
      const row = Number(name) - 1;
      const cells = shown.unit(unit!)?.filter(([other]) => other === row) ?? [];
      return (
        cells.length > 0 &&
        String(rulesOut.map((one) => 'column' in one && one.column)) ===
          String(cells.map(([, column]) => column)) &&
        cells.every(
          ([, column]) =>
            shown.isGone(row, column, Number(digit)) ||
            isBarredEverywhere(shown, row, column, Number(digit)),
        )
      );
    },
  ],
  [
    /^In (.+), the (\d) can only go here: (?:every other empty cell is blocked by another \2|elsewhere it (.+))\.$/,
    (shown, [, unit, digit, why = ''], { at }) =>
      at !== null &&
      (shown.unit(unit!) ?? []).every(([row, column]) => {
        if (row === at.row && column === columnAt(shown, at.cell, shown.stands(row))) return true;
        if (/has been ruled out/.test(why) && shown.isGone(row, column, Number(digit))) return true;
        if (shown.clashes(row, column, Number(digit))) return true;
        if (!shown.isHome(row) && !/cannot slide in/.test(why)) return false;
        return isBarredEverywhere(shown, row, column, Number(digit));
      }),
  ],
  [
    /^Wherever row (\d) can still go, this (\d) clashes with another \2\.$/,
    (shown, [, name, digit], { at }) =>
      at?.row === Number(name) - 1 &&
      shown
        .slides(at.row)
        .every((slide) => shown.isTaken(at.row, columnAt(shown, at.cell, slide), Number(digit))),
  ],
  [
    /^Wherever row (\d) can still go, (\d) is the only missing digit that fits this blank: the others clash( or have been ruled out)?\.$/,
    (shown, [, name, digit, gone], { at }) => {
      const row = Number(name) - 1;
      return (
        at?.row === row &&
        shown
          .slides(row)
          .every((slide) =>
            digitsOf(shown).every(
              (other) =>
                other === Number(digit) ||
                isBarred(shown, row, columnAt(shown, at.cell, slide), other, gone !== undefined),
            ),
          )
      );
    },
  ],
  [
    /^Wherever row (\d) can still go, an? (\d) in any other blank would clash( or has been ruled out)?, so the \2 goes here\.$/,
    (shown, [, name, digit, gone], { at }) => {
      const row = Number(name) - 1;
      return shown
        .slides(row)
        .every((slide) =>
          blanksOf(shown, row).every(
            (cell) =>
              cell === at?.cell ||
              isBarred(shown, row, columnAt(shown, cell, slide), Number(digit), gone !== undefined),
          ),
        );
    },
  ],
  [
    /^Row (\d) has one blank left, and (\d) is the missing digit\.$/,
    (shown, [, name, digit], { at }) => {
      const row = Number(name) - 1;
      const isLacked = all(shown).every((cell) => shown.digit(row, cell) !== Number(digit));
      return String(blanksOf(shown, row)) === String([at?.cell]) && isLacked;
    },
  ],
  [
    /^Every digit except (\d) is already in this cell’s row, column or box(, or has been ruled out)?\.$/,
    (shown, [, digit, gone], { at }) =>
      at !== null &&
      digitsOf(shown).every(
        (other) =>
          other === Number(digit) ||
          isBarred(
            shown,
            at.row,
            columnAt(shown, at.cell, shown.stands(at.row)),
            other,
            gone !== undefined,
          ),
      ),
  ],
];

/** Whether the units and the digit that a sentence names are those by which the step rules out. */
function isLocked(
  shown: Shown,
  from: string,
  to: string,
  digit: string,
  { rulesOut }: Said,
): boolean {
  const source = shown.unit(from);
  const target = shown.unit(to);
  const isIn = (row: number, column: number) =>
    target?.some(([r, c]) => r === row && c === column) ?? false;
  return (
    source !== null &&
    target !== null &&
    source.every(
      ([row, column]) =>
        isIn(row, column) ||
        shown.isGone(row, column, Number(digit)) ||
        isBarredEverywhere(shown, row, column, Number(digit)),
    ) &&
    rulesOut.every(
      (one) => 'digit' in one && one.digit === Number(digit) && isIn(one.row, one.column),
    )
  );
}

/** The fault of a sentence; null if it is true as it stands. */
export function sentenceFault(shown: Shown, text: string, said: Said): string | null {
  for (const [form, check] of FORMS) {
    const found = form.exec(text);
    if (found) return check(shown, found, said) ? null : 'is not true as it stands';
  }
  return 'says what nobody checks';
}
