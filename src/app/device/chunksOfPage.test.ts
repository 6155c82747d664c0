// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { type Chunks, chunksOfPage, type Registration } from './chunks.ts';

const AT = 'http://localhost:3000/assets/';

interface System {
  register(needs: Registration['needs'], declare: Registration['declare'], name?: string): void;
}

/** Elements that the loader made, by the name of the script; they fetch nothing by themselves. */
let made: Map<string, HTMLScriptElement>;
let chunks: Chunks;

beforeEach(() => {
  made = new Map();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    made.set(element.src.slice(AT.length), element);
  });
  chunks = chunksOfPage();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** As the browser runs a script that has come. */
function run(name: string, script: (system: System) => void): void {
  const element = made.get(name)!;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  script((window as unknown as { System: System }).System);
  element.dispatchEvent(new Event('load'));
}

const gives =
  (value: string): Registration['declare'] =>
  (give) => ({
    execute: () => void give('value', value),
  });
const app = ({ register }: System) => {
  register([], gives('help'), './helpers.js');
  register(['./helpers.js'], gives('app'));
};

it('what another script brings is not fetched', async () => {
  const running = chunks.run(`${AT}app.js`);
  run('app.js', app);
  expect(await running).toMatchObject({ value: 'app' });
  expect(await chunks.run(`${AT}helpers.js`)).toMatchObject({ value: 'help' });
  expect([...made.keys()]).toEqual(['app.js']);
});

it('who has asked for it before does not wait for a script of its own', async () => {
  const running = chunks.run(`${AT}small.js`);
  run('small.js', ({ register }) => register(['./helpers.js'], gives('small')));
  await eventually(() => expect([...made.keys()]).toEqual(['small.js', 'helpers.js']));
  chunks.ask(`${AT}app.js`);
  run('app.js', app);
  expect(await running).toMatchObject({ value: 'small' });
  // What comes of it then changes nothing.
  made.get('helpers.js')!.dispatchEvent(new Event('error'));
  expect(await chunks.run(`${AT}app.js`)).toMatchObject({ value: 'app' });
});

it('what registers nothing is no chunk', async () => {
  const running = chunks.run(`${AT}app.js`);
  run('app.js', () => {});
  await expect(running).rejects.toThrow('could not be loaded');
});
