/**
 * The staff's editor of a day's puzzle: chooses the country to find among the countries of its
 * weekday.
 */
import { useId, useMemo } from 'react';
import { weekdayOf } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { makeRng } from '../../../lib/rng.ts';
import { cx } from '../../../ui/cx.ts';
import { weekdayName } from '../../../ui/dates.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { definition } from '../definition.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { Miniature } from '../view/miniature.tsx';
import { countryOf } from '../world/countries.ts';
import { boardOf } from '../world/targets.ts';
import { choicesOn } from './choices.ts';

export function Editor({ id, board, onChange, announce }: EditorProps<Board, State>) {
  const name = useId();
  const date = dateOf(definition.schedule, id);
  const weekday = weekdayOf(date);
  const choices = useMemo(() => choicesOn(id, weekday), [id, weekday]);
  const chosen = countryOf(answerOf(board));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-card p-5">
        <div className="w-44 max-w-full">
          <Miniature board={board} state={{ guesses: [chosen.code], revealed: 0 }} />
        </div>
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="text-3xl font-display font-semibold">{chosen.name}</p>
          <p className="mt-1 text-soft">
            {[chosen.continent, chosen.capital].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <fieldset className="min-w-0">
        <legend className="font-display text-2xl">{`Countries for ${weekdayName(date)}s`}</legend>
        <p className="mt-1 max-w-prose text-soft">
          Countries that aren’t the answer on a nearby day come first. Changes that the desk has
          published aren’t taken into account.
        </p>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1 sm:grid-cols-2">
          {choices.map(({ country, words, soon }) => (
            <label
              key={country.code}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-transparent px-3 py-1.5 hover:bg-sunken has-checked:border-hue has-checked:bg-hue-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                className="size-5 shrink-0 accent-accent"
                checked={country.code === chosen.code}
                onChange={() => {
                  onChange(boardOf(country.code, weekday, makeRng(crypto.randomUUID())));
                  announce(`${country.name} is in your draft.`);
                }}
              />
              <span className="min-w-0 wrap-anywhere">
                <span>{country.name}</span>
                <span className={cx('block text-sm', soon ? 'text-warn' : 'text-soft')}>
                  {`${soon ? 'Soon again. ' : ''}${words}`}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
