/** How players fared with each version of a puzzle, from results that the server has checked. */
import { useState } from 'react';
import {
  type Figures as Counts,
  ENOUGH_PLAYS,
  medianTime,
  sumFigures,
} from '../../../desk/figures.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { formatDuration } from '../../../lib/duration.ts';
import { grouped } from '../../../lib/grouped.ts';
import { boardIdOf, type Listing } from '../../../published/listing.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { type GivenOut, GivenUp } from './GivenUp.tsx';
import { type Counted, useCounted } from './useCounted.ts';

const FIGURES: Counted<Counts> = {
  ask: (desk, game, board) => desk.readFigures?.(game, board),
  sum: sumFigures,
};

export interface FiguresProps {
  readonly definition: GameDefinition;
  readonly id: string;
  /** The desk's changes of the puzzle; null where it is as it was planned. */
  readonly listing: Listing | null;
}

export function Figures({ definition, id, listing }: FiguresProps) {
  const given = listing?.version ?? 1;
  const [chosen, choose] = useState<number | null>(null);
  const version = chosen ?? given;
  return (
    <section aria-labelledby="figures" className="rounded-card border border-line bg-card p-4">
      <h2 id="figures" className="text-xl">
        How players did
      </h2>
      {listing !== null && listing.hashes.length > 1 && (
        <div className="mt-2">
          <Choice
            label="Of version"
            value={String(version)}
            options={listing.hashes.map((_, i) => ({
              value: String(i + 1),
              label: i + 1 === given ? `${i + 1}, given out now` : String(i + 1),
            }))}
            onChange={(value) => choose(Number(value))}
          />
        </div>
      )}
      <OfVersion key={version} definition={definition} id={id} board={boardIdOf(id, version)} />
    </section>
  );
}

function OfVersion({ definition, id, board }: GivenOut) {
  const read = useCounted(FIGURES, definition.id, board);
  return (
    <>
      {read.value ? (
        <Told definition={definition} figures={read.value} />
      ) : (
        // Shown until the figures arrive; the age of the data stands in the page's head.
        <p className="mt-1 text-soft">{read.trouble ?? 'Reading.'}</p>
      )}
      <GivenUp definition={definition} id={id} board={board} />
    </>
  );
}

function Told({
  definition,
  figures: { plays, boards },
}: {
  readonly definition: GameDefinition;
  readonly figures: Counts;
}) {
  if (plays < ENOUGH_PLAYS) {
    return (
      <p className="mt-1 text-soft">
        {`${plays === 0 ? 'Nobody' : `Only ${plays}`} so far: too few to tell anything.`}
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-soft">{`${grouped(plays)} who are signed in have finished it.`}</p>
      <table className="mt-2 w-full text-left text-sm">
        <thead className="text-soft">
          <tr>
            <th className="py-1 font-normal">{definition.boards.length > 0 ? 'Board' : ''}</th>
            <th className="py-1 text-right font-normal">Half took up to</th>
            <th className="py-1 text-right font-normal">Hints a player</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(boards).map(([at, of]) => {
            const median = medianTime(of);
            return (
              <tr key={at} className="border-t border-line tabular-nums">
                <th scope="row" className="py-1.5 font-normal">
                  {definition.boards[Number(at)]?.name ?? 'The board'}
                </th>
                <td className="py-1.5 text-right">
                  {median === null ? 'unknown' : formatDuration(median)}
                </td>
                <td className="py-1.5 text-right">{(of.hints / plays).toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
