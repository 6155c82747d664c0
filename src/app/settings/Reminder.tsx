/** A daily reminder as a file for the calendar of the device: no server learns of it. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addDays } from '../../daily/date.ts';
import { reminderFile } from '../../lib/calendar.ts';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { localStore } from '../device/browserStorage.ts';
import { saveFile } from '../device/saveFile.ts';
import { todayAtom } from '../device/today.ts';

/** The time of the last reminder, for which a calendar offers no way back to this field. */
const KEY = 'crema-reminder';

export function Reminder() {
  const today = useAtomValue(todayAtom);
  const [time, setTime] = useState(() => localStore.getItem(KEY) ?? '07:30');
  const [saved, setSaved] = useState(false);

  async function save() {
    const text = reminderFile({
      from: addDays(today, 1),
      time,
      title: 'Crema: today’s puzzles',
      url: `${location.origin}/`,
      host: location.hostname,
      at: Date.now(),
    });
    const outcome = await saveFile(
      new File([text], 'crema-reminder.ics', { type: 'text/calendar' }),
    );
    if (outcome !== 'saved') return;
    localStore.setItem(KEY, time);
    setSaved(true);
  }

  return (
    <section>
      <h3 className="font-medium">A reminder</h3>
      <p className="text-sm text-soft">
        A file for your calendar: every day at this time, wherever you are.
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
      <p role="status" className="mt-2 text-sm text-soft empty:mt-0">
        {saved && 'Saved. Open the file to add it to your calendar.'}
      </p>
    </section>
  );
}
