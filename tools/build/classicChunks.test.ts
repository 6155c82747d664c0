import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { asClassic } from './classicChunks.ts';

const CHUNK = `
  import { add as a } from './sums-1.js';
  let count = 0;
  export const next = () => (count = a(count, 1));
  export const later = () => import('./later-1.js');
  export const here = import.meta.url;
  export { count };
`;

it('a chunk runs as a classic script, with live bindings and lazy imports', async () => {
  const exported: Record<string, unknown> = {};
  const asked: string[] = [];
  // As a loader does it: the script says what it needs, gets it, and only then runs.
  const register = (
    needs: string[],
    declare: (
      give: (name: string | object, value: unknown) => unknown,
      context: object,
    ) => { setters: ((module: object) => void)[]; execute(): void },
  ) => {
    expect(needs).toEqual(['./sums-1.js']);
    const give = (name: string | object, value: unknown) => {
      Object.assign(exported, typeof name === 'string' ? { [name]: value } : name);
      return value;
    };
    const context = { meta: { url: 'here.js' }, import: (path: string) => asked.push(path) };
    const { setters, execute } = declare(give, context);
    setters[0]?.({ add: (x: number, y: number) => x + y });
    execute();
  };
  runInNewContext(await asClassic(CHUNK), { System: { register } });
  expect(exported.here).toBe('here.js');
  (exported.next as () => void)();
  (exported.next as () => void)();
  expect(exported.count).toBe(2);
  (exported.later as () => void)();
  expect(asked).toEqual(['./later-1.js']);
});

it('what is no JavaScript is said, not served', async () => {
  await expect(asClassic('export const = 1;')).rejects.toThrow();
});

it('none may await at its top level', async () => {
  await expect(asClassic('export const tea = await brew();')).rejects.toThrow('await');
  await expect(asClassic('export const tea = async () => await brew();')).resolves.toBeTruthy();
});
