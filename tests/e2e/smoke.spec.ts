/** `npm run smoke` finds nothing wrong with the built app on the emulators, Hosting's among them. */
import { smoke } from '../../tools/smoke/smoke.ts';
import { expect, test } from './support/backend.ts';

test('the site that is up passes the smoke test', async () => {
  const hosting = process.env.CREMA_BACKEND;
  test.skip(hosting === undefined, 'The backend was left out by CREMA_WITHOUT_BACKEND.');
  const lines: string[] = [];
  const problems = await smoke(hosting!, '2026-11-20', (line) => lines.push(line));
  expect(problems).toEqual([]);
  expect(lines).toHaveLength(11);
  for (const line of lines) expect(line).toMatch(/^ok {2}/);
});
