/**
 * `npm run build`: builds the app for Firebase Hosting into `dist`. With `-- --static` it builds a folder
 * for any host of files into `dist-static` (docs/static.md).
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { STATIC_SITE } from './build/site.ts';

const USAGE =
  'Usage: npm run build [-- --static [--base /crema/] [--address https://crema.example/]]';

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    const options = { static: { type: 'boolean' }, base: text, address: text } as const;
    return parseArgs({ options }).values;
  } catch {
    throw USAGE;
  }
}

/** Builds, and answers with a sentence: what is ready, or null for a site on Firebase. */
async function run(): Promise<string | null> {
  const { static: isFolder = false, base, address } = readOptions();
  if (!isFolder) {
    if ((base ?? address) !== undefined) throw USAGE;
    await build();
    return null;
  }
  process.env.CREMA_PROJECT ??= STATIC_SITE;
  // Not before the site is chosen, whose name it reads.
  const { folderOf } = await import('./build/folder.ts');
  const folder = folderOf(base, address);
  if (typeof folder === 'string') throw folder;
  // For vite.config.ts.
  Object.assign(process.env, { CREMA_FOLDER: folder.base, CREMA_ADDRESS: folder.address });
  await build();
  return `\ndist-static is ready for ${folder.address || 'the root of a host'}.`;
}

try {
  const ready = await run();
  if (ready !== null) console.log(ready);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
