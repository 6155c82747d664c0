/** The player's own globe: the countries they have found, and a list of them by continent. */
import { Fragment, useMemo, useState } from 'react';
import { fullDate } from '../../../ui/dates.ts';
import { Roving } from '../../../ui/Roving.tsx';
import type { ShelfPlace } from '../../contract/view.ts';
import { adoptStyles } from '../../shared/styles.ts';
import { CODES, type Code } from '../codes.ts';
import { isArrowless } from '../rules/outcome.ts';
import { COUNTRIES, countryOf, placeOf } from '../world/countries.ts';
import styles from './geografind.css?inline';
import type { Mark } from './map/signs.ts';
import { WorldMap } from './WorldMap.tsx';

adoptStyles('geografind', styles);

const CONTINENTS = [...new Set(COUNTRIES.map(({ continent }) => continent))].sort();

function Puzzles({
  name,
  places,
}: {
  readonly name: string;
  readonly places: readonly ShelfPlace[];
}) {
  return places.map(({ id, link, date, result, ending }, i) => {
    const mark = isArrowless(result, ending?.[0]) ? ', without arrows' : '';
    return (
      <Fragment key={id}>
        {i > 0 && <span>, </span>}
        <a {...link} href={link.href} aria-label={`${name}, ${link['aria-label']}${mark}`}>
          {`${fullDate(date)}${mark}`}
        </a>
      </Fragment>
    );
  });
}

export function OwnGlobe({ found }: { readonly found: ReadonlyMap<Code, readonly ShelfPlace[]> }) {
  const [picked, setPicked] = useState<Code | null>(null);
  const marks = useMemo(
    () =>
      [...found.keys()].map((code): Mark => {
        const { centre, area, name } = countryOf(code);
        return {
          ...{ place: placeOf(code), centre, area, step: 'answer', way: null, arrow: false },
          label: code === picked ? name : '',
        };
      }),
    [found, picked],
  );
  const { name } = picked === null ? { name: '' } : countryOf(picked);
  const puzzles = picked === null ? undefined : found.get(picked);
  return (
    <div className="gf-shelf">
      <div className="gf-board">
        <WorldMap
          marks={marks}
          picked={picked === null ? null : placeOf(picked)}
          target={null}
          description={`Globe with the countries you’ve found: ${found.size} of ${CODES.length}`}
          onPick={(place) => setPicked(place === null ? null : CODES[place]!)}
        />
        <p role="status" className="gf-picked no-print">
          {picked === null ? (
            'Turn the globe, or pick a country.'
          ) : puzzles ? (
            <>
              <strong>{name}</strong>
              <span>, found in the puzzle of </span>
              <Puzzles name={name} places={puzzles} />
            </>
          ) : (
            `You haven’t found ${name} yet.`
          )}
        </p>
      </div>
      <div className="gf-continents">
        {CONTINENTS.map((continent) => {
          const all = COUNTRIES.filter((country) => country.continent === continent);
          const own = all.filter(({ code }) => found.has(code));
          return (
            <details key={continent}>
              <summary>
                <span>{continent}</span>{' '}
                <span className="gf-tally">{`${own.length} of ${all.length}`}</span>
                <span
                  className="gf-share"
                  style={{ width: `${(100 * own.length) / all.length}%` }}
                />
              </summary>
              <Roving aria-label={continent}>
                <ul>
                  {own.map((country) => (
                    <li key={country.code}>
                      <span>{`${country.name}: `}</span>
                      <Puzzles name={country.name} places={found.get(country.code)!} />
                    </li>
                  ))}
                </ul>
              </Roving>
            </details>
          );
        })}
      </div>
    </div>
  );
}
