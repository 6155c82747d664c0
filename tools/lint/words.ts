/**
 * Sentences that break the ten rules for words (CONTRIBUTING.md), as far as a pattern can tell: in
 * every string, template and JSX text of the sources.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The sources with texts for readers. The benches' names of figures are not text. */
const SOURCES = '{src,sw,functions/src,tools}/**/*.{ts,tsx}';
const NO_TEXT = /\.test\.tsx?$|^tools\/(?:bench|lint)\//;

interface Rule {
  /** `·` stands for an expression in a template. */
  readonly pattern: RegExp;
  /** The files in which the rule holds. */
  readonly where?: RegExp;
}

const PLURALS =
  'beans|days|games|hints|letters|minutes|moves|mistakes|people|pieces|places|players|problems|puzzles|reports|results|seconds|squares|steps|weeks|words';

/** The rules by name. Texts of one word are not held to them: most are keys. */
const RULES: Readonly<Record<string, Rule>> = {
  'a question word as subject': {
    pattern: /(?:^|[.!:] )(?:Who|Whoever|What) [^?]*[.:]/,
  },
  'a word of translations': {
    pattern:
      /\b(?:anew|begun|kept aside|set aside|given out|thrown away|just now|e-mail|half-way)\b/i,
  },
  'of and a possessive': { pattern: /\bof (?:yours|hers|his|mine|theirs)\b/ },
  'a space before %': { pattern: /[\d·] %/ },
  'a space before …': { pattern: /ing …/ },
  'a straight apostrophe': { pattern: /[a-z]'[a-z]/, where: /^(?:src|functions)\// },
  // Through `count`, which knows the singular.
  'a number before a plural': {
    pattern: new RegExp(`(?:^|[^\\w·])·(?: [a-z]+)? (?:${PLURALS})\\b`),
    where: /^src\/(?:app|desk|play|ui)\//,
  },
};

interface Node {
  readonly type: string;
  readonly start: number;
}

/** A text of a source, with the place where it starts. */
interface Text {
  readonly text: string;
  readonly start: number;
}

/** Syntax whose strings are never shown. */
const SILENT = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType']);

function* textsIn(node: unknown): Generator<Text> {
  if (Array.isArray(node)) for (const one of node) yield* textsIn(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, start } = node as Node;
  if (SILENT.has(type)) return;
  const { value, quasis, name } = node as Record<string, unknown>;
  if (type === 'JSXAttribute' && (name as { name: unknown }).name === 'className') return;
  if (type === 'JSXText' || type === 'Literal') {
    if (typeof value === 'string') yield { text: value.replaceAll(/\s+/g, ' ').trim(), start };
  }
  if (type === 'TemplateLiteral') {
    const parts = (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    yield { text: parts.join('·'), start };
  }
  for (const child of Object.values(node)) yield* textsIn(child);
}

/** The texts of a source that break a rule, as `line: rule: text`. */
export function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  for (const { text, start } of textsIn(parseSync(file, source).program)) {
    if (!text.includes(' ')) continue;
    for (const [rule, { pattern, where }] of Object.entries(RULES)) {
      if (!pattern.test(text) || where?.test(file) === false) continue;
      found.push(`${source.slice(0, start).split('\n').length}: ${rule}: ${text}`);
    }
  }
  return found;
}

/** The texts of all sources that break a rule, as `file:line: rule: text`. */
export function words(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !NO_TEXT.test(file))
    .sort()
    .flatMap((file) =>
      wordsIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
}
