/**
 * Unfinished games between the account's devices: reads the documents that others have written, and
 * writes the device's own. A write names the state of the document that it was made for, so that no
 * device overwrites a game that it has not seen.
 */
import { isRefusal, ServerError, type StatusCode } from '../protocol/status.ts';
import {
  KEPT_DAYS,
  type ListedSitting,
  MOST_LISTED,
  makeSittingFields,
  parseSitting,
  sittingName,
} from '../sittings/document.ts';
import type { UnsentSitting } from '../storage/entities.ts';
import { SITTINGS_READ } from '../storage/keys.ts';
import type { Storage } from '../storage/port.ts';
import { chunksOf } from './plan.ts';
import type { Server } from './ports.ts';

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
  /** Called with the ms by which this device's clock is ahead of the server's. */
  clockRead?(ahead: number): void;
}

/**
 * A read begins this long before the end of the last one, in ms: a document carries the time of its
 * request, and may become visible somewhat later.
 */
const OVERLAP_MS = 10_000;

/**
 * Longest time in ms for which unreadable documents are read again: `expires` is counted from the
 * time of the read, and the rules refuse one that is too early.
 */
const LOOK_BACK_MS = 10 * 24 * 60 * 60 * 1000;

/** How often a write is tried anew after another device was first. */
const MOST_TRIES = 4;

/**
 * Reads the documents written since the last read, and merges them into the saved games. False when
 * the server refuses sittings, as before its rules were deployed.
 */
export async function pullSittings({
  storage,
  server,
  now,
  clockRead,
}: SittingPorts): Promise<boolean> {
  const last = await storage.getMeta(SITTINGS_READ);
  let after = typeof last === 'string' ? last : null;
  let readAt: string | null = null;
  const documents: ListedSitting[] = [];
  for (;;) {
    let page: Awaited<ReturnType<typeof server.listSittings>>;
    try {
      page = await server.listSittings(after);
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
    documents.push(...page.documents);
    if (readAt === null) clockRead?.(now() - Date.parse(page.readAt));
    readAt ??= page.readAt;
    const end = page.documents.at(-1)?.at;
    if (page.documents.length < MOST_LISTED || end === undefined || end === after) break;
    after = end;
  }
  // Documents of a later version of the app are read again, until an update can read them.
  const unreadable = documents.filter(({ data }) => parseSitting(data) === null);
  const end = Date.parse(readAt);
  const ends = [end - OVERLAP_MS, ...unreadable.map(({ at }) => Date.parse(at) - 1)];
  const next = new Date(Math.max(Math.min(...ends), end - LOOK_BACK_MS)).toISOString();
  await storage.takeSittings(documents, now(), next);
  return true;
}

/**
 * Writes the games that the server lacks.
 *
 * @param isWhole whether this sync has read the profile: a document that is gone was deleted with the
 *   puzzle's result, unless the profile lacks it.
 * @throws the first `ServerError`, after trying all games, when one should be tried again.
 */
export async function pushSittings(ports: SittingPorts, isWhole: boolean): Promise<void> {
  const failures: unknown[] = [];
  for (const each of await ports.storage.readUnsentSittings()) {
    try {
      await push(each, ports, isWhole);
    } catch (error) {
      // The server fails on this game alone, or is not there at all.
      if (!(error instanceof ServerError) || !CONCERNS_ONE.includes(error.status)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

const CONCERNS_ONE: readonly StatusCode[] = ['internal', 'aborted'];

async function push(first: UnsentSitting, ports: SittingPorts, isWhole: boolean): Promise<void> {
  const { storage, server, now } = ports;
  const { game, id } = first;
  const name = sittingName(game, id);
  let unsent: UnsentSitting | undefined = first;
  for (let tries = 0; tries < MOST_TRIES && unsent !== undefined; tries++) {
    const { mark, sitting } = unsent;
    const fields = makeSittingFields(sitting);
    if (fields === null) return;
    const read = await storage.getMeta(SITTINGS_READ);
    const today = typeof read === 'string' ? Date.parse(read) : now();
    const expires = new Date(today + KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
    let updateTime: string | null;
    try {
      updateTime = await server.writeSitting(name, fields, expires, unsent.updateTime);
    } catch (error) {
      // A refused game stays on its device.
      if (isRefusal(error)) return;
      throw error;
    }
    if (updateTime !== null) {
      const agreed = sitting.choice;
      return storage.markSittings([{ game, id, updateTime, agreed, sent: mark }]);
    }
    const document = await server.readSitting(name);
    if (document === null) {
      if (!isWhole) throw new ServerError('aborted');
      await storage.markSittings([{ game, id, updateTime: null, sent: null }]);
    } else if (parseSitting(document.data) === null) {
      // A later version of the app has written it.
      return;
    } else await storage.takeSittings([document], now(), null);
    unsent = (await storage.readUnsentSittings()).find((one) => one.game === game && one.id === id);
  }
  if (unsent !== undefined) throw new ServerError('aborted');
}

/**
 * Deletes the documents of finished puzzles, also ones that another device has deleted already: a
 * deletion costs less than a look. Forgets them.
 *
 * @param waiting names of the sittings whose result still has to be stored: they go with it.
 */
export async function endSittings(
  waiting: ReadonlySet<string>,
  { storage, server }: SittingPorts,
): Promise<void> {
  const ended = (await storage.readEndedSittings()).filter(
    ({ game, id }) => !waiting.has(sittingName(game, id)),
  );
  const names = ended
    .filter(({ updateTime }) => updateTime !== null)
    .map(({ game, id }) => sittingName(game, id));
  for (const some of chunksOf(names, MOST_LISTED)) await server.deleteSittings(some);
  if (ended.length > 0) await storage.dropSittings(ended);
}
