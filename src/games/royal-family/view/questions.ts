/** Questions about a board of Royal Family, for players who do not see it. */
import { capital } from '../../../lib/capital.ts';
import type { Question } from '../../contract/questions.ts';
import { clashes, spokenList } from '../../shared/spoken.ts';
import { termsOf } from '../rules/clues/kinds.ts';
import { whoIs } from '../rules/places.ts';
import { brokenClues, plateOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

const namesOf = (board: Board) => board.names.map(({ name }) => name);
const numbered = (clues: readonly number[]) => clues.map((clue) => `clue ${clue + 1}`);

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'Which names are left?',
    answer({ board, state }) {
      const left = namesOf(board).filter((_, name) => plateOf(state, name) === null);
      return spokenList('In the tray:', left, 'Every name has a plate.');
    },
  },
  {
    id: 'plates',
    label: 'Which plates are empty?',
    answer({ board, state }) {
      const empty = board.plates.filter((_, plate) => (state.placed[plate] ?? null) === null);
      const years = empty.map(({ born }) => String(born));
      return spokenList('Born in', years, 'Every plate has a name.');
    },
  },
  {
    id: 'clashes',
    label: 'What clashes?',
    answer: clashes(({ board, state }) => {
      const broken = brokenClues(board, state).flatMap((isBroken, clue) =>
        isBroken ? [clue] : [],
      );
      return spokenList('Broken:', numbered(broken), 'No clue is broken.');
    }),
  },
  {
    id: 'where',
    label: 'Where is…',
    about: namesOf,
    answer({ board, state, about }) {
      const plate = plateOf(state, namesOf(board).indexOf(about));
      return plate === null
        ? `${about} is in the tray.`
        : `${about} has the plate of ${whoIs(board, plate)}.`;
    },
  },
  {
    id: 'clues',
    label: 'Which clues name…',
    about: (board) => [
      ...namesOf(board),
      ...board.plates.flatMap(({ title }) => (title === '' ? [] : [title])),
    ],
    answer({ board, about }) {
      const naming = board.clues.flatMap((clue, i) => (termsOf(clue).includes(about) ? [i] : []));
      const who = namesOf(board).includes(about) ? about : `the ${about}`;
      return spokenList(`${capital(who)} is in`, numbered(naming), `No clue names ${who}.`);
    },
  },
];
