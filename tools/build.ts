/**
 * `npm run build`: builds the app for Firebase Hosting into `dist`. With `-- --static` it builds a folder
 * for any host of files into `dist-static` (docs/static.md).
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { folderOf } from './build/folder.ts';

const USAGE =
  'Usage: npm run build [-- --static [--base /crema/] [--address https://crema.example/]]';

const OPTIONS = {
  static: { type: 'boolean', default: false },
  base: { type: 'string' },
  address: { type: 'string' },
} as const;

/** Sets what vite.config.ts reads; returns a sentence if the command line is wrong. */
function prepare(): string | null {
  const options = parseCommandLine();
  if (options === null) return USAGE;
  const { static: isFolder, base, address } = options;
  if (!isFolder) return (base ?? address) === undefined ? null : USAGE;
  const folder = folderOf(base, address);
  if (typeof folder === 'string') return folder;
  process.env.CREMA_FOLDER = folder.base;
  if (folder.address !== null) process.env.CREMA_ADDRESS = folder.address;
  return null;
}

function parseCommandLine() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return null;
  }
}

const problem = prepare();
if (problem === null) await build();
else {
  console.error(problem);
  process.exitCode = 1;
}
