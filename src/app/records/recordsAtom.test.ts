// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import type { CivilDate } from '../../daily/date.ts';
import { storage } from '../device/storage.ts';
import { recordsAtom } from './records.ts';

it('is kept up to date while mounted, and is never outdated when it is mounted again', async () => {
  const store = createStore();
  const finishedIds = () => {
    const records = store.get(recordsAtom);
    const record = records?.find(({ definition }) => definition.id === 'geografind');
    return record ? [...record.results.keys()] : null;
  };
  const finish = async (id: string) =>
    (await storage()).finish({
      ...{ game: 'geografind', id, result: ['FR', 'win'], finishedAt: 1, hash: 'of it' },
      openedOn: '2026-11-22' as CivilDate,
    });

  let unmount = store.sub(recordsAtom, () => {});
  await eventually(async () => expect(finishedIds()).toEqual([]));
  await finish('399');
  await eventually(async () => expect(finishedIds()).toEqual(['399']));

  // The next page mounts the atom in the same moment, and shows the records at once.
  unmount();
  unmount = store.sub(recordsAtom, () => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(finishedIds()).toEqual(['399']);

  unmount();
  await finish('400');
  await new Promise((resolve) => setTimeout(resolve));
  expect(finishedIds()).toBe(null);
  unmount = store.sub(recordsAtom, () => {});
  await eventually(async () => expect(finishedIds()).toEqual(['399', '400']));
  unmount();
});
