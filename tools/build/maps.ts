/**
 * Vite plugin: moves the source maps of a finished build, of pages, desk and worker, out of the
 * folder that is deployed, into `maps/{project}/{build}` beside it. Players are not served our
 * sources; the functions read the maps to tell our file and line of a reported error
 * (functions/src/desk/sourceMaps.ts). Builds into folders outside the repository keep no maps.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A project's builds whose maps are kept: pages of older builds stay open for days after a
 * deployment.
 */
const KEPT_BUILDS = 5;

/** The folder of all maps of a project's builds. @param outDir a build's folder. */
export const mapsOf = (outDir: string, project: string): string =>
  join(dirname(outDir), 'maps', project);

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

export function maps(project: string, build: string): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'crema-maps',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = globSync('**/*.map', { cwd: outDir });
        if (isWithin(root, outDir)) {
          keepMaps(files, outDir, { all: mapsOf(outDir, project), build });
        }
        for (const file of files) rmSync(join(outDir, file));
      },
    },
  };
}

function keepMaps(
  files: readonly string[],
  outDir: string,
  { all, build }: { readonly all: string; readonly build: string },
): void {
  const target = join(all, build);
  rmSync(target, { recursive: true, force: true });
  for (const file of files) {
    // Leave out the sources themselves, three quarters of a map: files and lines are enough.
    const map: object = JSON.parse(readFileSync(join(outDir, file), 'utf8'));
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), JSON.stringify({ ...map, sourcesContent: undefined }));
  }
  // Ids of builds are times, so the oldest come first.
  for (const name of readdirSync(all).toSorted().slice(0, -KEPT_BUILDS)) {
    if (name !== build) rmSync(join(all, name), { recursive: true, force: true });
  }
}
