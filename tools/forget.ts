/**
 * `npm run forget`: deletes the accounts again that the database marks as deleted, after it was
 * restored to an earlier time. Uses the project of the application default credentials, or with
 * `--emulator` the emulators.
 */
import { parseArgs } from 'node:util';
import { openAdmin, sentenceOf } from './backend/admin.ts';
import { forgetDeleted } from './keep/forget.ts';

try {
  const { values } = parseArgs({ options: { emulator: { type: 'boolean', default: false } } });
  const count = await forgetDeleted(openAdmin(values.emulator), Date.now());
  console.log(`${count} ${count === 1 ? 'account is' : 'accounts are'} deleted.`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
