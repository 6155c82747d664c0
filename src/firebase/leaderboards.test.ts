import { describe, expect, it } from 'vitest';
import type { Firestore, StoredDocument } from './firestore.ts';
import { makeLeaderboards } from './leaderboards.ts';
import { decodeValue, type FirestoreValue, type Timestamp } from './values.ts';

interface Filter {
  readonly field: { readonly fieldPath: 'rank' | 'arrivedAt' };
  readonly op: 'LESS_THAN' | 'EQUAL';
  readonly value: FirestoreValue;
}
interface Asked {
  readonly limit?: number;
  readonly where?: {
    readonly fieldFilter?: Filter;
    readonly compositeFilter?: { readonly filters: readonly { readonly fieldFilter: Filter }[] };
  };
}
type Entry = { readonly rank: number; readonly arrivedAt: Timestamp };

const entryOf = ({ data }: StoredDocument) => data as unknown as Entry;
/** A number, or a moment as text: both sort as they are. */
const plain = (value: unknown) => ((value as Timestamp).timestamp ?? value) as number | string;

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
      asked.push(`top of ${parent}`);
      const by = (a: Entry, b: Entry) =>
        a.rank - b.rank || (a.arrivedAt.timestamp < b.arrivedAt.timestamp ? -1 : 1);
      const sorted = [...entries].sort((a, b) => by(entryOf(a), entryOf(b)));
      return sorted.slice(0, (query as Asked).limit);
    },
    async count(_, query) {
      const { where } = query as Asked;
      const single = where?.fieldFilter ? [{ fieldFilter: where.fieldFilter }] : [];
      const filters = [...single, ...(where?.compositeFilter?.filters ?? [])];
      asked.push(`count by ${filters.length}`);
      return entries.filter((document) =>
        filters.every(({ fieldFilter: { field, op, value } }) => {
          const [left, right] = [
            plain(entryOf(document)[field.fieldPath]),
            plain(decodeValue(value)),
          ];
          return op === 'EQUAL' ? left === right : left < right;
        }),
      ).length;
    },
    commit: async () => true,
  };
  return { asked, boards: makeLeaderboards(firestore) };
}

const document = (id: string, rank: number, minute = 0): StoredDocument => ({
  id,
  data: {
    uid: id,
    leaderboardName: 'Mellow Macchiato',
    avatarIcon: 'cat',
    avatarColor: 'sky',
    rank,
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
    expect(asked.toSorted()).toEqual([PUZZLE, `${PUZZLE}/entries/ben`, `top of ${PUZZLE}`]);
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
    });
  });

  it('of nobody is empty', async () => {
    const { boards } = database([], null);
    expect(await boards.readLeaderboard('sudoku-shift', '516', 'anna')).toEqual({
      entries: [],
      players: 0,
      spread: {},
      own: null,
    });
    expect(await boards.readPlacement('sudoku-shift', '516', 'anna')).toBeNull();
  });

  it('passes over what is no entry', async () => {
    const { boards } = database([{ id: 'x', data: { rank: 1 } }, document('anna', 50)], null);
    const { entries } = await boards.readLeaderboard('sudoku-shift', '516', null);
    expect(entries.map(({ uid }) => uid)).toEqual(['anna']);
  });
});
