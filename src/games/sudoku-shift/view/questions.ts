/** Questions about a board of Sudoku Shift, for players who do not see it. */
import { count } from '../../../lib/count.ts';
import type { Asked, Question } from '../../contract/questions.ts';
import { clashes, spokenList } from '../../shared/spoken.ts';
import { cellKey, conflicts } from '../rules/conflicts.ts';
import { cellAt, columnOf, digitAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { selectionAt } from './selection.ts';

type Here = Asked<Board, State>;

const indices = ({ size }: Board) => Array.from({ length: size }, (_, i) => i);

/** The digit in a row and column of the frame, "blank" for none. */
const shownAt = ({ board, state }: Here, row: number, column: number): string =>
  String(digitAt(board, state, row, cellAt(state, row, column)) || 'blank');

/** An answer about the selected cell's row and column; a sentence where none is selected. */
const here =
  (answer: (asked: Here, row: number, column: number) => string) =>
  (asked: Here): string => {
    const at = selectionAt(asked.cursor, asked.board.size);
    if (at === null) return 'Select a cell first.';
    return answer(asked, at.row, columnOf(asked.state, at.row, at.cell));
  };

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'What’s left?',
    answer({ board, state }) {
      const blanks = indices(board)
        .flatMap((row) => indices(board).map((cell) => digitAt(board, state, row, cell)))
        .filter((digit) => digit === 0).length;
      return `${count(blanks, 'blank cell')}.`;
    },
  },
  {
    id: 'clashes',
    label: 'What clashes?',
    answer: clashes(({ board, state }) => {
      const clashing = conflicts(board, state);
      const cells = indices(board).flatMap((row) =>
        indices(board).flatMap((column) =>
          clashing.has(cellKey(board, row, cellAt(state, row, column)))
            ? [`row ${row + 1} column ${column + 1}`]
            : [],
        ),
      );
      return spokenList('Digits clash in', cells, 'Nothing clashes.');
    }),
  },
  {
    id: 'row',
    label: 'This row',
    answer: here((asked, row) => {
      const digits = indices(asked.board).map((column) => shownAt(asked, row, column));
      return `Row ${row + 1}: ${digits.join(', ')}.`;
    }),
  },
  {
    id: 'column',
    label: 'This column',
    answer: here((asked, _, column) => {
      const digits = indices(asked.board).map((row) => shownAt(asked, row, column));
      return `Column ${column + 1}: ${digits.join(', ')}.`;
    }),
  },
  {
    id: 'box',
    label: 'This box',
    answer: here((asked, row, column) => {
      const [rows, columns] = asked.board.box;
      const [top, left] = [row - (row % rows), column - (column % columns)];
      const digits = Array.from({ length: rows * columns }, (_, i) =>
        shownAt(asked, top + Math.floor(i / columns), left + (i % columns)),
      );
      return `Box from row ${top + 1}, column ${left + 1}: ${digits.join(', ')}.`;
    }),
  },
  {
    id: 'where',
    label: 'Where is…',
    about: (board) => indices(board).map((i) => String(i + 1)),
    answer(asked) {
      const columns = indices(asked.board).map((row) => {
        const found = indices(asked.board).filter(
          (column) => shownAt(asked, row, column) === asked.about,
        );
        return found.map((column) => column + 1).join(' and ') || 'none';
      });
      return spokenList(
        `${asked.about} is in these columns, from row 1 down:`,
        columns,
        '',
        (items) => items.join(', '),
      );
    },
  },
  {
    id: 'slides',
    label: 'How far has each row moved?',
    answer({ board, state }) {
      const slides = state.slides.map((by, row) => (isPinned(board, row) ? 'pinned' : String(by)));
      return `To the right, from row 1 down: ${slides.join(', ')}.`;
    },
  },
];
