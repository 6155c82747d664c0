/**
 * Placeholder for a slow engine answer, with a button to cancel it. Appears only after
 * `PATIENCE_MS`: most answers are faster.
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
    // A hint is announced by its card, and a check's finding afterwards: clear the region for both.
    return () => announce(player.getSnapshot().hint ? '' : 'Stopped.');
  }, [long, player, announce]);
  if (!long) return null;
  return (
    <section className="hint-card" aria-label="Thinking">
      {/* "Stop" is on the left: a hint that arrives now puts its own button on the right. */}
      <footer className="flex flex-wrap items-center gap-3">
        <button type="button" className={button.secondary} onClick={() => player.cancelQuestion()}>
          Stop
        </button>
        <span>Still thinking…</span>
      </footer>
    </section>
  );
}
