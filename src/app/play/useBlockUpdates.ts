/** Blocks reloads for app updates while a game is under way on this page. */
import { useEffect } from 'react';
import { setPlaying } from '../updates/playing.ts';

export function useBlockUpdates(playing: boolean): void {
  useEffect(() => {
    setPlaying(playing);
    return () => setPlaying(false);
  }, [playing]);
}
