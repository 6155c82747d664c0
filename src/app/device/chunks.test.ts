import { expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { chunksBy, type Registration } from './chunks.ts';

const AT = 'https://crema.test/assets/';

/** A site with these chunks, run with these pauses; `lost` are not to be had. */
function siteOf(
  chunks: Readonly<Record<string, Registration>>,
  pause?: Parameters<typeof chunksBy>[1],
) {
  const lost = new Set<string>();
  const asked: string[] = [];
  const loader = chunksBy(async (url) => {
    const name = url.slice(AT.length);
    asked.push(name);
    const chunk = chunks[name];
    if (!chunk || lost.has(name)) throw new Error(`no ${name}`);
    return chunk;
  }, pause);
  return { lost, asked, run: (name: string) => loader.run(AT + name), ask: loader.ask };
}

/** A chunk that says when it runs, and gives that name. */
const plain = (ran: string[], name: string, needs: readonly string[] = []): Registration => ({
  needs: needs.map((need) => `./${need}`),
  declare: (give) => ({
    execute() {
      ran.push(name);
      give('name', name);
    },
  }),
});

it('each runs once, after what it needs', async () => {
  const ran: string[] = [];
  const site = siteOf({
    top: plain(ran, 'top', ['left', 'right']),
    left: plain(ran, 'left', ['bottom']),
    right: plain(ran, 'right', ['bottom']),
    bottom: plain(ran, 'bottom'),
  });
  const both = await Promise.all([site.run('top'), site.run('right')]);
  expect(both.map(({ name }) => name)).toEqual(['top', 'right']);
  expect(ran.toSorted()).toEqual(['bottom', 'left', 'right', 'top']);
  expect(ran[0]).toBe('bottom');
  expect(ran.at(-1)).toBe('top');
  expect(site.asked.toSorted()).toEqual(['bottom', 'left', 'right', 'top']);
});

it('what one needs runs, though it runs nothing itself', async () => {
  const ran: string[] = [];
  const top: Registration = { needs: ['./bottom'], declare: () => ({}) };
  const site = siteOf({ top, bottom: plain(ran, 'bottom') });
  await site.run('top');
  expect(ran).toEqual(['bottom']);
});

it('what is asked for comes with all it needs, and does not run', async () => {
  const ran: string[] = [];
  const site = siteOf({ top: plain(ran, 'top', ['bottom']), bottom: plain(ran, 'bottom') });
  site.ask(`${AT}top`);
  await eventually(() => expect(site.asked).toEqual(['top', 'bottom']));
  expect(ran).toEqual([]);
  await site.run('top');
  expect(ran).toEqual(['bottom', 'top']);
  expect(site.asked).toEqual(['top', 'bottom']);
});

it('bindings are live, in a circle too', async () => {
  let seen: unknown = 'nothing yet';
  const site = siteOf({
    even: {
      needs: ['./odd'],
      declare: (give, { meta, import: load }) => {
        let isOdd: (n: number) => boolean;
        give('isEven', (n: number) => n === 0 || isOdd(n - 1));
        return {
          setters: [(odd) => (isOdd = odd.isOdd as typeof isOdd)],
          execute() {
            give({ here: meta.url, five: isOdd(5), later: () => load('./later') });
          },
        };
      },
    },
    odd: {
      needs: ['./even'],
      declare: (give) => {
        let isEven: (n: number) => boolean;
        give('isOdd', (n: number) => n !== 0 && isEven(n - 1));
        return {
          setters: [
            (even) => {
              isEven = even.isEven as typeof isEven;
              seen = even.five;
            },
          ],
        };
      },
    },
    later: plain([], 'later'),
  });
  const even = await site.run('even');
  expect(even).toMatchObject({ here: `${AT}even`, five: true });
  expect(seen).toBe(true);
  expect(await (even.later as () => Promise<object>)()).toEqual({ name: 'later' });
});

it('two may pass on what the other gives', async () => {
  const passingOn = (other: string, own: string): Registration => ({
    needs: [other],
    declare: (give) => ({
      setters: [(namespace) => give({ ...namespace }, undefined)],
      execute: () => give(own, own),
    }),
  });
  const site = siteOf({ milk: passingOn('./sugar', 'milk'), sugar: passingOn('./milk', 'sugar') });
  expect(await site.run('milk')).toEqual({ milk: 'milk', sugar: 'sugar' });
  expect(await site.run('sugar')).toEqual({ milk: 'milk', sugar: 'sugar' });
});

it('one that did not come is asked for again, it alone, and still runs once', async () => {
  const ran: string[] = [];
  const site = siteOf({
    top: plain(ran, 'top', ['middle', 'side']),
    middle: plain(ran, 'middle', ['bottom']),
    bottom: plain(ran, 'bottom'),
    side: plain(ran, 'side'),
  });
  site.lost.add('bottom');
  await expect(site.run('top')).rejects.toThrow('no bottom');
  // What has come can be used.
  expect(await site.run('side')).toEqual({ name: 'side' });
  site.lost.clear();
  site.asked.length = 0;
  expect(await site.run('top')).toEqual({ name: 'top' });
  expect(site.asked).toEqual(['bottom']);
  expect(ran).toEqual(['side', 'bottom', 'middle', 'top']);
});

it('what throws as it runs does so for all that need it', async () => {
  const spilt = new Error('spilt');
  const site = siteOf({
    top: plain([], 'top', ['bottom']),
    bottom: {
      needs: [],
      declare: () => ({
        execute() {
          throw spilt;
        },
      }),
    },
  });
  await expect(site.run('top')).rejects.toBe(spilt);
  await expect(site.run('bottom')).rejects.toBe(spilt);
  await expect(site.run('top')).rejects.toBe(spilt);
});

it('in a circle too, nothing runs that needs what has thrown', async () => {
  const ran: string[] = [];
  const spilt = new Error('spilt');
  const site = siteOf({
    milk: plain(ran, 'milk', ['sugar']),
    sugar: {
      needs: ['./milk'],
      declare: () => ({
        execute() {
          throw spilt;
        },
      }),
    },
  });
  await expect(site.run('milk')).rejects.toBe(spilt);
  await expect(site.run('sugar')).rejects.toBe(spilt);
  expect(ran).toEqual([]);
});

it('each runs in a task of its own where there is time, and so does what waits for it', async () => {
  const ran: string[] = [];
  const goOn: (() => void)[] = [];
  const site = siteOf(
    {
      top: plain(ran, 'top', ['left', 'right']),
      left: plain(ran, 'left', ['bottom']),
      right: plain(ran, 'right', ['bottom']),
      bottom: plain(ran, 'bottom'),
    },
    () => new Promise((resolve) => goOn.push(resolve)),
  );
  let isThere = false;
  const top = site.run('top').then((namespace) => {
    isThere = true;
    return namespace;
  });
  const step = async (expected: readonly string[]) => {
    await eventually(() => expect(goOn).toHaveLength(1));
    goOn.pop()!();
    await eventually(() => expect(ran).toEqual(expected));
  };
  await step(['bottom']);
  await step(['bottom', 'left']);
  await step(['bottom', 'left', 'right']);
  await step(['bottom', 'left', 'right', 'top']);
  await eventually(() => expect(goOn).toHaveLength(1));
  expect(isThere).toBe(false);
  goOn.pop()!();
  expect(await top).toEqual({ name: 'top' });
  // What has run is there at once.
  expect(await site.run('left')).toEqual({ name: 'left' });
  expect(goOn).toEqual([]);
});

it('two that need the same run it once, whichever comes first', async () => {
  const ran: string[] = [];
  const site = siteOf(
    {
      tea: plain(ran, 'tea', ['cup']),
      coffee: plain(ran, 'coffee', ['cup']),
      cup: plain(ran, 'cup'),
    },
    () => new Promise((resolve) => setTimeout(resolve)),
  );
  await Promise.all([site.run('tea'), site.run('coffee')]);
  expect(ran.toSorted()).toEqual(['coffee', 'cup', 'tea']);
  expect(ran[0]).toBe('cup');
});
