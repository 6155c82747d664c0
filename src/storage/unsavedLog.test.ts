import 'fake-indexeddb/auto'; // Dexie's live queries look for a global IndexedDB
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { countResults, finished, progressOf } from '../../tests/support/storageContract.ts';
import { FakeWebStorage, LaggingWebStorage } from '../../tests/support/webStorage.ts';
import { UNSAVED_KEY } from './keys.ts';
import { openForPage } from './open.ts';
import type { ResilientStorage, Storage } from './port.ts';
import { LOGGED } from './unsavedLog.ts';

/** A device: its disk and localStorage outlive the pages. */
let indexedDB: IDBFactory;
let local: FakeWebStorage;
let held: (() => void)[] | null;

/** A page of Crema that can be left and restored. */
class AppPage extends EventTarget {
  readonly localStorage: FakeWebStorage;
  readonly storage: ResilientStorage;

  constructor(localStorage = local) {
    super();
    this.localStorage = localStorage;
    this.storage = openForPage(this, 'crema', { platform: { indexedDB, IDBKeyRange } });
  }

  go(how: { persisted: boolean }): void {
    this.dispatchEvent(Object.assign(new Event('pagehide'), how));
  }

  comeBack(): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}

/** Makes the disk hold every page's requests; returns the function that releases them. */
function holdDisk(): () => void {
  const waiting: (() => void)[] = [];
  held = waiting;
  return () => {
    held = null;
    for (const run of waiting.splice(0)) run();
  };
}

/** Discards the held requests of that many pages for good. */
async function silence(pages: number): Promise<void> {
  await eventually(() => expect(held).toHaveLength(pages));
  held = null;
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  local = new FakeWebStorage();
  held = null;
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    // A hanging open: the database exists, but the page gets no success event.
    const dispatch = request.dispatchEvent.bind(request);
    request.dispatchEvent = (event) => {
      if (held === null || event.type !== 'success') return dispatch(event);
      held.push(() => dispatch(event));
      return true;
    };
    return request;
  });
});

const logged = () =>
  Object.values(local as Record<string, unknown>).flatMap(
    (text) => JSON.parse(String(text)) as { kind: string }[],
  );
const isEmpty = () => expect(Object.keys(local)).toEqual([]);

describe.each([[{ persisted: true }], [{ persisted: false }]])('a page that goes (%j)', (how) => {
  it('leaves nothing behind when everything is kept', async () => {
    const page = new AppPage();
    await page.storage.finish(finished());
    await page.storage.writeProgress(progressOf({ id: '42' }));
    page.go(how);
    isEmpty();
    page.storage.close();
  });

  it('hands what was being written to the next one', async () => {
    const page = new AppPage();
    holdDisk();
    page.storage.finish(finished({ id: '41' })).catch(() => {});
    page.storage.writeProgress(progressOf({ id: '42' })).catch(() => {});
    page.go(how);
    expect(logged().map(({ kind }) => kind)).toEqual(['result', 'progress']);
    held = null; // the page never continues

    const next = new AppPage();
    expect((await next.storage.readResult('geografind', '41'))?.result).toEqual(finished().result);
    expect(await next.storage.readProgress('geografind', '42')).toMatchObject({ progress: 0.25 });
    expect(await countResults(next.storage, 'geografind')).toBe(1);
    await eventually(isEmpty);
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
  await eventually(async () => expect(await countResults(next.storage, 'geografind')).toBe(1));
  next.go({ persisted: true });
  page.comeBack();
  expect((await finishing).added).toBe(false);
  expect(await countResults(page.storage, 'geografind')).toBe(1);
  isEmpty();
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
  isEmpty();
  expect(page.storage.durability()).toBe('kept');
  page.storage.close();
});

it('frees the tables for other pages while it is away', async () => {
  const page = new AppPage();
  const other = new AppPage();
  await other.storage.getMeta('open');
  await page.storage.getMeta('open');
  // The write is issued, but not yet committed.
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
  isEmpty();
  next.storage.close();
  page.storage.close();
});

it.each(['', 'null', '{}', '[1,null,{"kind":"result"}]', '[{"kind":"result","row":{"game":"x"}}]'])(
  'passes over a log that cannot be read: %j',
  async (text) => {
    local.setItem(UNSAVED_KEY, text);
    const page = new AppPage();
    expect(await page.storage.listProgress()).toEqual([]);
    page.storage.close();
  },
);

it('a refused result is not handed to anybody', async () => {
  const page = new AppPage();
  await expect(page.storage.finish(finished({ result: ['FR'] }))).rejects.toThrow(TypeError);
  page.go({ persisted: true });
  isEmpty();
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
    isEmpty();
    page.storage.close();
  });
});

it('two pages that go together leave both of what they were writing', async () => {
  const pages = [
    new AppPage(new LaggingWebStorage(local)),
    new AppPage(new LaggingWebStorage(local)),
  ];
  holdDisk();
  for (const [i, page] of pages.entries()) {
    page.storage.finish(finished({ id: `${41 + i}` })).catch(() => {});
  }
  for (const page of pages) page.go({ persisted: false });
  await silence(2);
  const next = new AppPage();
  const ids = (await next.storage.readResults('geografind')).map(({ id }) => id);
  expect(ids.sort()).toEqual(['41', '42']);
  await eventually(isEmpty);
  next.storage.close();
});

it('takes over a way that was found, and the choice between games, as the page closed', async () => {
  const begun = new AppPage();
  await begun.storage.finish(finished());
  await begun.storage.writeProgress(progressOf({ id: '42' }));
  begun.storage.close();
  const page = new AppPage();
  await page.storage.readResult('geografind', '41');
  holdDisk();
  const { session } = progressOf();
  page.storage.addWay('geografind', '41', [[1]]).catch(() => {});
  page.storage.addWay('geografind', '41', [[2]]).catch(() => {});
  page.storage.chooseGame('geografind', '42', session, 5).catch(() => {});
  page.go({ persisted: false });
  expect(logged().map(({ kind }) => kind)).toEqual(['way', 'way', 'choice']);
  held = null;
  const next = new AppPage();
  await eventually(isEmpty);
  expect((await next.storage.readResult('geografind', '41'))?.ways).toEqual([[[1]], [[2]]]);
  next.storage.close();
});

it('leaves alone what was added to a log while it was taken in', async () => {
  const key = `${UNSAVED_KEY}/7`;
  const entry = (id: string) => ({ kind: 'result', row: finished({ id }) });
  local.setItem(key, JSON.stringify([entry('41')]));
  const page = new AppPage();
  local.setItem(key, JSON.stringify([entry('41'), entry('42')]));
  await page.storage.putMeta('behind', 'it');
  expect(logged()).toHaveLength(2);
  page.storage.close();
});

it('takes over how a result came about, and no result is lost for it', async () => {
  const log = [[5, 0, 'hint']];
  const of = (id: string, extra: object) => ({
    kind: 'result',
    row: { ...finished({ id }), ...extra },
  });
  const entries = [
    of('41', { hash: 'f00d', log }),
    of('42', { hash: 7, log }),
    of('43', { hash: 'f00d', log: 'moves' }),
  ];
  local.setItem(`${UNSAVED_KEY}/7`, JSON.stringify(entries));
  const { storage } = new AppPage();
  const { results } = await storage.exportPlayerData({ plays: true });
  const found = Object.fromEntries(results.map((row) => [row.id, [row.hash, row.log]]));
  expect(found).toEqual({
    41: ['f00d', log],
    42: [undefined, undefined],
    43: ['f00d', undefined],
  });
  expect(await countResults(storage, 'geografind')).toBe(3);
});

it('follows each method that writes what the player does, and no other', () => {
  // A further method of storage does not compile here until its kind is named.
  const kinds: Readonly<Record<keyof Storage, 'played' | 'begun again' | 'read'>> = {
    ...{ finish: 'played', writeProgress: 'played', addWay: 'played', chooseGame: 'played' },
    ...{
      readResults: 'read',
      readResult: 'read',
      readProgress: 'read',
      isProgressUnreadable: 'read',
    },
    ...{
      listProgress: 'read',
      readPuzzle: 'read',
      readAccount: 'read',
      getMeta: 'read',
      readChallenges: 'read',
    },
    ...{ readPlays: 'read', readUnsentPlays: 'read', readLackingPlays: 'read' },
    ...{ readUnsentSittings: 'read', readEndedSittings: 'read', readSitting: 'read' },
    ...{ listOutbox: 'read', exportPlayerData: 'read' },
    ...{ watch: 'read', close: 'read' },
    ...{ purge: 'begun again', takeFromServer: 'begun again' },
    ...{ markPlaysSent: 'begun again', takePlays: 'begun again', takeSittings: 'begun again' },
    takeChallenge: 'begun again',
    ...{ markSittings: 'begun again', dropSittings: 'begun again' },
    ...{ keepPuzzle: 'begun again', replacePuzzle: 'begun again', changeOutbox: 'begun again' },
    ...{ putAccount: 'begun again', putMeta: 'begun again', importPlayerData: 'begun again' },
  };
  const played = Object.entries(kinds).filter(([, kind]) => kind === 'played');
  expect(played.map(([name]) => name)).toEqual([...LOGGED]);
});
