/** How the best of all boards came about: kept logs beside the boards as they are now. */
import { MOST_READ } from '../desk/documents.ts';
import type { BestPlay, Dated } from '../desk/port.ts';
import type { GameId } from '../games/definitions.ts';
import { parsePuzzle } from '../leaderboard/entries.ts';
import { heldPath, KEPT_LOGS, puzzlePath } from '../leaderboard/paths.ts';
import type { DeskDatabase } from './deskDatabase.ts';
import { datedOf, newestFirst } from './deskDocuments.ts';

interface KeptLog {
  readonly game: GameId;
  readonly id: string;
  readonly uid: string;
  readonly rank: number;
  readonly log: string;
}

/** Three requests: the logs, their boards, and which of the others were taken off. */
export async function readBestPlays(database: DeskDatabase): Promise<Dated<BestPlay>[]> {
  const found = await database.list({
    from: [{ collectionId: 'logs', allDescendants: true }],
    ...newestFirst(),
    limit: MOST_READ,
  });
  const kept = datedOf<KeptLog>(found, 'at').filter(({ log }) => typeof log === 'string');
  const paths = [...new Set(kept.map(({ game, id }) => puzzlePath(game, id)))];
  const documents = await database.getAll(paths);
  const boards = new Map(paths.map((path, i) => [path, parsePuzzle(documents[i]?.data)]));
  const plays = kept.map(({ key, at, game, id: board, uid: player, rank, log }) => {
    const { best, players } = boards.get(puzzlePath(game, board))!;
    const index = best.findIndex(({ uid }) => uid === player);
    const name = best[index]?.leaderboardName ?? null;
    const place = index < 0 ? null : index + 1;
    const play: Dated<BestPlay> = {
      ...{ key: `${game}~${board}~${key}`, at, game, board, player, rank, log },
      ...{ name, place, players },
    };
    return play;
  });
  const isTakenOff = await readTakenOff(database, plays);
  return plays.filter((play) =>
    play.place === null ? isTakenOff.has(play.key) : play.place <= KEPT_LOGS,
  );
}

/** The keys of those plays whose entries were taken off. */
async function readTakenOff(
  database: DeskDatabase,
  plays: readonly Dated<BestPlay>[],
): Promise<ReadonlySet<string>> {
  const missing = plays.filter(({ place }) => place === null);
  const marks = await database.getAll(
    missing.map(({ game, board, player }) => heldPath(game, board, player)),
  );
  return new Set(
    missing.filter((_, i) => marks[i]?.data.takenOff !== undefined).map(({ key }) => key),
  );
}
