/** Results are `[ms, 1]`, as of every game against the clock. */
export { parseResult } from '../timed.ts';
