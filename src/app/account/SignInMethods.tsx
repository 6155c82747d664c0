/** The player's sign-in methods: add more, or remove all but one. */
import { useCallback, useEffect, useState } from 'react';
import type { Accounts, SignInMethod, SignInProvider } from '../../account/port.ts';
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Pane } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { LOGIN_WORDS, type LoginPart } from './ChangeLogin.tsx';
import { askSite } from './openAccounts.ts';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './providers.tsx';
import { withAccounts } from './withAccounts.ts';

interface Known {
  readonly methods: readonly SignInMethod[];
  /** Sign-in providers that this site offers and the account does not have yet. */
  readonly more: readonly SignInProvider[];
}

const PARTS: readonly LoginPart[] = ['address', 'password'];

const nameOf = (method: SignInMethod) => (method === 'password' ? 'Email' : PROVIDER_NAMES[method]);

async function look(accounts: Accounts): Promise<Known> {
  const [methods, site] = await Promise.all([accounts.methods(), askSite()]);
  const offered = typeof site === 'object' ? site.signIn : [];
  return { methods, more: offered.filter((provider) => !methods.includes(provider)) };
}

type Work = (accounts: Accounts) => Promise<Result<unknown, AccountProblem>>;

function useMethods(account: Account) {
  const [known, setKnown] = useState<Known | null>(null);
  const { busy, problem, run } = useWork<AccountProblem>();

  const change = useCallback(
    (work: Work) =>
      run(() =>
        withAccounts(account, async (accounts) => {
          const result = await work(accounts);
          setKnown(await look(accounts));
          return result;
        }),
      ),
    [account, run],
  );

  useEffect(() => {
    void change(async () => ok(null));
  }, [change]);

  return { known, problem, busy, change };
}

export interface SignInMethodsProps {
  readonly account: Account;
  onChange(what: LoginPart): void;
  onBack(): void;
}

export function SignInMethods({ account, onChange, onBack }: SignInMethodsProps) {
  const { known, problem, busy, change } = useMethods(account);
  const rows = known === null ? [] : [...known.methods, ...known.more];
  return (
    <Pane>
      <p className="text-soft">
        Each method signs you in to the same account, with the same results.
      </p>
      <ul aria-label="Sign-in methods" className="flex flex-col gap-1">
        {rows.map((method) => {
          const isNew = method !== 'password' && !known?.methods.includes(method);
          const action = isNew ? 'Add' : 'Remove';
          return (
            <li key={method} className={isNew ? 'text-soft' : undefined}>
              <div className="flex min-h-11 items-center gap-2.5">
                {method !== 'password' && PROVIDER_MARKS[method]}
                <span>{nameOf(method)}</span>
                <span className="flex-1 text-sm text-soft wrap-anywhere">
                  {method === 'password' && account.email}
                </span>
                {(isNew || known?.methods.length !== 1) && (
                  <ActionButton
                    className={button.compact}
                    disabled={busy}
                    aria-label={`${action} ${nameOf(method)}`}
                    onClick={() =>
                      void change((accounts) =>
                        isNew ? accounts.addMethod(method) : accounts.removeMethod(method),
                      )
                    }
                  >
                    {action}
                  </ActionButton>
                )}
              </div>
              {method === 'password' && (
                <div className="-mx-2 -mt-1">
                  {PARTS.map((part) => (
                    <button
                      key={part}
                      type="button"
                      className={button.compact}
                      onClick={() => onChange(part)}
                    >
                      {LOGIN_WORDS[part].offer}
                    </button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {problem !== null && <Failure>{problem.message}</Failure>}
      <button type="button" className={button.secondary} onClick={onBack}>
        Back
      </button>
    </Pane>
  );
}
