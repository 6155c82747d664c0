/** Loads a value for a component. An answer that comes too late is dropped. */
import { type DependencyList, useEffect, useState } from 'react';

/**
 * The value that was loaded last; undefined until then. A `load` that resolves to undefined leaves
 * that value unchanged. The caller must catch rejections of `load`.
 *
 * @param load runs when the component is mounted and when `deps` change. Its signal is aborted once
 *   they have changed again, or the component is unmounted.
 */
export function useAsync<T>(
  load: (signal: AbortSignal) => Promise<T | undefined>,
  deps: DependencyList,
): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load(signal).then((loaded) => {
      if (!signal.aborted && loaded !== undefined) setValue(() => loaded);
    });
    return () => controller.abort();
    // biome-ignore lint/correctness/useExhaustiveDependencies: checked where useAsync is called
  }, deps);
  return value;
}
