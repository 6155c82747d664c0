import { describe, expect, it } from 'vitest';
import { RELOAD_GUARD_MS, takeReload } from './reloadGuard.ts';

/** A minimal stand-in for sessionStorage. */
function session(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

const NOW = 1_800_000_000_000;

describe('the reload guard', () => {
  it('lets a page reload once in ten seconds', () => {
    const store = session();
    expect(RELOAD_GUARD_MS).toBe(10_000);
    expect(takeReload(store, '/a', NOW)).toBe(true);
    expect(takeReload(store, '/a', NOW + 1)).toBe(false);
    expect(takeReload(store, '/a', NOW + 9_999)).toBe(false);
    expect(takeReload(store, '/a', NOW + 10_000)).toBe(true);
  });

  it('is for one path', () => {
    const store = session();
    expect(takeReload(store, '/a', NOW)).toBe(true);
    expect(takeReload(store, '/b', NOW + 1)).toBe(true);
  });

  it('does not hold for ever when the clock is set back', () => {
    const store = session();
    expect(takeReload(store, '/a', NOW)).toBe(true);
    expect(takeReload(store, '/a', NOW - 3_600_000)).toBe(true);
  });

  it.each(['', 'null', '[]', '{"path":5}', '{"path":"/a"}', '{"path":"/a","expires":"soon"}'])(
    'takes a torn entry %j for none',
    (torn) => {
      expect(takeReload(session({ 'crema-reload-guard': torn }), '/a', NOW)).toBe(true);
    },
  );

  it('never reloads where it cannot remember that it did', () => {
    const closed = {
      getItem: () => null,
      setItem() {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as Storage;
    expect(takeReload(closed, '/a', NOW)).toBe(false);
  });
});
