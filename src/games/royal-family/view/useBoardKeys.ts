/** Keys that work without the focus on the tree: the pencil, and letting go. */
import { useEffect, useRef } from 'react';
import { isMeantElsewhere } from '../../../ui/isMeantElsewhere.ts';

export interface BoardKeysOptions {
  readonly keys: 'page' | 'board';
  readonly locked: boolean;
  /** Whether an element belongs to the board. */
  isOwn(element: Element | null): boolean;
  onPencil(): void;
  /** Whether there was anything to let go of. */
  onLetGo(): boolean;
}

export function useBoardKeys(options: BoardKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { keys, locked, isOwn, onPencil, onLetGo } = latest.current;
      if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
      const own = isOwn(document.activeElement);
      if (!own && (keys === 'board' || isMeantElsewhere(event.target, null))) return;
      if (event.key === 'p' || event.key === 'P') onPencil();
      else if (event.key !== 'Escape' || !onLetGo()) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
