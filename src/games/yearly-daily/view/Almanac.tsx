/**
 * A date's record over the years: the different solutions that the player found, and each year's
 * score.
 */
import { useMemo, useState } from 'react';
import { count } from '../../../lib/count.ts';
import { formatDuration } from '../../../lib/duration.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { button } from '../../../ui/button.ts';
import type { AlmanacProps } from '../../contract/view.ts';
import { hintsOf, results } from '../results.ts';

import type { Board } from '../rules/types.ts';
import { MiniCalendar } from './MiniCalendar.tsx';
import { dateOf } from './words.ts';
import { type FoundCovering, recordOf, type YearScore } from './years.ts';

function foundSentence(found: number, played: boolean): string {
  if (found > 0) return `You’ve found ${found} of them.`;
  return played
    ? 'This device doesn’t know which ones you’ve found.'
    : 'You haven’t found any yet.';
}

function Coverings({ coverings }: { readonly coverings: readonly FoundCovering[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {coverings.map(({ state, years }) => (
        <li key={JSON.stringify(state)} className="w-20">
          <MiniCalendar state={state} label={`Solution found in ${joinWithAnd(years)}`} />
          <span
            className="mt-1 block text-center text-sm text-soft tabular-nums"
            aria-hidden="true"
          >
            {years.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Scores({
  scores,
  present,
}: {
  readonly scores: readonly YearScore[];
  readonly present: string;
}) {
  return (
    <table className="mt-4 w-full tabular-nums wrap-anywhere">
      <caption className="sr-only">Your results on this date</caption>
      <thead>
        <tr className="text-left text-sm text-soft">
          <th scope="col" className="py-1 font-medium">
            Year
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Time
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Hints
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ id, year, result }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium">
              <span>{`${year} `}</span>
              {id === present && (
                <span className="ml-2 text-sm font-semibold text-hue">this puzzle</span>
              )}
            </th>
            <td className="py-1.5 text-right">{formatDuration(results.rank(result))}</td>
            <td className="py-1.5 text-right">{hintsOf(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Almanac({ puzzle, finished }: AlmanacProps<Board>) {
  const { id, boards } = puzzle;
  const board = boards[0];
  const record = useMemo(
    () => (board ? recordOf(board, id, finished) : null),
    [board, id, finished],
  );
  const [wanted, setWanted] = useState(false);
  if (!board || !record) return null;
  const { scores, coverings } = record;
  // The solutions found in other years are hidden until the player asks for them: they would help
  // with an unfinished calendar.
  const isDone = scores.some((score) => score.id === id);
  return (
    <section
      aria-label="Over the years"
      className="rounded-card border border-line bg-card p-inset"
    >
      <h2 className="text-xl">{`${dateOf(board)} over the years`}</h2>
      <p className="mt-2 text-soft">
        {`${dateOf(board)} has ${count(board.solutions, 'solution')}. ${foundSentence(coverings.length, scores.length > 0)}`}
      </p>
      {coverings.length > 0 &&
        (isDone || wanted ? (
          <Coverings coverings={coverings} />
        ) : (
          <button
            type="button"
            className={`${button.secondary} mt-3`}
            onClick={() => setWanted(true)}
          >
            {`Show your solution${coverings.length === 1 ? '' : 's'}`}
          </button>
        ))}
      {scores.length > 0 && <Scores scores={scores} present={id} />}
    </section>
  );
}
