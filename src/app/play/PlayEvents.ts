/**
 * Follows the play: announces refused moves and the end, celebrates finished boards and puzzles, and
 * keeps the screen on.
 */
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { onTable } from '../../play/session.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { useWakeLock } from '../device/wakeLock.ts';
import { settingsAtom } from '../settings/settings.ts';
import { celebrate } from './celebrate.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { useAnnouncedNotice } from './useAnnouncedNotice.ts';

export function PlayEvents() {
  const { open, announce } = usePlay();
  const { measure, results } = open.definition;
  const result = useSnapshot((snapshot) => snapshot.result);
  useEffect(() => {
    if (result === null) return;
    if (!results.isWin(result)) return;
    void celebrate('puzzle');
    announce(`All done, ${spokenFigure(measure, results.rank(result))}.`);
  }, [result, announce, measure, results]);

  // Celebrate each finished board except the last, which is celebrated as the puzzle.
  const of = open.session.boards.length;
  const done = useSnapshot(
    ({ session }) => session.boards.filter(({ status }) => status === 'won').length,
  );
  const before = useRef(done);
  useEffect(() => {
    if (done > before.current && done < of) void celebrate('board');
    before.current = done;
  }, [done, of]);

  useAnnouncedNotice();

  const { keepAwake } = useAtomValue(settingsAtom);
  const isPlayed = useSnapshot(
    ({ session, paused, elsewhere }) =>
      !paused && !elsewhere && onTable(session).status === 'playing',
  );
  useWakeLock(keepAwake && isPlayed);
  return null;
}
