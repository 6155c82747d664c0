/**
 * Whoever is about to leave the bench while something there would be lost is asked first: ways to
 * another page are kept until then.
 */
import { createContext, type RefObject, use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHandler } from '../../../ui/useHandler.ts';

type Asking = (then: () => void) => void;

/** Who is asked just now; null where nothing would be lost. */
export const LeavingContext = createContext<RefObject<Asking | null>>({ current: null });

/** Goes to an address of the app, unless somebody has to be asked before. */
export function useWayOut(): (to: string) => void {
  const asking = use(LeavingContext);
  const navigate = useNavigate();
  return (to) => {
    const go = () => void navigate(to);
    if (asking.current) asking.current(go);
    else go();
  };
}

/** @param ask is told of the way that was wanted, and takes it when the question is answered. */
export function useAskedBeforeLeaving(ask: Asking): void {
  const asking = use(LeavingContext);
  const navigate = useNavigate();
  const onLeave = useHandler(ask);
  useEffect(() => {
    asking.current = onLeave;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== '') return;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      const { origin, pathname, search, hash } = new URL(link.href);
      if (!isPlain || event.altKey || origin !== location.origin) return;
      const isHere = pathname === location.pathname && search === location.search;
      if (isHere) return;
      event.preventDefault();
      event.stopPropagation();
      onLeave(() => void navigate(pathname + search + hash));
    }
    // Ahead of the link itself.
    document.addEventListener('click', onClick, true);
    return () => {
      asking.current = null;
      document.removeEventListener('click', onClick, true);
    };
  }, [asking, navigate, onLeave]);
}
