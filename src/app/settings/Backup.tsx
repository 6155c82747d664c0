/** Saves and restores backups. */
import { useAtom, useAtomValue } from 'jotai';
import { type ChangeEvent, useId, useState } from 'react';
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { todayAtom } from '../device/today.ts';
import { type Outcome, restoreFile, saveBackup } from './backupFile.ts';
import { settingsAtom } from './settings.ts';

export function Backup() {
  const [settings, setSettings] = useAtom(settingsAtom);
  const today = useAtomValue(todayAtom);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useId();

  async function exportAll() {
    try {
      setOutcome({ text: await saveBackup(settings, today), bad: false });
    } catch (error) {
      console.error(error);
      setOutcome({ text: 'We couldn’t save the backup. Please try again.', bad: true });
    }
  }

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setOutcome(await restoreFile(file, settings, setSettings));
  }

  return (
    <section>
      <h3 className="text-lg">Backup</h3>
      <p className="mt-1 text-sm text-soft">
        One file with all results, unfinished puzzles and settings. Restoring only adds.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button type="button" className={button.secondary} onClick={() => void exportAll()}>
          Save a backup
        </button>
        <input
          id={input}
          type="file"
          accept="application/json,.json"
          className="peer sr-only"
          onChange={(event) => void importFile(event)}
        />
        <label
          htmlFor={input}
          className={`${button.secondary} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
        >
          Restore a backup
        </label>
      </div>
      <LiveRegion
        of={outcome}
        className={`mt-2 text-sm ${outcome?.bad ? 'text-bad' : 'text-soft'}`}
      >
        {outcome?.text}
      </LiveRegion>
    </section>
  );
}
