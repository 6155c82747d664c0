/** A game's bench: one day's puzzle, looked at, changed and given out. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addDays, latestDateOnEarth, parseCivilDate } from '../../../daily/date.ts';
import { dateOf, idFor, nextRelease, parseId } from '../../../daily/numbering.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { button } from '../../../ui/button.ts';
import { Link } from '../../page/Link.tsx';
import type { PageProps } from '../../page/page.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { benchPath, DeskFrame } from '../DeskFrame.tsx';
import { benchName } from '../days.ts';
import { guidePath } from '../guide/Guide.tsx';
import { SeenLine } from '../SeenLine.tsx';
import { Table } from './Table.tsx';
import { useDay } from './useDay.ts';

/** Further than any pack reaches: what is not there says so by itself. */
const END_OF_CALENDAR = '9999-12-31';

export function Page({ definition }: PageProps) {
  return (
    <DeskFrame title={definition.title} wide>
      <Day definition={definition} />
    </DeskFrame>
  );
}

/** The id in the address; the next puzzle that nobody on earth has yet where there is none, or nonsense. */
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

/** The game's calendar, drawn only for who looks. */
function OtherDays({ definition }: { readonly definition: GameDefinition }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-12" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-display text-2xl">Other days</summary>
      {open && <Calendar only={definition.id} />}
    </details>
  );
}

function DayPicker({
  definition,
  id,
}: {
  readonly definition: GameDefinition;
  readonly id: string;
}) {
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
        <Link to={path(before)} className={button.icon} aria-label="The puzzle before">
          <ChevronLeft size={22} aria-hidden />
        </Link>
      )}
      <Link to={path(after)} className={button.icon} aria-label="The puzzle after">
        <ChevronRight size={22} aria-hidden />
      </Link>
      <label className="ml-auto flex min-h-11 min-w-0 flex-wrap items-center gap-2 text-sm text-soft">
        Go to
        <input
          type="date"
          className="min-h-11 min-w-0 rounded-xl border border-edge bg-ground px-3 text-base text-ink"
          min={schedule.first}
          value={date}
          onChange={({ target }) => {
            // A field that is being emptied says nothing.
            const chosen = parseCivilDate(target.value);
            if (chosen.ok) void navigate(path(idFor(schedule, chosen.value)));
          }}
        />
      </label>
    </nav>
  );
}

function Puzzle({ definition, id }: { readonly definition: GameDefinition; readonly id: string }) {
  const day = useDay(definition, id);
  const { ground, given, problem, read } = day;
  if (problem !== null) {
    return (
      <p className="mt-6 max-w-prose rounded-card border border-line bg-card p-4">{problem}</p>
    );
  }
  // Until the server has answered, or cannot: a draft begun on another puzzle would be one of nothing.
  const isKnown = read.value !== null || read.trouble !== null;
  return (
    <>
      <SeenLine read={read} />
      {ground && given && isKnown && (
        <Table
          definition={definition}
          ground={ground}
          given={given}
          data={read.value}
          asked={read.seenAt === null && read.value !== null}
        />
      )}
    </>
  );
}
