/**
 * How alike two boards of a game are to players, who take in counts at a glance and remember the
 * steps that led them through.
 */
import { unwrap } from '../lib/result.ts';
import { sum } from '../lib/sum.ts';
import { tally } from '../lib/tally.ts';
import { type Climb, climbOf } from './shared/climb.ts';
import type { AnyToolkit } from './toolkits.ts';

export interface Step {
  readonly technique: string;
  readonly rating: number;
}

export interface Traits {
  /** Counts by name, see `Toolkit.counts`. */
  readonly counts: Readonly<Record<string, number>>;
  /** The hints that lead through the board, from the first to the last. */
  readonly way: readonly Step[];
}

export function traitsOf({ game, engine, counts }: AnyToolkit, board: unknown): Traits {
  const way: Step[] = [];
  let state = game.start(board);
  for (;;) {
    const hint = engine.hint(board, state);
    if (!hint.ok) return { counts: counts?.(board) ?? {}, way };
    way.push(hint.value);
    state = unwrap(game.apply(board, state, hint.value.move));
  }
}

/** A technique at a quarter of a point: a row that five digits hold is another kind than one that two do. */
const kindOf = ({ technique, rating }: Step) => `${technique} ${Math.round(4 * rating)}`;

/** How often each kind of step occurs. */
export const kindsOf = ({ way }: Pick<Traits, 'way'>): ReadonlyMap<string, number> =>
  tally(way.map(kindOf));

/** Half the difference of the counts, half that of the kinds of steps: from 0 to 1. */
export function distance(a: Traits, b: Traits): number {
  const names = new Set([...Object.keys(a.counts), ...Object.keys(b.counts)]);
  const differing = [...names].flatMap((name) => {
    const [x, y] = [a.counts[name] ?? 0, b.counts[name] ?? 0];
    return x + y === 0 ? [] : [Math.abs(x - y) / Math.max(x, y)];
  });
  const [inA, inB] = [kindsOf(a), kindsOf(b)];
  const dot = sum([...inA].map(([kind, times]) => times * (inB.get(kind) ?? 0)));
  const norm = (kinds: ReadonlyMap<string, number>) => Math.hypot(...kinds.values());
  return sum(differing) / differing.length / 2 + (1 - dot / (norm(inA) * norm(inB))) / 2;
}

/** The technique of the first of the hardest steps; undefined for a way without steps. */
export const hardestOf = (way: readonly Step[]): string | undefined =>
  [...way].sort((a, b) => b.rating - a.rating)[0]?.technique;

/** A board beside the boards of the four weeks before. */
export interface Likeness {
  /** Index of the most similar one. */
  readonly nearest: number;
  /** Whether the board is more like that one than any two of the others are like each other. */
  readonly repeats: boolean;
  /** The technique of the hardest step if it is also that of the board before; otherwise null. */
  readonly hardestAgain: string | null;
  readonly climb: Climb;
}

/**
 * @param board one that hints lead through.
 * @param earlier boards, the newest first; at least one.
 */
export function likenessOf(board: Traits, earlier: readonly Traits[]): Likeness {
  const distances = earlier.map((one) => distance(board, one));
  const least = Math.min(...distances);
  const usual = earlier.flatMap((one, i) => earlier.slice(0, i).map((two) => distance(one, two)));
  const hardest = hardestOf(board.way);
  return {
    nearest: distances.indexOf(least),
    repeats: usual.length > 0 && least < Math.min(...usual),
    hardestAgain: hardest === undefined || hardest !== hardestOf(earlier[0]!.way) ? null : hardest,
    climb: climbOf(board.way.map(({ rating }) => rating)),
  };
}
