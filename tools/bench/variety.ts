/**
 * Measures how much the days differ: in the packs, and past them. A way is the list of hints that lead
 * through a board, a kind is a hint's technique and rating.
 */
import { weekdayOf } from '../../src/daily/date.ts';
import { turnOf } from '../../src/daily/menu.ts';
import { dateOf } from '../../src/daily/numbering.ts';
import type { Board as Crossnumber } from '../../src/games/crossnumber/rules/types.ts';
import type { GameId } from '../../src/games/definitions.ts';
import type { Board as Family } from '../../src/games/royal-family/rules/types.ts';
import { climbOf } from '../../src/games/shared/climb.ts';
import type { Board as Shift } from '../../src/games/sudoku-shift/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';
import { packedPuzzles } from '../../tests/support/packedPuzzles.ts';
import { type AnyToolkit, TOOLKITS } from '../games/index.ts';
import { pastPacks } from '../games/pastPacks.ts';
import { atLeast, atMost, type Figure, forInformation, percentile, rounded } from './figure.ts';

const DAYS_PAST = 200;
const WEEKS = 5;

/** The counts of a board, as an experienced player takes them in at a glance. */
interface Counts {
  /** Few and plain, by which the weekday might be guessed. */
  readonly plain: readonly number[];
  /** All, by which boards are compared. */
  readonly all: readonly number[];
}

const blanksIn = (row: string) => row.split('.').length - 1;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** The kinds of clues seen so far, by game. */
const CLUE_KINDS = new Map<string, string[]>();

/** How often a board's clues have each kind, in the order of `CLUE_KINDS`. */
function byKind(game: string, kinds: readonly string[]): number[] {
  const known = CLUE_KINDS.get(game) ?? [];
  CLUE_KINDS.set(game, known);
  for (const kind of kinds) if (!known.includes(kind)) known.push(kind);
  return known.map((name) => kinds.filter((kind) => kind === name).length);
}

const COUNTS: Partial<Record<GameId, (board: never) => Counts>> = {
  'sudoku-shift': ({ rows, pinned }: Shift) => {
    const blanks = rows.map(blanksIn);
    return {
      plain: [sum(blanks), pinned.length],
      all: [...blanks, ...rows.map((_, row) => Number(pinned.includes(row)))],
    };
  },
  'royal-family': ({ plates, marriages, clues }: Family) => {
    const titles = plates.filter(({ title }) => title !== '').length;
    const plain = [plates.length, marriages.length, titles, clues.length];
    const kinds = clues.map(({ kind }) => kind);
    return { plain, all: [...plain, ...byKind('royal-family', kinds)] };
  },
  crossnumber: ({ rows, clues }: Crossnumber) => {
    const cells = sum(rows.map(blanksIn));
    const plain = [rows.length, cells, Object.keys(clues).length];
    const kinds = Object.values(clues).map(([kind]) => kind);
    return { plain, all: [...plain, ...byKind('crossnumber', kinds)] };
  },
};

interface Step {
  readonly technique: string;
  readonly rating: number;
}

interface Day {
  /** The weekday, or the week's turn for a weekly game. */
  readonly turn: number;
  readonly plain: readonly number[];
  readonly all: readonly number[];
  readonly ways: readonly (readonly Step[])[];
  readonly names: readonly string[];
}

const isWeekly = ({ schedule }: AnyToolkit) => schedule.cadence === 'weekly';

function wayThrough({ game, engine }: AnyToolkit, board: unknown) {
  const way: Step[] = [];
  let state = game.start(board);
  for (;;) {
    const hint = engine.hint(board, state);
    if (!hint.ok) return way;
    way.push(hint.value);
    state = unwrap(game.apply(board, state, hint.value.move));
  }
}

function dayOf(toolkit: AnyToolkit, id: string, boards: readonly unknown[]): Day {
  const counts = boards.map((board) => COUNTS[toolkit.id]!(board as never));
  return {
    turn: isWeekly(toolkit) ? turnOf(id, WEEKS) : weekdayOf(dateOf(toolkit.schedule, id)),
    plain: counts.flatMap(({ plain }) => plain),
    all: counts.flatMap(({ all }) => all),
    ways: boards.map((board) => wayThrough(toolkit, board)),
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
  const spans = days[0]!.plain.map((_, i) => {
    const values = days.map(({ plain }) => plain[i]!);
    return Math.max(...values) - Math.min(...values) || 1;
  });
  const right = days.filter((day, at) => {
    const nearest = days
      .filter((_, other) => other % 10 !== at % 10)
      .map(({ turn, plain }) => ({
        turn,
        far: sum(plain.map((value, i) => Math.abs(value - day.plain[i]!) / spans[i]!)),
      }))
      .sort((a, b) => a.far - b.far)
      .slice(0, 5);
    const votes = new Map<number, number>();
    for (const { turn } of nearest) votes.set(turn, (votes.get(turn) ?? 0) + 1);
    const most = Math.max(...votes.values());
    return nearest.find(({ turn }) => votes.get(turn) === most)!.turn === day.turn;
  });
  return right.length / days.length;
}

/** A technique at a quarter of a point: a row that five digits hold is another kind than one that two do. */
const kindOf = ({ technique, rating }: Step) => `${technique} ${Math.round(4 * rating)}`;

function kindsOf({ ways }: Day): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const kind of ways.flat().map(kindOf)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** Half the difference of the counts, half that of the kinds: 0 to 1. */
function distance(a: Day, b: Day): number {
  const length = Math.max(a.all.length, b.all.length);
  const differing = Array.from({ length }, (_, i) => {
    const [x, y] = [a.all[i] ?? 0, b.all[i] ?? 0];
    return x === y ? 0 : Math.abs(x - y) / Math.max(x, y);
  });
  const present = Array.from({ length }, (_, i) => Number((a.all[i] ?? 0) + (b.all[i] ?? 0) > 0));
  const [inA, inB] = [kindsOf(a), kindsOf(b)];
  const dot = sum([...inA].map(([kind, times]) => times * (inB.get(kind) ?? 0)));
  const norm = (kinds: ReadonlyMap<string, number>) => Math.hypot(...kinds.values());
  return sum(differing) / sum(present) / 2 + (1 - dot / (norm(inA) * norm(inB))) / 2;
}

/** For each day, the distance of the most similar of the four weeks before. */
const nearest = (days: readonly Day[], before: number) =>
  days
    .slice(1)
    .map((day, i) =>
      Math.min(...days.slice(Math.max(0, i + 1 - before), i + 1).map((one) => distance(day, one))),
    );

const hardestOf = (way: Day['ways'][number]) =>
  way.reduce((a, b) => (b.rating > a.rating ? b : a)).technique;

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
      `${where}: distance to the nearest of four weeks, 5th percentile`,
      percentile(nearest(days, weekly ? 4 : 28), 0.05),
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

export function benchVariety(): Figure[] {
  return TOOLKITS.filter(({ id }) => id in COUNTS).flatMap((toolkit) => {
    const weekly = isWeekly(toolkit);
    const past = [...pastPacks(toolkit, weekly ? Math.ceil(DAYS_PAST / 7) : DAYS_PAST)];
    return [
      ...figuresOf(`${toolkit.id}, packs`, packed(toolkit), weekly),
      ...figuresOf(
        `${toolkit.id}, past the packs`,
        past.map(({ id, boards }) => dayOf(toolkit, id, boards)),
        weekly,
      ),
    ];
  });
}
