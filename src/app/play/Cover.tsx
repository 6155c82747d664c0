/** Covers the board while it cannot be played (paused, or open in another window). */
import { button } from '../../ui/button.ts';

export interface CoverProps {
  readonly words: string;
  readonly action: string;
  onAction(): void;
}

export function Cover({ words, action, onAction }: CoverProps) {
  return (
    <div className="absolute inset-0 grid place-items-center rounded-card border border-line bg-card">
      <div className="max-w-72 text-center">
        <p className="mb-3 font-display text-2xl font-semibold text-balance">{words}</p>
        <button type="button" className={button.primary} onClick={onAction}>
          {action}
        </button>
      </div>
    </div>
  );
}
