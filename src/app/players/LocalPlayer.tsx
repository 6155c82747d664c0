/** First view of the account dialog for one of several players, without an account. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { LocalProfile } from '../../storage/localProfile.ts';
import { button } from '../../ui/button.ts';
import { Pane } from '../../ui/Pane.tsx';
import { accountDialogAtom } from '../device/accountState.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Avatar } from '../profile/Avatar.tsx';

export interface LocalPlayerProps {
  readonly profile: LocalProfile | null;
  readonly isAlone: boolean;
  onRename(): void;
  onRemove(): void;
}

export function LocalPlayer({ profile, isAlone, onRename, onRemove }: LocalPlayerProps) {
  const open = useSetAtom(accountDialogAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom) !== false;
  return (
    <Pane>
      <div className="flex items-center gap-4">
        <Avatar info={profile} size={60} />
        <div className="min-w-0">
          {profile && (
            <p className="font-display text-lg leading-tight font-semibold wrap-anywhere">
              {profile.name}
            </p>
          )}
          <p className="text-sm text-soft">
            Results and unfinished games are saved on this device only.
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5">
        {hasAccounts && (
          <>
            <button type="button" className={button.primary} onClick={() => open('create')}>
              Create an account
            </button>
            <button type="button" className={button.secondary} onClick={() => open('sign-in')}>
              Sign in
            </button>
          </>
        )}
        <button type="button" className={button.secondary} onClick={onRename}>
          {profile ? 'Change name and avatar' : 'Choose name and avatar'}
        </button>
      </div>
      {!isAlone && (
        <button type="button" className={`${button.compact} -mb-2 self-center`} onClick={onRemove}>
          {`Remove ${profile?.name ?? 'this player'} from this device`}
        </button>
      )}
    </Pane>
  );
}
