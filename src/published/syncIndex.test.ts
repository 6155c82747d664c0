import { beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../lib/json.ts';
import type { ListedState } from '../protocol/listing.ts';
import { puzzleHash } from '../protocol/puzzleHash.ts';
import { type Publications, syncPublishedIndex } from './syncIndex.ts';

const TODAY = '2026-11-22';
/** Id of the Geografind puzzle of `TODAY`. */
const ID = '400';
const [PACKED, SECOND, THIRD] = ['first', 'second', 'third'].map((answer) => ({ id: ID, answer }));
const HASHES = [PACKED, SECOND, THIRD].map((puzzle) => puzzleHash(puzzle as Json));

let documents: Record<string, Json>;
let asked: string[];
let index: Json | undefined;
let puzzles: Map<string, Json>;
let begun: Set<string>;

const server: Publications = {
  readIndex: async () => documents.index ?? null,
  readVersion: async (game, id, version) => {
    asked.push(`${game}/${id}-v${version}`);
    return documents[`${id}-v${version}`] ?? null;
  },
};

const store = {
  readIndex: async () => index,
  writeIndex: async (json: Json) => {
    index = json;
  },
  readPuzzle: async (_: string, id: string) => puzzles.get(id) ?? null,
  isStarted: async (_: string, id: string) => begun.has(id),
  replacePuzzle: async (_: string, id: string, puzzle: Json | null) => {
    if (begun.has(id)) return;
    if (puzzle === null) puzzles.delete(id);
    else puzzles.set(id, puzzle);
  },
};

function list(version: number, state: ListedState = 'corrected', id = ID): void {
  const listing = { version, hashes: HASHES, state, reason: 'So.', revision: 1 };
  documents.index = { puzzles: { [`geografind/${id}`]: listing } };
}

const publish = (version: number, puzzle: unknown) => {
  documents[`${ID}-v${version}`] = { puzzle: JSON.stringify(puzzle) };
};

beforeEach(() => {
  documents = {};
  asked = [];
  index = undefined;
  puzzles = new Map([[ID, PACKED as Json]]);
  begun = new Set();
});

it('asks for one document where nothing was published, and keeps that', async () => {
  await syncPublishedIndex(server, store, TODAY);
  expect([index, asked]).toEqual([{}, []]);
});

it('puts what is given out in the place of what nobody has begun', async () => {
  list(2);
  publish(2, SECOND);
  await syncPublishedIndex(server, store, TODAY);
  expect(puzzles.get(ID)).toEqual(SECOND);
  expect(index).toEqual(documents.index);
  // A second call has nothing to fetch.
  await syncPublishedIndex(server, store, TODAY);
  expect(asked).toEqual(['geografind/400-v2']);
});

it('leaves what was begun', async () => {
  list(2);
  publish(2, SECOND);
  begun.add(ID);
  await syncPublishedIndex(server, store, TODAY);
  expect(puzzles.get(ID)).toEqual(PACKED);
  // The new version of a begun puzzle is not fetched, as no start could use it.
  expect(asked).toEqual([]);
});

it('goes back to the pack’s where a change was taken back', async () => {
  list(1, 'published');
  puzzles.set(ID, SECOND as Json);
  await syncPublishedIndex(server, store, TODAY);
  expect(puzzles.has(ID)).toBe(false);
  expect(asked).toEqual([]);
});

it.each<[string, unknown]>([
  ['another puzzle than was listed', { puzzle: JSON.stringify(THIRD) }],
  ['no JSON', { puzzle: '{' }],
  ['no text', { puzzle: 7 }],
  ['nothing', null],
])('takes no document that holds %s', async (_, document) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  list(2);
  documents[`${ID}-v2`] = document as Json;
  await syncPublishedIndex(server, store, TODAY);
  expect(puzzles.get(ID)).toEqual(PACKED);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it.each([
  ['380', 0],
  ['386', 1],
  ['414', 1],
  ['415', 0],
])('fetches near puzzles ahead: %s', async (id, times) => {
  list(2, 'published', id);
  vi.spyOn(console, 'warn').mockReturnValue();
  await syncPublishedIndex(server, store, TODAY);
  expect(asked).toHaveLength(times);
  vi.restoreAllMocks();
});

it('takes the puzzle on the page however old it is', async () => {
  const old = '300';
  const puzzle = { id: old, answer: 'second' };
  const hashes = [puzzleHash({ id: old, answer: 'first' }), puzzleHash(puzzle)];
  const listing = { version: 2, hashes, state: 'corrected', reason: 'So.', revision: 1 };
  documents = {
    index: { puzzles: { [`geografind/${old}`]: listing } },
    [`${old}-v2`]: { puzzle: JSON.stringify(puzzle) },
  };
  await syncPublishedIndex(server, store, TODAY, 'geografind/399');
  expect(asked).toEqual([]);
  await syncPublishedIndex(server, store, TODAY, `geografind/${old}`);
  expect(puzzles.get(old)).toEqual(puzzle);
});

it('keeps the index when a version cannot be fetched', async () => {
  list(2);
  const broken = { ...server, readVersion: () => Promise.reject(new Error('offline')) };
  await expect(syncPublishedIndex(broken, store, TODAY)).rejects.toThrow('offline');
  expect(index).toEqual(documents.index);
});
