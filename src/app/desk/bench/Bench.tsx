/** A game's puzzles, day by day. */
import type { PageProps } from '../../page/page.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { DeskFrame } from '../DeskFrame.tsx';

export function Page({ definition }: PageProps) {
  return (
    <DeskFrame title={definition.title}>
      <Calendar only={definition.id} />
    </DeskFrame>
  );
}
