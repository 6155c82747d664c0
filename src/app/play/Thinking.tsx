/**
 * What stands in the place of an answer that is long in coming, and lets the player do without it. Most come
 * before anybody could read this.
 */
import { useEffect, useState } from 'react';
import type { Player } from '../../play/player.ts';
import { button } from '../../ui/button.ts';
import { useFocusBack } from '../../ui/useFocusBack.ts';

const PATIENCE_MS = 400;

export function Thinking({
  player,
  announce,
}: {
  readonly player: Player;
  announce(text: string): void;
}) {
  const [long, setLong] = useState(false);
  useFocusBack();
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!long) return;
    announce('Still thinking. It can be stopped.');
    // A hint speaks for itself, and so does what a check has found, after this.
    return () => announce(player.getSnapshot().hint ? '' : 'Stopped.');
  }, [long, player, announce]);
  if (!long) return null;
  return (
    <section className="hint-card" aria-label="Thinking">
      {/* The move of a hint that comes at this moment is at the other end. */}
      <footer className="flex flex-wrap items-center gap-3">
        <button type="button" className={button.secondary} onClick={() => player.cancelQuestion()}>
          Stop
        </button>
        <span>Still thinking…</span>
      </footer>
    </section>
  );
}
