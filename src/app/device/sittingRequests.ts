/**
 * Requests of the pages to send unfinished games to the account's other devices, or to read theirs.
 * The room of syncing answers them once it has loaded.
 */
import type { SyncScope } from '../../sync/engine.ts';

export type SittingScope = Exclude<SyncScope, 'all'>;

type Listener = (scope: SittingScope) => void;

let listener: Listener | null = null;
/** The widest request made before anything listened. */
let pending: SittingScope | null = null;

export function requestSittings(scope: SittingScope): void {
  if (listener !== null) listener(scope);
  else if (pending !== 'sittings') pending = scope;
}

/** Sets the listener, and gives it what was requested before. */
export function onSittingsRequested(listen: Listener): void {
  listener = listen;
  if (pending !== null) listen(pending);
  pending = null;
}
