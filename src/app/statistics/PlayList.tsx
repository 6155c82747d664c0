/** The list behind a number of a recap. */

import { count } from '../../lib/count.ts';
import { dayAndMonth, weekdayAndDay } from '../../ui/dates.ts';
import { figureOfMost, spokenFigure } from '../../ui/figures.ts';
import { Link } from '../page/Link.tsx';
import type { Play, Recap } from './recap.ts';
import { playsBehind, type RecapFigure } from './recapFigures.ts';

export function PlayList({
  recap,
  figure,
}: {
  readonly recap: Recap;
  readonly figure: RecapFigure;
}) {
  const className = 'mt-4 max-h-80 overflow-y-auto rounded-card border border-line bg-card px-4';
  if (figure === 'days') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      <ul className={className} tabIndex={0} aria-label="Days">
        {recap.days.map(({ date, plays }) => (
          <li
            key={date}
            className="flex min-h-11 items-center justify-between gap-4 border-line not-first:border-t"
          >
            <span>{weekdayAndDay(date)}</span>
            <span className="text-soft tabular-nums">{count(plays.length, 'puzzle')}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={className}>
      {playsBehind(recap, figure).map((play) => (
        <PlayLine key={`${play.definition.id}/${play.id}`} play={play} />
      ))}
    </ul>
  );
}

function PlayLine({ play: { definition, id, playedOn, rank } }: { readonly play: Play }) {
  return (
    <li className={`${definition.hue} border-line not-first:border-t`}>
      <Link
        to={`/${definition.id}/${id}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 underline-offset-4 hover:underline"
      >
        <span>
          <span className="font-medium">{definition.title}</span>{' '}
          <span className="text-sm text-soft">{dayAndMonth(playedOn)}</span>
        </span>
        <span className="text-hue tabular-nums">
          <span aria-hidden="true">{figureOfMost(definition.measure, rank)}</span>
          <span className="sr-only">{spokenFigure(definition.measure, rank)}</span>
        </span>
      </Link>
    </li>
  );
}
