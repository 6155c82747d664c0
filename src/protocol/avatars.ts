/**
 * Avatars: one of thirty drawings on one of eighteen colours (specification, section 3). The ids of
 * the drawings are lucide's names; firestore.rules repeats both lists, tests/backend compares them.
 */

/** Names of the drawings. The first ten are about coffee: a new player gets one of these ten. */
export const AVATAR_ICONS = [
  'coffee',
  'bean',
  'milk',
  'cup-soda',
  'croissant',
  'cookie',
  'donut',
  'cake-slice',
  'dessert',
  'candy',
  'cat',
  'dog',
  'bird',
  'fish',
  'rabbit',
  'squirrel',
  'turtle',
  'snail',
  'flower-2',
  'leaf',
  'trees',
  'sun',
  'moon',
  'cloud',
  'snowflake',
  'umbrella',
  'anchor',
  'bike',
  'book-open',
  'feather',
] as const;

/** A new player's avatar is chosen from this many leading `AVATAR_ICONS`. */
export const NEW_PLAYER_ICONS = 10;

export const AVATAR_COLORS = [
  'slate',
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
] as const;

export type AvatarIcon = (typeof AVATAR_ICONS)[number];
export type AvatarColor = (typeof AVATAR_COLORS)[number];

export function isAvatarIcon(value: unknown): value is AvatarIcon {
  return (AVATAR_ICONS as readonly unknown[]).includes(value);
}

export function isAvatarColor(value: unknown): value is AvatarColor {
  return (AVATAR_COLORS as readonly unknown[]).includes(value);
}
