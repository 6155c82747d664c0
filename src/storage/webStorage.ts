/**
 * localStorage and sessionStorage, which throw where cookies are blocked (even on being looked at)
 * and when they are full. Here they never do: what cannot be written lives as long as the page.
 */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One whose keys can be gone through. */
export interface ListedWebStorage extends WebStorage {
  keys(): readonly string[];
}

/** @param get for instance `() => window.sessionStorage`; may throw. */
export function tolerant(get: () => WebStorage): ListedWebStorage {
  /** What could not be written, or (null) not be removed. */
  const memory = new Map<string, string | null>();
  return {
    keys() {
      let stored: readonly string[] = [];
      try {
        stored = Object.keys(get());
      } catch {
        // Then there are those in memory only.
      }
      const all = new Set([...stored, ...memory.keys()]);
      return [...all].filter((key) => memory.get(key) !== null);
    },
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
