/** Keys common to all games: undo, redo, hint, and the list of keys. */
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { historyKey, isComposing, isQuestionMark, letterOf } from '../../ui/keys.ts';
import { isMenuOpen } from '../../ui/menu.ts';
import { settingsAtom } from '../settings/settings.ts';
import { usePlay } from './playContext.ts';

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const isField =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog') !== null;
  return isField || isComposing(event) || isMenuOpen();
}

const isSingle = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;

export function usePlayKeys(): void {
  const { player, announce } = usePlay();
  const { singleKeys } = useAtomValue(settingsAtom);
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

/** @param onList opens the list of keys, when "?" is pressed. */
export function useListKey(onList: () => void): void {
  const { singleKeys } = useAtomValue(settingsAtom);
  const open = useEffectEvent(onList);
  useEffect(() => {
    if (!singleKeys) return;
    function onKeyDown(event: KeyboardEvent) {
      if (isMeantElsewhere(event) || !isSingle(event) || !isQuestionMark(event)) return;
      open();
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}
