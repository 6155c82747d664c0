/**
 * Runs the game's clock while the page is visible. Hiding the page saves the game and cancels
 * engine requests.
 */
import { useEffect } from 'react';
import type { Player } from '../../play/player.ts';

export function useInView(player: Player): void {
  useEffect(() => {
    const onVisibility = () => player.setVisible(!document.hidden);
    // Pagehide counts as hidden too: Safari may drop a page without hiding it first.
    const onPageHide = () => player.setVisible(false);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pageshow', onVisibility);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pageshow', onVisibility);
      removeEventListener('pagehide', onPageHide);
      player.cancelQuestion();
      player.setVisible(false);
    };
  }, [player]);
}
