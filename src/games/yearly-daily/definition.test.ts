import { expect, it } from 'vitest';
import { definition } from './definition.ts';

it.each([
  ['8_14_2025', true],
  ['8_', true],
  ['11_20', true],
  ['2026-11-20', true],
  ['', true],
  ['08_14_2026', false],
  ['10_01_2025', false],
  ['11_20_2026', false],
  ['11_20_2026_extra', false],
])('a score under %j is obsolete: %s', (key, obsolete) => {
  expect(definition.isObsoleteKey(key)).toBe(obsolete);
});
