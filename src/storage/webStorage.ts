/**
 * localStorage and sessionStorage, which throw where cookies are blocked (even on being looked at)
 * and when they are full. Here they never do: what cannot be written lives as long as the page.
 */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** @param get for instance `() => window.sessionStorage`; may throw. */
export function tolerant(get: () => WebStorage): WebStorage {
  /** What could not be written, or (null) not be removed. */
  const memory = new Map<string, string | null>();
  return {
    getItem(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return get().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        get().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      try {
        get().removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}
