/** The account dialog: sign-in when signed out, account settings when signed in. */
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { DevicePlayer } from '../../storage/devicePlayers.ts';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { type AccountDialogName, accountAtom, accountDialogAtom } from '../device/accountState.ts';
import { PLAYER } from '../device/player.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { durabilityAtom } from '../device/storage.ts';
import { LocalPlayer } from '../players/LocalPlayer.tsx';
import { nameOf } from '../players/nameOf.ts';
import { AddPlayer, RenamePlayer } from '../players/PlayerForm.tsx';
import { AddSomeone, PlayersRow } from '../players/PlayersRow.tsx';
import { RemovePlayer } from '../players/RemovePlayer.tsx';
import { lastOutcomeAtom } from '../sync/syncState.ts';
import { AccountGone } from './AccountGone.tsx';
import { mergeAtom } from './afterSignIn.ts';
import { ChangeLogin, LOGIN_WORDS } from './ChangeLogin.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Merged, Merging } from './MergeSummary.tsx';
import { type AccountView, SignedIn } from './SignedIn.tsx';
import { FORM_TITLES } from './SignInForm.tsx';
import { SignInMethods } from './SignInMethods.tsx';
import { SignInPane } from './SignInPane.tsx';
import { SignOut } from './SignOut.tsx';
import type { FormMode } from './useSignIn.ts';

const isForm = (name: AccountDialogName | null) =>
  name === 'sign-in' || name === 'create' || name === 'link';

type PlayerView = 'add' | 'rename' | 'remove';

/** The player until the device's are known. */
const NOBODY: DevicePlayer = { player: PLAYER, account: null, profile: null };

export function AccountDialog({ open, onClose }: OpeningProps) {
  const account = useAtomValue(accountAtom);
  const wanted = useAtomValue(accountDialogAtom);
  const [merge, setMerge] = useAtom(mergeAtom);
  const isGone = useAtomValue(lastOutcomeAtom)?.kind === 'account-deleted';
  const [view, setView] = useState<'overview' | AccountView | PlayerView>('overview');
  const players = usePlayers(open ? view : null);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const isKept = useAtomValue(durabilityAtom) === 'kept';
  const [isSetUp, setIsSetUp] = useState(true);
  const [mode, setMode] = useState<FormMode>('sign-in');

  // The account dialog begins with its first view each time that it opens. An effect would come
  // later, and take back a view that a quick press has opened.
  const [begunAs, setBegunAs] = useState<AccountDialogName | null>(null);
  if (begunAs !== wanted) {
    setBegunAs(wanted);
    setView('overview');
    setMode(wanted === 'link' || wanted === 'create' ? wanted : 'sign-in');
  }

  function close() {
    // Closing the account dialog dismisses the summary of a finished merge, unless the profile
    // dialog replaces it; a running merge continues without the dialog.
    if (merge !== 'running' && wanted !== 'profile') setMerge(null);
    onClose();
  }

  const back = () => setView('overview');
  const add = () => setView('add');
  const own = players?.find(({ player }) => player === PLAYER) ?? NOBODY;
  const others = players?.filter(({ player }) => player !== PLAYER) ?? [];
  const isShared = others.length > 0;
  const isLocal = account === null && wanted === 'account';
  let title: string;
  let content: React.ReactNode;
  let isOverview = false;
  if (merge === 'running') {
    title = 'Signing in';
    content = <Merging />;
  } else if (merge !== null) {
    title = 'You’re signed in';
    content = <Merged merge={merge} onDone={close} />;
  } else if (view === 'add') {
    title = 'Add another player';
    content = <AddPlayer own={own} others={others} onCancel={back} />;
  } else if (view === 'rename') {
    title = 'Name and avatar';
    content = <RenamePlayer own={own} others={others} onDone={back} />;
  } else if (view === 'remove') {
    title = 'Remove a player';
    content = <RemovePlayer name={nameOf(own)} onCancel={back} />;
  } else if (account !== null && isGone && view === 'overview') {
    title = 'This account was deleted';
    content = <AccountGone account={account} onSignOut={() => setView('sign-out')} />;
  } else if (isLocal && (isShared || own.profile !== null || hasAccounts === false)) {
    isOverview = true;
    title = 'Who plays here';
    content = (
      <LocalPlayer
        profile={own.profile}
        isAlone={!isShared}
        onRename={() => setView('rename')}
        onRemove={() => setView('remove')}
      />
    );
  } else if (account === null || isForm(wanted)) {
    isOverview = isLocal;
    title = isSetUp ? FORM_TITLES[mode] : 'You’re playing without an account';
    content = (
      <SignInPane
        taken={isShared && account === null ? (own.profile?.name ?? null) : null}
        mode={mode}
        email={account?.newEmail ?? account?.email ?? ''}
        onMode={setMode}
        onNotSetUp={() => setIsSetUp(false)}
      />
    );
  } else if (view === 'sign-out') {
    title = 'Sign out';
    content = <SignOut account={account} onCancel={back} />;
  } else if (view === 'delete') {
    title = 'Delete your account';
    content = <DeleteAccount account={account} onCancel={back} />;
  } else if (view === 'methods') {
    title = 'Sign-in methods';
    content = <SignInMethods account={account} onChange={setView} onBack={back} />;
  } else if (view === 'address' || view === 'password') {
    title = LOGIN_WORDS[view].title;
    content = <ChangeLogin account={account} what={view} onBack={() => setView('methods')} />;
  } else {
    isOverview = true;
    title = 'Your account';
    content = (
      <SignedIn account={account} onView={setView} onAdd={isShared || !isKept ? null : add} />
    );
  }

  return (
    <Dialog open={open} title={title} onClose={close}>
      {isOverview && isShared && <PlayersRow players={players ?? []} onAdd={add} />}
      {/* Until the players are known, the overview would move while being read. */}
      {(!isOverview || players !== null) && content}
      {isOverview && players !== null && !isShared && account === null && isKept && (
        <AddSomeone onAdd={add} />
      )}
    </Dialog>
  );
}

async function readPlayers(): Promise<readonly DevicePlayer[]> {
  const { devicePlayers } = await import('../../storage/devicePlayers.ts');
  return devicePlayers(PLAYER);
}

/**
 * Those who play on this device; null until known, empty where the browser does not tell.
 *
 * @param moment they are read anew when it changes, but not for null.
 */
const usePlayers = (moment: string | null): readonly DevicePlayer[] | null =>
  useAsync(async () => (moment === null ? undefined : readPlayers().catch(() => [])), [moment]) ??
  null;
