/** Takes a player without an account off the device, after a list of what goes and an optional backup. */
import { ok } from '../../lib/result.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { useStored } from '../device/storage.ts';
import { SaveBackup } from '../settings/SaveBackup.tsx';
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
  const { busy, problem, run } = useWork();
  const remove = () => run(async () => ok(await leaveDevice('removed')));

  // Nothing until it is known what goes: the question would change while being read.
  if (stake === null) return null;
  return (
    <Pane>
      <p className="text-soft">{stakeWords(name, stake)}</p>
      {problem !== null && <Failure>{problem.message}</Failure>}
      <div className="flex flex-col gap-2.5">
        <SaveBackup label="Save a backup first" />
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
