/**
 * Asks the player what becomes of the results on this device after the account was deleted on
 * another one.
 */
import { useState } from 'react';
import { accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { useBackup } from '../settings/useBackup.ts';
import { useSyncSummary } from '../sync/useSyncSummary.ts';
import { keepWithoutAccount } from './gone.ts';

export interface AccountGoneProps {
  readonly account: Account;
  onSignOut(): void;
}

export function AccountGone({ account, onSignOut }: AccountGoneProps) {
  const { words } = useSyncSummary();
  const [busy, setBusy] = useState(false);
  const { outcome, save } = useBackup();
  const [failed, setFailed] = useState(false);

  async function keep(how: 'kept' | 'anew') {
    setBusy(true);
    setFailed(false);
    try {
      await keepWithoutAccount(account, how);
    } catch (error) {
      console.error(error);
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Pane>
      <p role="status">{words}</p>
      <p className="text-soft">
        Everything that you have played on this device is still here. With a new account it goes
        into your new profile; without one it stays on this device.
      </p>
      {failed && <Failure>{accountFailure('unknown').problem.message}</Failure>}
      <div className="flex flex-col gap-2.5">
        <ActionButton className={button.primary} disabled={busy} onClick={() => void keep('anew')}>
          Make a new account
        </ActionButton>
        <ActionButton
          className={button.secondary}
          disabled={busy}
          onClick={() => void keep('kept')}
        >
          Keep the results on this device
        </ActionButton>
        <button type="button" className={button.secondary} onClick={() => void save()}>
          Save a backup
        </button>
        <button type="button" className={button.quiet} onClick={onSignOut}>
          Sign out
        </button>
      </div>
      <LiveRegion of={outcome} className="-my-2.5 text-sm text-soft">
        {outcome?.text}
      </LiveRegion>
    </Pane>
  );
}
