/**
 * An in-memory Firestore with the methods that functions and leaderboards use. The database counts
 * billed reads and writes, and the writes of each document. Time is simulated, so an hour of
 * players finishing a puzzle takes a few seconds: each request takes some simulated time, while
 * other requests run.
 */
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type {
  Firestore as RestFirestore,
  StoredDocument,
  Write,
} from '../../src/firebase/firestore.ts';

/** Simulated duration in ms of a request within a region. */
const REQUEST_MS = 30;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Index entries covered by one billed read of a counting query. */
const COUNTED_PER_READ = 1_000;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
/** Tries of a transaction by the Admin SDK. */
const MOST_TRIES = 5;

type Data = Record<string, unknown>;

interface Stored {
  readonly data: Data;
  readonly updateTime: Timestamp;
}

interface Writes {
  minute: number;
  inMinute: number;
}

/** The most written document of a collection. */
export interface Hottest {
  /** Writes in the document's busiest minute. */
  perMinute: number;
}

/** Simulated time: waiting tasks resume in order of their time. */
class Clock {
  now: number;
  private readonly waiting: { at: number; go: () => void }[] = [];

  constructor(start: number) {
    this.now = start;
  }

  wait(ms: number): Promise<void> {
    return new Promise((go) => {
      const at = this.now + ms;
      let i = this.waiting.length;
      while (i > 0 && this.waiting[i - 1]!.at > at) i--;
      this.waiting.splice(i, 0, { at, go });
    });
  }

  /** Advances the simulated time until no task waits. */
  async run(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.now = next.at;
      next.go();
      await new Promise(setImmediate);
    }
  }
}

class Refusal extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`Status ${code}`);
    this.code = code;
  }
}

/** A write to a document, with the precondition on which it fails. */
interface Change {
  readonly path: string;
  /** The document after the write; null removes it. */
  readonly after: (before: Data | null) => Data | null;
  readonly expects?: 'missing' | 'there';
  readonly lastUpdateTime?: Timestamp | undefined;
}

/**
 * The writing methods of a transaction or batch: they collect changes, which are committed
 * together.
 */
function writerTo(changes: Change[]) {
  return {
    create: (reference: DocumentReference, data: Data) =>
      changes.push({
        path: reference.path,
        after: () => resolved({}, data),
        expects: 'missing',
      }),
    set: (reference: DocumentReference, data: Data, options?: { merge: boolean }) =>
      changes.push({
        path: reference.path,
        after: (before) => resolved(options?.merge ? (before ?? {}) : {}, data),
      }),
    update: (reference: DocumentReference, data: Data) =>
      changes.push({
        path: reference.path,
        after: (before) => updated(before, data),
        expects: 'there',
      }),
    delete: (reference: DocumentReference) =>
      changes.push({ path: reference.path, after: () => null }),
  };
}

/** The field by which a query orders the documents, and the most documents that it returns. */
interface Shown {
  readonly order?: string | null;
  readonly most?: number;
  /** Texts of which a document's list has one: the documents are found by them, and not one by one. */
  readonly any?: readonly string[];
}

const OPERATORS = {
  '==': (stored: unknown, value: unknown) => stored === value,
  in: (stored: unknown, values: unknown) => (values as unknown[]).includes(stored),
  'array-contains': (stored: unknown, value: unknown) =>
    Array.isArray(stored) && stored.includes(value),
  'array-contains-any': (stored: unknown, values: unknown) =>
    Array.isArray(stored) && stored.some((one) => (values as unknown[]).includes(one)),
} as const;

export class CountingFirestore {
  readonly clock: Clock;
  reads = 0;
  writes = 0;
  /** By collection, the writes of its most written document. */
  readonly hottest = new Map<string, Hottest>();
  private readonly documents = new Map<string, Stored>();
  private readonly collections = new Map<string, Set<string>>();
  /** By collection and text, the documents that have it in a list. */
  private readonly having = new Map<string, Set<string>>();
  private readonly written = new Map<string, Writes>();
  private versions = 0;

  constructor(start: number) {
    this.clock = new Clock(start);
  }

  /** Stores a document without counting a write. */
  put(path: string, data: Data): void {
    this.apply({ path, after: () => data });
  }

  get(path: string): Data | null {
    return this.documents.get(path)?.data ?? null;
  }

  /** This database in the interface of the Admin SDK, for the functions. */
  admin(): Firestore {
    return {
      doc: (path: string) => this.reference(path),
      collection: (path: string) => this.query([path], []),
      collectionGroup: (name: string) => this.query(this.collectionsNamed(name), []),
      batch: () => this.collector(),
      bulkWriter: () => this.collector(),
      runTransaction: (body: (transaction: unknown) => Promise<unknown>) => this.transact(body),
    } as unknown as Firestore;
  }

  /** A batch or bulk writer: both write all at once here. */
  private collector() {
    const changes: Change[] = [];
    const commit = async () => {
      await this.clock.wait(REQUEST_MS);
      this.commit(changes);
    };
    return { ...writerTo(changes), commit, close: commit };
  }

  /** This database in the REST interface that the pages use, as far as finishers use it. */
  rest(): RestFirestore {
    const used: Pick<RestFirestore, 'get' | 'commit' | 'count'> = {
      get: async (path) => {
        await this.clock.wait(REQUEST_MS);
        this.reads++;
        return this.document(path);
      },
      commit: async (write) => {
        await this.clock.wait(REQUEST_MS);
        const { path, data } = write as Write;
        this.commit([{ path, after: (before) => resolved(before ?? {}, { ...data }) }]);
        return this.document(path)?.updateTime ?? null;
      },
      count: async (parent, query) => {
        await this.clock.wait(REQUEST_MS);
        type Cursor = { readonly values: readonly { readonly integerValue?: string }[] };
        const { startAt, endAt, limit } = query as Record<'startAt' | 'endAt', Cursor> & {
          limit: number;
        };
        const [from, to] = [startAt, endAt].map(({ values }) => Number(values[0]?.integerValue));
        let ahead = 0;
        for (const path of this.collections.get(`${parent}/entries`) ?? []) {
          const rank = Number(this.get(path)?.rank);
          if (ahead < limit && rank >= from! && rank < to!) ahead++;
        }
        this.reads += Math.max(1, Math.ceil(ahead / COUNTED_PER_READ));
        return ahead;
      },
    };
    return used as RestFirestore;
  }

  private document(path: string): StoredDocument | null {
    const stored = this.documents.get(path);
    if (stored === undefined) return null;
    const updateTime = `${stored.updateTime.seconds}.${stored.updateTime.nanoseconds}`;
    return { id: path.split('/').at(-1)!, data: plain(stored.data), updateTime };
  }

  private collectionsNamed(name: string): string[] {
    return [...this.collections.keys()].filter((path) => path.split('/').at(-1) === name);
  }

  private reference(path: string): unknown {
    const parts = path.split('/');
    const parent = parts.slice(0, -1).join('/');
    const reference = (above: string) => this.reference(above);
    const commit = async (change: Omit<Change, 'path'>) => {
      await this.clock.wait(REQUEST_MS);
      this.commit([{ path, ...change }]);
    };
    return {
      path,
      id: parts.at(-1),
      collection: (name: string) => this.query([`${path}/${name}`], []),
      get parent() {
        const above = parts.slice(0, -2).join('/');
        return { id: parts.at(-2), path: parent, parent: above ? reference(above) : null };
      },
      get: async () => {
        await this.clock.wait(REQUEST_MS);
        this.reads++;
        return this.snapshot(path);
      },
      set: (data: Data) => commit({ after: () => resolved({}, data) }),
      create: (data: Data) => commit({ after: () => resolved({}, data), expects: 'missing' }),
      delete: () => commit({ after: () => null }),
      update: (data: Data, precondition: { lastUpdateTime?: Timestamp } = {}) =>
        commit({
          after: (before) => updated(before, data),
          expects: 'there',
          ...precondition,
        }),
    };
  }

  private snapshot(path: string): unknown {
    const stored = this.documents.get(path);
    return {
      ref: this.reference(path),
      id: path.split('/').at(-1),
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      readTime: Timestamp.fromMillis(this.clock.now),
      data: () => stored?.data,
      get: (field: string) => stored?.data[field],
    };
  }

  private query(
    paths: readonly string[],
    filters: readonly ((data: Data) => boolean)[],
    { order = null, most = Number.POSITIVE_INFINITY, any }: Shown = {},
  ): unknown {
    const find = () => {
      const found: string[] = [];
      for (const collection of paths) {
        const having = any?.flatMap((text) => [
          ...(this.having.get(`${collection} ${text}`) ?? []),
        ]);
        for (const path of having ? new Set(having) : (this.collections.get(collection) ?? [])) {
          if (filters.every((fits) => fits(this.get(path) ?? {}))) found.push(path);
        }
      }
      if (order !== null) {
        found.sort((a, b) => Number(this.get(a)?.[order]) - Number(this.get(b)?.[order]));
      }
      const shown = found.slice(0, most);
      this.reads += Math.max(1, shown.length);
      return shown;
    };
    const query = {
      doc: (id = `auto${this.versions++}`) => this.reference(`${paths[0]}/${id}`),
      where: (field: string, op: keyof typeof OPERATORS, value: unknown) =>
        this.query(paths, [...filters, (data) => OPERATORS[op](data[field], value)], {
          order,
          most,
          ...(op === 'array-contains-any' ? { any: value as string[] } : any && { any }),
        }),
      select: () => query,
      // Documents with equal values in the ordered field stay in the order of arrival.
      orderBy: (field: string) => this.query(paths, filters, { order: order ?? field, most }),
      limit: (n: number) => this.query(paths, filters, { order, most: n }),
      get: async () => {
        await this.clock.wait(REQUEST_MS);
        const docs = find().map((path) => this.snapshot(path));
        return { docs, empty: docs.length === 0, readTime: Timestamp.fromMillis(this.clock.now) };
      },
    };
    return query;
  }

  /** Runs a transaction, and again when the documents that it read have changed meanwhile. */
  private async transact(body: (transaction: unknown) => Promise<unknown>): Promise<unknown> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const seen = new Map<string, Timestamp | undefined>();
      const changes: Change[] = [];
      const read = (path: string) => {
        this.reads++;
        seen.set(path, this.documents.get(path)?.updateTime);
        return this.snapshot(path);
      };
      const transaction = {
        get: async (of: DocumentReference) => {
          if (of.path === undefined) throw new Error('A query would lock all that it reads.');
          await this.clock.wait(REQUEST_MS);
          return read(of.path);
        },
        getAll: async (...asked: readonly (DocumentReference | { fieldMask: unknown })[]) => {
          await this.clock.wait(REQUEST_MS);
          return asked.filter((one) => 'path' in one).map((one) => read(one.path));
        },
        ...writerTo(changes),
      };
      const answer = await body(transaction);
      await this.clock.wait(REQUEST_MS);
      const isFresh = [...seen].every(
        ([path, time]) => this.documents.get(path)?.updateTime === time,
      );
      if (!isFresh) continue;
      this.commit(changes);
      return answer;
    }
    throw new Refusal(ABORTED);
  }

  /** Commits changes atomically: if a precondition fails, nothing is written. */
  private commit(changes: readonly Change[]): void {
    for (const { path, expects, lastUpdateTime } of changes) {
      const stored = this.documents.get(path);
      if (expects === 'missing' && stored) throw new Refusal(ALREADY_EXISTS);
      if (expects === 'there' && !stored) throw new Refusal(NOT_FOUND);
      if (lastUpdateTime && stored?.updateTime !== lastUpdateTime) {
        throw new Refusal(FAILED_PRECONDITION);
      }
    }
    for (const change of changes) {
      this.apply(change);
      this.note(change.path);
    }
  }

  private apply({ path, after }: Change): void {
    const collection = path.slice(0, path.lastIndexOf('/'));
    const data = after(this.documents.get(path)?.data ?? null);
    const there = this.collections.get(collection) ?? new Set();
    this.collections.set(collection, there);
    if (data === null) {
      this.documents.delete(path);
      there.delete(path);
      return;
    }
    const updateTime = new Timestamp(Math.floor(this.clock.now / SECOND_MS), this.versions++);
    this.documents.set(path, { data, updateTime });
    for (const text of Array.isArray(data.digests) ? (data.digests as string[]) : []) {
      const key = `${collection} ${text}`;
      this.having.set(key, (this.having.get(key) ?? new Set()).add(path));
    }
    there.add(path);
  }

  private note(path: string): void {
    this.writes++;
    const minute = Math.floor(this.clock.now / MINUTE_MS);
    const kind = path.split('/').at(-2)!;
    const writes = this.written.get(path) ?? { minute: 0, inMinute: 0 };
    writes.inMinute = writes.minute === minute ? writes.inMinute + 1 : 1;
    this.written.set(path, { ...writes, minute });
    const hottest = this.hottest.get(kind) ?? { perMinute: 0 };
    hottest.perMinute = Math.max(hottest.perMinute, writes.inMinute);
    this.hottest.set(kind, hottest);
  }
}

/** A document's data after an update, which may name a field of a map: `tables.one`. */
function updated(before: Data | null, data: Data): Data {
  const plain = Object.entries(data).filter(([field]) => !field.includes('.'));
  const after = { ...before, ...resolved(before ?? {}, Object.fromEntries(plain)) };
  for (const [field, value] of Object.entries(data)) {
    const [map, key] = field.split('.') as [string, string?];
    if (key) after[map] = resolved((after[map] ?? {}) as Data, { [key]: value });
  }
  return after;
}

/** A document's data after a write, with increments and deletions applied. */
function resolved(before: Data, data: Data): Data {
  const after: Data = { ...before };
  for (const [field, value] of Object.entries(data)) {
    const transform = (value as { methodName?: string } | null)?.methodName;
    if (transform === 'FieldValue.increment') {
      after[field] = Number(before[field] ?? 0) + (value as { operand: number }).operand;
    } else if (transform === 'FieldValue.delete') {
      delete after[field];
    } else if (transform === 'FieldValue.serverTimestamp') {
      after[field] = 'now';
    } else if (value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      after[field] = resolved((before[field] ?? {}) as Data, value as Data);
    } else {
      after[field] = value;
    }
  }
  return after;
}

/**
 * A document's data as the REST interface returns it, with every arrival time replaced by the same
 * time.
 */
function plain(data: Data): Data {
  const moment = { timestamp: '2026-11-21T09:00:00Z' };
  const row = (one: Data) => ('arrivedAt' in one ? { ...one, arrivedAt: moment } : one);
  return 'best' in data ? { ...data, best: (data.best as Data[]).map(row) } : row(data);
}
