/** Rests and absences of the player's streaks, by their settings. */
import { atom } from 'jotai';
import { parseAbsences } from '../../daily/away.ts';
import type { Forgiveness } from '../../daily/streak.ts';
import { settingsAtom } from './settings.ts';

export const forgivenessAtom = atom((get): Forgiveness => {
  const { streakRests, away } = get(settingsAtom);
  return { hasRests: streakRests, absences: parseAbsences(away) };
});
