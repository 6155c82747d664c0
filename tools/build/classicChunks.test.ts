import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { chunksBy, type Registration } from '../../src/app/device/chunks.ts';
import { asClassic, bringing } from './classicChunks.ts';

const CHUNK = `
  import { add as a } from './sums-1.js';
  let count = 0;
  export const next = () => (count = a(count, 1));
  export const later = () => import('./later-1.js');
  export const here = import.meta.url;
  export { count };
`;

const SITE = {
  'top-1.js': CHUNK,
  'sums-1.js': 'export function add(x, y) { return x + y; }',
  'later-1.js': 'export default "later";',
};

/** A chunk's registration, as its script makes it. */
async function registrationOf(code: string): Promise<Registration> {
  const made: Registration[] = [];
  const register = (needs: Registration['needs'], declare: Registration['declare']) =>
    made.push({ needs, declare });
  runInNewContext(await asClassic(code), { System: { register } });
  return made[0]!;
}

it('a chunk runs as a classic script, with live bindings and lazy imports', async () => {
  const at = (name: string) => `https://crema.test/assets/${name}`;
  const asked: string[] = [];
  const chunks = chunksBy(async (url) => {
    asked.push(url);
    const [, code] = Object.entries(SITE).find(([name]) => at(name) === url)!;
    return registrationOf(code);
  });
  const exported = await chunks.run(at('top-1.js'));
  expect(asked).toEqual([at('top-1.js'), at('sums-1.js')]);
  expect(exported.here).toBe(at('top-1.js'));
  (exported.next as () => void)();
  (exported.next as () => void)();
  expect(exported.count).toBe(2);
  expect(await (exported.later as () => Promise<object>)()).toEqual({ default: 'later' });
});

it('what runs at once is marked to be compiled with the script, and nothing else', async () => {
  const code = await asClassic(`
    import { wrap } from './helpers-1.js';
    const others = wrap(((exports) => { exports.made = function () { return 1; }; }));
    const later = wrap((exports) => {});
    (function (factory) { factory(); })(function () { return 2; });
    export const sum = (a, b) => a + b;
  `);
  expect(code).toMatch(/^System\.register\(\["\.\/helpers-1\.js"\],\(function\(/);
  expect(code).toContain('execute:(function()');
  expect(code).toContain('others=wrap((exports=>{');
  expect(code).toContain('exports.made=function()');
  expect(code).toContain('later=wrap(exports=>{})');
  expect(code).toContain('})((function(){return 2;}))');
  expect(code).toContain('sum=(a,b)=>a+b');
});

it('what is no JavaScript is said, not served', async () => {
  await expect(asClassic('export const = 1;')).rejects.toThrow();
});

it('none may await at its top level', async () => {
  await expect(asClassic('export const tea = await brew();')).rejects.toThrow('await');
  await expect(asClassic('export const tea = async () => await brew();')).resolves.toBeTruthy();
});

it('one brings others, which register by their names first', () => {
  const helpers = '"use strict";\nSystem.register([],(give)=>({execute(){give(`h`,1)}}));\n';
  const app = '"use strict";\nSystem.register([`./helpers-1.js`],()=>({}));\n';
  const script = bringing(app, new Map([['helpers-1.js', helpers]]));
  expect(script).toMatch(/^"use strict";/);
  const made: unknown[][] = [];
  runInNewContext(script, { System: { register: (...all: unknown[]) => made.push(all) } });
  expect(made.map(([needs, , name]) => [[...(needs as string[])], name])).toEqual([
    [[], './helpers-1.js'],
    [['./helpers-1.js'], undefined],
  ]);
});

it.each([
  ['not strict', 'System.register([],()=>({}));'],
  ['no registration', '"use strict";\nSystem.register([],()=>({}))'],
])('brings nothing that is %s', (_what, code) => {
  const app = '"use strict";\nSystem.register([],()=>({}));';
  expect(() => bringing(app, new Map([['helpers-1.js', code]]))).toThrow();
});
