/**
 * Measures Yearly Daily: counting the solutions (tilings) of each of the 366 dates, and the time of
 * a hint. The counting is compared in the same run with the npm package dancing-links (Knuth's
 * Algorithm X), on the same dates. Our counting and dancing-links receive the pieces as drawn.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { generate } from '../../src/games/yearly-daily/engine/generator.ts';
import { hint } from '../../src/games/yearly-daily/engine/hints.ts';
import { TABLE } from '../../src/games/yearly-daily/engine/question.ts';
import { countTilings } from '../../src/games/yearly-daily/engine/solver.ts';
import { daySquare, monthSquare, SQUARES } from '../../src/games/yearly-daily/rules/calendar.ts';
import {
  cellsOfRows,
  ORIENTATIONS,
  oriented,
} from '../../src/games/yearly-daily/rules/orientations.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { apply, start } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, State } from '../../src/games/yearly-daily/rules/types.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import { type CalendarDate, DATES } from '../yearly-daily/counts.ts';
import type { Rows } from '../yearly-daily/polyominoes.ts';
import { atLeast, atMost, type Figure, percentile, rounded } from './figure.ts';

const facts = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/yearly-daily.json', import.meta.url), 'utf8'),
) as { pieces: Record<string, Rows>; total_366_dates: number };

const COMMERCIAL = Object.values(facts.pieces);
const OURS = PIECES.map(({ rows }) => rows);
/** The dates that dancing-links solves too: every thirtieth, because it is slow. */
const SAMPLE = DATES.filter((_, i) => i % 30 === 0);
/** How many times slower than the measuring machine a mid-range phone is, about. */
const SLOWER = 4;
const HINT_BUDGET_MS = 50;

function timed(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function tilings(pieces: readonly Rows[], dates: readonly CalendarDate[]): number {
  return dates.reduce((sum, { month, day }) => sum + countTilings(pieces, month, day), 0);
}

function tilingsByDancingLinks(pieces: readonly Rows[], dates: readonly CalendarDate[]): number {
  let total = 0;
  for (const { month, day } of dates) {
    const column = new Map(
      SQUARES.filter((q) => q !== monthSquare(month) && q !== daySquare(day)).map((q, i) => [q, i]),
    );
    const solver = new DancingLinks<null>().createSolver({ columns: column.size + pieces.length });
    for (const [piece, rows] of pieces.entries()) {
      const seen = new Set<string>();
      for (const orientation of ORIENTATIONS) {
        const cells = oriented(cellsOfRows(rows), orientation);
        if (seen.has(String(cells))) continue;
        seen.add(String(cells));
        for (let corner = 0; corner < 56; corner++) {
          const columns = cells.map(([r, c]) =>
            (corner & 7) + c > 7 ? undefined : column.get(corner + r * 8 + c),
          );
          if (columns.includes(undefined)) continue;
          solver.addSparseConstraint(null, [...(columns as number[]), column.size + piece]);
        }
      }
    }
    total += solver.findAll().length;
  }
  return total;
}

function benchTilings(): Figure[] {
  let found = 0;
  // Drop the time of the first round, which warms up the JavaScript compiler.
  const [, ...commercial] = [0, 1, 2, 3].map(() =>
    timed(() => {
      found = tilings(COMMERCIAL, DATES);
    }),
  );
  if (found !== facts.total_366_dates) throw new Error(`${found} tilings were found.`);
  let own = 0;
  const ours = [0, 1, 2].map(() =>
    timed(() => {
      own = tilings(OURS, DATES);
    }),
  );
  const quick = timed(() => tilings(OURS, SAMPLE));
  let peerFound = 0;
  const peer = timed(() => {
    peerFound = tilingsByDancingLinks(OURS, SAMPLE);
  });
  if (peerFound !== tilings(OURS, SAMPLE)) throw new Error('The peer counts otherwise.');
  return [
    atMost('all tilings of 366 dates, commercial set', Math.max(...commercial), 'ms', 2000, {
      tilings: found,
      runs: commercial.length,
    }),
    atMost('all tilings of 366 dates, our set', Math.max(...ours), 'ms', 2000, {
      tilings: own,
      runs: ours.length,
    }),
    atLeast('tilings, times as fast as dancing-links', peer / quick, '×', 4, {
      dates: SAMPLE.length,
      dancingLinksMs: rounded(peer),
    }),
  ];
}

/** A state of the game in which a few pieces lie at random positions. */
function randomState(board: Board, rng: Rng): State {
  let state = start();
  for (const piece of rng.shuffled([...PIECES.keys()]).slice(0, rng.below(PIECES.length))) {
    for (const lie of rng.shuffled(TABLE.lies.filter(({ shape }) => shape === piece))) {
      const { orientation, row, col } = lie;
      const next = apply(board, state, { type: 'place', piece, orientation, row, col });
      if (!next.ok) continue;
      state = next.value;
      break;
    }
  }
  return state;
}

function benchHints(): Figure {
  const rng = makeRng('bench');
  const times: number[] = [];
  for (const { month, day } of DATES) {
    const two = (n: number) => String(n).padStart(2, '0');
    const [board] = generate(`2028-${two(month)}-${two(day)}`).boards;
    for (let i = 0; i < 10; i++) {
      const state = randomState(board!, rng);
      times.push(timed(() => hint(board!, state)));
    }
  }
  return atMost(
    'a hint for Yearly Daily, p99 of random states on all dates',
    percentile(times, 0.99),
    'ms',
    HINT_BUDGET_MS / SLOWER,
    {
      runs: times.length,
      p50Ms: rounded(percentile(times, 0.5)),
      p95Ms: rounded(percentile(times, 0.95)),
      maxMs: rounded(Math.max(...times)),
    },
  );
}

export function benchYearlyDaily(): Figure[] {
  return [...benchTilings(), benchHints()];
}
