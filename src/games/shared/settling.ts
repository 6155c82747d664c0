/** When the parts of a board found the value that they kept, for pictures of a play. */
import type { PlayStep } from '../contract/view.ts';

export interface Settled {
  /** When the part took its last value, as a share of the time on the board; null if it has none. */
  readonly at: number | null;
  /** When it took values that it did not keep. */
  readonly before: readonly number[];
}

/**
 * @param valuesOf the value of each part, null for an empty one. A picture must not show the values:
 *   they are the solution.
 */
export function settlingOf<State>(
  steps: readonly PlayStep<State>[],
  board: number,
  valuesOf: (state: State) => readonly unknown[],
): readonly Settled[] {
  const own = steps.filter((step) => step.board === board);
  const whole = Math.max(1, own[own.length - 1]?.at ?? 1);
  /** Undo and redo lead back to a state, and to when its parts had settled. */
  const known = new Map<State, readonly (number | null)[]>();
  const tried: Set<number>[] = [];
  let values: readonly unknown[] = [];
  let times: readonly (number | null)[] = [];
  for (const { state, at } of own) {
    const now = valuesOf(state);
    const before = times;
    times =
      known.get(state) ??
      now.map((value, i) => {
        if (value === (values[i] ?? null)) return before[i] ?? null;
        return value === null ? null : at / whole;
      });
    known.set(state, times);
    values = now;
    for (const [i, time] of times.entries()) {
      tried[i] ??= new Set();
      if (time !== null && time !== before[i]) tried[i].add(time);
    }
  }
  return times.map((at, i) => ({ at, before: [...tried[i]!].filter((time) => time !== at) }));
}

/** For each part a shade from pale, the first to settle, to full, the last, in even steps. */
export function shadesOf(parts: readonly Settled[]): readonly number[] {
  const times = [...new Set(parts.flatMap(({ at }) => at ?? []))].sort((a, b) => a - b);
  return parts.map(({ at }) =>
    at === null ? 0 : 0.22 + (0.78 * times.indexOf(at)) / Math.max(1, times.length - 1),
  );
}
