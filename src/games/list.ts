/**
 * THE list of games: each line of it adds a game. Pages, storage, sync, leaderboards, rules, tools
 * and the desk follow from it; a game's code is loaded from the folder named by its id
 * (loaders.ts).
 */
export { definition as crossnumber } from './crossnumber/definition.ts';
export { definition as geografind } from './geografind/definition.ts';
export { definition as royalFamily } from './royal-family/definition.ts';
export { definition as sudokuShift } from './sudoku-shift/definition.ts';
export { definition as yearlyDaily } from './yearly-daily/definition.ts';
