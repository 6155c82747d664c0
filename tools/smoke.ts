/**
 * `npm run smoke -- ADDRESS`: looks at a site that is up, as a visitor without an account: headers,
 * pages, files, today's puzzles, and what database and functions let through and refuse. Changes
 * nothing there. A line for each check; the exit code is 1 when something is wrong.
 */
import { civilDateOf } from '../src/daily/date.ts';
import { count } from '../src/lib/count.ts';
import { smoke } from './smoke/smoke.ts';

const [address = '', ...more] = process.argv.slice(2);
if (!URL.canParse(address) || more.length > 0) {
  console.error('Usage: npm run smoke -- https://crema.example');
  process.exitCode = 1;
} else {
  const problems = await smoke(address, civilDateOf(new Date()), console.log);
  console.log(
    problems.length === 0
      ? `\n${address}: all checks passed.`
      : `\n${count(problems.length, 'problem')} to fix.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
