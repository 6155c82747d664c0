/**
 * Deletes the account, after a list of the deleted data, an optional backup and re-authentication.
 */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { singleFlight } from '../../sync/singleFlight.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Failure, Notice, Pane } from '../../ui/Pane.tsx';
import { onlineAtom } from '../device/online.ts';
import { useBackup } from '../settings/useBackup.ts';
import { configOf, openAccounts } from './openAccounts.ts';
import { ProofForm } from './ProofForm.tsx';
import { leaveAccount } from './signOut.ts';

const UNREACHABLE = accountFailure('offline').problem.message;

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
  const [proving, setProving] = useState(false);
  const [busy, setBusy] = useState(false);
  const { outcome, save } = useBackup();
  const [failure, setFailure] = useState<string | null>(null);

  async function deleteAll() {
    setBusy(true);
    setFailure(null);
    try {
      const result = await duringNoSync(account.uid, async () => {
        const config = await configOf(account);
        const deleted = config && (await (await openAccounts(config, account.uid)).deleteAccount());
        if (deleted?.ok) await leaveAccount('deleted');
        return deleted;
      });
      if (result?.ok) return;
      if (result?.problem.code === 'recent-sign-in') setProving(true);
      else setFailure(result?.problem.message ?? UNREACHABLE);
    } catch (error) {
      console.error(error);
      setFailure(UNREACHABLE);
    }
    setBusy(false);
  }

  if (proving) {
    return (
      <ProofForm
        account={account}
        onProven={() => {
          setProving(false);
          void deleteAll();
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <Pane>
      <WhatGoes />
      <button type="button" className={button.secondary} onClick={() => void save()}>
        Save a backup first
      </button>
      <LiveRegion of={outcome} className="-my-2.5 text-sm text-soft">
        {outcome?.text}
      </LiveRegion>
      <Checkbox
        label="Delete my account and everything in it"
        checked={sure}
        isGrave
        onChange={setSure}
      />
      {!online && <Notice>You are offline. Deleting the account needs a connection.</Notice>}
      {failure !== null && <Failure>{failure}</Failure>}
      <div className="flex flex-col gap-2.5">
        <ActionButton
          className={button.danger}
          disabled={!sure || busy || !online}
          onClick={() => void deleteAll()}
        >
          {busy ? 'Deleting' : 'Delete account'}
        </ActionButton>
        <button type="button" className={button.secondary} onClick={onCancel}>
          Keep it
        </button>
      </div>
    </Pane>
  );
}

function WhatGoes() {
  return (
    <div className="text-soft">
      <p>This cannot be undone. What goes:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>your profile with all results, in the cloud and on this device</li>
        <li>your rows on the leaderboards</li>
        <li>the account itself, so that this address can sign up anew</li>
      </ul>
      <p className="mt-2">
        A backup keeps your results: restored later, they are yours again, with an account or
        without.
      </p>
    </div>
  );
}
