import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boardIdOf,
  boardIdsOf,
  type Listing,
  listedHash,
  listingOf,
  parseIndex,
  parseListing,
  puzzleIdOf,
  versionOf,
} from './listing.ts';

const [A, B] = ['0000000000000a', '0000000000000b'];
const LISTING: Listing = {
  version: 2,
  hashes: [A, B],
  state: 'corrected',
  reason: 'A clue was wrong.',
  excused: false,
  revision: 3,
};

it('reads what was written, and which version has which hash', () => {
  expect(parseListing(JSON.parse(JSON.stringify(LISTING)))).toEqual(LISTING);
  expect(listedHash(LISTING)).toBe(B);
  expect([A, B, 'c'].map((hash) => versionOf(LISTING, hash))).toEqual([1, 2, null]);
  expect([1, 2].map((version) => boardIdOf('517', version))).toEqual(['517', '517@2']);
  expect(['517', '517@2'].map(puzzleIdOf)).toEqual(['517', '517']);
  expect(boardIdsOf('517', LISTING)).toEqual(['517', '517@2']);
});

it.each<[string, object]>([
  ['a version that there is not', { version: 3 }],
  ['no version', { version: undefined }],
  ['a hash that is none', { hashes: [A, 'x'] }],
  ['a state that there is not', { state: 'lost' }],
  ['a reason without end', { reason: 'x'.repeat(281) }],
  ['revision 0', { revision: 0 }],
])('is no listing with %s', (_, change) => {
  expect(parseListing({ ...LISTING, ...change })).toBeNull();
});

it('reads how a held one was told of before, and does without where that cannot be read', () => {
  const told = { state: 'corrected', reason: 'So.' } as const;
  const held: Listing = { ...LISTING, state: 'held', told };
  expect(parseListing(JSON.parse(JSON.stringify(held)))).toEqual(held);
  for (const damaged of [null, { ...told, state: 'lost' }, { state: 'held' }]) {
    const { told: _, ...without } = held;
    expect(parseListing({ ...held, told: damaged })).toEqual(without);
  }
});

it('passes over what it cannot read in an index, and takes the rest', () => {
  const puzzles = { 'geografind/41': LISTING, 'geografind/42': {}, 'chess/1': LISTING };
  const index = parseIndex({ puzzles });
  expect([...index.keys()]).toEqual(['geografind/41']);
  expect(listingOf(index, 'geografind', '41')).toEqual(LISTING);
  expect(listingOf(index, 'geografind', '42')).toBeNull();
});

it('survives anything', () => {
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (json, puzzles) => {
      parseListing(json);
      parseIndex(json);
      parseIndex({ puzzles });
    }),
  );
});
