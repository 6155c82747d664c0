/** Line beside the board about a game that came from another device, or cannot travel to one. */
import { useMemo } from 'react';
import { spokenMinutes } from '../../lib/duration.ts';
import { isTooLong } from '../../lib/playLimits.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { Warning } from './Warning.tsx';

export function TravelLine() {
  const { saved, owner, session: opened } = usePlay().open;
  // The line goes with the first move on this device.
  const isAsOpened = useSnapshot(({ session }) => session.log.length === opened.log.length);
  const words = useMemo(() => {
    if (saved === null || owner === null) return null;
    if (isTooLong(saved.session)) {
      return 'This game is too long for your other devices: it stays on this one.';
    }
    const { elsewhere } = saved;
    return elsewhere ? `Begun on another device, ${spokenMinutes(elsewhere.playedMs)} in.` : null;
  }, [saved, owner]);
  return isAsOpened && words !== null && <Warning calm>{words}</Warning>;
}
