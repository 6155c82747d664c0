/**
 * The home page of the desk, the staff's app. It shows one part: calendar, reports, held results,
 * best results, health, log or guide.
 */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { Audit } from './audit/Audit.tsx';
import { BestResults } from './best/BestPlays.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { Guide } from './guide/Guide.tsx';
import { Health } from './health/Health.tsx';
import { Held } from './held/Held.tsx';
import { Reports } from './reports/Reports.tsx';

interface Part {
  readonly title: string;
  readonly Shown: ComponentType;
}

const CALENDAR: Part = { title: 'Calendar', Shown: Calendar };

/** The desk's parts by the `show` parameter of the address, as in `/barista?show=reports`. */
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['reports', { title: 'Reports', Shown: Reports }],
  ['held', { title: 'Held results', Shown: Held }],
  ['best', { title: 'Best results', Shown: BestResults }],
  ['health', { title: 'Health', Shown: Health }],
  ['log', { title: 'Log', Shown: Audit }],
  ['guide', { title: 'Guide', Shown: Guide }],
]);

export function Page() {
  const show = new URLSearchParams(useLocation().search).get('show') ?? '';
  const { title, Shown } = PARTS.get(show) ?? CALENDAR;
  return (
    <DeskFrame title={title}>
      <Shown />
    </DeskFrame>
  );
}
