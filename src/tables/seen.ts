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
}

/** Null before the first answer, and for an unreadable copy. */
export const SEEN_TABLES: MetaEntry<SeenTables | null> = {
  key: 'tablesSeen',
  parse(json) {
    const { uid, at, tables } = fieldsOf(json) ?? {};
    const isSound = typeof uid === 'string' && typeof at === 'number' && Number.isFinite(at);
    return isSound && Array.isArray(tables) ? { uid, at, tables: tables.flatMap(seated) } : null;
  },
  json: (seen) => seen as unknown as Json,
};

function seated(json: unknown): SeatedTable[] {
  const { id, at, table } = fieldsOf(json) ?? {};
  const parsed = parseTable(table);
  const isSound = typeof id === 'string' && typeof at === 'number' && Number.isFinite(at);
  return isSound && parsed !== null ? [{ id, at, table: parsed }] : [];
}

/** The copies with one of them renewed. */
export const withTable = (seen: SeenTables, seat: SeatedTable): SeenTables => ({
  ...seen,
  tables: seen.tables.map((one) => (one.id === seat.id ? seat : one)),
});

/** The tables of an earlier copy that a later one lacks. */
export const goneFrom = (before: SeenTables | null, now: SeenTables): readonly SeatedTable[] =>
  (before?.tables ?? []).filter(({ id }) => !now.tables.some((one) => one.id === id));
