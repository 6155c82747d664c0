/** What the packs hold around today, and what of it this device has seen before. */
import { useEffect, useState } from 'react';
import { addDays, type CivilDate, monthOf } from '../../../daily/date.ts';
import { packUrl } from '../../../daily/packs.ts';
import { DAYS_AHEAD, daysCompared, type PuzzleFacts } from '../../../desk/calendar.ts';
import { factsOfPack } from '../../../desk/facts.ts';
import { DEFINITIONS, type GameId } from '../../../games/definitions.ts';
import { loadersOf } from '../../../games/loaders.ts';

export interface PackFacts {
  readonly puzzles: ReadonlyMap<string, PuzzleFacts>;
  /** Addresses of packs that could not be read. */
  readonly unread: ReadonlySet<string>;
}

/** Packs of the calendar's days; of games that may repeat after a while, those before them too. */
function packsAround(game: GameId, today: CivilDate): string[] {
  const months = new Set<string>();
  for (let day = -daysCompared(game); day <= DAYS_AHEAD; day++) {
    months.add(packUrl(game, monthOf(addDays(today, day))));
  }
  return [...months];
}

/** Null where it could not be read; an empty one where there is no such pack. */
async function readPack(
  game: GameId,
  url: string,
): Promise<ReadonlyMap<string, PuzzleFacts> | null> {
  try {
    const [{ game: rules }, response] = await Promise.all([loadersOf(game).rules(), fetch(url)]);
    if (response.status === 404) return new Map();
    return response.ok ? factsOfPack(rules, game, await response.text()) : null;
  } catch {
    return null;
  }
}

async function readPacks(today: CivilDate): Promise<PackFacts> {
  const puzzles = new Map<string, PuzzleFacts>();
  const unread = new Set<string>();
  const wanted = DEFINITIONS.flatMap(({ id }) =>
    packsAround(id, today).map((url) => ({ game: id, url })),
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

/** Null until they have been read. */
export function usePackFacts(today: CivilDate, online: boolean): PackFacts | null {
  const [facts, setFacts] = useState<PackFacts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not to be had may be there now
  useEffect(() => {
    let wanted = true;
    void readPacks(today).then((found) => wanted && setFacts(found));
    return () => {
      wanted = false;
    };
  }, [today, online]);
  return facts;
}
