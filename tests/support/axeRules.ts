/** The WCAG levels that the app conforms to, and axe's best practices. */
export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/**
 * Lets axe list violations only, as listing elements that pass takes longer than finding them, and
 * preload only media, for the rule on sounds; otherwise it would parse all stylesheets.
 */
export const AXE_OPTIONS = {
  resultTypes: ['violations' as const],
  preload: { assets: ['media'] },
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** A line for each element with a violation: `{rule}: {selector} {summary}`. */
export const axeLines = (violations: readonly Violation[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
