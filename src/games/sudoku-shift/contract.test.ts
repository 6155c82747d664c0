import { describeGame } from '../../../tests/support/gameContract.ts';
import { game, generate } from './index.ts';

describeGame('Sudoku Shift', game, [generate('1', 0), generate('516', 5), generate('77', 6)]);
