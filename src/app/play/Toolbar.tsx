/** Undo, redo and hint: the same for every game. */
import { Lightbulb, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Player, Snapshot } from '../../play/player.ts';
import { HINT_PENALTY_MS } from '../../play/session.ts';

function Tool(props: {
  readonly label: string;
  readonly detail?: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      disabled={props.disabled}
      onClick={props.onPress}
      className="flex min-h-12 items-center justify-center gap-2 rounded-xl text-sm text-soft transition-colors duration-150 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-40"
    >
      {props.children}
      {props.label}
      {props.detail && <span className="sr-only">{props.detail}</span>}
    </button>
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
  const idle = snapshot.paused || snapshot.elsewhere;
  return (
    <div className="grid grid-cols-3" role="toolbar" aria-label="Game">
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
      <Tool
        label="Hint"
        detail={`, adds ${HINT_PENALTY_MS / 1000} seconds`}
        disabled={snapshot.thinking || idle || snapshot.hint !== null}
        onPress={() => void player.hint()}
      >
        <Lightbulb size={20} aria-hidden />
      </Tool>
    </div>
  );
}
