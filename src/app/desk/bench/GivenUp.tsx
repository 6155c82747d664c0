/**
 * How many players began a version of a puzzle and where they gave up, among those who agreed to be
 * counted.
 */
import { useAtomValue } from 'jotai';
import { daysBetween } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { ENOUGH_PLAYS } from '../../../desk/figures.ts';
import { begunIn, gaveUpIn, sumTallies, type Tally } from '../../../desk/tally.ts';
import { GIVEN_UP_DAYS, LAST_TENTH } from '../../../feedback/callables.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { grouped } from '../../../lib/grouped.ts';
import { Histogram } from '../../../ui/Histogram.tsx';
import { todayAtom } from '../../device/today.ts';
import { type Counted, useCounted } from './useCounted.ts';

const TALLY: Counted<Tally> = {
  ask: (desk, game, board) => desk.readTally?.(game, board),
  sum: sumTallies,
};

/** A version of a puzzle that was out for players. */
export interface GivenOut {
  readonly definition: GameDefinition;
  readonly id: string;
  /** Id of the version's leaderboard (`boardIdOf`), under which its statistics are kept. */
  readonly board: string;
}

export function GivenUp({ definition, id, board }: GivenOut) {
  const read = useCounted(TALLY, definition.id, board);
  const age = daysBetween(dateOf(definition.schedule, id), useAtomValue(todayAtom));
  return (
    <section aria-labelledby="given-up" className="mt-4 border-t border-line pt-3">
      <h3 id="given-up" className="text-lg">
        Who began, and where they gave up
      </h3>
      <p className="mt-1 text-sm text-soft">
        {`Only of players who agreed to be counted. ${
          age >= GIVEN_UP_DAYS || (read.value !== null && gaveUpIn(read.value) > 0)
            ? 'Who has not played on for a week has given up.'
            : 'It is not a week old, so all who are counted have finished it.'
        }`}
      </p>
      {read.value ? (
        <Told tally={read.value} />
      ) : (
        <p className="mt-2 text-soft">{read.trouble ?? 'Reading.'}</p>
      )}
    </section>
  );
}

function Told({ tally }: { readonly tally: Tally }) {
  const [begun, gaveUp] = [begunIn(tally), gaveUpIn(tally)];
  if (begun < ENOUGH_PLAYS) {
    return (
      <p className="mt-2">
        {`${begun === 0 ? 'Nobody' : `Only ${begun}`} so far: too few to tell anything.`}
      </p>
    );
  }
  const figures = [
    ['Began', begun],
    ['Finished', tally.finished],
    ['Gave up', gaveUp],
  ] as const;
  return (
    <>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 gap-y-2">
        {figures.map(([name, n]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              <span>{grouped(n)}</span>
              {name === 'Gave up' && (
                <span className="ml-1.5 text-sm font-normal text-soft">{shareOf(n, begun)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {gaveUp < ENOUGH_PLAYS ? (
        <p className="mt-3 text-sm text-soft">Too few gave up to tell where.</p>
      ) : (
        <div className="mt-3">
          <Histogram
            caption="Percent done when they gave up"
            captioned
            unit="Done"
            counted="Players"
            bars={Array.from({ length: LAST_TENTH + 1 }, (_, tenths) => ({
              label: `${10 * tenths} to ${10 * tenths + 9} %`,
              tick: `${10 * tenths}`,
              count: tally.gaveUp[tenths] ?? 0,
            }))}
          />
        </div>
      )}
    </>
  );
}

function shareOf(n: number, all: number): string {
  const percent = Math.round((100 * n) / all);
  if (percent === 0 && n > 0) return 'under 1 %';
  return `${percent} %`;
}
