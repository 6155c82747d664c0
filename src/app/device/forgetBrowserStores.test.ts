import { expect, it } from 'vitest';
import { PERSISTENCE_KEY } from './browserStorage.ts';
import { COLOR_MODE_KEY } from './colorMode.ts';
import { forgetBrowserStores } from './forgetBrowserStores.ts';

function store(entries: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get length() {
      return map.size;
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    removeItem: (key: string) => void map.delete(key),
  };
}

it('leaves nothing behind but what is the device’s own', () => {
  const local = store({
    'crema-settings': '{}',
    [COLOR_MODE_KEY]: 'dark',
    a: '1',
    [PERSISTENCE_KEY]: '1',
  });
  const session = store({ ssPuzzleNo: '516', 'reload-guard': '{}' });
  forgetBrowserStores(() => [local, session]);
  expect([...local.map]).toEqual([
    [COLOR_MODE_KEY, 'dark'],
    [PERSISTENCE_KEY, '1'],
  ]);
  expect(session.map.size).toBe(0);
});

it('leaves what another tab was still writing to the next page, where it names its owner', () => {
  const local = store({
    'crema-unsaved': '[]',
    'crema-unsaved-0.5': '[]',
    'crema-settings-changed': 'hand',
    'crema-left-settings-anna': '{}',
  });
  forgetBrowserStores(() => [local]);
  expect([...local.map.keys()]).toEqual(['crema-unsaved-0.5', 'crema-left-settings-anna']);
});

it('does not mind stores that are closed to it', () => {
  expect(() =>
    forgetBrowserStores(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).not.toThrow();
});
