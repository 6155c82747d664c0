/**
 * Makes the builds that several workers share in parallel, and starts the backend unless `npm test` has done so.
 * `CREMA_E2E_BUILT=1` reuses the last run's builds, `CREMA_WITHOUT_BACKEND=1` skips the tests that
 * need the backend.
 */
import { spawn } from 'node:child_process';
import { sharedBackend } from '../../../tools/backend/sharedBackend.ts';
import {
  BUILDS,
  type BuildName,
  FOLDERS,
  type FolderName,
  folderOf,
  ROOT,
  SHARED,
} from './builds.ts';

export function build(name: BuildName | FolderName): Promise<void> {
  const folder = name in FOLDERS ? FOLDERS[name as FolderName] : null;
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
        CREMA_BUILD_ID: folder?.id ?? BUILDS[name as BuildName],
        CREMA_OUT_DIR: folderOf(name),
        ...(folder && {
          CREMA_FOLDER: folder.base,
          CREMA_ADDRESS: `https://crema.example${folder.base.slice(0, -1)}`,
        }),
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

export default (): Promise<() => Promise<void>> => prepare(SHARED);

/** Makes the builds and starts the backend; returns a function that stops it. */
export async function prepare(
  names: readonly (BuildName | FolderName)[],
): Promise<() => Promise<void>> {
  if (!process.env.CREMA_E2E_BUILT) await Promise.all(names.map(build));
  if (process.env.CREMA_WITHOUT_BACKEND) return async () => {};
  const backend = await sharedBackend({ publicDir: folderOf('first'), log: console.log });
  // Playwright's worker processes inherit this environment variable.
  process.env.CREMA_BACKEND = backend.url;
  return () => backend.stop();
}
