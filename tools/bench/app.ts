/**
 * The app as deployed: built once into a temporary folder, and served when a bench needs the app.
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { lastPackedIds } from '../build/packs.ts';
import { type Hosting, serve } from '../serve.ts';
import { temporaryFolder } from './scratch.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Vite's build manifest, by source file: the chunk built from it. Only the members that the benches
 * use.
 */
type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

export interface BuiltApp {
  readonly folder: string;
  /** The file name of a chunk by its group's name in vite.config.ts; throws when there is none. */
  chunkOf(name: string): string;
}

let building: Promise<BuiltApp> | null = null;

async function build(): Promise<BuiltApp> {
  const folder = temporaryFolder('build');
  // Build in a child process: output of Vite's plugins must not mix with the benches' JSON lines.
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--manifest', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, vite, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', CREMA_OUT_DIR: folder },
  });
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  return {
    folder,
    chunkOf(name) {
      const chunk = Object.values(manifest).find((entry) => entry.name === name);
      if (!chunk) throw new Error(`The build has no chunk ${name}.`);
      return chunk.file;
    },
  };
}

/** The production build of the current sources, made by the first call. */
export function builtApp(): Promise<BuiltApp> {
  building ??= build();
  return building;
}

/** A local web server that can go offline and return at the same URL. */
export interface Site {
  readonly origin: string;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
}

/**
 * A site that goes offline by closing its server, and returns by opening a new server at the same
 * port.
 * @param listen starts a server at a port; 0 is any free port.
 */
export async function switchable(listen: (port: number) => Promise<Server>): Promise<Site> {
  let server: Server | null = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    // A host name, not an address: browsers allow service workers on "localhost" without TLS.
    origin: `http://localhost:${port}`,
    async goOffline() {
      const closing = server;
      server = null;
      if (closing === null) return;
      await new Promise((resolve) => {
        closing.close(resolve);
        closing.closeAllConnections();
      });
    },
    async goOnline() {
      server ??= await listen(port);
    },
  };
}

/**
 * Serves a folder at a free port of this machine.
 * @param hosting headers and rewrites in place of firebase.json's.
 */
export function openSite(folder: string, hosting?: Hosting): Promise<Site> {
  return switchable((port) => serve(folder, port, hosting));
}

/** The path of a game's puzzle of today, or of its last packed puzzle when the packs have run out. */
export function puzzlePath(game: GameId): string {
  const today = idFor(definitionOf(game).schedule, civilDateOf(new Date()));
  const last = lastPackedIds(join(ROOT, 'public'))[game] ?? today;
  return `/${game}/${today.localeCompare(last, 'en', { numeric: true }) < 0 ? today : last}`;
}
