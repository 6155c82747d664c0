/**
 * A challenge: a player's result in the fragment of the puzzle's address, for a friend who opens the
 * link. No server is asked: the check only shows that the code came whole.
 */
import { definitionOf, type PuzzleName } from '../games/definitions.ts';
import { textHash } from '../lib/textHash.ts';
import { AVATAR_COLORS, AVATAR_ICONS } from './avatars.ts';
import type { LeaderboardInfo } from './leaderboardInfo.ts';
import { ADJECTIVES, makeName, NOUNS, parseName } from './names.ts';

export interface Challenge {
  /** A name of the lists; null for a player without one. */
  readonly name: string | null;
  readonly avatar: Pick<LeaderboardInfo, 'avatarIcon' | 'avatarColor'> | null;
  /** See `Results.rank`; a time in whole seconds, as players read it. */
  readonly rank: number;
  /** Null where it is unknown. */
  readonly hints: number | null;
}

const VERSION = 1;
/** Digits of version, name, avatar, rank and hints. The longest time of four boards has five. */
const WIDTHS = [1, 2, 2, 5, 2] as const;
const CHECK = 6;
const LENGTH = WIDTHS.reduce<number>((sum, width) => sum + width, CHECK);
/**
 * Base 36 and not 64: messengers leave a link’s last "-" or "_" out, and read two "_" as italics.
 * A code may be followed by the end of the sentence around the link.
 */
const CODE = new RegExp(`^#([0-9a-z]{${LENGTH}})(?![\\w-])`);
const BODY = new RegExp(WIDTHS.map((width) => `(.{${width}})`).join(''));

const digits = (n: number, width: number) =>
  Math.min(n, 36 ** width - 1)
    .toString(36)
    .padStart(width, '0');

/** A code with another puzzle's check is none: it was pasted behind another address. */
function checkOf({ game, id }: PuzzleName, body: string): string {
  return digits(
    Number.parseInt(textHash(`${game}/${id}#${body}`).slice(-8), 16) % 36 ** CHECK,
    CHECK,
  );
}

const msOf = ({ game }: PuzzleName) => (definitionOf(game).measure.unit === 'time' ? 1000 : 1);

/** The challenge as a code: 18 digits and small letters. */
export function encodeChallenge(puzzle: PuzzleName, challenge: Challenge): string {
  const { name, avatar, rank, hints } = challenge;
  const [adjective, noun] = parseName(name) ?? [];
  const numbers = [
    VERSION,
    adjective && noun ? 1 + ADJECTIVES.indexOf(adjective) * NOUNS.length + NOUNS.indexOf(noun) : 0,
    avatar
      ? 1 +
        AVATAR_ICONS.indexOf(avatar.avatarIcon) * AVATAR_COLORS.length +
        AVATAR_COLORS.indexOf(avatar.avatarColor)
      : 0,
    Math.floor(rank / msOf(puzzle)),
    hints === null ? 0 : 1 + hints,
  ];
  const body = numbers.map((n, i) => digits(n, WIDTHS[i]!)).join('');
  return body + checkOf(puzzle, body);
}

/** The code in the fragment of an address (`#…`); null where there is none. */
export const challengeCode = (hash: string): string | null => CODE.exec(hash)?.[1] ?? null;

/** The challenge of a puzzle; null for any text that is none. */
export function decodeChallenge(puzzle: PuzzleName, code: string): Challenge | null {
  if (challengeCode(`#${code}`) !== code) return null;
  const body = code.slice(0, -CHECK);
  if (checkOf(puzzle, body) !== code.slice(-CHECK)) return null;
  const numbers = BODY.exec(body)!
    .slice(1)
    .map((text) => Number.parseInt(text, 36));
  const [version, name = 0, avatar = 0, figure = 0, hints = 0] = numbers;
  const { lost } = definitionOf(puzzle.game).measure;
  const [adjective, noun] = pairAt(ADJECTIVES, NOUNS, name - 1);
  const [avatarIcon, avatarColor] = pairAt(AVATAR_ICONS, AVATAR_COLORS, avatar - 1);
  // The check resists no forger: each number is one that a player of this version can have.
  const isPossible =
    version === VERSION &&
    (name === 0 || adjective !== undefined) &&
    (avatar === 0 || avatarIcon !== undefined) &&
    (lost === null || (figure >= 1 && figure <= lost));
  if (!isPossible) return null;
  return {
    name: adjective && noun ? makeName(adjective, noun) : null,
    avatar: avatarIcon && avatarColor ? { avatarIcon, avatarColor } : null,
    rank: figure * msOf(puzzle),
    hints: hints === 0 ? null : hints - 1,
  };
}

const pairAt = <A, B>(first: readonly A[], second: readonly B[], index: number) =>
  [first[Math.floor(index / second.length)], second[index % second.length]] as const;
