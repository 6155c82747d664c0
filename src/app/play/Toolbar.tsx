/**
 * Tools below the board: undo and redo for games with reversible moves, and a hint for boards
 * without a hint button of their own.
 */
import { Lightbulb, Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { PressButton } from '../../ui/PressButton.tsx';
import { usePlay, useSnapshot } from './playContext.ts';

function Tool(props: {
  readonly label: string;
  readonly disabled: boolean;
  /**
   * The tool has no effect just now, but stays focusable: the card it opened returns the focus to
   * it.
   */
  readonly busy?: boolean;
  /** The tool's action is running. */
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
  if (!reversible && hintCost === null) return null;
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
          disabled={isIdle}
          busy={isBusy}
          underWay={isHintComing}
          onPress={() => void player.hint()}
        >
          <Lightbulb size={20} aria-hidden />
        </Tool>
      )}
    </div>
  );
});
