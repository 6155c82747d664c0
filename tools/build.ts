/**
 * `npm run build`: builds the app for Firebase Hosting into `dist`. With `-- --static` it builds a folder
 * for any host of files into `dist-static` (docs/static.md).
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { type Folder, folderOf } from './build/folder.ts';
import { STATIC_SITE } from './build/site.ts';

const USAGE =
  'Usage: npm run build [-- --static [--base /crema/] [--address https://crema.example/]]';

/** The folder of the command line, or the sentence about its fault; null without `--static`. */
function readFolder(): Folder | string | null {
  try {
    const text = { type: 'string' } as const;
    const options = { static: { type: 'boolean' }, base: text, address: text } as const;
    const { static: isFolder = false, base, address } = parseArgs({ options }).values;
    if (isFolder) return folderOf(base, address);
    return (base ?? address) === undefined ? null : USAGE;
  } catch {
    return USAGE;
  }
}

const folder = readFolder();
if (typeof folder === 'string') {
  console.error(folder);
  process.exitCode = 1;
} else {
  // For vite.config.ts.
  if (folder) {
    Object.assign(process.env, {
      CREMA_PROJECT: STATIC_SITE,
      CREMA_FOLDER: folder.base,
      CREMA_ADDRESS: folder.address,
    });
  }
  try {
    await build();
    if (folder)
      console.log(`\ndist-static is ready for ${folder.address || 'the root of a host'}.`);
  } catch (error) {
    console.error((error as Error).stack);
    process.exitCode = 1;
  }
}
