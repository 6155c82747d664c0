/** Starts the emulators, unless `npm test` has done so. Hosting is not used. */
import { sharedBackend } from '../../../tools/backend/sharedBackend.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const backend = await sharedBackend({ publicDir: '.cache/backend/site', log: console.log });
  return () => backend.stop();
}
