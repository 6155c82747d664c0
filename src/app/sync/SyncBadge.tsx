/**
 * The sync state in the header when signed in; empty while all is well. A press opens the account
 * dialog with details.
 */
import { useSetAtom } from 'jotai';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { SyncMark } from './SyncMark.tsx';
import type { SyncSummary } from './syncSummary.ts';
import { useSyncSummary } from './useSyncSummary.ts';

/** Short label of the sync state beside its icon, where there is room. */
function shortWords({ state, waiting }: SyncSummary): string {
  const words: Readonly<Record<SyncSummary['state'], string>> = {
    unknown: '',
    synced: '',
    sending: `${waiting} on the way`,
    waiting: waiting > 0 ? `${waiting} waiting` : 'Waiting',
    offline: waiting > 0 ? `Offline, ${waiting} waiting` : 'Offline',
    'needs-sign-in': 'Sign in again',
    deleted: 'Account deleted',
    'not-invited': 'Enter your code',
    'set-aside': 'Not saved',
  };
  return words[state];
}

export default function SyncBadge() {
  const summary = useSyncSummary();
  const open = useSetAtom(accountDialogAtom);
  const words = shortWords(summary);
  return (
    <button
      type="button"
      className={`${button.icon} sm:w-auto sm:grid-flow-col sm:gap-1.5 sm:px-3 sm:text-sm`}
      aria-label={`Sync: ${summary.words}`}
      onClick={() => open(summary.state === 'needs-sign-in' ? 'sign-in' : 'account')}
    >
      <SyncMark state={summary.state} size={20} />
      {words !== '' && (
        <span className="hidden sm:inline" aria-hidden>
          {words}
        </span>
      )}
    </button>
  );
}
