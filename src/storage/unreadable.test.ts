import { expect, it } from 'vitest';
import { bringOver, completeSignOut } from './changePlayer.ts';
import { CORRUPT_ROWS, LEFT } from './keys.ts';
import { memoryTables } from './memoryTables.ts';

it('leaves a copy with the account that takes the player’s data over', async () => {
  const from = memoryTables([
    ['gfGuesses', [['41', 'garbage']]],
    ['progress', [['geografind/42', 5]]],
  ]);
  const into = memoryTables();
  await bringOver(from, into, 1);
  const copies = await into.transaction({ mode: 'read', tables: ['meta'] }, (tx) =>
    tx.get('meta', CORRUPT_ROWS),
  );
  expect(copies).toEqual([
    { table: 'progress', key: 'geografind/42', value: 5 },
    { table: 'gfGuesses', key: '41', value: 'garbage' },
  ]);
});

it('in the outbox does not keep a signed-out account on the device', async () => {
  const tables = memoryTables([
    ['outbox', [['geografind/41', 'garbage']]],
    ['meta', [[LEFT, 'signed-out']]],
  ]);
  expect(await completeSignOut(tables, false)).toBe(true);
});
