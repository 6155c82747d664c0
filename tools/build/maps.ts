/**
 * Vite plugin: moves the source maps of a finished build, of pages, desk and worker, out of the
 * folder that is deployed, into `maps/{build}` beside it. Players are not served our sources; the
 * functions read the maps to tell our file and line of a reported error
 * (functions/src/desk/sourceMaps.ts).
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Builds whose maps are kept: pages of older builds stay open for days after a deployment. */
const KEPT_BUILDS = 5;

/** @param outDir a build's folder. */
export const mapsOf = (outDir: string, build: string): string =>
  join(dirname(outDir), 'maps', build);

export function maps(build: string): Plugin {
  let outDir = '';
  return {
    name: 'crema-maps',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const target = mapsOf(outDir, build);
        rmSync(target, { recursive: true, force: true });
        for (const file of globSync('**/*.map', { cwd: outDir })) {
          // Leave out the sources themselves, three quarters of a map: files and lines are enough.
          const map: object = JSON.parse(readFileSync(join(outDir, file), 'utf8'));
          mkdirSync(dirname(join(target, file)), { recursive: true });
          writeFileSync(join(target, file), JSON.stringify({ ...map, sourcesContent: undefined }));
          rmSync(join(outDir, file));
        }
        // Ids of builds are times, so the oldest come first.
        const older = readdirSync(dirname(target)).toSorted().slice(0, -KEPT_BUILDS);
        for (const name of older) {
          if (name !== build) rmSync(join(dirname(target), name), { recursive: true, force: true });
        }
      },
    },
  };
}
