/**
 * `npm run unchecked`: marks leaderboard entries that are older than the server's check of results,
 * and sums up leaderboards whose documents lack their best entries; run once after a deployment,
 * safe to repeat. Uses the project of the application default credentials, or with `--emulator` the
 * emulators.
 */
import { parseArgs } from 'node:util';
import { listBest, markUnchecked } from '../functions/src/markUnchecked.ts';
import { openAdmin, sentenceOf } from './backend/admin.ts';

try {
  const { values } = parseArgs({ options: { emulator: { type: 'boolean', default: false } } });
  const { database } = openAdmin(values.emulator);
  const marked = await markUnchecked(database, Date.now());
  console.log(`${marked} ${marked === 1 ? 'entry was' : 'entries were'} marked as unchecked.`);
  const listed = await listBest(database);
  console.log(`${listed} ${listed === 1 ? 'board was' : 'boards were'} summed up with their best.`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
