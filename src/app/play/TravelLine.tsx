/** Line beside the board about a game that came from another device, or cannot travel to one. */
import { useMemo } from 'react';
import { spokenMinutes } from '../../lib/duration.ts';
import { playedMs } from '../../sittings/branch.ts';
import { isTooLong } from '../../sittings/document.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { Warning } from './Warning.tsx';

export function TravelLine() {
  const { saved, openedOn, owner, session: opened } = usePlay().open;
  // The line goes with the first move on this device.
  const isAsOpened = useSnapshot(({ session }) => session.log.length === opened.log.length);
  const words = useMemo(() => {
    if (saved === null || owner === null) return null;
    const { session } = saved;
    if (isTooLong({ openedOn, session, progress: 0 })) {
      return 'This game is too long for your other devices: it stays on this one.';
    }
    return saved.elsewhere
      ? `Begun on another device, ${spokenMinutes(playedMs(session))} in.`
      : null;
  }, [saved, openedOn, owner]);
  return isAsOpened && words !== null && <Warning calm>{words}</Warning>;
}
