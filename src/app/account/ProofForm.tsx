/** Re-authentication before an action that a borrowed device must not do. */
import { type FormEvent, useEffect, useState } from 'react';
import type { Proof, SignInMethod } from '../../account/port.ts';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import { ok } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Notice, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { isInstalled } from '../device/platform.ts';
import { hasWindows } from './openAccounts.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasteLink } from './PasteLink.tsx';
import { rememberedEmail } from './rememberedEmail.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { withAccounts } from './withAccounts.ts';

export interface ProofFormProps {
  readonly account: Account;
  /** Ends the sentence "Confirm it’s you, and we’ll …". */
  readonly goal: string;
  /** Labels of the button that proves by password and goes on, and of the one that does not. */
  readonly action: string;
  readonly cancel: string;
  readonly isGrave?: boolean;
  onProven(): void;
  onCancel(): void;
}

function useProof(account: Account, onProven: () => void) {
  const [proofs, setProofs] = useState<readonly SignInMethod[]>([]);
  const [linkSent, setLinkSent] = useState(false);
  const { form, busy, problem, setProblem, run } = useWork<AccountProblem>();

  useEffect(() => {
    void run(() =>
      withAccounts(account, async (accounts) => ok(setProofs(await accounts.methods()))),
    );
  }, [account, run]);

  return {
    ...{ form, proofs, busy, linkSent, problem, setProblem },
    prove: (proof: Proof) =>
      run(async () => {
        const proven = await withAccounts(account, (accounts) => accounts.reauthenticate(proof));
        if (proven.ok) onProven();
        else if (proven.problem.code === 'credentials') {
          return accountFailure('credentials', 'That password isn’t right.');
        }
        return proven;
      }),
    sendLink: (email: string) =>
      run(async () => {
        const sent = await withAccounts(account, (accounts) => accounts.sendLink(email));
        if (sent.ok) rememberedEmail.keep(email);
        setLinkSent(sent.ok);
        return sent;
      }),
  };
}

export function ProofForm(props: ProofFormProps) {
  const { account, goal, action, cancel, isGrave = false, onProven, onCancel } = props;
  const { form, proofs, busy, linkSent, problem, setProblem, prove, sendLink } = useProof(
    account,
    onProven,
  );
  const [password, setPassword] = useState('');
  const { email } = account;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') setProblem(accountFailure('password').problem);
    else if (!busy) void prove({ kind: 'password', password });
  }

  const providers = proofs.filter((proof) => proof !== 'password');
  const hasPassword = providers.length < proofs.length;
  return (
    <Pane>
      <p>{`You signed in a while ago. Confirm it’s you, and we’ll ${goal}.`}</p>
      <SocialButtons
        providers={providers}
        hasMore={hasPassword}
        disabled={busy}
        onChoose={(provider) => void prove({ kind: 'provider', provider })}
      />
      {!hasWindows() && providers.length > 0 && (
        <Notice>
          You’ll leave Crema for a moment. When you’re back, you’ll have five minutes to continue
          here.
        </Notice>
      )}
      {hasPassword && (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <PasswordField
            label="Current password"
            username={email}
            value={password}
            onChange={setPassword}
            error={problem?.message ?? null}
          />
          <ActionButton
            type="submit"
            className={isGrave ? button.danger : button.primary}
            disabled={busy}
          >
            {busy ? 'One moment' : action}
          </ActionButton>
          {email !== null && (
            <ActionButton
              className={button.quiet}
              disabled={busy}
              onClick={() => void sendLink(email)}
            >
              Email me a link instead
            </ActionButton>
          )}
        </form>
      )}
      {linkSent && (
        <>
          <Notice>
            {`We’ve sent you a link. ${isInstalled() ? 'Copy it from the email and paste it below' : 'Open it in this browser'}, then come back here within five minutes.`}
          </Notice>
          {isInstalled() && <PasteLink />}
        </>
      )}
      {!hasPassword && problem !== null && <Failure>{problem.message}</Failure>}
      <button type="button" className={button.secondary} onClick={onCancel}>
        {cancel}
      </button>
    </Pane>
  );
}
