// @vitest-environment jsdom
/** The code of a closed site. */
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press, typeInto } from '../../../tests/support/drawn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';
import { ServerError } from '../../protocol/status.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';
import { Invitation } from './Invitation.tsx';

const { call, syncNow } = vi.hoisted(() => ({ call: vi.fn(), syncNow: vi.fn() }));
vi.mock('./openAccounts.ts', () => ({ configOf: async () => ({}) }));
vi.mock('../../firebase/app.ts', () => ({
  connect: () => ({ auth: { authStateReady: async () => {} }, call }),
}));
vi.mock('../sync/syncState.ts', async () => ({
  syncNow,
  lastOutcomeAtom: (await import('jotai')).atom(null),
}));
vi.mock('../device/accountState.ts', async () => ({
  accountDialogAtom: (await import('jotai')).atom(null),
}));

const page = drawn();
const opened = () => getDefaultStore().get(accountDialogAtom);

/** Types the text and sends the form; answers with the sentence at the field. */
async function enter(text: string): Promise<string | null | undefined> {
  const field = page.place.querySelector('input')!;
  await typeInto(field, text);
  await press(page.place.querySelector<HTMLElement>('[type=submit]')!);
  const wrong = page.place.querySelector('[aria-invalid=true]');
  expect(wrong).toBe(wrong && document.activeElement);
  return (
    wrong &&
    page.place.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent
  );
}

beforeEach(async () => {
  call.mockReset().mockResolvedValue({ isInvited: true });
  syncNow.mockReset().mockResolvedValue({ kind: 'synced' });
  getDefaultStore().set(accountDialogAtom, 'account');
  await page.draw(<Invitation account={{ uid: 'anna', email: null, config: null }} />);
});

it('has the focus, which an opening dialog gives to its cross', async () => {
  await eventually(() => expect(document.activeElement?.tagName).toBe('INPUT'));
});

it('says what is wrong with a code, and asks nobody about a text that is none', async () => {
  expect(await enter('')).toMatch(/^A code is three five-letter words/);
  expect(await enter('lusab-babad')).toMatch(/^A code is three five-letter words/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await enter('lusab-babad-gutih')).toMatch(/^You’re offline\./);
  expect(call).not.toHaveBeenCalled();
  for (const sentence of ['No invitation has this code.', 'This code has been used up.']) {
    call.mockRejectedValueOnce(new ServerError('not-found', sentence));
    expect(await enter('lusab-babad-gutih')).toBe(sentence);
  }
  expect(syncNow).not.toHaveBeenCalled();
  expect(opened()).toBe('account');
});

it('sends a code that was typed from paper, then all results, and asks for a name', async () => {
  expect(await enter(' LUSAB babad-Gutih')).toBeNull();
  const request = { userId: 'anna', code: 'lusab-babad-gutih' };
  expect(call).toHaveBeenCalledExactlyOnceWith('acceptInvitation', request);
  expect(syncNow).toHaveBeenCalledOnce();
  expect(opened()).toBe('profile');
});

it('asks for no code again when the sync fails, which is tried again by itself', async () => {
  getDefaultStore().set(lastOutcomeAtom, { kind: 'not-invited', message: '' });
  syncNow.mockResolvedValueOnce({ kind: 'retry', message: 'Crema is busy.' });
  expect(await enter('lusab-babad-gutih')).toBeNull();
  expect(getDefaultStore().get(lastOutcomeAtom)).toBeNull();
  expect(opened()).toBe('account');
});
