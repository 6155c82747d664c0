/** Turn, flip, put back: what is done to the piece in hand. */
import { ArrowDownToLine, FlipVertical2, RotateCw } from 'lucide-react';

export interface ToolsProps {
  readonly disabled: boolean;
  onTurn(): void;
  onFlip(): void;
  onPutBack(): void;
}

export function Tools({ disabled, onTurn, onFlip, onPutBack }: ToolsProps) {
  return (
    <div role="group" aria-label="The piece in hand" className="yd-tools no-print">
      <button type="button" className="yd-tool" disabled={disabled} onClick={onTurn}>
        <RotateCw size={18} aria-hidden />
        Turn
      </button>
      <button type="button" className="yd-tool" disabled={disabled} onClick={onFlip}>
        <FlipVertical2 size={18} aria-hidden />
        Flip
      </button>
      <button type="button" className="yd-tool" disabled={disabled} onClick={onPutBack}>
        <ArrowDownToLine size={18} aria-hidden />
        Put back
      </button>
    </div>
  );
}
