/** Tabs of the bench for the puzzle's boards, each with the solver's status of that board. */
import type { GameDefinition } from '../../../games/definitions.ts';
import { cx } from '../../../ui/cx.ts';
import type { Judged } from './useReports.ts';

interface TabsProps {
  readonly definition: GameDefinition;
  readonly reports: readonly Judged[];
  readonly place: number;
  onPlace(place: number): void;
}

export function Tabs({ definition: { boards }, reports, place, onPlace }: TabsProps) {
  if (boards.length === 0) return null;
  return (
    <fieldset className="mb-4 flex w-fit max-w-full min-w-0 flex-wrap gap-1 rounded-3xl bg-sunken p-1">
      <legend className="sr-only">Board</legend>
      {boards.map(({ name, detail }, i) => {
        const { report, fresh, problem } = reports[i]!;
        const bad = fresh && (problem !== null || (report?.complaints.length ?? 0) > 0);
        return (
          <label
            key={name}
            className={cx(
              'flex min-h-11 max-w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-full border border-transparent px-4 text-sm text-soft',
              'has-checked:segment-selected has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name="board"
              className="sr-only"
              checked={i === place}
              onChange={() => onPlace(i)}
            />
            <span>{`${name} `}</span>
            <span className="text-soft forced-colors:text-inherit max-sm:sr-only">{detail}</span>
            {bad && <span className="font-semibold text-bad">not ready</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
