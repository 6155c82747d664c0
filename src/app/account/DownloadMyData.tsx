/** Downloads all that the server holds about the account, as one file. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { button } from '../../ui/button.ts';
import { onlineAtom } from '../device/online.ts';
import { saveFile } from '../device/saveFile.ts';
import { todayAtom } from '../device/today.ts';
import { configOf, openAccounts } from './openAccounts.ts';

const UNREACHABLE = accountFailure('offline').problem.message;

interface Said {
  readonly text: string;
  readonly isBad: boolean;
}

export function DownloadMyData({ account }: { readonly account: Account }) {
  const online = useAtomValue(onlineAtom);
  const today = useAtomValue(todayAtom);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  async function download() {
    setBusy(true);
    setSaid(null);
    try {
      const config = await configOf(account);
      const result = config && (await (await openAccounts(config)).exportData());
      if (result?.ok) {
        saveFile(
          new File([result.value], `crema-my-data-${today}.json`, { type: 'application/json' }),
        );
        setSaid({ text: 'Saved: all that the server has of you.', isBad: false });
      } else {
        setSaid({ text: result?.problem.message ?? UNREACHABLE, isBad: true });
      }
    } catch (error) {
      console.error(error);
      setSaid({ text: UNREACHABLE, isBad: true });
    }
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className={button.secondary}
        disabled={busy || !online}
        onClick={() => void download()}
      >
        {busy ? 'Collecting' : 'Download my data'}
      </button>
      <p
        role={said?.isBad ? 'alert' : 'status'}
        className={`text-sm empty:hidden ${said?.isBad ? 'text-bad' : 'text-soft'}`}
      >
        {said?.text}
      </p>
    </>
  );
}
