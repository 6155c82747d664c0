/** The player's sign-in methods: add more, or remove all but one. */
import { useCallback, useEffect, useState } from 'react';
import type { SignInMethod, SignInProvider } from '../../account/port.ts';
import { accountFailure } from '../../account/problems.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { askSite, configOf, openAccounts } from './openAccounts.ts';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './providers.tsx';

interface Known {
  readonly methods: readonly SignInMethod[];
  /** Sign-in providers that this site offers and the account does not have yet. */
  readonly more: readonly SignInProvider[];
}

const nameOf = (method: SignInMethod) =>
  method === 'password' ? 'E-mail' : PROVIDER_NAMES[method];

async function accountsOf(account: Account) {
  const config = await configOf(account);
  if (config === null) throw new Error('The account has no project.');
  return openAccounts(config, account.uid);
}

async function look(account: Account): Promise<Known> {
  const [accounts, site] = await Promise.all([accountsOf(account), askSite()]);
  const methods = await accounts.methods();
  const offered = typeof site === 'object' ? site.signIn : [];
  return { methods, more: offered.filter((provider) => !methods.includes(provider)) };
}

function useMethods(account: Account) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = useCallback(async () => setKnown(await look(account)), [account]);

  useEffect(() => {
    show().catch(() => setFailure(accountFailure('offline').problem.message));
  }, [show]);

  async function change(what: 'add' | 'remove', method: SignInMethod) {
    setBusy(true);
    setFailure(null);
    try {
      const accounts = await accountsOf(account);
      const isAdded = what === 'add' && method !== 'password';
      const result = await (isAdded ? accounts.addMethod(method) : accounts.removeMethod(method));
      if (!result.ok && result.problem.code !== 'cancelled') setFailure(result.problem.message);
      await show();
    } catch (error) {
      console.error(error);
      setFailure(accountFailure('unknown').problem.message);
    }
    setBusy(false);
  }

  return { known, failure, busy, change };
}

export interface SignInMethodsProps {
  readonly account: Account;
  onBack(): void;
}

export function SignInMethods({ account, onBack }: SignInMethodsProps) {
  const { known, failure, busy, change } = useMethods(account);
  const row = 'flex min-h-11 items-center justify-between gap-3';
  return (
    <Pane>
      <p className="text-soft">
        Each of these signs you in to the same account, with the same results.
      </p>
      <ul aria-label="Ways to sign in" className="flex flex-col gap-1">
        {known?.methods.map((method) => (
          <li key={method} className={row}>
            <span className="flex items-center gap-2.5">
              {method !== 'password' && PROVIDER_MARKS[method]}
              <span>{nameOf(method)}</span>
            </span>
            {known.methods.length > 1 && (
              <ActionButton
                className={button.compact}
                disabled={busy}
                aria-label={`Remove ${nameOf(method)}`}
                onClick={() => void change('remove', method)}
              >
                Remove
              </ActionButton>
            )}
          </li>
        ))}
        {known?.more.map((method) => (
          <li key={method} className={`${row} text-soft`}>
            <span className="flex items-center gap-2.5">
              {PROVIDER_MARKS[method]}
              <span>{nameOf(method)}</span>
            </span>
            <ActionButton
              className={button.compact}
              disabled={busy}
              aria-label={`Add ${nameOf(method)}`}
              onClick={() => void change('add', method)}
            >
              Add
            </ActionButton>
          </li>
        ))}
      </ul>
      {failure !== null && <Failure>{failure}</Failure>}
      <button type="button" className={button.secondary} onClick={onBack}>
        Back
      </button>
    </Pane>
  );
}
