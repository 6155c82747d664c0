/** The build's source maps lead from production errors to source files, and are not served. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveStack } from '../../functions/src/desk/sourceMaps.ts';
import { mapsOf } from '../../tools/build/maps.ts';
import { DEMO_PROJECT } from '../../tools/build/site.ts';
import { BUILDS, folderOf, ROOT } from './support/builds.ts';
import { expect, test } from './support/fixtures.ts';

const folder = join(ROOT, folderOf('first'));

test('the stack of an error leads to our file and line, by maps that no site serves', async ({
  page,
  complaints,
}) => {
  complaints.allow(/index\.html has no #root/);
  // Make the app throw by hiding its root element.
  await page.addInitScript(() => {
    const { getElementById } = document;
    document.getElementById = (id) => (id === 'root' ? null : getElementById.call(document, id));
  });
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/');
  const { stack } = await thrown;
  const source = readFileSync(new URL('../../src/main.tsx', import.meta.url), 'utf8').split('\n');
  const line = source.findIndex((text) => text.includes('has no #root')) + 1;
  const maps = mapsOf(folder, DEMO_PROJECT);
  const [place] = resolveStack(stack ?? '', BUILDS.first, maps);
  expect(place).toMatch(new RegExp(`^src/main\\.tsx:${line}:`));

  expect(globSync('**/*.map', { cwd: folder })).toEqual([]);
  const scripts = globSync('**/*.js', { cwd: folder });
  expect(scripts.length).toBeGreaterThan(50);
  const naming = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('sourceMappingURL='),
  );
  expect(naming).toEqual([]);
});
