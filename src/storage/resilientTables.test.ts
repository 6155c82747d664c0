import 'fake-indexeddb/auto'; // Dexie's live queries look for a global IndexedDB
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import {
  countResults,
  finished,
  progressOf,
  storageContract,
} from '../../tests/support/storageContract.ts';
import { memoryTables } from './memoryTables.ts';
import { openStorage } from './open.ts';
import type { Durability } from './port.ts';
import {
  ANSWER_TIMEOUT_MS,
  RETRY_DELAYS_MS,
  type RestingStorage,
  resilientTables,
} from './resilientTables.ts';
import { makeStorage } from './storage.ts';
import type { Scope, TableStore } from './tableStore.ts';
import type { After } from './waiting.ts';

/** Timers that the test advances. */
class ManualTimers {
  readonly #due = new Map<symbol, { at: number; run: () => void }>();
  #now = 0;

  readonly after: After = (ms, run) => {
    const timer = Symbol();
    this.#due.set(timer, { at: this.#now + ms, run });
    return () => this.#due.delete(timer);
  };

  /** Advances time until the promise settles. */
  async passUntil(settled: Promise<unknown>, step: number): Promise<void> {
    let waiting = true;
    settled.then(
      () => {
        waiting = false;
      },
      () => {
        waiting = false;
      },
    );
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      if (!waiting) return;
      this.pass(step);
    }
  }

  pass(ms: number): void {
    this.#now += ms;
    for (const [timer, { at, run }] of [...this.#due]) {
      if (at <= this.#now && this.#due.delete(timer)) run();
    }
  }
}

type Fault = (scope: Scope) => 'works' | 'hangs' | Error;

/** A disk that outlives connections, with a fault that decides the outcome of each transaction. */
class FaultyDisk {
  fault: Fault = () => 'works';
  readonly tables = memoryTables();
  /** Hanging transactions, which can be aborted. */
  readonly #underWay: (() => void)[] = [];

  abort(): void {
    for (const callOff of this.#underWay.splice(0)) callOff();
  }

  connect(): TableStore {
    return {
      transaction: (scope, work) => {
        const meets = this.fault(scope);
        if (meets === 'works') return this.tables.transaction(scope, work);
        if (meets !== 'hangs') return Promise.reject(meets);
        return new Promise((_, reject) => {
          this.#underWay.push(() => reject(new DOMException('Called off.', 'AbortError')));
        });
      },
      watch: (read, listener) => this.tables.watch(read, listener),
      abort: () => this.abort(),
      close: () => {},
    };
  }
}

const quota = new DOMException('The disk is full.', 'QuotaExceededError');
const lost = new DOMException('Connection to the database was lost.', 'UnknownError');
const full: Fault = (scope) => (scope.mode === 'write' ? quota : 'works');
const gone: Fault = () => lost;

let disk: FaultyDisk;
let timers: ManualTimers;
let storage: RestingStorage;
let told: Durability[];

function openOn(target: FaultyDisk): RestingStorage {
  const tables = resilientTables(() => target.connect(), timers.after);
  const { durability, onDurability, retry, rest, wake } = tables;
  return { ...makeStorage(tables), durability, onDurability, retry, rest, wake };
}

beforeEach(() => {
  disk = new FaultyDisk();
  timers = new ManualTimers();
  storage = openOn(disk);
  told = [];
  storage.onDurability((durability) => told.push(durability));
});

/** The disk as another page sees it. */
function onDisk() {
  return makeStorage(disk.tables);
}

storageContract('resilient, in good times', () => openOn(new FaultyDisk()));

storageContract('resilient, without a database', () => {
  const broken = new FaultyDisk();
  broken.fault = gone;
  return openOn(broken);
});

describe.each([
  ['full', full],
  ['lost', gone],
])('when the disk is %s', (_, fault) => {
  it('finishing succeeds, is shown at once, and says that it is not kept', async () => {
    disk.fault = fault;
    expect(storage.durability()).toBe('kept');
    expect((await storage.finish(finished())).added).toBe(true);
    expect(storage.durability()).toBe('not-kept');
    expect(told).toEqual(['not-kept']);
    expect(await storage.readResult('geografind', '41')).not.toBeNull();
    expect(await countResults(storage, 'geografind')).toBe(1);
    expect(await countResults(onDisk(), 'geografind')).toBe(0);
  });

  it('everything is written when it recovers, on demand', async () => {
    await storage.finish(finished({ id: '40' }));
    await storage.writeProgress(progressOf({ id: '41' }));
    disk.fault = fault;
    await storage.finish(finished({ id: '41' }));
    await storage.writeProgress(progressOf({ id: '42', progress: 0.1 }));
    await storage.writeProgress(progressOf({ id: '42', progress: 0.2 }));
    await storage.putMeta('settings', { timer: true });
    expect(await storage.retry()).toBe(false);
    expect(storage.durability()).toBe('not-kept');

    disk.fault = () => 'works';
    expect(await storage.retry()).toBe(true);
    expect(storage.durability()).toBe('kept');
    expect(told).toEqual(['not-kept', 'kept']);
    const disked = onDisk();
    expect(await countResults(disked, 'geografind')).toBe(2);
    expect(await countResults(disked, 'geografind')).toBe(2);
    expect(await disked.listProgress()).toMatchObject([{ id: '42', progress: 0.2 }]);
    expect(await disked.getMeta('settings')).toEqual({ timer: true });
    expect(await disked.getMeta('write-probe')).toBeUndefined();
    expect(await countResults(storage, 'geografind')).toBe(2);
  });

  it('it is tried again by itself, less often each time', async () => {
    disk.fault = fault;
    await storage.finish(finished());
    for (const delay of RETRY_DELAYS_MS) {
      timers.pass(delay - 1);
      const attempt = vi.spyOn(disk, 'connect');
      timers.pass(1);
      await eventually(() => expect(attempt).toHaveBeenCalledOnce());
      attempt.mockRestore();
      await storage.retry(); // joins the attempt under way
      expect(storage.durability()).toBe('not-kept');
    }
    disk.fault = () => 'works';
    timers.pass(RETRY_DELAYS_MS.at(-1) as number);
    await eventually(() => expect(storage.durability()).toBe('kept'));
    expect(await countResults(onDisk(), 'geografind')).toBe(1);
  });

  it('a complete result that another tab stored in the meantime stands', async () => {
    disk.fault = fault;
    await storage.finish(finished({ result: ['IT', 'win'] }));
    await onDisk().finish(finished({ result: ['ES', 'win'] }));
    disk.fault = () => 'works';
    await storage.retry();
    expect((await storage.readResult('geografind', '41'))?.result).toEqual(['ES', 'win']);
    expect(await countResults(storage, 'geografind')).toBe(1);
  });

  it('a row written anew while its older form is being written ends up newest', async () => {
    disk.fault = fault;
    await storage.writeProgress(progressOf({ progress: 0.1 }));
    let newer: Promise<void> | undefined;
    disk.fault = (scope) => {
      if (scope.tables.includes('progress')) {
        newer ??= storage.writeProgress(progressOf({ progress: 0.2 }));
      }
      return 'works';
    };
    expect(await storage.retry()).toBe(true);
    await newer;
    expect(await onDisk().listProgress()).toMatchObject([{ progress: 0.2 }]);
  });

  it('watchers stay on, from the disk to memory and back', async () => {
    const seen: number[] = [];
    const stop = storage.watch(
      () => countResults(storage, 'geografind'),
      (count) => seen.push(count),
    );
    await storage.finish(finished({ id: '41' }));
    await eventually(() => expect(seen.at(-1)).toBe(1));
    disk.fault = full;
    await storage.finish(finished({ id: '42' }));
    await eventually(() => expect(seen.at(-1)).toBe(2));
    disk.fault = () => 'works';
    await storage.retry();
    await storage.finish(finished({ id: '43' }));
    await eventually(() => expect(seen.at(-1)).toBe(3));
    stop();
  });
});

it('still shows what was stored before, when the disk can only be read', async () => {
  await storage.finish(finished({ id: '40' }));
  disk.fault = full;
  await storage.writeProgress(progressOf());
  expect(storage.durability()).toBe('not-kept');
  expect(await storage.readResult('geografind', '40')).not.toBeNull();
});

it('goes on without a database that does not answer, and writes once when it does', async () => {
  disk.fault = () => 'hangs';
  const finishing = storage.finish(finished());
  await timers.passUntil(finishing, ANSWER_TIMEOUT_MS);
  expect((await finishing).added).toBe(true);
  expect(storage.durability()).toBe('not-kept');
  disk.fault = () => 'works';
  expect(await storage.retry()).toBe(true);
  expect(await countResults(onDisk(), 'geografind')).toBe(1);

  // The database fails again, for another reason.
  disk.fault = full;
  await storage.finish(finished({ id: '42' }));
  expect(storage.durability()).toBe('not-kept');
  disk.fault = () => 'works';
  expect(await storage.retry()).toBe(true);
  expect(await countResults(onDisk(), 'geografind')).toBe(2);
});

it('loses nothing and doubles nothing, whenever the disk fails and recovers', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('finish' as const), id: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constant('write' as const), id: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constantFrom('works', 'full', 'gone', 'hangs', 'flaky') }),
    fc.record({ do: fc.constant('retry' as const) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(2000, ANSWER_TIMEOUT_MS) }),
    fc.record({ do: fc.constant('settle' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      disk = new FaultyDisk();
      timers = new ManualTimers();
      storage = openOn(disk);
      const calls: Promise<unknown>[] = [];
      const done = new Set<string>();
      const unfinished = new Map<string, number>();
      let updatedAt = 0;
      for (const next of steps) {
        if (next.do === 'finish') {
          const id = String('id' in next && next.id);
          calls.push(storage.finish(finished({ id })));
          done.add(id);
          unfinished.delete(id);
        } else if (next.do === 'write') {
          const id = String('id' in next && next.id);
          calls.push(storage.writeProgress(progressOf({ id, updatedAt: ++updatedAt })));
          unfinished.set(id, updatedAt);
        } else if (next.do === 'retry') calls.push(storage.retry());
        else if (next.do === 'pass') timers.pass('ms' in next ? next.ms : 0);
        else if (next.do === 'settle') await new Promise((resolve) => setTimeout(resolve));
        else {
          let count = 0;
          const flaky: Fault = () => (++count % 3 === 0 ? lost : 'works');
          const faults = { works: () => 'works', full, gone, hangs: () => 'hangs', flaky } as const;
          disk.fault = faults[next.do as keyof typeof faults] as Fault;
        }
      }
      disk.fault = () => 'works';
      await timers.passUntil(Promise.all(calls), 60_000); // times out the hanging ones
      await timers.passUntil(storage.retry(), 60_000); // may join an attempt that hangs
      expect(await storage.retry()).toBe(true);
      const disked = onDisk();
      const results = (await disked.readResults('geografind')).map((row) => row.id);
      expect(results.sort()).toEqual([...done].sort());
      const progress = (await disked.listProgress()).map((r) => [r.id, r.updatedAt] as const);
      expect(new Map(progress)).toEqual(unfinished);
    }),
    { numRuns: 300 },
  );
});

it('keeps nobody from the tables while there is nothing to purge', async () => {
  await storage.keepPuzzle('geografind', '41', {});
  const modes: string[] = [];
  disk.fault = ({ mode }) => {
    modes.push(mode);
    return 'works';
  };
  await storage.purge({}, 5);
  expect(modes).toEqual(['read']);
  await storage.finish(finished());
  await storage.purge({}, 5);
  expect(await storage.readPuzzle('geografind', '41')).toBeNull();
});

describe('a page that rests', () => {
  it('lets go of what is under way, and does it anew when it wakes', async () => {
    disk.fault = () => 'hangs';
    const finishing = storage.finish(finished());
    storage.rest();
    disk.fault = () => 'works';
    const reading = storage.readResult('geografind', '41');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await countResults(onDisk(), 'geografind')).toBe(0);
    storage.wake();
    expect((await finishing).added).toBe(true);
    await reading;
    expect(await countResults(onDisk(), 'geografind')).toBe(1);
    expect(told).toEqual([]);
  });

  it('does not take a clock that ran on meanwhile for a failure of the database', async () => {
    disk.fault = () => 'hangs';
    vi.spyOn(disk, 'abort').mockImplementation(() => {});
    const finishing = storage.finish(finished());
    storage.rest();
    timers.pass(ANSWER_TIMEOUT_MS);
    disk.fault = () => 'works';
    storage.wake();
    expect((await finishing).added).toBe(true);
    expect(told).toEqual([]);
  });

  it('keeps the order of what was under way and what was asked for meanwhile', async () => {
    disk.fault = () => 'hangs';
    const first = storage.writeProgress(progressOf({ progress: 0.1, updatedAt: 1 }));
    storage.rest();
    const second = storage.writeProgress(progressOf({ progress: 0.2, updatedAt: 2 }));
    const last = storage.finish(finished({ id: '42' }));
    disk.fault = () => 'works';
    storage.wake();
    await Promise.all([first, second, last]);
    expect(await onDisk().listProgress()).toMatchObject([{ progress: 0.2 }]);
    expect(await countResults(onDisk(), 'geografind')).toBe(1);
  });

  it('does not write over what another page has played on meanwhile', async () => {
    // The transaction writes, but is aborted before the commit.
    const aborted = new DOMException('Called off.', 'AbortError');
    const transaction = disk.tables.transaction;
    vi.spyOn(disk.tables, 'transaction').mockImplementationOnce((scope, work) =>
      transaction(scope, async (tx) => {
        await work(tx);
        storage.rest();
        throw aborted;
      }),
    );
    const writing = storage.writeProgress(progressOf({ progress: 0.1, updatedAt: 1 }));
    await eventually(() => expect(disk.tables.transaction).toHaveBeenCalledOnce());
    await onDisk().writeProgress(progressOf({ progress: 0.2, updatedAt: 2 }));
    storage.wake();
    await writing;
    expect(await onDisk().listProgress()).toMatchObject([{ progress: 0.2 }]);
  });

  it('tries at once to write what is in its memory when it wakes', async () => {
    disk.fault = full;
    await storage.finish(finished());
    storage.rest();
    disk.fault = () => 'works';
    storage.wake();
    await eventually(() => expect(storage.durability()).toBe('kept'));
    expect(await countResults(onDisk(), 'geografind')).toBe(1);
  });

  it('sees afterwards what others have done meanwhile', async () => {
    const seen: number[] = [];
    const stop = storage.watch(
      () => countResults(storage, 'geografind'),
      (count) => seen.push(count),
    );
    await eventually(() => expect(seen).toEqual([0]));
    storage.rest();
    await onDisk().finish(finished());
    storage.wake();
    await eventually(() => expect(seen.at(-1)).toBe(1));
    stop();
  });
});

it('takes a mistake of ours as what it is, not as a broken disk', async () => {
  await expect(storage.finish(finished({ result: ['FR'] }))).rejects.toThrow(TypeError);
  const notJson = { session: { broken: () => {} } } as never;
  await expect(storage.writeProgress(progressOf(notJson))).rejects.toThrow();
  expect(storage.durability()).toBe('kept');
});

describe('openStorage', () => {
  it('works in memory where opening throws, and recovers when it no longer does', async () => {
    const indexedDB = new IDBFactory();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window.', 'SecurityError');
    });
    const opened = openStorage('crema', {
      platform: { indexedDB, IDBKeyRange },
      after: timers.after,
    });
    expect((await opened.finish(finished())).added).toBe(true);
    expect(opened.durability()).toBe('not-kept');
    open.mockRestore();
    expect(await opened.retry()).toBe(true);
    expect(await countResults(opened, 'geografind')).toBe(1);
    opened.close();
    const later = openStorage('crema', { platform: { indexedDB, IDBKeyRange } });
    expect(await countResults(later, 'geografind')).toBe(1);
    later.close();
  });

  it('works in memory while the disk is full, and writes when there is room again', async () => {
    const opened = openStorage('crema', {
      platform: { indexedDB: new IDBFactory(), IDBKeyRange },
      after: timers.after,
    });
    await opened.writeProgress(progressOf());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw quota;
    });
    expect((await opened.finish(finished())).added).toBe(true);
    expect(opened.durability()).toBe('not-kept');
    expect(await opened.listProgress()).toEqual([]);
    expect(await opened.retry()).toBe(false);
    put.mockRestore();
    expect(await opened.retry()).toBe(true);
    expect(await countResults(opened, 'geografind')).toBe(1);
    expect(await countResults(opened, 'geografind')).toBe(1);
    expect(await opened.listProgress()).toEqual([]);
    opened.close();
  });

  it('works in memory where there is no IndexedDB', async () => {
    const opened = openStorage('crema', {
      platform: { indexedDB: undefined as never, IDBKeyRange },
      after: timers.after,
    });
    await opened.finish(finished());
    expect(opened.durability()).toBe('not-kept');
    expect(await countResults(opened, 'geografind')).toBe(1);
    opened.close();
  });

  it('opens again by itself after the browser lost the connection', async () => {
    const indexedDB = new IDBFactory();
    const connections: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      const request = open(...args);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    });
    const opened = openStorage('crema', {
      platform: { indexedDB, IDBKeyRange },
      after: timers.after,
    });
    await opened.finish(finished({ id: '41' }));
    connections.at(-1)?.close(); // what Safari does in the background
    await opened.finish(finished({ id: '42' }));
    await opened.retry();
    expect(opened.durability()).toBe('kept');
    expect(await countResults(opened, 'geografind')).toBe(2);
    expect(await countResults(opened, 'geografind')).toBe(2);
    opened.close();
  });
});
