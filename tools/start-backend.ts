/** `npm run start:backend`: the production app with its whole backend, on this machine. */
import { build } from 'vite';
import { DEMO_LOGIN, DEMO_STAFF } from './backend/demo.ts';
import { SIGNALS, startBackend } from './backend/startBackend.ts';

try {
  await build({ logLevel: 'warn' });
  const backend = await startBackend({ publicDir: 'dist', demo: true, log: console.log });
  for (const signal of SIGNALS) {
    process.once(signal, () => void backend.stop().then(() => process.exit(0)));
  }
  console.log(
    [
      `Crema is served at ${backend.url}`,
      `Player: ${DEMO_LOGIN.email}, or player01@example.com to player40@example.com`,
      `Staff: ${DEMO_STAFF.email}. The password is always "${DEMO_STAFF.password}".`,
      'Press Ctrl-C to stop. All data is discarded.',
    ].join('\n'),
  );
  // End this program when the emulators end by themselves.
  await backend.ended;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
