/**
 * Measures the warm start: time until the board is there, with everything on the device, the worker
 * asleep and the network off, next to that of another sudoku app, the peer, in the same run.
 */
import { GAME_IDS } from '../../src/games/definitions.ts';
import { beNoNewcomer } from '../../tests/support/beNoNewcomer.ts';
import { builtApp, openSite, puzzlePath, type Site } from './app.ts';
import { atMost, type Figure, forInformation, median, rounded } from './figure.ts';
import { openPeer, type Peer, SUPER_SUDOKU } from './peers.ts';
import { allowing, openUnwatched, type Unwatched, withProbe } from './unwatched.ts';

const RUNS = 10;

/**
 * Stores in the global `probed` the times of the first paint and of the board's appearance. Runs in
 * the page before its own scripts.
 * @param play selector of a button to press once the board exists, so that the next start finds a
 *   begun game.
 */
function watchForCells(selector: string, count: number, play: string | null): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    observer.disconnect();
    const board = performance.now();
    const leave = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (!paint) {
        setTimeout(leave, 50);
        return;
      }
      if (play) document.querySelector<HTMLElement>(play)?.click();
      Object.assign(globalThis, { probed: { board, painted: paint.startTime } });
    };
    leave();
  });
  observer.observe(document, { childList: true, subtree: true });
}

const probeFor = ({ selector, count }: Peer['cells'], play: string | null = null) =>
  // The games are marked as tried, so that their pages open with the board instead of an example.
  `(${beNoNewcomer})(${JSON.stringify(GAME_IDS)});(${watchForCells})(${JSON.stringify(selector)}, ${count}, ${JSON.stringify(play)});`;

/** Times of a page load, in ms since the start of the navigation. */
interface Seen {
  /** When all of the board's cells were in the document. */
  readonly board: number;
  readonly painted: number;
}

interface Started {
  readonly browser: Unwatched;
  readonly path: string;
  readonly seen: Seen[];
}

/**
 * A browser profile in which the app was started a few times, so that the app is installed and its
 * code compiled.
 */
async function visited(site: Site, path: string): Promise<Started> {
  const browser = await openUnwatched(site);
  for (let run = 0; run < 4; run++) await browser.open(path, false);
  await browser.open(path, true);
  return { browser, path, seen: [] };
}

const OUR_CELLS: Peer['cells'] = { selector: '[role=grid] [role=gridcell]', count: 16 };

/**
 * Selector of a button that shifts a row. The probe clicks that button by script, which the row's
 * handler takes for a key press.
 */
const A_MOVE = '[aria-label^="Slide row"]';

/** @param goal most share of the peer's time. */
function figureOf(
  name: string,
  ours: Started,
  peer: Started | null,
  what: keyof Seen,
  goal: number,
): Figure {
  const [own, theirs] = [ours, peer].map((one) => one?.seen.map((each) => each[what]) ?? []);
  const title = `offline start ${name}, 4× CPU`;
  const details = { runs: RUNS, ours: own!.map(rounded), theirs: theirs!.map(rounded) };
  return peer === null
    ? forInformation(title, median(own!), 'ms', details)
    : atMost(`${title}, of super-sudoku's`, median(own!) / median(theirs!), '×', goal, details);
}

/**
 * Measures in turns our start with a puzzle that was only viewed, our start with a begun puzzle,
 * and the peer's start.
 */
export async function benchStart(): Promise<Figure[]> {
  const { folder } = await builtApp();
  const started: Started[] = [];
  const visit = async (site: Site, path: string) => {
    const one = await visited(site, path);
    started.push(one);
    return one;
  };
  const own = async (play: string | null) => {
    const probe = probeFor(OUR_CELLS, play);
    return visit(
      await openSite(withProbe(folder, probe), allowing(probe)),
      puzzlePath('sudoku-shift'),
    );
  };
  try {
    const begun = await own(A_MOVE);
    const fresh = await own(null);
    const { cells, puzzle } = SUPER_SUDOKU;
    const site = await openPeer(SUPER_SUDOKU, (built) => withProbe(built, probeFor(cells)));
    const peer = site && (await visit(site, puzzle));
    for (let run = 0; run < RUNS; run++) {
      for (const { browser, path, seen } of started) {
        seen.push((await browser.open(path, true)) as Seen);
      }
    }
    return [
      figureOf('to the board', fresh, peer, 'board', 0.8),
      figureOf('to the board of a game that was begun', begun, peer, 'board', 0.9),
      figureOf('to the first paint', fresh, peer, 'painted', 0.35),
    ];
  } finally {
    for (const { browser } of started) await browser.close();
  }
}
