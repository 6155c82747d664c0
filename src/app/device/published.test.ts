/**
 * Tests the requests to the server about old puzzles that the desk has changed, and the fallback
 * without an answer.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../lib/json.ts';
import { listingIn } from '../../published/listing.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import { publishedPuzzle, publishedWith } from './published.ts';

const { meta, server } = vi.hoisted(() => ({
  meta: new Map<string, Json>(),
  server: { readIndex: vi.fn(), readPast: vi.fn(), readVersion: vi.fn() },
}));
vi.mock('../../firebase/config.ts', () => ({ loadSite: async () => ({ firebase: {} }) }));
vi.mock('../../firebase/published.ts', () => ({ openPublications: () => server }));
vi.mock('./reports.ts', () => ({ sendReports: async () => {} }));
vi.mock('./errorReports.ts', () => ({ sendErrorReports: async () => {} }));
vi.mock('./today.ts', () => ({ today: () => '2026-11-22' }));
vi.mock('./storage.ts', () => ({
  storage: async () => ({
    getMeta: async (key: string) => meta.get(key),
    putMeta: async (key: string, value: Json) => meta.set(key, value),
  }),
}));

const [GAME, ID] = ['geografind', '300'] as const;
const listing = {
  ...{ version: 1, hashes: ['0000000000000a'], state: 'withdrawn', reason: 'So.' },
  ...{ excused: true, revision: 2 },
};
const note = { past: true, state: 'withdrawn', excused: true, revision: 2 };
const kept = (row: Json) => ({ puzzles: { [`${GAME}/${ID}`]: row } });

beforeEach(() => {
  meta.clear();
  server.readPast.mockReset().mockResolvedValue(kept(listing));
  server.readVersion.mockReset().mockResolvedValue({ puzzle: '{}' });
});

describe('what is kept of a puzzle', () => {
  it('has the listing in place of its note, once', async () => {
    meta.set(PUBLISHED, kept(note));
    expect(listingIn(await publishedWith(GAME, ID), GAME, ID)).toEqual(listing);
    expect(listingIn(await publishedWith(GAME, ID), GAME, ID)).toEqual(listing);
    expect(server.readPast).toHaveBeenCalledExactlyOnceWith(GAME, ID);
  });

  it('is as it was where nothing is to be asked, or nobody answers', async () => {
    expect(await publishedWith(GAME, ID)).toBeUndefined();
    meta.set(PUBLISHED, kept(listing));
    expect(await publishedWith(GAME, ID)).toEqual(kept(listing));
    expect(server.readPast).not.toHaveBeenCalled();
    meta.set(PUBLISHED, kept(note));
    server.readPast.mockRejectedValue(new Error('offline'));
    expect(await publishedWith(GAME, ID)).toEqual(kept(note));
  });

  it('is waited for no longer than anybody waits', async () => {
    vi.useFakeTimers();
    meta.set(PUBLISHED, kept(note));
    server.readPast.mockReturnValue(new Promise(() => {}));
    const asked = publishedWith(GAME, ID);
    await vi.runAllTimersAsync();
    expect(await asked).toEqual(kept(note));
    vi.useRealTimers();
  });
});

it('waits once for all that an opening asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const never = new Promise(() => {});
  server.readPast.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(kept(listing)), 4_000)),
  );
  server.readVersion.mockReturnValue(never);
  const puzzle = publishedPuzzle(GAME, ID);
  const begun = performance.now();
  const asked = puzzle
    .readListing()
    .then(() => puzzle.readVersion(2))
    .catch(() => performance.now() - begun);
  await vi.runAllTimersAsync();
  expect(await asked).toBe(5_000);
  vi.useRealTimers();
});

it('asks for the version and the listing of the puzzle that is opened', async () => {
  const puzzle = publishedPuzzle(GAME, ID);
  expect(await puzzle.readVersion(2)).toEqual({ puzzle: '{}' });
  expect(server.readVersion).toHaveBeenCalledExactlyOnceWith(GAME, ID, 2);
  expect(await puzzle.readListing()).toEqual(listing);
});
