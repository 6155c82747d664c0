/** What the browser keeps of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILDS, folderOf, ROOT } from './builds.ts';

/** Paths of the desk's own scripts. */
export const deskFiles = () =>
  JSON.parse(
    readFileSync(join(ROOT, folderOf('first'), `builds/desk/${BUILDS.first}.json`), 'utf8'),
  ) as string[];

/** The paths that the caches of the site hold. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      paths.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
