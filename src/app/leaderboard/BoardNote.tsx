/** Notes in place of a leaderboard that cannot be shown. */
import { CloudOff, Coffee, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import type { Trouble } from '../page/trouble.ts';

export function NobodyYet() {
  return (
    <NoteCard icon={Coffee} title="No results yet">
      Finish first and the top spot is yours for a while.
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
      <NoteCard icon={CloudOff} title="You’re offline">
        This leaderboard isn’t saved on this device. It will load when you’re back online.
      </NoteCard>
    );
  }
  return (
    <NoteCard
      icon={TriangleAlert}
      title="We couldn’t load the leaderboard"
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
    <NoteCard icon={Users} title="Leaderboards aren’t available yet" action={children}>
      Your results are saved on this device.
    </NoteCard>
  );
}
