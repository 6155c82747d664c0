/** The settings dialog: appearance, play, and data on this device. */
import { useAtom, useAtomValue } from 'jotai';
import { type ChangeEvent, useId, useState } from 'react';
import { DEFINITIONS } from '../../games/definitions.ts';
import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import { parseSettings } from '../../settings/settings.ts';
import { restoreBackup } from '../../storage/backup.ts';
import { formerWords } from '../../storage/formerResults.ts';
import { MAX_BACKUP_BYTES } from '../../storage/parseBackup.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useInput } from '../../ui/useInput.ts';
import { accountAtom } from '../device/accountState.ts';
import { withForeignPuzzles } from '../device/tally.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { offlineReadyAtom } from '../updates/serviceWorker.ts';
import { archivePacks, downloadPacks } from './archiveDownload.ts';
import { count, saveBackup } from './backupFile.ts';
import { Sharing } from './Sharing.tsx';
import { Streaks } from './Streaks.tsx';
import { colorModeAtom, settingsAtom } from './settings.ts';

function Backup() {
  const [settings, setSettings] = useAtom(settingsAtom);
  const today = useAtomValue(todayAtom);
  const [outcome, setOutcome] = useState<{ text: string; bad: boolean } | null>(null);
  const input = useId();

  async function exportAll() {
    setOutcome({ text: await saveBackup(settings, today), bad: false });
  }

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > MAX_BACKUP_BYTES) {
      setOutcome({ text: 'That file is larger than a Crema backup can be (20 MB).', bad: true });
      return;
    }
    let text: string;
    try {
      text = await file.text();
    } catch {
      setOutcome({ text: 'That file could not be read. Is it still there?', bad: true });
      return;
    }
    // Puzzles restored from a backup are excluded from the tally of puzzles played on this device.
    const restored = await withForeignPuzzles((opened) => restoreBackup(opened, text, Date.now()));
    if (!restored.ok) {
      setOutcome({ text: restored.problem.message, bad: true });
      return;
    }
    const { added, kept, former, rejected, settings: saved } = restored.value;
    if (saved !== undefined) setSettings(parseSettings(saved));
    for (const { place, why } of rejected) console.warn(`Backup, ${place}: ${why}`);
    const sentences = [
      `Added ${count(added, 'result', 'results')}; ${count(kept, 'was', 'were')} here already.`,
      ...formerWords(former),
    ];
    if (rejected.length > 0) {
      const first = rejected.slice(0, 3).map(({ place }) => place);
      const more = rejected.length > 3 ? ' …' : '';
      sentences.push(
        `${rejected.length === 1 ? 'One entry was' : `${rejected.length} entries were`} not accepted: ${first.join(', ')}${more}.`,
      );
    }
    setOutcome({ text: sentences.join(' '), bad: rejected.length > 0 });
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
        <label
          htmlFor={input}
          className={`${button.secondary} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent`}
        >
          Restore a backup
          <input
            id={input}
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={(event) => void importFile(event)}
          />
        </label>
      </div>
      <p role="status" className={`mt-2 text-sm ${outcome?.bad ? 'text-bad' : 'text-soft'}`}>
        {outcome?.text}
      </p>
    </section>
  );
}

function WholeArchive() {
  const today = useAtomValue(todayAtom);
  const offlineReady = useAtomValue(offlineReadyAtom);
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const packs = archivePacks(today);

  async function download() {
    setFailure(null);
    setDone(0);
    try {
      await downloadPacks(packs, setDone);
    } catch (error) {
      setDone(null);
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section>
      <h3 className="text-lg">Offline</h3>
      <p className="mt-1 text-sm text-soft">
        This month, the last and the ones to come are on this device. Older puzzles arrive when you
        open them.
      </p>
      {done === packs.length ? (
        <p role="status" className="mt-3 font-medium">
          The whole archive is on this device.
        </p>
      ) : (
        <button
          type="button"
          className={`${button.secondary} mt-3`}
          disabled={done !== null || !offlineReady}
          onClick={() => void download()}
        >
          Download the archive
        </button>
      )}
      {done !== null && done < packs.length && (
        <div className="mt-3">
          <Meter value={done / packs.length} label="Archive download" />
        </div>
      )}
      {failure !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}

function Colours() {
  const [mode, setMode] = useAtom(colorModeAtom);
  const account = useAtomValue(accountAtom);
  return (
    <Choice
      label="Colours"
      {...(account && { about: 'For this device alone. All other choices follow your account.' })}
      value={mode}
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      onChange={(chosen) => void setMode(chosen)}
    />
  );
}

/** Titles of the games that show distances, to which the choice of kilometres or miles applies. */
const withDistances = DEFINITIONS.filter(({ choices }) => choices.includes('units')).map(
  ({ title }) => title,
);

export interface SettingsDialogProps {
  readonly open: boolean;
  onClose(): void;
}

export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const [settings, setSettings] = useAtom(settingsAtom);
  const input = useInput();
  return (
    <Dialog open={open} title="Settings" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <Colours />
        <Switch
          label="Show the timer"
          detail="It runs either way."
          checked={!settings.hideTimer}
          onChange={(shown) => setSettings({ hideTimer: !shown })}
        />
        <Switch
          label="Mark clashes"
          detail="Digits that meet their like, and clues that are broken."
          checked={settings.markConflicts}
          onChange={(markConflicts) => setSettings({ markConflicts })}
        />
        {/* Settings about single keys are left out on a phone, which has no keyboard. */}
        {input === 'keyboard' && (
          <Switch
            label="Single-key shortcuts"
            detail="Digits and letters work anywhere on a puzzle’s page."
            checked={settings.singleKeys}
            onChange={(singleKeys) => setSettings({ singleKeys })}
          />
        )}
        {withDistances.length > 0 && (
          <Choice
            label={`Distances in ${joinWithAnd(withDistances)}`}
            value={settings.units}
            options={[
              { value: 'km', label: 'Kilometres' },
              { value: 'miles', label: 'Miles' },
            ]}
            onChange={(units) => setSettings({ units })}
          />
        )}
        <Choice
          label="Playing hand"
          value={settings.hand}
          options={[
            { value: 'right', label: 'Right' },
            { value: 'left', label: 'Left' },
          ]}
          onChange={(hand) => setSettings({ hand })}
          about="What is pressed most lies at the thumb of this hand; on a wide screen the panel is on its side."
        />
        <Streaks />
        <Sharing />
        <hr className="border-line" />
        <WholeArchive />
        <Backup />
        <hr className="border-line" />
        <p className="flex items-center justify-between text-sm text-soft">
          <span>{`Build ${__BUILD_ID__}`}</span>
          <Link
            to="/licences"
            onClick={onClose}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Licences
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
