/** A card with a note in place of content that cannot be shown. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function NoteCard({
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
