/**
 * Measures the functions' check of plays, which replays a result's log of moves: the check's
 * duration, the size of logs, and whether honest logs pass. The engine plays (tools/plays.ts),
 * `CREMA_PLAYS` times for each game (default 1,000).
 */
import { performance } from 'node:perf_hooks';
import { addDays } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { LONGEST_LOG } from '../../src/lib/playLimits.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { checkPlay } from '../../src/play/checkPlay.ts';
import { isFasterThanHand, leastTime } from '../../src/play/floors.ts';
import type { LogEntry } from '../../src/play/log.ts';
import { type AnyToolkit, TOOLKITS } from '../games/index.ts';
import { puzzleOf } from '../games/published.ts';
import { noSteps, playByEngine } from '../plays.ts';
import { atMost, type Figure, forInformation, median, percentile } from './figure.ts';

/** Number of puzzles played of each game: two of each weekday, or fourteen weekly puzzles. */
const PUZZLES = 14;

function idsOf({ schedule }: AnyToolkit): readonly string[] {
  const days = schedule.cadence === 'daily' ? 1 : 7;
  return Array.from({ length: PUZZLES }, (_, i) =>
    idFor(schedule, addDays('2026-11-22', -i * days)),
  );
}

/** The longest log of moves that the functions' check admits: the worst case of a replay. */
function longest(log: readonly LogEntry[]): readonly LogEntry[] {
  const move = log.find(([, , what]) => typeof what === 'object')!;
  const pair: LogEntry[] = [move, [0, 0, 'undo']];
  const count = Math.floor(LONGEST_LOG / (JSON.stringify(pair).length + 2));
  return Array.from({ length: count }, () => pair).flat();
}

export function benchPlays(): readonly Figure[] {
  const count = Number(process.env.CREMA_PLAYS ?? 1000);
  return TOOLKITS.flatMap((toolkit) => {
    const { game, id } = toolkit;
    const puzzles = idsOf(toolkit).map((one) => puzzleOf(toolkit, one));
    const known = noSteps();
    const times: number[] = [];
    const sizes: number[] = [];
    const entries: number[] = [];
    const floors: number[] = [];
    const shares: number[] = [];
    const worst: number[] = [];
    let wrong = 0;
    for (let i = 0; i < count; i++) {
      const puzzle = puzzles[i % puzzles.length]!;
      const rng = makeRng(`bench ${id} ${i}`);
      const { result, log } = playByEngine(toolkit, puzzle, rng, 0.6 + (i % 25) / 10, known);
      const from = performance.now();
      const { verdict } = checkPlay({ game, puzzle, result, log });
      times.push(performance.now() - from);
      if (verdict !== 'checked' || isFasterThanHand({ game, result, log }) !== null) wrong++;
      sizes.push(JSON.stringify(log).length);
      entries.push(log.length);
      const least = leastTime(game, log);
      floors.push(least);
      shares.push(least / log.reduce((sum, [ms]) => sum + ms, 0));
      if (i < 20) {
        const forged = longest(log);
        const begun = performance.now();
        checkPlay({ game, puzzle, result, log: forged });
        worst.push(performance.now() - begun);
      }
    }
    const kb = (bytes: number) => Math.round(bytes / 100) / 10;
    return [
      atMost(`${id}: replay of a play, 95 of 100`, percentile(times, 0.95), 'ms', 50, {
        median: median(times),
        longestThatIsLookedAt: Math.max(...worst),
      }),
      forInformation(
        `${id}: honest plays that are checked`,
        count - wrong,
        'plays',
        { of: count },
        wrong === 0,
      ),
      forInformation(`${id}: log, median`, kb(median(sizes)), 'KB', {
        p95: kb(percentile(sizes, 0.95)),
        most: kb(Math.max(...sizes)),
        entries: median(entries),
        days400: kb((400 / (toolkit.schedule.cadence === 'daily' ? 1 : 7)) * median(sizes)),
      }),
      forInformation(`${id}: floor for a hand, median`, median(floors), 'ms', {
        least: Math.min(...floors),
        most: Math.max(...floors),
        largestShareOfPlay: Math.max(...shares),
      }),
    ];
  });
}
