/** Downloads all that the server holds about the account, as one file. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { useWork } from '../../ui/useWork.ts';
import { onlineAtom } from '../device/online.ts';
import { type Saved, saveFile } from '../device/saveFile.ts';
import { todayAtom } from '../device/today.ts';
import { withAccounts } from './withAccounts.ts';

const SAID: Readonly<Record<Saved, string | null>> = {
  saved: 'Saved. The file holds everything the server has about you.',
  closed: null,
  late: 'Your data is ready. Press again to save it.',
};

export function DownloadMyData({ account }: { readonly account: Account }) {
  const online = useAtomValue(onlineAtom);
  const today = useAtomValue(todayAtom);
  const { busy, problem, run } = useWork<AccountProblem>();
  const [said, setSaid] = useState<string | null>(null);
  /** The file that has come too late for the press that asked for it. */
  const [ready, setReady] = useState<File | null>(null);

  async function fetchData(): Promise<Result<File, AccountProblem>> {
    const data = await withAccounts(account, (accounts) => accounts.exportData());
    if (!data.ok) return data;
    return ok(new File([data.value], `crema-my-data-${today}.json`, { type: 'application/json' }));
  }

  const download = () =>
    run(async () => {
      setSaid(null);
      const file = ready === null ? await fetchData() : ok(ready);
      if (!file.ok) return file;
      const saved = await saveFile(file.value);
      setReady(saved === 'saved' ? null : file.value);
      return ok(setSaid(SAID[saved]));
    });

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
        role={problem ? 'alert' : 'status'}
        className={`text-sm empty:hidden ${problem ? 'text-bad' : 'text-soft'}`}
      >
        {problem?.message ?? said}
      </p>
    </>
  );
}
