/** Saved games of Sudoku Shift's published puzzles. */
import * as saved from '../../support/savedShift.ts';
import { boardsOf } from './day.ts';

export const almostDone = (id: string) => saved.almostDone(id, boardsOf(id));

export const savedGame = (id: string, choose: saved.ChooseMoves) =>
  saved.savedGame(id, boardsOf(id), choose);

export const partlyDone = (id: string, done: readonly number[], digits?: number) =>
  saved.partlyDone(id, boardsOf(id), done, digits);
