import type { Question } from '../../contract/questions.ts';
import type { Side } from '../rules/game.ts';

export const QUESTIONS: readonly Question<Side, Side | null>[] = [
  {
    id: 'left',
    label: 'What’s left?',
    answer: ({ state }) => (state === null ? 'Your call.' : 'Nothing.'),
  },
];
