/** What the page says, and does, as the game goes: why a move was refused, and that all is done. */
import { useEffect } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Snapshot } from '../../play/player.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { celebrate } from './celebrate.ts';

export function usePlayAnnouncements(
  { definition }: OpenPuzzle,
  { session, result, notice }: Snapshot,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    if (result === null) return;
    if (!session.game.results.isWin(result)) return;
    void celebrate();
    announce(`All done, ${spokenFigure(definition.measure, session.game.results.rank(result))}.`);
  }, [result, announce, definition.measure, session.game]);

  useEffect(() => {
    if (notice) announce(notice);
  }, [notice, announce]);
}
