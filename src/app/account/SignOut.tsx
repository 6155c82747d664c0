/** Confirmation of signing out: lists the data that this device will forget, and unsent results. */
import { useAtomValue } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { onlineAtom } from '../device/online.ts';
import { SaveBackup } from '../settings/SaveBackup.tsx';
import { keptWords, unsentWords } from './signOutWords.ts';
import { useSignOut } from './useSignOut.ts';

export interface SignOutProps {
  readonly account: Account;
  onCancel(): void;
}

const leaveWords = (them: 'it' | 'them') =>
  ` You can send ${them} now, save a backup, or leave ${them} on this device until you sign in here again.`;

export function SignOut({ account, onCancel }: SignOutProps) {
  const { stake, busy, said, problem, sync, leave } = useSignOut(account);
  const online = useAtomValue(onlineAtom);

  // Render nothing until it is known what signing out would lose: the question would change while
  // being read.
  if (stake === null) return null;
  const unsent = stake.unsent > 0;
  return (
    <Pane>
      {unsent && (
        <p className="rounded-2xl bg-sunken px-4 py-3">
          <strong className="text-warn">{unsentWords(stake.unsent)}</strong>
          <span>{leaveWords(stake.unsent === 1 ? 'it' : 'them')}</span>
          {!online && <span> You’re offline, so sending has to wait.</span>}
        </p>
      )}
      <p className="text-soft">{keptWords(stake.games)}</p>
      <p role="status" className="-my-2.5 text-sm text-soft">
        {said}
      </p>
      {problem !== null && <Failure>{problem.message}</Failure>}
      <div className="flex flex-col gap-2.5">
        {unsent && (
          <ActionButton
            className={button.primary}
            disabled={busy !== null || !online}
            onClick={() => void sync()}
          >
            {busy === 'sync' ? 'Sending' : 'Send now'}
          </ActionButton>
        )}
        <SaveBackup />
        <ActionButton
          className={unsent ? button.danger : button.primary}
          disabled={busy !== null}
          onClick={() => void leave('here')}
        >
          {busy === 'here' ? 'Signing out' : unsent ? 'Sign out without sending' : 'Sign out'}
        </ActionButton>
        <ActionButton
          className={button.secondary}
          disabled={busy !== null || !online}
          onClick={() => void leave('everywhere')}
        >
          {busy === 'everywhere' ? 'Signing out' : 'Sign out everywhere'}
        </ActionButton>
        <p className="-mt-1 text-center text-sm text-soft">
          “Sign out everywhere” also signs out your other devices, within an hour. Unsent results
          stay on each device.
        </p>
        <button type="button" className={button.quiet} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </Pane>
  );
}
