/**
 * Shares a running backend between several test runs: `npm test` starts it and passes its URL in
 * `CREMA_BACKEND`; a separate run starts its own.
 */
import { type BackendOptions, startBackend } from './startBackend.ts';

export interface SharedBackend {
  /** URL of the app on the hosting emulator. */
  readonly url: string;
  /** Stops the backend, unless another run started it. */
  stop(): Promise<void>;
}

export async function sharedBackend(options: Omit<BackendOptions, 'demo'>): Promise<SharedBackend> {
  const url = process.env.CREMA_BACKEND;
  if (url) return { url, stop: async () => {} };
  return await startBackend({ ...options, demo: false });
}
