/** The player's streaks, with the rests and absences of their settings. */
import { useAtomValue } from 'jotai';
import type { CivilDate } from '../../daily/date.ts';
import { type Streak, streakOf } from '../../daily/streak.ts';
import { forgivenessAtom } from '../settings/forgiveness.ts';
import { finishedOf, type GameRecord, streakOfDays } from './records.ts';

/** The streak of one game. */
export function useStreak(record: GameRecord, today: CivilDate): Streak {
  const forgiveness = useAtomValue(forgivenessAtom);
  return streakOf(record.definition.schedule, finishedOf(record), today, forgiveness);
}

/** Days in a row over all games. */
export function useStreakOfDays(records: readonly GameRecord[], today: CivilDate): Streak {
  return streakOfDays(records, today, useAtomValue(forgivenessAtom));
}
