/**
 * Proofs: slow tests without randomness, over all published puzzles or whole tables
 * (`*.proof.test.ts`). A proof runs only when its file, a file or package that it imports, a
 * fixture that it names, or the puzzle packs have changed since `npm run prove` has noted that the
 * proof passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsOf } from './lint/imports.ts';

export const PROVED_FILE = 'tests/fixtures/proved.json';
/**
 * The file with the hashes of all published puzzles, which the fingerprint reads in place of the
 * packs.
 */
const PACK_HASHES = 'tests/fixtures/pack-hashes.json';

/** By proof: the fingerprint of its sources and the packs with which it passed. */
type Proved = Readonly<Record<string, string>>;

/** The paths of all proofs, relative to the project. */
export const proofFiles = (root: string): string[] =>
  globSync('{src,tests}/**/*.proof.test.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

interface Source {
  readonly text: string;
  /** The text; of a script without its comments, which cannot change a proof. */
  readonly code: string;
  /** The files that it imports, or names as a fixture. */
  readonly needs: readonly string[];
}

/** By root and path: proofs share most of their sources. */
const sources = new Map<string, Source>();

function sourceOf(root: string, file: string): Source {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const known = sources.get(path);
  if (known?.text === text) return known;
  const isScript = /\.tsx?$/.test(file);
  const imported = isScript ? importsOf(root, file) : [];
  const source = {
    text,
    code: isScript ? withoutComments(file, text) : text,
    needs: [
      ...(isScript ? fixturesOf(root, file, text) : []),
      ...imported.flatMap(({ to, kind }) => (kind === 'file' ? [to] : [])),
    ],
  };
  sources.set(path, source);
  return source;
}

function withoutComments(file: string, text: string): string {
  const { comments } = parseSync(file, text);
  let code = '';
  let end = 0;
  for (const comment of comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  return (code + text.slice(end)).replaceAll(/\s+/g, ' ');
}

/** The existing files that a source names as `new URL('…', import.meta.url)`. */
function fixturesOf(root: string, file: string, text: string): string[] {
  return [...text.matchAll(/new URL\(\s*'(\.[^']+[^/'])',\s*import\.meta\.url,?\s*\)/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path!))
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/**
 * A hash of the proof, of every file that it imports or names, directly or not, of the versions of
 * the project's packages, and of the packs.
 */
export function fingerprintOf(root: string, proof: string): string {
  const files = new Set<string>();
  const open = [proof];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || !existsSync(join(root, file))) continue;
    files.add(file);
    open.push(...sourceOf(root, file).needs);
  }
  const hash = createHash('sha256');
  for (const file of [...files, PACK_HASHES].sort()) {
    hash.update(`${file}\n${sourceOf(root, file).code}\n`);
  }
  // package.json names exact versions, so the packages' code is known by them.
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  hash.update(JSON.stringify([dependencies, devDependencies]));
  return hash.digest('hex');
}

/** The proofs that `npm run prove` has noted as passed, and for which nothing has changed since. */
export function provedFiles(root: string): string[] {
  const proved = JSON.parse(readFileSync(join(root, PROVED_FILE), 'utf8')) as Proved;
  return proofFiles(root).filter((file) => proved[file] === fingerprintOf(root, file));
}
