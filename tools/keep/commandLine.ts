/** The command lines of `npm run export` and `npm run restore`. */
import { parseArgs } from 'node:util';
import { DEMO_PROJECT } from '../build/site.ts';
import { type Database, openDatabase } from './database.ts';

const OPTIONS = {
  project: { type: 'string' },
  emulator: { type: 'boolean', default: false },
} as const;

function parse(): { readonly file?: string | undefined; readonly project?: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (positionals.length !== 1) return {};
    return { file: positionals[0], project: values.emulator ? DEMO_PROJECT : values.project };
  } catch {
    return {};
  }
}

/** Runs a command on the file and the database that the command line names. */
export async function withFileAndDatabase(
  name: string,
  run: (file: string, database: Database) => Promise<string>,
): Promise<void> {
  const { file, project } = parse();
  try {
    if (file === undefined || project === undefined) {
      throw new Error(`Usage: npm run ${name} -- <file.jsonl.gz> --project <project> | --emulator`);
    }
    console.log(await run(file, openDatabase(project)));
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 1;
  }
}
