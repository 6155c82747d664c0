/** Solves Sudoku Shift by trial from its rules alone, without any of the game's code. */

/** A board as it is on the page; "." is a blank. */
export interface PrintedShift {
  readonly rows: readonly string[];
  readonly pinned: readonly number[];
  readonly box: readonly [rows: number, columns: number];
}

export interface ShiftSolution {
  /** For each row, how many columns it slides to the right. */
  readonly slides: readonly number[];
  /** The digits by row and cell; a cell travels with its row. */
  readonly digits: readonly (readonly number[])[];
}

class Trial {
  readonly #board: PrintedShift;
  readonly #size: number;
  /** By row: the slides that may still be right. */
  readonly #slides: number[][];
  /** The digits by row and column of the frame, 0 for none; empty rows until their slide is known. */
  readonly #frame: (number[] | null)[];

  constructor(board: PrintedShift, from?: Trial) {
    this.#board = board;
    this.#size = board.rows.length;
    const all = [...board.rows.keys()];
    this.#slides = from
      ? from.#slides.map((slides) => [...slides])
      : all.map((row) => (board.pinned.includes(row) ? [0] : [...all]));
    this.#frame = from ? from.#frame.map((row) => row && [...row]) : all.map(() => null);
  }

  /** The row's digits after a slide, 0 for a blank. */
  #slid(row: number, by: number): number[] {
    const own = [...this.#board.rows[row]!].map((digit) => Number(digit) || 0);
    return [...own.slice(this.#size - by), ...own.slice(0, this.#size - by)];
  }

  /** Whether a digit at a place is not yet in its column or box, in another row. */
  #fits(row: number, column: number, digit: number): boolean {
    const [rows, columns] = this.#board.box;
    return this.#frame.every((other, y) => {
      if (!other || y === row) return true;
      if (other[column] === digit) return false;
      if (Math.floor(y / rows) !== Math.floor(row / rows)) return true;
      const left = column - (column % columns);
      return !other.slice(left, left + columns).includes(digit);
    });
  }

  /** The digits that may be in the places of a row, in which those given are; null if it cannot be. */
  #choices(row: number, digits: readonly number[]): number[][] | null {
    const missing = [...digits.keys()].map((i) => i + 1).filter((digit) => !digits.includes(digit));
    const choices = digits.map((digit, column) =>
      (digit ? [digit] : missing).filter((one) => this.#fits(row, column, one)),
    );
    const isWhole =
      choices.every(({ length }) => length > 0) &&
      missing.every((digit) => choices.some((places) => places.includes(digit)));
    return isWhole ? choices : null;
  }

  /** Writes all that is forced. @returns the fewest choices left somewhere; null if nothing fits. */
  #settle(): { row: number; column: number; choices: readonly number[] } | null {
    for (;;) {
      let isMoving = false;
      let open: { row: number; column: number; choices: readonly number[] } | undefined;
      const consider = (row: number, column: number, choices: readonly number[]) => {
        if (!open || choices.length < open.choices.length) open = { row, column, choices };
      };
      for (const row of this.#frame.keys()) {
        const digits = this.#frame[row];
        if (!digits) {
          const slides = this.#slides[row]!.filter((by) => this.#choices(row, this.#slid(row, by)));
          if (slides.length === 0) return null;
          this.#slides[row] = slides;
          if (slides.length > 1) consider(row, -1, slides);
          else {
            this.#frame[row] = this.#slid(row, slides[0]!);
            isMoving = true;
          }
          continue;
        }
        const choices = this.#choices(row, digits);
        if (!choices) return null;
        for (const [column, places] of choices.entries()) {
          if (digits[column]) continue;
          const only = places.find(
            (digit) => choices.filter((others) => others.includes(digit)).length === 1,
          );
          const forced = places.length === 1 ? places[0] : only;
          if (forced === undefined) consider(row, column, places);
          else {
            digits[column] = forced;
            isMoving = true;
            break;
          }
        }
      }
      if (!isMoving) return open ?? { row: -1, column: -1, choices: [] };
    }
  }

  /** Adds solutions to a list until it has two. */
  run(found: ShiftSolution[]): void {
    const open = this.#settle();
    if (!open) return;
    const { row, column, choices } = open;
    if (row < 0) {
      const slides = this.#slides.map(([by]) => by!);
      found.push({
        slides,
        digits: this.#frame.map((digits, y) => [
          ...digits!.slice(slides[y]),
          ...digits!.slice(0, slides[y]),
        ]),
      });
      return;
    }
    for (const choice of choices) {
      if (found.length > 1) return;
      const next = new Trial(this.#board, this);
      if (column < 0) next.#slides[row] = [choice];
      else next.#frame[row]![column] = choice;
      next.run(found);
    }
  }
}

/** The only solution; an error if there is none, or another. */
export function solveShift(board: PrintedShift): ShiftSolution {
  const found: ShiftSolution[] = [];
  new Trial(board).run(found);
  if (found.length !== 1) throw new Error(`The board has ${found.length} solutions or more.`);
  return found[0]!;
}
