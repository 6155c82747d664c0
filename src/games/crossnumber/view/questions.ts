/** Questions about a board of Crossnumber, for players who do not see it. */
import type { Asked, Question } from '../../contract/questions.ts';
import { clashes, spokenList } from '../../shared/spoken.ts';
import { type Entry, entryName, type Grid, gridOf } from '../rules/grid.ts';
import { entriesIn } from '../rules/meaning.ts';
import { hasLeadingZero, holds } from '../rules/rules.ts';
import { type Board, EMPTY, type State } from '../rules/types.ts';
import { currentEntry, selectionAt } from './selection.ts';
import { clueOf } from './words.ts';

type Here = Asked<Board, State>;

/** An answer about the selected entry; a sentence where none is selected. */
const here =
  (answer: (asked: Here, entry: Entry, grid: Grid) => string) =>
  (asked: Here): string => {
    const grid = gridOf(asked.board.rows);
    const selection = selectionAt(grid, asked.cursor);
    if (selection === null) return 'Select a square first.';
    return answer(asked, currentEntry(grid, selection), grid);
  };

const isOpen = ({ cells }: Entry, { digits }: State) =>
  cells.some((cell) => digits[cell] === EMPTY);

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'What’s left?',
    answer({ board, state }) {
      const open = gridOf(board.rows).entries.filter((entry) => isOpen(entry, state));
      return spokenList(
        'Open:',
        open.map(({ id }) => entryName(id)),
        'Every entry is full.',
      );
    },
  },
  {
    id: 'clashes',
    label: 'What clashes?',
    answer: clashes(({ board, state }) => {
      const { entries } = gridOf(board.rows);
      const broken = entries.filter(
        (entry, i) => holds(board, state, i) === false || hasLeadingZero(entry, state),
      );
      const names = broken.map(({ id }) => entryName(id));
      return spokenList('Clashes in:', names, 'No clue is broken.');
    }),
  },
  {
    id: 'entry',
    label: 'This entry',
    answer: here(({ state }, { id, cells }) => {
      const digits = cells.map((cell) =>
        state.digits[cell] === EMPTY ? 'blank' : String(state.digits[cell]),
      );
      return `${entryName(id)}: ${digits.join(', ')}.`;
    }),
  },
  {
    id: 'clue',
    label: 'This entry’s clue',
    answer: here(({ board }, { id }) => `${entryName(id)}: ${clueOf(board, id)}.`),
  },
  {
    id: 'crossings',
    label: 'Crossing entries',
    answer: here((_, { id, cells }, grid) => {
      const crossing = cells.flatMap((cell) =>
        grid.through[cell]!.map((i) => grid.entries[i]!.id).filter((other) => other !== id),
      );
      return spokenList(`${entryName(id)} crosses`, crossing.map(entryName), 'Nothing crosses it.');
    }),
  },
  {
    id: 'named',
    label: 'Which clues name this entry?',
    answer: here(({ board }, { id }, { entries }) => {
      const naming = entries.filter(
        (entry) =>
          Object.hasOwn(board.clues, entry.id) && entriesIn(board.clues[entry.id]!).includes(id),
      );
      const clues = naming.map((entry) => entryName(entry.id));
      return spokenList(`${entryName(id)} is in the clue for`, clues, 'No clue names it.');
    }),
  },
];
