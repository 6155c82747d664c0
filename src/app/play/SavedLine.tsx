/**
 * Last line under a finished puzzle: "saved", replaced by the place on the leaderboard once that is
 * known, without moving the layout.
 */
import { useAtomValue } from 'jotai';
import { idFor } from '../../daily/numbering.ts';
import type { DeskNotice } from '../../play/deskNotice.ts';
import { accountAtom } from '../device/accountState.ts';
import { durabilityAtom } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { useOwnPlacement } from '../leaderboard/useOwnPlacement.ts';
import { placeWords } from '../leaderboard/words.ts';
import { Link } from '../page/Link.tsx';
import { usePlay } from './playContext.ts';

export function SavedLine({ notice }: { readonly notice: DeskNotice | null }) {
  const { definition, id } = usePlay().open;
  const durability = useAtomValue(durabilityAtom);
  const account = useAtomValue(accountAtom);
  const today = useAtomValue(todayAtom);
  const boards = notice === null ? id : notice.boards.join(' ') || null;
  const placement = useOwnPlacement(definition.id, boards);
  const isToday = id === idFor(definition.schedule, today);
  const savedWords = account === null ? 'Saved on this device.' : 'Saved.';
  return (
    <p
      role="status"
      className="mt-2 -mb-2 flex min-h-11 items-center justify-center text-center text-sm text-soft"
    >
      {durability === 'not-kept' ? (
        'Not saved yet: Crema cannot save on this device just now. Keep this page open.'
      ) : placement === null ? (
        savedWords
      ) : (
        <Link
          to={`/${definition.id}/${id}/leaderboard`}
          className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        >
          {`${placeWords(placement, isToday)}.`}
        </Link>
      )}
    </p>
  );
}
