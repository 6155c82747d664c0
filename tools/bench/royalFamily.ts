/**
 * Measures Royal Family: generating puzzles, hints, and counting solutions compared to brute force,
 * which tries all assignments of a small family's names to plates of their sex.
 */

import { generate } from '../../src/games/royal-family/engine/generator.ts';
import { hint } from '../../src/games/royal-family/engine/hints.ts';
import { countSolutions } from '../../src/games/royal-family/engine/solver.ts';
import { holds } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { apply, start } from '../../src/games/royal-family/rules/rules.ts';
import { treeOf } from '../../src/games/royal-family/rules/tree.ts';
import type { Board, State } from '../../src/games/royal-family/rules/types.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import { atLeast, atMost, type Figure, percentile, rounded } from './figure.ts';

const GENERATION_GOAL_MS = 5000;
/** How many times slower than the measuring machine a mid-range phone is, about. */
const SLOWER = 4;
const HINT_BUDGET_MS = 200;
const WEEKS = 10;

function timed(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function spread(times: readonly number[]) {
  return {
    runs: times.length,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms: rounded(percentile(times, 0.95)),
    maxMs: rounded(Math.max(...times)),
  };
}

/** Number of a board's solutions, by trying every assignment of names to plates. */
function countByBruteForce({ plates, names, clues, marriages, monarch }: Board): number {
  const tree = treeOf({ plates, marriages, monarch });
  const places = new Map<string, number>();
  for (const [plate, { title }] of plates.entries()) if (title) places.set(title, plate);
  const scene = {
    tree,
    at: (term: string) => places.get(term) ?? -1,
    namesakes: (one: string) =>
      names.flatMap(({ name }) => (name !== one && name[0] === one[0] ? [name] : [])),
  };
  const taken = new Set<number>();
  let count = 0;
  function place(next: number): void {
    const one = names[next];
    if (!one) {
      if (clues.every((clue) => holds(clue, scene))) count++;
      return;
    }
    for (const [plate, { sex }] of plates.entries()) {
      if (sex !== one.sex || taken.has(plate)) continue;
      taken.add(plate);
      places.set(one.name, plate);
      place(next + 1);
      taken.delete(plate);
    }
  }
  place(0);
  return count;
}

/** A state of the game in which a few random names are on random plates. */
function randomState(board: Board, rng: Rng): State {
  let state = start(board);
  for (const name of rng.shuffled([...board.names.keys()]).slice(0, rng.below(8))) {
    const plate = rng.below(board.plates.length);
    const next = apply(board, state, { type: 'place', plate, name });
    if (next.ok) state = next.value;
  }
  return state;
}

export function benchRoyalFamily(): Figure[] {
  const all: { readonly board: Board; readonly ms: number }[] = [];
  for (let i = 0; i < WEEKS * 7; i++) {
    let board: Board | undefined;
    const ms = timed(() => {
      board = generate(`bench ${i}`, i % 7).boards[0];
    });
    all.push({ board: board!, ms });
  }
  const times = all.map(({ ms }) => ms);
  const sundays = all.filter((_, i) => i % 7 === 6).map(({ ms }) => ms);

  const rng = makeRng('bench');
  const hints = all.flatMap(({ board }) =>
    Array.from({ length: 4 }, () => {
      const state = randomState(board, rng);
      return timed(() => hint(board, state));
    }),
  );

  // Wednesday's families have ten people: few enough to try all assignments.
  const small = all.filter((_, i) => i % 7 === 2).map(({ board }) => structuredClone(board));
  let found = 0;
  const ours = timed(() => {
    found = small.reduce((sum, board) => sum + countSolutions(board, 1e9), 0);
  });
  let tried = 0;
  const brute = timed(() => {
    tried = small.reduce((sum, board) => sum + countByBruteForce(structuredClone(board)), 0);
  });
  if (found !== tried) throw new Error(`The solver counts ${found}, brute force ${tried}.`);
  return [
    atMost(
      'making a family of any weekday, longest',
      Math.max(...times),
      'ms',
      GENERATION_GOAL_MS,
      spread(times),
    ),
    atMost(
      'making a Sunday’s family, longest',
      Math.max(...sundays),
      'ms',
      GENERATION_GOAL_MS,
      spread(sundays),
    ),
    atMost(
      'a hint for Royal Family, p95 of random states',
      percentile(hints, 0.95),
      'ms',
      HINT_BUDGET_MS / SLOWER,
      spread(hints),
    ),
    atLeast('solutions of families of ten, times as fast as brute force', brute / ours, '×', 1, {
      families: small.length,
      solutions: found,
      bruteForceMs: rounded(brute),
    }),
  ];
}
