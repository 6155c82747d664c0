/** The puzzle to play next: an unfinished one, else one of a game that this player plays. */
import { addDays, type CivilDate, daysBetween } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import { isStarted } from '../../storage/rows.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { minutesFor } from './minutes.ts';
import { isOpen } from './newestOpen.ts';
import { type GameRecord, playedDates } from './records.ts';

export interface Next {
  readonly record: GameRecord;
  readonly id: string;
}

/** The game's title; "yesterday’s" before it where the puzzle is of yesterday. */
export function titleOf({ record: { definition }, id }: Next, today: CivilDate): string {
  const { schedule, title } = definition;
  return id === idFor(schedule, today) ? title : `${cadenceWords(schedule).last} ${title}`;
}

const isBegun = ({ record, id }: Next): boolean => {
  const row = record.progress.get(id);
  return row !== undefined && isStarted(row);
};

/** The puzzles current until yesterday that the player has begun and not finished. */
export const leftFromYesterday = (
  records: readonly GameRecord[],
  today: CivilDate,
): readonly Next[] =>
  records
    .map((record): Next => {
      return { record, id: idFor(record.definition.schedule, addDays(today, -1)) };
    })
    .filter((next) => {
      const isPast = next.id !== idFor(next.record.definition.schedule, today);
      return isPast && isBegun(next) && isOpen(next.record, next.id);
    });

/** Span in days in which a player's habits show. */
const RECENT_DAYS = 14;

/** The games that the player has finished on at least every second day of play lately. */
function habitsOf(records: readonly GameRecord[], today: CivilDate): ReadonlySet<GameRecord> {
  const isRecent = (date: CivilDate) => {
    const ago = daysBetween(date, today);
    return ago > 0 && ago <= RECENT_DAYS;
  };
  const recent = records.map((record) => new Set(playedDates(record).filter(isRecent)));
  const days = new Set(recent.flatMap((dates) => [...dates])).size;
  const isHabit = (_: GameRecord, i: number) => recent[i]!.size * 2 >= Math.max(1, days);
  return new Set(records.filter(isHabit));
}

/**
 * The puzzle to play next; null when nothing is left. The order: unfinished ones, of which the last
 * played is first; games that the player plays, then the others, the shortest first. A weekly puzzle,
 * which lasts for days, comes after the day's.
 * @param finished the puzzle ("game/id") that was finished just now.
 */
export function nextToPlay(
  records: readonly GameRecord[],
  today: CivilDate,
  finished?: string,
): Next | null {
  const habits = habitsOf(records, today);
  const current = records
    .map((record): Next => ({ record, id: idFor(record.definition.schedule, today) }))
    .filter(({ record, id }) => isOpen(record, id));
  const ranks = (next: Next): readonly number[] => {
    const { record, id } = next;
    const { schedule } = record.definition;
    return [
      schedule.cadence === 'daily' ? 0 : 1,
      isBegun(next) ? -(record.progress.get(id)?.updatedAt ?? 0) : 0,
      habits.has(record) ? 0 : 1,
      minutesFor(record, id, null),
    ];
  };
  const ranked = [...leftFromYesterday(records, today), ...current]
    .filter(({ record, id }) => `${record.definition.id}/${id}` !== finished)
    .map((next) => ({ next, ranks: ranks(next) }));
  ranked.sort((a, b) => a.ranks.reduce((sum, rank, i) => sum || rank - b.ranks[i]!, 0));
  return ranked[0]?.next ?? null;
}
