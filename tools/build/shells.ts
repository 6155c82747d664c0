/**
 * Vite plugin: prerenders the shells, the pages' HTML without a puzzle (src/app/shell/prerender),
 * inlines the stylesheet and adds the boot script, so that a first visit paints before the app's
 * JavaScript has arrived.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Plugin } from 'vite';
import { BOOT_FACTS_ID } from '../../src/app/shell/prerender/bootFacts.ts';
import { makeBootFacts } from '../../src/app/shell/prerender/makeBootFacts.ts';
import { SHELLS, type Shell } from '../../src/app/shell/prerender/shells.ts';
import { appCheckOf, bundleBoot, hashesIn, hashOf } from './boot.ts';
import { BELOW_FLOOR } from './floor.ts';
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
async function allowedBoot(): Promise<string> {
  const boot = await bundleBoot();
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
async function renderShells(root: string): Promise<Rendered> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
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

export function shells(): Plugin {
  let root = '';
  let publicDir = '';
  let serving = false;
  return {
    name: 'crema-shells',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
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

      const boot = await allowedBoot();
      // Remove the tags that load the app: the boot script starts the app after the first frame.
      let html = String(index.source).replaceAll(
        /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
        '',
      );
      const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      if (font === undefined) throw new Error('The build has no font.');
      const facts = makeBootFacts({
        scripts: ['react.ts', 'main.tsx'].map((module) => `/${chunkOf(bundle, module).fileName}`),
        font: `/${font}`,
        preloads: preloadsOf(bundle, packedGames(publicDir)),
      });
      html = html.replace(
        '<!--boot-->',
        () =>
          `<script type="application/json" id="${BOOT_FACTS_ID}">${inlineJson(facts)}</script>` +
          `<script>${boot}</script><!--chunks-->`,
      );
      html = html.replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
        (_tag, name: string) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}.`);
          delete bundle[name];
          return `<style>${String(sheet.source).trim()}</style>`;
        },
      );
      html = html.replace('<!--below-floor-->', BELOW_FLOOR);
      const markups = await renderShells(root);
      const origin = builtSite().address;
      for (const fileName of SHELLS) {
        const chunks = chunksOfShell(bundle, fileName)
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
        for (const preview of GAME_PREVIEWS) emit(copyOf(fileName, preview.name), preview);
        // Firebase Hosting sends 404.html for missing files (URLs with a dot): the app then shows
        // the error.
        if (fileName === 'page.html') {
          emit('404.html', HOME_PREVIEW);
          emit(JOIN_FILE, JOIN_PREVIEW);
          for (const [path, preview] of TRUST_PREVIEWS) {
            const own = source.replace(markups.shells[fileName], () => markups.trustPages[path]!);
            emit(trustFile(path), preview, own);
          }
        }
      }
    },
  };
}
