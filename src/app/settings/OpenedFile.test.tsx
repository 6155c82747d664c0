// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { openedFilesAtom } from '../device/launches.ts';
import { OpenedFile } from './OpenedFile.tsx';

vi.mock('./backupFile.ts', async (original) => ({
  ...(await original<object>()),
  restoreFile: async (file: File) => ({ text: `Restored ${file.name}.`, bad: false }),
}));

const page = drawn();
const press = (name: string) =>
  act(async () =>
    [...page.place.querySelectorAll('button')].find((it) => it.textContent === name)!.click(),
  );

it('asks about each file in turn, and says which cannot be read', async () => {
  const fileOf = (name: string) => new File([], name);
  getDefaultStore().set(openedFilesAtom, [
    { name: 'a.json', file: fileOf('a.json'), count: 1 },
    { name: 'gone.json', file: null, count: 2 },
    { name: 'b.json', file: fileOf('b.json'), count: 3 },
  ]);
  await page.draw(<OpenedFile />);
  expect(page.place.textContent).toContain('Restore a.json?');
  await press('Restore backup');
  expect(page.place.textContent).toContain('Restored a.json.');
  await press('Done');
  expect(page.place.textContent).toContain('gone.json');
  expect(page.place.textContent).toContain('We couldn’t read that file.');
  await press('Done');
  expect(page.place.textContent).toContain('Restore b.json?');
  await press('Not now');
  expect(page.place.textContent).toBe('');
});
