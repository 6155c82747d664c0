import { button } from '../../../ui/button.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import type { Call, Side } from '../rules/game.ts';

export const about = 'A coin is tossed once a day. Call it.';
export const styles = '';

export function BoardView({
  board,
  state,
  locked,
  onMove,
  children,
}: BoardViewProps<Side, Side | null, Call>) {
  return children({
    board: <p role="status">{state === null ? 'The coin is in the air.' : `It is ${board}.`}</p>,
    controls: (
      <div className="flex gap-2">
        {(['heads', 'tails'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={button.secondary}
            disabled={locked}
            onClick={() => onMove({ type: 'call', side })}
          >
            {side === 'heads' ? 'Heads' : 'Tails'}
          </button>
        ))}
      </div>
    ),
  });
}
