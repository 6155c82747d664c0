/**
 * Placeholder while the solving engine works on a hint or check, with a button to cancel it.
 * Appears only after `PATIENCE_MS`: most answers are faster.
 */
import { useEffect, useState } from 'react';
import { button } from '../../ui/button.ts';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { usePlay } from './playContext.ts';

const PATIENCE_MS = 400;

export function Thinking() {
  const { player, announce } = usePlay();
  const [long, setLong] = useState(false);
  useFocusBack();
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!long) return;
    announce('Still working on it. You can stop it.');
    // Clear the announcement at the end: a hint is announced by its card, and a check's finding
    // afterwards.
    return () => announce(player.getSnapshot().hint ? '' : 'Stopped.');
  }, [long, player, announce]);
  if (!long) return null;
  return (
    <section className="hint-card" aria-label="Thinking">
      {/* "Stop" is on the left, because a hint that arrives now puts a button of its own on the
          right. */}
      <footer className="flex flex-wrap items-center gap-3">
        <button type="button" className={button.secondary} onClick={() => player.cancelQuestion()}>
          Stop
        </button>
        <span>Still working on it…</span>
      </footer>
    </section>
  );
}
