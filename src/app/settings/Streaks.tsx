/** The settings of streaks: rests, and absences that are announced before leaving. */
import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import {
  type Absence,
  earliestAbsence,
  endAbsences,
  formatAbsences,
  isAbsence,
  LONGEST_ABSENCE,
  parseAbsences,
} from '../../daily/away.ts';
import { addDays, type CivilDate, isCivilDate } from '../../daily/date.ts';
import { count } from '../../lib/count.ts';
import { button } from '../../ui/button.ts';
import { briefDate } from '../../ui/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { todayAtom } from '../device/today.ts';
import { settingsAtom } from './settings.ts';

export function Streaks() {
  const [settings, setSettings] = useAtom(settingsAtom);
  const today = useAtomValue(todayAtom);
  const absences = parseAbsences(settings.away);
  const away = absences.find(({ until }) => until > today);
  const status = useRef<HTMLParagraphElement>(null);
  function keep(all: readonly Absence[]): void {
    setSettings({ away: formatAbsences(all) });
    // The pressed button goes away: without this the focus would fall to the page's start.
    status.current?.focus();
  }
  return (
    <>
      <Switch
        label="Rest days"
        detail="Every ten days in a row earns you a rest day, which covers a day you miss. You can hold two."
        checked={settings.streakRests}
        onChange={(streakRests) => setSettings({ streakRests })}
      />
      <div>
        <p ref={status} role="status" tabIndex={-1} className="font-medium">
          {away && wordsOf(away, today)}
        </p>
        {away ? (
          <button
            type="button"
            className={`${button.secondary} mt-2`}
            onClick={() => keep(endAbsences(absences, today))}
          >
            <span>{away.from > today ? 'Cancel these dates' : 'I’m back'}</span>
          </button>
        ) : (
          <AnnounceAbsence
            key={today}
            today={today}
            onAway={(absence) => keep([...absences, absence])}
          />
        )}
      </div>
    </>
  );
}

function wordsOf({ from, until }: Absence, today: CivilDate): string {
  const since = from > today ? `from ${briefDate(from, today)} ` : '';
  return `Away ${since}until ${briefDate(until, today)}. Your streaks are safe.`;
}

function AnnounceAbsence({
  today,
  onAway,
}: {
  readonly today: CivilDate;
  onAway(absence: Absence): void;
}) {
  const earliest = earliestAbsence(today);
  const [from, setFrom] = useState<string>(earliest);
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function announce(event: FormEvent) {
    event.preventDefault();
    const told = problemOf(from, until, earliest);
    setProblem(told);
    if (told === null) onAway({ from: from as CivilDate, until: until as CivilDate });
  }

  return (
    <form onSubmit={announce} noValidate>
      <fieldset className="min-w-0">
        <legend className="font-medium">Going away?</legend>
        <p className="text-sm text-soft">
          Enter your dates before you leave, and your streaks will be safe.
        </p>
        <div className="mt-2 flex flex-wrap items-end gap-2.5">
          <div className="min-w-0 flex-[1_1_9rem]">
            <Field
              label="From"
              type="date"
              value={from}
              min={earliest}
              max={LAST_DAY}
              onChange={(event) => setFrom(event.target.value)}
            />
          </div>
          <div className="min-w-0 flex-[1_1_9rem]">
            <Field
              label="Until"
              type="date"
              value={until}
              min={from || earliest}
              max={isCivilDate(from) ? addDays(from, LONGEST_ABSENCE - 1) : LAST_DAY}
              onChange={(event) => setUntil(event.target.value)}
            />
          </div>
          <button type="submit" className={button.secondary}>
            Save dates
          </button>
        </div>
        <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
          {problem}
        </p>
      </fieldset>
    </form>
  );
}

/** The last day of calendars: without it browsers take a year of six digits. */
const LAST_DAY = '9999-12-31';

/** Why the absence can't be announced; null if it can. */
export function problemOf(from: string, until: string, earliest: CivilDate): string | null {
  if (from === '' || until === '') return 'Choose both dates.';
  if (!isCivilDate(from) || !isCivilDate(until)) return 'Enter the year with four digits.';
  if (from < earliest) return 'The start date must be tomorrow or later.';
  if (until < from) return 'The end date is before the start date.';
  if (!isAbsence({ from, until })) {
    return `Choose up to ${count(LONGEST_ABSENCE, 'day')}: until ${briefDate(addDays(from, LONGEST_ABSENCE - 1), from)}.`;
  }
  return null;
}
