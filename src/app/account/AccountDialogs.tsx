/** The account and profile dialogs; an atom stores which one is open. */
import { useAtom } from 'jotai';
import { type AccountDialogName, accountDialogAtom } from '../device/accountState.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

const isProfile = (name: AccountDialogName | null) => name === 'profile';

export default function AccountDialogs() {
  const [open, setOpen] = useAtom(accountDialogAtom);
  // A dialog's close event arrives late: the account dialog may have been opened by then, and must
  // stay.
  const closeProfile = () => setOpen((now) => (isProfile(now) ? null : now));
  const closeAccount = () => setOpen((now) => (isProfile(now) ? now : null));
  return (
    <>
      <AccountDialog open={open !== null && !isProfile(open)} onClose={closeAccount} />
      <ProfileDialog open={isProfile(open)} onClose={closeProfile} />
    </>
  );
}
