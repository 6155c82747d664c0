import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it('puts words in a row as a sentence does', () => {
  expect(listed([])).toBe('');
  expect(listed(['Peru'])).toBe('Peru');
  expect(listed(['Peru', 'Chile'])).toBe('Peru and Chile');
  expect(listed(['Peru', 'Chile', 'Brazil'])).toBe('Peru, Chile and Brazil');
});
