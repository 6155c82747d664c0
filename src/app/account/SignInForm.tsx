/**
 * A form with four modes: signing in, creating an account, requesting a sign-in link, and
 * requesting a link to choose a new password.
 */
import { useSetAtom } from 'jotai';
import type { Site } from '../../firebase/config.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure, Notice } from '../../ui/Pane.tsx';
import { accountDialogAtom } from '../device/accountState.ts';
import { isInstalled } from '../device/platform.ts';
import { Link } from '../page/Link.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasteLink } from './PasteLink.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { type FormMode, useSignIn, wantsPassword } from './useSignIn.ts';

export const FORM_TITLES: Readonly<Record<FormMode, string>> = {
  'sign-in': 'Sign in',
  create: 'Create an account',
  link: 'Sign in by email',
  forgot: 'Choose a new password',
};

const WORDS: Readonly<Record<FormMode, { reason: string; submit: string; busy: string }>> = {
  'sign-in': {
    reason: 'Keep your results and unfinished games on every device, and join the leaderboards.',
    submit: 'Sign in',
    busy: 'Signing in',
  },
  create: {
    reason:
      'Keep your results and unfinished games on every device. Everything you’ve played here comes with you.',
    submit: 'Create account',
    busy: 'Creating your account',
  },
  link: {
    reason:
      'We’ll email you a link that signs you in. No password needed, whether or not you have an account.',
    submit: 'Send the link',
    busy: 'Sending',
  },
  forgot: {
    reason: 'We’ll email you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending',
  },
};

export interface SignInFormProps {
  readonly site: Site;
  readonly mode: FormMode;
  readonly email: string;
  readonly online: boolean;
  onMode(mode: FormMode): void;
}

export function SignInForm({ site, mode, email: first, online, onMode }: SignInFormProps) {
  const form = useSignIn(site, mode, first);
  const openDialog = useSetAtom(accountDialogAtom);
  const { email, problem, busy, sent } = form;
  const words = WORDS[mode];
  const withPassword = wantsPassword(mode);
  const problemAt = (place: string) => (problem?.at === place ? problem.message : null);

  function change(next: FormMode) {
    form.clear();
    onMode(next);
    // The button that switched the form's mode is gone: move the focus to the first field.
    form.form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <p className="text-soft">{words.reason}</p>
      {withPassword && (
        <SocialButtons
          providers={site.signIn}
          hasMore
          disabled={busy || !online}
          onChoose={(provider) => void form.signInWith(provider)}
        />
      )}
      <form ref={form.form} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <EmailField
          autoComplete="username"
          value={email}
          onChange={(value) => {
            form.setEmail(value);
            if (problemAt('email') !== null) form.mended();
          }}
          error={problemAt('email')}
        />
        {withPassword && (
          <PasswordField
            isNew={mode === 'create'}
            value={form.password}
            onChange={form.setPassword}
            error={problemAt('password')}
          />
        )}
        {problem?.at === 'form' && <Failure>{problem.message}</Failure>}
        {sent !== null && (
          <Notice>{`${sent} The email can take a minute. Check your spam folder too.`}</Notice>
        )}
        <ActionButton type="submit" className={button.primary} disabled={busy || !online}>
          {busy ? words.busy : sent !== null ? 'Send a new link' : words.submit}
        </ActionButton>
      </form>
      {mode === 'link' && isInstalled() && <PasteLink />}
      {mode === 'create' && (
        <p className="-mt-1 text-sm text-soft">
          <span>{'An account stores your email address, results and unfinished games. '}</span>
          <Link
            to="/privacy"
            className="underline underline-offset-4"
            onClick={() => openDialog(null)}
          >
            What we store, and for how long
          </Link>
        </p>
      )}
      <OtherWays mode={mode} onMode={change} />
    </>
  );
}

function OtherWays(props: { readonly mode: FormMode; onMode(mode: FormMode): void }) {
  const { mode, onMode } = props;
  const link = button.compact;
  return (
    <div className="-mt-2 flex flex-col items-center text-sm text-soft">
      {mode === 'sign-in' ? (
        <>
          <p className="flex flex-wrap justify-center">
            <button type="button" className={link} onClick={() => onMode('link')}>
              Email me a link
            </button>
            <button type="button" className={link} onClick={() => onMode('forgot')}>
              Forgot password?
            </button>
          </p>
          <p>
            New here?
            <button type="button" className={link} onClick={() => onMode('create')}>
              Create an account
            </button>
          </p>
        </>
      ) : (
        <button type="button" className={link} onClick={() => onMode('sign-in')}>
          {mode === 'create' ? 'I already have an account' : 'Sign in with a password'}
        </button>
      )}
    </div>
  );
}
