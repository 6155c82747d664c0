/**
 * Tools below the board: undo and redo for games with reversible moves, a hint for boards without a
 * hint button of their own, and questions about the board.
 */
import { Ear, Lightbulb, Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { optional } from '../../ui/optional.ts';
import { PressButton } from '../../ui/PressButton.tsx';
import { usePlay, useSnapshot } from './playContext.ts';
import { useAskKey } from './usePlayKeys.ts';

const AskPanel = optional(async () => (await import('./AskPanel.tsx')).AskPanel);

function Tool(props: {
  readonly label: string;
  /** The tool has no effect just now, but keeps the focus, as after the last Undo. */
  readonly disabled: boolean;
  /** The tool's action is running. */
  readonly underWay?: boolean;
  /** The tool opens a panel, which is open or not. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}) {
  return (
    <PressButton
      aria-disabled={props.disabled || undefined}
      aria-busy={props.underWay || undefined}
      aria-expanded={props.expanded}
      onPress={() => props.disabled || props.onPress()}
      className="flex min-h-11 flex-wrap content-center items-center justify-center gap-x-2 rounded-xl text-sm text-soft transition-colors duration-150 hover:usable:bg-sunken hover:usable:text-ink aria-disabled:opacity-40"
    >
      {props.children}
      <span>{props.label}</span>
    </PressButton>
  );
}

/** The tools below the board. Memoised, because the parts around them re-render with the board. */
export const Toolbar = memo(function Toolbar() {
  const { player, announce } = usePlay();
  const { reversible, hintCost } = useSnapshot(({ session }) => session.game);
  const isIdle = useSnapshot(({ paused, elsewhere }) => paused || elsewhere);
  const canUndo = useSnapshot((snapshot) => snapshot.canUndo);
  const canRedo = useSnapshot((snapshot) => snapshot.canRedo);
  const isBusy = useSnapshot(({ thinking, hint }) => thinking !== null || hint !== null);
  const isHintComing = useSnapshot(({ thinking }) => thinking === 'hint');
  /** How often the panel of questions was opened since it was closed: each time it gets the focus. */
  const [asked, setAsked] = useState(0);
  // A covered board gives no answers: the clock rests.
  const isAsking = asked > 0 && !isIdle;
  useAskKey(() => isIdle || setAsked(asked + 1));
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col" role="toolbar" aria-label="Game controls">
        {reversible && (
          <>
            <Tool
              label="Undo"
              disabled={!canUndo || isIdle}
              onPress={() => {
                player.undo();
                announce('Undone.');
              }}
            >
              <Undo2 size={20} aria-hidden />
            </Tool>
            <Tool
              label="Redo"
              disabled={!canRedo || isIdle}
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
            disabled={isIdle || isBusy}
            underWay={isHintComing}
            onPress={() => void player.hint()}
          >
            <Lightbulb size={20} aria-hidden />
          </Tool>
        )}
        <Tool
          label="Ask"
          disabled={isIdle}
          expanded={isAsking}
          onPress={() => setAsked(isAsking ? 0 : 1)}
        >
          <Ear size={20} aria-hidden />
        </Tool>
      </div>
      {isAsking && (
        <Suspense>
          <AskPanel asked={asked} onClose={() => setAsked(0)} />
        </Suspense>
      )}
    </>
  );
});
