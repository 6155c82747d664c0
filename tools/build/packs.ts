/**
 * Reads the months, ids and paths of the committed puzzle packs, for the build. A pack is a JSON
 * file with a game's published puzzles of one month.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The months (`YYYY-MM`) for which a game has a pack, oldest first. */
export function packMonths(publicDir: string, game: string): string[] {
  return readdirSync(join(publicDir, 'puzzles', game))
    .filter((name) => /^\d{4}-\d{2}\.json$/.test(name))
    .map((name) => name.slice(0, 7))
    .sort();
}

export function packedGames(publicDir: string): string[] {
  return readdirSync(join(publicDir, 'puzzles'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The id of the last packed puzzle of each game. */
export function lastPackedIds(publicDir: string): Record<string, string> {
  return Object.fromEntries(
    packedGames(publicDir).map((game) => {
      const month = packMonths(publicDir, game).at(-1);
      const pack = JSON.parse(
        readFileSync(join(publicDir, 'puzzles', game, `${month}.json`), 'utf8'),
      ) as { puzzles: { id: string | number }[] };
      return [game, String(pack.puzzles.at(-1)?.id)];
    }),
  );
}

/**
 * The packs that the service worker stores from the first visit: last month's, this month's and all
 * later ones, as paths below public/.
 */
export function precachedPacks(publicDir: string, today: Date): string[] {
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 7);
  return packedGames(publicDir).flatMap((game) =>
    packMonths(publicDir, game)
      .filter((month) => month >= last)
      .map((month) => `puzzles/${game}/${month}.json`),
  );
}
