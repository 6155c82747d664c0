/**
 * Vite plugin: prerenders the shells, the pages' HTML without a puzzle (src/app/shell/prerender),
 * inlines the stylesheet and adds the boot script, so that a first visit paints before the app's
 * JavaScript has arrived.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Plugin, type UserConfig } from 'vite';
import { BOOT_FACTS_ID } from '../../src/app/shell/prerender/bootFacts.ts';
import { makeBootFacts } from '../../src/app/shell/prerender/makeBootFacts.ts';
import { SHELLS, type Shell } from '../../src/app/shell/prerender/shells.ts';
import { appCheckOf, bundleBoot, hashesIn, hashOf } from './boot.ts';
import { BELOW_FLOOR } from './floor.ts';
import { builtFolder, FOLDER_PAGES, pageFile, withPolicy } from './folder.ts';
import { named, ownCafe } from './ownCafe.ts';
import { packedGames } from './packs.ts';
import { chunkOf, chunksOfShell, preloadsOf } from './preloads.ts';
import {
  copyOf,
  GAME_PREVIEWS,
  HOME_PREVIEW,
  JOIN_FILE,
  JOIN_PREVIEW,
  type Preview,
  TRUST_PREVIEWS,
  trustFile,
  withPreview,
} from './previews.ts';
import { builtSite } from './site.ts';

/** The boot script's text. Throws when firebase.json does not allow it. */
async function allowedBoot(base: string): Promise<string> {
  const boot = await bundleBoot(base);
  // A folder’s pages bring their own policy.
  if (builtFolder()) return boot;
  const allowed = hashesIn(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
  if (allowed.join() !== hashOf(boot)) {
    throw new Error('firebase.json does not allow the present boot script. Run `npm run csp`.');
  }
  return boot;
}

/** A value as JSON that is safe within a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

interface Rendered {
  readonly shells: Readonly<Record<Shell, string>>;
  /** By the pages' addresses. */
  readonly trustPages: Readonly<Record<string, string>>;
}

/** The HTML of every shell, rendered by the app's own components. */
async function renderShells(
  root: string,
  how: Pick<UserConfig, 'base' | 'define'>,
): Promise<Rendered> {
  const server = await createServer({
    root,
    ...how,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [ownCafe(builtSite().cafe)],
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  try {
    const module = (await server.ssrLoadModule('/src/app/shell/prerender/render.tsx')) as {
      renderShells(): Rendered['shells'];
      renderTrustPages(site: { readonly hasAppCheck: boolean }): Rendered['trustPages'];
    };
    const hasAppCheck = appCheckOf(builtSite()).isUsed;
    return {
      shells: module.renderShells(),
      trustPages: module.renderTrustPages({ hasAppCheck }),
    };
  } finally {
    await server.close();
  }
}

/** @param define the same build-time constants as the app's. */
export function shells(define: Record<string, string>): Plugin {
  const folder = builtFolder();
  let root = '';
  let base = '/';
  let publicDir = '';
  let serving = false;
  return {
    name: 'crema-shells',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      base = config.base;
      publicDir = config.publicDir;
      serving = config.command === 'serve';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        serving
          ? html.replace('<!--boot-->', '<script type="module" src="/src/boot.ts"></script>')
          : html,
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');

      const boot = await allowedBoot(base);
      // Remove the tags that load the app: the boot script starts the app after the first frame.
      let html = String(index.source).replaceAll(
        /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
        '',
      );
      html = html.replaceAll('href="/icons/', `href="${base}icons/`);
      if (folder) html = withPolicy(html, hashOf(boot));
      const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      if (font === undefined) throw new Error('The build has no font.');
      const facts = makeBootFacts({
        scripts: ['react.ts', 'main.tsx'].map((module) => base + chunkOf(bundle, module).fileName),
        font: base + font,
        preloads: preloadsOf(bundle, base, packedGames(publicDir)),
      });
      html = html.replace(
        '<!--boot-->',
        () =>
          `<script type="application/json" id="${BOOT_FACTS_ID}">${inlineJson(facts)}</script>` +
          `<script>${boot}</script><!--chunks-->`,
      );
      html = html.replace(
        /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/g,
        (_tag, address: string) => {
          const name = address.slice(base.length);
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}.`);
          delete bundle[name];
          return `<style>${String(sheet.source).trim()}</style>`;
        },
      );
      html = html.replace('<!--below-floor-->', named(BELOW_FLOOR, builtSite().cafe));
      const markups = await renderShells(root, { base, define });
      const origin = folder ? folder.address : builtSite().address;
      for (const fileName of SHELLS) {
        const chunks = chunksOfShell(bundle, base, fileName)
          .map((path) => `<link rel="modulepreload" href="${path}" />`)
          .join('');
        const source = html
          .replace('<!--chunks-->', chunks)
          .replace('<!--skeleton-->', () => markups.shells[fileName]);
        const emit = (name: string, preview: Preview, text = source) =>
          this.emitFile({
            type: 'asset',
            fileName: name,
            source: withPreview(text, preview, origin),
          });
        if (fileName === 'index.html') {
          index.source = withPreview(source, HOME_PREVIEW, origin);
          continue;
        }
        emit(fileName, HOME_PREVIEW);
        if (folder) {
          for (const [path, preview] of FOLDER_PAGES[fileName]) emit(pageFile(path), preview);
        } else for (const preview of GAME_PREVIEWS) emit(copyOf(fileName, preview.name), preview);
        // Hosts send 404.html for missing files, and those of a folder for puzzles as well: the app
        // then shows the puzzle, or the error.
        if (fileName === 'page.html') {
          emit('404.html', HOME_PREVIEW);
          if (!folder) emit(JOIN_FILE, JOIN_PREVIEW);
          for (const [path, preview] of TRUST_PREVIEWS) {
            const own = source.replace(markups.shells[fileName], () => markups.trustPages[path]!);
            emit(folder ? pageFile(path) : trustFile(path), preview, own);
          }
        }
      }
    },
  };
}
