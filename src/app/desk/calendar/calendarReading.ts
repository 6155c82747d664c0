/** The server's data for the desk's calendar: listings, reports and published versions. */
import { daysBetween } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { type BeansOf, type CalendarInput, DAYS_AHEAD, DAYS_BACK } from '../../../desk/calendar.ts';
import { hardestOf } from '../../../desk/facts.ts';
import type { Desk } from '../../../desk/port.ts';
import { definitionOf, type GameId } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import type { PublishedIndex } from '../../../protocol/listing.ts';
import { today } from '../../device/today.ts';
import type { Reading } from '../useReading.ts';

export interface CalendarData {
  readonly index: PublishedIndex;
  readonly reports: CalendarInput['reports'];
  /** Published puzzles that replaced the pack's. */
  readonly versions: BeansOf;
}

export const calendarReading: Reading<CalendarData> = async (desk) => {
  const [index, reports] = await Promise.all([desk.readIndex(), desk.readReports()]);
  return { index, reports, versions: await readVersions(desk, index) };
};

async function readVersions(
  desk: Pick<Desk, 'readVersion'>,
  index: PublishedIndex,
): Promise<BeansOf> {
  const found = new Map<string, number | null>();
  await Promise.all(
    [...index].map(async ([key, { version }]) => {
      const [game, id] = key.split('/') as [GameId, string];
      if (version === 1 || !isAround(game, id)) return;
      const [{ game: rules }, json] = await Promise.all([
        loadRules(game),
        desk.readVersion(game, id, version),
      ]);
      const puzzle = rules.parsePuzzle(json);
      if (puzzle.ok) found.set(key, hardestOf(rules, puzzle.value));
    }),
  );
  return found;
}

/** Whether the calendar shows the puzzle's day. */
function isAround(game: GameId, id: string): boolean {
  const { schedule } = definitionOf(game);
  try {
    const days = daysBetween(today(), dateOf(schedule, id));
    return days >= -DAYS_BACK && days <= DAYS_AHEAD;
  } catch {
    return false; // the id in the listing's key is no puzzle's
  }
}
