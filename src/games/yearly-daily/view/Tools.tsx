/** The buttons for the selected piece: turn, flip, return to tray. */
import { ArrowDownToLine, FlipVertical2, RotateCw } from 'lucide-react';
import { PressButton } from '../../../ui/PressButton.tsx';
import type { BoardInPlay } from './useBoard.ts';

export function Tools({ held }: Pick<BoardInPlay, 'held'>) {
  const { hand } = held;
  const disabled = hand === null;
  return (
    <div role="group" aria-label="Picked-up piece" className="yd-tools no-print">
      <PressButton className="yd-tool" disabled={disabled} onPress={() => held.turn(1)}>
        <RotateCw size={18} aria-hidden />
        Turn
      </PressButton>
      <PressButton className="yd-tool" disabled={disabled} onPress={() => held.flip()}>
        <FlipVertical2 size={18} aria-hidden />
        Flip
      </PressButton>
      <PressButton
        className="yd-tool"
        disabled={disabled}
        onPress={() => hand && held.putBack(hand.piece)}
      >
        <ArrowDownToLine size={18} aria-hidden />
        To tray
      </PressButton>
    </div>
  );
}
