/**
 * Target page of emailed sign-in links: signs in, and summarises how the device's results were
 * merged with the account's.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { readMagicLink } from '../../account/magicLink.ts';
import { type AccountProblem, accountFailure, fieldOf, problemIn } from '../../account/problems.ts';
import type { Problem, Result } from '../../lib/result.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure } from '../../ui/Pane.tsx';
import { useFocusOn } from '../../ui/useWork.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/useTitle.ts';
import { enter, type Merge, mergeAtom } from './afterSignIn.ts';
import { EmailField } from './EmailField.tsx';
import { MergeSentences, Merging } from './MergeSummary.tsx';
import { askSite, openAccounts } from './openAccounts.ts';
import { rememberedEmail } from './rememberedEmail.ts';

type Step =
  | {
      readonly at: 'address';
      readonly email: string;
      readonly problem: Problem<AccountProblem> | null;
    }
  | { readonly at: 'working' }
  | { readonly at: 'done'; readonly merge: Merge }
  | { readonly at: 'failed'; readonly message: string };

const FOREIGN: Step = { at: 'failed', message: accountFailure('link-foreign').problem.message };

const TITLES: Readonly<Record<Step['at'], string>> = {
  address: 'One more thing',
  working: 'Signing in',
  done: 'You’re signed in',
  failed: 'That link didn’t work',
};

function AskAnew({ message }: { readonly message: string }) {
  const openDialog = useSetAtom(accountDialogAtom);
  return (
    <>
      <p role="alert">{message}</p>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" className={button.primary} onClick={() => openDialog('link')}>
          Get a new link
        </button>
        <Link to="/" className={button.secondary}>
          Go to today’s puzzles
        </Link>
      </div>
    </>
  );
}

interface AskAddressProps {
  /** The email address that the player typed when asking for the link. */
  readonly email: string;
  readonly problem: Problem<AccountProblem> | null;
  onAddress(email: string): void;
}

function AskAddress({ email: first, problem, onAddress }: AskAddressProps) {
  const online = useAtomValue(onlineAtom);
  const [email, setEmail] = useState(first);
  const atField = problem !== null && fieldOf(problem.code) === 'email';
  const form = useFocusOn(problem);

  function submit(event: FormEvent) {
    event.preventDefault();
    onAddress(email);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-soft">
        You asked for this link on another device, or a while ago. Enter the email address it was
        sent to.
      </p>
      <EmailField
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={atField ? problem.message : null}
      />
      {problem !== null && !atField && <Failure>{problem.message}</Failure>}
      <ActionButton type="submit" className={button.primary} disabled={!online}>
        Sign in
      </ActionButton>
      {!online && (
        <p className="text-sm text-soft">
          You’re offline. Try the link again when you’re back online.
        </p>
      )}
    </form>
  );
}

async function signIn(email: string, address: string): Promise<Result<Merge, AccountProblem>> {
  const site = await askSite();
  if (site === 'not-set-up') return accountFailure('not-offered');
  if (typeof site !== 'object') return accountFailure('offline');
  const user = await (await openAccounts(site.firebase)).completeLink(email, address);
  if (!user.ok) return user;
  rememberedEmail.forget();
  return enter(user.value, site.firebase);
}

/** @param address the URL of the link, read before it is removed from the history. */
function Completing({ address }: { readonly address: string }) {
  const openDialog = useSetAtom(accountDialogAtom);
  const setMerge = useSetAtom(mergeAtom);
  const [step, setStep] = useState<Step>(() => {
    if (readMagicLink(address) === 'foreign') return FOREIGN;
    const isKnown = rememberedEmail.read() !== null;
    return isKnown ? { at: 'working' } : { at: 'address', email: '', problem: null };
  });
  useTitle(TITLES[step.at]);

  const complete = useCallback(
    async (email: string) => {
      const typed = problemIn(email);
      if (typed !== null) return setStep({ at: 'address', email, problem: typed });
      setStep({ at: 'working' });
      const result = await signIn(email, address).catch((error: unknown) => {
        console.error(error);
        return accountFailure('unknown');
      });
      if (result.ok) {
        setStep({ at: 'done', merge: result.value });
        const { isNew, outcome } = result.value;
        // The account's first view asks for the code. No name can be saved before.
        if (outcome.kind === 'not-invited') openDialog('account');
        else if (isNew) openDialog('profile');
        // This page shows the merge summary itself: the account dialog must not repeat it.
        else setMerge(null);
        return;
      }
      const { problem } = result;
      const canMend = ['email', 'link-address', 'offline', 'too-many', 'unknown'];
      if (canMend.includes(problem.code)) setStep({ at: 'address', email, problem });
      else setStep({ at: 'failed', message: problem.message });
    },
    [address, openDialog, setMerge],
  );

  useEffect(() => {
    const email = rememberedEmail.read();
    if (email !== null && readMagicLink(address) === 'sign-in') void complete(email);
  }, [address, complete]);

  return (
    <>
      <PageHead back={{ to: '/', label: 'Home' }} title={TITLES[step.at]} />
      {step.at === 'address' && (
        <AskAddress
          email={step.email}
          problem={step.problem}
          onAddress={(email) => void complete(email)}
        />
      )}
      {step.at === 'working' && <Merging />}
      {step.at === 'done' && (
        <>
          <div role="status">
            <MergeSentences merge={step.merge} />
          </div>
          <Link to="/" className={`${button.primary} self-start`}>
            Go to today’s puzzles
          </Link>
        </>
      )}
      {step.at === 'failed' && <AskAnew message={step.message} />}
    </>
  );
}

function WithoutLink() {
  useTitle('Sign in by email');
  const openDialog = useSetAtom(accountDialogAtom);
  return (
    <>
      <PageHead back={{ to: '/', label: 'Home' }} title="Sign in by email" />
      <p className="text-soft">
        Crema can email you a link that signs you in without a password. The link opens this page.
      </p>
      <button
        type="button"
        className={`${button.primary} self-start`}
        onClick={() => openDialog('link')}
      >
        Get a link
      </button>
    </>
  );
}

export function Page() {
  const [address] = useState(() => location.href);
  const kind = readMagicLink(address);

  // A sign-in link works once: remove it from the history and from URLs that the player shares.
  useEffect(() => {
    if (kind !== 'none') history.replaceState(history.state, '', '/magic-link');
  }, [kind]);

  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 pb-16 lg:px-6 [&>:first-child]:-mb-4">
      {kind === 'none' ? <WithoutLink /> : <Completing address={address} />}
    </div>
  );
}
