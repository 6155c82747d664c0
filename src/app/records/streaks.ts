/** The player's streaks, with the rests and absences of their settings. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { type Streak, streakOf } from '../../daily/streak.ts';
import { forgivenessAtom } from '../settings/forgiveness.ts';
import { finishedOf, type GameRecord, streakOfDays } from './records.ts';

export function useStreak(record: GameRecord, today: CivilDate): Streak {
  const forgiveness = useAtomValue(forgivenessAtom);
  return useMemo(
    () => streakOf(record.definition.schedule, finishedOf(record), today, forgiveness),
    [record, today, forgiveness],
  );
}

/** Days in a row over all games. */
export function useStreakOfDays(records: readonly GameRecord[], today: CivilDate): Streak {
  const forgiveness = useAtomValue(forgivenessAtom);
  return useMemo(() => streakOfDays(records, today, forgiveness), [records, today, forgiveness]);
}

/** Whether the player is away on the day, by the settings: a missed puzzle ends no streak then. */
export function useIsAway(day: CivilDate): boolean {
  return useAtomValue(forgivenessAtom).absences.some(
    ({ from, until }) => from <= day && day <= until,
  );
}
