/** Notes in place of a leaderboard that cannot be shown. */
import { Coffee, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteCard } from '../../ui/NoteCard.tsx';

export function NobodyYet() {
  return (
    <NoteCard icon={Coffee} title="No results yet">
      Finish first and the top spot is yours for a while.
    </NoteCard>
  );
}

/** The note on a site without accounts, which has no players to rank. */
export function NotSetUp({ children }: { readonly children: ReactNode }) {
  return (
    <NoteCard icon={Users} title="Leaderboards aren’t available yet" action={children}>
      Your results are saved on this device.
    </NoteCard>
  );
}
