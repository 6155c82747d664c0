/** A measured figure, as printed by `npm run bench`, and statistics of samples. */

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The goal in words, such as "≤ 120"; null for a figure without a goal. */
  readonly goal: string | null;
  readonly met: boolean;
  readonly [detail: string]: unknown;
}

type Details = Readonly<Record<string, unknown>>;

/** The value to four significant digits; further digits are noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** A maker of figures with a goal, which a value meets when `isMet` says so. */
const withGoal =
  (sign: string, isMet: (value: number, goal: number) => boolean) =>
  (what: string, value: number, unit: string, goal: number, details: Details = {}): Figure => ({
    ...{ what, value: rounded(value), unit, goal: `${sign} ${goal}` },
    met: isMet(value, goal),
    ...details,
  });

export const atMost = withGoal('≤', (value, goal) => value <= goal);
export const atLeast = withGoal('≥', (value, goal) => value >= goal);

/**
 * A figure without a numeric goal; `met` tells whether the measured code has given the right
 * results.
 */
export function forInformation(
  what: string,
  value: number,
  unit: string,
  details: Details = {},
  met = true,
): Figure {
  return { what, value: rounded(value), unit, goal: null, met, ...details };
}

/** The smallest sample not exceeded by `share` (0 to 1) of all samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  const value = sorted[index];
  if (value === undefined) throw new Error('There are no samples.');
  return value;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}
