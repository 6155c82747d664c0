/** The numbers of a table's months, after anything that friends, their devices and the desk do. */
import { expect, it } from 'vitest';
import { walk } from './support/tableWalk.ts';

const WALKS = Number(process.env.CREMA_RUNS ?? 100);

it('count each puzzle once, whatever happens at the tables', async () => {
  for (let i = 0; i < WALKS; i++) expect(await walk(`walk ${i}`, 40)).toBeNull();
});
