/** The almanac: facts from the player's other puzzles of this game about the open one. */
import { type ComponentType, memo, useMemo } from 'react';
import type { AlmanacProps } from '../../games/contract/view.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { useRecord } from '../records/records.ts';
import { pastPuzzles } from './pastPuzzles.ts';

export interface AlmanacSlotProps {
  readonly open: OpenPuzzle;
  readonly Almanac: ComponentType<AlmanacProps>;
}

export const AlmanacSlot = memo(function AlmanacSlot({ open, Almanac }: AlmanacSlotProps) {
  const record = useRecord(open.definition, null);
  const finished = useMemo(() => pastPuzzles(record?.results.values() ?? []), [record]);
  // Render nothing until the record is loaded; a partial almanac would grow while being read.
  if (record === null) return null;
  return (
    <div className="play-almanac">
      <Almanac puzzle={open.session.puzzle} finished={finished} />
    </div>
  );
});
