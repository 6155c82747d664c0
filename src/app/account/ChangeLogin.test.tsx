// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press, typeInto } from '../../../tests/support/drawn.tsx';
import { accountFailure } from '../../account/problems.ts';
import { ok } from '../../lib/result.ts';
import { storage } from '../device/storage.ts';
import { ChangeLogin } from './ChangeLogin.tsx';

const accounts = vi.hoisted(() => ({
  methods: async () => ['password'],
  ...{ changeAddress: vi.fn(), changePassword: vi.fn(), reauthenticate: vi.fn() },
}));
vi.mock('./openAccounts.ts', () => ({
  ...{ configOf: async () => ({}), openAccounts: async () => accounts, hasWindows: () => true },
}));
vi.mock('../device/storage.ts', async () => {
  const opened = (await import('../../../tests/support/storages.ts')).memoryStorage();
  return { storage: async () => opened };
});

const page = drawn();
const account = { uid: 'anna', email: 'anna@example.com', config: null };
const draw = (what: 'address' | 'password') =>
  page.draw(<ChangeLogin account={account} what={what} onBack={() => {}} />);

/** Types into the only field and sends the form; answers with the sentence at the field, or below. */
async function send(text: string): Promise<string | null | undefined> {
  const field = page.place.querySelector<HTMLInputElement>('input:not([hidden])')!;
  await typeInto(field, text);
  await press(page.place.querySelector<HTMLElement>('[type=submit]')!);
  const wrong = page.place.querySelector('[aria-invalid=true]');
  expect(wrong).toBe(wrong && document.activeElement);
  const at = wrong ? `[id="${wrong.getAttribute('aria-describedby')}"]` : '[role]';
  return page.place.querySelector(at)?.textContent;
}

beforeEach(() => {
  for (const change of [accounts.changeAddress, accounts.changePassword, accounts.reauthenticate])
    change.mockReset().mockResolvedValue(ok(null));
});

it('an address changes by a link, and the next sign-in knows it', async () => {
  await draw('address');
  expect(await send('')).toBe('Please enter your email address.');
  expect(await send('new at example')).toBe(
    'Enter a valid email address, such as anna@example.com.',
  );
  expect(await send('Anna@Example.com')).toBe('That’s already your address.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await act(async () => dispatchEvent(new Event('offline')));
  expect(await send('new@example.com')).toMatch(/^You’re offline\./);
  expect(accounts.changeAddress).not.toHaveBeenCalled();
  await act(async () => dispatchEvent(new Event('online')));
  accounts.changeAddress.mockResolvedValueOnce(accountFailure('too-many'));
  expect(await send('new@example.com')).toMatch(/^Too many attempts\./);
  expect(await send('new@example.com')).toMatch(
    /^If no other account uses new@example\.com, we’ve /,
  );
  const wanted = { ...account, newEmail: 'new@example.com' };
  expect(await (await storage()).readAccount()).toEqual(wanted);
});

it('a password is saved, after an old session once the player has proved who it is', async () => {
  await draw('password');
  expect(await send('')).toBe('Please enter your password.');
  accounts.changePassword.mockResolvedValueOnce(accountFailure('weak-password', 'Use a digit.'));
  expect(await send('no digit')).toBe('Use a digit.');
  accounts.changePassword.mockResolvedValueOnce(accountFailure('recent-sign-in'));
  await send('flat white');
  expect(page.place.textContent).toContain('it’s you, and we’ll save your new password.');
  accounts.reauthenticate.mockResolvedValueOnce(accountFailure('credentials'));
  expect(await send('wrong')).toBe('That password isn’t right.');
  expect(await send('good morning')).toBe('Your new password is saved.');
  const proof = { kind: 'password', password: 'good morning' };
  expect(accounts.reauthenticate).toHaveBeenLastCalledWith(proof);
  expect(accounts.changePassword).toHaveBeenLastCalledWith('flat white');
});
