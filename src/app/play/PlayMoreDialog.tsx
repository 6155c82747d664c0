/**
 * Dialog after a finished puzzle: the other games' state, and this game's latest unplayed puzzles.
 */
import { useAtomValue } from 'jotai';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { capital } from '../../lib/capital.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { Drink } from '../../ui/Drink.tsx';
import { weekdayAndDay } from '../../ui/dates.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { newestOpen } from '../records/newestOpen.ts';
import { type RecordProps, recordsAtom } from '../records/records.ts';
import { usePlay } from './playContext.ts';

function Row({ record, today, onClose }: RecordProps & Pick<OpeningProps, 'onClose'>) {
  const { definition, progress } = record;
  const id = newestOpen(record, today);
  if (id === null) return null;
  const isCurrent = id === idFor(definition.schedule, today);
  const begun = progress.has(id);
  return (
    <li>
      <Link
        to={`/${definition.id}/${id}`}
        onClick={onClose}
        className={`${definition.hue} flex min-h-16 items-center gap-4 rounded-card border border-line px-4 py-3 hover:border-edge`}
      >
        <span className="text-hue">
          <Drink drink={definition.drink} />
        </span>
        <span className="flex-1">
          <span className="block font-semibold">{definition.title}</span>
          <span className="block text-sm text-soft">
            {isCurrent
              ? `${capital(cadenceWords(definition.schedule).current)} puzzle`
              : weekdayAndDay(dateOf(definition.schedule, id))}
          </span>
        </span>
        <span className="text-sm font-semibold text-hue">{begun ? 'Continue' : 'Play'}</span>
      </Link>
    </li>
  );
}

export function PlayMoreDialog({ open, onClose }: OpeningProps) {
  const { definition } = usePlay().open;
  const today = useAtomValue(todayAtom);
  const records = useAtomValue(recordsAtom) ?? [];
  const others = records.filter((record) => record.definition.id !== definition.id);
  const same = records.filter((record) => record.definition.id === definition.id);
  return (
    <Dialog open={open} title="Play another?" onClose={onClose}>
      <ul className="flex flex-col gap-2.5">
        {[...others, ...same].map((record) => (
          <Row key={record.definition.id} record={record} today={today} onClose={onClose} />
        ))}
      </ul>
      <div className="mt-4 flex justify-between">
        <Link to="/" className={button.quiet} onClick={onClose}>
          Home
        </Link>
        <Link to={`/${definition.id}/archive`} className={button.quiet} onClick={onClose}>
          The archive
        </Link>
      </div>
    </Dialog>
  );
}
