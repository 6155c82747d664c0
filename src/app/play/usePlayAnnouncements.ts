/** Announcements and celebrations during play: refused moves, finished boards and puzzles. */
import { useEffect, useRef } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Snapshot } from '../../play/player.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { celebrate } from './later.tsx';

export function usePlayAnnouncements(
  { definition }: OpenPuzzle,
  { session, result, notice }: Snapshot,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    if (result === null) return;
    if (!session.game.results.isWin(result)) return;
    void celebrate('puzzle');
    announce(`All done, ${spokenFigure(definition.measure, session.game.results.rank(result))}.`);
  }, [result, announce, definition.measure, session.game]);

  // Celebrate each board except the last, which is celebrated as the puzzle.
  const done = session.boards.filter(({ status }) => status === 'won').length;
  const before = useRef(done);
  useEffect(() => {
    if (done > before.current && done < session.boards.length) void celebrate('board');
    before.current = done;
  }, [done, session.boards.length]);

  useEffect(() => {
    if (notice) announce(notice);
  }, [notice, announce]);
}
