import { beforeEach, expect, it, vi } from 'vitest';
import type { Visitor } from '../../../desk/port.ts';
import { VISITOR_KEY } from '../../../desk/visitor.ts';
import { memoryStorage } from '../../../storage/memoryStorage.ts';
import type { Storage } from '../../../storage/port.ts';
import { ServerError } from '../../../sync/status.ts';
import { type Asked, askAgain, lookIn, rememberedStaff } from './staff.ts';

const ANNA = { uid: 'anna', email: 'anna@example.com', config: null };
const STAFF: Visitor = { kind: 'staff', uid: 'anna', email: 'anna@example.com' };

let storage: Storage;
const visitor = vi.fn<() => Promise<Visitor>>();

beforeEach(() => {
  storage = memoryStorage();
  visitor.mockReset();
});

const asked = (): Asked => ({ storage, openDesk: async () => ({ visitor }), now: () => 1000 });

it('shows the sign-in to nobody in particular, without asking the server', async () => {
  expect(await lookIn(asked())).toEqual({ kind: 'signed-out' });
  expect(visitor).not.toHaveBeenCalled();
});

it('lets staff in, and remembers them on the device', async () => {
  await storage.enterAccount(ANNA);
  visitor.mockResolvedValue(STAFF);
  expect(await lookIn(asked())).toBeNull();
  expect(await rememberedStaff(storage)).toEqual({
    uid: 'anna',
    email: 'anna@example.com',
    at: 1000,
  });
});

it('lets in whom it remembers, without a network too', async () => {
  await storage.enterAccount(ANNA);
  visitor.mockResolvedValueOnce(STAFF);
  await lookIn(asked());
  visitor.mockRejectedValue(new ServerError('unavailable'));
  expect(await lookIn(asked())).toBeNull();
  expect(await askAgain(asked())).toEqual({ kind: 'unreachable' });
  expect(await lookIn(asked())).toBeNull();
});

it('keeps everybody else out', async () => {
  await storage.enterAccount(ANNA);
  visitor.mockResolvedValue({ kind: 'not-staff', email: 'anna@example.com' });
  expect(await lookIn(asked())).toEqual({ kind: 'not-staff', email: 'anna@example.com' });
  visitor.mockRejectedValue(new ServerError('unavailable'));
  expect(await lookIn(asked())).toEqual({ kind: 'unreachable' });
});

it('forgets who is not staff any more, and whose session has ended', async () => {
  await storage.enterAccount(ANNA);
  for (const now of [{ kind: 'not-staff', email: null }, { kind: 'signed-out' }] as const) {
    visitor.mockResolvedValueOnce(STAFF);
    await lookIn(asked());
    visitor.mockResolvedValueOnce(now);
    expect(await askAgain(asked())).toEqual(now);
    expect(await rememberedStaff(storage)).toBeNull();
  }
});

it('remembers nobody for another account, and nothing after sign-out', async () => {
  await storage.enterAccount(ANNA);
  visitor.mockResolvedValue({ ...STAFF, uid: 'ben' });
  expect(await lookIn(asked())).toEqual({ kind: 'signed-out' });
  visitor.mockResolvedValue(STAFF);
  expect(await lookIn(asked())).toBeNull();
  await storage.clearPlayerData({ unsent: 'keep', of: 'anna' });
  expect(await storage.getMeta(VISITOR_KEY)).toBeUndefined();
  expect(await lookIn(asked())).toEqual({ kind: 'signed-out' });
});
