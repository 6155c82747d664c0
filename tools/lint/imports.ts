/** Every import of the project's own sources, by syntax: static, dynamic and of types. */
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

/**
 * The name of the package that an import specifier names, without a subpath: `jotai` for
 * `jotai/utils`.
 */
function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The imports of a file, whose path is relative to the project. */
export function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const { module, program, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      dynamicSpecifiers(root, from, text.slice(start, end)),
    ),
    // Types such as `import('./x.ts').Type` are no import statements.
    ...typeImports(program),
    // Files of workers, named as `new URL('./x.worker.ts', import.meta.url)`.
    ...[...text.matchAll(/new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g)].map(
      ([, path]) => path!,
    ),
  ];
  return named.map((specifier) =>
    specifier.startsWith('.')
      ? {
          from,
          to: posix.normalize(posix.join(posix.dirname(from), specifier.split('?')[0]!)),
          kind: 'file',
        }
      : { from, to: packageOf(specifier), kind: 'package' },
  );
}

/**
 * The import specifiers of the expression in `import(…)`: that of a string literal; of a template
 * literal, which the bundler reads as a pattern, a specifier for each file that matches; none of
 * other expressions.
 */
function dynamicSpecifiers(root: string, from: string, expression: string): string[] {
  const literal = /^(['"])(.*)\1$/.exec(expression)?.[2];
  if (literal !== undefined) return [literal];
  const template = /^`(\..*)`$/.exec(expression)?.[1];
  if (template === undefined) return [];
  const folder = posix.dirname(from);
  const pattern = posix.join(folder, template.replaceAll(/\$\{[^}]*\}/g, '*'));
  return globSync(pattern, { cwd: root }).map((file) => `./${posix.relative(folder, file)}`);
}

function typeImports(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(typeImports);
  const { type, source } = node as { type?: string; source?: { value?: unknown } };
  const here = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : [];
  return [...here, ...Object.values(node).flatMap(typeImports)];
}

/**
 * All imports of the sources in some folders.
 * @param folders relative to the project. Tests in them are skipped: they may import anything.
 */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .flatMap((file) => importsOf(root, file));
}
