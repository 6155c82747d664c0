import { expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { type Locks, singleFlight } from './singleFlight.ts';

/** Node has Web Locks from version 24 on, so the browser's code runs here. */
const locks: Locks = navigator.locks;

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('runs alone, and the others only when something is left', async () => {
  const { open, opened } = gate();
  const ran: string[] = [];
  const tab = (name: string, work: boolean) =>
    singleFlight(
      locks,
      async () => work,
      async () => {
        ran.push(name);
        await opened;
        return name;
      },
    );
  const first = tab('first', true);
  const second = tab('second', false);
  const third = tab('third', true);
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(2));
  expect(ran).toEqual(['first']);
  open();
  expect(await Promise.all([first, second, third])).toEqual(['first', null, 'third']);
  expect(ran).toEqual(['first', 'third']);
});

it('hands on what goes wrong, and lets the next one in', async () => {
  const broken = singleFlight(
    locks,
    async () => true,
    async () => {
      throw new Error('broken');
    },
  );
  await expect(broken).rejects.toThrow('broken');
  expect(
    await singleFlight(
      locks,
      async () => false,
      async () => 'next',
    ),
  ).toBe('next');
});

it('works without locks', async () => {
  expect(
    await singleFlight(
      null,
      async () => false,
      async () => 'alone',
    ),
  ).toBe('alone');
});

it('a page that is left holds the lock no longer, and its sync goes on', async () => {
  const { open, opened } = gate();
  const page = new AbortController();
  const left = singleFlight(
    locks,
    async () => true,
    async () => {
      await opened;
      return 'left';
    },
    page.signal,
  );
  const next = singleFlight(
    locks,
    async () => true,
    async () => 'next',
  );
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  page.abort();
  expect(await next).toBe('next');
  open();
  expect(await left).toBe('left');
});

it('a page that is left while it waits does not take the lock', async () => {
  const { open, opened } = gate();
  const busy = singleFlight(
    locks,
    async () => true,
    async () => opened,
  );
  const page = new AbortController();
  const left = singleFlight(
    locks,
    async () => true,
    async () => 'left',
    page.signal,
  );
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  page.abort();
  expect(await left).toBe('left');
  open();
  await busy;
  const next = singleFlight(
    locks,
    async () => false,
    async () => 'next',
  );
  expect(await next).toBe('next');
});

it('what goes wrong behind another sync is handed on', async () => {
  const { open, opened } = gate();
  const busy = singleFlight(
    locks,
    async () => true,
    async () => opened,
  );
  const broken = singleFlight(
    locks,
    async () => true,
    async () => {
      throw new Error('broken');
    },
  );
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  open();
  await expect(broken).rejects.toThrow('broken');
  await busy;
});
