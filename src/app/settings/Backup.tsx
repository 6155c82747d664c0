/** Saves and restores backups. */
import { useAtom } from 'jotai';
import { type ChangeEvent, useId, useState } from 'react';
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { OpenedFile } from '../device/launches.ts';
import { useStored } from '../device/storage.ts';
import { ownerAmongSeveral, restoreFile } from './backupFile.ts';
import { Question } from './OpenedFile.tsx';
import { settingsAtom } from './settings.ts';
import { useBackup } from './useBackup.ts';

export function Backup() {
  const [settings, setSettings] = useAtom(settingsAtom);
  const { outcome, setOutcome, save } = useBackup();
  const input = useId();
  const owner = useStored(ownerAmongSeveral, null);
  /** A file on which the player decides first: it may be another player's. */
  const [picked, setPicked] = useState<OpenedFile | null>(null);

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (owner !== null) setPicked({ name: file.name, file, count: Date.now() });
    else setOutcome(await restoreFile(file, settings, setSettings));
  }

  return (
    <section>
      <h3 className="text-lg">Backup</h3>
      <p className="mt-1 text-sm text-soft">
        {`One file with ${owner === null ? 'your results' : `${owner}’s results`}, unfinished games and settings. Restoring adds results and games, deletes nothing, and replaces the settings.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button type="button" className={button.secondary} onClick={() => void save()}>
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
      {picked && (
        <div className="mt-3">
          <Question key={picked.count} opened={picked} onDone={() => setPicked(null)} />
        </div>
      )}
      <LiveRegion
        of={outcome}
        className={`mt-2 text-sm ${outcome?.bad ? 'text-bad' : 'text-soft'}`}
      >
        {outcome?.text}
      </LiveRegion>
    </section>
  );
}
