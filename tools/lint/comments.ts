/**
 * Comments that a newcomer cannot read before the code below them: those that begin with a relative
 * clause or leave their noun out, and comments in which people stand for machines
 * (CONTRIBUTING.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPENING = /^\s*(?:\/\/|\/?\*+)\s*(?:What|Who|Whoever|Of|One|Nobody)\b/;
const COMMENT = /^\s*(?:\/\/|\/?\*)|(?<=\s)\/\/\s/;
const PERSON = /\b(?:nobody|whoever|somebody|anybody|anyone)\b/i;
/**
 * Quoted text in a comment, which the rule ignores: sentences of the app, identifiers and values.
 */
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|'[^' ]*'/g;

const FILES = '{src,sw,functions/src,tools,tests}/**/*.{ts,tsx,css,rules}';
const TOP = '*.{ts,rules}';

/** The lines of a file that break the rule, as `line: text`. */
export function riddlesIn(text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    const start = COMMENT.exec(line)?.index;
    if (start === undefined) return [];
    const comment = line.slice(start);
    const isRiddle = OPENING.test(comment) || PERSON.test(comment.replaceAll(QUOTED, ''));
    return isRiddle ? [`${i + 1}: ${line.trim()}`] : [];
  });
}

/** The lines of all sources that break the rule, as `file:line: text`. */
export function riddles(root: string): string[] {
  return [FILES, TOP]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((file) =>
      riddlesIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
}
