/**
 * A puzzle's log: everything that was done to it, over all its boards, with the time that it took.
 * Nothing is ever taken out of it; what the boards look like follows from it (session.ts).
 */
import type { Json } from '../lib/json.ts';

/** What can be done besides a move. `check` is answered at once, by a move (`Game.isVerdict`). */
export type Word = 'undo' | 'redo' | 'restart' | 'hint' | 'check' | 'select';

/**
 * `ms`: whole ms of playing time since the entry before, on the board that was on the table until
 * then. `board`: the one that is on the table now; only `select` changes it, and at first it is 0.
 * `what`: a word, or a move as JSON. A `hint` is anything that was told at the price of one.
 */
export type LogEntry = readonly [ms: number, board: number, what: Word | Json];

export type PlayLog = readonly LogEntry[];

/** Nobody plays for a month between two entries: more comes from a broken clock, or from no player. */
export const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
