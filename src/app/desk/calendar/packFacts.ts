/** Facts about the puzzles in the packs around today, for the desk's calendar. */
import { addDays, type CivilDate, monthOf } from '../../../daily/date.ts';
import { packUrl } from '../../../daily/packs.ts';
import { type BeansOf, DAYS_AHEAD, DAYS_BACK } from '../../../desk/calendar.ts';
import { beansOfPack } from '../../../desk/facts.ts';
import { definitionOf, GAME_IDS, type GameId } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import { useAsync } from '../../../ui/useAsync.ts';

export interface PackFacts {
  readonly puzzles: BeansOf;
  /** URLs of puzzle packs that could not be read. */
  readonly unread: ReadonlySet<string>;
}

/** URLs of the puzzle packs for the calendar's days. */
function packsAround(game: GameId, today: CivilDate): readonly string[] {
  const { first } = definitionOf(game).schedule;
  const months = new Set<string>();
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day++) {
    const date = addDays(today, day);
    if (date >= first) months.add(packUrl(game, monthOf(date)));
  }
  return [...months];
}

/** Reads a month's puzzle pack: null where it could not be read, empty where it does not exist. */
async function readPack(game: GameId, url: string): Promise<BeansOf | null> {
  try {
    const [{ game: rules }, response] = await Promise.all([loadRules(game), fetch(url)]);
    if (response.status === 404) return new Map();
    return response.ok ? beansOfPack(rules, game, await response.text()) : null;
  } catch {
    return null;
  }
}

async function readPacks(today: CivilDate): Promise<PackFacts> {
  const puzzles = new Map<string, number | null>();
  const unread = new Set<string>();
  const wanted = GAME_IDS.flatMap((game) => packsAround(game, today).map((url) => ({ game, url })));
  await Promise.all(
    wanted.map(async ({ game, url }) => {
      const found = await readPack(game, url);
      if (found === null) unread.add(url);
      else for (const [key, beans] of found) puzzles.set(key, beans);
    }),
  );
  return { puzzles, unread };
}

/** Facts about the calendar's puzzles; null until they have been read. */
export function usePackFacts(today: CivilDate, online: boolean): PackFacts | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pack that was missing may be there with a connection
  return useAsync(() => readPacks(today), [today, online]) ?? null;
}
