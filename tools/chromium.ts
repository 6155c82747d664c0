/**
 * Finds a Chromium for tests and measurements: Playwright's own, else the system's, else one
 * installed by apt when run as root, else throws a clear sentence.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Debian's program with Chromium's engine and no window. */
const SHELL = ['chromium-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium's features that draw parts of the browser window as web pages: a headless Chromium
 * renders them for every tab, each in a process, which costs as much again as the tab itself.
 */
const WINDOW_PAGES = ['InitialWebUI', 'WebUIReloadButton', 'PreloadTopChromeWebUI'];

/**
 * Features that Playwright disables: Chromium obeys only the last list of disabled features on its
 * command line, so ours must include Playwright's.
 */
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

/**
 * Command-line arguments that make Chromium behave alike on every machine. As root it refuses to
 * start with its sandbox.
 */
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

/** Installs Chromium by apt, as root on Debian and its relatives. */
function installWithApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Chromium found: installing the chromium package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  return systemChromium();
}

/** The path of a Chromium. Throws with a sentence when none can be found or installed. */
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
 * The path of the browser for tests that only inspect pages: Chromium without a window where
 * installed, which takes about two thirds of the time for each test. The three-engine suite, the
 * benches and the screenshots use the full browser, as players do.
 */
export function findTestChromium(): string {
  return process.env.CREMA_CHROMIUM ?? runnable(onPath(SHELL)) ?? findChromium();
}
