import { expect, it } from 'vitest';
import { lostPaths, readLostPaths } from './paths.ts';

it('documents and comments name files that exist', () => {
  expect(readLostPaths(new URL('../..', import.meta.url).pathname)).toEqual([]);
});

it('finds the paths that lead nowhere', () => {
  const names = ['/src/play/log.ts', '/src/play', '/docs/decisions/0001-shells.md'];
  const text = `The log (\`src/play/log.ts\`, \`log.ts\`) of \`src/play/\`, as docs/decisions/0001-shells.md
    says, and \`src/{room}/*.ts\`. Gone are src/play/dust.ts, \`dust.ts\` and \`src/attic/\`.`;
  expect(lostPaths(text, names)).toEqual(['src/play/dust.ts', 'dust.ts', 'src/attic']);
});
