import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { openedFilesAtom, watchLaunches } from './launches.ts';

type Launch = { readonly files: readonly object[]; readonly targetURL?: string };

const assign = vi.fn();
afterEach(() => vi.unstubAllGlobals());

/** A window that `loadedBy` has opened, and the way to launch Crema into it. */
function open(loadedBy: readonly Launch[] = []) {
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  const store = createStore();
  let consume = (_: Launch) => {};
  const setConsumer = (consumer: typeof consume) => {
    consume = consumer;
    loadedBy.forEach(consumer);
  };
  vi.stubGlobal('window', { launchQueue: { setConsumer } });
  watchLaunches(store);
  const waiting = () => store.get(openedFilesAtom).map(({ name, file }) => [name, file?.name]);
  return { launch: (by: Launch) => consume(by), waiting };
}

const handle = (name: string) => ({ name, getFile: async () => new File([], name) });
const gone = (name: string) => ({ name, getFile: () => Promise.reject(new Error('NotFound')) });

it('asks about each file, opened together or later, and about one that is gone', async () => {
  const { launch, waiting } = open();
  launch({ files: [handle('a.json'), gone('b.json')], targetURL: 'https://crema.example/' });
  await eventually(() => expect(waiting()).toHaveLength(2));
  launch({ files: [handle('c.json')], targetURL: 'https://crema.example/' });
  await eventually(() =>
    expect(waiting()).toEqual([
      ['a.json', 'a.json'],
      ['b.json', undefined],
      ['c.json', 'c.json'],
    ]),
  );
  expect(assign).not.toHaveBeenCalled();
});

it('stays where it is for the icon, and follows a shortcut or a link', () => {
  const { launch } = open();
  launch({ files: [], targetURL: 'https://crema.example/' });
  expect(assign).not.toHaveBeenCalled();
  launch({ files: [], targetURL: 'https://crema.example/geografind/today' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://crema.example/geografind/today');
});

it('does not go back to the address of the launch that loaded the page', () => {
  open([{ files: [], targetURL: 'https://crema.example/geografind/today' }]);
  expect(assign).not.toHaveBeenCalled();
});
