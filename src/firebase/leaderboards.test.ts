import { describe, expect, it } from 'vitest';
import { TIME } from '../../tests/support/measures.ts';
import { TOP, TOP_UNCHECKED } from '../protocol/leaderboard.ts';
import { bucketOf } from '../protocol/spread.ts';
import type { Firestore, StoredDocument } from './firestore.ts';
import { makeLeaderboards } from './leaderboards.ts';
import { decodeValue, type FirestoreValue, type Timestamp } from './values.ts';

interface Asked {
  readonly limit: number;
  readonly startAt: { readonly values: readonly FirestoreValue[] };
  readonly endAt: { readonly values: readonly FirestoreValue[] };
}
type Entry = { readonly rank: number; readonly arrivedAt: Timestamp; readonly verdict?: string };

const entryOf = ({ data }: StoredDocument) => data as unknown as Entry;
const inOrder = (a: Entry, b: Entry) =>
  a.rank - b.rank || a.arrivedAt.timestamp.localeCompare(b.arrivedAt.timestamp);

/** The leaderboard's document that the functions would make of the entries. */
function summed(entries: readonly StoredDocument[]): object {
  const ranked = (verdict: string) =>
    entries
      .filter((one) => entryOf(one).verdict === verdict)
      .toSorted((a, b) => inOrder(entryOf(a), entryOf(b)));
  const spread: Record<string, number> = {};
  for (const one of ranked('checked')) {
    const bucket = bucketOf(TIME, entryOf(one).rank);
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  return {
    players: ranked('checked').length,
    spread,
    unchecked: ranked('unchecked').length,
    best: ranked('checked')
      .slice(0, TOP)
      .map(({ data }) => data),
    bestUnchecked: ranked('unchecked')
      .slice(0, TOP_UNCHECKED)
      .map(({ data }) => data),
  };
}

const updateTime = '2026-11-21T09:00:00Z';

async function noList(): Promise<never> {
  throw new Error('A page lists no entries.');
}

/** A database with a puzzle's entries; it records the queries on them. */
function database(entries: readonly StoredDocument[], puzzle: object | null = summed(entries)) {
  const asked: string[] = [];
  const firestore: Firestore = {
    async get(path) {
      asked.push(path);
      if (!path.includes('/entries/'))
        return puzzle && { id: '516', data: { ...puzzle }, updateTime };
      return entries.find(({ id }) => path.endsWith(`/${id}`)) ?? null;
    },
    query: noList,
    queryWithTime: noList,
    async count(_, query) {
      const { startAt, endAt, limit } = query as unknown as Asked;
      const [from] = startAt.values.map(decodeValue) as [number];
      const [rank] = endAt.values.map(decodeValue) as [number];
      asked.push(`count up to ${limit}`);
      const ahead = entries.map(entryOf).filter((one) => {
        const isAhead = one.rank >= from && one.rank < rank;
        return isAhead && one.verdict === 'checked';
      });
      return Math.min(ahead.length, limit);
    },
    commit: async () => updateTime,
    delete: async () => {},
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
  updateTime,
  data: {
    uid: id,
    leaderboardName: 'Mellow Macchiato',
    avatarIcon: 'cat',
    avatarColor: 'sky',
    rank,
    ...(verdict === null ? {} : { verdict }),
    arrivedAt: { timestamp: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString() },
  },
});
const PUZZLE = 'leaderboards/sudoku-shift/puzzles/516';

describe('a board', () => {
  it('is the best, equals in one place by arrival, and how many there are', async () => {
    const entries = [document('late', 50, 2), document('slow', 90), document('early', 50, 1)];
    const { asked, boards } = database(entries);
    const board = await boards.readLeaderboard('sudoku-shift', '516', null);
    expect(board.entries.map(({ uid, place }) => `${place} ${uid}`)).toEqual([
      '1 early',
      '1 late',
      '3 slow',
    ]);
    expect(board).toMatchObject({ players: 3, spread: { 0: 3 }, own: null });
    expect(asked).toEqual([PUZZLE]);
  });

  it('is one read for a player who is on it', async () => {
    const { asked, boards } = database([document('anna', 50), document('ben', 60)]);
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'ben');
    expect(board.own?.place).toBe(2);
    expect(await boards.readPlacement('sudoku-shift', '516', 'ben')).toMatchObject({ place: 2 });
    expect(asked).toEqual([PUZZLE, PUZZLE]);
  });

  it('has the own entry in its place before the next sum does', async () => {
    const [anna, ben, cleo] = [document('anna', 50), document('ben', 60), document('cleo', 70)];
    const { boards } = database([anna, ben, cleo], summed([anna, cleo]));
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'ben');
    expect(board.entries.map(({ uid, place }) => `${place} ${uid}`)).toEqual([
      '1 anna',
      '2 ben',
      '3 cleo',
    ]);
    expect(board).toMatchObject({ players: 3, spread: { 0: 3 }, own: { place: 2 } });
    expect(await boards.readPlacement('sudoku-shift', '516', 'ben')).toEqual({
      place: 2,
      players: 3,
      about: false,
    });
  });

  it('of fifty takes no place from anybody below', async () => {
    const best = Array.from({ length: TOP }, (_, i) => document(`p${i}`, i));
    const { boards } = database([...best, document('anna', 500)], summed(best));
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'anna');
    expect(board.entries).toHaveLength(TOP);
    expect(board.own?.place).toBe(51);
    // Ben is faster than all fifty, and not in the leaderboard's document yet.
    const faster = database([...best, document('ben', 0, -1)], summed(best));
    const first = await faster.boards.readLeaderboard('sudoku-shift', '516', 'ben');
    expect(first.own?.place).toBe(1);
    expect(first.entries).toHaveLength(TOP);
    expect(first.entries.at(-1)?.uid).toBe('p48');
  });

  it('counts those of the same half minute for a player below it, and gives equals one place', async () => {
    const others = Array.from({ length: 150 }, (_, i) =>
      document(`p${i}`, i < 120 ? i * 1_000 : 130_000, 5),
    );
    const entries = [...others, document('anna', 130_000, 4), document('ben', 130_000, 6)];
    const { asked, boards } = database(entries);
    const placeOf = async (uid: string) =>
      (await boards.readLeaderboard('sudoku-shift', '516', uid)).own?.place;
    expect(await placeOf('anna')).toBe(121);
    expect(await placeOf('ben')).toBe(121);
    expect(await boards.readPlacement('sudoku-shift', '516', 'ben')).toEqual({
      place: 121,
      players: 152,
      about: false,
    });
    const once = [PUZZLE, `${PUZZLE}/entries/ben`, 'count up to 100'];
    expect(asked.slice(3)).toEqual([...once, ...once]);
  });

  it('says about where a player stands among many of the same half minute, and counts nobody', async () => {
    // The results are 100 ms apart, so that a half minute contains 300 of them.
    const entries = Array.from({ length: 3000 }, (_, i) => document(`p${i}`, i * 100));
    const { asked, boards } = database(entries);
    const placementOf = (uid: string) => boards.readPlacement('sudoku-shift', '516', uid);
    expect(await placementOf('p49')).toEqual({ place: 50, players: 3000, about: false });
    expect(await placementOf('p50')).toEqual({ place: 51, players: 3000, about: true });
    expect(await placementOf('p2345')).toEqual({ place: 2346, players: 3000, about: true });
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'p2345');
    expect(board.own).toMatchObject({ place: 2346, about: true });
    expect(asked.filter((what) => what.startsWith('count'))).toEqual([]);
  });

  it('of guesses tells the place exactly, however many share it, and counts nobody', async () => {
    const entries = Array.from({ length: 300 }, (_, i) => document(`p${i}`, i < 20 ? 2 : 3));
    const spread = { 2: 20, 3: 280 };
    const { asked, boards } = database(entries, { ...summed(entries), spread });
    for (const uid of ['p20', 'p49', 'p299']) {
      expect(await boards.readPlacement('geografind', '516', uid)).toEqual({
        ...{ place: 21, players: 300, about: false },
      });
    }
    expect(asked.filter((what) => what.startsWith('count'))).toEqual([]);
  });

  it('has those that nobody could check below it, without a place', async () => {
    const entries = [
      document('anna', 50),
      document('forger', 1, 0, 'unchecked'),
      document('ben', 60),
      document('before', 2, 0, null),
    ];
    const { boards } = database(entries, { ...summed(entries), unchecked: 7 });
    const board = await boards.readLeaderboard('sudoku-shift', '516', 'forger');
    expect(board.entries.map(({ uid, place }) => `${place} ${uid}`)).toEqual(['1 anna', '2 ben']);
    expect(board).toMatchObject({ players: 2, spread: { 0: 2 }, own: null });
    expect(board.unchecked).toMatchObject({ players: 7, own: { uid: 'forger', rank: 1 } });
    expect(board.unchecked.entries.map(({ uid }) => uid)).toEqual(['forger']);
    expect(await boards.readPlacement('sudoku-shift', '516', 'forger')).toBeNull();
    // An entry without a verdict has no place, but is shown to its own player.
    const older = await boards.readLeaderboard('sudoku-shift', '516', 'before');
    expect(older.unchecked.own).toMatchObject({ uid: 'before' });
  });
});
