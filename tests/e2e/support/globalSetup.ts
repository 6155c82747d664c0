/** Builds both deployments once, side by side. `CREMA_E2E_BUILT=1` takes those of the last run. */
import { spawn } from 'node:child_process';
import { BUILDS, type BuildName, folderOf, ROOT } from './builds.ts';

function build(name: BuildName): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './tests/e2e/support/buildOn.ts',
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'error',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CREMA_BUILD_ID: BUILDS[name],
        CREMA_OUT_DIR: folderOf(name),
      },
    },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build "${name}" failed.`)),
    );
  });
}

export default async function globalSetup(): Promise<void> {
  if (process.env.CREMA_E2E_BUILT) return;
  await Promise.all([build('first'), build('second')]);
}
