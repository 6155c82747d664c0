/**
 * The account's header button and the host of its dialogs. Button and host are part of every page's
 * first load, so avatars, dialogs and Firebase are loaded later, on demand.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { button } from '../../ui/button.ts';
import { accountAtom, accountDialogAtom } from '../device/accountState.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';

const plain = <CircleUserRound size={22} aria-hidden />;

// The avatar loads without a press: if its chunk is gone after a deployment, keep the plain icon
// instead of showing an error page.
const OwnAvatar = lazy(() => import('./OwnAvatar.tsx').catch(() => ({ default: () => plain })));
const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** @param disabled true in the prerendered shell: the dialogs arrive with the app. */
export function AccountButton({ disabled }: { readonly disabled: boolean }) {
  const account = useAtomValue(accountAtom);
  const open = useSetAtom(accountDialogAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  if (hasAccounts === false && account === null) return null;
  return (
    <button
      type="button"
      className={`${button.icon} -mr-2 disabled:opacity-100`}
      aria-label="Account"
      disabled={disabled}
      onClick={() => open('account')}
    >
      {account ? (
        <Suspense fallback={plain}>
          <OwnAvatar size={32} />
        </Suspense>
      ) : (
        plain
      )}
    </button>
  );
}

/** The account dialogs, mounted when one is first opened. */
export function AccountDialogHost() {
  const wanted = useAtomValue(accountDialogAtom);
  const [wasOpened, setWasOpened] = useState(false);
  if (wanted !== null && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <AccountDialogs />
      </Suspense>
    )
  );
}
