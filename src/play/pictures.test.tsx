/** The shared picture tells the play, and nothing of the solution that the play led to. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOOLKITS, toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import type { PlayStep } from '../games/contract/view.ts';
import { loadPicture } from '../games/viewLoaders.ts';
import type { Json } from '../lib/json.ts';
import { makeRng } from '../lib/rng.ts';
import type { PlayLog } from './log.ts';
import { stepsOf } from './steps.ts';

type Values = readonly number[];
interface AnyState {
  readonly digits: Values;
  readonly placed: readonly (number | null)[];
  readonly slides: Values;
  readonly fills: readonly Values[];
}

/** Maps an object to the same one each time: undo and redo return to an earlier object. */
function memo<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new Map<From, To>();
  return (from) => {
    const to = made.get(from) ?? make(from);
    made.set(from, to);
    return to;
  };
}

const elsewhere = memo((place: { row: number; col: number; orientation: number }) => ({
  row: 7 - place.row,
  col: (place.col + 3) % 8,
  orientation: (place.orientation + 3) % 8,
}));

/** By game: the same play, had the puzzle had another solution. */
const OTHERWISE: Readonly<Record<string, (state: never) => unknown>> = {
  'yearly-daily': (state: readonly (object | null)[]) =>
    state.map((place) => place && elsewhere(place as never)),
  crossnumber: (state: AnyState) => ({
    ...state,
    digits: state.digits.map((digit) => (digit < 0 ? digit : (digit + 3) % 10)),
  }),
  'royal-family': (state: AnyState) => ({
    ...state,
    placed: state.placed.map((name) => name && 1000 - name),
  }),
  'sudoku-shift': (state: AnyState) => ({
    ...state,
    slides: state.slides.map((slide) => slide && state.slides.length - slide),
    fills: state.fills.map((row) => row.map((digit) => digit && (digit % row.length) + 1)),
  }),
};

describe.each(TOOLKITS.map((toolkit) => [toolkit.id, toolkit] as const))('%s', (id, toolkit) => {
  const { game } = toolkit;
  const puzzle = puzzleOf(toolkit, toolkit.schedule.cadence === 'weekly' ? '12' : anyId());
  const play = (seed: string) => playByEngine(toolkit, puzzle, makeRng(`${seed} of ${id}`));
  const one = play('one');

  function anyId(): string {
    return id === 'yearly-daily' ? '2026-11-21' : '300';
  }

  async function drawn(steps: readonly PlayStep[] | null, result: Json = one.result) {
    const { Picture } = await loadPicture(id);
    return renderToStaticMarkup(
      <Picture puzzle={puzzle} result={result} ending={null} steps={steps} />,
    );
  }
  const stepsIn = (log: PlayLog) => stepsOf({ game, puzzle, log });
  const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

  it('has the same picture for the same play, on another device too', async () => {
    const here = await drawn(stepsIn(one.log));
    expect(here).toMatch(/^<g/);
    expect(await drawn(stepsIn(JSON.parse(JSON.stringify(one.log))))).toBe(here);
  });

  it('has a picture without a play, or with a broken log', async () => {
    expect(await drawn(null)).toMatch(/^<g/);
    expect(stepsIn([[1, 0, 'fly']])).toBeNull();
  });

  it('has no texts in the play’s picture but figures of the result', async () => {
    for (const text of textsIn(await drawn(stepsIn(one.log)))) {
      expect(text).toMatch(/^(\d+(:\d\d)*|\?)$/);
    }
  });

  it('draws a log of thousands of moves, and stays small', async () => {
    const steps = stepsIn(one.log)!;
    const last = steps[steps.length - 1]!;
    // As if the board had been cleared and filled again, and again.
    const long = Array.from({ length: 5000 }, (_, i) => {
      const { board, state } = steps[i % steps.length]!;
      return { board, state: Array.isArray(state) ? [...state] : { ...(state as object) }, at: i };
    });
    const svg = await drawn([...long, { ...last, at: 5001 }]);
    expect(svg.length).toBeLessThan(150_000);
  });

  const otherwise = OTHERWISE[id];
  // Geografind's picture follows from its result, which has the guesses.
  if (otherwise) {
    it('has another picture for another play of the same result', async () => {
      const pictures = await Promise.all(
        ['one', 'two', 'three'].map((seed) => drawn(stepsIn(play(seed).log))),
      );
      expect(new Set(pictures).size).toBe(3);
    });

    it('has the same picture, whatever the solution is that the play found', async () => {
      const changed = memo(otherwise as (state: object) => unknown);
      const steps = stepsIn(one.log)!;
      const other = steps.map((step) => ({ ...step, state: changed(step.state as object) }));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(steps));
      expect(await drawn(other)).toBe(await drawn(steps));
    });
  }
});

it('takes its times from the log', () => {
  const toolkit = toolkitOf('sudoku-shift');
  const puzzle = puzzleOf(toolkit, '300');
  const { log } = playByEngine(toolkit, puzzle, makeRng('slow'));
  const slow: PlayLog = log.map(([ms, board, what]) => [ms * 2, board, what]);
  const times = (one: PlayLog) =>
    stepsOf({ game: toolkit.game, puzzle, log: one })!.map(({ at }) => at);
  expect(times(slow)).toEqual(times(log).map((at) => at * 2));
});
