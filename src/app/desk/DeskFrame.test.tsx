// @vitest-environment jsdom
/** Whoever is no staff any more is shown the door, on the page that asked. */
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { ReopenContext } from '../page/reopen.ts';
import type { Doorway } from './access/Door.tsx';
import { DeskFrame } from './DeskFrame.tsx';

const { askAgainHere } = vi.hoisted(() => ({ askAgainHere: vi.fn() }));
vi.mock('./access/staff.ts', () => ({
  askAgainHere,
  rememberedStaff: async () => ({ uid: 'anna', email: 'anna@crema.test', at: 1 }),
}));
vi.mock('./keepDeskFiles.ts', () => ({ keepDeskFiles: async () => {} }));
vi.mock('../device/storage.ts', async () => {
  const { atom } = await import('jotai');
  return { storage: async () => ({}), storedAtom: (_: unknown, initial: unknown) => atom(initial) };
});
vi.mock('../../games/shared/styles.ts', () => ({ adoptStyles() {} }));
vi.mock('../page/Link.tsx', () => ({ Link: 'a' }));

const NOT_STAFF: Doorway = { kind: 'not-staff', email: 'anna@crema.test' };
const page = drawn();
const reopen = vi.fn();
const opened = { reopen, reopening: false };
/** The server says so. */
let answer: (doorway: Doorway | null) => Promise<void>;

const draw = () =>
  page.draw(
    <MemoryRouter>
      <ReopenContext value={opened}>
        <DeskFrame title="The desk">The calendar</DeskFrame>
      </ReopenContext>
    </MemoryRouter>,
  );

beforeEach(() => {
  reopen.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  askAgainHere.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (doorway) => act(async () => resolve(doorway));
      }),
  );
});

it('opens the door anew for who is none as the page opens', async () => {
  await draw();
  await answer(NOT_STAFF);
  expect(reopen).toHaveBeenCalledOnce();
});

it('leaves another page alone when the answer comes late', async () => {
  await draw();
  await page.draw(<p>Another page</p>);
  await answer(NOT_STAFF);
  expect(reopen).not.toHaveBeenCalled();
});

it('tells who was at work in place', async () => {
  await draw();
  await answer(null);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  await answer(NOT_STAFF);
  expect(reopen).not.toHaveBeenCalled();
  expect(page.place.querySelector('[role="alert"]')?.textContent).toMatch(/^Your account does not/);
  expect(page.place.textContent).toContain('The calendar');
});
