/**
 * The sites that are deployed from here: sites.json names each Firebase project, its address and the
 * settings in which it differs from public/config.json. Builds, the content security policy and
 * deployments all take project and address from there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SITE_SETTINGS } from '../../src/firebase/config.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import { type Cafe, cafeOf } from './cafe.ts';

/**
 * The project of development and tests. Emulators never contact a real project under an id that
 * begins with `demo-`, whatever this machine's configuration.
 */
export const DEMO_PROJECT = 'demo-crema';

/** The entry of sites.json for `npm run build -- --static`. Tests never read it. */
export const STATIC_SITE = 'static';

export interface Site {
  /** Id of the Firebase project. */
  readonly project: string;
  /** The origin at which players open the site: that of sites.json, else Hosting's own. */
  readonly address: string;
  /** The content of the deployed `/config.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly cafe: Cafe;
}

export type SiteProblem = 'unreadable' | 'demo' | 'unknown' | 'address' | 'setting' | 'cafe';

const ROOT = join(import.meta.dirname, '..', '..');

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a file's text, which some editors begin with a byte order mark. */
function parse(file: string, text: string): Result<Fields, 'unreadable'> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? ok(value) : fail('unreadable', `${file} is not a JSON object.`);
  } catch (error) {
    return fail('unreadable', `${file} isn’t valid JSON: ${(error as Error).message}.`);
  }
}

/**
 * The site of a project, from the texts of sites.json and public/config.json. A site with an address
 * of its own signs in by this address too: Safari and Firefox refuse redirects over another domain.
 */
export function siteOf(
  project: string,
  sitesJson: string,
  configJson: string,
  root = ROOT,
): Result<Site, SiteProblem> {
  const sites = parse('sites.json', sitesJson);
  const parsed = parse('public/config.json', configJson);
  if (!sites.ok) return sites;
  if (!parsed.ok) return parsed;
  const common = parsed.value;
  if (Object.hasOwn(sites.value, DEMO_PROJECT)) {
    return fail(
      'demo',
      `sites.json: ${DEMO_PROJECT} is the tests’ own site, and always Crema. A folder’s entry is "static". To see your own site here: CREMA_PROJECT=my-cafe npm run start:backend.`,
    );
  }
  const all: Fields = { [DEMO_PROJECT]: {}, [STATIC_SITE]: {}, ...sites.value };
  const own = Object.hasOwn(all, project) ? all[project] : undefined;
  if (!isRecord(own)) {
    return fail('unknown', `sites.json does not name ${project}. Add "${project}": {}.`);
  }
  const { address, title, tagline, colour, icon, ...settings } = own;
  const cafe = cafeOf({ title, tagline, colour, icon }, root);
  if (!cafe.ok) return cafe;
  const names: readonly string[] = SITE_SETTINGS;
  const unknown = Object.keys({ ...common, ...settings }).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    return fail('setting', `${project} has unknown settings: ${unknown.join(', ')}.`);
  }
  const config = { ...common, ...settings };
  const site = { project, cafe: cafe.value };
  if (address === undefined) return ok({ ...site, address: `https://${project}.web.app`, config });
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (url?.protocol !== 'https:' || url.origin !== address) {
    return fail(
      'address',
      `sites.json: the address of ${project} must look like https://crema.example.`,
    );
  }
  return ok({ ...site, address, config: { authDomain: url.host, ...config } });
}

/** The site of a project, from the files in a copy of the repository. */
export function readSite(project: string, root = ROOT): Result<Site, SiteProblem> {
  const [sites, config] = ['sites.json', 'public/config.json'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return siteOf(project, sites!, config!, root);
}

/** The site of a project. Throws a sentence in place of a stack, which Vite and Node would print. */
export function siteFor(project: string): Site {
  const site = readSite(project);
  if (site.ok) return site.value;
  const error = new Error(site.problem.message);
  error.stack = error.message;
  throw error;
}

/** The site that this process builds: CREMA_PROJECT's, else the demo project's. */
export const builtSite = (): Site => siteFor(process.env.CREMA_PROJECT ?? DEMO_PROJECT);

/** Vite plugin: writes the site's `config.json` over the copy of public/config.json. */
export function siteConfig(): Plugin {
  return {
    name: 'crema-site-config',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(builtSite().config)}\n`;
      this.emitFile({ type: 'asset', fileName: 'config.json', source });
    },
  };
}
