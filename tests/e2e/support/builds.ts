/** The two builds of the same sources that the tests serve as successive deployments. */
import { fileURLToPath } from 'node:url';

export const BUILDS = { first: 'e2e-first', second: 'e2e-second' } as const;
export type BuildName = keyof typeof BUILDS;

export const ROOT = fileURLToPath(new URL('../../..', `file://${import.meta.dirname}/`));

/** The folder of a build, relative to the project's folder. */
export const folderOf = (build: BuildName) => `.cache/e2e/${build}`;
