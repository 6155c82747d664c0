/**
 * Measures how much the days differ: in the packs, and past them. A way is the list of hints that lead
 * through a board, a kind is a hint's technique and rating.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { weekdayOf } from '../../src/daily/date.ts';
import { turnOf } from '../../src/daily/menu.ts';
import { dateOf } from '../../src/daily/numbering.ts';
import { distance, hardestOf, kindsOf, type Traits, traitsOf } from '../../src/games/likeness.ts';
import type { Board as Family } from '../../src/games/royal-family/rules/types.ts';
import { climbOf } from '../../src/games/shared/climb.ts';
import { unwrap } from '../../src/lib/result.ts';
import { sum } from '../../src/lib/sum.ts';
import { tally } from '../../src/lib/tally.ts';
import { packedPuzzles } from '../../tests/support/packedPuzzles.ts';
import { type AnyToolkit, TOOLKITS, toolkitOf } from '../games/index.ts';
import { pastPacks } from '../games/pastPacks.ts';
import { atLeast, atMost, type Figure, forInformation, percentile, rounded } from './figure.ts';

/** How many puzzles past the packs are counted; of a weekly game half of them. */
const PAST = 200;
/** With how many puzzles before it one is compared. */
const BEFORE = 28;
const WEEKS = 5;

/** A day's boards together. */
interface Day extends Traits {
  /** The weekday, or the week's turn for a weekly game. */
  readonly turn: number;
  readonly ways: readonly Traits['way'][];
  readonly names: readonly string[];
}

/**
 * Few and plain counts, by which the weekday might be guessed: those of a group are added, and kinds
 * of clues are left out. Where card and page announce the size, the others are counted by square.
 */
function plainOf({ counts }: Traits): readonly number[] {
  const sums = new Map<string, number>();
  for (const [name, count] of Object.entries(counts)) {
    const group = name.split(' ')[0]!;
    if (!group.endsWith('kind')) sums.set(group, (sums.get(group) ?? 0) + count);
  }
  const size = sums.get('0:size') ?? 1;
  sums.delete('0:size');
  return [...sums.values()].map((sum) => sum / size ** 2);
}

const isWeekly = ({ schedule }: AnyToolkit) => schedule.cadence === 'weekly';

function dayOf(toolkit: AnyToolkit, id: string, boards: readonly unknown[]): Day {
  const traits = boards.map((board) => traitsOf(toolkit, board));
  const ways = traits.map(({ way }) => way);
  return {
    turn: isWeekly(toolkit) ? turnOf(id, WEEKS) : weekdayOf(dateOf(toolkit.schedule, id)),
    counts: Object.fromEntries(
      traits.flatMap(({ counts }, board) =>
        Object.entries(counts).map(([name, count]) => [`${board}:${name}`, count]),
      ),
    ),
    ways,
    way: ways.flat(),
    names: boards.flatMap((board) =>
      ((board as Partial<Family>).names ?? []).map(({ name }) => name),
    ),
  };
}

function packed(toolkit: AnyToolkit): Day[] {
  return packedPuzzles(toolkit.id).map((json) => {
    const { id, boards } = unwrap(toolkit.game.parsePuzzle(json));
    return dayOf(toolkit, id, boards);
  });
}

/** The share of days whose turn the five days with the nearest plain counts tell, in ten folds. */
function guessed(days: readonly Day[]): number {
  const plain = days.map(plainOf);
  const spans = plain[0]!.map((_, i) => {
    const values = plain.map((one) => one[i]!);
    return Math.max(...values) - Math.min(...values) || 1;
  });
  const right = days.filter((day, at) => {
    const nearest = days
      .map(({ turn }, other) => ({
        turn,
        fold: other % 10,
        far: sum(plain[other]!.map((value, i) => Math.abs(value - plain[at]![i]!) / spans[i]!)),
      }))
      .filter(({ fold }) => fold !== at % 10)
      .sort((a, b) => a.far - b.far)
      .slice(0, 5);
    const votes = tally(nearest.map(({ turn }) => turn));
    const most = Math.max(...votes.values());
    return nearest.find(({ turn }) => votes.get(turn) === most)!.turn === day.turn;
  });
  return right.length / days.length;
}

/** For each day, the distance of the most similar of the days before. */
const nearest = (days: readonly Day[]) =>
  days
    .slice(1)
    .map((day, i) =>
      Math.min(...days.slice(Math.max(0, i + 1 - BEFORE), i + 1).map((one) => distance(day, one))),
    );

function sameHardest(days: readonly Day[]): number {
  const pairs = days
    .slice(1)
    .flatMap(({ ways }, i) =>
      ways.map((way, board) => hardestOf(way) === hardestOf(days[i]!.ways[board]!)),
    );
  return pairs.filter(Boolean).length / pairs.length;
}

/** For each day, how long ago the kind that was away longest was last used. */
function sinceRarest(days: readonly Day[]): number[] {
  const last = new Map<string, number>();
  return days.map((day, at) => {
    const kinds = [...kindsOf(day).keys()];
    const longest = Math.max(...kinds.map((kind) => at - (last.get(kind) ?? at)));
    for (const kind of kinds) last.set(kind, at);
    return longest;
  });
}

function seenWithinWeek(days: readonly Day[]): number {
  const seen = days.slice(7).map(({ names }, i) => {
    const week = new Set(days.slice(i, i + 7).flatMap((day) => day.names));
    return names.filter((name) => week.has(name)).length / names.length;
  });
  return sum(seen) / seen.length;
}

function figuresOf(where: string, days: readonly Day[], weekly: boolean): Figure[] {
  const climbs = days.flatMap(({ ways }) =>
    ways.map((way) => climbOf(way.map(({ rating }) => rating))),
  );
  const share = (climb: string) => climbs.filter((one) => one === climb).length / climbs.length;
  const said = { days: days.length };
  const guess = guessed(days);
  const figures = [
    forInformation(
      `${where}: ${weekly ? 'turn' : 'weekday'} guessed from counts alone (goal 0.6 to 0.85)`,
      guess,
      '',
      said,
      guess >= 0.6 && guess <= 0.85,
    ),
    forInformation(
      `${where}: distance to the nearest of ${BEFORE}, 5th percentile`,
      percentile(nearest(days), 0.05),
      '',
      said,
    ),
    atMost(`${where}: avalanches`, share('avalanche'), '', 0.25, {
      ...said,
      flat: rounded(share('flat')),
      plateau: rounded(share('plateau')),
      twoWalls: rounded(share('two walls')),
    }),
    atLeast(`${where}: crescendos`, share('crescendo'), '', 0.15, said),
    atMost(`${where}: hardest step of yesterday's kind`, sameHardest(days), '', 0.5, said),
    forInformation(
      `${where}: days since the rarest kind of today, median`,
      percentile(sinceRarest(days), 0.5),
      '',
      said,
    ),
  ];
  if (days[0]!.names.length === 0) return figures;
  return [...figures, atMost(`${where}: names seen within a week`, seenWithinWeek(days), '', 0)];
}

/** For Yearly Daily, whose boards differ only by their date. */
function sameFirstHint(): Figure {
  const toolkit = toolkitOf('yearly-daily');
  const hints = [...pastPacks(toolkit, PAST)].map(({ boards: [board] }) =>
    JSON.stringify(unwrap(toolkit.engine.hint(board, toolkit.game.start(board))).move),
  );
  const same = hints.filter((hint, i) => hint === hints[i - 1]).length / hints.length;
  return atMost('yearly-daily: first hint is yesterday’s', same, '', 0.05, { days: PAST });
}

function varietyOf(toolkit: AnyToolkit): Figure[] {
  const weekly = isWeekly(toolkit);
  const past = [...pastPacks(toolkit, weekly ? PAST / 2 : PAST)];
  return [
    ...figuresOf(`${toolkit.id}, packs`, packed(toolkit), weekly),
    ...figuresOf(
      `${toolkit.id}, past the packs`,
      past.map(({ id, boards }) => dayOf(toolkit, id, boards)),
      weekly,
    ),
  ];
}

/** Each game is measured in a thread of its own, which runs this file too. */
if (!isMainThread) parentPort!.postMessage(varietyOf(toolkitOf(workerData)));

export async function benchVariety(): Promise<Figure[]> {
  const measured = TOOLKITS.filter(({ counts }) => counts).map(
    ({ id }) =>
      new Promise<Figure[]>((resolve, reject) => {
        const thread = new Worker(new URL(import.meta.url), { workerData: id });
        thread.once('message', resolve).once('error', reject);
      }),
  );
  return [...(await Promise.all(measured)).flat(), sameFirstHint()];
}
