import { expect, it } from 'vitest';
import { joinWithAnd } from './joinWithAnd.ts';

it('puts words in a row as a sentence does', () => {
  expect(joinWithAnd([])).toBe('');
  expect(joinWithAnd(['Peru'])).toBe('Peru');
  expect(joinWithAnd(['Peru', 'Chile'])).toBe('Peru and Chile');
  expect(joinWithAnd(['Peru', 'Chile', 'Brazil'])).toBe('Peru, Chile and Brazil');
});
