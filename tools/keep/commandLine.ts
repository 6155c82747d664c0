/** The command lines of `npm run export` and `npm run restore`. */
import { parseArgs } from 'node:util';
import { DEMO_PROJECT } from '../build/site.ts';
import { type Database, openDatabase } from './database.ts';

const OPTIONS = {
  project: { type: 'string' },
  emulator: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

interface Parsed {
  readonly file?: string | undefined;
  readonly project?: string | undefined;
  /** Whether a file of that name may be replaced. */
  readonly force?: boolean;
}

function parse(): Parsed {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (positionals.length !== 1) return {};
    const { emulator, project, force } = values;
    return { file: positionals[0], project: emulator ? DEMO_PROJECT : project, force };
  } catch {
    return {};
  }
}

/** Runs a command on the file and the database that the command line names. */
export async function withFileAndDatabase(
  name: string,
  run: (file: string, database: Database, force: boolean) => Promise<string>,
): Promise<void> {
  const { file, project, force = false } = parse();
  try {
    if (file === undefined || project === undefined) {
      throw new Error(`Usage: npm run ${name} -- <file.jsonl.gz> --project <project> | --emulator`);
    }
    console.log(await run(file, openDatabase(project), force));
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 1;
  }
}
