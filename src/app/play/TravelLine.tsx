/** Line beside the board about a game that came from another device, or cannot travel to one. */
import { useMemo } from 'react';
import { isTooLong } from '../../lib/playLimits.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { useHasOtherGames } from './useHasOtherGames.ts';
import { Warning } from './Warning.tsx';

export function TravelLine() {
  const { saved, hasAccount, session: opened } = usePlay().open;
  // The line goes with the first move on this device.
  const isAsOpened = useSnapshot(({ session }) => session.log.length === opened.log.length);
  const isElsewhere = hasAccount && saved?.elsewhere !== undefined;
  const hasOthers = useHasOtherGames(isElsewhere);
  const words = useMemo(() => {
    if (saved === null || !hasAccount) return null;
    if (isTooLong(saved.session)) {
      return 'This game has too many moves to sync, so it stays on this device.';
    }
    if (!isElsewhere) return null;
    const last = 'Last played on another device.';
    return hasOthers ? `${last} Your other version is in the menu.` : last;
  }, [saved, hasAccount, isElsewhere, hasOthers]);
  return isAsOpened && words !== null && <Warning calm>{words}</Warning>;
}
