/** The same as rows.ts of a player's past, which no puzzle waits for. */
import type { GameId } from '../../games/definitions.ts';
import type { ProgressRow, ResultRow, Storage } from '../port.ts';
import { isBegun, isRecord, readProgressRow, resultReader } from '../rows.ts';
import { PUBLISHED } from './names.ts';
import type { EarlyRows } from './readEarly.ts';
import { listingsIn, orNull, parseAll } from './rows.ts';

export type Excuse = 'held' | 'withdrawn' | 'was-away';

/** What is known of one game's past. */
export interface RecordRows {
  readonly results: readonly ResultRow[];
  readonly progress: readonly ProgressRow[];
  /** By id, puzzles that nobody has to have finished: held, withdrawn, or that they once were. */
  readonly excused: ReadonlyMap<string, Excuse>;
}

/** The answers to `recordRequests`, in the order of these games; null as above. */
export function parseRecordRows(games: readonly GameId[], rows: EarlyRows): RecordRows[] | null {
  return orNull(() => {
    const progress = parseAll(rows.at(-1), readProgressRow).filter(isBegun);
    const published = rows.at(-2)?.[0]?.[1];
    return games.map((game, i) => ({
      results: parseAll(rows[i], resultReader(game)),
      progress: progress.filter((row) => row.game === game),
      excused: excusedIn(published, game),
    }));
  });
}

/** The same of one game, through storage. */
export async function readRecordRows(storage: Storage, game: GameId): Promise<RecordRows> {
  const [results, progress, published] = await Promise.all([
    storage.readResults(game),
    storage.listProgress(game),
    storage.getMeta(PUBLISHED),
  ]);
  return { results, progress, excused: excusedIn(published, game) };
}

function excusedIn(published: unknown, game: GameId): ReadonlyMap<string, Excuse> {
  const excused = new Map<string, Excuse>();
  for (const [key, row] of Object.entries(listingsIn(published))) {
    if (!key.startsWith(`${game}/`) || !isRecord(row)) continue;
    const { state } = row;
    const isAway = state === 'held' || state === 'withdrawn';
    if (isAway || row.excused === true) {
      excused.set(key.slice(game.length + 1), isAway ? state : 'was-away');
    }
  }
  return excused;
}
