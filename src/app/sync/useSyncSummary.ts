import { useAtomValue } from 'jotai';
import { onlineAtom } from '../device/online.ts';
import { answeredAtom, lastOutcomeAtom, outboxAtom, syncingAtom } from './syncState.ts';
import { type SyncSummary, summaryOf } from './syncSummary.ts';

/** The sync's summary, kept up to date. */
export function useSyncSummary(): SyncSummary {
  const outbox = useAtomValue(outboxAtom);
  const online = useAtomValue(onlineAtom);
  const syncing = useAtomValue(syncingAtom);
  const answered = useAtomValue(answeredAtom);
  const last = useAtomValue(lastOutcomeAtom);
  return summaryOf({ outbox, online, syncing, answered, last });
}
