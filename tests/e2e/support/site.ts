/**
 * A web server with a build of the app on a port of its own; the test can replace the build, change
 * responses and cut the server off.
 */
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Hosting, readHosting, serve } from '../../../tools/serve.ts';
import { type BuildName, folderOf, ROOT } from './builds.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown;

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

/** A response of the app's server, as it is given again to every page that asks for the same. */
interface Kept {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Responds as the app's server does, which is asked once for each path: reading and sending the files
 * anew took a fifth of the time of a worker's own process.
 */
function respondFrom(build: BuildName, hosting: Hosting): Respond {
  const kept = new Map<string, Promise<Kept>>();
  let server: Promise<Server> | null = null;

  async function ask(path: string): Promise<Kept> {
    server ??= serve(join(ROOT, folderOf(build)), 0, hosting);
    // It must not keep the process of the tests running.
    const { port } = (await server).unref().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      // Without compression: on localhost it costs more than it saves.
      get({ host: '127.0.0.1', port, path, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        // ETags of sirv consist of size and time, so builds that end in the same millisecond share
        // them, and a page would get 304 for a new file.
        const {
          etag,
          connection,
          'keep-alive': _,
          'transfer-encoding': __,
          ...headers
        } = response.headers;
        resolve({ status: response.statusCode ?? 500, headers, body: Buffer.concat(chunks) });
      }).once('error', reject);
    });
  }

  return async (request, response) => {
    const path = request.url ?? '/';
    let answer = kept.get(path);
    if (answer === undefined) {
      answer = ask(path);
      kept.set(path, answer);
    }
    const { status, headers, body } = await answer;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

const PLAIN = readHosting();
const responders = new Map<Hosting, Readonly<Record<BuildName, Respond>>>();

function respondersFor(hosting: Hosting) {
  const known = responders.get(hosting);
  if (known) return known;
  const made = { first: respondFrom('first', hosting), second: respondFrom('second', hosting) };
  responders.set(hosting, made);
  return made;
}

/** @param hosting headers and rewrites; the same object for all tests that share them. */
export async function openSite(hosting = PLAIN): Promise<Site> {
  const built = respondersFor(hosting);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let usual = built.first;
  const rules: { path: RegExp; respond: Respond }[] = [];
  const asked: string[] = [];
  let plugged = true;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (!plugged) {
      request.socket.destroy();
      return;
    }
    asked.push(path);
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
      usual = built[build];
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
