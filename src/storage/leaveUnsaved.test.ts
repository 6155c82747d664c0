import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { FakeWebStorage } from '../../tests/support/webStorage.ts';
import { UNSAVED_KEY } from './keys.ts';
import { leaveUnsaved, makeLogKey } from './leaveUnsaved.ts';
import { openForPage } from './open.ts';

const KEY = makeLogKey('crema');

const page = () => Object.assign(new EventTarget(), { localStorage: new FakeWebStorage() });

const progress = (updatedAt: number) =>
  ({
    kind: 'progress',
    row: {
      game: 'sudoku-shift',
      id: '516',
      openedOn: '2026-11-21',
      session: [updatedAt],
      progress: 0.5,
      updatedAt,
      counter: 1,
    },
  }) as const;

const result = {
  kind: 'result',
  row: {
    game: 'sudoku-shift',
    id: '515',
    result: [1, 2, 3, 4],
    openedOn: '2026-11-20',
    finishedAt: 5,
    hash: 'f00d',
    log: [[7, 0, 'hint']],
  },
} as const;

it('what is left is in the database once there is storage', async () => {
  const window = page();
  const { localStorage } = window;
  leaveUnsaved(localStorage, progress(7), KEY);
  leaveUnsaved(localStorage, result, KEY);
  leaveUnsaved(localStorage, progress(8), KEY);
  const opened = openForPage(window, 'crema', {
    platform: { indexedDB: new IDBFactory(), IDBKeyRange },
  });
  expect(await opened.readResult('sudoku-shift', '515')).toMatchObject({ result: [1, 2, 3, 4] });
  expect(await opened.readProgress('sudoku-shift', '516')).toMatchObject({ updatedAt: 8 });
  expect((await opened.exportPlayerData({ plays: true })).results).toMatchObject([
    { id: '515', hash: 'f00d', log: [[7, 0, 'hint']] },
  ]);
  await eventually(() => expect(Object.keys(localStorage)).toEqual([]));
});

it.each(['', '{', '7', '[null]'])('passes over what is there and cannot be read: %j', (text) => {
  const { localStorage } = page();
  localStorage.setItem(UNSAVED_KEY, text);
  leaveUnsaved(localStorage, result, UNSAVED_KEY);
  expect(JSON.parse(localStorage.getItem(UNSAVED_KEY) ?? '')).toEqual([result]);
});
