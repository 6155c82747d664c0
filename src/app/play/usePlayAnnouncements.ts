/** Announcements and celebrations during play: refused moves, finished boards and puzzles. */
import { useEffect, useRef } from 'react';
import { spokenFigure } from '../../ui/figures.ts';
import { celebrate } from './later.tsx';
import { usePlay, useSnapshot } from './playContext.ts';
import { useAnnouncedNotice } from './useAnnouncedNotice.ts';

export function usePlayAnnouncements(): void {
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
}
