/**
 * Reads a sentence of the shelf back and checks its claim on the raw rows. Written apart from
 * src/app/shelf/sentence.ts: dates are days since 1970, figures come from the rows as they are.
 */
import type { GameId } from '../../src/games/definitions.ts';
import type { ResultRow } from '../../src/storage/entities.ts';

const DAY = 86_400_000;
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;
const dateOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

const FIRST: Readonly<Record<GameId, string>> = {
  geografind: '2025-10-19',
  'yearly-daily': '2025-06-24',
  'royal-family': '2025-10-26',
  'sudoku-shift': '2025-06-24',
  crossnumber: '2025-10-05',
};
const MONTHS =
  'January February March April May June July August September October November December';
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

interface Raw {
  readonly released: number;
  readonly played: number;
  /** Milliseconds, or guesses. */
  readonly figure: number;
  readonly lost: boolean;
  readonly hints: number;
  readonly country: string | null;
}

function rawOf(game: GameId, { id, result, finishedOn }: ResultRow): Raw {
  const list = result as readonly (number | string)[];
  const numbers = list as readonly number[];
  const step = game === 'crossnumber' ? 7 : 1;
  const released = game === 'yearly-daily' ? day(id) : day(FIRST[game]) + step * (Number(id) - 1);
  const figures: Readonly<Record<GameId, () => number>> = {
    geografind: () => list.length - 1,
    'yearly-daily': () => numbers[0]! + 20_000 * numbers[1]!,
    'royal-family': () => numbers[0]!,
    'sudoku-shift': () => numbers[0]! + numbers[1]! + numbers[2]! + numbers[3]!,
    crossnumber: () => numbers[0]!,
  };
  const lost = list.at(-1) === 'loss';
  return {
    ...{ released, lost, figure: figures[game]() },
    played: day(finishedOn!),
    hints: game === 'yearly-daily' ? numbers[1]! : 0,
    country: game === 'geografind' && !lost ? String(list.at(-2)) : null,
  };
}

const seconds = (text: string) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
const weekdayOf = (number: number) => WEEKDAYS.split(' ')[(number + 3) % 7];

/** The value in the middle, or between the two in the middle. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2;
}

const average = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** The claim's fault, as a sentence; null if the claim is true and tells of no decline. */
export function faultOf(
  sentence: string,
  game: GameId,
  rows: readonly ResultRow[],
  today: string,
): string | null {
  const all = rows.map((row) => rawOf(game, row));
  const now = day(today);
  const recent = all.filter(({ played }) => now - 30 < played && played <= now);
  /** The plays of the last month of that name that was over before the last 30 days. */
  function inMonth(name: string): readonly Raw[] {
    const number = MONTHS.split(' ').indexOf(name) + 1;
    const end = `-${String(number).padStart(2, '0')}`;
    const ended = [0, 1, 2].map((back) => `${Number(today.slice(0, 4)) - back}${end}`);
    const last = ended.find((month) => month < dateOf(now - 29).slice(0, 7));
    return all.filter(({ played }) => dateOf(played).startsWith(last!));
  }
  const kinds: readonly (readonly [RegExp, (...found: string[]) => boolean])[] = [
    [/^(\d) puzzles? so far\.$/, (n) => all.length === Number(n) && all.length <= 3],
    [/^You’ve finished (\d+) puzzles\.$/, (n) => all.length === Number(n)],
    [
      /^You’ve found (\d+) of 197 countries\.$/,
      (n) => new Set(all.flatMap(({ country }) => country ?? [])).size === Number(n) && n !== '0',
    ],
    [
      /^You’ve finished the last (\d+) (daily|weekly|[A-Z][a-z]+day) puzzles\.$/,
      (n, which) => {
        const done = new Set(all.map(({ released }) => released));
        const isOne = (at: number) =>
          which === 'weekly'
            ? (at - day(FIRST.crossnumber)) % 7 === 0
            : which === 'daily' || weekdayOf(at) === which;
        const ones = Array.from({ length: 800 }, (_, ago) => now - ago).filter(isOne);
        const isWeekly = game === 'crossnumber';
        if (isWeekly !== (which === 'weekly')) return false;
        // The current puzzle may be open, and no other.
        const current = isWeekly ? now - ((now - day(FIRST.crossnumber)) % 7) : now;
        const from = done.has(ones[0]!) || ones[0] !== current ? ones : ones.slice(1);
        return from.findIndex((at) => !done.has(at)) === Number(n) && Number(n) >= 4;
      },
    ],
    [
      /^Your typical time in the last 30 days is ([\d:]+) shorter than in (\w+)\.$/,
      (less, month) => {
        const [at, then] = [recent, inMonth(month!)].map((raw) => middle(raw.map((r) => r.figure)));
        return Math.floor((then! - at!) / 1000) === seconds(less!) && seconds(less!) > 0;
      },
    ],
    [
      /^You needed (\d\.\d) fewer guesses on average in the last 30 days than in (\w+)\.$/,
      (less, month) => {
        const sides = [recent, inMonth(month!)].map((raw) => raw.filter(({ lost }) => !lost));
        const [at, then] = sides.map((raw) => average(raw.map((r) => r.figure)));
        const [lost, before] = [recent, inMonth(month!)].map((raw) =>
          average(raw.map((r) => (r.lost ? 1 : 0))),
        );
        const gain = then! - at!;
        return gain >= Number(less) && gain < Number(less) + 0.1001 && lost! <= before! + 1e-9;
      },
    ],
    [
      /^Hints per puzzle: (\d+\.\d) in (\w+), (\d+\.\d) in the last 30 days\.$/,
      (then, month, at) => {
        const hints = (raw: readonly Raw[]) => average(raw.map((r) => r.hints)).toFixed(1);
        return hints(inMonth(month!)) === then && hints(recent) === at && Number(at) < Number(then);
      },
    ],
    [
      /^Your (\w+day) times in the last 30 days vary by ([\d:]+), down from ([\d:]+) in (\w+)\.$/,
      (weekday, apart, were, month) => {
        const spread = (raw: readonly Raw[]) => {
          const own = raw.filter(({ released }) => weekdayOf(released) === weekday);
          const figures = own.map((r) => r.figure);
          return own.length < 2
            ? -1
            : Math.floor((Math.max(...figures) - Math.min(...figures)) / 1000);
        };
        return (
          spread(recent) === seconds(apart!) &&
          spread(inMonth(month!)) === seconds(were!) &&
          seconds(apart!) < seconds(were!)
        );
      },
    ],
    [
      /^Your best time ever, ([\d:]+), is from the last 30 days\.$/,
      (best) => {
        const times = all.map(({ figure }) => figure);
        const least = Math.min(...times);
        return (
          times.filter((time) => time === least).length === 1 &&
          recent.some(({ figure }) => figure === least) &&
          Math.floor(least / 1000) === seconds(best!)
        );
      },
    ],
  ];
  for (const [pattern, isTrue] of kinds) {
    const found = pattern.exec(sentence);
    if (found) return isTrue(...found.slice(1)) ? null : `Not true: ${sentence}`;
  }
  return `Cannot be read: ${sentence}`;
}
