import { expect, it } from 'vitest';
import { judgeSave, replacing, type Saved } from './save.ts';

/** A saved game whose moves are the letters of a word. */
const saved = (word: string, changes: Partial<Saved> = {}): Saved => ({
  session: { version: 2, hash: 'f00d', log: [...word].map((letter) => [1000, 0, { letter }]) },
  counter: word.length,
  updatedAt: 0,
  ...changes,
});
const elsewhere = {};
const looked = true;

it.each<[string, Saved, Saved, ReturnType<typeof judgeSave>]>([
  ['a game that goes on', saved('abc'), saved('ab'), 'replaces'],
  ['an earlier state', saved('a'), saved('ab'), 'stays'],
  ['a look at a begun game', saved('', { looked, counter: 9 }), saved('ab'), 'stays'],
  ['moves over a look', saved('a'), saved('', { looked, counter: 9 }), 'replaces'],
  ['as many moves, later', saved('ab', { updatedAt: 1 }), saved('ab'), 'replaces'],
  ['as many moves, no later', saved('ab'), saved('ab'), 'stays'],
  ['another game', saved('axyz'), saved('ab'), 'forks'],
  ['another game of fewer moves', saved('x'), saved('ab'), 'forks'],
  [
    'the continuation of a game that came meanwhile',
    saved('abc'),
    saved('ab', { elsewhere, counter: 9 }),
    'replaces',
  ],
  ['the beginning of one', saved('a', { counter: 9 }), saved('ab', { elsewhere }), 'stays'],
  [
    'a game of another version of the puzzle',
    saved('xyz'),
    saved('ab', { session: { version: 2, hash: 'beef', log: [] } }),
    'replaces',
  ],
])('%s', (_, save, stored, judged) => expect(judgeSave(save, stored, true)).toBe(judged));

it('counts moves alone where no game can have come from elsewhere', () => {
  expect(judgeSave(saved('axyz'), saved('ab'), false)).toBe('replaces');
  expect(judgeSave(saved('x'), saved('ab'), false)).toBe('stays');
});

it('believes the caller rather than the clocks about which save is later', () => {
  expect(judgeSave(saved('ab'), saved('ab', { updatedAt: 9 }), true, true)).toBe('replaces');
});

it('keeps the first day of opening, and an open fork', () => {
  const row = { ...saved('ab'), openedOn: '2026-11-26' } as const;
  const stored = { ...saved('a'), openedOn: '2026-11-24', isForked: true } as const;
  const after = { ...row, openedOn: '2026-11-24', isForked: true };
  expect(replacing<typeof row | typeof stored>(row, stored)).toEqual(after);
});
