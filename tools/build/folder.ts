/**
 * A folder that any host of files serves (docs/static.md): Crema without accounts, desk and server, at
 * the root of a host or in a folder of it. Its security policy is in the pages, as many hosts send no
 * headers of ours; Netlify and Cloudflare read `_headers` and `_redirects`.
 */
import type { Plugin } from 'vite';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { readHosting } from '../serve.ts';
import { withHash } from './boot.ts';
import { GAME_PREVIEWS, HOME_PREVIEW, type Preview } from './previews.ts';

export interface Folder {
  /** Path of the folder on its host, such as `/` or `/crema/`. */
  readonly base: string;
  /** Where the folder will be, without the last slash; only its path where that is all that is known. */
  readonly address: string;
}

/** The folder that this process builds, as tools/build.ts says; null for a site on Firebase. */
export function builtFolder(): Folder | null {
  const { CREMA_FOLDER: base, CREMA_ADDRESS: address = '' } = process.env;
  return base === undefined ? null : { base, address };
}

/** The folder of a command line; a sentence if it names none. */
export function folderOf(base: string | undefined, address: string | undefined): Folder | string {
  const url = address === undefined ? null : URL.parse(address.replace(/\/*$/, '/'));
  if (address !== undefined && !/^https?:$/.test(url?.protocol ?? '')) {
    return '--address must look like https://crema.example/ or https://me.github.io/crema/.';
  }
  const path = base ?? url?.pathname ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) return '--base must look like /crema/.';
  if (url && url.pathname !== path) return `--base ${path} isn’t the path of --address ${address}.`;
  return { base: path, address: (url?.origin ?? '') + path.slice(0, -1) };
}

/** The file that hosts serve at a page’s address. */
export const pageFile = (path: string) => `${path.slice(1)}/index.html`;

type Page = readonly [path: string, preview: Preview];
const ofGames = (page: string): Page[] => GAME_PREVIEWS.map((one) => [`/${one.name}${page}`, one]);

/** Pages with a file of their own, by the shell that it is a copy of; other pages are `404.html`. */
export const FOLDER_PAGES: Readonly<Record<'play.html' | 'page.html', readonly Page[]>> = {
  'play.html': ofGames('/today'),
  'page.html': [
    ...ofGames(''),
    ...ofGames('/archive'),
    ['/statistics', HOME_PREVIEW],
    ['/licences', HOME_PREVIEW],
  ],
};

/** The policy of firebase.json without other hosts, for a boot script's hash. */
function policyFor(hash: string): string {
  const headers = readHosting().headers[0]!.headers;
  const { value } = headers.find(({ key }) => key === 'Content-Security-Policy')!;
  return withHash(value, hash).replaceAll(/ https:[^ ;]+/g, '');
}

/** A page with the policy, which must precede the scripts. Browsers take `frame-ancestors` from headers only. */
export function withPolicy(html: string, hash: string): string {
  const policy = policyFor(hash).replace(/; frame-ancestors [^;]+/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace('<meta charset="utf-8" />', (charset) => charset + meta);
}

/** Modules for accounts, imported on demand by what no folder offers: pages, and all that asks a server. */
const OF_ACCOUNTS =
  /\/firebase\/(?!config\.)|\/(?:tables|leaderboard)\/\w+\.tsx$|\/(?:MagicLink|DeskOffline)\./;
const NOTHING = 'crema:nothing';

/** Vite plugin: leaves these modules out, whose imports then fail, and adds the files that hosts read. */
export function folderFiles({ base }: Folder): Plugin {
  return {
    name: 'crema-folder-files',
    apply: 'build',
    enforce: 'pre',
    resolveDynamicImport: (specifier) =>
      typeof specifier === 'string' && OF_ACCOUNTS.test(specifier) ? NOTHING : null,
    load: (id) => (id === NOTHING ? "throw new Error('This site has no accounts.');" : null),
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('_headers', headersFile(base));
      emit('_redirects', redirectsFile(base));
      // GitHub Pages would otherwise leave out files whose names begin with an underscore.
      emit('.nojekyll', '');
    },
  };
}

/** The headers of firebase.json that a meta tag cannot give, in the form of Netlify and Cloudflare. */
export function headersFile(base: string): string {
  const lines = readHosting().headers[0]!.headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  const kept = lines.filter((line) => !/Content-Security-Policy|Cache-Control/.test(line)).join('');
  return (
    `${base}*\n  Content-Security-Policy: frame-ancestors 'none'\n${kept}` +
    `${base}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
  );
}

/**
 * Puzzles have no file of their own: today's, which says the same of the game, stands in for them.
 * Cloudflare follows a rule also where there is a file, and so needs the archive's.
 */
export function redirectsFile(base: string): string {
  const rules = DEFINITIONS.map(
    ({ id }) =>
      `${base}${id}/archive ${base}${id}/archive/ 301\n${base}${id}/:id ${base}${id}/today/ 200\n`,
  );
  return rules.join('');
}
