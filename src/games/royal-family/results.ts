/**
 * Royal Family's results: `[ms, 1]`, time and solved mark, as for every timed game with one board.
 */
export { timedResults as results } from '../shared/timedResults.ts';
