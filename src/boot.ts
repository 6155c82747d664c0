/**
 * Runs before the first paint, ahead of the app, inline in the page: applies the colour mode, fills
 * in facts that the prerendered shell lacks (day and game), and starts slow work that does not need
 * the app: the page's chunks are requested at once, and its database rows as soon as reading them
 * delays no frame.
 * The app itself runs after the first frame.
 *
 * The Content-Security-Policy names this script by its hash: `npm run csp` after a change.
 */

import { fromHost } from './app/address.ts';
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
const game = facts?.games[fromHost(location.pathname).split('/')[1] ?? ''];
const isControlled = navigator.serviceWorker?.controller != null;

// A shell that loses or gains the tabs' room once it is parsed may have been painted by then.
if (game?.tabs) document.documentElement.dataset.tabs = '';

/** The facts that the build wrote into the page; null on a development server, without a build. */
function readFacts(): BootFacts | null {
  const text = document.getElementById(BOOT_FACTS_ID)?.textContent;
  return text ? (JSON.parse(text) as BootFacts) : null;
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Preloads chunks in parallel; the app would request them one import after the other. */
function preloadChunks(paths: readonly string[]): void {
  for (const href of paths) addLink({ rel: 'modulepreload', href });
}

/**
 * Where the service worker answers requests, the font arrives with the first frame. Elsewhere the
 * font is requested only after the page's text is laid out: Chromium delays the first frame by up
 * to 50 ms for a preloaded font, and a network response takes longer.
 */
function askForFont({ font }: BootFacts): void {
  addLink({ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: '' });
}

/**
 * Reads the page's first entries from the database. Where no service worker controls the page, no
 * data of this page can be on the device yet: the database is opened after the first frame.
 */
function readRows({ games, preloads }: BootFacts): void {
  const started = startPrefetch(games, fromHost(location.pathname), today);
  window.startedPrefetch = started;
  void started?.isStarted.then((isStarted) => isStarted && preloadChunks(preloads.begun));
}

/** Longest wait for the first frame, in ms: browsers paint no frames for hidden tabs. */
const FRAME_TIMEOUT_MS = 500;

/** Runs each script in a task of its own: together they would block a phone twice as long. */
async function runInTurn(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Starts the app after the first frame, which earlier work would delay. Where the service worker
 * answers requests, all code is on the device: the app starts at once, and is ready as soon as a
 * frame would be.
 */
function startAfterFirstFrame(facts: BootFacts): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    if (!isControlled) readRows(facts);
    void runInTurn(facts.scripts);
  };
  if (isControlled) {
    start();
    return;
  }
  // A task that follows the frame's own callbacks runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, document.hidden ? 0 : FRAME_TIMEOUT_MS);
}

/** Fills a placeholder of the shell; computes the text only if the placeholder exists. */
function fill(name: string, text: () => string): void {
  const place = document.querySelector(`[data-boot="${name}"]`);
  if (place) place.textContent = text();
}

// This script runs in the head, before the shell in the body exists; this event precedes the app.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  // Start the app only now: an injected script does not wait for the document to be parsed.
  if (facts) startAfterFirstFrame(facts);
  fill('part-of-day', () => partOfDay(today, now.getHours()));
  fill('day', () => `${dayAndMonth(today)}. Your coffee is ready.`);
  if (!game) return;
  fill('game', () => game.title);
  fill('tagline', () => game.tagline);
});

if (facts) {
  // Read the database first, because its answer takes longest.
  if (isControlled) readRows(facts);
  preloadChunks(chunksOf(facts.preloads, fromHost(location.pathname)));
  if (isControlled) askForFont(facts);
}
