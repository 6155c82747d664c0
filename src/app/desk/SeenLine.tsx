/** How old what is shown is, where that matters, and the way to read it again. */
import { useAtomValue } from 'jotai';
import { type CivilDate, civilDateOf } from '../../daily/date.ts';
import { button } from '../../ui/button.ts';
import { onlineAtom } from '../device/online.ts';
import { todayAtom } from '../device/today.ts';
import { dayWords } from './days.ts';
import type { Read } from './useReading.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "at 09:12", "on 20 November at 09:12", with the year where it is another */
export function momentWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const time = `at ${clock.format(moment)}`;
  const date = civilDateOf(moment);
  return date === today ? time : `on ${dayWords(date, today)} ${time}`;
}

export function SeenLine({ read }: { readonly read: Read<unknown> }) {
  const { value, seenAt, trouble, again } = read;
  const today = useAtomValue(todayAtom);
  const online = useAtomValue(onlineAtom);
  const age = seenAt === null ? '' : `This is what was read ${momentWords(seenAt, today)}.`;
  const words =
    trouble !== null
      ? `${trouble} ${age || (value === null ? 'Nothing was read on this device yet.' : '')}`
      : value === null
        ? 'Reading.'
        : age && `${age} Reading anew.`;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-soft">
      <p role="status">{words}</p>
      {trouble !== null && online && (
        <button type="button" className={`${button.compact} -ml-2`} onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
