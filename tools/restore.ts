/**
 * `npm run restore -- FILE --project X`: writes an export back into an empty database. Uses the
 * application default credentials; `--emulator` takes the emulators.
 */
import { withFileAndDatabase } from './keep/commandLine.ts';
import { restoreFrom } from './keep/restore.ts';

await withFileAndDatabase('restore', async (file, database) => {
  const count = await restoreFrom(file, database);
  return `${count} documents are back in ${database.project}.`;
});
