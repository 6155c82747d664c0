/** Signing in, creating an account, asking for a link: one form, four modes. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../account/port.ts';
import { type AccountProblem, accountFailure, fieldOf } from '../../account/problems.ts';
import type { Site } from '../../firebase/config.ts';
import type { Problem, Result } from '../../lib/result.ts';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { enter, showMerge } from './afterSignIn.ts';
import { openAccounts } from './openAccounts.ts';
import { Failure, Notice } from './Pane.tsx';
import { PasswordField } from './PasswordField.tsx';
import { rememberedEmail } from './rememberedEmail.ts';
import { SocialButtons } from './SocialButtons.tsx';

export type FormMode = 'sign-in' | 'create' | 'link' | 'forgot';

export const FORM_TITLES: Readonly<Record<FormMode, string>> = {
  'sign-in': 'Sign in',
  create: 'Create an account',
  link: 'Sign in by e-mail',
  forgot: 'Choose a new password',
};

const WORDS: Readonly<Record<FormMode, { reason: string; submit: string; busy: string }>> = {
  'sign-in': {
    reason: 'Keep your results on every device, and meet others on the leaderboards.',
    submit: 'Sign in',
    busy: 'Signing in',
  },
  create: {
    reason: 'Keep your results on every device. What you have played here comes along.',
    submit: 'Create account',
    busy: 'Creating your account',
  },
  link: {
    reason: 'We send you a link that signs you in. No password needed, new account or old.',
    submit: 'Send the link',
    busy: 'Sending',
  },
  forgot: {
    reason: 'We send you a link with which you choose a new password.',
    submit: 'Send the link',
    busy: 'Sending',
  },
};

const SENT: Readonly<Record<'link' | 'forgot', (email: string) => string>> = {
  link: (email) =>
    `A link is on its way to ${email}. Open it on this device and you are signed in.`,
  forgot: (email) => `If there is an account for ${email}, a link is on its way there.`,
};

export interface SignInFormProps {
  readonly site: Site;
  readonly mode: FormMode;
  readonly email: string;
  readonly online: boolean;
  onMode(mode: FormMode): void;
}

type Shown = Problem<AccountProblem> | null;

const NO_ADDRESS = 'Please enter your e-mail address.';

export function SignInForm({ site, mode, email: first, online, onMode }: SignInFormProps) {
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Shown>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const words = WORDS[mode];
  const wantsPassword = mode === 'sign-in' || mode === 'create';

  // What is to be mended gets the focus.
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function change(next: FormMode) {
    setProblem(null);
    setSent(null);
    onMode(next);
    // The button that was pressed makes way for others.
    form.current?.querySelector('input')?.focus();
  }

  /** Shows what went wrong; what has worked is brought in. */
  async function conclude(result: Result<SignedIn, AccountProblem>) {
    const entered = result.ok ? await enter(result.value, site.firebase) : result;
    if (entered.ok) showMerge(entered.value);
    else setProblem(entered.problem.code === 'cancelled' ? null : entered.problem);
  }

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setProblem(accountFailure('unknown').problem);
    }
    setBusy(false);
  }

  async function send() {
    const accounts = await openAccounts(site.firebase);
    if (mode === 'sign-in') return conclude(await accounts.signIn(email, password));
    if (mode === 'create') return conclude(await accounts.signUp(email, password));
    const result =
      mode === 'link' ? await accounts.sendLink(email) : await accounts.sendPasswordReset(email);
    if (!result.ok) return setProblem(result.problem);
    if (mode === 'link') rememberedEmail.keep(email);
    setSent(SENT[mode](email));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // The browser's own bubbles speak its language and vanish; these stay.
    if (email === '') setProblem(accountFailure('email', NO_ADDRESS).problem);
    else if (!/^\S+@\S+$/.test(email)) setProblem(accountFailure('email').problem);
    else if (wantsPassword && password === '') setProblem(accountFailure('password').problem);
    else void run(send);
  }

  const place = problem && fieldOf(problem.code);
  const at = place === 'password' && !wantsPassword ? 'form' : place;
  const link = button.compact;
  return (
    <>
      <p className="text-soft">{words.reason}</p>
      {wantsPassword && site.signIn.length > 0 && (
        <SocialButtons
          providers={site.signIn}
          disabled={busy || !online}
          onChoose={(provider) =>
            void run(async () => {
              const accounts = await openAccounts(site.firebase);
              await conclude(await accounts.signInWith(provider));
            })
          }
        />
      )}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value.trim());
            if (at === 'email') setProblem(null);
          }}
          error={at === 'email' ? (problem?.message ?? null) : null}
        />
        {wantsPassword && (
          <PasswordField
            isNew={mode === 'create'}
            value={password}
            onChange={setPassword}
            error={at === 'password' ? (problem?.message ?? null) : null}
          />
        )}
        {at === 'form' && <Failure>{problem?.message}</Failure>}
        {sent !== null && (
          <Notice>{sent} It can take a minute; look among unwanted mail too.</Notice>
        )}
        <button type="submit" className={button.primary} disabled={busy || !online}>
          {busy ? words.busy : sent !== null ? 'Send it again' : words.submit}
        </button>
      </form>
      <div className="-mt-2 flex flex-col items-center text-sm text-soft">
        {mode === 'sign-in' ? (
          <>
            <p className="flex flex-wrap justify-center">
              <button type="button" className={link} onClick={() => change('link')}>
                E-mail me a link
              </button>
              <button type="button" className={link} onClick={() => change('forgot')}>
                Forgot password?
              </button>
            </p>
            <p>
              New here?
              <button type="button" className={link} onClick={() => change('create')}>
                Create an account
              </button>
            </p>
          </>
        ) : (
          <button type="button" className={link} onClick={() => change('sign-in')}>
            {mode === 'create' ? 'I have an account' : 'Sign in with a password'}
          </button>
        )}
      </div>
    </>
  );
}
