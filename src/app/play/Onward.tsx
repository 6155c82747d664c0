/**
 * Links after a finished puzzle: the next game first, or a closing line when the day is done;
 * sharing.
 */
import { useAtomValue } from 'jotai';
import { ArrowRight, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { nextToPlay, titleOf } from '../records/nextToPlay.ts';
import type { GameRecord } from '../records/records.ts';
import { pastPuzzles } from './pastPuzzles.ts';
import { usePlay } from './playContext.ts';
import { ShareResult } from './ShareResult.tsx';

/** The views after a finished puzzle: other games, or this puzzle's other solutions. */
export type More = 'games' | 'way';

export interface FinishedProps {
  /** The complete result. */
  readonly result: Json;
  onMore(what: More): void;
}

export function Onward({
  result,
  records,
  today,
  words,
  onMore,
}: FinishedProps & {
  readonly records: readonly GameRecord[] | null;
  readonly today: CivilDate;
  readonly words: string;
}) {
  const { open } = usePlay();
  const { definition, id } = open;
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const hasAccounts = useAtomValue(hasAccountsAtom);
  // This puzzle's result may not be in `records` yet.
  const daily = records?.filter((one) => one.definition.schedule.cadence === 'daily');
  const next = daily && nextToPlay(daily, today, `${definition.id}/${id}`);
  const own = records?.find((one) => one.definition.id === definition.id);
  return (
    <>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.25rem,calc(50%-0.3125rem))),1fr))] gap-2.5 *:px-3">
        {next ? (
          <Link
            to={`/${next.record.definition.id}/${next.id}`}
            className={`${button.primary} col-[1/-1]`}
          >
            <span>{`Next: ${titleOf(next, today)} `}</span>
            <ArrowRight size={18} aria-hidden />
          </Link>
        ) : (
          <Link
            to="/"
            className={cx(button.primary, 'col-[1/-1]', records === null && 'invisible')}
          >
            See today’s results
          </Link>
        )}
        <button
          type="button"
          className={`${button.secondary} col-[1/-1]`}
          onClick={() => setSharing('open')}
        >
          <Share2 size={18} aria-hidden /> Share
        </button>
        {hasAccounts !== false && (
          <Link to={`/${definition.id}/${id}/leaderboard`} className={button.secondary}>
            Leaderboard
          </Link>
        )}
        <button
          type="button"
          className={cx(button.secondary, hasAccounts === false && 'col-[1/-1]')}
          onClick={() => onMore('games')}
        >
          Play more
        </button>
        {isMoreToFind(open, own ?? null) && (
          <button
            type="button"
            className={`${button.secondary} col-[1/-1]`}
            onClick={() => onMore('way')}
          >
            Find another solution
          </button>
        )}
      </div>
      {sharing !== 'never' && (
        <Suspense>
          <ShareResult
            result={result}
            ending={own?.results.get(id)?.ending ?? null}
            words={words}
            isOpen={sharing === 'open'}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the puzzle has solutions that the player has not found yet. */
function isMoreToFind({ session, views }: OpenPuzzle, own: GameRecord | null): boolean {
  const ways = views.waysFound?.(session.puzzle, pastPuzzles(own?.results.values() ?? []));
  return ways !== undefined && ways.found < ways.of;
}
