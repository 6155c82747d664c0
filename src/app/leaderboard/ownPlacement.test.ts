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
    // The copy of the last visit is shown until the server has answered.
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
    // Somebody else’s copy is nobody’s own.
    ['not-played', facts({ uid: 'ben', rank: null }), board, false, false],
  ])('%s', (kind, own, shown, looking, sessionOver) => {
    expect(placementOf(own, shown, looking, sessionOver).kind).toBe(kind);
  });
});
