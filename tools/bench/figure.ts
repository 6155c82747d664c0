/** One measured figure, as `npm run bench` prints it, and the arithmetic on samples. */

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** In words, such as "≤ 120"; null for a figure that is only good to know. */
  readonly goal: string | null;
  readonly met: boolean;
  readonly [detail: string]: unknown;
}

type Details = Readonly<Record<string, unknown>>;

/** Four significant digits: more would only be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export function atMost(
  what: string,
  value: number,
  unit: string,
  goal: number,
  details: Details = {},
): Figure {
  return {
    what,
    value: rounded(value),
    unit,
    goal: `≤ ${goal}`,
    met: value <= goal,
    ...details,
  };
}

export function atLeast(
  what: string,
  value: number,
  unit: string,
  goal: number,
  details: Details = {},
): Figure {
  return {
    what,
    value: rounded(value),
    unit,
    goal: `≥ ${goal}`,
    met: value >= goal,
    ...details,
  };
}

/** A figure without a goal in numbers; `met` says whether it came out right. */
export function forInformation(
  what: string,
  value: number,
  unit: string,
  details: Details = {},
  met = true,
): Figure {
  return { what, value: rounded(value), unit, goal: null, met, ...details };
}

/** The sample that `share` (0 to 1) of all samples do not exceed. */
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
