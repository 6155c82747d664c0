/** Commands that documents and workflows name have to exist. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENTS = ['*.md', 'docs/**/*.md', '.github/**/*.{md,yml}'];

it('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const files = globSync(DOCUMENTS);
  expect(files).toContain('docs/operations.md');
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][a-z:-]*)/g)]
      .filter(([, script]) => !Object.hasOwn(scripts, script!))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});
