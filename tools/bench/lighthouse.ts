/**
 * Lighthouse's mobile runs of our home page and one puzzle of each game, next to other sudoku apps:
 * with real throttling, and simulated as by its web page. Medians of CREMA_BENCH_RUNS (5) runs.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { builtApp, openSite, puzzlePath } from './app.ts';
import { atLeast, atMost, type Figure, forInformation, median } from './figure.ts';
import { openPeer, type Peer, SUPER_SUDOKU, THODHA } from './peers.ts';

const RUNS = Number(process.env.CREMA_BENCH_RUNS ?? 5);
const PORT = 9333;
/** Fetched by npx: no install of the project needs its 76 packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const execute = promisify(execFile);

/** A report of Lighthouse's, as far as it is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

type Throttling = 'devtools' | 'simulate';

/** The results of a Lighthouse run: scores from 0 to 100, times in ms. */
interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Runs Lighthouse in a fresh browser, without state of the previous run. */
async function run(url: string, throttling: Throttling): Promise<Run> {
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${PORT}`],
    executablePath: findChromium(),
  });
  try {
    const flags = [
      `--port=${PORT}`,
      `--throttling-method=${throttling}`,
      '--output=json',
      '--quiet',
    ];
    const { stdout } = await execute('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const lhr = JSON.parse(stdout) as Report;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly ours: boolean;
}

function figuresOf({ name, ours }: Target, throttling: Throttling, runs: readonly Run[]): Figure[] {
  const of = (key: keyof Run) => median(runs.map((each) => each[key]));
  const how = throttling === 'devtools' ? 'really throttled' : 'simulated';
  const what = (key: string) => `${name}: Lighthouse ${key}, ${how}`;
  const details = {
    runs: runs.length,
    fcpMs: Math.round(of('fcp')),
    lcpMs: Math.round(of('lcp')),
    blockedMs: Math.round(of('blocked')),
    shift: of('shift'),
    all: runs.map(({ performance, lcp }) => [performance, Math.round(lcp)]),
  };
  if (!ours) return [forInformation(what('performance'), of('performance'), '', details)];
  // The code of Geografind's page is large, and counts against the first paint when throttling is
  // simulated.
  const simulated = name === 'Geografind' ? 95 : 97;
  const goal = throttling === 'devtools' ? 98 : simulated;
  const others = ['accessibility', 'bestPractices', 'seo'] as const;
  return [
    atLeast(what('performance'), of('performance'), '', goal, details),
    ...(throttling === 'devtools' ? [atMost(what('LCP'), of('lcp'), 'ms', 900)] : []),
    atLeast(
      what('accessibility, best practices and SEO, the least'),
      Math.min(...others.map(of)),
      '',
      100,
    ),
  ];
}

export async function benchLighthouse(): Promise<Figure[]> {
  const site = await openSite((await builtApp()).folder);
  const peers = await Promise.all(
    [THODHA, SUPER_SUDOKU].map(async (peer: Peer) => ({ peer, site: await openPeer(peer) })),
  );
  const targets: Target[] = [
    { name: 'home', url: `${site.origin}/`, ours: true },
    ...DEFINITIONS.map(({ id, title }) => ({
      name: title,
      url: site.origin + puzzlePath(id),
      ours: true,
    })),
    ...peers.flatMap((each) =>
      each.site
        ? [{ name: each.peer.name, url: each.site.origin + each.peer.puzzle, ours: false }]
        : [],
    ),
  ];
  try {
    const figures: Figure[] = [];
    for (const throttling of ['devtools', 'simulate'] as const) {
      const runs = new Map(targets.map((target) => [target, [] as Run[]]));
      // Run in rounds over all pages, so that background load affects them alike.
      for (let i = 0; i < RUNS; i++) {
        for (const target of targets) {
          try {
            const measured = await run(target.url, throttling);
            runs.get(target)!.push(measured);
            // All runs take a quarter of an hour: each is told at once.
            const { performance, blocked } = measured;
            console.error(
              `${target.name}, ${throttling}: ${performance}, ${Math.round(blocked)} ms`,
            );
          } catch (error) {
            // Traces fail at random: the other runs still count.
            console.error(`${target.name} was not measured once:`, error);
          }
        }
      }
      for (const [target, each] of runs) figures.push(...figuresOf(target, throttling, each));
    }
    return figures;
  } finally {
    await site.goOffline();
    for (const each of peers) await each.site?.goOffline();
  }
}
