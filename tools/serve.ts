/**
 * Serves a build as Firebase Hosting would: with the headers and rewrites of firebase.json. sirv
 * serves the files; every text is compressed.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export interface Rewrite {
  readonly regex: string;
  readonly destination: string;
}
interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}
export interface Hosting {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/**
 * Whether a path matches a pattern of firebase.json, in the two forms used there: `**` for
 * everything, `/folder/**`.
 */
function matches(pattern: string, path: string): boolean {
  if (pattern === '**') return true;
  if (pattern.endsWith('/**')) return path.startsWith(pattern.slice(0, -2));
  return path === pattern;
}

/**
 * The HTML page served for a URL that names no file; null where the URL is that of a missing file.
 */
export function rewriteFor(hosting: Hosting, path: string): string | null {
  const rule = hosting.rewrites.find(({ regex }) => new RegExp(regex).test(path));
  return rule?.destination ?? null;
}

export function readHosting(): Hosting {
  const file = new URL('../firebase.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting }).hosting;
}

/** A server for the build in `folder`; listens on 127.0.0.1 at `port` (0: any free one). */
export function serve(folder: string, port: number, hosting = readHosting()): Promise<Server> {
  const files = sirv(folder, { dev: true, etag: true, dotfiles: false });
  const compress = compression();
  const server = createServer((request, response) => {
    let path: string;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      response.writeHead(400).end('Bad Request');
      return;
    }
    for (const rule of hosting.headers) {
      if (!matches(rule.source, path)) continue;
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    // Firebase Hosting serves the Firebase project's configuration here; this server has no
    // project.
    if (path === '/__/firebase/init.json') {
      response.writeHead(204).end();
      return;
    }
    // URLs that name no file get the page of their rewrite; missing files get the 404 page.
    const next = () => {
      const destination = rewriteFor(hosting, path);
      if (destination === null) {
        response.statusCode = 404;
        // No cache may keep the 404: the missing file may appear with a later deployment.
        response.setHeader('Cache-Control', 'no-cache');
      }
      try {
        const page = readFileSync(join(folder, destination ?? '404.html'));
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
      } catch {
        // The folder with the build is missing or being replaced.
        response.writeHead(404).end('Not Found');
      }
    };
    // The types are express's, but these middlewares use only features of Node's request and
    // response.
    compress(request as never, response as never, () => files(request, response, next));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
