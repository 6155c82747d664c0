import type { Page } from '@playwright/test';

/** The URL paths in all of the site's caches in the browser. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      paths.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
