/** The desk's inbox: what is due on the whole site, and all that waits for an editor. */
import { useAtomValue } from 'jotai';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Desk } from '../../../desk/port.ts';
import { duesOf } from '../../../protocol/health.ts';
import { todayAtom } from '../../device/today.ts';
import { BestResults } from '../best/BestPlays.tsx';
import { weekdayWords } from '../days.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';
import { Errors } from './Errors.tsx';
import { Held } from './Held.tsx';
import { Reports } from './Reports.tsx';

const reading = (desk: Desk) => desk.readHealth().then((health) => ({ health }));

export function Inbox() {
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Head />
      <Held />
      <Reports />
      <Errors />
      <BestResults />
    </div>
  );
}

function Head() {
  const read = useReading(reading);
  const today = useAtomValue(todayAtom);
  if (read.value === null) return <ReadLine read={read} />;
  const look = read.value.health;
  const dues = duesOf(look, today);
  return (
    <section aria-label="Site check" className="rounded-card border border-line bg-card p-4">
      {dues.length === 0 ? (
        <p className="flex items-center gap-2 font-medium">
          <CircleCheck size={20} className="shrink-0 text-accent" aria-hidden />
          <span>The site is in good shape.</span>
        </p>
      ) : (
        <ul className="flex flex-col gap-2 text-bad">
          {dues.map((due) => (
            <li key={due} className="flex items-start gap-2 font-medium">
              <TriangleAlert size={18} className="mt-0.5 shrink-0" aria-hidden />
              <span>{due}</span>
            </li>
          ))}
        </ul>
      )}
      {look && (
        <p className="mt-1 text-sm text-soft">{`Last daily check: ${weekdayWords(look.day, today)}`}</p>
      )}
    </section>
  );
}
