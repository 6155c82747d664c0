/** The button "Save a backup", wherever it stands: saves, and tells the outcome. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { todayAtom } from '../device/today.ts';
import { type Outcome, saveBackup } from './backupFile.ts';
import { settingsAtom } from './settings.ts';

export function useBackup() {
  const settings = useAtomValue(settingsAtom);
  const today = useAtomValue(todayAtom);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async () => setOutcome(await saveBackup(settings, today));
  return { outcome, setOutcome, save };
}
