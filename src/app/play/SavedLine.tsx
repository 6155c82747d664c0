/**
 * The last line under a finished puzzle: that it is saved, and, as soon as that is known, the
 * player's place among the others. One takes the other's room, so nothing moves.
 */
import { useAtomValue } from 'jotai';
import { Link } from 'react-router';
import { idFor } from '../../daily/numbering.ts';
import type { GameEntry } from '../../games/registry.ts';
import { accountAtom } from '../account/accountState.ts';
import { useOwnStanding } from '../leaderboard/useOwnStanding.ts';
import { placeWords } from '../leaderboard/words.ts';
import { keepingAtom } from '../storage.ts';
import { todayAtom } from '../today.ts';

export function SavedLine({ entry, id }: { readonly entry: GameEntry; readonly id: string }) {
  const keeping = useAtomValue(keepingAtom);
  const account = useAtomValue(accountAtom);
  const today = useAtomValue(todayAtom);
  const standing = useOwnStanding(entry.id, id);
  const isToday = id === idFor(entry.schedule, today);
  const savedWords = account === null ? 'Saved on this device.' : 'Saved.';
  return (
    <p
      role="status"
      className="mt-2 -mb-2 flex min-h-11 items-center justify-center text-center text-sm text-soft"
    >
      {keeping === 'not-kept' ? (
        'Not saved yet: Crema cannot save on this device just now. Keep this page open.'
      ) : standing === null ? (
        savedWords
      ) : (
        <Link
          to={`/${entry.id}/${id}/leaderboard`}
          className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        >
          {placeWords(standing.place, standing.players, isToday)}.
        </Link>
      )}
    </p>
  );
}
