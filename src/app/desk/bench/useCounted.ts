/** Statistics of a puzzle's version, summed over the shards in which the server counts. */
import { useMemo } from 'react';
import type { Desk } from '../../../desk/port.ts';
import type { GameId } from '../../../games/definitions.ts';
import { type Read, type Reading, useReading } from '../useReading.ts';

/** A kind of statistics. Create it once, outside of components: a new object sends new requests. */
export interface Counted<T> {
  /** Reads the shards; undefined where the desk's port lacks these statistics. */
  ask(desk: Desk, game: GameId, board: string): Promise<T> | undefined;
  /** Adds up the statistics' shards (documents that share the counting); they may be malformed. */
  sum(shards: readonly unknown[]): T;
}

/** @param board id of the version's leaderboard (`boardIdOf`). */
export function useCounted<T>({ ask, sum }: Counted<T>, game: GameId, board: string): Read<T> {
  const reading = useMemo(
    (): Reading<T> => async (desk) => (await ask(desk, game, board)) ?? sum([]),
    [ask, sum, game, board],
  );
  return useReading(reading);
}
