/**
 * Links after a finished puzzle: the next game first, or a closing line when the day is done;
 * sharing.
 */
import { useAtomValue } from 'jotai';
import { ArrowRight, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { PictureModule } from '../../games/contract/view.ts';
import { loadPicture } from '../../games/viewLoaders.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Session } from '../../play/session.ts';
import { ownEnding } from '../../storage/ways.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { nextToPlay, titleOf } from '../records/nextToPlay.ts';
import type { GameRecord } from '../records/records.ts';
import { AnotherWay } from './AnotherWay.tsx';
import { ChallengeSlot } from './ChallengeSlot.tsx';
import { PlayMoreDialog } from './PlayMoreDialog.tsx';
import { pastPuzzles } from './pastPuzzles.ts';
import { usePlay } from './playContext.ts';
import { hintsUsed } from './usePlayed.ts';

const ShareResult = lazy(async () => ({
  default: (await import('./ShareResult.tsx')).ShareResult,
}));

const HowItWent = lazy(async () => {
  const { HowItWent: Component } = await import('./howItWent/HowItWent.tsx');
  return { default: Component };
});

/** The views that take the place of board and result: another solution, or the play looked back on. */
export type Left = 'way' | 'play';

export interface FinishedProps {
  /** The complete result. */
  readonly result: Json;
  /** Shows a view in place of board and result; null shows them again. */
  onShow(view: ReactNode): void;
}

export function Onward({
  result,
  records,
  today,
  words,
  played,
  isBack,
  onLeave,
  onShow,
}: FinishedProps & {
  readonly records: readonly GameRecord[] | null;
  readonly today: CivilDate;
  readonly words: string;
  /** The session at the end of the play; null where the play is not here. */
  readonly played: Session | null;
  /** The player comes back from looking at the play. */
  readonly isBack: boolean;
  onLeave(what: Left, view: ReactNode): void;
}) {
  const { open } = usePlay();
  const { definition, id } = open;
  const hints = hintsUsed(played);
  const [isChoosing, setIsChoosing] = useState(false);
  const back = () => onShow(null);
  const [sharing, setSharing] = useState<'open' | 'challenge' | 'closed'>('closed');
  const [picture, setPicture] = useState<Promise<PictureModule> | null>(null);
  function share(what: 'open' | 'challenge') {
    setPicture(loadPicture(definition.id));
    setSharing(what);
  }
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
          onClick={() => share('open')}
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
          onClick={() => setIsChoosing(true)}
        >
          Play more
        </button>
        {isMoreToFind(open, own ?? null) && (
          <button
            type="button"
            className={`${button.secondary} col-[1/-1]`}
            onClick={() => onLeave('way', <AnotherWay onBack={back} />)}
          >
            Find another solution
          </button>
        )}
        {played !== null && (
          <LookBack
            isBack={isBack}
            onPress={() => onLeave('play', <HowItWent played={played} onBack={back} />)}
          />
        )}
      </div>
      <PlayMoreDialog open={isChoosing} onClose={() => setIsChoosing(false)} />
      <ChallengeSlot finished={{ result, hints, onSendBack: () => share('challenge') }} />
      {picture && (
        <Suspense>
          <ShareResult
            result={result}
            hints={hints}
            ending={ownEnding(own?.results.get(id))}
            words={words}
            loaded={picture}
            isOpen={sharing !== 'closed'}
            challenges={sharing === 'challenge'}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** The button has the focus when the player comes back, also where the play is read only then. */
function LookBack({ isBack, onPress }: { readonly isBack: boolean; onPress(): void }) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) own.current?.focus();
  }, [isBack]);
  return (
    <button ref={own} type="button" className={`${button.quiet} col-[1/-1]`} onClick={onPress}>
      See how it went
    </button>
  );
}

/** Whether the puzzle has solutions that the player has not found yet. */
function isMoreToFind({ session, views }: OpenPuzzle, own: GameRecord | null): boolean {
  const ways = views.waysFound?.(session.puzzle, pastPuzzles(own?.results.values() ?? []));
  return ways !== undefined && ways.found < ways.of;
}
