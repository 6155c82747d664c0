/** The leaderboard entry whose moves a held result repeats. */
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Desk } from '../../../desk/port.ts';
import { definitionOf, type GameId } from '../../../games/definitions.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { todayAtom } from '../../device/today.ts';
import { Avatar } from '../../profile/Avatar.tsx';
import { momentWords } from '../days.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';

interface OriginalProps {
  readonly game: GameId;
  readonly board: string;
  /** Account id of the entry's player. */
  readonly player: string;
}

export function Original({ game, board, player }: OriginalProps) {
  const read = useReading(
    useCallback(
      async (desk: Desk) => ({ entry: await desk.readEntry(game, board, player) }),
      [game, board, player],
    ),
  );
  const today = useAtomValue(todayAtom);
  if (read.value === null) return <ReadLine read={read} />;
  const { entry } = read.value;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-xl bg-sunken px-3 py-2.5">
      <p className="w-full text-sm text-soft">The moves match this result on the leaderboard</p>
      {entry === null ? (
        <p>That result is no longer there.</p>
      ) : (
        <>
          <Avatar info={entry.info} size={36} />
          <p className="min-w-0 flex-[1_1_10rem]">
            <span className="block font-medium">{entry.info.leaderboardName}</span>
            <span className="block text-sm text-soft">
              {`${figureOfMost(definitionOf(game).measure, entry.rank)}, sent ${momentWords(entry.at, today)}`}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
