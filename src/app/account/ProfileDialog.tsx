/** Dialog for the player's public name and avatar. */
import { useAtom, useAtomValue } from 'jotai';
import { makeRng } from '../../lib/rng.ts';
import { randomInfo } from '../../protocol/leaderboardInfo.ts';
import type { Account } from '../../storage/entities.ts';
import { localProfileOf } from '../../storage/localProfile.ts';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { accountAtom } from '../device/accountState.ts';
import { useOwnProfile } from '../profile/ownProfile.ts';
import { mergeAtom } from './afterSignIn.ts';
import { MergeSentences } from './MergeSummary.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A random name and avatar, shown until the profile has arrived; the same at every opening. */
const proposal = (uid: string) => localProfileOf(randomInfo(makeRng(`profile ${uid}`)), true);

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

export function ProfileDialog({ open, onClose }: OpeningProps) {
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
