// @vitest-environment jsdom
/** The bench comes before the server's answer, and goes while there is no network. */
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../../tests/support/drawn.tsx';
import type { DraftDocument } from '../../../desk/documents.ts';
import { type Kept, NOTHING_KEPT } from '../../../desk/drafts/keptDraft.ts';
import { ServerError } from '../../../sync/status.ts';
import type { Ground } from './useDay.ts';
import { type DraftStart, useDraft } from './useDraft.ts';

const { saveDraft, putMeta } = vi.hoisted(() => ({ saveDraft: vi.fn(), putMeta: vi.fn() }));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => ({ saveDraft }) }));
vi.mock('../../device/storage.ts', () => ({
  storage: async () => ({
    putMeta,
    readAccount: async () => ({ uid: 'anna' }),
    durability: () => 'kept',
  }),
}));

const GIVEN: DraftDocument = {
  ...{ uid: 'anna', email: 'anna@crema.test', game: 'sudoku-shift', id: '516' },
  ...{ puzzle: '"given"', base: 0, note: '', plays: '[]', revision: 0 },
};
const OLD: Kept = {
  ...NOTHING_KEPT,
  current: { draft: { ...GIVEN, puzzle: '"old"', revision: 2 }, sent: true, at: 1 },
};

let found: ReturnType<typeof useDraft>;
function Bench(start: DraftStart) {
  found = useDraft(start);
  return null;
}

const page = drawn();
const draw = (kept: Kept, served: DraftStart['served']) =>
  page.draw(<Bench given={GIVEN} ground={{ kept } as Ground} served={served} />);

beforeEach(() => {
  vi.useFakeTimers();
  saveDraft.mockReset().mockRejectedValue(new ServerError('unavailable'));
  putMeta.mockReset();
});
afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
});

it('goes on with what the server says later than the bench was opened', async () => {
  await draw(OLD, undefined);
  expect(found.snapshot.puzzle).toBe('"old"');
  await draw(OLD, { ...GIVEN, puzzle: '"newer"', revision: 5, key: 'k', at: 5 });
  expect(found.snapshot).toMatchObject({ puzzle: '"newer"', keeping: 'server' });
});

it('sends once when it is left, and then leaves device and server alone', async () => {
  await draw(NOTHING_KEPT, null);
  await act(async () => found.keeper.edit('"mine"'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(saveDraft.mock.calls.length).toBeGreaterThan(1);
  expect(putMeta).toHaveBeenCalled();
  saveDraft.mockClear();
  putMeta.mockClear();
  await page.leave();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(saveDraft).toHaveBeenCalledTimes(1);
  expect(putMeta).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
