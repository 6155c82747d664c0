/**
 * Requests of the pages to send unfinished games to the account's other devices, or to read theirs.
 * The room of syncing answers them once it has loaded.
 */
import type { SyncScope } from '../../sync/engine.ts';

/** `stale`: whatever is new, if the last sync was some time ago. */
export type SittingRequest = Exclude<SyncScope, 'all'> | 'stale';

type Listener = (request: SittingRequest) => void;

let listener: Listener | null = null;
/** The widest request made before anything listened: the first sync reads everything anyway. */
let pending: SittingRequest | null = null;

export function requestSittings(request: SittingRequest): void {
  if (listener !== null) listener(request);
  else if (pending !== 'sittings') pending = request;
}

/** Sets the listener, and gives it what was requested before. */
export function onSittingsRequested(listen: Listener): void {
  listener = listen;
  if (pending !== null) listen(pending);
  pending = null;
}
