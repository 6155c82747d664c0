import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function at(base: string) {
  vi.stubEnv('BASE_URL', base);
  return import('./address.ts');
}

it.each([
  ['/', '/', '/'],
  ['/', '/sudoku-shift/516', '/sudoku-shift/516'],
  ['/crema/', '/', '/crema/'],
  ['/crema/', '/sudoku-shift/516', '/crema/sudoku-shift/516'],
  ['/a/b/', '/privacy', '/a/b/privacy'],
])('in %s, %s is at %s', async (base, path, address) => {
  const { fromHost, onHost } = await at(base);
  expect(onHost(path)).toBe(address);
  expect(fromHost(address)).toBe(path);
});

it('a fragment stays as it is, and a folder without its slash is its home page', async () => {
  const { fromHost, onHost } = await at('/crema/');
  expect(onHost('#main')).toBe('#main');
  expect(fromHost('/crema')).toBe('/');
});
