/** The builds that the tests serve: two deployments of the same sources, and folders for any host. */
import { fileURLToPath } from 'node:url';

export const BUILDS = { first: 'e2e-first', second: 'e2e-second' } as const;
export type BuildName = keyof typeof BUILDS;

/** Folders of `npm run build -- --static` (docs/static.md), by their id and their path on a host. */
export const FOLDERS = {
  root: { id: 'e2e-root', base: '/' },
  crema: { id: 'e2e-crema', base: '/crema/' },
  older: { id: 'e2e-crema-older', base: '/crema/' },
} as const;
export type FolderName = keyof typeof FOLDERS;

/** The builds that tests of several workers serve. Other folders are built by the worker that serves them. */
export const SHARED: readonly (BuildName | FolderName)[] = ['first', 'second', 'crema'];

export const ROOT = fileURLToPath(new URL('../../..', `file://${import.meta.dirname}/`));

/** The folder of a build, relative to the project's folder. */
export const folderOf = (build: BuildName | FolderName) => `.cache/e2e/${build}`;
