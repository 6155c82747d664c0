/**
 * Asks the player what becomes of the results on this device after the account was deleted on
 * another one.
 */
import { ok } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { SaveBackup } from '../settings/SaveBackup.tsx';
import { useSyncSummary } from '../sync/useSyncSummary.ts';
import { keepWithoutAccount } from './gone.ts';

export interface AccountGoneProps {
  readonly account: Account;
  onSignOut(): void;
}

export function AccountGone({ account, onSignOut }: AccountGoneProps) {
  const { words } = useSyncSummary();
  const { busy, problem, run } = useWork();

  const keep = (how: 'kept' | 'new-account') =>
    run(async () => ok(await keepWithoutAccount(account, how)));

  return (
    <Pane>
      <p role="status">{words}</p>
      <p className="text-soft">
        Everything you’ve played on this device is still here. Create a new account to move it to a
        new profile, or keep it on this device.
      </p>
      {problem !== null && <Failure>{problem.message}</Failure>}
      <div className="flex flex-col gap-2.5">
        <ActionButton
          className={button.primary}
          disabled={busy}
          onClick={() => void keep('new-account')}
        >
          Create a new account
        </ActionButton>
        <ActionButton
          className={button.secondary}
          disabled={busy}
          onClick={() => void keep('kept')}
        >
          Keep results on this device
        </ActionButton>
        <SaveBackup />
        <button type="button" className={button.quiet} onClick={onSignOut}>
          Sign out
        </button>
      </div>
    </Pane>
  );
}
