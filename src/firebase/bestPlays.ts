/**
 * The plays of the best entries of all leaderboards: kept logs joined with the current
 * leaderboards.
 */
import type { BestPlay, BestPlays, Dated } from '../desk/port.ts';
import type { GameId } from '../games/definitions.ts';
import { parsePuzzle } from '../leaderboard/entries.ts';
import { MOST_READ } from '../protocol/deskDocuments.ts';
import { type HeldDocument, KEPT_LOGS, keptLogPath, puzzlePath } from '../protocol/leaderboard.ts';
import type { DeskDatabase } from './deskDatabase.ts';
import { datedOf, newestFirst, noLaterThan } from './deskDocuments.ts';

interface KeptLog {
  readonly game: GameId;
  readonly id: string;
  readonly uid: string;
  readonly rank: number;
  readonly log: string;
}

/** The most removed entries that are read; older ones appear only in the desk's log of changes. */
const MOST_TAKEN_OFF = 50;

export async function readBestPlays(database: DeskDatabase, before?: number): Promise<BestPlays> {
  const [{ plays, older }, takenOff] = await Promise.all([
    readListed(database, before),
    before === undefined ? readTakenOff(database) : [],
  ]);
  return { plays: [...takenOff, ...plays], older };
}

/** Reads the kept logs of entries that are now among the best of their leaderboard. */
async function readListed(database: DeskDatabase, before?: number): Promise<BestPlays> {
  const found = await database.list({
    from: [{ collectionId: 'logs', allDescendants: true }],
    ...newestFirst(),
    ...(before === undefined ? {} : noLaterThan(before)),
    limit: MOST_READ,
  });
  const kept = datedOf<KeptLog>(found, 'at').filter(({ log }) => typeof log === 'string');
  const paths = [...new Set(kept.map(({ game, id }) => puzzlePath(game, id)))];
  const documents = await database.getAll(paths);
  const boards = new Map(paths.map((path, i) => [path, parsePuzzle(documents[i]?.data)]));
  const plays = kept.flatMap(({ key, at, game, id: board, uid: player, rank, log }) => {
    const { best, players } = boards.get(puzzlePath(game, board))!;
    const index = best.slice(0, KEPT_LOGS).findIndex(({ uid }) => uid === player);
    const entry = best[index];
    if (entry === undefined) return [];
    const play: Dated<BestPlay> = {
      ...{ key: `${game}~${board}~${key}`, at, game, board, player, rank, log, players },
      ...{ name: entry.leaderboardName, place: index + 1 },
    };
    return [play];
  });
  return { plays, older: found.length < MOST_READ ? null : (kept.at(-1)?.at ?? null) };
}

/**
 * Reads entries removed from leaderboards, each with the log of its play while the server keeps
 * that.
 */
async function readTakenOff(database: DeskDatabase): Promise<Dated<BestPlay>[]> {
  const found = await database.list({
    from: [{ collectionId: 'held', allDescendants: true }],
    orderBy: [{ field: { fieldPath: 'takenOffAt' }, direction: 'DESCENDING' }],
    limit: MOST_TAKEN_OFF,
  });
  const marks = datedOf<Omit<KeptLog, 'log'> & Pick<HeldDocument, 'takenOff'>>(found, 'takenOffAt');
  const logs = await database.getAll(marks.map(({ game, id, uid }) => keptLogPath(game, id, uid)));
  return marks.map(({ key, at, game, id: board, uid: player, rank, takenOff }, i) => {
    const log: unknown = logs[i]?.data.log;
    return {
      ...{ key: `${game}~${board}~${key}`, at, game, board, player, rank, players: 0 },
      ...{ log: typeof log === 'string' ? log : '', place: null },
      name: takenOff?.leaderboardName ?? null,
    };
  });
}
