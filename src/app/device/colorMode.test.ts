import { expect, it } from 'vitest';
import { parseColorMode } from './colorMode.ts';

it.each([
  ['system', 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', 'system'],
  [null, 'system'],
])('reads the colour mode %s as %s', (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});
