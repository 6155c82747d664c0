import { describe, expect, it } from 'vitest';
import type { Leaderboard, PlacedEntry } from '../../leaderboard/port.ts';
import type { ToldOutcome } from '../sync/syncState.ts';
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
  it.each<[string, OwnFacts, Leaderboard | null, boolean, ToldOutcome['kind']?]>([
    ['placed', facts(), board, false],
    ['placed', facts({ rank: null }), board, false],
    // The cached leaderboard is shown until the server has answered.
    ['placed', facts({ sending: 'waiting' }), board, true, 'needs-sign-in'],
    ['signed-out', facts({ uid: null }), board, false],
    ['signed-out', facts({ uid: null, rank: null }), null, true],
    ['not-played', facts({ rank: null }), without, false],
    ['not-played', facts({ rank: null }), null, true],
    ['waiting', facts({ sending: 'waiting' }), without, false],
    ['waiting', facts({ sending: 'waiting' }), null, true],
    ['waiting', facts({ sending: 'waiting' }), without, false, 'retry'],
    ['needs-sign-in', facts({ sending: 'waiting' }), without, false, 'needs-sign-in'],
    ['not-invited', facts({ sending: 'waiting' }), without, false, 'not-invited'],
    ['not-taken', facts({ sending: { message: 'No.' } }), without, false],
    ['looking', facts(), null, true],
    ['looking', facts(), without, true],
    ['sent', facts(), without, false],
    ['sent', facts(), null, false],
    ['unchecked', facts(), unplaced, false],
    ['unchecked', facts({ rank: null }), unplaced, false],
    // A leaderboard cached for another player has no entry of this one.
    ['not-played', facts({ uid: 'ben', rank: null }), board, false],
  ])('%s', (kind, own, shown, looking, last) => {
    expect(placementOf(TIME, own, shown, looking, last).kind).toBe(kind);
  });
});

describe('the place that a result would have', () => {
  const at = (rank: number, place: number): PlacedEntry => ({ ...own, rank, place });
  const entries = [at(60_000, 1), at(90_000, 2), at(120_000, 3)];
  const would = (rank: number | null, shown: Leaderboard | null) => {
    const found = placementOf(TIME, facts({ uid: null, rank }), shown, false);
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
