/**
 * Checks every hint against an independent solver: over all published dates, and in random
 * positions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveringsOf } from '../../../../tests/support/coveringsOf.ts';
import { complaints, splitChoice } from '../../../../tests/support/yearlyDailyOracle.ts';
import { reasonComplaints, splitRefutation } from '../../../../tests/support/yearlyDailyReasons.ts';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { PIECES } from '../rules/pieces.ts';
import { apply, squaresUnder, start, status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { TABLE } from './question.ts';

const PACKS = join(import.meta.dirname, '../../../../public/puzzles/yearly-daily');

/** The boards by month and day, each once: a date's board is the same every year. */
const boards = new Map<string, Board>();
for (const name of readdirSync(PACKS)) {
  const pack = JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as { puzzles: unknown[] };
  for (const json of pack.puzzles) {
    const [board] = unwrap(parsePuzzle(json)).boards;
    boards.set(`${board!.month} ${board!.day}`, board!);
  }
}

/** The techniques whose sentences the first oracle knows; the second one checks all others. */
const FORMER = ['a mistake', 'last piece', 'a hole for one piece', 'counting solutions'];
function errorsOf(board: Board, state: State, told: ReturnType<typeof tell>): readonly string[] {
  if (told.mistake !== null) {
    const { rest, errors } = splitRefutation(board, state, told);
    return [...errors, ...complaints(board, state, rest)];
  }
  if (FORMER.includes(told.technique)) return complaints(board, state, told);
  const { rest, errors } = splitChoice(board, state, told);
  return [...errors, ...reasonComplaints(board, state, rest)];
}

// No pack has reached a leap year yet.
const [leapDay] = generate('2028-02-29').boards;
boards.set('2 29', leapDay!);

const words = (text: string) => text.split(/\s+/).length;

const byMonth = Array.from({ length: 12 }, (_, i) => ({
  month: i + 1,
  all: [...boards.values()].filter(({ month }) => month === i + 1),
}));

/** For each board, the positions reached by following hints alone, each with its hint. */
const ways = new Map<Board, { readonly state: State; readonly told: ReturnType<typeof tell> }[]>();
const tell = (board: Board, state: State) => unwrap(hint(board, state));

/** The position after following `laid` hints, cached for both tests because hints are slow. */
function onTheWay(board: Board, laid: number) {
  const way = ways.get(board) ?? [];
  ways.set(board, way);
  while (way.length <= laid) {
    const before = way.at(-1);
    const state = before ? unwrap(apply(board, before.state, before.told.move)) : start();
    way.push({ state, told: tell(board, state) });
  }
  return way[laid]!;
}

it.each(byMonth)('hints alone cover all dates of month $month, each step true', ({ all }) => {
  expect(all.length).toBeGreaterThanOrEqual(28);
  for (const board of all) {
    let end = start();
    for (let laid = 0; laid < PIECES.length; laid++) {
      const { state, told } = onTheWay(board, laid);
      expect(errorsOf(board, state, told)).toEqual([]);
      expect(told.steps.length).toBeLessThanOrEqual(6);
      for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
      end = unwrap(apply(board, state, told.move));
    }
    expect(status(board, end)).toBe('won');
  }
});

/**
 * A random position: some random pieces laid wherever they fit, half of the time after a few hints.
 */
function anyPosition(board: Board, seed: string): State {
  const rng = makeRng(seed);
  let { state } = onTheWay(board, rng.below(6));
  const rest = rng.shuffled([...PIECES.keys()].filter((piece) => !state[piece]));
  for (const piece of rest.slice(0, rng.below(4))) {
    for (const lie of rng.shuffled(TABLE.lies.filter(({ shape }) => shape === piece))) {
      const { orientation, row, col } = lie;
      const next = apply(board, state, { type: 'place', piece, orientation, row, col });
      if (!next.ok || !next.value.includes(null)) continue;
      state = next.value;
      break;
    }
  }
  return state;
}

it('hints are true in a thousand positions, or name a mistake', () => {
  const all = [...boards.values()];
  const techniques = new Map<string, number>();
  const mistakes: ReturnType<typeof tell>[] = [];
  for (let i = 0; i < 1000; i++) {
    const board = all[(i * 37) % all.length]!;
    const state = anyPosition(board, `position ${i}`);
    const told = tell(board, state);
    expect(errorsOf(board, state, told)).toEqual([]);
    for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
    expect(apply(board, state, told.move).ok).toBe(true);
    expect(told.steps.length).toBeLessThanOrEqual(6);
    techniques.set(told.technique, (techniques.get(told.technique) ?? 0) + 1);
    if (told.mistake !== null) mistakes.push(told);
  }
  const unreasoned = mistakes.filter(({ steps }) => / many tries\./.test(steps[0]!.text));
  expect(mistakes.length).toBeGreaterThan(600);
  // Before positions were refuted step by step, 118 of 694 mistakes had no reason.
  expect(unreasoned.length / mistakes.length).toBeLessThan(0.08);
  expect([...techniques.keys()]).toEqual(
    expect.arrayContaining([
      ...['last piece', 'a hole for one piece', 'a square for one piece'],
      ...['a hole made to measure', 'a snug fit', 'tight squares first'],
    ]),
  );
});

const COUNTING = 'counting solutions';
/** The largest share of hints that may count instead of giving a reason. */
const MOST_COUNTING = 0.3;
const shareOfCounting = (hints: readonly ReturnType<typeof tell>[]) =>
  hints.filter(({ technique }) => technique === COUNTING).length / hints.length;

/** A part of each kind of sentence that gives a reason, so that the oracle is known to meet it. */
const REASONS = [
  ...['too small for any piece', 'no remaining pieces add up', 'that matches no remaining piece'],
  ...['no two remaining pieces can', 'which cannot cover both', 'no remaining piece fits there'],
  ...['is the snuggest', 'is snugger', 'the most tight squares', 'more tight squares'],
  ...['each leave a hole or a square', 'would each leave', 'is exactly the shape of'],
];

it('few hints count the ways from an empty calendar on, and the first of no date', () => {
  const all = [...boards.values()];
  expect(all).toHaveLength(366);
  const first = all.map((board) => onTheWay(board, 0).told.technique);
  expect(first).not.toContain(COUNTING);
  const hints = all.flatMap((board) =>
    [...PIECES.keys()].map((laid) => onTheWay(board, laid).told),
  );
  expect(shareOfCounting(hints)).toBeLessThanOrEqual(MOST_COUNTING);
  const texts = hints.flatMap(({ steps }) => steps.map(({ text }) => text)).join('\n');
  for (const reason of REASONS) expect(texts).toContain(reason);
});

/** Positions with some pieces of a random covering laid. */
function midGames(board: Board, count: number): State[] {
  const rng = makeRng(`${board.month} ${board.day}`);
  const coverings = coveringsOf(board, board.solutions);
  return Array.from({ length: count }, () => {
    const covering = coverings[rng.below(coverings.length)]!;
    const laid = rng.shuffled([...PIECES.keys()]).slice(0, 1 + rng.below(PIECES.length - 1));
    return start().map((_, piece) => (laid.includes(piece) ? covering[piece]! : null));
  });
}

it('few hints count the ways in the middle of play, and each step is true', () => {
  const hints = [...boards.values()].flatMap((board) =>
    midGames(board, 3).map((state) => {
      const told = tell(board, state);
      expect(errorsOf(board, state, told)).toEqual([]);
      for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
      return told;
    }),
  );
  expect(shareOfCounting(hints)).toBeLessThanOrEqual(MOST_COUNTING);
});

/** The positions on the ways of hints alone whose technique is asked for, on every n-th board. */
function* toldBy(isAsked: (technique: string) => boolean, n = 8) {
  for (const [i, board] of [...boards.values()].entries()) {
    if (i % n !== 0) continue;
    for (const laid of PIECES.keys()) {
      const { state, told } = onTheWay(board, laid);
      if (isAsked(told.technique)) yield { board, state, told };
    }
  }
}

const changed = (told: ReturnType<typeof tell>, i: number, text: string) => ({
  ...told,
  steps: told.steps.map((step, j) => (i === j ? { ...step, text } : step)),
});

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NAMES = PIECES.map(({ name }) => name);
const next = (list: readonly string[], word: string) =>
  list[(list.indexOf(word) + 1) % list.length]!;

/** The hint with one piece or number changed, in each way, except where `spared` finds the word. */
function* mutantsOf(told: ReturnType<typeof tell>, spared: RegExp) {
  for (const [i, { text }] of told.steps.entries()) {
    for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
      const list = [NAMES, NUMBERS].find((some) => some.includes(word));
      const before = text.slice(0, index);
      const after = text.slice(index + word.length);
      if (!list || spared.test(`${before}_${after}`)) continue;
      yield changed(told, i, before + next(list, word) + after);
    }
  }
}

describe('the oracle', () => {
  const board = boards.get('11 20')!;

  it('finds a wrong count out', () => {
    const { value } = toldBy((technique) => technique === COUNTING, 1).next();
    const { board, state, told } = value!;
    expect(complaints(board, state, told)).toEqual([]);
    const wrong = told.steps.map(({ text }) =>
      text.replace(/is only one way|are \d+ ways/, 'are 9 ways'),
    );
    expect(complaints(board, state, changed(told, 0, wrong[0]!))).not.toEqual([]);
  });

  it('finds a choice out that miscounts, or is not called one', () => {
    const { value } = toldBy((technique) => technique === 'a snug fit').next();
    const { board, state, told } = value!;
    const last = told.steps.length - 1;
    expect(errorsOf(board, state, told)).toEqual([]);
    const wrong = told.steps[last]!.text.replace(/\d+ ways?/, '999 ways');
    expect(errorsOf(board, state, changed(told, last, wrong))).not.toEqual([]);
    expect(errorsOf(board, state, { ...told, steps: told.steps.slice(0, -1) })).not.toEqual([]);
  });

  it('finds a sentence out that it has never heard', () => {
    for (const { board, state, told } of toldBy(() => true)) {
      const wrong = changed(told, 0, 'It goes there because it does.');
      expect(errorsOf(board, state, wrong)).not.toEqual([]);
    }
  });

  it('finds a mistake out that is none, and one that was overlooked', () => {
    const told = tell(board, start());
    expect(complaints(board, start(), { ...told, mistake: 'hole 3' })).not.toEqual([]);
    expect(reasonComplaints(board, start(), { ...told, mistake: 'hole 3' })).not.toEqual([]);
    const spoilt = unwrap(
      apply(board, start(), { type: 'place', piece: 3, orientation: 0, row: 5, col: 0 }),
    );
    const mistake = unwrap(hint(board, spoilt));
    expect(complaints(board, spoilt, mistake)).toEqual([]);
    expect(complaints(board, spoilt, { ...mistake, mistake: null })).not.toEqual([]);
  });

  it('finds each wrong piece and number of a mistake out, and a reason that is kept back', () => {
    const all = [...boards.values()];
    let mutants = 0;
    let kept = 0;
    for (let i = 0; i < 300; i++) {
      const board = all[(i * 37) % all.length]!;
      const state = anyPosition(board, `position ${i}`);
      const told = tell(board, state);
      if (told.mistake === null) continue;
      // A hole may lie beside other pieces as well.
      for (const wrong of mutantsOf(told, /_ leaves a hole/)) {
        const texts = wrong.steps.map(({ text }) => text).join(' ');
        expect(errorsOf(board, state, wrong), texts).not.toEqual([]);
        mutants++;
      }
      const end = told.steps.findIndex(({ text }) => text.startsWith('That leaves no'));
      if (end < 0) continue;
      expect(errorsOf(board, state, { ...told, steps: told.steps.slice(1) })).not.toEqual([]);
      const text =
        'The remaining pieces cannot cover the remaining squares, but seeing why takes many tries.';
      const steps = [{ ...told.steps[end]!, text }, told.steps.at(-1)!];
      if (errorsOf(board, state, { ...told, steps }).length > 0) kept++;
    }
    expect(mutants).toBeGreaterThan(300);
    expect(kept).toBeGreaterThan(0);
  });
});

describe('the oracle of reasons', () => {
  const isReason = (technique: string) => !FORMER.includes(technique);

  it('finds each wrong piece and number out', () => {
    let mutants = 0;
    for (const { board, state, told } of toldBy(isReason)) {
      for (const wrong of mutantsOf(told, /(?:has|That leaves) _/)) {
        expect(reasonComplaints(board, state, wrong), String(wrong.steps)).not.toEqual([]);
        mutants++;
      }
    }
    expect(mutants).toBeGreaterThan(500);
  });

  it('finds a tie out that is called the best, and a best that is called a tie', () => {
    for (const { board, state, told } of toldBy(isReason)) {
      const i = told.steps.length - 1;
      const { text } = told.steps[i]!;
      const wrong = / none /.test(text)
        ? text.replace('none is snugger than this one', 'this one is the snuggest')
        : text.replace('this one is the snuggest', 'none is snugger than this one');
      if (wrong === text) continue;
      expect(reasonComplaints(board, state, changed(told, i, wrong)), wrong).not.toEqual([]);
    }
  });

  it('finds out that something is settled, and that a step rules out what can be', () => {
    for (const { board, state, told } of toldBy(isReason)) {
      const [{ text, ...step }] = told.steps as [(typeof told.steps)[0]];
      if (/ only like this/.test(told.steps.at(-1)!.text)) {
        const wrong = changed(told, 0, `Nothing is forced yet. ${text}`);
        expect(reasonComplaints(board, state, wrong)).not.toEqual([]);
      }
      const { piece, orientation, row, col } = told.move as Extract<Move, { type: 'place' }>;
      const squares = squaresUnder(piece, { orientation, row, col })!;
      const rulesOut = [{ piece, squares }];
      const steps = [{ text, ...step, rulesOut }, ...told.steps.slice(1)];
      expect(reasonComplaints(board, state, { ...told, steps })).not.toEqual([]);
    }
  });

  it('finds a piece out that leads astray', () => {
    const board = boards.get('11 20')!;
    const told = tell(board, start());
    const move = { type: 'place', piece: 3, orientation: 0, row: 5, col: 0 } as const;
    expect(reasonComplaints(board, start(), { ...told, move })).toContain('leads astray');
  });
});
