/** Keys common to all games: undo, redo, hint, and the list of keys. */
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { historyKey, isComposing, isQuestionMark, letterOf } from '../../ui/keys.ts';
import { isMenuOpen } from '../../ui/menu.ts';
import { settingsAtom } from '../settings/settings.ts';
import { usePlay } from './playContext.ts';

function isMeantElsewhere(event: KeyboardEvent): boolean {
  // Alt and a letter write nothing in a field.
  const fields = event.altKey ? 'dialog' : 'input, textarea, select, dialog';
  const isField = event.target instanceof Element && event.target.closest(fields) !== null;
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

/** Opens the list of keys when "?" is pressed. */
export const useListKey = (onList: () => void): void =>
  useKey((event, singleKeys) => singleKeys && isSingle(event) && isQuestionMark(event), onList);

/** Asks about the board when A is pressed, or Alt and A, which no setting switches off. */
export const useAskKey = (onAsk: () => void): void =>
  useKey(
    (event, singleKeys) =>
      letterOf(event) === 'a' && (event.altKey || (singleKeys && isSingle(event))),
    onAsk,
  );

function useKey(
  isPressed: (event: KeyboardEvent, singleKeys: boolean) => boolean,
  act: () => void,
): void {
  const { singleKeys } = useAtomValue(settingsAtom);
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantElsewhere(event) || !isPressed(event, singleKeys)) return;
    act();
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, []);
}
