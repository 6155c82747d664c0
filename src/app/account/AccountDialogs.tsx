/** The dialogs of the account; which one is open is an atom. */
import { useAtom } from 'jotai';
import { type AccountDialogName, accountDialogAtom } from '../device/accountState.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

const isProfile = (name: AccountDialogName | null) => name === 'profile';

export default function AccountDialogs() {
  const [open, setOpen] = useAtom(accountDialogAtom);
  // A dialog says that it was closed a moment later: by then the other one may be open.
  const closeProfile = () => setOpen((now) => (isProfile(now) ? null : now));
  const closeAccount = () => setOpen((now) => (isProfile(now) ? now : null));
  return (
    <>
      <AccountDialog open={open !== null && !isProfile(open)} onClose={closeAccount} />
      <ProfileDialog open={isProfile(open)} onClose={closeProfile} />
    </>
  );
}
