/** Asks for the invitation code of a closed site, then sends what waits on this device. */
import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { WENT_WRONG } from '../../lib/sentences.ts';
import type { AcceptInvitationReply, AcceptInvitationRequest } from '../../protocol/invitation.ts';
import { parseCode } from '../../protocol/tableCode.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { CodeField, NO_CODE } from '../../ui/CodeField.tsx';
import { nextFrame } from '../../ui/nextFrame.ts';
import { useWork } from '../../ui/useWork.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { lastOutcomeAtom, syncNow } from '../sync/syncState.ts';
import { configOf } from './openAccounts.ts';

async function accept(account: Account, text: string): Promise<Result<unknown>> {
  const code = parseCode(text);
  if (code === null) return fail('code', NO_CODE);
  if (!navigator.onLine) return fail('offline', 'You’re offline. Connect to enter your code.');
  const { uid } = account;
  try {
    const config = await configOf(account);
    if (config === null) return fail('config', WENT_WRONG);
    const { auth, call } = (await import('../../firebase/app.ts')).connect(config, uid);
    await auth.authStateReady();
    const request = { userId: uid, code };
    return ok(
      await call<AcceptInvitationRequest, AcceptInvitationReply>('acceptInvitation', request),
    );
  } catch (error) {
    const { status, message } = serverErrorOf(error);
    return fail(status, message);
  }
}

export function Invitation({ account }: { readonly account: Account }) {
  const [text, setText] = useState('');
  const open = useSetAtom(accountDialogAtom);
  const tell = useSetAtom(lastOutcomeAtom);
  const { form, busy, problem, setProblem, run } = useWork();

  // A frame later: the dialog that opens focuses its cross after this effect.
  useEffect(() => {
    void nextFrame().then(() => form.current?.querySelector('input')?.focus());
  }, [form]);

  async function enter() {
    const accepted = await accept(account, text);
    if (!accepted.ok) return accepted;
    // The server has let the account in, even if it does not answer the sync.
    tell(null);
    // The account is new, and has not chosen its name yet.
    if ((await syncNow()).kind === 'synced') open('profile');
    return accepted;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void run(enter);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        label="Invitation code"
        value={text}
        error={problem?.message ?? null}
        onChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
      />
      <ActionButton type="submit" className={button.primary} disabled={busy}>
        {busy ? 'One moment' : 'Continue'}
      </ActionButton>
    </form>
  );
}
