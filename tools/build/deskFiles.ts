/**
 * Which files of the build are the desk's alone: what is left when everything has been followed that
 * players' pages may ask for. They stay out of the precache (vite.config.ts), and the desk keeps them
 * itself by the list `builds/desk/{id}.json`.
 */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Of the app: the worker and what belongs to it stand beside its folder. */
const isScript = (fileName: string) => /^assets\/.*\.js$/.test(fileName);

/** Whether a module is of the desk's pages: what they ask for lazily is asked for by staff. */
const isPage = (id: string) => /[\\/]src[\\/]app[\\/]desk[\\/]/.test(id);

function textOf(bundle: Bundle, fileName: string): string {
  const output = bundle[fileName];
  if (output === undefined) return '';
  return output.type === 'chunk' ? output.code : String(output.source);
}

/**
 * Scripts of the desk alone. A worker's chunks are assets here, known by their names in the code that
 * starts them.
 */
export function deskFilesOf(bundle: Bundle): string[] {
  const scripts = Object.keys(bundle).filter(isScript);
  const assets = scripts.filter((name) => bundle[name]?.type === 'asset');
  const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1);

  function next(fileName: string): string[] {
    const output = bundle[fileName];
    const text = textOf(bundle, fileName);
    const named = assets.filter((name) => name !== fileName && text.includes(baseName(name)));
    if (output?.type !== 'chunk') return named;
    const lazy = output.dynamicImports.filter((name) => {
      const chunk = bundle[name];
      return !(chunk?.type === 'chunk' && chunk.moduleIds.some(isPage));
    });
    return [...output.imports, ...lazy, ...named];
  }

  const players = new Set<string>();
  const open = scripts.filter((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' && output.moduleIds.some((id) => id.endsWith('/src/main.tsx'));
  });
  if (open.length === 0) throw new Error('The build gave no chunk for src/main.tsx.');
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (players.has(name)) continue;
    players.add(name);
    open.push(...next(name));
  }
  // No page of players' has pictures in the bundle: they are those of the desk's guide.
  const pictures = Object.keys(bundle).filter((name) => name.endsWith('.jpg'));
  return [...scripts.filter((name) => !players.has(name)), ...pictures].sort();
}

/** Vite plugin; `has` tells of the last build whether a file is the desk's alone. */
export function deskFiles(buildId: string): {
  readonly plugin: Plugin;
  has(fileName: string): boolean;
} {
  let files: readonly string[] = [];
  return {
    plugin: {
      name: 'crema-desk-files',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        files = deskFilesOf(bundle);
        const source = JSON.stringify(files.map((name) => `/${name}`));
        this.emitFile({ type: 'asset', fileName: `builds/desk/${buildId}.json`, source });
      },
    },
    has: (fileName) => files.includes(fileName),
  };
}
