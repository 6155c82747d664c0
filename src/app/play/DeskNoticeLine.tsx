/** Notice beside the board that the desk has changed this puzzle. Most puzzles have no notice. */
import { useEffect, useRef } from 'react';
import { hasActions } from '../../play/session.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { useDeskNotice } from './useDeskNotice.ts';
import { Warning } from './Warning.tsx';

export function DeskNoticeLine() {
  const { announce } = usePlay();
  const notice = useDeskNotice(useSnapshot(({ session }) => hasActions(session)));
  const words = notice?.words ?? null;
  const said = useRef(words);
  // Announce only a changed notice: a notice that is rendered with the board is read with the
  // board.
  useEffect(() => {
    if (words !== null && words !== said.current) announce(words);
    said.current = words;
  }, [words, announce]);
  return words && <Warning calm={notice?.isCalm ?? false}>{words}</Warning>;
}
