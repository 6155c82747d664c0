/** First view of the account dialog for a signed-in player: the account and its actions. */
import { useSetAtom } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { accountDialogAtom } from '../device/accountState.ts';
import { Avatar } from '../profile/Avatar.tsx';
import { useOwnProfile } from '../profile/ownProfile.ts';
import { useBackup } from '../settings/useBackup.ts';
import { SyncStatus } from '../sync/SyncStatus.tsx';
import { useSyncSummary } from '../sync/useSyncSummary.ts';
import { DeskLink } from './DeskLink.tsx';
import { DownloadMyData } from './DownloadMyData.tsx';

export type AccountView = 'sign-out' | 'methods' | 'delete';

export interface SignedInProps {
  readonly account: Account;
  onView(view: AccountView): void;
}

export function SignedIn({ account, onView }: SignedInProps) {
  const info = useOwnProfile();
  const { state } = useSyncSummary();
  const open = useSetAtom(accountDialogAtom);
  const { outcome, save } = useBackup();
  return (
    <Pane>
      <div className="flex items-center gap-4">
        <Avatar info={info} size={60} />
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight font-semibold">
            {info?.name ?? 'Signed in'}
          </p>
          {account.email !== null && (
            <p className="text-sm text-soft wrap-anywhere">{account.email}</p>
          )}
        </div>
      </div>
      <SyncStatus />
      <div className="flex flex-col gap-2.5">
        {state === 'needs-sign-in' && (
          <button type="button" className={button.primary} onClick={() => open('sign-in')}>
            Sign in again
          </button>
        )}
        <button type="button" className={button.secondary} onClick={() => open('profile')}>
          Change name and avatar
        </button>
        <button type="button" className={button.secondary} onClick={() => void save()}>
          Save a backup
        </button>
        <DownloadMyData account={account} />
        <button type="button" className={button.secondary} onClick={() => onView('methods')}>
          Ways to sign in
        </button>
        <button type="button" className={button.secondary} onClick={() => onView('sign-out')}>
          Sign out
        </button>
      </div>
      <DeskLink uid={account.uid} />
      <LiveRegion of={outcome} className="-my-2.5 text-sm text-soft">
        {outcome?.text}
      </LiveRegion>
      <button
        type="button"
        className={`${button.compact} -mb-2 self-center`}
        onClick={() => onView('delete')}
      >
        Delete account
      </button>
    </Pane>
  );
}
