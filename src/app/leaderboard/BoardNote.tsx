/** Notes in place of a leaderboard that cannot be shown. */
import { CloudOff, Coffee, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import type { Trouble } from '../page/trouble.ts';

export function NobodyYet() {
  return (
    <NoteCard icon={Coffee} title="Nobody is here yet">
      The first whose moves solve this puzzle will stand here alone for a while.
    </NoteCard>
  );
}

export function NothingToShow({
  trouble,
  onRetry,
}: {
  readonly trouble: Trouble;
  onRetry(): void;
}) {
  if (trouble.kind === 'offline') {
    return (
      <NoteCard icon={CloudOff} title="You are offline">
        This board has not been opened on this device before. It comes as soon as there is a
        connection.
      </NoteCard>
    );
  }
  return (
    <NoteCard
      icon={TriangleAlert}
      title="The board could not be fetched"
      action={
        <button type="button" className={button.secondary} onClick={onRetry}>
          Try again
        </button>
      }
    >
      {trouble.message}
    </NoteCard>
  );
}

/** The note on a site without accounts, which has no players to rank. */
export function NotSetUp({ children }: { readonly children: ReactNode }) {
  return (
    <NoteCard icon={Users} title="Leaderboards are not open yet" action={children}>
      For now you play for yourself, and every result is kept on this device.
    </NoteCard>
  );
}
