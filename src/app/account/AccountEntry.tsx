/**
 * The account's header button and the host of its dialogs. Button and host are part of every page's
 * first load, so avatars, dialogs and Firebase are loaded later, on demand.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PROFILE } from '../../storage/keys.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { storedAtom } from '../device/storage.ts';

const plain = <CircleUserRound size={22} aria-hidden />;

// The avatar loads without a press: if its chunk is gone after a deployment, keep the plain icon
// instead of showing an error page.
const OwnAvatar = lazy(() =>
  import('../profile/OwnAvatar.tsx').catch(() => ({ default: () => plain })),
);
const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** The player's name, for ears: several may share the device. Null without account and profile. */
const ownNameAtom = storedAtom<string | null>(async (opened) => {
  const profile = (await opened.getMeta(PROFILE)) as { readonly name?: string } | null;
  return profile?.name ?? ((await opened.readAccount()) && '');
}, null);

/** @param disabled true in the prerendered shell: the dialogs arrive with the app. */
export function AccountButton({ disabled }: { readonly disabled: boolean }) {
  const name = useAtomValue(ownNameAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom) !== false;
  const open = useSetAtom(accountDialogAtom);
  return (
    <button
      type="button"
      className={`${button.icon} -mr-2 disabled:opacity-100`}
      aria-label={`${hasAccounts ? 'Account' : 'Who plays here'}${name ? `: ${name}` : ''}`}
      disabled={disabled}
      onClick={() => open('account')}
    >
      {name !== null ? (
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
