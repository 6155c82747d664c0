/** A menu below its button. No popover: Chromium has them from 114 on, Safari from 17 on. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

let isAnyOpen = false;

/** Whether a menu is open on the page, which then gets all keys. */
export const isMenuOpen = (): boolean => isAnyOpen;

/** @returns `opener` and `panel` are the props of the menu's button and of the menu itself. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  function close(): void {
    // The focus would be lost with the item that has it.
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
    // At once: the chosen item may print the page.
    flushSync(() => setIsOpen(false));
  }

  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    isAnyOpen = true;
    const closed = new AbortController();
    const { signal } = closed;
    const isOwn = (target: Node) =>
      menu.current?.contains(target) || button.current?.contains(target);
    addEventListener('pointerup', (event) => isOwn(event.target as Node) || dismiss(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
    // Back closes it on Android.
    if (window.CloseWatcher) new window.CloseWatcher({ signal }).onclose = () => dismiss();
    return () => {
      isAnyOpen = false;
      closed.abort();
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    opener: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => (isOpen ? close() : setIsOpen(true)),
    },
    panel: { ref: menu, hidden: !isOpen },
  };
}
