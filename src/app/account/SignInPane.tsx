/** The sign-in form, or the reason why it is unavailable. */
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { button } from '../../ui/button.ts';
import { Notice, Pane } from '../../ui/Pane.tsx';
import { onlineAtom } from '../device/online.ts';
import { askSite, openAccounts, type SiteState } from './openAccounts.ts';
import { SignInForm } from './SignInForm.tsx';
import type { FormMode } from './useSignIn.ts';

const OFFLINE = 'You’re offline. Connect to sign in, or play without an account.';

export interface SignInPaneProps {
  /** Name of the player whose results the account takes over, where others play here, too. */
  readonly taken: string | null;
  readonly mode: FormMode;
  /** Email address of the account whose session has expired; empty without one. */
  readonly email: string;
  onMode(mode: FormMode): void;
  /** Called when this site turns out to have no accounts. */
  onNotSetUp(): void;
}

export function SignInPane({ taken, mode, email, onMode, onNotSetUp }: SignInPaneProps) {
  const online = useAtomValue(onlineAtom);
  const [site, setSite] = useState<SiteState>('asking');
  const ask = useCallback(async () => setSite(await askSite()), []);
  const known = typeof site === 'object' || site === 'not-set-up';

  // Load the site's sign-in configuration again when the connection is back.
  useEffect(() => {
    if (online && !known) void ask();
  }, [online, known, ask]);

  useEffect(() => {
    if (site === 'not-set-up') onNotSetUp();
  }, [site, onNotSetUp]);

  // Preload Firebase: browsers allow a popup only right after a press.
  useEffect(() => {
    if (typeof site === 'object') openAccounts(site.firebase).catch(() => {});
  }, [site]);

  if (site === 'not-set-up') {
    return (
      <Pane>
        <Notice>
          Accounts aren’t available yet. Everything you play is saved on this device. To move it,
          save a backup in Settings.
        </Notice>
      </Pane>
    );
  }
  if (typeof site === 'object') {
    return (
      <Pane>
        {!online && <Notice>{OFFLINE}</Notice>}
        {taken !== null && (
          <Notice>{`${taken}’s results and unfinished games will move to this account.`}</Notice>
        )}
        <SignInForm site={site} mode={mode} email={email} online={online} onMode={onMode} />
      </Pane>
    );
  }
  if (!online) {
    return (
      <Pane>
        <Notice>{OFFLINE}</Notice>
      </Pane>
    );
  }
  return (
    <Pane>
      {site === 'asking' ? (
        <p role="status" className="text-soft">
          One moment.
        </p>
      ) : (
        <>
          <Notice>We can’t reach the sign-in service. You can play without an account.</Notice>
          <button type="button" className={button.secondary} onClick={() => void ask()}>
            Try again
          </button>
        </>
      )}
    </Pane>
  );
}
