/** Announces to screen readers why a move was refused. */
import { useEffect } from 'react';
import { usePlay, useSnapshot } from './playContext.ts';

export function useAnnouncedNotice(): void {
  const { announce } = usePlay();
  const notice = useSnapshot((snapshot) => snapshot.notice);
  useEffect(() => {
    if (notice) announce(notice);
  }, [notice, announce]);
}
