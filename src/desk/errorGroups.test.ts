import { expect, it } from 'vitest';
import { groupErrors } from './errorGroups.ts';

const error = (key: string, place: string, at: number, message = 'm') => ({
  ...{ key, place, at, build: 'b', message, path: '/', agent: 'a', stack: '' },
  ...{ frames: [], settled: false },
});

it('the most frequent cause comes first, and its newest report first', () => {
  const groups = groupErrors([
    error('a', 'src/one.ts:1:1', 9),
    error('b', 'src/two.ts:2:2 (spill)', 1),
    error('c', 'src/two.ts:2:17', 5),
    error('d', 'src/two.ts:2:2', 6, 'another'),
  ]);
  expect(
    groups.map(({ file, message, errors }) => [file, message, errors.map(({ key }) => key)]),
  ).toEqual([
    ['src/two.ts', 'm', ['c', 'b']],
    ['src/one.ts', 'm', ['a']],
    ['src/two.ts', 'another', ['d']],
  ]);
});
