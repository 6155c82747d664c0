/** The player's name and avatar, as this device knows them. */
import {
  type AvatarColor,
  type AvatarIcon,
  isAvatarColor,
  isAvatarIcon,
} from '../protocol/avatars.ts';
import type { LeaderboardInfo } from '../protocol/leaderboardInfo.ts';
import { PROFILE } from './keys.ts';
import { shortened } from './labels.ts';
import type { MetaEntry } from './metaEntry.ts';
import { isRecord } from './rows.ts';

export interface LocalProfile {
  /** An account's public name; that of a player without an account is free text, for this device. */
  readonly name: string;
  readonly avatarIcon: AvatarIcon;
  readonly avatarColor: AvatarColor;
  /** The player of an account has not yet chosen or confirmed name and avatar. */
  readonly isNew: boolean;
}

export const localProfileOf = (info: LeaderboardInfo, isNew: boolean): LocalProfile => {
  const { leaderboardName: name, avatarIcon, avatarColor } = info;
  return { name, avatarIcon, avatarColor, isNew };
};

/** Null where the player has none yet. */
export const LOCAL_PROFILE: MetaEntry<LocalProfile | null> = {
  key: PROFILE,
  parse(json) {
    if (!isRecord(json)) return null;
    const { name, avatarIcon, avatarColor, isNew } = json;
    const short = typeof name === 'string' ? shortened(name) : '';
    if (short === '' || !isAvatarIcon(avatarIcon) || !isAvatarColor(avatarColor)) return null;
    return { name: short, avatarIcon, avatarColor, isNew: isNew === true };
  },
  json: (profile) => profile && { ...profile },
};
