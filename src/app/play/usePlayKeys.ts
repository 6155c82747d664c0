/** Keys common to all games: undo, redo, hint, and the list of keys. */
import { useEffect, useLayoutEffect } from 'react';
import type { Player } from '../../play/player.ts';
import { historyKey, isComposing, isQuestionMark, letterOf } from '../../ui/keys.ts';
import { isPopoverOpen } from '../../ui/popover.ts';
import { useHandler } from '../../ui/useHandler.ts';

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const isField =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog') !== null;
  return isField || isComposing(event) || isPopoverOpen();
}

const isSingle = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;

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
      if (isMeantElsewhere(event)) return;
      const history = historyKey(event);
      const { canUndo, canRedo, thinking } = player.getSnapshot();
      if (history === 'undo') {
        player.undo();
        if (canUndo) announce('Undone.');
      } else if (history === 'redo') {
        player.redo();
        if (canRedo) announce('Redone.');
      } else if (singleKeys && isSingle(event) && letterOf(event) === 'h') {
        void player.hint();
      } else if (thinking && event.key === 'Escape' && !event.defaultPrevented) {
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

/** @param onList opens the list of keys; asked for by "?". */
export function useListKey(singleKeys: boolean, onList: () => void): void {
  const open = useHandler(onList);
  useEffect(() => {
    if (!singleKeys) return;
    function onKeyDown(event: KeyboardEvent) {
      if (isMeantElsewhere(event) || !isSingle(event) || !isQuestionMark(event)) return;
      open();
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys, open]);
}
