/**
 * Finds a Chromium to test and measure with: Playwright's own, else the system's, else the one
 * that apt installs when we are root, else a clear sentence.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Debian's name for the browser without all that makes a window of it. */
const SHELL = ['chromium-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Parts of the browser's own window that are pages themselves: a headless Chromium draws them for
 * every tab, with a process each, and spends as much on them as on the tab.
 */
const WINDOW_PAGES = ['InitialWebUI', 'WebUIReloadButton', 'PreloadTopChromeWebUI'];

/** What Playwright switches off: only the last list counts, so ours has to hold it too. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Quiet, and alike on every machine. As root Chromium refuses to start with its sandbox. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...WINDOW_PAGES].join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function runnable(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path) && isExecutable(path)) ?? null;
}

const onPath = (names: readonly string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)));

function systemChromium(): string | null {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].flatMap((root) =>
    root ? [join(root, 'Google/Chrome/Application/chrome.exe')] : [],
  );
  return runnable([...onPath(NAMES), ...MAC_APPS, ...windows]);
}

/** Debian and its relatives, as root: the package manager knows Chromium. */
function installWithApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Chromium found: installing the chromium package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  return systemChromium();
}

/** The path of a Chromium. Throws with a sentence for people when there is none to be had. */
export function findChromium(): string {
  const chosen = process.env.CREMA_CHROMIUM;
  if (chosen) return chosen;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = systemChromium() ?? installWithApt();
  if (found) return found;
  throw new Error(
    'The tests need a Chromium. Install one with "npx playwright install chromium", or name one: CREMA_CHROMIUM=/path/to/chrome npm test',
  );
}

/**
 * The browser for tests that only look at pages: the same engine without a window to draw, where it is
 * installed, and with it each test takes about two thirds of the time. The suite on three engines, the
 * benches and the pictures take the whole browser, as players do.
 */
export function findTestChromium(): string {
  return process.env.CREMA_CHROMIUM ?? runnable(onPath(SHELL)) ?? findChromium();
}
