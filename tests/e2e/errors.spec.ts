/** The build's source maps must lead from production errors to source files. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { folderOf, ROOT } from './support/builds.ts';
import { expect, test } from './support/fixtures.ts';

test('the stack of an error leads to our file and line', async ({ page, complaints }) => {
  complaints.allow(/index\.html has no #root/);
  // Make the app throw by hiding its root element.
  await page.addInitScript(() => {
    const { getElementById } = document;
    document.getElementById = (id) => (id === 'root' ? null : getElementById.call(document, id));
  });
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/');
  const { stack } = await thrown;
  const [, file, line, column] = /\/(assets\/app-[^:]+):(\d+):(\d+)/.exec(stack ?? '') ?? [];
  const map = readFileSync(join(ROOT, folderOf('first'), `${file}.map`), 'utf8');
  const origin = new SourceMap(JSON.parse(map)).findOrigin(Number(line), Number(column));
  const source = readFileSync(new URL('../../src/main.tsx', import.meta.url), 'utf8').split('\n');
  expect(origin).toMatchObject({
    fileName: expect.stringMatching(/\/src\/main\.tsx$/),
    lineNumber: source.findIndex((text) => text.includes('has no #root')) + 1,
  });
});
