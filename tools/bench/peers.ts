/**
 * Peers: other sudoku apps, measured for comparison. On a shared machine absolute figures say
 * little, while ratios to a peer in the same run are meaningful. The peers are built as their
 * READMEs say, and environment variables name the folders of the builds.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { type Site, switchable } from './app.ts';

export interface Peer {
  readonly name: string;
  /** URL path of one of the app's puzzles. */
  readonly puzzle: string;
  /** Selector of the board's cells, and the number of cells with which the board is complete. */
  readonly cells: { readonly selector: string; readonly count: number };
  /**
   * The environment variable that names the app's build folder, and the repository of its sources.
   */
  readonly variable: string;
  readonly sources: string;
}

export const SUPER_SUDOKU: Peer = {
  name: 'super-sudoku',
  puzzle:
    '/#/?sudokuIndex=1&sudoku=534920700060007309900000010008700000496803002721594806000200940800046100003000000&sudokuCollectionName=easy',
  cells: { selector: '[data-testid^="sudoku-cell-"]', count: 81 },
  variable: 'CREMA_PEER_SUPER_SUDOKU',
  sources: 'github.com/TN1ck/super-sudoku, 165dcdb',
};

export const THODHA: Peer = {
  name: 'ThoDHa/sudoku',
  puzzle: '/',
  cells: { selector: 'h1', count: 1 },
  variable: 'CREMA_PEER_THODHA',
  sources: 'github.com/ThoDHa/sudoku, 0e88a87, its folder frontend',
};

/**
 * Serves the build of a peer (another puzzle app), compressed; returns null, with a sentence on stderr, when there is none.
 * @param prepare returns the folder to serve in place of the build.
 */
export async function openPeer(
  { name, variable, sources }: Peer,
  prepare = (built: string) => built,
): Promise<Site | null> {
  const built = process.env[variable];
  if (!built || !existsSync(join(built, 'index.html'))) {
    const why = built ? `there is no index.html in ${built}` : `${variable} is not set`;
    console.error(`Measured without ${name}: ${why}. Build ${sources}, and name its dist there.`);
    return null;
  }
  const files = sirv(prepare(built), { single: true, etag: true });
  const compress = compression();
  return switchable(
    (port) =>
      new Promise((resolve) => {
        const server = createServer((request, response) =>
          compress(request as never, response as never, () => files(request, response)),
        );
        server.listen(port, '127.0.0.1', () => resolve(server));
      }),
  );
}
