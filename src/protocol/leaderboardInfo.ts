/** A player's public name and avatar. Pure; used by page, worker and functions. */
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import {
  AVATAR_COLORS,
  AVATAR_ICONS,
  type AvatarColor,
  type AvatarIcon,
  isAvatarColor,
  isAvatarIcon,
  NEW_PLAYER_ICONS,
} from './avatars.ts';
import { parseName, pick, randomName } from './names.ts';

/** The public fields of a user profile, under their names in the profile. */
export interface LeaderboardInfo {
  /** Two words from the lists of names.ts. */
  readonly leaderboardName: string;
  readonly avatarIcon: AvatarIcon;
  readonly avatarColor: AvatarColor;
}

export type InfoProblem = 'name' | 'icon' | 'color' | 'form';

/** Parses a name and an avatar from any value; drops its other fields. */
export function parseInfo(value: unknown): Result<LeaderboardInfo, InfoProblem> {
  if (typeof value !== 'object' || value === null) return fail('form', 'That is not a profile.');
  const { leaderboardName, avatarIcon, avatarColor } = value as Record<string, unknown>;
  if (parseName(leaderboardName) === null) {
    return fail('name', 'The name has to be made of two words from the lists.');
  }
  if (!isAvatarIcon(avatarIcon)) return fail('icon', 'There is no such avatar.');
  if (!isAvatarColor(avatarColor)) return fail('color', 'There is no such colour.');
  return ok({ leaderboardName: leaderboardName as string, avatarIcon, avatarColor });
}

/** The name and avatar of a new player. */
export function randomInfo(rng: Rng): LeaderboardInfo {
  return {
    leaderboardName: randomName(rng),
    avatarIcon: AVATAR_ICONS[rng.below(NEW_PLAYER_ICONS)] ?? AVATAR_ICONS[0],
    avatarColor: pick(AVATAR_COLORS, rng),
  };
}
