/**
 * A player's avatar: a drawing on a coloured disc. Not in the first load: it contains 30 drawings.
 */
import {
  Anchor,
  Bean,
  Bike,
  Bird,
  BookOpen,
  CakeSlice,
  Candy,
  Cat,
  CircleUserRound,
  Cloud,
  Coffee,
  Cookie,
  Croissant,
  CupSoda,
  Dessert,
  Dog,
  Donut,
  Feather,
  Fish,
  Flower2,
  Leaf,
  type LucideIcon,
  Milk,
  Moon,
  Rabbit,
  Snail,
  Snowflake,
  Squirrel,
  Sun,
  Trees,
  Turtle,
  Umbrella,
} from 'lucide-react';
import type { AvatarIcon } from '../../protocol/avatars.ts';
import type { LeaderboardInfo } from '../../protocol/leaderboardInfo.ts';
import { cx } from '../../ui/cx.ts';
import { avatarStyle } from './avatarColors.ts';

export const AVATAR_DRAWINGS: Readonly<Record<AvatarIcon, LucideIcon>> = {
  coffee: Coffee,
  bean: Bean,
  milk: Milk,
  'cup-soda': CupSoda,
  croissant: Croissant,
  cookie: Cookie,
  donut: Donut,
  'cake-slice': CakeSlice,
  dessert: Dessert,
  candy: Candy,
  cat: Cat,
  dog: Dog,
  bird: Bird,
  fish: Fish,
  rabbit: Rabbit,
  squirrel: Squirrel,
  turtle: Turtle,
  snail: Snail,
  'flower-2': Flower2,
  leaf: Leaf,
  trees: Trees,
  sun: Sun,
  moon: Moon,
  cloud: Cloud,
  snowflake: Snowflake,
  umbrella: Umbrella,
  anchor: Anchor,
  bike: Bike,
  'book-open': BookOpen,
  feather: Feather,
};

/** Colours of the border around one of several avatars. Forced colours show a transparent border. */
export const RING = {
  chosen: 'border-accent forced-colors:border-[Highlight]',
  other: 'border-transparent forced-colors:border-[Canvas]',
} as const;

export type AvatarInfo = Pick<LeaderboardInfo, 'avatarIcon' | 'avatarColor'>;

export interface AvatarProps {
  /** The player's avatar; null while the profile is loading. */
  readonly info: AvatarInfo | null;
  /** Diameter in px. */
  readonly size: number;
}

/** Hidden from screen readers: the player's name is always shown beside the avatar. */
export function Avatar({ info, size }: AvatarProps) {
  const Drawing = info ? AVATAR_DRAWINGS[info.avatarIcon] : CircleUserRound;
  const style = info ? avatarStyle(info.avatarColor) : undefined;
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full',
        info ? 'avatar-paint' : 'bg-sunken text-soft',
      )}
      style={{ ...style, width: size, height: size }}
    >
      <Drawing size={Math.round(size * 0.56)} strokeWidth={size < 40 ? 2 : 1.75} />
    </span>
  );
}
