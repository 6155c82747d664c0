import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game, Puzzle } from '../games/contract/game.ts';
import { definitionOf } from '../games/definitions.ts';
import { engine } from '../games/geografind/engine/engine.ts';
import { game as rules } from '../games/geografind/rules/game.ts';
import { answerOf } from '../games/geografind/rules/rules.ts';
import type { Board } from '../games/geografind/rules/types.ts';
import type { Json } from '../lib/json.ts';
import type { Listing } from '../protocol/listing.ts';
import type { ProgressRow, ResultRow } from '../storage/entities.ts';
import { findListed } from './deskVersion.ts';
import { hashOf } from './hash.ts';
import type { PuzzleRows } from './puzzleRows.ts';

const game = rules as unknown as Game;
const ID = '400';
const [PACKED, SECOND, THIRD] = ['400', '401', '402'].map((id, i) => ({
  ...engine.generate(id, i),
  id: ID,
})) as unknown as [Puzzle, Puzzle, Puzzle];
const [packed, second, third] = [PACKED, SECOND, THIRD].map((puzzle) => game.makePuzzle(puzzle));
const hashes = [PACKED, SECOND, THIRD].map((puzzle) => hashOf(game, puzzle));

const LISTING: Listing = {
  version: 2,
  hashes: hashes.slice(0, 2),
  state: 'corrected',
  reason: 'It was the wrong country',
  excused: false,
  revision: 1,
};
const NOTHING: PuzzleRows = {
  puzzle: null,
  progress: null,
  result: null,
  isUnreadable: false,
  hasAccount: false,
  listing: LISTING,
};
const begunWith = (hash: string | undefined): ProgressRow => ({
  game: 'geografind',
  id: ID,
  openedOn: '2026-11-22',
  session: { version: 2, ...(hash === undefined ? {} : { hash }), log: [] },
  progress: 0.2,
  updatedAt: 1,
  counter: 1,
});

let published: Record<number, Json>;
let isOnline: boolean;

const readVersion = async (version: number) => {
  if (!isOnline) throw new Error('offline');
  return published[version] ?? null;
};

async function open(rows: Partial<PuzzleRows>): Promise<unknown> {
  const found = await findListed(
    definitionOf('geografind'),
    game,
    ID,
    { ...NOTHING, ...rows },
    {
      fetchPack: async () => new Response(JSON.stringify({ puzzles: [packed] })),
      readVersion,
    },
  );
  if (found === null) return null;
  return found.ok ? game.makePuzzle(found.value) : found.problem;
}

beforeEach(() => {
  isOnline = true;
  published = { 2: { puzzle: JSON.stringify(second) } };
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('is the version that is given out, from the table or from the server', async () => {
  expect(await open({})).toEqual(second);
  isOnline = false;
  expect(await open({ puzzle: second! })).toEqual(second);
  expect(console.warn).not.toHaveBeenCalled();
});

it('is the version that was begun, wherever it is', async () => {
  expect(await open({ progress: begunWith(hashes[0]), puzzle: packed! })).toEqual(packed);
  expect(await open({ progress: begunWith(hashes[0]), puzzle: second! })).toEqual(packed);
  expect(await open({ progress: begunWith(hashes[1]), puzzle: packed! })).toEqual(second);
  // A saved game without the hash of its puzzle's version.
  expect(await open({ progress: begunWith(undefined), puzzle: second! })).toEqual(packed);
});

it('is the version that was finished', async () => {
  const result = { id: ID, result: ['FR', 'win'], openedOn: null, finishedAt: 1 };
  expect(await open({ result: { ...result, hash: hashes[0]! } })).toEqual(packed);
});

it('is the version whose answer the guesses end with, where another device told no version', async () => {
  const won = (puzzle: Puzzle): ResultRow => {
    const answer = answerOf(puzzle.boards[0] as Board);
    return { id: ID, result: [answer, 'win'], openedOn: null, finishedAt: 1 };
  };
  expect(await open({ result: won(PACKED) })).toEqual(packed);
  expect(await open({ result: won(SECOND) })).toEqual(second);
  // The result belongs to a version that the server does not list: the published version opens.
  expect(await open({ result: won(THIRD) })).toEqual(second);
});

it('is no other for a look at one', async () => {
  expect(await open({ progress: { ...begunWith(hashes[0]), looked: true } })).toEqual(second);
});

it('is left to table and pack where it is not to be had', async () => {
  isOnline = false;
  expect(await open({ puzzle: packed! })).toBeNull();
  expect(await open({ progress: begunWith(hashes[2]) })).toBeNull();
  expect(await open({ listing: { state: 'corrected' } })).toBeNull();
});

it.each([
  ['another puzzle', { puzzle: JSON.stringify(third) }],
  ['no puzzle', { puzzle: '"x"' }],
  ['nothing', {}],
])('is left to table and pack where the document holds %s', async (_, document) => {
  published[2] = document;
  expect(await open({})).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
});

it('is given to nobody who has not begun it while it is held', async () => {
  const listing: Listing = { ...LISTING, state: 'held', reason: '' };
  expect(await open({ listing })).toEqual({
    code: 'held',
    message: 'We’re checking this puzzle again.',
  });
  expect(await open({ listing, progress: begunWith(hashes[1]) })).toEqual(second);
});
