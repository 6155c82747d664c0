/** A new address or password for an account that signs in by email. */
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { isSameAddress } from '../../account/magicLink.ts';
import { type AccountProblem, accountFailure, fieldOf, problemIn } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Notice, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { onlineAtom } from '../device/online.ts';
import { storage } from '../device/storage.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProofForm } from './ProofForm.tsx';
import { withAccounts } from './withAccounts.ts';

export type LoginPart = 'address' | 'password';

/** `offer` is the button that leads here; `goal` ends "Confirm it’s you, and we’ll …". */
export const LOGIN_WORDS = {
  address: {
    offer: 'Change email',
    title: 'Change your email address',
    reason: (old: string | null) =>
      `We’ll email a link to your new address. The new address replaces ${old ?? 'your old one'} once you open the link. Until then, nothing changes.`,
    goal: 'send the link',
    submit: 'Send the link',
    // Does not tell whether another account has the address.
    done: (typed: string) =>
      `If no other account uses ${typed}, we’ve sent a link to that address. Once you’ve opened the link, sign in again with the new address; your results stay. The email can take a minute. Check your spam folder too.`,
  },
  password: {
    offer: 'Change password',
    title: 'Change your password',
    reason: () => 'Within an hour, your other devices will ask you to sign in again.',
    goal: 'save your new password',
    submit: 'Save new password',
    done: () => 'Your new password is saved.',
  },
};

export interface ChangeLoginProps {
  readonly account: Account;
  readonly what: LoginPart;
  onBack(): void;
}

export function ChangeLogin({ account, what, onBack }: ChangeLoginProps) {
  const words = LOGIN_WORDS[what];
  const online = useAtomValue(onlineAtom);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState(false);
  const { form, busy, problem, setProblem, run } = useWork<AccountProblem>();

  const change = () =>
    run(async () => {
      const result = await withAccounts(account, ({ changeAddress, changePassword }) =>
        what === 'address' ? changeAddress(typed) : changePassword(typed),
      );
      if (result.ok && what === 'address') {
        await (await storage()).putAccount({ ...account, newEmail: typed });
      }
      setDone(result.ok);
      return result;
    });

  function problemInTyped() {
    if (what === 'password') return typed === '' ? accountFailure('password').problem : null;
    const isSame = isSameAddress(typed, account.email);
    return isSame ? accountFailure('same-address').problem : problemIn(typed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const amiss = problemInTyped();
    if (amiss) setProblem(amiss);
    else if (!busy) void change();
  }

  if (problem?.code === 'recent-sign-in') {
    return (
      <ProofForm
        account={account}
        goal={words.goal}
        action={words.submit}
        cancel="Back"
        onProven={() => void change()}
        onCancel={() => setProblem(null)}
      />
    );
  }
  const isAtField = problem !== null && fieldOf(problem.code) !== 'form';
  const field = {
    value: typed,
    onChange(value: string) {
      setTyped(value);
      setProblem(null);
    },
    error: isAtField ? problem.message : null,
  };
  return (
    <Pane>
      {done ? (
        <Notice>{words.done(typed)}</Notice>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-soft wrap-anywhere">{words.reason(account.email)}</p>
          {what === 'address' ? (
            <EmailField label="New email address" autoComplete="email" {...field} />
          ) : (
            <PasswordField label="New password" isNew username={account.email} {...field} />
          )}
          {problem !== null && !isAtField && <Failure>{problem.message}</Failure>}
          {!online && <Notice>You’re offline. Connect to change this.</Notice>}
          <ActionButton type="submit" className={button.primary} disabled={busy || !online}>
            {busy ? 'One moment' : words.submit}
          </ActionButton>
        </form>
      )}
      <button type="button" className={button.secondary} onClick={onBack}>
        Back
      </button>
    </Pane>
  );
}
