import type { BoardViewProps } from '../../../../src/games/contract/view.ts';

export const about = 'A coin is tossed once a day. Call it.';
export const styles = '';

export function BoardView({ locked, onMove, children }: BoardViewProps) {
  const board = (
    <button type="button" disabled={locked} onClick={() => onMove('heads')}>
      Heads
    </button>
  );
  return children({ board, controls: null });
}

export const share = (name: string) => ({ lines: name, sentence: `I tossed ${name}.` });
