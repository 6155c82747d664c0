/**
 * A puzzle at the command line, JSON in and JSON out:
 *
 *   npm run puzzle -- <game> generate --id 516       (or --date 2026-11-21)
 *   npm run puzzle -- <game> solve  [--file path]    the only solution
 *   npm run puzzle -- <game> verify [--file path]    whether it may be shipped
 *   npm run puzzle -- <game> hint   [--file path]    the next step, after "moves" if there are any
 *   npm run puzzle -- <game> hints --id 516          all hints of a puzzle, from its start to its end
 *   npm run puzzle -- <game> play  --id 516          an engine's play, with its result and log
 *   npm run puzzle -- <game> check-play [--file path]   whether a log leads to its result
 *   npm run puzzle -- geografind read [--file path]  how the page reads names, one a line
 *
 * Without --file the JSON is read from stdin: a whole puzzle, a single board, or
 * `{ "board": …, "moves": […] }`; for check-play the output of play, or `"puzzle"` in place of `"id"`. On
 * any bad input: exit 1 and one line on stderr.
 */
import { readFileSync } from 'node:fs';
import { endWith } from './commands/ending.ts';
import { runPuzzle } from './commands/puzzle.ts';

endWith(runPuzzle(process.argv.slice(2), () => readFileSync(0, 'utf8')));
