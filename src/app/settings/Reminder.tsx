/** A daily reminder as a file for the calendar of the device: no server learns of it. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addDays } from '../../daily/date.ts';
import { reminderFile } from '../../lib/calendar.ts';
import { REMINDER_KEY } from '../../storage/keys.ts';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { LiveRegion, useSaid } from '../../ui/LiveRegion.tsx';
import { playerStore } from '../device/player.ts';
import { type Saved, saveFile } from '../device/saveFile.ts';
import { todayAtom } from '../device/today.ts';

const SAID: Readonly<Record<Saved | 'failed', string>> = {
  saved: 'Saved. Open the file to add it to your calendar.',
  closed: '',
  late: 'Your reminder is ready. Press again to save it.',
  failed: 'We couldn’t save the reminder. Please try again.',
};

export function Reminder() {
  const today = useAtomValue(todayAtom);
  const [time, setTime] = useState(() => playerStore.getItem(REMINDER_KEY) ?? '07:30');
  const [said, say] = useSaid();

  async function save() {
    const text = reminderFile({
      from: addDays(today, 1),
      time,
      title: 'Crema: today’s puzzles',
      url: `${location.origin}${import.meta.env.BASE_URL}`,
      host: location.hostname,
      at: Date.now(),
    });
    const file = new File([text], 'crema-reminder.ics', { type: 'text/calendar' });
    const outcome = await saveFile(file).catch(() => 'failed' as const);
    if (outcome === 'saved') playerStore.setItem(REMINDER_KEY, time);
    say(SAID[outcome]);
  }

  return (
    <section>
      <h3 className="font-medium">A reminder</h3>
      <p className="text-sm text-soft">
        Saves a file that adds a daily reminder to your calendar, at this time wherever you are.
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-2.5">
        <div className="min-w-0 flex-[1_1_7rem]">
          <Field
            label="Time"
            isLabelHidden
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
        <button
          type="button"
          className={button.secondary}
          // The browser gives no time until all of it is typed.
          disabled={time === ''}
          onClick={() => void save()}
        >
          Add to my calendar
        </button>
      </div>
      <LiveRegion of={said} className="mt-2 text-sm text-soft empty:mt-0">
        {said.text}
      </LiveRegion>
    </section>
  );
}
