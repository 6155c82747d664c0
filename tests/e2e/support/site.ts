/** One deployment on a port of its own, which can be replaced, broken and unplugged. */
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
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

/**
 * Removed at the end, not when a site closes: a file that was asked for just before may still have to
 * be opened, and what reads it (sirv's stream) has nobody who would hear that it is gone.
 */
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'crema-site-'));
  const current = join(folder, 'current');
  folders.push(folder);
  function deploy(build: BuildName) {
    const next = join(folder, 'next');
    symlinkSync(join(ROOT, folderOf(build)), next);
    renameSync(next, current);
  }
  deploy('first');

  const server: Server = await serve(current, 0);
  const [usual] = server.listeners('request') as Respond[];
  if (!usual) throw new Error('serve() gave a server that answers nothing.');
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
    deploy,
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
