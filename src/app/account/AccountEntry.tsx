/**
 * The account's part of the frame: the button in the header, and the place of the dialogs. It is
 * in every start, so avatars, dialogs and Firebase come later and only when they are wanted.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { button } from '../../ui/button.ts';
import { accountAtom, accountDialogAtom } from '../device/accountState.ts';

const plain = <CircleUserRound size={22} aria-hidden />;

// The player did not press anything to see the avatar: when its chunk is gone after a deployment, the
// plain icon stays, and no error page comes.
const OwnAvatar = lazy(() => import('./OwnAvatar.tsx').catch(() => ({ default: () => plain })));
const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** @param disabled in the prerendered shell: the dialogs arrive with the app. */
export function AccountButton({ disabled }: { readonly disabled: boolean }) {
  const account = useAtomValue(accountAtom);
  const open = useSetAtom(accountDialogAtom);
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
          <OwnAvatar uid={account.uid} size={32} />
        </Suspense>
      ) : (
        plain
      )}
    </button>
  );
}

/** The dialogs, from the first time that one is opened. */
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
