/** Re-authentication before an irreversible action. */
import { type FormEvent, useEffect, useState } from 'react';
import type { Accounts, Proof, SignInMethod } from '../../account/port.ts';
import { accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Notice, Pane } from '../../ui/Pane.tsx';
import { isInstalled } from '../device/platform.ts';
import { configOf, hasWindows, openAccounts } from './openAccounts.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasteLink } from './PasteLink.tsx';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './providers.tsx';
import { rememberedEmail } from './rememberedEmail.ts';

export interface ProofFormProps {
  readonly account: Account;
  onProven(): void;
  onCancel(): void;
}

interface Opened {
  readonly accounts: Accounts;
  readonly proofs: readonly SignInMethod[];
}

async function open(account: Account): Promise<Opened> {
  const config = await configOf(account);
  if (config === null) throw new Error('The account has no project.');
  const accounts = await openAccounts(config, account.uid);
  return { accounts, proofs: await accounts.methods() };
}

function useProof(account: Account, onProven: () => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [linkSent, setLinkSent] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    open(account).then(setOpened, () => setFailure(accountFailure('offline').problem.message));
  }, [account]);

  return {
    proofs: opened?.proofs ?? [],
    busy,
    linkSent,
    failure,
    setFailure,
    async prove(proof: Proof): Promise<void> {
      if (!opened || busy) return;
      setBusy(true);
      setFailure(null);
      const result = await opened.accounts.reauthenticate(proof);
      setBusy(false);
      if (result.ok) onProven();
      else if (result.problem.code === 'credentials') setFailure('That password is not right.');
      else if (result.problem.code !== 'cancelled') setFailure(result.problem.message);
    },
    async sendLink(): Promise<void> {
      if (!opened || account.email === null) return;
      const result = await opened.accounts.sendLink(account.email);
      if (result.ok) rememberedEmail.keep(account.email);
      setLinkSent(result.ok);
      setFailure(result.ok ? null : result.problem.message);
    },
  };
}

export function ProofForm({ account, onProven, onCancel }: ProofFormProps) {
  const { proofs, busy, linkSent, failure, setFailure, prove, sendLink } = useProof(
    account,
    onProven,
  );
  const [password, setPassword] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') setFailure('Please enter your password.');
    else void prove({ kind: 'password', password });
  }

  const hasPassword = proofs.includes('password');
  return (
    <Pane>
      <p>
        You signed in a while ago. Please prove once more that it is you; then your account is
        deleted.
      </p>
      {proofs
        .filter((proof) => proof !== 'password')
        .map((provider) => (
          <ActionButton
            key={provider}
            className={button.secondary}
            disabled={busy}
            onClick={() => void prove({ kind: 'provider', provider })}
          >
            {PROVIDER_MARKS[provider]}
            <span>{`Continue with ${PROVIDER_NAMES[provider]}`}</span>
          </ActionButton>
        ))}
      {!hasWindows() && proofs.some((proof) => proof !== 'password') && (
        <Notice>
          This leads away from Crema and back to it. Delete your account within five minutes then.
        </Notice>
      )}
      {hasPassword && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <input
            type="text"
            name="email"
            autoComplete="username"
            value={account.email ?? ''}
            readOnly
            hidden
          />
          <PasswordField isNew={false} value={password} onChange={setPassword} error={failure} />
          <ActionButton type="submit" className={button.danger} disabled={busy}>
            {busy ? 'One moment' : 'Delete account'}
          </ActionButton>
          <button type="button" className={button.quiet} onClick={() => void sendLink()}>
            Email me a link instead
          </button>
        </form>
      )}
      {linkSent && (
        <>
          <Notice>
            {`We’ve sent you a link. ${isInstalled() ? 'Copy it from the email and paste it below' : 'Open it in this browser'}, then delete your account within five minutes.`}
          </Notice>
          {isInstalled() && <PasteLink />}
        </>
      )}
      {!hasPassword && failure !== null && <Failure>{failure}</Failure>}
      <button type="button" className={button.secondary} onClick={onCancel}>
        Keep my account
      </button>
    </Pane>
  );
}
