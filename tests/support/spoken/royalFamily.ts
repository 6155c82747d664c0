/** The page of Royal Family: plates with names, a tray, the clues as printed, marks of broken clues. */
import { printClue } from '../../../src/games/royal-family/rules/clues/kinds.ts';
import {
  type Constraint,
  constraintOf,
} from '../../../src/games/royal-family/rules/constraints.ts';
import type { Board, State } from '../../../src/games/royal-family/rules/types.ts';
import { readingOf } from '../royalFamilyReadings.ts';
import { listed, NO_MARKS, type Put, type Sentences } from './seen.ts';

type Asking = Put<Board, State>;

const shown = new WeakMap<Board['plates'], { texts: readonly string[]; ways: Constraint[] }>();

/** The clues' sentences, and the ways in which each can hold by the tests' own reading of kinship. */
function cluesOf(board: Board) {
  let found = shown.get(board.plates);
  if (!found) {
    const reading = readingOf(board, {});
    found = {
      texts: board.clues.map((clue) => printClue(clue, board)),
      ways: board.clues.map((clue) => constraintOf(board, clue, reading)),
    };
    shown.set(board.plates, found);
  }
  return found;
}

/** Whether a clue is marked: it holds however its other names are put on the empty plates. */
function isBroken({ state: { placed } }: Asking, { names, ways }: Constraint): boolean {
  return !ways.some((way) =>
    way.every((plate, i) => {
      const [on, at] = [placed[plate], placed.indexOf(names[i]!)];
      return at < 0 ? on === null : at === plate;
    }),
  );
}

const personOf = ({ plates }: Board, plate: number) => {
  const { sex, born, title } = plates[plate]!;
  if (title !== '') return `the ${title}`;
  return sex === 'm' ? `the man born in ${born}` : `the woman born in ${born}`;
};

const numbered = (flags: readonly boolean[]) =>
  flags.flatMap((flag, i) => (flag ? [`clue ${i + 1}`] : []));

export const ROYAL_FAMILY: Sentences<Board, State> = {
  left({ board, state: { placed } }) {
    const left = board.names.filter((_, name) => !placed.some((one) => one === name));
    return listed(
      'In the tray:',
      left.map(({ name }) => name),
      'Every name has a plate.',
    );
  },
  plates({ board, state: { placed } }) {
    const empty = board.plates.filter((_, plate) => placed[plate] === null);
    return listed(
      'Born in',
      empty.map(({ born }) => `${born}`),
      'Every plate has a name.',
    );
  },
  clashes(asking) {
    if (!asking.preferences.markConflicts) return NO_MARKS;
    const broken = cluesOf(asking.board).ways.map((way) => isBroken(asking, way));
    return listed('Broken:', numbered(broken), 'No clue is broken.');
  },
  where({ board, state: { placed }, about }) {
    for (const [plate, name] of placed.entries()) {
      if (name !== null && board.names[name]!.name === about) {
        return `${about} has the plate of ${personOf(board, plate)}.`;
      }
    }
    return `${about} is in the tray.`;
  },
  clues({ board, about }) {
    const isName = board.names.some(({ name }) => name === about);
    const isNamed = cluesOf(board).texts.map((text) =>
      new RegExp(`(?<!\\w)${about}(?!\\w)`).test(text),
    );
    return listed(
      isName ? `${about} is in` : `The ${about} is in`,
      numbered(isNamed),
      isName ? `No clue names ${about}.` : `No clue names the ${about}.`,
    );
  },
};
