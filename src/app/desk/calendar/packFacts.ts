/** What the packs hold around today, and what of it this device has seen before. */
import { useEffect, useState } from 'react';
import { addDays, type CivilDate, monthOf } from '../../../daily/date.ts';
import { packUrl } from '../../../daily/packs.ts';
import { DAYS_AHEAD, DAYS_BACK, daysCompared, type PuzzleFacts } from '../../../desk/calendar.ts';
import { factsOfPack } from '../../../desk/facts.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../../games/definitions.ts';
import { loadersOf } from '../../../games/loaders.ts';

export interface PackFacts {
  readonly puzzles: ReadonlyMap<string, PuzzleFacts>;
  /** Addresses of packs that could not be read. */
  readonly unread: ReadonlySet<string>;
}

/** The packs of the calendar's days, and those that its puzzles are compared with besides. */
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

/** Null until the days that are shown have been read; those that are compared with them come later. */
export function usePackFacts(today: CivilDate, online: boolean): PackFacts | null {
  const [facts, setFacts] = useState<PackFacts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not to be had may be there now
  useEffect(() => {
    let wanted = true;
    void readPacks(today, 'shown').then(async (shown) => {
      if (!wanted) return;
      setFacts(shown);
      const { puzzles, unread } = await readPacks(today, 'compared');
      if (!wanted) return;
      setFacts({
        puzzles: new Map([...puzzles, ...shown.puzzles]),
        unread: new Set([...unread, ...shown.unread]),
      });
    });
    return () => {
      wanted = false;
    };
  }, [today, online]);
  return facts;
}
