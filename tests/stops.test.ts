/**
 * A stop put into plays by a script is found, in its place and in its length; and the sentence for
 * it is true on exactly that position, by the games' oracles.
 */
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beforeWords, hintWords } from '../src/app/play/howItWent/stopWords.ts';
import type { Hint } from '../src/games/contract/engine.ts';
import type { Puzzle } from '../src/games/contract/game.ts';
import { count } from '../src/lib/count.ts';
import { formatDuration } from '../src/lib/duration.ts';
import { unwrap } from '../src/lib/result.ts';
import { makeRng, type Rng } from '../src/lib/rng.ts';
import type { PlayLog } from '../src/play/log.ts';
import { momentsOf } from '../src/play/moments.ts';
import { boardAt, type Session, stateOf } from '../src/play/session.ts';
import { stopsOf } from '../src/play/stops.ts';
import { type AnyToolkit, TOOLKITS } from '../tools/games/index.ts';
import { noSteps, playByEngine } from '../tools/plays.ts';
import { HINT_FAULTS } from './support/hintFaults.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';

/** The file to which the sentences of fifteen plays a game are added, for a person to read. */
const SAMPLE = process.env.CREMA_STOPS_FILE;

/** The engine's moves are found once for all plays of a puzzle. */
const PLAYS_OF_A_PUZZLE = SAMPLE ? 1 : 10;

/** A wrong move in a position, as a player makes it; null if none comes to mind. */
const WRONG: Readonly<Record<string, (board: never, state: never, rng: Rng) => object | null>> = {
  'sudoku-shift': ({ size, rows }: { size: number; rows: string[] }, _: unknown, rng) => {
    const row = rng.below(size);
    const blanks = [...rows[row]!].flatMap((char, cell) => (char === '.' ? [cell] : []));
    const cell = blanks[rng.below(Math.max(1, blanks.length))];
    return cell === undefined ? null : { type: 'fill', row, cell, digit: 1 + rng.below(size) };
  },
  crossnumber: ({ rows }: { rows: string[] }, _: unknown, rng) => {
    const cells = [...rows.join('')].flatMap((char, cell) => (char === '.' ? [cell] : []));
    return { type: 'enter', cell: cells[rng.below(cells.length)]!, digit: 1 + rng.below(9) };
  },
  'royal-family': ({ plates }: { plates: unknown[] }, _: unknown, rng) => ({
    ...{ type: 'place', plate: rng.below(plates.length), name: rng.below(plates.length) },
  }),
  'yearly-daily': (_board: never, state: (object | null)[], rng) => {
    const piece = state.indexOf(null);
    const place = { orientation: rng.below(4), row: rng.below(7), col: rng.below(7) };
    return piece < 0 ? null : { type: 'place', piece, ...place };
  },
};

interface Stopped {
  readonly log: PlayLog;
  /** The number of entries before the stop, its length in ms, and the time before it. */
  readonly entries: number;
  readonly length: number;
  readonly at: number;
  readonly board: number;
}

/** The session after some entries of a log. */
function after({ game }: AnyToolkit, puzzle: Puzzle, log: PlayLog, entries: number): Session {
  return unwrap(momentsOf(game, puzzle, log.slice(0, entries))).end;
}

/** The log with a stop before a random entry; every fifth time after a wrong move, which is undone. */
function withStop(toolkit: AnyToolkit, puzzle: Puzzle, log: PlayLog, rng: Rng): Stopped {
  const stop = 20_000 + rng.below(70_001);
  for (;;) {
    const i = rng.below(log.length);
    const [ms, board, what] = log[i]!;
    // No time passes before the answer to a check, nor on a finished board.
    if (what === 'select' || log[i - 1]?.[2] === 'check') continue;
    const before = log.slice(0, i);
    const at = before.reduce((sum, [time]) => sum + time, 0);
    // After a detour, a redo would bring back the wrong move.
    if (rng.below(5) === 0 && what !== 'redo') {
      const session = after(toolkit, puzzle, log, i);
      const state = stateOf(boardAt(session, board));
      const move = WRONG[toolkit.id]!(puzzle.boards[board] as never, state as never, rng);
      const next = move && toolkit.game.apply(puzzle.boards[board], state, move);
      if (next?.ok && toolkit.game.status(puzzle.boards[board], next.value) === 'playing') {
        const detour = [...before, [ms, board, move], [stop, board, 'undo']] as PlayLog;
        const rest = log.slice(i + 1);
        const whole = [...detour, [0, board, what] as const, ...rest];
        return { log: whole, entries: i + 1, length: stop, at: at + ms, board };
      }
    }
    const whole = [...before, [ms + stop, board, what] as const, ...log.slice(i + 1)];
    return { log: whole, entries: i, length: ms + stop, at, board };
  }
}

function tell(game: string, { at, length, entries }: Stopped, words: string, told: Hint<unknown>) {
  const { lead, text, comment } = hintWords(told);
  const lines = [
    `${game}, at ${formatDuration(at)}, after ${count(entries, 'entry', 'entries')}: ${formatDuration(length)} ${words}`,
    ...[lead, text, comment].flatMap((line) => (line === null ? [] : [`    ${line}`])),
    ...(told.steps.length > 1 ? told.steps.map((step) => `      · ${step.text}`) : []),
  ];
  appendFileSync(SAMPLE!, `${lines.join('\n')}\n\n`);
}

/** Plays, and looks for the stop in each; judges the sentences of the first plays. */
function tryPlays(toolkit: AnyToolkit, plays: number, judged: number): void {
  const { id, game } = toolkit;
  const rng = makeRng(`stops of ${id}`);
  const packed = packedPuzzles(id);
  let known = noSteps();
  let puzzle: Puzzle = unwrap(game.parsePuzzle(packed[0]));
  let mistakes = 0;
  for (let i = 0; i < plays; i++) {
    if (i % PLAYS_OF_A_PUZZLE === 0) {
      known = noSteps();
      puzzle = unwrap(game.parsePuzzle(packed[rng.below(packed.length)]));
    }
    // A quick player's own waits stay below the stop.
    const { log } = playByEngine(toolkit, puzzle, rng, 0.6, known);
    const stopped = withStop(toolkit, puzzle, log, rng);
    const play = unwrap(momentsOf(game, puzzle, stopped.log));
    const stop = stopsOf(play).stops.find(({ from }) => from.entries === stopped.entries);
    const { entries, at, length, board } = stopped;
    expect(stop, `${id} ${puzzle.id}, play ${i}`).toMatchObject({
      length,
      from: { entries, at, board },
    });
    const words = beforeWords(play, stop!);
    expect(words).toMatch(/^before /);
    if (i >= judged) continue;
    const session = play.at(stop!.from);
    expect(session.current).toBe(board);
    const state = stateOf(boardAt(session, board));
    const told = toolkit.engine.hint(puzzle.boards[board], state);
    const hint = unwrap(told) as Hint<unknown>;
    const faults = HINT_FAULTS[id]!(puzzle.boards[board] as never, state as never, hint as never);
    expect(faults, `${id} ${puzzle.id}, play ${i}: ${hint.steps[0]!.text}`).toEqual([]);
    if (hint.mistake !== null) mistakes++;
    if (SAMPLE && i < 15) tell(id, stopped, words, hint);
  }
  if (judged >= 100) expect(mistakes).toBeGreaterThan(judged / 50);
}

const GAMES = TOOLKITS.filter(({ game }) => game.hintCost !== null);

it('every game with a log has an oracle here', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual(Object.keys(HINT_FAULTS).sort());
});

describe.each(GAMES.map(({ id }) => [id] as const))('a stop put into plays of %s', (id) => {
  const toolkit = GAMES.find((one) => one.id === id)!;

  it('is found, and its sentence is true', () => tryPlays(toolkit, 20, 20));

  it('is found in a thousand plays', { tags: 'all' }, () => tryPlays(toolkit, 1000, 250));
});
