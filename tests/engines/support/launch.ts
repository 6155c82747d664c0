/** Finds the browsers and starts them. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, Engine, LaunchOptions } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit, type WebKitPrograms } from './webkit.ts';

export type Launch = (options: LaunchOptions) => Promise<Browser>;

/** A launcher for the engine, or a sentence on why it is missing. */
export function findEngine(engine: Engine): Launch | string {
  if (!chosen().has(engine)) return `CREMA_ENGINES leaves out ${engine}.`;
  if (engine === 'firefox') {
    const binary = findFirefox();
    if (!binary) return missing('Firefox', 'firefox-esr');
    return (options) => launchFirefox(binary, options);
  }
  const programs = webKitPrograms();
  return programs
    ? (options) => launchWebKit(programs, options)
    : missing('WebKit', 'webkit2gtk-driver xvfb');
}

/** Firefox's path on Linux, as other systems have not been tested; null if it is missing or not chosen. */
export const findFirefox = (): string | null =>
  process.platform === 'linux' && chosen().has('firefox')
    ? (inPath('firefox-esr') ?? inPath('firefox'))
    : null;

/** The engines to test: `CREMA_ENGINES=firefox`, or all by default. */
function chosen(): ReadonlySet<string> {
  const { CREMA_ENGINES: names } = process.env;
  return new Set(names ? names.split(',') : ['firefox', 'webkit']);
}

const missing = (name: string, packages: string) =>
  process.platform === 'linux'
    ? `${name} is not here: on Debian "apt-get install ${packages}" brings it.`
    : `${name} is driven on Linux only.`;

function inPath(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function webKitPrograms(): WebKitPrograms | null {
  if (process.platform !== 'linux') return null;
  const driver = inPath('WebKitWebDriver');
  const screen = inPath('Xvfb');
  // MiniBrowser's path contains the architecture on Debian, but not in other distributions.
  const [browser] = globSync([
    '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
  ]);
  return driver && screen && browser ? { driver, screen, browser } : null;
}
