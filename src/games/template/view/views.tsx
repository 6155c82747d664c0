import type { Json } from '../../../lib/json.ts';
import { button } from '../../../ui/button.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { BoardViewProps, ShareText } from '../../contract/view.ts';
import { results } from '../results.ts';
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

export function share(name: string, _puzzle: Puzzle<Side>, result: Json): ShareText {
  const isWin = results.isWin(result);
  return {
    lines: `${name}\n${isWin ? '🪙 Called it' : '🪙 Not today'}`,
    sentence: isWin ? `I called the toss of ${name}.` : `I called the toss of ${name} wrong.`,
  };
}
