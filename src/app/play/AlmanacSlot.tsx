/**
 * The almanac of a game: tells about the open puzzle from the player's other puzzles of this game.
 */
import { type ComponentType, useMemo } from 'react';
import type { AlmanacProps } from '../../games/contract/view.ts';
import { useRecord } from '../records/records.ts';
import { pastPuzzles } from './pastPuzzles.ts';
import { usePlay } from './playContext.ts';

export interface AlmanacSlotProps {
  readonly Almanac: ComponentType<AlmanacProps>;
}

export function AlmanacSlot({ Almanac }: AlmanacSlotProps) {
  const { open } = usePlay();
  const record = useRecord(open.definition, null);
  const finished = useMemo(() => pastPuzzles(record?.results.values() ?? []), [record]);
  // Render nothing until the player's results are loaded; a partial almanac would grow while being
  // read.
  if (record === null) return null;
  return (
    <div className="play-almanac">
      <Almanac puzzle={open.session.puzzle} finished={finished} />
    </div>
  );
}
