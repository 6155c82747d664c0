/** Downloads all that the server holds about the account, as one file. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { onlineAtom } from '../device/online.ts';
import { type Saved, saveFile } from '../device/saveFile.ts';
import { todayAtom } from '../device/today.ts';
import { configOf, openAccounts } from './openAccounts.ts';

const UNREACHABLE = accountFailure('offline').problem.message;

interface Said {
  readonly text: string;
  readonly isBad: boolean;
}

const SAID: Readonly<Record<Saved, Said | null>> = {
  saved: { text: 'Saved: all that the server has of you.', isBad: false },
  closed: null,
  late: { text: 'Your data has arrived. Press again to save it.', isBad: false },
};

async function fetchData(account: Account, today: string): Promise<Result<File, AccountProblem>> {
  const config = await configOf(account);
  if (config === null) return accountFailure('offline');
  const data = await (await openAccounts(config, account.uid)).exportData();
  if (!data.ok) return data;
  return ok(new File([data.value], `crema-my-data-${today}.json`, { type: 'application/json' }));
}

export function DownloadMyData({ account }: { readonly account: Account }) {
  const online = useAtomValue(onlineAtom);
  const today = useAtomValue(todayAtom);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  /** The file that has come too late for the press that asked for it. */
  const [ready, setReady] = useState<File | null>(null);

  async function download() {
    setBusy(true);
    setSaid(null);
    try {
      const file = ready === null ? await fetchData(account, today) : ok(ready);
      if (file.ok) {
        const saved = await saveFile(file.value);
        setReady(saved === 'saved' ? null : file.value);
        setSaid(SAID[saved]);
      } else {
        setSaid({ text: file.problem.message, isBad: true });
      }
    } catch (error) {
      console.error(error);
      setSaid({ text: UNREACHABLE, isBad: true });
    }
    setBusy(false);
  }

  return (
    <>
      <ActionButton
        className={button.secondary}
        disabled={busy || !online}
        onClick={() => void download()}
      >
        {busy ? 'Collecting' : 'Download my data'}
      </ActionButton>
      <p
        role={said?.isBad ? 'alert' : 'status'}
        className={`text-sm empty:hidden ${said?.isBad ? 'text-bad' : 'text-soft'}`}
      >
        {said?.text}
      </p>
    </>
  );
}
