/** A player's result beside their own usual figure. Pure. */
import { count } from '../../lib/count.ts';
import { formatDuration } from '../../lib/duration.ts';
import { usualRanks } from '../records/minutes.ts';
import type { GameRecord } from '../records/records.ts';

/** Fewest other plays from which a player's usual figure is known. */
const ENOUGH = 5;

/** Part of the usual time by which a slower time is still as usual. */
const NEAR = 0.1;

/**
 * How far a won result is under the player's usual figure: "0:40", "1 guess", or an empty text where
 * it is about the same. Null for others: a comparison would only shame a slow player.
 */
export function underUsual(record: GameRecord, id: string): string | null {
  const { measure, results } = record.definition;
  const row = record.results.get(id);
  if (row === undefined || !results.isWin(row.result)) return null;
  const others = [...record.results].filter(
    ([other, { result }]) => other !== id && results.isWin(result),
  );
  const usual = usualRanks({ ...record, results: new Map(others) }, ENOUGH)(id);
  if (usual === null) return null;
  const rank = results.rank(row.result);
  if (measure.unit === 'guesses') {
    const by = Math.trunc(usual - rank);
    return by < 0 ? null : by === 0 ? '' : count(by, 'guess', 'guesses');
  }
  // As the whole seconds that are shown, so that the difference adds up.
  const by = Math.floor(usual / 1000) - Math.floor(rank / 1000);
  if (by > 0) return formatDuration(by * 1000);
  return rank <= usual * (1 + NEAR) ? '' : null;
}
