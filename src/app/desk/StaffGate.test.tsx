// @vitest-environment jsdom
/** The gate of the desk: visitors it lets in, and pages that stay open when access is in doubt. */
import { act, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { useAtDesk } from './deskContext.ts';
import { StaffGate } from './StaffGate.tsx';
import type { Answer } from './staff.ts';

const { device } = vi.hoisted(() => ({
  device: { uid: 'anna', ask: (): Promise<unknown> => Promise.reject(new Error('Not set.')) },
}));
vi.mock('./staff.ts', () => ({ askWhoIsThere: () => device.ask() }));
vi.mock('../device/storage.ts', async () => {
  const { atom } = await import('jotai');
  return {
    storage: async () => ({}),
    storedAtom: (_: unknown, initial: unknown) => atom(initial),
    useStored: () => ({ uid: device.uid }),
  };
});
vi.mock('../page/Link.tsx', () => ({ Link: 'a' }));

const ANNA: Answer = { kind: 'staff', uid: 'anna', email: 'anna@crema.test' };
const BEN: Answer = { kind: 'staff', uid: 'ben', email: 'ben@crema.test' };

/** A page with a draft: the account with which it was opened. */
function Bench() {
  const { uid } = useAtDesk();
  const [draftOf] = useState(uid);
  return <p>{`The draft of ${draftOf}, for ${uid}.`}</p>;
}

const page = drawn();
const draw = () =>
  page.draw(
    <MemoryRouter>
      <StaffGate>
        <Bench />
      </StaffGate>
    </MemoryRouter>,
  );
/** The answers of the server that are still to come, in the order of the requests. */
let answers: ((answer: Answer) => Promise<void>)[];
const reconnect = async () => {
  for (const [name, onLine] of [
    ['offline', false],
    ['online', true],
  ] as const) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await act(async () => window.dispatchEvent(new Event(name)));
  }
};

beforeEach(() => {
  answers = [];
  device.uid = 'anna';
  device.ask = () =>
    new Promise((resolve) => {
      answers.push((answer) => act(async () => resolve(answer)));
    });
});

it('lets staff in, and tells others why they may not enter', async () => {
  await draw();
  expect(page.place.textContent).toBe('One moment.');
  await answers.at(-1)!({ kind: 'not-staff', email: 'anna@crema.test' });
  expect(page.place.textContent).toContain('anna@crema.test, which isn’t a staff account');
  await reconnect();
  await answers.at(-1)!(ANNA);
  expect(page.place.textContent).toBe('The draft of anna, for anna.');
});

it.each([
  [{ kind: 'not-staff', email: 'anna@crema.test' }, /^Your account no longer has staff access/],
  [{ kind: 'signed-out' }, /^Your session has expired/],
  [{ kind: 'unreachable' }, /^$/],
] as const)('keeps an open page when the answer is %o', async (answer, words) => {
  await draw();
  await answers.at(-1)!(ANNA);
  await reconnect();
  await answers.at(-1)!(answer);
  expect(page.place.querySelector('[role="alert"] p')?.textContent ?? '').toMatch(words);
  expect(page.place.textContent).toContain('The draft of anna');
});

it('ignores an answer that comes after a newer one', async () => {
  await draw();
  const [late] = answers;
  await reconnect();
  await answers.at(-1)!(ANNA);
  await late!({ kind: 'signed-out' });
  expect(page.place.querySelector('[role="alert"]')).toBeNull();
});

it('starts its pages anew for another account, which must not write the draft of the first', async () => {
  await draw();
  await answers.at(-1)!(ANNA);
  device.uid = 'ben';
  await draw();
  await answers.at(-1)!(BEN);
  expect(page.place.textContent).toBe('The draft of ben, for ben.');
});
