import { describe, expect, it } from 'vitest';
import type { Firestore, StoredDocument } from './firestore.ts';
import { makeLeaderboards } from './leaderboards.ts';
import { decodeValue, type FirestoreValue, type Timestamp } from './values.ts';

interface Asked {
  readonly where: { readonly fieldFilter: { readonly value: FirestoreValue } };
  readonly limit?: number;
  readonly endAt?: { readonly values: readonly FirestoreValue[]; readonly before: boolean };
}
type Entry = { readonly rank: number; readonly arrivedAt: Timestamp; readonly verdict?: string };

const entryOf = ({ data }: StoredDocument) => data as unknown as Entry;
const inOrder = (a: Entry, b: Entry) =>
  a.rank - b.rank || a.arrivedAt.timestamp.localeCompare(b.arrivedAt.timestamp);

/** One puzzle's entries, and the questions that were asked about them. */
function database(entries: readonly StoredDocument[], puzzle: object | null) {
  const asked: string[] = [];
  const firestore: Firestore = {
    async get(path) {
      asked.push(path);
      if (!path.includes('/entries/')) return puzzle && { id: '516', data: { ...puzzle } };
      return entries.find(({ id }) => path.endsWith(`/${id}`)) ?? null;
    },
    async query(parent, query) {
      const verdict = decodeValue((query as unknown as Asked).where.fieldFilter.value);
      asked.push(`${verdict} of ${parent}`);
      const fitting = entries.filter((one) => entryOf(one).verdict === verdict);
      const sorted = fitting.toSorted((a, b) => inOrder(entryOf(a), entryOf(b)));
      return sorted.slice(0, (query as unknown as Asked).limit);
    },
    async count(_, query) {
      const { endAt, limit, where } = query as unknown as Asked;
      const verdict = decodeValue(where.fieldFilter.value);
      const [rank, arrivedAt] = (endAt?.values ?? []).map(decodeValue) as [number, Timestamp];
      asked.push(`count up to ${limit}`);
      const fitting = entries.filter((one) => entryOf(one).verdict === verdict);
      const ahead = fitting.filter((one) => inOrder(entryOf(one), { rank, arrivedAt }) < 0);
      return Math.min(ahead.length, limit ?? Number.POSITIVE_INFINITY);
    },
    commit: async () => true,
  };
  return { asked, boards: makeLeaderboards(firestore) };
}

const document = (
  id: string,
  rank: number,
  minute = 0,
  verdict: string | null = 'checked',
): StoredDocument => ({
  id,
  data: {
    uid: id,
    leaderboardName: 'Mellow Macchiato',
    avatarIcon: 'cat',
    avatarColor: 'sky',
    rank,
    ...(verdict === null ? {} : { verdict }),
    arrivedAt: { timestamp: `2026-11-21T09:${String(minute).padStart(2, '0')}:00Z` },
  },
});
const PUZZLE = 'leaderboards/sudoku-shift/puzzles/516';

describe('a board', () => {
  it('is the best, those who arrived first ahead of equals, and how many there are', async () => {
    const entries = [document('late', 50, 2), document('slow', 90), document('early', 50, 1)];
    const { boards } = database(entries, { players: 3, spread: { 0: 3 } });
    const board = await boards.readLeaderboard('sudoku-shift', '516', null);
    expect(board.entries.map(({ uid, place }) => `${place} ${uid}`)).toEqual([
      '1 early',
      '2 late',
      '3 slow',
    ]);
    expect(board).toMatchObject({ players: 3, spread: { 0: 3 }, own: null });
  });

  it('does not count for somebody who is on it', async () => {
    const { asked, boards } = database([document('anna', 50), document('ben', 60)], null);
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'ben');
    expect(board.own?.place).toBe(2);
    expect(asked.toSorted()).toEqual([
      `checked of ${PUZZLE}`,
      PUZZLE,
      `${PUZZLE}/entries/ben`,
      `unchecked of ${PUZZLE}`,
    ]);
  });

  it('counts for somebody below it, ties by arrival', async () => {
    const others = Array.from({ length: 150 }, (_, i) => document(`p${i}`, i < 120 ? i : 500, 5));
    const entries = [...others, document('anna', 500, 4), document('ben', 500, 6)];
    const { boards } = database(entries, { players: 152, spread: {} });
    const placeOf = async (uid: string) =>
      (await boards.readLeaderboard('sudoku-shift', '516', uid)).own?.place;
    expect(await placeOf('anna')).toBe(121);
    expect(await placeOf('ben')).toBe(152);
    expect(await boards.readPlacement('sudoku-shift', '516', 'ben')).toEqual({
      place: 152,
      players: 152,
      about: false,
    });
  });

  it('counts a thousand at most, and says about where somebody further down is', async () => {
    const entries = Array.from({ length: 3000 }, (_, i) => document(`p${i}`, i * 100));
    // A bucket holds 300 of them.
    const spread = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, 300]));
    const { asked, boards } = database(entries, { players: 3000, spread });
    const placementOf = (uid: string) => boards.readPlacement('sudoku-shift', '516', uid);
    expect(await placementOf('p999')).toEqual({ place: 1000, players: 3000, about: false });
    expect(await placementOf('p1000')).toEqual({ place: 1001, players: 3000, about: true });
    expect(await placementOf('p2345')).toEqual({ place: 2346, players: 3000, about: true });
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'p2345');
    expect(board.own).toMatchObject({ place: 2346, about: true });
    expect(new Set(asked.filter((what) => what.startsWith('count')))).toEqual(
      new Set(['count up to 1000']),
    );
  });

  it('is as exact as its entries while all of them are on it', async () => {
    const { boards } = database([document('anna', 50), document('ben', 61_000)], { players: 1 });
    expect(await boards.readLeaderboard('sudoku-shift', '516', null)).toMatchObject({
      players: 2,
      spread: { 0: 1, 2: 1 },
    });
  });

  it('of nobody is empty', async () => {
    const { boards } = database([], null);
    expect(await boards.readLeaderboard('sudoku-shift', '516', 'anna')).toEqual({
      entries: [],
      players: 0,
      spread: {},
      own: null,
      unchecked: { entries: [], players: 0, own: null },
    });
    expect(await boards.readPlacement('sudoku-shift', '516', 'anna')).toBeNull();
  });

  it('has those that nobody could check below it, without a place', async () => {
    const entries = [
      document('anna', 50),
      document('forger', 1, 0, 'unchecked'),
      document('ben', 60),
      document('before', 2, 0, null),
    ];
    const { boards } = database(entries, { players: 9, spread: {}, unchecked: 7 });
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'forger');
    expect(board.entries.map(({ uid, place }) => `${place} ${uid}`)).toEqual(['1 anna', '2 ben']);
    expect(board).toMatchObject({ players: 2, spread: { 0: 2 }, own: null });
    expect(board.unchecked).toMatchObject({ players: 7, own: { uid: 'forger', rank: 1 } });
    expect(board.unchecked.entries.map(({ uid }) => uid)).toEqual(['forger']);
    expect(await boards.readPlacement('sudoku-shift', '516', 'forger')).toBeNull();
    // Marked by nobody yet (npm run unchecked): nowhere, but its own player knows.
    const older = await boards.readLeaderboard('sudoku-shift', '516', 'before');
    expect(older.unchecked.own).toMatchObject({ uid: 'before' });
  });

  it('passes over what is no entry', async () => {
    const { boards } = database([{ id: 'x', data: { rank: 1 } }, document('anna', 50)], null);
    const { entries } = await boards.readLeaderboard('sudoku-shift', '516', null);
    expect(entries.map(({ uid }) => uid)).toEqual(['anna']);
  });
});
