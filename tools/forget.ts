/**
 * `npm run forget -- FILE`: deletes the accounts again that FILE, an export, marks as deleted, after
 * an older export has been restored. Uses the project of the application default credentials, or
 * with `--emulator` the emulators.
 */
import { parseArgs } from 'node:util';
import { openAdmin, sentenceOf } from './backend/admin.ts';
import { forgetDeleted } from './keep/forget.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { emulator: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new Error('Usage: npm run forget -- <file.jsonl.gz>   [--emulator]');
  }
  const count = await forgetDeleted(file, openAdmin(values.emulator), Date.now());
  console.log(`${count} ${count === 1 ? 'account is' : 'accounts are'} deleted.`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
