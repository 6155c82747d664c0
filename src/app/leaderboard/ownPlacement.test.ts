import { describe, expect, it } from 'vitest';
import type { Leaderboard, PlacedEntry } from '../../leaderboard/port.ts';
import { type OwnFacts, placementOf } from './ownPlacement.ts';

const own: PlacedEntry = {
  uid: 'anna',
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'cat',
  avatarColor: 'sky',
  rank: 9,
  place: 143,
};
const TIME = { unit: 'time', lost: null } as const;
const nobody = { entries: [], players: 0, own: null };
const board: Leaderboard = { entries: [], players: 812, spread: {}, own, unchecked: nobody };
const without: Leaderboard = { ...board, own: null };
const unplaced: Leaderboard = { ...without, unchecked: { ...nobody, own } };
const facts = (changes: Partial<OwnFacts> = {}): OwnFacts => ({
  uid: 'anna',
  rank: 9,
  sending: 'no',
  hash: null,
  ...changes,
});

describe('one’s own placement', () => {
  it.each<[string, OwnFacts, Leaderboard | null, boolean, boolean]>([
    ['placed', facts(), board, false, false],
    ['placed', facts({ rank: null }), board, false, false],
    // The cached leaderboard is shown until the server has answered.
    ['placed', facts({ sending: 'waiting' }), board, true, true],
    ['signed-out', facts({ uid: null }), board, false, false],
    ['signed-out', facts({ uid: null, rank: null }), null, true, false],
    ['not-played', facts({ rank: null }), without, false, false],
    ['not-played', facts({ rank: null }), null, true, false],
    ['waiting', facts({ sending: 'waiting' }), without, false, false],
    ['waiting', facts({ sending: 'waiting' }), null, true, false],
    ['sign-in-again', facts({ sending: 'waiting' }), without, false, true],
    ['not-taken', facts({ sending: { message: 'No.' } }), without, false, false],
    ['looking', facts(), null, true, false],
    ['looking', facts(), without, true, false],
    ['sent', facts(), without, false, false],
    ['sent', facts(), null, false, false],
    ['unchecked', facts(), unplaced, false, false],
    ['unchecked', facts({ rank: null }), unplaced, false, false],
    // A leaderboard cached for another player has no entry of this one.
    ['not-played', facts({ uid: 'ben', rank: null }), board, false, false],
  ])('%s', (kind, own, shown, looking, sessionOver) => {
    expect(placementOf(TIME, own, shown, looking, sessionOver).kind).toBe(kind);
  });
});

describe('the place that a result would have', () => {
  const at = (rank: number, place: number): PlacedEntry => ({ ...own, rank, place });
  const entries = [at(60_000, 1), at(90_000, 2), at(120_000, 3)];
  const would = (rank: number | null, shown: Leaderboard | null) => {
    const found = placementOf(TIME, facts({ uid: null, rank }), shown, false, false);
    return found.kind === 'signed-out' ? found.would : undefined;
  };
  const small: Leaderboard = { ...without, entries, players: 3 };
  const large: Leaderboard = { ...small, players: 200, spread: { 2: 1, 3: 1, 4: 98, 9: 100 } };

  it('is counted among those that are listed: equal times share a place', () => {
    expect(would(50_000, small)).toEqual({ place: 1, players: 4, about: false });
    expect(would(90_000, small)).toEqual({ place: 2, players: 4, about: false });
    expect(would(900_000, small)).toEqual({ place: 4, players: 4, about: false });
    expect(would(70_000, large)).toEqual({ place: 2, players: 201, about: false });
  });

  it('is estimated by the spread further down, and never among the listed', () => {
    const far = would(285_000, large);
    expect(far).toMatchObject({ players: 201, about: true });
    expect(far!.place).toBeGreaterThan(100);
    expect(would(125_000, large)!.place).toBeGreaterThanOrEqual(4);
  });

  it('is not told without a result, or without a board', () => {
    expect(would(null, small)).toBeNull();
    expect(would(50_000, null)).toBeNull();
  });
});
