/** The home page of the desk, the staff's app. It shows one part: calendar, inbox, log or guide. */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { Audit } from './audit/Audit.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { Guide } from './guide/Guide.tsx';
import { Inbox } from './inbox/Inbox.tsx';

interface Part {
  readonly title: string;
  readonly Shown: ComponentType;
}

const CALENDAR: Part = { title: 'Calendar', Shown: Calendar };

/** The desk's parts by the `show` parameter of the address, as in `/barista?show=inbox`. */
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['inbox', { title: 'Inbox', Shown: Inbox }],
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
