import { describeGame } from '../../../tests/support/gameContract.ts';
import { CODES } from './codes.ts';
import { engine } from './engine/engine.ts';
import { game } from './rules/game.ts';
import { answerOf } from './rules/rules.ts';
import type { Board, Move } from './rules/types.ts';
import { share } from './view/share.ts';

const wrongGuesses = (board: Board, count: number): Move[] =>
  CODES.filter((code) => code !== answerOf(board))
    .slice(0, count)
    .map((country) => ({ type: 'guess', country }));

describeGame('Geografind', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 6), engine.generate('399', 5), engine.generate('77', 0)],
  winning: (board) => [...wrongGuesses(board, 5), { type: 'guess', country: answerOf(board) }],
  losing: (board) => wrongGuesses(board, 6),
});
