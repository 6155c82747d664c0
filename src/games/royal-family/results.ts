/** Royal Family's results: `[ms, 1]`, as of every game of one board against the clock. */
export { timedResults as results } from '../shared/timedResults.ts';
