/** Takes a player without an account off the device, after a list of what goes and an optional backup. */
import { useState } from 'react';
import type { ResilientStorage } from '../../storage/port.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { useStored } from '../device/storage.ts';
import { useBackup } from '../settings/useBackup.ts';
import { leaveDevice } from './changePlayer.ts';
import { stakeWords } from './stakeWords.ts';

const read = async (opened: ResilientStorage) => {
  const { results, progress } = await opened.exportPlayerData();
  return { results: results.length, games: progress.length };
};

export interface RemovePlayerProps {
  readonly name: string;
  onCancel(): void;
}

export function RemovePlayer({ name, onCancel }: RemovePlayerProps) {
  const stake = useStored<{ results: number; games: number } | null>(read, null);
  const { outcome, save } = useBackup();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove() {
    setBusy(true);
    setFailed(false);
    try {
      await leaveDevice('removed');
    } catch (error) {
      console.error(error);
      setFailed(true);
      setBusy(false);
    }
  }

  // Nothing until it is known what goes: the question would change while being read.
  if (stake === null) return null;
  return (
    <Pane>
      <p className="text-soft">{stakeWords(name, stake)}</p>
      <LiveRegion of={outcome} className="-my-2.5 text-sm text-soft">
        {outcome?.text}
      </LiveRegion>
      {failed && <Failure>That did not work just now. Please try again.</Failure>}
      <div className="flex flex-col gap-2.5">
        <button type="button" className={button.secondary} onClick={() => void save()}>
          Save a backup first
        </button>
        <ActionButton className={button.danger} disabled={busy} onClick={() => void remove()}>
          {busy ? 'Removing' : `Remove ${name}`}
        </ActionButton>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {`Keep ${name}`}
        </button>
      </div>
    </Pane>
  );
}
