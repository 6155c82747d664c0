/**
 * Serves a build as Firebase Hosting would: the headers and rewrites of firebase.json. Files come
 * from sirv, compressed as Hosting compresses them.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';

interface Rewrite {
  regex: string;
  destination: string;
}
interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}
interface Hosting {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/** The two forms of pattern that firebase.json uses: `**` for everything, `/folder/**`. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '**') return true;
  if (pattern.endsWith('/**')) return path.startsWith(pattern.slice(0, -2));
  return path === pattern;
}

/** The page that stands in for an address without a file, or null: a missing file is not found. */
export function rewriteFor(hosting: Hosting, path: string): string | null {
  const rule = hosting.rewrites.find(({ regex }) => new RegExp(regex).test(path));
  return rule?.destination ?? null;
}

export function readHosting(): Hosting {
  const file = new URL('../firebase.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting }).hosting;
}

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|webmanifest)$/;

/** What has been compressed before, under the text it came from: each file takes its time once. */
const compressed = new Map<string, Buffer>();

function gzip(body: Buffer): Buffer {
  const digest = hash('sha1', body);
  const known = compressed.get(digest);
  if (known) return known;
  const small = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
  compressed.set(digest, small);
  return small;
}

/** Sends the file gzipped where the client takes it. */
function sendFile(response: ServerResponse, path: string, accepts: string, type: string): void {
  const body = readFileSync(path);
  response.setHeader('Content-Type', type);
  if (COMPRESSIBLE.test(path) && accepts.includes('gzip')) {
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Vary', 'Accept-Encoding');
    response.end(gzip(body));
  } else {
    response.end(body);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** A server for the build in `folder`; listens on 127.0.0.1 at `port` (0: any free one). */
export function serve(folder: string, port: number): Promise<Server> {
  const hosting = readHosting();
  const files = sirv(folder, { dev: true, etag: true, dotfiles: false });
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
    // Hosting would tell the project's configuration here; this server belongs to none.
    if (path === '/__/firebase/init.json') {
      response.writeHead(204).end();
      return;
    }
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    const type = TYPES[extension];
    if (type && !path.includes('..')) {
      try {
        sendFile(response, join(folder, path), accepts, type);
        return;
      } catch {
        // No such file: the rewrites decide.
      }
    }
    files(request, response, () => {
      const destination = rewriteFor(hosting, path);
      if (destination === null) {
        response.statusCode = 404;
        // What is missing today may be there tomorrow.
        response.setHeader('Cache-Control', 'no-cache');
        try {
          sendFile(response, join(folder, '404.html'), accepts, TYPES.html as string);
        } catch {
          // A folder without a build, or one that is just being replaced.
          response.end('Not Found');
        }
        return;
      }
      sendFile(response, join(folder, destination), accepts, TYPES.html as string);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
