/** A member of a table: avatar, name, and the reader's label. */

import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import type { Seat } from '../../tables/standing.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../profile/Avatar.tsx';

export function MemberName({
  seat,
  size = 34,
  avatar = '',
  note = null,
}: {
  readonly seat: Seat;
  readonly size?: number;
  /** Classes of the avatar. */
  readonly avatar?: string;
  readonly note?: string | null;
}) {
  const { member, name, label, isOwn } = seat;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
      <span className={avatar}>
        <Avatar info={member} size={size} />
      </span>
      <span className="min-w-0 flex-[1_1_4.5rem] leading-tight">
        <span className={cx('block break-words', isOwn && 'font-medium')}>{label ?? name}</span>
        {label !== null && <span className="block text-sm text-soft break-words">{name}</span>}
        {isOwn && <span className="block text-sm font-semibold">You</span>}
        {note !== null && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </span>
  );
}

/** The member's name in a sentence. */
export const nameOf = ({ name, label, isOwn }: Seat): string => (isOwn ? 'you' : (label ?? name));

/** Names in a sentence: "Ben", "Ben and Carla", "Ben, Carla and 2 more". */
export function namesOf(seats: readonly Seat[], most = 4): string {
  const names = seats.map(nameOf);
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return joinWithAnd(all);
}
