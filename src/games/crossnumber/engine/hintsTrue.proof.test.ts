/**
 * Checks every hint of every published puzzle, and hints in random states, against an independent
 * solver (`Oracle`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Oracle } from '../../../../tests/support/crossnumberOracle.ts';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { gridOf } from '../rules/grid.ts';
import { apply, start, status } from '../rules/rules.ts';
import { type Board, EMPTY, type Move, type State } from '../rules/types.ts';
import { engine } from './engine.ts';
import { generate } from './generator.ts';
import { solve } from './solver.ts';

const PACKS = join(import.meta.dirname, '../../../../public/puzzles/crossnumber');

const hint = (board: Board, state: State) => unwrap(engine.hint(board, state));

/** Newly made puzzles, in which the kinds of clue stand that no packed one has; two menus. */
const made = Array.from({ length: 10 }, (_, i) => generate(`${2001 + i}`));

const packed = readdirSync(PACKS).flatMap((name) => {
  const pack = JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as { puzzles: unknown[] };
  return pack.puzzles.map((json) => unwrap(parsePuzzle(json)));
});

/**
 * Boards are processed one after the other, because the engine caches only the last board's
 * solution.
 */
const boards = [...packed, ...made].flatMap(({ id, boards: all }) =>
  all.map((board) => {
    const solution = solve(board)!;
    return { id, board, solution, oracle: new Oracle(board, solution) };
  }),
);

const words = (text: string) => text.split(/\s+/).length;
/** Speaks of pairs, or of several entries' numbers together, without naming them. */
const PAIRS = /\b(?:pairs?|sets? of numbers)\b/;
/** The most numbers, or combinations of numbers, to go through without a word on what narrows them. */
const MOST_TRIALS = 12;
/**
 * Says what narrows many numbers: a calculation, known digits, an ending, a range, a factor, a sum of
 * digits, or a count of at most twelve. The oracle checks that it is true.
 */
const NARROWED = [
  /[+−×÷=]|[Bb]ackwards/,
  /\b(?:begins?|ends?) (?:with|in)\b|as its \w+ digit|already has the digits|\d (?:across|down) is \d+\b/,
  /from \d+ to \d+|at (?:least|most) \d+|digits of \d+ (?:across|down) (?:rise|fall)/,
  /goes into|a multiple of \d+, so|cannot be divided|so each digit|too small/,
  /digit sum|add up to|multiply to|(?:the|a|one) (?:sum|product)|missing digit|(?:is|are) left for|must contain an? \d|needs its/,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) numbers (?:that are )?left\b/,
  /^(?:Of|Only some of) the numbers left for|^From its clue and the digits left for it/,
  /the only one in the grid|is a (?:prime|square), the next after|has the digits? \d|has no others/,
];
const bits = (state: State) =>
  [...state.marks.keys()].filter((cell) => state.digits[cell] === EMPTY);

it.each(boards)('hints alone lead through pack $id, each step true', ({ board, oracle }) => {
  let state = start(board);
  const texts = new Set<string>();
  while (status(board, state) !== 'won') {
    const told = hint(board, state);
    expect(oracle.complaints(state, told)).toEqual([]);
    expect(told.technique).not.toBe('trial');
    expect(told.steps.length).toBeLessThanOrEqual(6);
    for (const [i, { text }] of told.steps.entries()) {
      expect(words(text), text).toBeLessThanOrEqual(25);
      expect(text).not.toMatch(PAIRS);
      if ((oracle.trials[i] ?? 0) <= MOST_TRIALS) continue;
      expect(
        NARROWED.some((form) => form.test(text)),
        text,
      ).toBe(true);
    }
    const before = state;
    state = unwrap(apply(board, state, told.move));
    // Every hint makes progress.
    if (told.move.type === 'note') expect(state.marks).not.toEqual(before.marks);
    else expect(bits(state).length).toBeLessThan(bits(before).length);
    const key = JSON.stringify([told.steps, told.move]);
    expect(texts).not.toContain(key);
    texts.add(key);
  }
});

/** A random state with right and wrong digits, wrong numbers, and right and wrong pencil marks. */
function anyPosition(board: Board, solution: readonly number[], seed: string): State {
  const rng = makeRng(seed);
  const { cells, entries } = gridOf(board.rows);
  const wrong = rng.below(3) === 0 ? 0.1 : 0;
  const moves: Move[] = [];
  const share = rng.next();
  for (const cell of cells) {
    if (rng.next() > share) continue;
    if (rng.next() < 0.5) {
      const digit = rng.next() < wrong ? rng.below(10) : solution[cell]!;
      moves.push({ type: 'enter', cell, digit });
      continue;
    }
    const marks = (1 + rng.below(1023)) | (rng.below(10) > 0 ? 1 << solution[cell]! : 0);
    moves.push({ type: 'note', cells: [cell], marks: [marks] });
  }
  if (wrong > 0 && rng.below(2) === 0) {
    const { id, cells: run } = entries[rng.below(entries.length)]!;
    const value = 10 ** (run.length - 1) + rng.below(9 * 10 ** (run.length - 1));
    moves.push({ type: 'fill', entry: id, value });
  }
  return moves.reduce((state, move) => {
    const next = apply(board, state, move);
    return next.ok ? next.value : state;
  }, start(board));
}

it('hints are true in a thousand positions, or name a mistake', () => {
  const seen = { mistake: 0, write: 0, note: 0 };
  for (const { id, board, solution, oracle } of boards) {
    for (let i = 0; i < 14; i++) {
      const state = anyPosition(board, solution, `${id} ${i}`);
      if (status(board, state) === 'won') continue;
      const told = hint(board, state);
      expect(oracle.complaints(state, told)).toEqual([]);
      expect(told.technique).not.toBe('trial');
      for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
      expect(apply(board, state, told.move).ok).toBe(true);
      const wrong = state.digits.some((digit, at) => digit !== EMPTY && digit !== solution[at]);
      expect(told.mistake !== null).toBe(wrong);
      if (told.mistake !== null) seen.mistake++;
      else if (told.move.type === 'note') seen.note++;
      else seen.write++;
    }
  }
  expect(seen.mistake + seen.write + seen.note).toBeGreaterThanOrEqual(1000);
  expect(seen.mistake).toBeGreaterThan(100);
});

describe('the oracle', () => {
  const { board, oracle } = boards[0]!;
  const state = start(board);
  const told = hint(board, state);

  it('has nothing to say against a true hint', () => {
    expect(oracle.complaints(state, told)).toEqual([]);
  });

  it('finds a step out whose evidence is another entry', () => {
    const { id } = gridOf(board.rows).entries.find(
      (entry) => !told.steps.some(({ evidence }) => JSON.stringify(evidence).includes(entry.id)),
    )!;
    const steps = told.steps.map((step) => ({ ...step, evidence: [{ entry: id }] }));
    expect(oracle.complaints(state, { ...told, steps })).not.toEqual([]);
  });

  it('finds a move out that no step leads to', () => {
    const steps = told.steps.map((step) => ({ ...step, rulesOut: [] }));
    expect(oracle.complaints(state, { ...told, steps })).not.toEqual([]);
  });

  it('finds a wrong number in a sentence out', () => {
    const last = told.steps.at(-1)!;
    const text = last.text.replace(/\d+(?=\D*$)/, (number) => `${Number(number) + 1}`);
    expect(
      oracle.complaints(state, { ...told, steps: [...told.steps.slice(0, -1), { ...last, text }] }),
    ).not.toEqual([]);
  });

  it('reads a sentence to its last word', () => {
    const last = told.steps.at(-1)!;
    for (const more of ['The setter says so.', 'It begins with 3 or more.']) {
      const steps = [...told.steps.slice(0, -1), { ...last, text: `${last.text} ${more}` }];
      expect(oracle.complaints(state, { ...told, steps }).join()).toMatch(/unread/);
    }
    expect(
      oracle.complaints(state, { ...told, look: { text: 'Look here.', places: [] } }),
    ).not.toEqual([]);
  });

  it('finds a wrong digit, and a word too many, in the sentence about a mistake', () => {
    const { id, cells } = gridOf(board.rows).entries[0]!;
    const written = boards[0]!.solution[cells[0]!]!;
    const wrong = unwrap(
      apply(board, state, { type: 'enter', cell: cells[0]!, digit: (written % 9) + 1 }),
    );
    const found = hint(board, wrong);
    const [first, ...steps] = found.steps;
    expect(oracle.complaints(wrong, found), id).toEqual([]);
    for (const text of [first!.text.replace(/\d(?=\D*$)/, '0'), `${first!.text} Look again.`]) {
      const doctored = { ...found, steps: [{ ...first!, text }, ...steps] };
      expect(oracle.complaints(wrong, doctored), text).not.toEqual([]);
    }
  });
});
