/** The buttons for the selected piece: turn, flip, put back. */
import { ArrowDownToLine, FlipVertical2, RotateCw } from 'lucide-react';
import { PressButton } from '../../../ui/PressButton.tsx';

export interface ToolsProps {
  readonly disabled: boolean;
  onTurn(): void;
  onFlip(): void;
  onPutBack(): void;
}

export function Tools({ disabled, onTurn, onFlip, onPutBack }: ToolsProps) {
  return (
    <div role="group" aria-label="The piece in hand" className="yd-tools no-print">
      <PressButton className="yd-tool" disabled={disabled} onPress={onTurn}>
        <RotateCw size={18} aria-hidden />
        Turn
      </PressButton>
      <PressButton className="yd-tool" disabled={disabled} onPress={onFlip}>
        <FlipVertical2 size={18} aria-hidden />
        Flip
      </PressButton>
      <PressButton className="yd-tool" disabled={disabled} onPress={onPutBack}>
        <ArrowDownToLine size={18} aria-hidden />
        Put back
      </PressButton>
    </div>
  );
}
