/** What is counted of a version of a puzzle, in shards that are added up. */
import { useMemo } from 'react';
import type { Desk } from '../../../desk/port.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { type Read, type Reading, useReading } from '../useReading.ts';

/** One kind of figures; made once, outside of components. */
export interface Counted<T> {
  readonly name: string;
  /** Undefined from desks that know nothing of it. */
  ask(desk: Desk, game: GameId, board: string): Promise<T> | undefined;
  /** Accepts anything. */
  sum(shards: readonly unknown[]): T;
}

/** @param board see `boardIdOf`. */
export function useCounted<T>(
  { name, ask, sum }: Counted<T>,
  game: GameId,
  board: string,
): Read<T> {
  const reading = useMemo(
    (): Reading<T> => ({
      name: `${name}:${game}/${board}`,
      read: async (desk) => (await ask(desk, game, board)) ?? sum([]),
      parse: (json) => sum([json]),
      json: (figures) => figures as unknown as Json,
    }),
    [name, ask, sum, game, board],
  );
  return useReading(reading);
}
