import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_TARGET, OLDEST } from './floor.ts';

it('the README names the oldest browsers, and the build aims at them', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(OLDEST);
  expect(BUILD_TARGET).toEqual(['chrome109', 'firefox115', 'safari16.4']);
});
