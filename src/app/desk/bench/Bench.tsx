/**
 * A game's bench: the desk's page where an editor views, changes and publishes the puzzle of one
 * day.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { addDays, latestDateOnEarth, parseCivilDate } from '../../../daily/date.ts';
import { dateOf, idFor, nextRelease, parseId } from '../../../daily/numbering.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { benchPath } from '../../../games/definitions.ts';
import { button } from '../../../ui/button.ts';
import { Link } from '../../page/Link.tsx';
import type { PuzzleProps } from '../../page/page.ts';
import { useNavigate } from '../../page/useNavigate.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { DeskFrame } from '../DeskFrame.tsx';
import { benchName } from '../days.ts';
import { guidePath } from '../guide/Guide.tsx';
import { ReadLine } from '../ReadLine.tsx';
import { useDay } from './useDay.ts';
import { Workbench } from './Workbench.tsx';

/**
 * Latest day that the bench accepts in an address, beyond all puzzle packs; the bench itself
 * reports a missing puzzle.
 */
const END_OF_CALENDAR = '9999-12-31';

export function Page({ definition }: { readonly definition: GameDefinition }) {
  return (
    <DeskFrame title={definition.title}>
      <Day definition={definition} />
    </DeskFrame>
  );
}

/**
 * The puzzle's id in the address; without a valid one, the next puzzle that is not yet out
 * anywhere.
 */
function useId({ schedule }: GameDefinition): string {
  const { search } = useLocation();
  const [today] = useState(() => latestDateOnEarth(Date.now()));
  const asked = parseId(schedule, new URLSearchParams(search).get('id'), END_OF_CALENDAR);
  return asked.ok ? asked.value : idFor(schedule, nextRelease(schedule, idFor(schedule, today)));
}

function Day({ definition }: { readonly definition: GameDefinition }) {
  const id = useId(definition);
  return (
    <div className={definition.hue}>
      <DayPicker definition={definition} id={id} />
      <Puzzle key={id} definition={definition} id={id} />
      <p className="mt-12">
        <Link to={guidePath(definition.id)} className={`${button.secondary} -ml-1`}>
          How this bench works
        </Link>
      </p>
      <OtherDays definition={definition} />
    </div>
  );
}

/** The game's calendar below its bench, rendered only when opened. */
function OtherDays({ definition }: { readonly definition: GameDefinition }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-12" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 font-display text-2xl">Other days</summary>
      {open && <Calendar only={definition.id} />}
    </details>
  );
}

function DayPicker({ definition, id }: PuzzleProps) {
  const { schedule } = definition;
  const navigate = useNavigate();
  const date = dateOf(schedule, id);
  const path = (other: string) => `${benchPath(definition.id)}?id=${other}`;
  const before = date > schedule.first ? idFor(schedule, addDays(date, -1)) : null;
  const after = idFor(schedule, nextRelease(schedule, id));
  return (
    <nav aria-label="Day" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <h2 className="mr-2 text-2xl max-sm:w-full">{benchName(schedule, id)}</h2>
      {before !== null && (
        <Link to={path(before)} className={button.icon} aria-label="Previous puzzle">
          <ChevronLeft size={22} aria-hidden />
        </Link>
      )}
      <Link to={path(after)} className={button.icon} aria-label="Next puzzle">
        <ChevronRight size={22} aria-hidden />
      </Link>
      <label className="ml-auto flex min-h-11 min-w-0 flex-wrap items-center gap-2 text-sm text-soft">
        Go to
        <input
          type="date"
          className="min-h-11 min-w-0 rounded-xl border border-edge bg-ground px-3 text-base text-ink"
          min={schedule.first}
          max="9999-12-31"
          value={date}
          onChange={({ target }) => {
            // A date field that is being cleared has no date to go to.
            const chosen = parseCivilDate(target.value);
            if (chosen.ok) navigate(path(idFor(schedule, chosen.value)));
          }}
        />
      </label>
    </nav>
  );
}

function Puzzle({ definition, id }: PuzzleProps) {
  const { parts, published, problem, read } = useDay(definition, id);
  return (
    <>
      <ReadLine read={read} />
      {problem !== null && (
        <p className="mt-6 max-w-prose rounded-card border border-line bg-card p-4">{problem}</p>
      )}
      {/* A draft needs the published version that it is based on, and only the server knows
          that. */}
      {parts && published && read.value && (
        <Workbench definition={definition} parts={parts} published={published} data={read.value} />
      )}
    </>
  );
}
