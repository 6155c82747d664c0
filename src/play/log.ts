/**
 * The log of a play: all actions on all boards of the puzzle, with their times. Entries are only
 * appended; the boards' states follow from them (session.ts).
 */
import type { Json } from '../lib/json.ts';

/**
 * The actions in a log other than moves. `check` (is this entry right?) is answered immediately by
 * a move (`Game.checks`).
 */
export type LogCommand = 'undo' | 'redo' | 'restart' | 'hint' | 'check' | 'select';

/**
 * An entry of a play's log. `ms`: whole ms of playing time since the previous entry, on the board
 * that was current until then. `board`: the index of the board that is current now; only `select`
 * changes it, and it starts at 0. `what`: a command, or a move as JSON. A `hint` is any information
 * charged like a hint.
 */
export type LogEntry = readonly [ms: number, board: number, what: LogCommand | Json];

export type PlayLog = readonly LogEntry[];

/**
 * The longest time between two entries of a log, in ms: a longer one comes from a broken clock or a
 * forged log.
 */
export const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
