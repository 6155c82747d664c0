/**
 * Mutants: copies of firestore.rules with a single part replaced. The emulators do not report which
 * parts the tests have reached, but a part is untested if every test still passes after its
 * replacement.
 */

export interface Mutant {
  /** Line of the replaced part in the unmodified rules, from 1. */
  readonly line: number;
  /** Text of the replaced part, and its replacement. */
  readonly part: string;
  readonly by: 'true' | 'false';
  readonly rules: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rules with comments and strings blanked out, as their text may look like operators. */
function blanked(rules: string): string {
  return rules.replace(/'[^']*'|\/\/[^\n]*/g, (found) => '_'.repeat(found.length));
}

/**
 * The ranges in the text of all conditions in the rules: conditions of `allow`, and values returned
 * by functions that may be conditions.
 */
function conditionsIn(text: string): Span[] {
  return [...text.matchAll(/(?:\bif|\breturn)\s([^;]*);/g)].map((found) => {
    const from = found.index + found[0].length - 1 - found[1]!.length;
    return { from, to: from + found[1]!.length };
  });
}

/**
 * The ranges in the text of an operator's operands in a condition; operators within brackets do not
 * count.
 */
function split(text: string, { from, to }: Span, operator: string): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let begin = from;
  for (let i = from; i < to; i++) {
    const sign = text[i]!;
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (depth === 0 && text.startsWith(operator, i)) {
      parts.push({ from: begin, to: i });
      begin = i + operator.length;
    }
  }
  return [...parts, { from: begin, to }];
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return {
    from: from + part.length - part.trimStart().length,
    to: to - (part.length - part.trimEnd().length),
  };
}

/**
 * The replacements in a condition: each operand of `&&` by `true`, and each operand of `||` by
 * `false` and by `true`.
 */
function* within(text: string, span: Span): Generator<Span & { readonly by: 'true' | 'false' }> {
  const condition = split(text, span, '?')[0]!;
  const ors = split(text, condition, '||').map((each) => trimmed(text, each));
  const isEither = ors.length > 1;
  const parts = isEither ? ors : split(text, condition, '&&').map((each) => trimmed(text, each));
  for (const part of parts) {
    const inner = text.slice(part.from, part.to);
    if (isEither) yield { ...part, by: 'false' };
    if (parts.length > 1) yield { ...part, by: 'true' };
    if (isEither) yield* within(text, part);
    else if (/^!?\(.*\)$/s.test(inner)) {
      yield* within(text, { from: part.from + inner.indexOf('(') + 1, to: part.to - 1 });
    }
  }
}

export function mutantsOf(rules: string): Mutant[] {
  const text = blanked(rules);
  const seen = new Set<string>();
  const mutants: Mutant[] = [];
  for (const condition of conditionsIn(text)) {
    // Also replace the whole condition by false: access is always denied.
    const all = [{ ...trimmed(text, condition), by: 'false' as const }, ...within(text, condition)];
    for (const { from, to, by } of all) {
      const part = rules.slice(from, to);
      const name = `${from} ${to} ${by}`;
      // Skip returned values that are no conditions: the rules' function `growth` returns a list.
      if (seen.has(name) || !/^true$|[=<>(]| is /.test(part)) continue;
      seen.add(name);
      const line = rules.slice(0, from).split('\n').length;
      mutants.push({ line, part, by, rules: rules.slice(0, from) + by + rules.slice(to) });
    }
  }
  return mutants;
}
