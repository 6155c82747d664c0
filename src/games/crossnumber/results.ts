/** Crossnumber's results: `[ms, 1]`, the format of all timed games with one board. */
export { timedResults as results } from '../shared/timedResults.ts';
