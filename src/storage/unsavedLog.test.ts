import 'fake-indexeddb/auto'; // Dexie's live queries look for a global one
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countOutbox, finished, progressOf } from '../../tests/support/storageContract.ts';
import { UNSAVED_KEY } from './early/names.ts';
import { openStorage } from './open.ts';
import type { ResilientStorage } from './port.ts';

/** A device: its disk and localStorage outlive the pages. */
let indexedDB: IDBFactory;
let local: Map<string, string>;
let held: (() => void)[] | null;

/** A page of Crema, which can be left and come back to. */
class AppPage extends EventTarget {
  readonly localStorage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  readonly storage: ResilientStorage = openStorage({
    platform: { indexedDB, IDBKeyRange },
    page: this,
  });

  go(how: { persisted: boolean }): void {
    this.dispatchEvent(Object.assign(new Event('pagehide'), how));
  }

  comeBack(): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}

/** From now on the disk leaves every page waiting; returns the way back. */
function holdDisk(): () => void {
  const waiting: (() => void)[] = [];
  held = waiting;
  return () => {
    held = null;
    for (const run of waiting.splice(0)) run();
  };
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  local = new Map();
  held = null;
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    // A disk that leaves one waiting: the database is there, and the page is not told.
    const dispatch = request.dispatchEvent.bind(request);
    request.dispatchEvent = (event) => {
      if (held === null || event.type !== 'success') return dispatch(event);
      held.push(() => dispatch(event));
      return true;
    };
    return request;
  });
});

const logged = () => JSON.parse(local.get(UNSAVED_KEY) ?? '[]') as { kind: string }[];

describe.each([[{ persisted: true }], [{ persisted: false }]])('a page that goes (%j)', (how) => {
  it('leaves nothing behind when everything is kept', async () => {
    const page = new AppPage();
    await page.storage.finish(finished());
    await page.storage.writeProgress(progressOf({ id: '42' }));
    page.go(how);
    expect(local.size).toBe(0);
    page.storage.close();
  });

  it('hands what was being written to the next one', async () => {
    const page = new AppPage();
    holdDisk();
    page.storage.finish(finished({ id: '41' })).catch(() => {});
    page.storage.writeProgress(progressOf({ id: '42' })).catch(() => {});
    page.go(how);
    expect(logged().map(({ kind }) => kind)).toEqual(['result', 'progress']);
    held = null; // and the page is never heard of again

    const next = new AppPage();
    expect((await next.storage.readResult('geografind', '41'))?.result).toEqual(finished().result);
    expect(await next.storage.readProgress('geografind', '42')).toMatchObject({ progress: 0.25 });
    expect(await countOutbox(next.storage)).toBe(1);
    await vi.waitFor(() => expect(local.size).toBe(0));
    next.storage.close();
  });

  it('hands over what it began while going', async () => {
    const page = new AppPage();
    holdDisk();
    page.go(how);
    page.storage.finish(finished()).catch(() => {});
    expect(logged()).toHaveLength(1);
    held = null;
    const next = new AppPage();
    expect(await next.storage.readResult('geografind', '41')).not.toBeNull();
    next.storage.close();
  });
});

it('a page that comes back does what it was at, once', async () => {
  const page = new AppPage();
  const free = holdDisk();
  const finishing = page.storage.finish(finished());
  page.go({ persisted: true });
  free();
  const next = new AppPage();
  await vi.waitFor(async () => expect(await countOutbox(next.storage)).toBe(1));
  next.go({ persisted: true });
  page.comeBack();
  expect((await finishing).added).toBe(false);
  expect(await countOutbox(page.storage)).toBe(1);
  expect(local.size).toBe(0);
  page.storage.close();
  next.storage.close();
});

it('a page that comes back first writes down nothing twice', async () => {
  const page = new AppPage();
  const free = holdDisk();
  const finishing = page.storage.finish(finished());
  page.go({ persisted: true });
  free();
  page.comeBack();
  expect((await finishing).added).toBe(true);
  expect(local.size).toBe(0);
  expect(page.storage.durability()).toBe('kept');
  page.storage.close();
});

it('frees the tables for other pages while it is away', async () => {
  const page = new AppPage();
  const other = new AppPage();
  await other.storage.getMeta('open');
  await page.storage.getMeta('open');
  // Under way: placed, not yet committed.
  const writing = page.storage.writeProgress(progressOf({ updatedAt: 1 }));
  page.go({ persisted: true });
  await other.storage.writeProgress(progressOf({ progress: 0.5, updatedAt: 2 }));
  page.comeBack();
  await writing;
  expect(await page.storage.readProgress('geografind', '41')).toMatchObject({ progress: 0.5 });
  page.storage.close();
  other.storage.close();
});

it('what is in memory only is handed over as well, and stays until it is kept', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'UnknownError');
  });
  const page = new AppPage();
  await page.storage.finish(finished());
  expect(page.storage.durability()).toBe('not-kept');
  page.go({ persisted: false });
  const next = new AppPage();
  expect(await next.storage.readResult('geografind', '41')).not.toBeNull();
  expect(logged()).toHaveLength(1);
  open.mockRestore();
  expect(await next.storage.retry()).toBe(true);
  expect(local.size).toBe(0);
  next.storage.close();
  page.storage.close();
});

it.each(['', 'null', '{}', '[1,null,{"kind":"result"}]', '[{"kind":"result","row":{"game":"x"}}]'])(
  'passes over a log that cannot be read: %j',
  async (text) => {
    local.set(UNSAVED_KEY, text);
    const page = new AppPage();
    expect(await page.storage.listProgress()).toEqual([]);
    page.storage.close();
  },
);

it('a refused result is not handed to anybody', async () => {
  const page = new AppPage();
  await expect(page.storage.finish(finished({ result: ['FR'] }))).rejects.toThrow(TypeError);
  page.go({ persisted: true });
  expect(local.size).toBe(0);
  page.storage.close();
});

describe('a database that cannot be opened', () => {
  let mend: () => void;
  beforeEach(() => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'InvalidStateError');
    });
    mend = () => open.mockRestore();
  });

  it('has the newest of an unfinished game written down, and no older one', async () => {
    const page = new AppPage();
    for (const updatedAt of [1, 2, 3]) {
      await page.storage.writeProgress(progressOf({ updatedAt, progress: updatedAt / 10 }));
    }
    page.go({ persisted: true });
    expect(logged()).toMatchObject([{ kind: 'progress', row: { updatedAt: 3 } }]);
    page.comeBack();
    await page.storage.writeProgress(progressOf({ updatedAt: 4, progress: 0.4 }));
    mend();
    expect(await page.storage.retry()).toBe(true);
    expect(local.size).toBe(0);
    page.storage.close();
  });

  it('hands nothing over after signing out', async () => {
    const page = new AppPage();
    await page.storage.finish(finished());
    page.go({ persisted: true });
    page.comeBack();
    await page.storage.clearPlayerData({ unsent: 'drop' });
    page.go({ persisted: false });
    expect(local.size).toBe(0);
    page.storage.close();
  });
});
