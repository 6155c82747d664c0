import { describe, expect, it } from 'vitest';
import { placeWords, playersWords, wouldBeWords } from './words.ts';

describe('a place', () => {
  it.each([
    [12, 48, false, true, '12th of 48 today'],
    [2, 2, false, false, '2nd of 2'],
    [1, 1, false, true, 'Only you so far today'],
    [950, 12_004, false, true, '950th of 12,004 today'],
    [12_437, 155_000, true, true, 'About 12,400th, top 9% today'],
    [1_001, 1_000_000, true, false, 'About 1,000th, top 1%'],
    [999_871, 1_000_000, true, false, 'About 1,000,000th, top 100%'],
  ])('%d of %d', (place, players, about, isToday, words) =>
    expect(placeWords({ place, players, about }, isToday)).toBe(words),
  );
});

describe('the players', () => {
  it.each([
    [48, 48, '48 players'],
    [0, 0, 'Players'],
    [1, 1, '1 player'],
    [100, 812, 'Top 100 of 812 players'],
    [100, 155_000, 'Top 100 of 155,000 players'],
  ])('%d of %d', (shown, players, words) => expect(playersWords(shown, players)).toBe(words));
});

describe('the place of a result that is not sent', () => {
  it.each([
    [12, 48, false, 'You’d be 12th of 48.'],
    [12_437, 155_000, true, 'You’d be about 12,400th of 155,000.'],
  ])('%d of %d', (place, players, about, words) =>
    expect(wouldBeWords({ place, players, about })).toBe(words),
  );
});
