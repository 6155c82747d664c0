/** The device's copy of the player's tables: shown at once, and without a network. */
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import type { Table } from '../protocol/table.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';
import { parseTable } from './parse.ts';

export interface SeatedTable {
  readonly id: string;
  /** Time of the server's answer, epoch ms. */
  readonly at: number;
  readonly table: Table;
}

export interface SeenTables {
  /** The player whose tables they are. */
  readonly uid: string;
  /** Time at which the server listed the player's tables, epoch ms. */
  readonly at: number;
  /** In the order of joining. */
  readonly tables: readonly SeatedTable[];
  /** Tables that the player has lost without leaving them here, until the notice is closed. */
  readonly gone: readonly GoneTable[];
}

export interface GoneTable {
  readonly id: string;
  readonly name: string;
}

/** Null before the first answer, and for an unreadable copy. */
export const SEEN_TABLES: MetaEntry<SeenTables | null> = {
  key: 'tablesSeen',
  parse(json) {
    const { uid, at, tables, gone } = fieldsOf(json) ?? {};
    const isSound = typeof uid === 'string' && typeof at === 'number' && Number.isFinite(at);
    if (!isSound || !Array.isArray(tables)) return null;
    return {
      ...{ uid, at, tables: tables.flatMap(seated) },
      gone: Array.isArray(gone) ? gone.flatMap(goneTable) : [],
    };
  },
  json: (seen) => seen as unknown as Json,
};

function seated(json: unknown): SeatedTable[] {
  const { id, at, table } = fieldsOf(json) ?? {};
  const parsed = parseTable(table);
  const isSound = typeof id === 'string' && typeof at === 'number' && Number.isFinite(at);
  return isSound && parsed !== null ? [{ id, at, table: parsed }] : [];
}

function goneTable(json: unknown): GoneTable[] {
  const { id, name } = fieldsOf(json) ?? {};
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

/** The copies with one of them renewed. */
export const withTable = (seen: SeenTables, seat: SeatedTable): SeenTables => ({
  ...seen,
  tables: seen.tables.map((one) => (one.id === seat.id ? seat : one)),
});

/** The copies without a table that the player has left. */
export const withoutTable = (seen: SeenTables, left: string): SeenTables => ({
  ...seen,
  tables: seen.tables.filter(({ id }) => id !== left),
});

/**
 * The copies after the server has listed the player's tables: those that the list lacks are lost.
 *
 * @param asked the copies at the time of the request: a table joined since then is not lost.
 */
export function withList(
  seen: SeenTables | null,
  answer: Omit<SeenTables, 'gone'>,
  asked: SeenTables | null,
): SeenTables {
  if (seen?.uid !== answer.uid) return { ...answer, gone: [] };
  const isIn = (id: string, of: Pick<SeenTables, 'tables'> | null) =>
    of?.tables.some((one) => one.id === id);
  const known = seen.tables.filter(({ id }) => isIn(id, asked));
  const lost = known.map(({ id, table }) => ({ id, name: table.name }));
  return { ...answer, gone: [...seen.gone, ...lost].filter(({ id }) => !isIn(id, answer)) };
}
