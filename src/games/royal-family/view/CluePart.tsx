/** Where the clues stand: in a sheet that slides up on a phone, in a card on a desktop. */
import { useState } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { ClueList, type ClueListProps } from './ClueList.tsx';

/** A phone on its side, where a sheet has no room to slide up; play.css has the same words. */
export const SIDEWAYS = '(min-width: 40rem) and (max-height: 32rem)';
/** So few clues, as in the example, need no sheet. */
const FEW_CLUES = 3;

export function CluePart(props: ClueListProps) {
  const [open, setOpen] = useState(false);
  const sideways = useMedia(SIDEWAYS);
  const { clues } = props.board;
  if (sideways || clues.length <= FEW_CLUES) return <ClueList {...props} />;
  const ticked = props.state.ticked.filter(Boolean).length;
  return (
    <Sheet
      title="Clues"
      summary={`${ticked} of ${clues.length} ticked off`}
      open={open}
      onToggle={setOpen}
    >
      <ClueList {...props} />
    </Sheet>
  );
}
