/** Plain hosts of files, as people use them, that serve a folder of `npm run build -- --static`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { FOLDERS, type FolderName, folderOf, ROOT, SHARED } from './builds.ts';
import { build } from './globalSetup.ts';

/**
 * The answer to an address without a file: GitHub Pages', a single-page fallback's, and a bare server's.
 * `clean`: like Cloudflare Pages and `npx serve`, which also take `.html` out of addresses.
 */
export type HostKind = '404.html' | 'clean' | 'index.html' | 'nothing';

export interface Host {
  /** The folder's address, which ends with a slash. */
  readonly url: string;
  readonly asked: readonly string[];
  /** Serves another folder of the same path from now on. */
  deploy(folder: FolderName): Promise<void>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const built = new Map<FolderName, Promise<string>>();

/** The path of a folder; one that is not shared is built when a test first needs it. */
function builtFolder(name: FolderName): Promise<string> {
  let folder = built.get(name);
  if (folder === undefined) {
    const path = join(ROOT, folderOf(name));
    folder = SHARED.includes(name) ? Promise.resolve(path) : build(name).then(() => path);
    built.set(name, folder);
  }
  return folder;
}

export async function openHost(kind: HostKind, name: FolderName): Promise<Host> {
  const { base } = FOLDERS[name];
  const asked: string[] = [];
  let folder = await builtFolder(name);

  function answer(path: string): { status: number; file?: string; location?: string } {
    if (!path.startsWith(base)) return { status: 404 };
    const file = join(folder, path.slice(base.length));
    if (kind === 'clean' && path.endsWith('.html')) {
      return { status: 301, location: path.replace(/(?:(?<=\/)index)?\.html$/, '') };
    }
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (existsSync(file) && !isFolder) return { status: 200, file };
    if (isFolder && !path.endsWith('/')) return { status: 301, location: `${path}/` };
    const index = join(file, 'index.html');
    if (existsSync(index)) return { status: 200, file: index };
    if (kind === 'nothing') return { status: 404 };
    if (kind === 'index.html') return { status: 200, file: join(folder, kind) };
    if (kind === 'clean' && existsSync(`${file}.html`))
      return { status: 200, file: `${file}.html` };
    return { status: 404, file: join(folder, '404.html') };
  }

  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    asked.push(path);
    const { status, file, location } = answer(path);
    // As GitHub Pages does: a page may be ten minutes old.
    response.setHeader('Cache-Control', 'max-age=600');
    if (location !== undefined) response.setHeader('Location', location);
    if (file !== undefined) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    }
    response.writeHead(status).end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    asked,
    async deploy(next) {
      folder = await builtFolder(next);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
