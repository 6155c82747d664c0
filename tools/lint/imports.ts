/** Every import of the project's own sources, read off their syntax: static, dynamic and of types. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** The importing file, relative to the project. */
  readonly from: string;
  /** The imported file, relative to the project; or a package's name. */
  readonly to: string;
  readonly kind: 'file' | 'package';
}

/** A package's name without what is taken out of it: `jotai/utils` is `jotai`. */
function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const { module, program, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text, start, end)),
    // `import('./x.ts').Type`, which is no import statement.
    ...typeImports(program),
    // Workers: `new URL('./x.worker.ts', import.meta.url)`.
    ...[...text.matchAll(/new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g)].map(
      ([, path]) => path!,
    ),
  ];
  return named
    .filter((specifier) => specifier !== null)
    .map((specifier) =>
      specifier.startsWith('.')
        ? {
            from,
            to: posix.normalize(posix.join(posix.dirname(from), specifier.split('?')[0]!)),
            kind: 'file',
          }
        : { from, to: packageOf(specifier), kind: 'package' },
    );
}

/** The text of a string literal; null for anything that is put together at run time. */
function literal(text: string, start: number, end: number): string | null {
  return /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2] ?? null;
}

function typeImports(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(typeImports);
  const { type, source } = node as { type?: string; source?: { value?: unknown } };
  const here = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : [];
  return [...here, ...Object.values(node).flatMap(typeImports)];
}

/** @param folders relative to the project. Tests are left out: they may look at anything. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .flatMap((file) => importsOf(root, file));
}

/** The circles among files, each once, as the files along it. */
export function findCycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, kind } of imports) {
    if (kind === 'file') next.set(from, [...(next.get(from) ?? []), to]);
  }
  const cycles = new Map<string, string[]>();
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): void {
    const begin = path.indexOf(file);
    if (begin >= 0) {
      const cycle = path.slice(begin);
      cycles.set([...cycle].sort().join(), cycle);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) follow(to, [...path, file]);
    done.add(file);
  }
  for (const file of next.keys()) follow(file, []);
  return [...cycles.values()];
}
