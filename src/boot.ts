/**
 * Runs before the first paint, ahead of the app, inline in the page: the chosen colour mode, what
 * the prerendered shell cannot know (the day and the game), and everything that takes its time and
 * needs no app: the page's chunks are asked for at once, and its rows as soon as that delays no frame.
 * The app itself runs after the first frame.
 *
 * The Content-Security-Policy names this script by its hash: `npm run csp` after a change.
 */
import { readAhead } from './app/device/ahead.ts';
import { readColorMode, showColorMode } from './app/device/colorMode.ts';
import { keepInstallPrompt } from './app/device/installPrompt.ts';
import { BOOT_FACTS_ID, type BootFacts } from './app/shell/prerender/bootFacts.ts';
import { chunksOf } from './app/shell/prerender/preloads.ts';
import { civilDateOf } from './daily/date.ts';
import { dayAndMonth, partOfDay } from './ui/dates.ts';

showColorMode(readColorMode());
keepInstallPrompt();

const now = new Date();
const today = civilDateOf(now);
const facts = readFacts();
const isControlled = navigator.serviceWorker?.controller != null;

/** A development server has no build to know of. */
function readFacts(): BootFacts | null {
  const text = document.getElementById(BOOT_FACTS_ID)?.textContent;
  return text ? (JSON.parse(text) as BootFacts) : null;
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** The app would ask for these one import after the other; together they come at once. */
function preloadChunks(paths: readonly string[]): void {
  for (const href of paths) addLink({ rel: 'modulepreload', href });
}

/**
 * Where the worker answers it is there with the first frame. Elsewhere it is not asked for before
 * the page's text is laid out: Chromium holds the first frame back by up to 50 ms for a font that
 * is preloaded, and off the network it does not come in that time.
 */
function askForFont({ font }: BootFacts): void {
  addLink({ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: '' });
}

/**
 * Reads what the page shows first out of the database. It is opened after the frame where nothing of
 * this page can be on the device yet.
 */
function readRows({ games, preloads }: BootFacts): void {
  const ahead = readAhead(games, location.pathname, today);
  window.ahead = ahead;
  void ahead?.isBegun.then((isBegun) => isBegun && preloadChunks(preloads.begun));
}

/** How long a frame is waited for: a tab that nobody sees gets none. */
const FRAME_TIMEOUT_MS = 500;

/**
 * What runs before the frame delays it, and until then there is nothing to be played on. Where the
 * worker answers, everything is on the device, and the app is there as soon as a frame would be.
 */
function startAfterFirstFrame(facts: BootFacts): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    if (!isControlled) readRows(facts);
    void import(/* @vite-ignore */ facts.app);
  };
  if (isControlled) {
    start();
    return;
  }
  // A task after the frame's own callbacks: by then it has been painted.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, document.hidden ? 0 : FRAME_TIMEOUT_MS);
}

/** Texts are made only where there is a place for them. */
function fill(name: string, text: () => string): void {
  const place = document.querySelector(`[data-boot="${name}"]`);
  if (place) place.textContent = text();
}

// The script stands in the head, the shell follows in the body; this event comes before the app.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  // Not before: a script that is added by another does not wait for the page to be there.
  if (facts) startAfterFirstFrame(facts);
  fill('part-of-day', () => partOfDay(today, now.getHours()));
  fill('day', () => `${dayAndMonth(today)}. Your coffee is ready.`);
  const game = facts?.games[location.pathname.split('/')[1] ?? ''];
  // Where a puzzle has one board only there are no tabs that lead to others.
  if (!game?.tabs) document.querySelector('[data-boot="tabs"]')?.remove();
  fill('game', () => game?.title ?? 'Crema');
  fill('tagline', () => game?.tagline ?? '');
});

if (facts) {
  // The longest way there and back.
  if (isControlled) readRows(facts);
  preloadChunks(chunksOf(facts.preloads, location.pathname));
  if (isControlled) askForFont(facts);
}
