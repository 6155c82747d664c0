/** The page of Crossnumber: a grid with digits, the clues as printed, marks of broken clues. */
import { clueText } from '../../../src/games/crossnumber/rules/sentences.ts';
import type { Board, State } from '../../../src/games/crossnumber/rules/types.ts';
import { type Statement, statementsOf } from '../crossnumberGrammar.ts';
import { listed, NO_MARKS, type Put, type Sentences } from './seen.ts';

type Asking = Put<Board, State>;

/** An entry as it is printed: its name, its squares, and its clue. */
interface Printed {
  readonly name: string;
  readonly squares: readonly number[];
  readonly clue: string | null;
  readonly says: readonly Statement[];
}

/** The numbered runs of at least two squares, by their first squares, all across before all down. */
function runsOf(rows: readonly string[]) {
  const isSquare = (y: number, x: number) => rows[y]?.[x] === '.';
  let number = 0;
  const runs = rows.flatMap((row, y) =>
    [...row].flatMap((_, x) => {
      const ways = [
        ['across', 0, 1],
        ['down', 1, 0],
      ] as const;
      const begun = ways.filter(
        ([, dy, dx]) => isSquare(y, x) && !isSquare(y - dy, x - dx) && isSquare(y + dy, x + dx),
      );
      if (begun.length > 0) number++;
      return begun.map(([way, dy, dx]) => {
        const squares: number[] = [];
        for (let i = 0; isSquare(y + i * dy, x + i * dx); i++) {
          squares.push((y + i * dy) * rows.length + x + i * dx);
        }
        return { name: `${number} ${way}`, squares, key: `${number}${way[0]}` };
      });
    }),
  );
  return ['across', 'down'].flatMap((way) => runs.filter(({ name }) => name.endsWith(way)));
}

const printed = new WeakMap<readonly string[], readonly Printed[]>();

function entriesOf({ rows, clues }: Board): readonly Printed[] {
  const known = printed.get(rows);
  if (known) return known;
  const runs = runsOf(rows);
  const lengths = new Map(runs.map(({ name, squares }) => [name, squares.length]));
  const entries = runs.map(({ name, squares, key }): Printed => {
    const node = clues[key];
    const clue = node ? clueText(node) : null;
    // The page prints the puzzle's number beside a clue that speaks of it.
    const puzzle = Number(/"puzzle-number",(\d+)/.exec(JSON.stringify(node ?? null))?.[1]);
    const says = clue === null ? [] : statementsOf(clue, { own: name, lengths, puzzle });
    return { name, squares, clue, says };
  });
  printed.set(rows, entries);
  return entries;
}

const digitsIn = ({ squares }: Printed, { digits }: State) =>
  squares.map((square) => (digits[square]! < 0 ? 'blank' : String(digits[square])));

/** A full entry's number; null for one that begins with 0. */
function numberIn(entry: Printed, state: State): number | null {
  const digits = digitsIn(entry, state);
  return digits.includes('blank') || digits[0] === '0' ? null : Number(digits.join(''));
}

/** Whether a clue is marked: all its numbers are there, and it is not true of them. */
function isBroken(entry: Printed, { board, state }: Asking): boolean {
  if (digitsIn(entry, state)[0] === '0') return true;
  const own = numberIn(entry, state);
  if (own === null) return false;
  const numbers = new Map(entriesOf(board).map((one) => [one.name, numberIn(one, state)]));
  const mentioned = entry.says.flatMap(({ mentions }) => mentions);
  if (mentioned.some((name) => numbers.get(name) === null)) return false;
  return !entry.says.every(({ holds }) => holds(own, (name) => numbers.get(name)!));
}

const at =
  (sentence: (asking: Asking, entry: Printed) => string) =>
  (asking: Asking): string => {
    const { cell, direction } = Object(asking.cursor) as { cell?: number; direction?: string };
    const entry = entriesOf(asking.board).find(
      ({ name, squares }) => name.endsWith(` ${direction}`) && squares.includes(cell!),
    );
    return entry ? sentence(asking, entry) : 'Select a square first.';
  };

const namesOf = (entries: readonly Printed[]) => entries.map(({ name }) => name);

export const CROSSNUMBER: Sentences<Board, State> = {
  left({ board, state }) {
    const open = entriesOf(board).filter((entry) => digitsIn(entry, state).includes('blank'));
    return listed('Open:', namesOf(open), 'Every entry is full.');
  },
  clashes(asking) {
    if (!asking.preferences.markConflicts) return NO_MARKS;
    const broken = entriesOf(asking.board).filter((entry) => isBroken(entry, asking));
    return listed('Clashes in:', namesOf(broken), 'No clue is broken.');
  },
  entry: at(({ state }, entry) => `${entry.name}: ${digitsIn(entry, state).join(', ')}.`),
  clue: at((_, { name, clue }) => `${name}: ${clue ?? 'No clue: solve it from the crossings'}.`),
  crossings: at(({ board }, entry) => {
    const crossing = entry.squares.flatMap((square) =>
      entriesOf(board).filter((other) => other !== entry && other.squares.includes(square)),
    );
    return listed(`${entry.name} crosses`, namesOf(crossing), 'Nothing crosses it.');
  }),
  named: at(({ board }, { name }) => {
    const naming = entriesOf(board).filter(({ says }) =>
      says.some(({ mentions }) => mentions.includes(name)),
    );
    return listed(`${name} is in the clue for`, namesOf(naming), 'No clue names it.');
  }),
};
