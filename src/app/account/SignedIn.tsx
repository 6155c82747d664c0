/** First view of the account dialog for a signed-in player: the account and its actions. */
import { useSetAtom } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { IS_STAFF } from '../../storage/isStaff.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { Pane } from '../../ui/Pane.tsx';
import { accountDialogAtom } from '../device/accountState.ts';
import { useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import { Avatar } from '../profile/Avatar.tsx';
import { useOwnProfile } from '../profile/ownProfile.ts';
import { SaveBackup } from '../settings/SaveBackup.tsx';
import { SyncStatus } from '../sync/SyncStatus.tsx';
import { useSyncSummary } from '../sync/useSyncSummary.ts';
import type { LoginPart } from './ChangeLogin.tsx';
import { Devices } from './Devices.tsx';
import { DownloadMyData } from './DownloadMyData.tsx';
import { Invitation } from './Invitation.tsx';

export type AccountView = 'sign-out' | 'methods' | 'delete' | LoginPart;

export interface SignedInProps {
  readonly account: Account;
  onView(view: AccountView): void;
  /** Adds a player to this device; null where the dialog has a row of players. */
  readonly onAdd: (() => void) | null;
}

export function SignedIn({ account, onView, onAdd }: SignedInProps) {
  const info = useOwnProfile();
  const { state } = useSyncSummary();
  const open = useSetAtom(accountDialogAtom);
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
      {state === 'not-invited' ? <Invitation account={account} /> : <Devices account={account} />}
      <div className="flex flex-col gap-2.5">
        {state === 'needs-sign-in' && (
          <button type="button" className={button.primary} onClick={() => open('sign-in')}>
            Sign in again
          </button>
        )}
        {state !== 'not-invited' && (
          <button type="button" className={button.secondary} onClick={() => open('profile')}>
            Change name and avatar
          </button>
        )}
        <SaveBackup />
        <DownloadMyData account={account} />
        <button type="button" className={button.secondary} onClick={() => onView('methods')}>
          Sign-in methods
        </button>
        {onAdd && (
          <button type="button" className={button.secondary} onClick={onAdd}>
            Add another player
          </button>
        )}
        <button type="button" className={button.secondary} onClick={() => onView('sign-out')}>
          Sign out
        </button>
      </div>
      <DeskLink />
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

const readIsStaff = (storage: ResilientStorage) => readEntry(storage, IS_STAFF);

/** Link to the desk, shown to accounts that have opened it as staff on this device. */
function DeskLink() {
  const open = useSetAtom(accountDialogAtom);
  if (!useStored(readIsStaff, false)) return null;
  return (
    <Link to="/barista" className={button.compact} onClick={() => open(null)}>
      The desk
    </Link>
  );
}
