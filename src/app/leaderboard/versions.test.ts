import { expect, it } from 'vitest';
import type { Listing } from '../../protocol/listing.ts';
import { boardVersions } from './versions.ts';

const hashes = ['a', 'b', 'c'].map((digit) => digit.padStart(14, '0'));
const listing = (change: Partial<Listing>): unknown => ({
  puzzles: {
    'geografind/41': {
      version: 2,
      hashes: hashes.slice(0, 2),
      state: 'corrected',
      reason: 'Wrong.',
      revision: 1,
      ...change,
    },
  },
});
const boards = (published: unknown, hash: string | null) =>
  boardVersions(published, 'geografind', '41', hash);

it('is one board where the desk has said nothing, or nothing that can be read', () => {
  const one = { board: '41', all: [], withdrawn: null };
  expect(boards(undefined, hashes[0]!)).toEqual(one);
  expect(boards(listing({ version: 9 }), null)).toEqual(one);
});

it('begins with the version that was played, else with the one given out', () => {
  expect(boards(listing({}), hashes[0]!).board).toBe('41');
  expect(boards(listing({}), hashes[1]!).board).toBe('41@2');
  expect(boards(listing({}), null).board).toBe('41@2');
  expect(boards(listing({}), 'unknown').board).toBe('41@2');
});

it('names all that there are', () => {
  expect(boards(listing({ version: 3, hashes }), null).all).toEqual([
    { board: '41@3', name: 'Current version' },
    { board: '41@2', name: 'Version 2' },
    { board: '41', name: 'First version' },
  ]);
});

it('says nothing of what was replaced before anybody had it, but to who has played it', () => {
  expect(boards(listing({ state: 'published' }), hashes[1]!).all).toEqual([]);
  expect(boards(listing({ state: 'published' }), hashes[0]!).all).toHaveLength(2);
});

it('tells why a withdrawn puzzle isn’t ranked', () => {
  expect(boards(listing({ state: 'withdrawn' }), null).withdrawn).toBe(
    'Wrong. You can still play it, but it isn’t ranked and doesn’t affect your streak.',
  );
});
