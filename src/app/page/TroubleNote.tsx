/** The note in place of content that the server has not sent. */
import { CloudOff, TriangleAlert } from 'lucide-react';
import { button } from '../../ui/button.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import type { Trouble } from './trouble.ts';

export interface TroubleNoteProps {
  readonly trouble: Trouble;
  /** Ends the title "We couldn’t load …". */
  readonly name: string;
  /** Tells what an offline player sees again, and when. */
  readonly offline: string;
  onRetry(): void;
}

export function TroubleNote({ trouble, name, offline, onRetry }: TroubleNoteProps) {
  if (trouble.kind === 'offline') {
    return (
      <NoteCard icon={CloudOff} title="You’re offline">
        {offline}
      </NoteCard>
    );
  }
  return (
    <NoteCard
      icon={TriangleAlert}
      title={`We couldn’t load ${name}`}
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
