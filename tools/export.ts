/**
 * `npm run export -- FILE --project X`: writes every document of the database to a file, as all were
 * at one moment. Uses the application default credentials; `--emulator` takes the emulators.
 */
import { withFileAndDatabase } from './keep/commandLine.ts';
import { exportTo } from './keep/export.ts';

await withFileAndDatabase('export', async (file, database) => {
  const count = await exportTo(file, database);
  return `${count} documents are in ${file}.`;
});
