import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrivedEntry,
  compareEntries,
  entryOf,
  leaderboardOf,
  parseEntry,
  parseLeaderboard,
  parsePuzzle,
  placed,
} from './entries.ts';

const info = {
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'cat',
  avatarColor: 'sky',
} as const;
const at = { timestamp: '2026-11-21T09:00:00.123456Z' };
const document = { ...info, uid: 'anna', game: 'sudoku-shift', id: '516', rank: 61_000 };

describe('an entry', () => {
  it('is what the functions write', () => {
    expect(parseEntry('anna', { ...document, arrivedAt: at })).toEqual({
      ...info,
      uid: 'anna',
      rank: 61_000,
      arrivedAt: at,
      verdict: 'unchecked',
    });
  });

  it.each([
    ['checked', 'checked'],
    ['unchecked', 'unchecked'],
    [undefined, 'unchecked'],
    ['__proto__', 'unchecked'],
  ])('with the verdict %s is %s', (verdict, read) =>
    expect(parseEntry('anna', { ...document, arrivedAt: at, verdict })?.verdict).toBe(read),
  );

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...document }],
    [{ ...document, arrivedAt: 'today' }],
    [{ ...document, arrivedAt: at, rank: -1 }],
    [{ ...document, arrivedAt: at, rank: Number.NaN }],
    [{ ...document, arrivedAt: at, rank: '61000' }],
    [{ ...document, arrivedAt: at, leaderboardName: 'Rude Word' }],
    [{ ...document, arrivedAt: at, avatarIcon: 'dragon' }],
  ])('is not %j', (data) => expect(parseEntry('anna', data)).toBeNull());
});

describe('a puzzle', () => {
  it('has its best, and passes over what is no entry', () => {
    const row = { ...info, uid: 'anna', rank: 61_000, arrivedAt: at };
    const rows = [row, null, 7, { ...row, uid: 7 }, { ...row, rank: 'fast' }, { ...row, uid: '' }];
    const parsed = parsePuzzle({ players: 1, best: rows, bestUnchecked: [row, 'x'] });
    expect(parsed.best).toEqual([{ ...row, verdict: 'checked' }]);
    expect(parsed.bestUnchecked).toEqual([{ ...row, verdict: 'unchecked' }]);
    expect(parsePuzzle({ best: 'all', bestUnchecked: {} })).toMatchObject({ best: [] });
  });

  it.each([[undefined], [null], [7], [{ players: 'many', spread: [] }], [{ spread: null }]])(
    'that nobody has finished: %j',
    (data) => {
      const nothing = { players: 0, spread: {}, unchecked: 0, best: [], bestUnchecked: [] };
      expect(parsePuzzle(data)).toEqual(nothing);
    },
  );

  it('leaves out of the spread what makes no sense', () => {
    const spread = { 2: 1, '-1': 5, x: 5, 3: -2, 4: 0, 5: 'five' };
    expect(parsePuzzle({ players: 1, spread }).spread).toEqual({ 2: 1 });
  });
});

describe('the order', () => {
  const entry = (rank: number, timestamp: string): ArrivedEntry => ({
    ...info,
    uid: 'anna',
    rank,
    arrivedAt: { timestamp },
    verdict: 'checked',
  });
  it.each([
    [entry(1, '2026-11-21T09:00:01Z'), entry(2, '2026-11-21T09:00:00Z')],
    [entry(1, '2026-11-21T09:00:00Z'), entry(1, '2026-11-21T09:00:01Z')],
    // Firestore's timestamps have no decimals, or three, six or nine.
    [entry(1, '2026-11-21T09:00:00Z'), entry(1, '2026-11-21T09:00:00.001Z')],
    [entry(1, '2026-11-21T09:00:00.120Z'), entry(1, '2026-11-21T09:00:00.120001Z')],
    [entry(1, '2026-11-21T09:00:00.999999999Z'), entry(1, '2026-11-21T09:00:01Z')],
  ])('%#', (first, second) => {
    expect(compareEntries(first, second)).toBeLessThan(0);
    expect(compareEntries(second, first)).toBeGreaterThan(0);
    expect(compareEntries(first, first)).toBe(0);
  });
});

describe('a board', () => {
  const entries = placed([
    { ...info, uid: 'anna', rank: 1, arrivedAt: at, verdict: 'checked' },
    { ...info, uid: 'ben', rank: 1, arrivedAt: at, verdict: 'checked' },
  ]);

  it('gives equal ranks one place, and leaves the next ones out', () => {
    const all = [3, 3, 3, 4, 5, 5].map((rank, i) => ({
      ...info,
      uid: `${i}`,
      rank,
      arrivedAt: at,
    }));
    const places = placed(all.map((one) => ({ ...one, verdict: 'checked' }))).map(
      ({ place }) => place,
    );
    expect(places).toEqual([1, 1, 1, 4, 5, 5]);
  });

  it('counts no fewer players than it shows', () => {
    expect(leaderboardOf(entries, null, { players: 0, spread: {} }).players).toBe(2);
    const own = { ...entries[0]!, place: 143 };
    expect(leaderboardOf(entries, own, { players: 142, spread: {} }).players).toBe(143);
  });

  it('finds a player among the best or below', () => {
    const own = { ...info, uid: 'cleo', rank: 9, place: 143 };
    const board = leaderboardOf(entries, own, { players: 200, spread: {} });
    expect(entryOf(board, 'cleo')).toBe(own);
    expect(entryOf(board, 'ben')?.place).toBe(1);
    expect(entryOf(board, 'dora')).toBeNull();
    expect(entryOf(board, null)).toBeNull();
  });

  it('survives being kept as JSON', () => {
    const { place: _, ...listed } = entries[0]!;
    const unchecked = { entries: [listed], players: 4, own: listed };
    const counted = { players: 7, spread: { 2: 7 } };
    const board = leaderboardOf(entries, entries[1]!, counted, unchecked);
    expect(parseLeaderboard(JSON.parse(JSON.stringify(board)))).toEqual(board);
    expect(parseLeaderboard({ ...board, entries: [{}, ...entries] })?.entries).toEqual(entries);
  });

  it('survives whatever was kept', () => {
    fc.assert(fc.property(fc.anything(), (kept) => void parseLeaderboard(kept)));
  });
});
