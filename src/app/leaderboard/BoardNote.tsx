/** A note in place of a leaderboard that cannot be shown. */
import { CloudOff, Coffee, type LucideIcon, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import type { Trouble } from './useBoard.ts';

export function BoardNote({
  icon: Icon,
  title,
  children,
  action,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-6">
      <span className="grid size-12 place-items-center rounded-xl bg-hue-wash text-hue">
        <Icon size={24} aria-hidden />
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-soft">{children}</p>
      </div>
      {action}
    </div>
  );
}

export function NobodyYet() {
  return (
    <BoardNote icon={Coffee} title="Nobody is here yet">
      The first whose moves solve this puzzle will stand here alone for a while.
    </BoardNote>
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
      <BoardNote icon={CloudOff} title="You are offline">
        This board has not been opened on this device before. It comes as soon as there is a
        connection.
      </BoardNote>
    );
  }
  return (
    <BoardNote
      icon={TriangleAlert}
      title="The board could not be fetched"
      action={
        <button type="button" className={button.secondary} onClick={onRetry}>
          Try again
        </button>
      }
    >
      {trouble.message}
    </BoardNote>
  );
}

/** The note on a site without accounts, which has no players to rank. */
export function NotSetUp({ children }: { readonly children: ReactNode }) {
  return (
    <BoardNote icon={Users} title="Leaderboards are not open yet" action={children}>
      For now you play for yourself, and every result is kept on this device.
    </BoardNote>
  );
}
