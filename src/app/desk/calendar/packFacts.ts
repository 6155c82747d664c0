/** Facts about the puzzles in the packs around today, for the desk's calendar. */
import { useMemo } from 'react';
import { addDays, type CivilDate, monthOf } from '../../../daily/date.ts';
import { packUrl } from '../../../daily/packs.ts';
import { DAYS_AHEAD, DAYS_BACK, daysCompared, type PuzzleFacts } from '../../../desk/calendar.ts';
import { factsOfPack } from '../../../desk/facts.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import { useAsync } from '../../../ui/useAsync.ts';

export interface PackFacts {
  readonly puzzles: ReadonlyMap<string, PuzzleFacts>;
  /** URLs of puzzle packs that could not be read. */
  readonly unread: ReadonlySet<string>;
}

/**
 * URLs of the puzzle packs for the calendar's days, and of further ones whose boards they are
 * compared with.
 */
function packsAround(game: GameId, today: CivilDate): Record<'shown' | 'compared', string[]> {
  const { first } = definitionOf(game).schedule;
  const urls = (from: number, to: number) => {
    const months = new Set<string>();
    for (let day = from; day <= to; day++) {
      const date = addDays(today, day);
      if (date >= first) months.add(packUrl(game, monthOf(date)));
    }
    return months;
  };
  const shown = urls(-DAYS_BACK, DAYS_AHEAD);
  const compared = urls(-daysCompared(game), -DAYS_BACK);
  return { shown: [...shown], compared: [...compared].filter((url) => !shown.has(url)) };
}

/** Reads a month's puzzle pack: null where it could not be read, empty where it does not exist. */
async function readPack(
  game: GameId,
  url: string,
): Promise<ReadonlyMap<string, PuzzleFacts> | null> {
  try {
    const [{ game: rules }, response] = await Promise.all([loadRules(game), fetch(url)]);
    if (response.status === 404) return new Map();
    return response.ok ? factsOfPack(rules, game, await response.text()) : null;
  } catch {
    return null;
  }
}

async function readPacks(today: CivilDate, which: 'shown' | 'compared'): Promise<PackFacts> {
  const puzzles = new Map<string, PuzzleFacts>();
  const unread = new Set<string>();
  const wanted = DEFINITIONS.flatMap(({ id }) =>
    packsAround(id, today)[which].map((url) => ({ game: id, url })),
  );
  await Promise.all(
    wanted.map(async ({ game, url }) => {
      const found = await readPack(game, url);
      if (found === null) unread.add(url);
      else for (const [key, facts] of found) puzzles.set(key, facts);
    }),
  );
  return { puzzles, unread };
}

/**
 * Facts about the calendar's puzzles; null until the shown days have been read. Facts about puzzles
 * of earlier days, with which they are compared, are added later.
 */
export function usePackFacts(today: CivilDate, online: boolean): PackFacts | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pack that was missing may be there with a connection
  const shown = useAsync(() => readPacks(today, 'shown'), [today, online]);
  const compared = useAsync(
    async () => shown && { shown, ...(await readPacks(today, 'compared')) },
    [today, shown],
  );
  return useMemo(() => {
    if (shown === undefined || compared?.shown !== shown) return shown ?? null;
    return {
      puzzles: new Map([...compared.puzzles, ...shown.puzzles]),
      unread: new Set([...compared.unread, ...shown.unread]),
    };
  }, [shown, compared]);
}
