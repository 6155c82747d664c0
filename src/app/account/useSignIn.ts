/** State of the sign-in form: input, progress, errors and sent messages. */
import { type FormEvent, useState } from 'react';
import type { SignedIn, SignInProvider } from '../../account/port.ts';
import { type AccountProblem, accountFailure, fieldOf, problemIn } from '../../account/problems.ts';
import type { Site } from '../../firebase/config.ts';
import type { Result } from '../../lib/result.ts';
import { useWork } from '../../ui/useWork.ts';
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
  forgot: (email) => `If an account uses ${email}, we’ve sent a link to that address.`,
};

export const wantsPassword = (mode: FormMode) => mode === 'sign-in' || mode === 'create';

/** @param first initial value of the email field. */
export function useSignIn(site: Site, mode: FormMode, first: string) {
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState('');
  const { form, busy, problem, setProblem, run } = useWork<AccountProblem>();
  const [sent, setSent] = useState<string | null>(null);

  async function complete(result: Result<SignedIn, AccountProblem>) {
    const entered = result.ok ? await enter(result.value, site.firebase) : result;
    if (entered.ok) showMerge(entered.value);
    return entered;
  }

  async function send() {
    const accounts = await openAccounts(site.firebase);
    if (mode === 'sign-in') return complete(await accounts.signIn(email, password));
    if (mode === 'create') return complete(await accounts.signUp(email, password));
    const result =
      mode === 'link' ? await accounts.sendLink(email) : await accounts.sendPasswordReset(email);
    if (result.ok && mode === 'link') rememberedEmail.keep(email);
    if (result.ok) setSent(SENT[mode](email));
    return result;
  }

  const place = problem && fieldOf(problem.code);
  return {
    form,
    email,
    setEmail,
    password,
    setPassword,
    busy,
    /** A sentence that an email was sent (a sign-in or reset link), or null. */
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
      const isMissing = wantsPassword(mode) && password === '';
      const amiss = problemIn(email) ?? (isMissing ? accountFailure('password').problem : null);
      if (amiss) setProblem(amiss);
      else void run(send);
    },
    signInWith: (provider: SignInProvider) =>
      run(async () => complete(await (await openAccounts(site.firebase)).signInWith(provider))),
  };
}
