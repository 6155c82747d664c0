/**
 * Deletes the account, after a list of the deleted data, an optional backup and re-authentication.
 */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { singleFlight } from '../../sync/singleFlight.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Failure, Notice, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { onlineAtom } from '../device/online.ts';
import { SaveBackup } from '../settings/SaveBackup.tsx';
import { ProofForm } from './ProofForm.tsx';
import { leaveAccount } from './signOut.ts';
import { withAccounts } from './withAccounts.ts';

/** Waits for a running sync, whose writes the server would refuse once the account is gone. */
const duringNoSync = <T,>(uid: string, work: () => Promise<T>): Promise<T | null> =>
  singleFlight(uid, navigator.locks ?? null, async () => true, work);

export interface DeleteAccountProps {
  readonly account: Account;
  onCancel(): void;
}

export function DeleteAccount({ account, onCancel }: DeleteAccountProps) {
  const online = useAtomValue(onlineAtom);
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useWork<AccountProblem>();

  const deleteAll = () =>
    run(async () => {
      const result = await duringNoSync(account.uid, async () => {
        const deleted = await withAccounts(account, (accounts) => accounts.deleteAccount());
        if (deleted.ok) await leaveAccount('deleted');
        return deleted;
      });
      return result ?? accountFailure('offline');
    });

  if (problem?.code === 'recent-sign-in') {
    return (
      <ProofForm
        account={account}
        goal="delete your account"
        action="Delete account"
        cancel="Keep my account"
        isGrave
        onProven={() => void deleteAll()}
        onCancel={onCancel}
      />
    );
  }
  return (
    <Pane>
      <WhatGoes />
      <SaveBackup label="Save a backup first" />
      <Checkbox
        label="Delete my account and everything in it"
        checked={sure}
        isGrave
        onChange={setSure}
      />
      {!online && <Notice>You’re offline. Connect to delete your account.</Notice>}
      {problem !== null && <Failure>{problem.message}</Failure>}
      <div className="flex flex-col gap-2.5">
        <ActionButton
          className={button.danger}
          disabled={!sure || busy || !online}
          onClick={() => void deleteAll()}
        >
          {busy ? 'Deleting' : 'Delete account'}
        </ActionButton>
        <button type="button" className={button.secondary} onClick={onCancel}>
          Keep my account
        </button>
      </div>
    </Pane>
  );
}

function WhatGoes() {
  return (
    <div className="text-soft">
      <p>This cannot be undone. You will delete:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>your profile with all results, in the cloud and on this device</li>
        <li>your results on the leaderboards and at your tables</li>
        <li>the account itself (you can sign up again with the same address)</li>
      </ul>
      <p className="mt-2">
        Save a backup to keep your results. You can restore it later, with or without an account.
      </p>
    </div>
  );
}
