/**
 * One puzzle at the command line, JSON in and JSON out:
 *
 *   npm run puzzle -- <game> generate --id 516       (or --date 2026-11-21)
 *   npm run puzzle -- <game> solve  [--file path]    the only solution
 *   npm run puzzle -- <game> verify [--file path]    whether it may be shipped
 *   npm run puzzle -- <game> hint   [--file path]    the next step, after "moves" if there are any
 *
 * Without --file the JSON is read from stdin: a whole puzzle, a single board, or
 * `{ "board": …, "moves": […] }`. On any bad input: exit 1 and one line on stderr.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCivilDate, weekdayOf } from '../src/daily/date.ts';
import { dateOf, idFor, parseId } from '../src/daily/numbering.ts';
import type { Json } from '../src/lib/json.ts';
import { unwrap } from '../src/lib/result.ts';
import { type AnyToolkit, toolkitOf } from './games/index.ts';

/** The last day of the calendar: any puzzle may be generated, released or not. */
const ANY_DAY = '9999-12-31';

interface Flags {
  readonly id?: string | undefined;
  readonly date?: string | undefined;
  readonly file?: string | undefined;
}

/** What a command prints, and the line that explains an exit with 1, if any. */
interface Outcome {
  readonly output: Json;
  readonly complaint?: string;
}

interface Position {
  readonly board: unknown;
  readonly moves: readonly unknown[];
}

const COMMANDS: Record<string, (toolkit: AnyToolkit, flags: Flags) => Outcome> = {
  generate({ game, engine, schedule }, { id, date, file }) {
    if (file !== undefined) throw new Error('generate reads no JSON, so it takes no --file.');
    if ((id === undefined) === (date === undefined)) {
      throw new Error('generate needs either --id or --date.');
    }
    const day = date === undefined ? null : unwrap(parseCivilDate(date));
    if (day !== null && day < schedule.first) {
      throw new Error(`The first puzzle is that of ${schedule.first}.`);
    }
    const number = day === null ? unwrap(parseId(schedule, id, ANY_DAY)) : idFor(schedule, day);
    const puzzle = engine.generate(number, weekdayOf(dateOf(schedule, number)));
    return { output: game.makePuzzle(puzzle) };
  },

  solve(toolkit, flags) {
    const { id, positions } = readPositions(toolkit, flags);
    const solutions = positions.map(({ board }) => unwrap(toolkit.solve(board)));
    return { output: id === null ? solutions[0]! : { id, boards: solutions } };
  },

  verify(toolkit, flags) {
    const { id, positions } = readPositions(toolkit, flags);
    const verdicts = positions.map(({ board }) => toolkit.verify(board));
    const reports = verdicts.map(({ report }) => report);
    const bad = verdicts.findIndex(({ good }) => !good);
    const output: Json = id === null ? reports[0]! : { id, good: bad < 0, boards: reports };
    if (bad < 0) return { output };
    const place = id === null ? '' : `Board ${bad + 1}: `;
    return { output, complaint: `${place}${verdicts[bad]!.complaint}` };
  },

  hint(toolkit, flags) {
    const { game, engine } = toolkit;
    const { id, positions } = readPositions(toolkit, flags);
    const hints = positions.map(({ board, moves }) => {
      const state = moves.reduce(
        (before, move) => unwrap(game.apply(board, before, unwrap(game.parseMove(move)))),
        game.start(board),
      );
      const hint = engine.hint(board, state);
      return hint.ok || hint.problem.code !== 'finished' ? (unwrap<unknown>(hint) as Json) : null;
    });
    return { output: id === null ? hints[0]! : { id, boards: hints } };
  },
};

/** The boards of the input; `id` is null for a single board. */
function readPositions(
  toolkit: AnyToolkit,
  { id, date, file }: Flags,
): { id: string | null; positions: Position[] } {
  if (id !== undefined || date !== undefined) {
    throw new Error('--id and --date are for generate; the puzzle is read as JSON.');
  }
  const json = parseJson(readInput(file));
  const isObject = typeof json === 'object' && json !== null;
  if (isObject && 'boards' in json) {
    const puzzle = unwrap(toolkit.game.parsePuzzle(json));
    return { id: puzzle.id, positions: puzzle.boards.map((board) => ({ board, moves: [] })) };
  }
  if (isObject && 'board' in json) {
    const { board, moves = [] } = json as { board: unknown; moves?: unknown };
    if (!Array.isArray(moves)) throw new Error('"moves" must be a list.');
    return { id: null, positions: [{ board: unwrap(toolkit.parseBoard(board)), moves }] };
  }
  return { id: null, positions: [{ board: unwrap(toolkit.parseBoard(json)), moves: [] }] };
}

function readInput(file: string | undefined): string {
  try {
    return readFileSync(file ?? 0, 'utf8');
  } catch {
    throw new Error(file === undefined ? 'Nothing came on stdin.' : `Cannot read ${file}.`);
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new Error('The input is empty; a puzzle or board is expected.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The input is not valid JSON.');
  }
}

function run(args: readonly string[]): Outcome {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { id: { type: 'string' }, date: { type: 'string' }, file: { type: 'string' } },
  });
  const [game, name, ...rest] = positionals;
  const toolkit = toolkitOf(game);
  const known = Object.keys(COMMANDS).join(', ');
  if (name === undefined) throw new Error(`Name a command: ${known}.`);
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new Error(`Unknown command "${name}"; there is: ${known}.`);
  }
  if (rest.length > 0) throw new Error(`Unexpected argument "${rest[0]}".`);
  return COMMANDS[name]!(toolkit, values);
}

try {
  const { output, complaint } = run(process.argv.slice(2));
  console.log(JSON.stringify(output));
  if (complaint !== undefined) throw new Error(complaint);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
