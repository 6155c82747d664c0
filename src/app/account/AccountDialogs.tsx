/** The account and profile dialogs; an atom stores which one is open. */
import { useAtom, useAtomValue } from 'jotai';
import { makeRng } from '../../lib/rng.ts';
import { randomInfo } from '../../protocol/leaderboardInfo.ts';
import type { Account } from '../../storage/entities.ts';
import { localProfileOf } from '../../storage/localProfile.ts';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { type AccountDialogName, accountAtom, accountDialogAtom } from '../device/accountState.ts';
import { useOwnProfile } from '../profile/ownProfile.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { mergeAtom } from './afterSignIn.ts';
import { MergeSentences } from './MergeSummary.tsx';
import { ProfileForm } from './ProfileForm.tsx';

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

/** A random name and avatar, shown until the profile has arrived; the same at every opening. */
const proposal = (uid: string) => localProfileOf(randomInfo(makeRng(`profile ${uid}`)), true);

/** Dialog for the player's public name and avatar. */
function Content({ account, onDone }: { readonly account: Account; onDone(): void }) {
  const info = useOwnProfile();
  const merge = useAtomValue(mergeAtom);
  return (
    <>
      {merge !== null && merge !== 'running' && (
        <div role="status" className="mb-4 rounded-2xl bg-sunken px-4 py-3 text-[0.9375rem]">
          <MergeSentences merge={merge} />
        </div>
      )}
      <ProfileForm
        account={account}
        initial={info ?? proposal(account.uid)}
        skip={info?.isNew || merge !== null ? 'Later' : 'Cancel'}
        onDone={onDone}
      />
    </>
  );
}

function ProfileDialog({ open, onClose }: OpeningProps) {
  const account = useAtomValue(accountAtom);
  const [merge, setMerge] = useAtom(mergeAtom);

  function close() {
    if (merge !== 'running') setMerge(null);
    onClose();
  }

  const title = merge === null ? 'Name and avatar' : 'Choose how others see you';
  return (
    <Dialog open={open && account !== null} title={title} onClose={close}>
      {account && <Content account={account} onDone={close} />}
    </Dialog>
  );
}
