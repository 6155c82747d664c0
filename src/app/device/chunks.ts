/**
 * Loads the app's chunks where they are classic scripts (tools/build/classicChunks.ts): each registers what it
 * needs and how it runs, in the form of `System.register`. They run as modules would, each once and after what
 * it needs, with live bindings (what is passed on from another chunk is as it was when this one ran). One that
 * could not be fetched is fetched again by the next import.
 *
 * Stands in every page, uncompiled: it is short. Why not SystemJS: decision 0023.
 */
type Namespace = Record<string, unknown>;
type Setter = (namespace: Namespace) => void;

interface Context {
  import(path: string): Promise<Namespace>;
  readonly meta: { readonly url: string };
}

/** Gives importers the value of one export, or of several by name. */
type Give = <T>(name: string | Namespace, value?: T) => T | undefined;

export interface Registration {
  /** Paths, from this chunk. */
  readonly needs: readonly string[];
  readonly declare: (
    give: Give,
    context: Context,
  ) => { readonly setters?: readonly (Setter | undefined)[]; readonly execute?: () => void };
}

interface Chunk {
  readonly url: string;
  readonly namespace: Namespace;
  readonly setters: Setter[];
  /** Null where it was not asked for, or did not come. */
  arrival: Promise<void> | null;
  needs: readonly Chunk[];
  /** Null when it runs, or has run. */
  execute: (() => void) | null;
  /** What running it threw: nothing that needs it can run. */
  failure: { readonly error: unknown } | null;
}

export interface Chunks {
  /** Fetches a chunk and what it needs, and runs nothing. Never rejects: `run` does. */
  ask(url: string): void;
  /** Rejects with what `fetchChunk` does, or with what running threw. */
  run(url: string): Promise<Namespace>;
}

/**
 * @param fetchChunk rejects where the chunk cannot be had. Urls are absolute.
 * @param pause lets the page do something else before each chunk that runs, and before what waits for them;
 *   without it all of that is one task.
 */
export function chunksBy(
  fetchChunk: (url: string) => Promise<Registration>,
  pause?: () => Promise<void>,
): Chunks {
  const known = new Map<string, Chunk>();

  function chunkOf(url: string): Chunk {
    let chunk = known.get(url);
    if (!chunk) {
      const namespace: Namespace = Object.create(null);
      chunk = {
        url,
        namespace,
        setters: [],
        arrival: null,
        needs: [],
        execute: null,
        failure: null,
      };
      known.set(url, chunk);
    }
    return chunk;
  }

  function link(chunk: Chunk, { needs, declare }: Registration): void {
    const { url, namespace } = chunk;
    const at = (path: string) => new URL(path, url).href;
    const give: Give = (name, value) => {
      const given = typeof name === 'string' ? { [name]: value } : name;
      // Two that pass on what the other gives would do so for ever.
      if (
        Object.keys(given).every((each) => each in namespace && namespace[each] === given[each])
      ) {
        return value;
      }
      Object.assign(namespace, given);
      for (const set of chunk.setters) set(namespace);
      return value;
    };
    const { setters, execute } = declare(give, { import: (path) => run(at(path)), meta: { url } });
    // What it needs runs, though it has nothing to run itself.
    chunk.execute = execute ?? (() => {});
    chunk.needs = needs.map((path, i) => {
      const needed = chunkOf(at(path));
      const set = setters?.[i];
      if (set) {
        needed.setters.push(set);
        // Functions are there before anything has run.
        set(needed.namespace);
      }
      return needed;
    });
    for (const needed of chunk.needs) ask(needed.url);
  }

  function arrive(chunk: Chunk): Promise<void> {
    chunk.arrival ??= fetchChunk(chunk.url).then(
      (registration) => link(chunk, registration),
      (error: unknown) => {
        chunk.arrival = null;
        throw error;
      },
    );
    return chunk.arrival;
  }

  /** The chunk and all that it needs, however far away. */
  async function arriveAll(chunk: Chunk, seen = new Set<Chunk>()): Promise<void> {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    await arrive(chunk);
    await Promise.all(chunk.needs.map((needed) => arriveAll(needed, seen)));
  }

  /** Each after what it needs; in a circle, the one that was asked for comes last. */
  function inOrder(chunk: Chunk, order = new Set<Chunk>(), seen = new Set<Chunk>()): Set<Chunk> {
    if (seen.has(chunk)) return order;
    seen.add(chunk);
    for (const needed of chunk.needs) inOrder(needed, order, seen);
    return order.add(chunk);
  }

  function execute(chunk: Chunk): void {
    const body = chunk.execute;
    chunk.execute = null;
    // In a circle it may come before what it needs, which another run has tried.
    chunk.failure ??= chunk.needs.find(({ failure }) => failure)?.failure ?? null;
    try {
      if (!chunk.failure) body?.();
    } catch (error) {
      chunk.failure = { error };
    }
    if (chunk.failure) throw chunk.failure.error;
  }

  function ask(url: string): void {
    arrive(chunkOf(url)).catch(() => {});
  }

  async function run(url: string): Promise<Namespace> {
    const chunk = chunkOf(url);
    await arriveAll(chunk);
    const order = [...inOrder(chunk)];
    const isNew = order.some((each) => each.execute);
    for (const each of order) {
      if (each.execute) await pause?.();
      execute(each);
    }
    // What waits for it has a task of its own too.
    if (isNew) await pause?.();
    return chunk.namespace;
  }

  return { ask, run };
}

/** In the words that `isFailedLoad` knows. */
const didNotCome = (url: string) => new Error(`A part of the app could not be loaded: ${url}`);

/** Chunks that script elements fetch. Makes the `System` that they register with. */
export function chunksOfPage(pause?: () => Promise<void>): Chunks {
  const registered = new Map<Element, Registration>();
  /** What came in the scripts of others, by its own url. */
  const brought = new Map<string, Registration>();
  /** Those who asked for a script of its own before another brought it. */
  const waiting = new Map<string, (registration: Registration) => void>();
  const register = (
    needs: Registration['needs'],
    declare: Registration['declare'],
    name?: string,
  ) => {
    const script = document.currentScript as HTMLScriptElement | null;
    if (!script) return;
    const registration = { needs, declare };
    if (!name) {
      registered.set(script, registration);
      return;
    }
    const url = new URL(name, script.src).href;
    brought.set(url, registration);
    waiting.get(url)?.(registration);
  };
  Object.assign(window, { System: { register } });
  return chunksBy(
    (url) =>
      new Promise((resolve, reject) => {
        const here = brought.get(url);
        if (here) {
          resolve(here);
          return;
        }
        waiting.set(url, resolve);
        const script = document.createElement('script');
        script.src = url;
        script.onload = () => {
          const registration = registered.get(script);
          registered.delete(script);
          // Someone else may have answered, a page of a hotel's say: that registers nothing.
          if (registration) resolve(registration);
          else reject(didNotCome(url));
        };
        script.onerror = () => {
          // The next one is a new element.
          script.remove();
          reject(didNotCome(url));
        };
        document.head.append(script);
      }),
    pause,
  );
}
