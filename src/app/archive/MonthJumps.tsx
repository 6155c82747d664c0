/** Links to the months of a long archive, in a single scrolling line that names the years too. */
import type { CivilMonth } from '../../daily/date.ts';
import { monthName } from '../../ui/dates.ts';
import { Link } from '../page/Link.tsx';

/** Number of months from which the archive needs links: fewer are all in view anyway. */
const MANY = 6;

export function MonthJumps({ months }: { readonly months: readonly CivilMonth[] }) {
  if (months.length <= MANY) return null;
  return (
    <nav aria-label="Months" className="-mx-4 mb-6 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-1.5">
        {months.map((month, i) => {
          const [name = '', year] = monthName(month).split(' ');
          const isFirstOfYear = i === 0 || months[i - 1]?.slice(0, 4) !== year;
          return (
            <li key={month} className="flex shrink-0 items-center gap-1.5">
              {isFirstOfYear && (
                <span aria-hidden="true" className="px-1 text-sm text-soft tabular-nums">
                  {year}
                </span>
              )}
              <Link
                to={`#month-${month}`}
                aria-label={`${name} ${year}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-3.5 text-sm hover:border-edge"
              >
                {name.slice(0, 3)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
