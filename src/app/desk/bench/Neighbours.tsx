/** Compares the board with the planned ones of the four weeks before, when the editor asks. */
import { useState } from 'react';
import { addDays } from '../../../daily/date.ts';
import { dateOf, idFor } from '../../../daily/numbering.ts';
import type { DeskWorker } from '../../../desk/worker/client.ts';
import type { Game } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import type { Likeness } from '../../../games/likeness.ts';
import { fetchPuzzle } from '../../../play/packs.ts';
import { button } from '../../../ui/button.ts';
import { benchName } from '../days.ts';

const DAYS = 28;

export interface NeighboursProps {
  readonly worker: Pick<DeskWorker, 'compare'>;
  readonly definition: Pick<GameDefinition, 'id' | 'schedule'>;
  readonly game: Game;
  readonly id: string;
  /** Index of the board in the puzzle. */
  readonly place: number;
  readonly board: unknown;
}

interface Earlier {
  readonly id: string;
  readonly board: unknown;
}

/** The planned boards of the four weeks before, the newest first. Throws a sentence. */
async function readEarlier({ definition, game, id, place }: NeighboursProps): Promise<Earlier[]> {
  const { schedule } = definition;
  const step = schedule.cadence === 'weekly' ? 7 : 1;
  const dates = Array.from({ length: DAYS / step }, (_, i) =>
    addDays(dateOf(schedule, id), -step * (i + 1)),
  ).filter((date) => date >= schedule.first);
  const found = await Promise.all(
    dates.map((date) => fetchPuzzle(game, schedule, idFor(schedule, date))),
  );
  return found.flatMap((one) => {
    if (one.ok) return [{ id: one.value.id, board: one.value.boards[place] }];
    if (one.problem.code !== 'not-packed') throw new Error(one.problem.message);
    return [];
  });
}

const CLIMBS: Readonly<Record<Likeness['climb'], string>> = {
  flat: 'Its steps are about equally hard.',
  avalanche: 'It’s hardest at its start, and routine afterwards.',
  plateau: 'It’s hardest in its middle.',
  'two walls': 'It’s hard in several places, with easier steps between them.',
  crescendo: 'It’s hardest towards its end.',
};

async function compare(props: NeighboursProps): Promise<readonly string[]> {
  const { worker, definition, board } = props;
  const earlier = await readEarlier(props);
  if (earlier.length === 0) return ['There are no earlier boards to compare it with.'];
  const boards = earlier.map((one) => one.board);
  const likeness = await worker.compare(definition.id, board, boards);
  if (likeness === null) return [];
  const { nearest, repeats, hardestAgain, climb } = likeness;
  const name = benchName(definition.schedule, earlier[nearest]!.id);
  return [
    repeats
      ? `It repeats the board of ${name}: no two boards before it are as much alike.`
      : `It’s most like the board of ${name}, but it isn’t a repeat.`,
    hardestAgain === null
      ? 'Its hardest step is of a different kind from the previous board’s.'
      : `Its hardest step is of the same kind as the previous board’s: ${hardestAgain}.`,
    CLIMBS[climb],
  ];
}

export function Neighbours(props: NeighboursProps) {
  const [said, setSaid] = useState<readonly string[] | 'comparing' | null>(null);
  const isComparing = said === 'comparing';
  async function ask() {
    setSaid('comparing');
    setSaid(await compare(props).catch((error: Error) => [error.message]));
  }
  return (
    <section aria-label="Earlier boards">
      <button
        type="button"
        className={button.secondary}
        aria-disabled={isComparing}
        onClick={() => !isComparing && void ask()}
      >
        Compare with the four weeks before
      </button>
      <div role="status" className="mt-2 grid gap-1 text-sm">
        {isComparing
          ? 'Comparing… A large board takes a minute.'
          : said?.map((line) => <p key={line}>{line}</p>)}
      </div>
    </section>
  );
}
