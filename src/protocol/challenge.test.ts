import { expect, it } from 'vitest';
import { DEFINITIONS, definitionOf, GAME_IDS } from '../games/definitions.ts';
import { LONGEST_PLAY_MS } from '../games/shared/limits.ts';
import { makeRng } from '../lib/rng.ts';
import { AVATAR_COLORS, AVATAR_ICONS } from './avatars.ts';
import { type Challenge, challengeCode, decodeChallenge, encodeChallenge } from './challenge.ts';
import { ADJECTIVES, makeName, NOUNS } from './names.ts';

const SUDOKU = { game: 'sudoku-shift', id: '517' } as const;
const PLAIN: Challenge = { name: null, avatar: null, rank: 372_000, hints: null };
const MISTY: Challenge = {
  name: 'Misty Latte',
  avatar: { avatarIcon: 'cat', avatarColor: 'teal' },
  rank: 372_000,
  hints: 2,
};

/** The challenge after its way through an address. */
function told(puzzle: Parameters<typeof encodeChallenge>[0], challenge: Challenge) {
  const code = encodeChallenge(puzzle, challenge);
  expect(challengeCode(new URL(`https://x.example/${puzzle.game}/${puzzle.id}#${code}`).hash)).toBe(
    code,
  );
  return decodeChallenge(puzzle, code);
}

it('holds every name, icon and colour, and nothing a player has typed', () => {
  for (const adjective of ADJECTIVES) {
    for (const noun of NOUNS) {
      const challenge = { ...MISTY, name: makeName(adjective, noun) };
      expect(told(SUDOKU, challenge)).toEqual(challenge);
    }
  }
  for (const avatarIcon of AVATAR_ICONS) {
    for (const avatarColor of AVATAR_COLORS) {
      const challenge = { ...MISTY, avatar: { avatarIcon, avatarColor } };
      expect(told(SUDOKU, challenge)).toEqual(challenge);
    }
  }
  expect(told(SUDOKU, PLAIN)).toEqual(PLAIN);
  expect(told(SUDOKU, { ...MISTY, name: 'Anna Smith' })).toEqual({ ...MISTY, name: null });
});

it('holds the ranks and hints of every game, times in whole seconds', () => {
  for (const { id: game, measure } of DEFINITIONS) {
    const puzzle = { game, id: '2026-11-21' };
    const ranks =
      measure.unit === 'guesses'
        ? Array.from({ length: measure.lost }, (_, i) => i + 1)
        : [1, 999, 1000, 61_500, 3_599_999, LONGEST_PLAY_MS, 4 * LONGEST_PLAY_MS];
    for (const rank of ranks) {
      const whole = measure.unit === 'time' ? Math.floor(rank / 1000) * 1000 : rank;
      expect(told(puzzle, { ...MISTY, rank })).toEqual({ ...MISTY, rank: whole });
    }
  }
  for (const hints of [null, 0, 1, 100, 1294]) {
    expect(told(SUDOKU, { ...MISTY, hints })).toEqual({ ...MISTY, hints });
  }
  expect(told(SUDOKU, { ...MISTY, hints: 5000 })?.hints).toBe(1294);
});

it('is the same code for ever: links outlive builds', () => {
  expect(encodeChallenge(SUDOKU, MISTY)).toBe('15y59000ac03q4thb3');
});

it('is found before the end of a sentence, and in no other fragment', () => {
  const code = encodeChallenge(SUDOKU, MISTY);
  for (const end of ['', '.', ').', '”', '%22', ' ', ':~:text=x']) {
    expect(challengeCode(`#${code}${end}`)).toBe(code);
  }
  for (const hash of ['', '#', '#main', '#month-2026-01', '#%', `#${code}x`, `#x${code}`, code]) {
    expect(challengeCode(hash)).toBeNull();
  }
});

it('20,000 mangled fragments are no challenge', () => {
  const rng = makeRng('52');
  const any = (letters: string, length: number) =>
    Array.from({ length }, () => letters[rng.below(letters.length)]).join('');
  const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
  const ANY = `${DIGITS}ABC-_#%&=.~\u0000é☕ `;
  const idOf = () => String(1 + rng.below(900));
  const mangle: readonly ((code: string) => string)[] = [
    () => any(ANY, rng.below(40)),
    () => any(DIGITS, 18),
    (code) => code.slice(0, rng.below(code.length)),
    (code) => code.slice(1 + rng.below(code.length)),
    (code) => {
      const at = rng.below(code.length);
      return code.slice(0, at) + any(DIGITS, 1) + code.slice(at + 1);
    },
    (code) => {
      const at = rng.below(code.length - 1);
      return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
    },
    (code) => code.slice(0, 12) + any(DIGITS, 6),
    (code) => any(DIGITS, 12) + code.slice(12),
    (code) => code + code,
    (code) => code.toUpperCase(),
  ];
  let refused = 0;
  const taken: string[] = [];
  for (let i = 0; refused < 20_000; i++) {
    const puzzle = { game: GAME_IDS[i % GAME_IDS.length]!, id: idOf() };
    const { unit } = definitionOf(puzzle.game).measure;
    const rank = unit === 'time' ? 1000 * rng.below(100_000) : 1 + rng.below(7);
    const code = encodeChallenge(puzzle, { ...MISTY, rank });
    const mangled = mangle[i % mangle.length]!(code);
    // The character may have been changed into itself.
    if (mangled === code) continue;
    refused++;
    const found = challengeCode(`#${mangled}`);
    // `mangled` itself as it may be kept: not by way of an address.
    const read = [found && decodeChallenge(puzzle, found), decodeChallenge(puzzle, mangled)];
    if (read.some((challenge) => challenge !== null)) taken.push(`${code} as ${mangled}`);
  }
  expect(taken).toEqual([]);
});

it('behind another puzzle’s address it is none', () => {
  const taken: string[] = [];
  for (let i = 1; i <= 20_000; i++) {
    const code = encodeChallenge({ game: 'geografind', id: String(i) }, { ...MISTY, rank: 3 });
    const others = [
      decodeChallenge({ game: 'geografind', id: String(i + 1) }, code),
      decodeChallenge({ game: 'royal-family', id: String(i) }, code),
    ];
    if (others.some((challenge) => challenge !== null)) taken.push(code);
  }
  expect(taken).toEqual([]);
});

it('a number that no player can have is none, though its check is right', () => {
  const geografind = { game: 'geografind', id: '399' } as const;
  const of = (changes: object) =>
    decodeChallenge(geografind, encodeChallenge(geografind, { ...MISTY, rank: 3, ...changes }));
  expect(of({})).not.toBeNull();
  for (const rank of [0, 8, 372_000]) expect(of({ rank })).toBeNull();
});
