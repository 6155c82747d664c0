/** Keys that mean the same in every game: undo, redo, hint. */
import { useLayoutEffect } from 'react';
import type { Player } from '../../play/player.ts';
import { isPopoverOpen } from '../../ui/popover.ts';

/**
 * @param singleKeys whether keys without Ctrl or Command count.
 * @param announce says a short sentence to screen readers.
 */
export function usePlayKeys(
  player: Player,
  singleKeys: boolean,
  announce: (text: string) => void,
): void {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, dialog')) return;
      if (isPopoverOpen()) return;
      const key = event.key.toLowerCase();
      const command = event.ctrlKey || event.metaKey;
      const { canUndo, canRedo, thinking } = player.getSnapshot();
      if (command && key === 'z' && !event.shiftKey) {
        player.undo();
        if (canUndo) announce('Undone.');
      } else if (command && (key === 'z' || key === 'y')) {
        player.redo();
        if (canRedo) announce('Redone.');
      } else if (singleKeys && !command && !event.altKey && !event.repeat && key === 'h') {
        void player.hint();
      } else if (thinking && key === 'escape' && !event.defaultPrevented) {
        player.cancelQuestion();
        announce('Stopped.');
      } else {
        return;
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [player, singleKeys, announce]);
}
