/**
 * A web server with a build of the app on a port of its own; the test can replace the build, change
 * responses and cut the server off.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../../../tools/serve.ts';
import { type BuildName, folderOf, ROOT } from './builds.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface Site {
  readonly url: string;
  /** The URL paths requested so far. */
  readonly asked: readonly string[];
  /** Serves another build from now on; files that only the old build has are gone. */
  deploy(build: BuildName): void;
  /**
   * Overrides the responses for matching paths; returns a function that restores the usual
   * responses.
   */
  answer(path: RegExp, respond: Respond): () => void;
  /** Holds the responses for matching paths; returns a function that releases them. */
  hold(path: RegExp): () => void;
  /** Fails every request. */
  unplug(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/** A response with `body` instead of the requested file. */
export function sending(body: string | Buffer, type = 'application/json', status = 200): Respond {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  };
}

export const notFound = sending('Not Found', 'text/plain', 404);

/**
 * Opens a server for a build's folder, and returns its request handler too, so that another build
 * can be served without cutting off a response.
 */
async function respondWith(build: BuildName): Promise<{ server: Server; respond: Respond }> {
  const server = await serve(join(ROOT, folderOf(build)), 0);
  const [respond] = server.listeners('request') as Respond[];
  if (!respond) throw new Error('serve() gave a server that answers nothing.');
  return { server, respond };
}

export async function openSite(): Promise<Site> {
  const { server, respond } = await respondWith('first');
  const other = await respondWith('second');
  // Close the second build's server, of which only the request handler is needed.
  other.server.close();
  const builds: Readonly<Record<BuildName, Respond>> = { first: respond, second: other.respond };
  let usual = builds.first;
  const rules: { path: RegExp; respond: Respond }[] = [];
  const asked: string[] = [];
  let plugged = true;
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (!plugged) {
      request.socket.destroy();
      return;
    }
    asked.push(path);
    // Ignore ETags: those of sirv consist of size and time, so builds that end in the same
    // millisecond share them, and a page would get 304 for a new file.
    delete request.headers['if-none-match'];
    // Do not compress: on localhost it costs more than it saves.
    delete request.headers['accept-encoding'];
    (rules.find((rule) => rule.path.test(path))?.respond ?? usual)(request, response);
  });

  function answer(path: RegExp, respond: Respond): () => void {
    const rule = { path, respond };
    rules.unshift(rule);
    return () => void rules.splice(rules.indexOf(rule), 1);
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    deploy(build) {
      usual = builds[build];
    },
    answer,
    hold(path) {
      const waiting: (() => void)[] = [];
      const letGo = answer(path, (...asked) => void waiting.push(() => usual(...asked)));
      return () => {
        letGo();
        for (const respond of waiting) respond();
      };
    },
    unplug() {
      plugged = false;
      server.closeAllConnections();
    },
    plugIn() {
      plugged = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
