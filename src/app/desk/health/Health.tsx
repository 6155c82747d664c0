/** The site's health: the last daily look, in red where something is due, and reported errors. */
import { useAtomValue } from 'jotai';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { DAY_MS } from '../../../daily/date.ts';
import {
  costOf,
  duesOf,
  type HealthDocument,
  type HealthLook,
  MEASURED_READS,
  MEASURED_WRITES,
  type Measure,
} from '../../../desk/health.ts';
import type { Desk } from '../../../desk/port.ts';
import { ENOUGH_AHEAD } from '../../../desk/supply.ts';
import { DEFINITIONS } from '../../../games/definitions.ts';
import { grouped } from '../../../lib/grouped.ts';
import { cx } from '../../../ui/cx.ts';
import { todayAtom } from '../../device/today.ts';
import { momentWords, weekdayWords } from '../days.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';
import { ReportedErrors } from './ReportedErrors.tsx';

const reading = (desk: Desk) => desk.readHealth();
const readingErrors = (desk: Desk) => desk.readErrors();

export function Health() {
  const read = useReading(reading);
  const errors = useReading(readingErrors);
  const today = useAtomValue(todayAtom);
  // The daily look knows neither the hours since nor what has been settled.
  const lately = errors.value?.filter(({ at }) => at > Date.now() - DAY_MS).length ?? null;
  const [now, ...earlier] = read.value ?? [];
  return (
    <div className="flex flex-col gap-8">
      <div>
        <ReadLine read={read} />
        {read.value !== null && (
          <Look
            looks={now ? [{ ...now, errors: lately ?? now.errors }, ...earlier] : []}
            isRecounted={lately !== null}
            today={today}
          />
        )}
      </div>
      <ReportedErrors read={errors} />
    </div>
  );
}

interface LookProps {
  readonly looks: readonly HealthLook[];
  /** Whether the newest look's errors are those that are open now. */
  readonly isRecounted: boolean;
  readonly today: HealthDocument['day'];
}

function Look({ looks, isRecounted, today }: LookProps) {
  const dues = duesOf(looks, today);
  const due = new Set(dues.map(({ measure }) => measure));
  const [now, ...earlier] = looks;
  return (
    <>
      <section
        aria-label="What is due"
        className={cx(
          'rounded-card border p-4',
          dues.length > 0 ? 'border-bad bg-card text-bad' : 'border-line bg-card',
        )}
      >
        {dues.length === 0 ? (
          <p className="flex items-center gap-2 font-medium">
            <CircleCheck size={20} className="shrink-0 text-accent" aria-hidden />
            <span>Nothing is due.</span>
          </p>
        ) : (
          <ul className="flex flex-col gap-2">
            {dues.map(({ text }) => (
              <li key={text} className="flex items-start gap-2 font-medium">
                <TriangleAlert size={18} className="mt-0.5 shrink-0" aria-hidden />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {now !== undefined && (
        <>
          <p className="mt-4 text-soft">
            {`The look of ${weekdayWords(now.day, today)}, taken ${momentWords(now.at, today)}.${isRecounted ? ' Errors are those not yet settled.' : ''}`}
          </p>
          <Figures now={now} earlier={earlier.slice(0, 7)} due={due} />
          <p className="mt-3 max-w-prose text-sm text-soft">{costWords(now)}</p>
        </>
      )}
    </>
  );
}

const cents = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumSignificantDigits: 2,
});

const costWords = (now: HealthDocument): string =>
  `About ${cents.format(costOf(now))} for yesterday’s results in the database: ${grouped(now.results)} results, each ${MEASURED_READS} reads and ${MEASURED_WRITES} writes as measured, at list price. Pages, functions and all other reads are not in it.`;

interface Row {
  readonly label: string;
  readonly measure: Measure | null;
  value(look: HealthDocument): number;
}

const ROWS: readonly Row[] = [
  ...DEFINITIONS.map(
    ({ id, title }): Row => ({
      label: `${title}: days in packs`,
      measure: 'packs',
      value: ({ packs }) => packs[id],
    }),
  ),
  { label: 'Errors reported in a day', measure: 'errors', value: ({ errors }) => errors },
  { label: 'Results that wait', measure: 'held', value: ({ held }) => held },
  { label: 'Hours that the oldest waits', measure: 'held', value: ({ heldHours }) => heldHours },
  { label: 'Results refused in a day', measure: null, value: ({ refused }) => refused },
  { label: 'Reports that wait', measure: 'reports', value: ({ reports }) => reports },
  { label: 'Boards not summed up', measure: 'openSums', value: ({ openSums }) => openSums },
  { label: 'Results of yesterday’s puzzles', measure: null, value: ({ results }) => results },
];

interface FiguresProps {
  readonly now: HealthDocument;
  /** The looks of the week before, newest first. */
  readonly earlier: readonly HealthDocument[];
  readonly due: ReadonlySet<Measure>;
}

function Figures({ now, earlier, due }: FiguresProps) {
  return (
    <dl className="mt-2 max-w-2xl tabular-nums">
      {ROWS.map(({ label, measure, value }) => {
        const isDue = measure !== null && due.has(measure) && isCause(measure, value(now));
        return (
          <div
            key={label}
            className={cx(
              'flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5',
              isDue && 'text-bad',
            )}
          >
            <dt className="min-w-0 flex-1">{label}</dt>
            <dd className="ml-auto text-right">
              <span className={cx(isDue && 'font-semibold')}>{grouped(value(now))}</span>
              {earlier.length > 0 && (
                <span className="block text-sm text-soft sm:inline-block sm:w-40">
                  {`${meanOf(earlier.map(value))} the week before`}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Among the games only those whose packs end soon are the cause. */
const isCause = (measure: Measure, value: number): boolean =>
  measure !== 'packs' || value < ENOUGH_AHEAD;

const meanOf = (values: readonly number[]): string =>
  grouped(Math.round(values.reduce((sum, value) => sum + value, 0) / values.length));
