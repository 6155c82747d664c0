/**
 * Runs before the first paint, ahead of the app: the chosen colour mode, and what the prerendered
 * shell cannot know: the day and the game. Kept apart and tiny, because the browser waits for it.
 */
import { readColorMode, showColorMode } from './app/device/colorMode.ts';
import { preloadsFor } from './app/shell/prerender/preloads.ts';
import { civilDateOf } from './daily/date.ts';
import { dayAndMonth, partOfDay } from './ui/dates.ts';

/** A development server has no build to know of. */
const BOOT = typeof __BOOT__ === 'undefined' ? null : __BOOT__;

showColorMode(readColorMode());

/** The app would ask for these one import after the other; together they come at once. */
if (BOOT) {
  for (const href of preloadsFor(BOOT.preloads, location.pathname)) {
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
  const game = BOOT?.games[location.pathname.split('/')[1] ?? ''];
  // Where a puzzle has one board only there are no tabs that lead to others.
  if (!game?.tabs) document.querySelector('[data-boot="tabs"]')?.remove();
  fill('game', () => game?.title ?? 'Crema');
});
