/** Cautions for an editor about to publish a puzzle. They forbid nothing. */
import { joinWithAnd } from '../lib/joinWithAnd.ts';

export interface GivingOut {
  /** Board names by board index; empty where the puzzle has a single unnamed board. */
  readonly names: readonly string[];
  /** The measured difficulty by board index, in beans; null where it is unknown. */
  readonly measured: readonly (number | null)[];
  /** The beans planned for the puzzle's day; null where nothing is planned. */
  readonly planned: number | null;
}

const beans = (count: number) => (count === 1 ? '1 bean' : `${count} beans`);

/**
 * A sentence for each caution. Every board should match the day's planned beans: one easier board
 * makes the puzzle easier.
 */
export function cautionsOf({ names, measured, planned }: GivingOut): string[] {
  if (planned === null) return [];
  const off = measured.flatMap((count, place) =>
    count === null || count === planned ? [] : [{ place, count }],
  );
  const [first] = off;
  if (first === undefined) return [];
  const isAlike = off.length === measured.length && off.every(({ count }) => count === first.count);
  const has = isAlike
    ? `this one has ${first.count}`
    : joinWithAnd(off.map(({ place, count }) => `${names[place] ?? place + 1} has ${count}`));
  return [`Planned ${planned === 1 ? 'is' : 'are'} ${beans(planned)}, ${has}.`];
}
