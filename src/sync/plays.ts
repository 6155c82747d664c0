/**
 * Plays and further solutions of finished puzzles between the account's devices. They follow the
 * results: a device that has a result without its play reads the month's document once.
 */
import type { CivilDate } from '../daily/date.ts';
import { type GameId, isGameId, type PuzzleName } from '../games/definitions.ts';
import { isRefusal } from '../protocol/status.ts';
import { ASKED_PLAYS } from '../storage/keys.ts';
import { type MetaEntry, readEntry, writeEntry } from '../storage/metaEntry.ts';
import { isTooLong, makeMonth, monthOf, parseMonth } from '../storage/monthOfPlays.ts';
import { keptSince } from '../storage/plays.ts';
import type { Storage } from '../storage/port.ts';
import { isRecord } from '../storage/rows.ts';
import type { Server } from './ports.ts';

export interface PlayPorts {
  readonly storage: Pick<
    Storage,
    'getMeta' | 'putMeta' | 'readUnsentPlays' | 'markPlaysSent' | 'takePlays' | 'readLackingPlays'
  >;
  readonly server: Pick<Server, 'readPlays' | 'writePlays'>;
  /** Epoch ms. */
  now(): number;
}

/** Most documents read or written in a sync, the newest first; the next ones do the rest. */
const MOST_MONTHS = 10;

/** The puzzles by the document that holds their plays, the newest month first. */
function byMonth<Puzzle extends PuzzleName>(
  puzzles: readonly Puzzle[],
): readonly (readonly [name: string, puzzles: readonly Puzzle[]])[] {
  const months = new Map<string, Puzzle[]>();
  for (const puzzle of puzzles) {
    const name = monthOf(puzzle.game, puzzle.id);
    months.set(name, [...(months.get(name) ?? []), puzzle]);
  }
  const monthIn = (name: string) => name.slice(-'2026-11'.length);
  return [...months].sort(([a], [b]) => monthIn(b).localeCompare(monthIn(a)));
}

/** Sends the plays that the account lacks. A month that is too long stays on its device. */
export async function pushPlays({ storage, server }: PlayPorts): Promise<void> {
  const months = byMonth(await storage.readUnsentPlays()).slice(0, MOST_MONTHS);
  for (const [name, plays] of months) {
    const month = makeMonth(plays);
    try {
      if (!isTooLong(month)) await server.writePlays(name, month);
    } catch (error) {
      // The server's rules may not know plays yet: they are sent again with the next sync.
      if (!isRefusal(error)) throw error;
      continue;
    }
    await storage.markPlaysSent(plays);
  }
}

/**
 * The state after the last read, by month: the number of plays still lacking, and the time of the
 * month's last way.
 */
type Asked = Readonly<Record<string, { readonly lacking?: number; readonly ways?: string }>>;

const asked: MetaEntry<Asked> = {
  key: ASKED_PLAYS,
  parse: (json) => (typeof json === 'object' && json !== null ? (json as Asked) : {}),
  json: (value) => value,
};

/**
 * Reads the plays of results that came without them, and ways that another device has added.
 *
 * @param ways times of each month's last way, by name; null where they were not read.
 */
export async function pullPlays(
  { storage, server, now }: PlayPorts,
  ways: Readonly<Record<string, string>> | null,
): Promise<void> {
  const since = keptSince(now());
  const known = await readEntry(storage, asked);
  const lacking = await lackingIn(storage, since);
  const names = [...new Set([...lacking.keys(), ...Object.keys(ways ?? {})])];
  const due = names.filter((name) => {
    const isNew = (lacking.get(name) ?? 0) > (known[name]?.lacking ?? 0);
    const at = ways?.[name];
    return isNew || (at !== undefined && at !== known[name]?.ways);
  });
  if (due.length === 0) return;
  const read = due.slice(0, MOST_MONTHS);
  for (const name of read) {
    const document = await server.readPlays(name);
    const game = name.slice(0, name.indexOf('~')) as GameId;
    if (document !== null) await storage.takePlays(parseMonth(game, document));
  }
  const left = await lackingIn(storage, since);
  const noted = read.map((name) => {
    const at = ways?.[name] ?? known[name]?.ways;
    return [name, { lacking: left.get(name) ?? 0, ...(at !== undefined && { ways: at }) }] as const;
  });
  await writeEntry(storage, asked, { ...known, ...Object.fromEntries(noted) });
}

/** The number of results without their play, by month, the newest first. */
async function lackingIn(
  storage: PlayPorts['storage'],
  since: CivilDate,
): Promise<ReadonlyMap<string, number>> {
  const puzzles = await storage.readLackingPlays(since);
  return new Map(byMonth(puzzles).map(([name, all]) => [name, all.length]));
}

/** Times of each month's last way in the document users/{uid}/private/settings. */
export function parseWaysAt(data: unknown): Readonly<Record<string, string>> {
  const { ways } = (data ?? {}) as { readonly ways?: unknown };
  const entries = Object.entries(isRecord(ways) ? ways : {}).flatMap(([name, at]) => {
    const [game = '', month = ''] = name.split('~');
    const { timestamp } = (at ?? {}) as { readonly timestamp?: unknown };
    const isSound = isGameId(game) && /^\d{4}-\d{2}$/.test(month) && typeof timestamp === 'string';
    return isSound ? [[name, timestamp] as const] : [];
  });
  return Object.fromEntries(entries);
}
