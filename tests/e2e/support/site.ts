/** One deployment on a port of its own, which can be replaced, broken and unplugged. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../../../tools/serve.ts';
import { type BuildName, folderOf, ROOT } from './builds.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface Site {
  readonly url: string;
  /** The paths asked for so far. */
  readonly asked: readonly string[];
  /** Puts another build in place of the served one: the old one's files are gone. */
  deploy(build: BuildName): void;
  /** Answers paths that match in its own way; returns the way back. */
  answer(path: RegExp, respond: Respond): () => void;
  /** Leaves paths that match without an answer; returns the way to give it. */
  hold(path: RegExp): () => void;
  /** Cuts the cable: every request fails. */
  unplug(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/** Sends this in place of the file. */
export function sending(body: string | Buffer, type = 'application/json', status = 200): Respond {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  };
}

export const notFound = sending('Not Found', 'text/plain', 404);

/** Answers with the files of a build, which stay where they are: one that is being sent does not vanish. */
async function respondWith(build: BuildName): Promise<{ server: Server; respond: Respond }> {
  const server = await serve(join(ROOT, folderOf(build)), 0);
  const [respond] = server.listeners('request') as Respond[];
  if (!respond) throw new Error('serve() gave a server that answers nothing.');
  return { server, respond };
}

export async function openSite(): Promise<Site> {
  const { server, respond } = await respondWith('first');
  const other = await respondWith('second');
  // Only what it answers is wanted.
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
    // sirv's tags are made of size and time: two builds that end in the same millisecond share them, and
    // a page would be told that nothing is new.
    delete request.headers['if-none-match'];
    // Nothing is far away, and every page would be compressed anew.
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
