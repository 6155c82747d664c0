/**
 * Runs before the first paint, ahead of the app: the chosen colour mode, and what the prerendered
 * shell cannot know: the day and the game. Kept apart and tiny, because the browser waits for it.
 */
import { readColorMode, showColorMode } from './app/colorMode.ts';
import { preloadsFor } from './app/shells/preloads.ts';
import { civilDateOf } from './daily/date.ts';
import { capital } from './lib/capital.ts';
import { dayAndMonth, partOfDay } from './ui/dates.ts';

showColorMode(readColorMode());

/** The app would ask for these one import after the other; together they come at once. */
if (typeof __PRELOADS__ !== 'undefined') {
  for (const href of preloadsFor(__PRELOADS__, location.pathname)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Texts are made only where there is a place for them: dates take their time on a phone. */
function fill(name: string, text: () => string): void {
  const place = document.querySelector(`[data-boot="${name}"]`);
  if (place) place.textContent = text();
}

// The script stands in the head, the shell follows in the body; this event comes before the app.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  const now = new Date();
  const today = civilDateOf(now);
  fill('part-of-day', () => partOfDay(today, now.getHours()));
  fill('day', () => `${dayAndMonth(today)}. Your coffee is ready.`);
  if (!location.pathname.startsWith('/sudoku-shift/')) {
    // Only there a puzzle has several boards, and the tabs that lead to them.
    document.querySelector('[data-boot="tabs"]')?.remove();
  }
  const game = location.pathname.split('/')[1]?.split('-') ?? [];
  fill('game', () => game.map(capital).join(' '));
});
