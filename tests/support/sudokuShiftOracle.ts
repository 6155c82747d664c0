/**
 * Checks whether a step of a Sudoku Shift hint follows from the evidence that the step names. The
 * check ignores how hints are found and uses only the evidence's digits, the rows that are in their
 * final position ("home"), and the eliminations of earlier steps.
 */

import type { HintStep } from '../../src/games/contract/engine.ts';
import { columnOf, digitAt, isPinned } from '../../src/games/sudoku-shift/rules/standing.ts';
import type {
  Board,
  Focus,
  Move,
  RuledOut,
  State,
} from '../../src/games/sudoku-shift/rules/types.ts';
import { sentenceFault } from './sudokuShiftSentences.ts';

export class SudokuShiftOracle {
  private readonly size: number;
  private readonly board: Board;
  private readonly state: State;
  private readonly isHome: (row: number) => boolean;
  /**
   * All digits and slides that hint steps have ruled out so far: `row column digit`, `row slide n`.
   */
  private readonly out = new Set<string>();
  /** By row and cell, the digits that the current step names as evidence; 0 elsewhere. */
  private seen: number[][] = [];
  private units: number[][][] = [];

  /**
   * The oracle for a state of the board.
   * @param home for each row, how far the row is slid in the solution.
   */
  constructor(board: Board, state: State, home: readonly number[]) {
    this.board = board;
    this.state = state;
    this.size = board.size;
    this.isHome = (row) => isPinned(board, row) || state.slides[row] === home[row];
  }

  private sees(aRow: number, aColumn: number, bRow: number, bColumn: number): boolean {
    const [rows, columns] = this.board.box;
    const sameBox =
      Math.floor(aRow / rows) === Math.floor(bRow / rows) &&
      Math.floor(aColumn / columns) === Math.floor(bColumn / columns);
    return aColumn === bColumn || sameBox;
  }

  private look(evidence: readonly Focus[]): void {
    const all = Array.from({ length: this.size }, (_, i) => i);
    this.seen = all.map(() => all.map(() => 0));
    this.units = [];
    const [boxRows, boxColumns] = this.board.box;
    const across = this.size / boxColumns;
    for (const place of evidence) {
      if ('unit' in place) {
        this.units.push(
          all.flatMap((row) =>
            all
              .filter((column) =>
                place.unit === 'column'
                  ? column === place.index
                  : Math.floor(row / boxRows) * across + Math.floor(column / boxColumns) ===
                    place.index,
              )
              .map((column) => [row, column]),
          ),
        );
        continue;
      }
      const { row } = place;
      const cells = 'cell' in place && place.cell !== undefined ? [place.cell] : all;
      if (cells.length > 1) this.units.push(all.map((column) => [row, column]));
      for (const cell of cells) this.seen[row]![cell] = digitAt(this.board, this.state, row, cell);
    }
  }

  /** Whether the digit in this cell clashes with an equal digit in a row that is home. */
  private hasRival(row: number, column: number, digit: number): boolean {
    return this.seen.some(
      (digits, other) =>
        other !== row &&
        this.isHome(other) &&
        digits.some(
          (each, cell) =>
            each === digit && this.sees(row, column, other, columnOf(this.state, other, cell)),
        ),
    );
  }

  private placeAt(cell: number, slide: number): number {
    return (cell + slide + this.size) % this.size;
  }

  private slidesOf(row: number): number[] {
    if (this.isHome(row)) return [this.state.slides[row]!];
    return Array.from({ length: this.size }, (_, slide) => slide).filter(
      (slide) => !this.isSlideOut(row, slide),
    );
  }

  private isOut(row: number, column: number, digit: number): boolean {
    return this.out.has(`${row} ${column} ${digit}`) || this.hasRival(row, column, digit);
  }

  private isSlideOut(row: number, slide: number): boolean {
    if (this.out.has(`${row} slide ${slide}`)) return true;
    return this.seen[row]!.some(
      (digit, cell) => digit > 0 && this.isOut(row, this.placeAt(cell, slide), digit),
    );
  }

  /** Whether sliding the row by `slide` would leave one of its blanks without a possible digit. */
  private isDead(row: number, slide: number): boolean {
    return this.seen[row]!.some((_, cell) => {
      if (digitAt(this.board, this.state, row, cell) > 0) return false;
      return Array.from({ length: this.size }, (_each, i) => i + 1).every(
        (digit) =>
          this.seen[row]!.includes(digit) || this.isOut(row, this.placeAt(cell, slide), digit),
      );
    });
  }

  /** Whether no slide of the row can bring the digit to this column. */
  private isImpossible(row: number, column: number, digit: number): boolean {
    if (this.out.has(`${row} ${column} ${digit}`)) return true;
    return this.slidesOf(row).every((slide) => {
      const cell = (column + this.size - slide) % this.size;
      const there = this.seen[row]![cell]!;
      if (there > 0) return there !== digit;
      return this.seen[row]!.includes(digit) || this.hasRival(row, column, digit);
    });
  }

  private inUnitsOf(places: readonly Focus[]): number[][][] {
    const kept = [this.seen, this.units] as const;
    this.look(places);
    const found = this.units;
    [this.seen, this.units] = kept;
    return found;
  }

  private followsLocked(
    one: Extract<RuledOut, { digit: number }>,
    target: readonly Focus[],
  ): boolean {
    const { row, column, digit } = one;
    const holds = (unit: number[][], r: number, c: number) =>
      unit.some(([a, b]) => a === r && b === c);
    return this.inUnitsOf(target).some(
      (to) =>
        holds(to, row, column) &&
        this.units.some(
          (from) =>
            !holds(from, row, column) &&
            from.every(([r, c]) => holds(to, r!, c!) || this.isImpossible(r!, c!, digit)),
        ),
    );
  }

  /** Checks a step's sentence as it stands. Null if it is true, else the error. */
  saidBy({ text, evidence, target, rulesOut }: HintStep<Focus>): string | null {
    this.look(evidence);
    const shown = this.inUnitsOf([...evidence, ...target]);
    const [boxRows, boxColumns] = this.board.box;
    const [at] = target;
    return sentenceFault(
      {
        size: this.size,
        digit: (row, cell) => digitAt(this.board, this.state, row, cell),
        isHome: this.isHome,
        slides: (row) => this.slidesOf(row),
        stands: (row) => this.state.slides[row]!,
        isTaken: (row, column, digit) =>
          this.seen[row]!.includes(digit) || this.hasRival(row, column, digit),
        clashes: (row, column, digit) => this.hasRival(row, column, digit),
        isGone: (row, column, digit) => this.out.has(`${row} ${column} ${digit}`),
        unit: (name) => {
          const line = /^(row|column) (\d)$/.exec(name);
          const box = /^the box in rows (\d)–\d, columns (\d)–\d$/.exec(name);
          const isIn = ([row, column]: readonly number[]) =>
            line
              ? (line[1] === 'row' ? row : column) === Number(line[2]) - 1
              : box !== null &&
                Math.floor(row! / boxRows) === Math.floor((Number(box[1]) - 1) / boxRows) &&
                Math.floor(column! / boxColumns) === Math.floor((Number(box[2]) - 1) / boxColumns);
          const unit = shown.find((cells) => cells.every(isIn));
          return unit?.map(([row, column]) => [row!, column!] as const) ?? null;
        },
      },
      text,
      {
        rulesOut: rulesOut as readonly RuledOut[],
        at: at && 'cell' in at && at.cell !== undefined ? { row: at.row, cell: at.cell } : null,
      },
    );
  }

  /** Checks a step and records its eliminations. Null if the step follows, else the error. */
  step(step: HintStep<Focus>): string | null {
    const { evidence, target, rulesOut } = step;
    this.look(evidence);
    const wrong = (rulesOut as readonly RuledOut[]).find((one) =>
      'slide' in one
        ? !this.isSlideOut(one.row, one.slide) && !this.isDead(one.row, one.slide)
        : !this.isImpossible(one.row, one.column, one.digit) && !this.followsLocked(one, target),
    );
    const said = this.saidBy(step);
    for (const one of rulesOut as readonly RuledOut[]) {
      this.out.add(
        'slide' in one ? `${one.row} slide ${one.slide}` : `${one.row} ${one.column} ${one.digit}`,
      );
    }
    return wrong ? `does not rule out ${JSON.stringify(wrong)}` : said;
  }

  /**
   * Checks a hint's move. Null if the move follows from the last step given to `step`, else the
   * error.
   */
  move(move: Move): string | null {
    if (move.type === 'shift') {
      const { row } = move;
      const to = (this.state.slides[row]! + move.by) % this.size;
      const open = Array.from({ length: this.size }, (_, slide) => slide).filter(
        (slide) => slide !== to && !this.out.has(`${row} slide ${slide}`),
      );
      return open.length === 0 ? null : `leaves the slides ${open}`;
    }
    if (move.type !== 'fill') return 'is no conclusion';
    const { row, cell, digit } = move;
    const digits = Array.from({ length: this.size }, (_, i) => i + 1);
    const slides = this.slidesOf(row);
    const isOnlyDigit = slides.every((slide) =>
      digits.every(
        (other) =>
          other === digit ||
          this.seen[row]!.includes(other) ||
          this.isOut(row, this.placeAt(cell, slide), other),
      ),
    );
    const isOnlyBlank = this.seen[row]!.every(
      (_, other) =>
        other === cell ||
        digitAt(this.board, this.state, row, other) > 0 ||
        slides.every((slide) => this.isOut(row, this.placeAt(other, slide), digit)),
    );
    const column = this.isHome(row) ? columnOf(this.state, row, cell) : -1;
    const isOnlyPlace = this.units.some(
      (unit) =>
        unit.some(([r, c]) => r === row && c === column) &&
        unit.every(([r, c]) => (r === row && c === column) || this.isImpossible(r!, c!, digit)),
    );
    return isOnlyDigit || isOnlyBlank || isOnlyPlace ? null : 'does not follow';
  }
}
