import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/storages.ts';
import type { Visitor } from '../../desk/port.ts';
import { ServerError } from '../../protocol/status.ts';
import { IS_STAFF } from '../../storage/isStaff.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { askWhoIsThere } from './staff.ts';

const ANNA = { uid: 'anna', email: 'anna@example.com', config: null };
const STAFF: Visitor = { kind: 'staff', uid: 'anna', email: 'anna@example.com' };

let storage: Pick<ResilientStorage, 'readAccount' | 'putMeta' | 'getMeta' | 'putAccount'>;
const visitor = vi.fn<() => Promise<Visitor>>();
const ask = () => askWhoIsThere({ storage, openDesk: async () => ({ visitor }) });
const remembered = () => readEntry(storage, IS_STAFF);

beforeEach(() => {
  storage = memoryStorage();
  visitor.mockReset();
});

it('asks for a sign-in on a device without an account, and does not ask the server', async () => {
  expect(await ask()).toEqual({ kind: 'signed-out' });
  expect(visitor).not.toHaveBeenCalled();
});

it('remembers staff on the device', async () => {
  await storage.putAccount(ANNA);
  visitor.mockResolvedValue(STAFF);
  expect(await ask()).toEqual(STAFF);
  expect(await remembered()).toBe(true);
});

it('knows nothing new of staff while the server is away', async () => {
  await storage.putAccount(ANNA);
  visitor.mockResolvedValueOnce(STAFF);
  await ask();
  visitor.mockRejectedValue(new ServerError('unavailable'));
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(await remembered()).toBe(true);
});

it.each([{ kind: 'not-staff', email: null }, { kind: 'signed-out' }] as const)(
  'forgets staff that the server answers with %o',
  async (now) => {
    await storage.putAccount(ANNA);
    visitor.mockResolvedValueOnce(STAFF).mockResolvedValueOnce(now);
    await ask();
    expect(await ask()).toEqual(now);
    expect(await remembered()).toBe(false);
  },
);

it('asks for a sign-in where the server knows another account than the device', async () => {
  await storage.putAccount(ANNA);
  visitor.mockResolvedValue({ ...STAFF, uid: 'ben' });
  expect(await ask()).toEqual({ kind: 'signed-out' });
  expect(await remembered()).toBe(false);
});
