/**
 * `npm run forget`: deletes the accounts again that the database marks as deleted, after it was
 * restored to an earlier time. Uses the project of the application default credentials, or with
 * `--emulator` the emulators.
 */
import { parseArgs } from 'node:util';
import { count } from '../src/lib/count.ts';
import { openAdmin, sentenceOf } from './backend/admin.ts';
import { forgetDeleted } from './keep/forget.ts';

try {
  const { values } = parseArgs({ options: { emulator: { type: 'boolean', default: false } } });
  const deleted = await forgetDeleted(openAdmin(values.emulator), Date.now());
  console.log(`Deleted ${count(deleted, 'account')}.`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
