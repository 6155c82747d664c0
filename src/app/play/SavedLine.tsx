/**
 * Last line under a finished puzzle: "saved", replaced by the place on the leaderboard once that is
 * known, without moving the layout.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { idFor } from '../../daily/numbering.ts';
import type { DeskNotice } from '../../play/deskNotice.ts';
import { accountAtom, accountDialogAtom } from '../device/accountState.ts';
import { durabilityAtom } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { useOwnPlacement, useWouldBePlace } from '../leaderboard/useOwnPlacement.ts';
import { placeWords, wouldBeWords } from '../leaderboard/words.ts';
import { Link } from '../page/Link.tsx';
import { usePlay } from './playContext.ts';
import { useSignInOffer } from './useSignInOffer.ts';

const LINK =
  'inline-flex min-h-11 items-center text-center font-medium text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-current';

export function SavedLine({
  notice,
  rank,
  isWorthKeeping,
}: {
  readonly notice: DeskNotice | null;
  /** `Game.rank` of the result. */
  readonly rank: number;
  /** The puzzle was won, or a streak of days is left to keep. */
  readonly isWorthKeeping: boolean;
}) {
  const { definition, id } = usePlay().open;
  const durability = useAtomValue(durabilityAtom);
  const account = useAtomValue(accountAtom);
  const today = useAtomValue(todayAtom);
  const boards = notice === null ? id : notice.boards.join(' ') || null;
  const placement = useOwnPlacement(definition.id, boards);
  const would = useWouldBePlace(definition, boards, account === null ? rank : null);
  const isToday = id === idFor(definition.schedule, today);
  const openDialog = useSetAtom(accountDialogAtom);
  const isOffered = useSignInOffer(`${definition.id}/${id}`, isWorthKeeping);
  return (
    <p
      role="status"
      className="mt-2 -mb-2 flex min-h-11 items-center justify-center text-center text-sm text-soft"
    >
      {durability === 'not-kept' ? (
        'Not saved yet. Crema can’t save on this device right now, so keep this page open.'
      ) : placement === null && account === null ? (
        <span>
          <span>{would === null ? 'Saved on this device.' : wouldBeWords(would)}</span>{' '}
          {isOffered && (
            <button type="button" className={LINK} onClick={() => openDialog('account')}>
              {would === null
                ? 'Sign in to keep your streak on every device'
                : 'Sign in to claim your place'}
            </button>
          )}
        </span>
      ) : placement === null ? (
        'Saved.'
      ) : (
        <Link to={`/${definition.id}/${id}/leaderboard`} className={LINK}>
          {`${placeWords(placement, isToday)}.`}
        </Link>
      )}
    </p>
  );
}
