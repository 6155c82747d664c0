/** Undo and redo for reversible games, and hint for boards without a hint button of their own. */
import { Lightbulb, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Player, Snapshot } from '../../play/player.ts';
import { cx } from '../../ui/cx.ts';
import { PressButton } from '../../ui/PressButton.tsx';

function Tool(props: {
  readonly label: string;
  /** The cost as shown, and as read by screen readers. */
  readonly cost?: { readonly shown: string; readonly said: string };
  readonly disabled: boolean;
  /** No effect just now, but focusable: the card it opened returns the focus to it. */
  readonly busy?: boolean;
  /** The action is running. */
  readonly underWay?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}) {
  return (
    <PressButton
      disabled={props.disabled}
      aria-disabled={props.busy || undefined}
      aria-busy={props.underWay || undefined}
      onPress={() => props.busy || props.onPress()}
      className="flex min-h-12 flex-wrap content-center items-center justify-center gap-x-2 rounded-xl text-sm text-soft transition-colors duration-150 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-40 aria-disabled:opacity-40"
    >
      {props.children}
      <span>{props.label}</span>
      {props.cost && (
        <>
          <span className="text-xs" aria-hidden>
            {props.cost.shown}
          </span>
          <span className="sr-only">{`, ${props.cost.said}`}</span>
        </>
      )}
    </PressButton>
  );
}

export function Toolbar({
  player,
  snapshot,
  announce,
}: {
  readonly player: Player;
  readonly snapshot: Snapshot;
  announce(text: string): void;
}) {
  const { reversible, hintCost } = snapshot.session.game;
  if (!reversible && hintCost === null) return null;
  const idle = snapshot.paused || snapshot.elsewhere;
  return (
    <div
      className={cx('grid', reversible && (hintCost === null ? 'grid-cols-2' : 'grid-cols-3'))}
      role="toolbar"
      aria-label="Game"
    >
      {reversible && (
        <>
          <Tool
            label="Undo"
            disabled={!snapshot.canUndo || idle}
            onPress={() => {
              player.undo();
              announce('Undone.');
            }}
          >
            <Undo2 size={20} aria-hidden />
          </Tool>
          <Tool
            label="Redo"
            disabled={!snapshot.canRedo || idle}
            onPress={() => {
              player.redo();
              announce('Redone.');
            }}
          >
            <Redo2 size={20} aria-hidden />
          </Tool>
        </>
      )}
      {hintCost !== null && (
        <Tool
          label="Hint"
          cost={{
            shown: `+${hintCost / 1000} s`,
            said: `adds ${hintCost / 1000} seconds`,
          }}
          disabled={idle}
          busy={snapshot.thinking !== null || snapshot.hint !== null}
          underWay={snapshot.thinking === 'hint'}
          onPress={() => void player.hint()}
        >
          <Lightbulb size={20} aria-hidden />
        </Tool>
      )}
    </div>
  );
}
