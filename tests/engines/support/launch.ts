/** Finds the browsers and starts them. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../../tools/chromium.ts';
import type { Browser, Engine, LaunchOptions } from './browser.ts';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit, type WebKitPrograms } from './webkit.ts';

export type Launch = (options: LaunchOptions) => Promise<Browser>;

/** A way to start the engine, or a sentence on why there is none here. */
export function findEngine(engine: Engine): Launch | string {
  if (!chosen().has(engine)) return `CREMA_ENGINES leaves out ${engine}.`;
  if (engine === 'chromium') return (options) => launchChromium(findChromium(), options);
  if (engine === 'firefox') {
    // Its remote protocol is the same everywhere, but only here has it been tried.
    const binary = inPath('firefox-esr') ?? inPath('firefox');
    if (process.platform !== 'linux' || !binary) return missing('Firefox', 'firefox-esr');
    return (options) => launchFirefox(binary, options);
  }
  const programs = webKitPrograms();
  return programs
    ? (options) => launchWebKit(programs, options)
    : missing('WebKit', 'webkit2gtk-driver xvfb');
}

/** Those to be tested: `CREMA_ENGINES=firefox,webkit`, all of them unless it is set. */
function chosen(): ReadonlySet<string> {
  const { CREMA_ENGINES: names } = process.env;
  return new Set(names ? names.split(',') : ['chromium', 'firefox', 'webkit']);
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
  // Debian keeps it by processor, other distributions do not.
  const [browser] = globSync([
    '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
  ]);
  return driver && screen && browser ? { driver, screen, browser } : null;
}
