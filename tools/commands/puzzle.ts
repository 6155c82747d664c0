/** The commands of `npm run puzzle` (tools/puzzle.ts). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCivilDate, weekdayOf } from '../../src/daily/date.ts';
import { dateOf, idFor, parseId } from '../../src/daily/numbering.ts';
import type { Json } from '../../src/lib/json.ts';
import { unwrap } from '../../src/lib/result.ts';
import { type AnyToolkit, toolkitOf } from '../games/index.ts';
import { ANY_DAY, puzzleOf } from '../games/published.ts';
import { checkText, playById } from '../plays.ts';
import { chooseOneOf, type Ending } from './ending.ts';

interface Flags {
  readonly id?: string | undefined;
  readonly date?: string | undefined;
  readonly file?: string | undefined;
}

/** The output of a command, and an error line for an exit with 1, if any. */
interface Outcome {
  readonly output: Json;
  /** Whether `output` is a list to be printed with an item on each line. */
  readonly isLines?: boolean;
  readonly complaint?: string;
}

interface Position {
  readonly board: unknown;
  readonly moves: readonly unknown[];
}

/** Reads the input: a file, or stdin. Throws with a sentence when there is none. */
type Read = (file: string | undefined) => string;

const COMMANDS: Record<string, (toolkit: AnyToolkit, flags: Flags, readInput: Read) => Outcome> = {
  generate({ game, engine, schedule }, { id, date, file }) {
    if (file !== undefined) throw new Error('generate takes no --file.');
    if ((id === undefined) === (date === undefined)) {
      throw new Error('generate needs either --id or --date.');
    }
    const day = date === undefined ? null : unwrap(parseCivilDate(date));
    if (day !== null && day < schedule.first) {
      throw new Error(`The first puzzle came out on ${schedule.first}.`);
    }
    const number = day === null ? unwrap(parseId(schedule, id, ANY_DAY)) : idFor(schedule, day);
    const puzzle = engine.generate(number, weekdayOf(dateOf(schedule, number)));
    return { output: game.makePuzzle(puzzle) };
  },

  solve(toolkit, flags, readInput) {
    const { id, positions } = readPositions(toolkit, flags, readInput);
    const solutions = positions.map(({ board }) => unwrap(toolkit.solve(board)));
    return { output: id === null ? solutions[0]! : { id, boards: solutions } };
  },

  verify(toolkit, flags, readInput) {
    const { id, positions } = readPositions(toolkit, flags, readInput);
    const verdicts = positions.map(({ board }) => toolkit.verify(board));
    const reports = verdicts.map(({ report }) => report);
    const bad = verdicts.findIndex(({ good }) => !good);
    const output: Json = id === null ? reports[0]! : { id, good: bad < 0, boards: reports };
    if (bad < 0) return { output };
    const place = id === null ? '' : `Board ${bad + 1}: `;
    return { output, complaint: `${place}${verdicts[bad]!.complaint}` };
  },

  hint(toolkit, flags, readInput) {
    const { game, engine } = toolkit;
    const { id, positions } = readPositions(toolkit, flags, readInput);
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

  hints(toolkit, flags) {
    const { boards } = puzzleOf(toolkit, onlyId('hints', toolkit, flags));
    return { output: boards.flatMap((board, i) => hintsOf(toolkit, board, i)) as unknown as Json };
  },

  play(toolkit, flags) {
    const id = onlyId('play', toolkit, flags);
    const { result, log } = playById(toolkit, id);
    return { output: { id, result, log } };
  },

  'check-play'(toolkit, { id, date, file }, readInput) {
    if (id !== undefined || date !== undefined) {
      throw new Error('check-play takes no --id or --date: the JSON names the puzzle.');
    }
    const checked = checkText(toolkit, readInput(file));
    if (checked.verdict === 'checked') return { output: { ...checked, reason: null } };
    return { output: { ...checked }, complaint: checked.reason };
  },

  read({ id: game, read }, { id, date, file }, readInput) {
    if (id !== undefined || date !== undefined)
      throw new Error('read takes no --id or --date: it reads one name per line.');
    if (!read) throw new Error(`Players type no names in ${game}, so there is nothing to read.`);
    const lines = readInput(file)
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    const output = lines.map((typed) => ({ typed, ...read(typed) })) as unknown as Json;
    return { output, isLines: true };
  },
};

/** The id for a command that takes nothing else. */
function onlyId(command: string, { schedule }: AnyToolkit, { id, date, file }: Flags): string {
  if (file !== undefined) throw new Error(`${command} takes no --file.`);
  if (date !== undefined) throw new Error(`${command} takes no --date.`);
  if (id === undefined) throw new Error(`${command} needs an --id.`);
  return unwrap(parseId(schedule, id, ANY_DAY));
}

interface ListedHint {
  /** Index of the board in the puzzle. */
  readonly board: number;
  readonly technique: string;
  readonly rating: number;
  readonly steps: readonly {
    readonly text: string;
    readonly evidence: readonly Json[];
    readonly target: readonly Json[];
    readonly rulesOut: readonly Json[];
  }[];
  readonly move: Json;
}

/**
 * The most hints listed for a board: more than any board takes; a longer list means that the engine
 * is in a loop.
 */
const MOST_HINTS = 2000;

/** All hints of a board, for a player who only asks for hints and makes their moves. */
function hintsOf(toolkit: AnyToolkit, board: unknown, index: number): ListedHint[] {
  const { game, engine } = toolkit;
  const listed: ListedHint[] = [];
  let state = game.start(board);
  while (game.status(board, state) === 'playing') {
    const hint = engine.hint(board, state);
    if (!hint.ok && (hint.problem.code !== 'locked' || !toolkit.robot?.meanwhile)) unwrap(hint);
    const move = hint.ok ? hint.value.move : toolkit.robot!.meanwhile!(board, state);
    if (hint.ok) {
      const { technique, rating, steps } = hint.value;
      listed.push({ board: index, technique, rating, steps, move: move as Json });
    }
    state = unwrap(game.apply(board, state, move));
    if (listed.length > MOST_HINTS) throw new Error('The hints never finish the board.');
  }
  return listed;
}

/**
 * The boards to work on, with the moves made on them. The puzzle's id (`id`) is null where the
 * input is a single board.
 */
function readPositions(
  toolkit: AnyToolkit,
  { id, date, file }: Flags,
  readInput: Read,
): { id: string | null; positions: Position[] } {
  if (id !== undefined || date !== undefined) {
    throw new Error('This command takes no --id or --date: it reads the puzzle as JSON.');
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

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new Error('The input is empty. Pass a puzzle or a board as JSON.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The input is not valid JSON.');
  }
}

/** @param readStdin reads all of stdin. */
export function runPuzzle(args: readonly string[], readStdin: () => string): Ending {
  const printed: string[] = [];
  try {
    const { output, isLines = false, complaint } = run(args, readStdin);
    for (const line of isLines ? (output as readonly Json[]) : [output]) {
      printed.push(`${JSON.stringify(line)}\n`);
    }
    if (complaint !== undefined) throw new Error(complaint);
    return { status: 0, stdout: printed.join(''), stderr: '' };
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    return { status: 1, stdout: printed.join(''), stderr: `${line}\n` };
  }
}

function run(args: readonly string[], readStdin: () => string): Outcome {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { id: { type: 'string' }, date: { type: 'string' }, file: { type: 'string' } },
  });
  const [game, name, ...rest] = positionals;
  const toolkit = toolkitOf(game);
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) {
    throw new Error(chooseOneOf('command', name, Object.keys(COMMANDS)));
  }
  if (rest.length > 0) throw new Error(`Unexpected argument "${rest[0]}".`);
  return COMMANDS[name]!(toolkit, values, (file) => {
    try {
      return file === undefined ? readStdin() : readFileSync(file, 'utf8');
    } catch {
      throw new Error(
        file === undefined ? 'Standard input could not be read.' : `Cannot read ${file}.`,
      );
    }
  });
}
