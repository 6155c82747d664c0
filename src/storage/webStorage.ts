/**
 * localStorage and sessionStorage, which throw where cookies are blocked (even on access) and when
 * they are full. Here they never throw: values that cannot be written live as long as the page.
 */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Web storage with enumerable keys. */
export interface ListedWebStorage extends WebStorage {
  keys(): readonly string[];
  /** False while the key's value is only in this page's memory. */
  isKept(key: string): boolean;
}

/** @param get for instance `() => window.sessionStorage`; may throw. */
export function safeWebStorage(get: () => WebStorage): ListedWebStorage {
  /** Values that could not be written, or (null) keys that could not be removed. */
  const memory = new Map<string, string | null>();
  return {
    isKept: (key) => !memory.has(key),
    keys() {
      let stored: readonly string[] = [];
      try {
        stored = Object.keys(get());
      } catch {
        // Only the keys in memory remain.
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
