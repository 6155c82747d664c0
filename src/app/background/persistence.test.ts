import { expect, it, vi } from 'vitest';
import { PERSISTENCE_KEY } from '../device/browserStorage.ts';
import { askForPersistence } from './persistence.ts';

const inTab = () => false;

function device(answer: () => Promise<boolean>, isPersisted = false) {
  const values = new Map<string, string>();
  return {
    values,
    store: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
    manager: { persisted: async () => isPersisted, persist: vi.fn(answer) },
  };
}

it.each([
  ['yes', async () => true],
  ['no', async () => false],
  ['nothing', () => Promise.reject(new DOMException('Blocked.', 'SecurityError'))],
])('asks once, and never again whoever answers %s', async (_, answer) => {
  const { manager, store, values } = device(answer);
  await askForPersistence(manager, store, inTab);
  await askForPersistence(manager, store, inTab);
  expect(manager.persist).toHaveBeenCalledOnce();
  expect([...values.keys()]).toEqual([PERSISTENCE_KEY]);
});

it('does not ask for what it has', async () => {
  const { manager, store } = device(async () => true, true);
  await askForPersistence(manager, store, inTab);
  expect(manager.persist).not.toHaveBeenCalled();
});

it('asks nobody where nobody can be asked', async () => {
  const { store, values } = device(async () => true);
  await askForPersistence(undefined, store, inTab);
  expect(values.size).toBe(0);
});

it('asks an installed app once more, for a tab may have been refused without a word', async () => {
  const { manager, store } = device(async () => false);
  await askForPersistence(manager, store, inTab);
  await askForPersistence(manager, store, () => true);
  await askForPersistence(manager, store, () => true);
  await askForPersistence(manager, store, inTab);
  expect(manager.persist).toHaveBeenCalledTimes(2);
});
