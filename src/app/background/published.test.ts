import { beforeEach, expect, it, vi } from 'vitest';
import { readVersion } from './published.ts';

const { server } = vi.hoisted(() => ({ server: { readVersion: vi.fn() } }));
vi.mock('../../firebase/config.ts', () => ({ loadSite: async () => ({ firebase: {} }) }));
vi.mock('../../firebase/published.ts', () => ({ openPublications: () => server }));

const [GAME, ID] = ['geografind', '300'] as const;

beforeEach(() => {
  server.readVersion.mockReset().mockResolvedValue({ puzzle: '{}' });
});

it('waits no longer than the opening that asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  server.readVersion.mockReturnValue(new Promise(() => {}));
  const begun = performance.now();
  const asked = [3, 2].map((version) =>
    readVersion(GAME, ID, version, begun).catch(() => performance.now() - begun),
  );
  await vi.runAllTimersAsync();
  expect(await Promise.all(asked)).toEqual([5_000, 5_000]);
  vi.useRealTimers();
});
