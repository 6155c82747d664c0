/** Paths in documents, and in comments of sources, that lead to no file. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = 'src|sw|functions|tools|tests|docs|public';
/** A path from the project's folder, or the name of a source, perhaps with folders before it. */
const PATH = new RegExp(
  `(?<![\\w/.@-])(?:(?:${FOLDERS})/[\\w{}*./~-]*[\\w}*]|[\\w{}*/~-][\\w{}*./~-]*\\.(?:tsx?|py|grit))(?!\\w)`,
  'g',
);
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/ .*/g;

/** Files that a build makes. */
const MADE = /^functions\/(?:lib|node_modules)\b/;

/** All files of the project, and their folders. */
function readNames(root: string): readonly string[] {
  const files = globSync(`{${FOLDERS.replaceAll('|', ',')}}/**`, { cwd: root });
  return [...files, ...globSync('*', { cwd: root })].map((file) => `/${file}`);
}

/** The paths in a text that lead nowhere. @param names of all files and folders. */
export function lostPaths(text: string, names: readonly string[]): string[] {
  const paths = new Set(Array.from(text.matchAll(PATH), ([path]) => path));
  return [...paths].filter((path) => {
    if (MADE.test(path)) return false;
    const pattern = path.replace(/[.]/g, '\\.').replace(/\{[^}]*\}|\*+/g, '[^/]*');
    // Decisions may be named by their numbers alone.
    const named = new RegExp(`/${pattern}${/\d{4}$/.test(path) ? '-[^/]*' : ''}$`);
    return !names.some((name) => named.test(name));
  });
}

/** Lost paths of the project's documents and comments, as `file: path`. */
export function readLostPaths(root: string): string[] {
  const names = readNames(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const documents = globSync(['*.md', 'docs/**/*.md', 'tests/fixtures/*.md'], { cwd: root });
  const sources = globSync('{src,sw,functions/src,tools,tests}/**/*.{ts,tsx}', { cwd: root });
  return [
    ...documents.map((file) => [file, read(file)] as const),
    ...sources.map((file) => [file, (read(file).match(COMMENT) ?? []).join('\n')] as const),
  ].flatMap(([file, text]) => lostPaths(text, names).map((path) => `${file}: ${path}`));
}
