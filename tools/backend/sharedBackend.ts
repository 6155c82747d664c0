/**
 * One running backend for several test runs: `npm test` starts it and tells by `CREMA_BACKEND`
 * where it is; a run on its own starts its own.
 */
import { type BackendOptions, startBackend } from './startBackend.ts';

export interface SharedBackend {
  /** Where hosting serves the app. */
  readonly url: string;
  /** Ends it, unless somebody else started it. */
  stop(): Promise<void>;
}

export async function sharedBackend(options: Omit<BackendOptions, 'demo'>): Promise<SharedBackend> {
  const url = process.env.CREMA_BACKEND;
  if (url) return { url, stop: async () => {} };
  return await startBackend({ ...options, demo: false });
}
