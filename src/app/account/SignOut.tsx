/** Before signing out: what this device will forget, and what has not been sent yet. */
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import type { Account, ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { saveBackup } from '../backupFile.ts';
import { onlineAtom } from '../online.ts';
import { settingsAtom } from '../settings.ts';
import { storage, useStored } from '../storage.ts';
import { syncNow } from '../sync/syncState.ts';
import { todayAtom } from '../today.ts';
import { Failure, Pane } from './Pane.tsx';
import { ofAccount, signOut } from './signOut.ts';
import { keptWords, unsentWords } from './signOutWords.ts';

interface AtStake {
  readonly unsent: number;
  readonly begun: number;
}

export interface SignOutProps {
  readonly account: Account;
  onCancel(): void;
}

export function SignOut({ account, onCancel }: SignOutProps) {
  const read = useCallback(
    async (opened: ResilientStorage): Promise<AtStake> => {
      const [outbox, progress] = await Promise.all([opened.listOutbox(), opened.listProgress()]);
      return { unsent: ofAccount(outbox, account).length, begun: progress.length };
    },
    [account],
  );
  const stake = useStored<AtStake | null>(read, null);
  const online = useAtomValue(onlineAtom);
  const settings = useAtomValue(settingsAtom);
  const today = useAtomValue(todayAtom);
  const [busy, setBusy] = useState<'sync' | 'leave' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(what: 'sync' | 'leave', work: () => Promise<string | null>) {
    setBusy(what);
    setSaid(null);
    setFailure(null);
    try {
      setFailure(await work());
    } catch (error) {
      console.error(error);
      setFailure('That did not work just now. Please try again.');
    }
    setBusy(null);
  }

  const sync = () =>
    run('sync', async () => {
      const opened = await storage();
      const waiting = ofAccount(await opened.listOutbox(), account);
      // Asked for by the player, what was refused before is tried again.
      await opened.changeOutbox(
        account.uid,
        waiting.map(({ game, id }) => ({ game, id, change: { setAside: null } })),
      );
      const outcome = await syncNow();
      if (outcome.kind !== 'synced') return outcome.message;
      const left = ofAccount(await opened.listOutbox(), account);
      setSaid(left.length > 0 ? 'Some results could not be taken.' : 'All results are sent.');
      return null;
    });
  const leave = () =>
    run('leave', async () => {
      const result = await signOut(account);
      return result.ok ? null : result.problem.message;
    });

  // Nothing is shown before it is known what is at stake: the question would change underfoot.
  if (stake === null) return null;
  const unsent = stake.unsent > 0;
  return (
    <Pane>
      {unsent && (
        <p className="rounded-2xl bg-sunken px-4 py-3">
          <strong className="text-warn">{unsentWords(stake.unsent)}</strong> You can send{' '}
          {stake.unsent === 1 ? 'it' : 'them'} now, save a backup, or leave{' '}
          {stake.unsent === 1 ? 'it' : 'them'} behind on this device until you sign in here again.
          {!online && ' You are offline, so sending has to wait.'}
        </p>
      )}
      <p className="text-soft">{keptWords(stake.begun)}</p>
      <p role="status" className="-my-2.5 text-sm text-soft">
        {said}
      </p>
      {failure !== null && <Failure>{failure}</Failure>}
      <div className="flex flex-col gap-2.5">
        {unsent && (
          <button
            type="button"
            className={button.primary}
            disabled={busy !== null || !online}
            onClick={() => void sync()}
          >
            {busy === 'sync' ? 'Sending' : 'Send now'}
          </button>
        )}
        <button
          type="button"
          className={button.secondary}
          disabled={busy !== null}
          onClick={async () => setSaid(await saveBackup(settings, today))}
        >
          Save a backup
        </button>
        <button
          type="button"
          className={unsent ? button.danger : button.primary}
          disabled={busy !== null}
          onClick={() => void leave()}
        >
          {busy === 'leave' ? 'Signing out' : unsent ? 'Leave and sign out' : 'Sign out'}
        </button>
        <button type="button" className={button.quiet} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </Pane>
  );
}
