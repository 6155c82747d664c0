import { useAtomValue } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { onlineAtom } from '../device/online.ts';
import { answeredAtom, lastOutcomeAtom, outboxAtom, syncingAtom } from './syncState.ts';
import { type SyncSummary, summaryOf } from './syncSummary.ts';

/** The account's sync summary, kept up to date. */
export function useSyncSummary(account: Account): SyncSummary {
  const outbox = useAtomValue(outboxAtom);
  const online = useAtomValue(onlineAtom);
  const syncing = useAtomValue(syncingAtom);
  const answered = useAtomValue(answeredAtom);
  const last = useAtomValue(lastOutcomeAtom);
  return summaryOf({ account, outbox, online, syncing, answered, last });
}
