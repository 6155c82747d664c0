/** The leaderboard entry whose moves a held result repeats. */
import { useAtomValue } from 'jotai';
import { definitionOf, type GameId } from '../../../games/definitions.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { todayAtom } from '../../device/today.ts';
import { Avatar } from '../../profile/Avatar.tsx';
import { momentWords } from '../days.ts';
import { useAsked } from './useAsked.ts';

interface OriginalProps {
  readonly game: GameId;
  readonly board: string;
  /** Account id of the entry's player. */
  readonly player: string;
}

export function Original({ game, board, player }: OriginalProps) {
  const asked = useAsked(`${game}/${board}/${player}`, (desk) =>
    desk.readEntry(game, board, player),
  );
  const today = useAtomValue(todayAtom);
  if (asked.kind === 'asking') return null;
  if (asked.kind === 'failed') return <p className="mt-2 text-sm text-soft">{asked.message}</p>;
  const entry = asked.value;
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
