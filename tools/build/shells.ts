/**
 * Vite plugin: prerenders the shells (src/app/shell/prerender), inlines the stylesheet and adds the boot
 * script, so that a first visit paints before any of the app's JavaScript has arrived.
 */
import { createHash } from 'node:crypto';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { bootFacts } from '../../src/app/shell/prerender/bootFacts.ts';
import type { Preloads } from '../../src/app/shell/prerender/preloads.ts';
import { packedGames } from './packs.ts';
import { preloadsOf } from './preloads.ts';

/** Bundles src/boot.ts into one classic script: it must run before the first paint. */
async function bundleBoot(root: string, preloads: Preloads): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __BOOT__: JSON.stringify(bootFacts(preloads)) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('src/boot.ts gave no script.');
  return chunk.code;
}

/** The markup of every shell, rendered by the app's own components. */
async function renderShells(root: string): Promise<Record<string, string>> {
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
      renderShells(): Record<string, string>;
    };
    return module.renderShells();
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
      if (index?.type !== 'asset') throw new Error('The build gave no index.html.');

      const boot = await bundleBoot(root, preloadsOf(bundle, packedGames(publicDir)));
      const hash = createHash('sha256').update(boot).digest('base64url').slice(0, 8);
      const bootName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: bootName, source: boot });

      let html = String(index.source).replace(
        '<!--boot-->',
        `<script src="/${bootName}"></script>`,
      );
      html = html.replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
        (_tag, name: string) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`The build gave no ${name}.`);
          delete bundle[name];
          return `<style>${String(sheet.source).trim()}</style>`;
        },
      );
      const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      if (font) {
        html = html.replace(
          '<style>',
          `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin /><style>`,
        );
      }

      for (const [fileName, markup] of Object.entries(await renderShells(root))) {
        const source = html.replace('<!--skeleton-->', () => markup);
        if (fileName === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
        // Hosting sends it for addresses with a dot that are no file: the app then says what is wrong.
        if (fileName === 'page.html') {
          this.emitFile({ type: 'asset', fileName: '404.html', source });
        }
      }
    },
  };
}
