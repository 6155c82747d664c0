/**
 * Unfinished games between the account's devices: reads the documents that others have written, and
 * writes the device's own. A write names the state of the document that it was made for, so that no
 * device overwrites a game that it has not seen.
 */
import {
  KEPT_DAYS,
  MOST_LISTED,
  makeSittingFields,
  parseSittingName,
  type SittingDocument,
  sittingName,
} from '../sittings/document.ts';
import type { UnsentSitting } from '../storage/entities.ts';
import { SITTINGS_READ } from '../storage/keys.ts';
import type { Storage } from '../storage/port.ts';
import type { Server } from './ports.ts';
import { remedyFor, ServerError } from './status.ts';

export interface SittingPorts {
  readonly storage: Pick<
    Storage,
    | 'getMeta'
    | 'takeSittings'
    | 'readUnsentSittings'
    | 'markSittings'
    | 'readEndedSittings'
    | 'dropSittings'
  >;
  readonly server: Pick<Server, 'listSittings' | 'readSitting' | 'writeSitting' | 'deleteSittings'>;
  /** Epoch ms. */
  now(): number;
}

/**
 * A read begins this long before the end of the last one, in ms: a document carries the time of its
 * request, and may become visible somewhat later.
 */
const OVERLAP_MS = 10_000;

const isRefusal = (error: unknown) =>
  error instanceof ServerError && remedyFor(error.status) === 'refused';

/** How often a write is tried anew after another device was first. */
const MOST_TRIES = 4;

/**
 * Reads the documents written since the last read, and merges them into the saved games. Returns the
 * names read; null when the server refuses sittings, as before its rules were deployed.
 */
export async function pullSittings(
  uid: string,
  { storage, server, now }: SittingPorts,
): Promise<readonly string[] | null> {
  const last = await storage.getMeta(SITTINGS_READ);
  let after = typeof last === 'string' ? last : null;
  let readAt: string | null = null;
  const documents: SittingDocument[] = [];
  for (;;) {
    let page: Awaited<ReturnType<typeof server.listSittings>>;
    try {
      page = await server.listSittings(uid, after);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
    documents.push(...page.documents);
    readAt ??= page.readAt;
    const end = page.documents.at(-1)?.at;
    if (page.documents.length < MOST_LISTED || end === undefined || end === after) break;
    after = end;
  }
  const next = new Date(Date.parse(readAt) - OVERLAP_MS).toISOString();
  await storage.takeSittings(uid, documents, now(), next);
  return documents.map(({ name }) => name);
}

/**
 * Writes the games that the server lacks.
 * @throws a `ServerError` when one could not be written and should be tried again.
 */
export async function pushSittings(uid: string, ports: SittingPorts): Promise<void> {
  const unsent = await ports.storage.readUnsentSittings(uid);
  for (const each of unsent) await push(uid, each, ports);
}

async function push(uid: string, first: UnsentSitting, ports: SittingPorts): Promise<void> {
  const { storage, server, now } = ports;
  const { game, id } = first;
  const name = sittingName(game, id);
  let unsent: UnsentSitting | undefined = first;
  for (let tries = 0; tries < MOST_TRIES && unsent !== undefined; tries++) {
    const fields = makeSittingFields(unsent.sitting);
    if (fields === null) return;
    const read = await storage.getMeta(SITTINGS_READ);
    const today = typeof read === 'string' ? Date.parse(read) : now();
    const expires = new Date(today + KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
    let updateTime: string | null;
    try {
      updateTime = await server.writeSitting(uid, name, fields, expires, unsent.updateTime);
    } catch (error) {
      // The rest goes on: a refused game stays on its device.
      if (isRefusal(error)) return;
      throw error;
    }
    if (updateTime !== null) {
      const { mark } = unsent;
      return storage.markSittings(uid, [{ game, id, updateTime, sent: mark }]);
    }
    const document = await server.readSitting(uid, name);
    if (document === null) {
      // Deleted: the puzzle may have been finished elsewhere, which only a whole sync finds out.
      await storage.markSittings(uid, [{ game, id, updateTime: null, sent: null }]);
      throw new ServerError('aborted');
    }
    const before: string | null = unsent.updateTime;
    await storage.takeSittings(uid, [document], now(), null);
    unsent = (await storage.readUnsentSittings(uid)).find(
      (one) => one.game === game && one.id === id,
    );
    // A document that this version of the app cannot read is left alone.
    if (unsent?.updateTime === before) return;
  }
  if (unsent !== undefined) throw new ServerError('aborted');
}

/**
 * Deletes documents of puzzles that are finished, and forgets them.
 *
 * @param listed names that the server has at the moment.
 * @param waiting names of the sittings whose result still has to be stored: they go with it.
 */
export async function endSittings(
  uid: string,
  listed: readonly string[],
  waiting: ReadonlySet<string>,
  { storage, server }: SittingPorts,
): Promise<void> {
  const ended = (await storage.readEndedSittings(uid)).filter(
    ({ game, id }) => !waiting.has(sittingName(game, id)),
  );
  if (ended.length === 0) return;
  const names = ended.map(({ game, id }) => sittingName(game, id));
  const left = names.filter((name) => listed.includes(name));
  if (left.length > 0) await server.deleteSittings(uid, left);
  await storage.dropSittings(
    uid,
    names.map(parseSittingName).filter((puzzle) => puzzle !== null),
  );
}
