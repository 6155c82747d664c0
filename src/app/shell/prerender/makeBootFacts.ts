/** Collects the data for boot.ts (`BootFacts`) at build time. */
import { DEFINITIONS } from '../../../games/definitions.ts';
import type { BootFacts, GameFacts } from './bootFacts.ts';

export function makeBootFacts(built: Omit<BootFacts, 'games'>): BootFacts {
  const games = DEFINITIONS.map(({ id, title, tagline, boards, schedule, stored }) => {
    const { puzzles, results } = stored;
    const { cadence, first, naming } = schedule;
    const facts: GameFacts = {
      title,
      tagline,
      tabs: boards.length > 0,
      schedule: { cadence, first, naming },
      puzzles,
      results,
    };
    return [id, facts] as const;
  });
  return { ...built, games: Object.fromEntries(games) };
}
