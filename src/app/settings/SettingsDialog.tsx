/** The settings dialog: appearance, play, and data on this device. */
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { DEFINITIONS } from '../../games/definitions.ts';
import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useInput } from '../../ui/useInput.ts';
import { accountAtom } from '../device/accountState.ts';
import { offlineReadyAtom } from '../device/online.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { TRUST_LINK, TrustLinks } from '../page/TrustLinks.tsx';
import { archivePacks, downloadPacks } from './archiveDownload.ts';
import { Backup } from './Backup.tsx';
import { OpenedFile } from './OpenedFile.tsx';
import { Reminder } from './Reminder.tsx';
import { Sharing } from './Sharing.tsx';
import { Streaks } from './Streaks.tsx';
import { colorModeAtom, settingsAtom } from './settings.ts';

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
        Crema downloads the puzzles of last month, this month and the weeks ahead. Older ones
        download when you open them.
      </p>
      {done === packs.length ? (
        <p role="status" className="mt-3 font-medium">
          The whole archive is on this device.
        </p>
      ) : (
        <ActionButton
          className={`${button.secondary} mt-3`}
          disabled={done !== null || !offlineReady}
          onClick={() => void download()}
        >
          Download the archive
        </ActionButton>
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
      {...(account && { about: 'On this device only. Your other settings follow your account.' })}
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

export default function SettingsDialog({ open, onClose }: OpeningProps) {
  const [settings, setSettings] = useAtom(settingsAtom);
  const input = useInput();
  return (
    <Dialog open={open} title="Settings" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <OpenedFile />
        <Colours />
        <Switch
          label="Show the timer"
          detail="It keeps running when hidden."
          checked={!settings.hideTimer}
          onChange={(shown) => setSettings({ hideTimer: !shown })}
        />
        <Switch
          label="Mark clashes"
          detail="Highlights repeated digits and broken clues as you play."
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
          label="Main hand"
          value={settings.hand}
          options={[
            { value: 'right', label: 'Right' },
            { value: 'left', label: 'Left' },
          ]}
          onChange={(hand) => setSettings({ hand })}
          about="Puts the main keys near that thumb and, on a wide screen, the controls on that side."
        />
        {'wakeLock' in navigator && (
          <Switch
            label="Keep the screen on"
            detail="While you play, until five minutes after your last move."
            checked={settings.keepAwake}
            onChange={(keepAwake) => setSettings({ keepAwake })}
          />
        )}
        <Streaks />
        <Reminder />
        <Sharing />
        <hr className="border-line" />
        <WholeArchive />
        <Backup />
        <hr className="border-line" />
        <div className="-mt-3">
          <TrustLinks onFollow={onClose}>
            <Link to="/licences" onClick={onClose} className={TRUST_LINK}>
              Licences
            </Link>
          </TrustLinks>
          <p className="text-sm wrap-anywhere text-soft">{`Build ${__BUILD_ID__}`}</p>
        </div>
      </div>
    </Dialog>
  );
}
