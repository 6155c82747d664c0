/**
 * `npm run export -- FILE --project X`: writes every document of the database to a file, as all were
 * at one moment. A file of that name is only replaced with `--force`. Uses the application default
 * credentials; `--emulator` takes the emulators.
 */
import { existsSync } from 'node:fs';
import { withFileAndDatabase } from './keep/commandLine.ts';
import { exportTo } from './keep/export.ts';

await withFileAndDatabase('export', async (file, database, force) => {
  if (existsSync(file) && !force) {
    throw new Error(`${file} exists: choose another name, or replace it with --force.`);
  }
  const count = await exportTo(file, database);
  return `${count} documents are in ${file}.`;
});
