/**
 * Runs before the first paint, ahead of the app, inline in the page: applies the colour mode, fills
 * in facts that the prerendered shell lacks (day and game), and starts slow work that does not need
 * the app: the page's chunks are requested at once, and its rows as soon as that delays no frame.
 * The app itself runs after the first frame.
 *
 * The Content-Security-Policy names this script by its hash: `npm run csp` after a change.
 */

import { readColorMode, showColorMode } from './app/device/colorMode.ts';
import { keepInstallPrompt } from './app/device/installPrompt.ts';
import { startPrefetch } from './app/device/startPrefetch.ts';
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

/** Null on a development server, which has no build. */
function readFacts(): BootFacts | null {
  const text = document.getElementById(BOOT_FACTS_ID)?.textContent;
  return text ? (JSON.parse(text) as BootFacts) : null;
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Preloads in parallel; the app would request them one import after the other. */
function preloadChunks(paths: readonly string[]): void {
  for (const href of paths) addLink({ rel: 'modulepreload', href });
}

/**
 * Where the worker answers, the font arrives with the first frame. Elsewhere it is requested only
 * after the page's text is laid out: Chromium delays the first frame by up to 50 ms for a preloaded
 * font, and a network response takes longer.
 */
function askForFont({ font }: BootFacts): void {
  addLink({ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: '' });
}

/**
 * Reads the page's first entries from the database. The database is opened after the frame where no
 * data of this page can be on the device yet.
 */
function readRows({ games, preloads }: BootFacts): void {
  const started = startPrefetch(games, location.pathname, today);
  window.startedPrefetch = started;
  void started?.isStarted.then((isStarted) => isStarted && preloadChunks(preloads.begun));
}

/** Timeout for the first frame: hidden tabs get none. */
const FRAME_TIMEOUT_MS = 500;

/**
 * Work before the frame delays it, and until then the page is not interactive. Where the worker
 * answers, everything is on the device: the app starts at once, and is ready as soon as a frame.
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
  // In a task after the frame's own callbacks, when it has been painted.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, document.hidden ? 0 : FRAME_TIMEOUT_MS);
}

/** Computes a text only if its placeholder exists. */
function fill(name: string, text: () => string): void {
  const place = document.querySelector(`[data-boot="${name}"]`);
  if (place) place.textContent = text();
}

// The script is in the head, before the shell in the body; this event precedes the app.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  // Not earlier: an injected script does not wait for the document to be parsed.
  if (facts) startAfterFirstFrame(facts);
  fill('part-of-day', () => partOfDay(today, now.getHours()));
  fill('day', () => `${dayAndMonth(today)}. Your coffee is ready.`);
  const game = facts?.games[location.pathname.split('/')[1] ?? ''];
  // A puzzle with a single board has no tabs.
  if (!game?.tabs) document.querySelector('[data-boot="tabs"]')?.remove();
  fill('game', () => game?.title ?? 'Crema');
  fill('tagline', () => game?.tagline ?? '');
});

if (facts) {
  // First, because it has the longest round trip.
  if (isControlled) readRows(facts);
  preloadChunks(chunksOf(facts.preloads, location.pathname));
  if (isControlled) askForFont(facts);
}
