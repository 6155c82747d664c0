/** Icon of a sync state; the text that explains it is beside it or in a label. */
import { CircleAlert, CircleCheck, Cloud, CloudOff, CloudUpload, KeyRound } from 'lucide-react';
import type { SyncState } from './syncSummary.ts';

const MARKS = {
  unknown: Cloud,
  synced: CircleCheck,
  sending: CloudUpload,
  waiting: CloudUpload,
  offline: CloudOff,
  'needs-sign-in': KeyRound,
  deleted: CircleAlert,
  'not-invited': KeyRound,
  'set-aside': CircleAlert,
} as const satisfies Readonly<Record<SyncState, unknown>>;

export function SyncMark({ state, size }: { readonly state: SyncState; readonly size: number }) {
  const Mark = MARKS[state];
  const wants = Mark === KeyRound || Mark === CircleAlert;
  return <Mark size={size} aria-hidden className={wants ? 'shrink-0 text-warn' : 'shrink-0'} />;
}
