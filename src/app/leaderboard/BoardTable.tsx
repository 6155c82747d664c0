/** Table of a puzzle's best results. The player's own row stays in view while the others scroll. */
import type { Measure } from '../../daily/statistics.ts';
import { roundPlace } from '../../leaderboard/place.ts';
import type { ListedEntry, PlacedEntry, Unchecked } from '../../leaderboard/port.ts';
import { count } from '../../lib/count.ts';
import { formatDuration } from '../../lib/duration.ts';
import { cx } from '../../ui/cx.ts';
import { shortFigure } from '../../ui/figures.ts';
import { Avatar } from '../profile/Avatar.tsx';

export interface BoardTableProps {
  readonly caption: string;
  readonly measure: Measure;
  readonly entries: readonly PlacedEntry[];
  /** The player's own leaderboard entry, in the list or below it. */
  readonly own: PlacedEntry | null;
}

const CELL = 'h-13 border-t border-line py-1';
/**
 * Cells of the player's own row stick to both edges of the viewport: the row is never scrolled out
 * of view.
 */
const OWN_CELL = 'sticky top-0 bottom-0 z-1 bg-hue-wash shadow-[0_1px_0_var(--color-line)]';

function Row({
  entry,
  place,
  measure,
  isOwn,
}: {
  readonly entry: ListedEntry;
  /** The entry with its place; null for a result that the server has not checked. */
  readonly place: PlacedEntry | null;
  readonly measure: Measure;
  readonly isOwn: boolean;
}) {
  const cell = cx(CELL, isOwn && OWN_CELL);
  return (
    <tr>
      <td className={`${cell} pl-[min(0.5rem,1vw)] text-center sm:pl-3`}>
        <span
          className={
            place !== null && place.place <= 3
              ? 'font-display text-xl leading-none font-semibold text-hue'
              : 'text-[0.9375rem] text-soft'
          }
        >
          {place === null ? '–' : place.about ? '…' : place.place}
        </span>
      </td>
      <th
        scope="row"
        className={`${cell} pr-1 pl-2 text-left text-[0.9375rem] font-normal sm:text-base`}
      >
        <span className="flex flex-wrap items-center gap-x-2.5">
          <Avatar info={entry} size={34} />
          <span className="min-w-0 flex-[1_1_4.5rem] leading-tight">
            <span className={cx('block break-words', isOwn && 'font-medium')}>
              {entry.leaderboardName}
            </span>
            {isOwn && <span className="block text-sm font-semibold text-hue">You</span>}
          </span>
        </span>
      </th>
      <td className={cx(cell, 'pr-[min(0.875rem,3vw)] text-right', isOwn && 'font-semibold')}>
        {shortFigure(measure, entry.rank)}
      </td>
    </tr>
  );
}

const TABLE = 'w-full table-fixed border-separate border-spacing-0 tabular-nums';
const FOOT = 'border-t border-line px-4 py-2.5 text-sm text-soft';

function Head({ measure }: { readonly measure: Measure }) {
  return (
    <thead>
      <tr className="h-10 text-left text-xs text-soft">
        <th
          scope="col"
          className="w-[min(3rem,13.5vw)] pl-[min(0.5rem,1vw)] text-center font-medium sm:w-14 sm:pl-3"
        >
          Place
        </th>
        <th scope="col" className="px-2 font-medium">
          Player
        </th>
        <th
          scope="col"
          className="w-[min(4.75rem,27vw)] pr-[min(0.875rem,3vw)] text-right font-medium sm:w-24"
        >
          {measure.unit === 'time' ? 'Time' : 'Guesses'}
        </th>
      </tr>
    </thead>
  );
}

/** Table of results that the server has not checked: below the leaderboard, without places. */
export function UncheckedTable({
  measure,
  unchecked: { entries, players, own },
}: {
  readonly measure: Measure;
  readonly unchecked: Unchecked;
}) {
  const isBelow = own !== null && !entries.some(({ uid }) => uid === own.uid);
  const shown = isBelow ? [...entries, own] : entries;
  return (
    <section aria-labelledby="unchecked" className="mt-6">
      <h2 id="unchecked" className="mb-2 text-lg">
        Unchecked
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-card">
        <table className={TABLE}>
          <caption className="sr-only">Unchecked</caption>
          <Head measure={measure} />
          <tbody>
            {shown.map((entry) => (
              <Row
                key={entry.uid}
                entry={entry}
                place={null}
                measure={measure}
                isOwn={entry.uid === own?.uid}
              />
            ))}
          </tbody>
        </table>
        <p className={FOOT}>
          Unchecked: these results came without moves, so we couldn’t check them.
          {players > shown.length && <span>{` ${count(players, 'result')} in total.`}</span>}
        </p>
      </div>
    </section>
  );
}

export function BoardTable({ caption, measure, entries, own }: BoardTableProps) {
  const isBelow = own !== null && !entries.some(({ uid }) => uid === own.uid);
  const between = isBelow ? own.place - entries.length - 1 : 0;
  return (
    // `overflow-clip`, because the player's own row cannot stick in a scrollable box.
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table className={TABLE}>
        <caption className="sr-only">{caption}</caption>
        <Head measure={measure} />
        <tbody>
          {entries.map((entry) => (
            <Row
              key={entry.uid}
              entry={entry}
              place={entry}
              measure={measure}
              isOwn={entry.uid === own?.uid}
            />
          ))}
          {between > 0 && (
            <tr>
              <td
                colSpan={3}
                className="h-9 border-t border-line bg-sunken text-center text-sm text-soft"
              >
                {`${own?.about ? 'about ' : ''}${count(
                  own?.about ? roundPlace(between) : between,
                  'player',
                )} in between`}
              </td>
            </tr>
          )}
          {isBelow && <Row entry={own} place={own} measure={measure} isOwn />}
        </tbody>
      </table>
      <p className={FOOT}>
        {measure.unit === 'time'
          ? 'Checked: we replayed the moves and they solve the puzzle. Each device measures its own time.'
          : 'Checked: we replayed these guesses.'}
      </p>
      {measure.unit === 'time' && looksTied(entries) && (
        <p className={FOOT}>Ties are broken by fractions of a second.</p>
      )}
    </div>
  );
}

/** Whether neighbouring rows display the same time but have different places. */
function looksTied(entries: readonly PlacedEntry[]): boolean {
  return entries.some((entry, i) => {
    const next = entries[i + 1];
    return (
      next?.place !== entry.place &&
      next &&
      formatDuration(next.rank) === formatDuration(entry.rank)
    );
  });
}

/** Widths of the placeholders for players' names, which are the rows' keys: no two alike. */
const WIDTHS = ['w-32', 'w-28', 'w-36', 'w-24', 'w-31', 'w-30', 'w-26', 'w-34'];

/** Placeholder of the same height as the leaderboard's table. */
export function BoardSkeleton() {
  return (
    <div className="rounded-card border border-line bg-card" aria-hidden="true">
      <div className="h-10" />
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 border-t border-line pr-4 pl-6">
          <span className="mr-3 h-3.5 w-4 rounded bg-sunken" />
          <span className="size-9 rounded-full bg-sunken" />
          <span className={`h-3.5 rounded bg-sunken ${width}`} />
          <span className="ml-auto h-3.5 w-11 rounded bg-sunken" />
        </div>
      ))}
    </div>
  );
}
