import { expect, it } from 'vitest';
import { groupErrors } from './errorGroups.ts';

const error = (key: string, place: string, at: number) => ({
  ...{ key, place, at, build: 'b', message: 'm', path: '/', agent: 'a', stack: '' },
  ...{ frames: [], settled: false },
});

it('the place with the most errors comes first, and its newest first', () => {
  const groups = groupErrors([
    error('a', 'src/one.ts:1:1', 9),
    error('b', 'src/two.ts:2:2', 1),
    error('c', 'src/two.ts:2:2', 5),
  ]);
  expect(groups.map(({ place, errors }) => [place, errors.map(({ key }) => key)])).toEqual([
    ['src/two.ts:2:2', ['c', 'b']],
    ['src/one.ts:1:1', ['a']],
  ]);
});
