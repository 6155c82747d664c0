/** State of the sign-in form: input, progress, errors and sent messages. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignedIn, SignInProvider } from '../../account/port.ts';
import { type AccountProblem, accountFailure, fieldOf } from '../../account/problems.ts';
import type { Site } from '../../firebase/config.ts';
import type { Problem, Result } from '../../lib/result.ts';
import { isInstalled } from '../device/platform.ts';
import { enter, showMerge } from './afterSignIn.ts';
import { openAccounts } from './openAccounts.ts';
import { rememberedEmail } from './rememberedEmail.ts';

export type FormMode = 'sign-in' | 'create' | 'link' | 'forgot';

const SENT: Readonly<Record<'link' | 'forgot', (email: string) => string>> = {
  link: (email) =>
    isInstalled()
      ? `We’ve sent a link to ${email}. Copy it from the email and paste it below.`
      : `We’ve sent a link to ${email}. Open it in this browser to sign in.`,
  forgot: (email) => `If there is an account for ${email}, a link is on its way there.`,
};

const NO_ADDRESS = 'Please enter your e-mail address.';

export const wantsPassword = (mode: FormMode) => mode === 'sign-in' || mode === 'create';

type Shown = Problem<AccountProblem> | null;

/** The first problem of the sign-in form's input, or null. */
function problemIn(mode: FormMode, email: string, password: string): Shown {
  // The form validates by itself: the browser's bubbles use the browser's language and vanish.
  if (email === '') return accountFailure('email', NO_ADDRESS).problem;
  if (!/^\S+@\S+$/.test(email)) return accountFailure('email').problem;
  const isMissing = wantsPassword(mode) && password === '';
  return isMissing ? accountFailure('password').problem : null;
}

/** @param first initial value of the e-mail field. */
export function useSignIn(site: Site, mode: FormMode, first: string) {
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Shown>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Move the focus to the field of the form that the error is about.
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  /** Shows why the sign-in failed, or completes it. */
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

  const place = problem && fieldOf(problem.code);
  return {
    form,
    email,
    setEmail,
    password,
    setPassword,
    busy,
    /** A sentence that an e-mail was sent (a sign-in or reset link), or null. */
    sent,
    /** The form's error; null without one. */
    problem: problem && {
      message: problem.message,
      /** The field that the error is about, if the form shows that field, else the whole form. */
      at: place === 'password' && !wantsPassword(mode) ? 'form' : place,
    },
    /** Clears the form's messages when the player moves on. */
    clear() {
      setProblem(null);
      setSent(null);
    },
    mended: () => setProblem(null),
    submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      const amiss = problemIn(mode, email, password);
      if (amiss) setProblem(amiss);
      else void run(send);
    },
    signInWith: (provider: SignInProvider) =>
      run(async () => conclude(await (await openAccounts(site.firebase)).signInWith(provider))),
  };
}
