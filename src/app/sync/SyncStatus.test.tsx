// @vitest-environment jsdom
/** Results that the server has not taken. */
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { drawn, press } from '../../../tests/support/drawn.tsx';
import type { OutboxRow } from '../../storage/entities.ts';
import { SyncStatus } from './SyncStatus.tsx';
import { outboxAtom } from './syncState.ts';

const { changeOutbox, syncNow, inStep } = vi.hoisted(() => ({
  inStep: new Date(2025, 10, 20, 9, 2).getTime(),
  ...{ changeOutbox: vi.fn(), syncNow: vi.fn(async () => ({ kind: 'synced' })) },
}));
vi.mock('../device/storage.ts', () => ({
  storage: async () => ({ changeOutbox }),
  useStored: () => inStep,
}));
vi.mock('../device/accountState.ts', async () => ({
  accountDialogAtom: (await import('jotai')).atom(null),
}));
vi.mock('./syncState.ts', async () => {
  const { atom } = await import('jotai');
  return {
    ...{ syncNow, outboxAtom: atom<unknown>([]), syncingAtom: atom(false) },
    ...{ answeredAtom: atom(true), lastOutcomeAtom: atom(null), clockAheadAtom: atom(0) },
  };
});

const page = drawn();

it('names what was not taken with the reason, and tries it again when asked', async () => {
  const row = {
    ...{ game: 'sudoku-shift', id: '9', result: [1, 2, 3, 4] },
    ...{ openedOn: null, stage: 'waiting', createdAt: 1 },
    setAside: { code: 'permission-denied', message: 'It is too fast.' },
  } satisfies OutboxRow;
  getDefaultStore().set(outboxAtom as never, [row] as never);
  await page.draw(<SyncStatus />);
  expect(page.place.textContent).toContain('Last synced on 20 November 2025 at 09:02.');
  expect(page.place.textContent).toContain('1 result not saved to your profile');
  expect(page.place.textContent).toContain('Sudoku Shift, 2 July 2025It is too fast.');
  const again = [...page.place.querySelectorAll('button')].at(-1)!;
  expect(again.textContent).toBe('Sync now');
  await press(again);
  const change = { setAside: null };
  expect(changeOutbox).toHaveBeenCalledExactlyOnceWith([{ game: 'sudoku-shift', id: '9', change }]);
  expect(syncNow).toHaveBeenCalledOnce();
});
