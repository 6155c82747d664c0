import { describe, expect, it } from 'vitest';
import { makeRng } from '../lib/rng.ts';
import { AVATAR_ICONS, NEW_PLAYER_ICONS } from './avatars.ts';
import { parseInfo, randomInfo } from './leaderboardInfo.ts';
import { ADJECTIVES, makeName, NOUNS, parseName } from './names.ts';

describe('the lists', () => {
  it('gives every pair of words a name that reads back', () => {
    for (const adjective of ADJECTIVES) {
      for (const noun of NOUNS) {
        expect(parseName(makeName(adjective, noun))).toEqual([adjective, noun]);
      }
    }
  });
});

describe('a new player', () => {
  const players = Array.from({ length: 500 }, (_, i) => randomInfo(makeRng(`player ${i}`)));

  it('gets one of the first ten icons', () => {
    expect(NEW_PLAYER_ICONS).toBe(10);
    expect(new Set(players.map((player) => player.avatarIcon))).toEqual(
      new Set(AVATAR_ICONS.slice(0, 10)),
    );
  });

  it('gets any colour, and a name from the lists', () => {
    expect(new Set(players.map((player) => player.avatarColor)).size).toBe(18);
    for (const player of players) expect(parseInfo(player)).toEqual({ ok: true, value: player });
  });
});

describe('parseInfo', () => {
  const good = { leaderboardName: 'Snug Mug', avatarIcon: 'coffee', avatarColor: 'sky' };
  it('leaves out what else a profile holds', () => {
    expect(parseInfo({ ...good, email: 'ada@example.org' })).toEqual({ ok: true, value: good });
  });
  it.each([
    ['nothing', null, 'form'],
    ['text', 'Snug Mug', 'form'],
    ['a typed name', { ...good, leaderboardName: 'Ada' }, 'name'],
    ['words in the wrong order', { ...good, leaderboardName: 'Mug Snug' }, 'name'],
    ['an icon of no list', { ...good, avatarIcon: 'skull' }, 'icon'],
    ['a colour as hex', { ...good, avatarColor: '#fff' }, 'color'],
    ['a key of all objects', { ...good, avatarColor: 'constructor' }, 'color'],
  ])('refuses %s', (_what, value, code) => {
    expect(parseInfo(value)).toMatchObject({ ok: false, problem: { code } });
  });
});
