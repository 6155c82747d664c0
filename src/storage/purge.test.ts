import { expect, it } from 'vitest';
import { purgeable } from './purge.ts';

it('purges what is finished and not current', () => {
  const cached = ['1', '2', '3', '4'];
  expect(purgeable(cached, new Set(['1', '2', '3', '9']), '2')).toEqual(['1', '3']);
  expect(purgeable(cached, new Set(['1']), undefined)).toEqual(['1']);
  expect(purgeable(cached, new Set(), '1')).toEqual([]);
  expect(purgeable([], new Set(['1']), '1')).toEqual([]);
});
