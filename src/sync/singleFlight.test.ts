import { expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { singleFlight } from './singleFlight.ts';

/** A run under the browser's lock: Node has Web Locks from version 24 on. */
const fly = <T>(run: () => Promise<T>, signal?: AbortSignal, hasWork = true) =>
  singleFlight('anna', navigator.locks, async () => hasWork, run, signal);
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
const fail = async () => {
  throw new Error('broken');
};
const waiting = (count: number) =>
  eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(count));

it('runs alone, and the others only when something is left', async () => {
  const { open, opened } = gate();
  const ran: string[] = [];
  const tab = (name: string, hasWork: boolean) => {
    const run = async () => {
      ran.push(name);
      await opened;
      return name;
    };
    return fly(run, undefined, hasWork);
  };
  const tabs = [tab('first', true), tab('second', false), tab('third', true)];
  await waiting(2);
  expect(ran).toEqual(['first']);
  open();
  expect(await Promise.all(tabs)).toEqual(['first', null, 'third']);
  expect(ran).toEqual(['first', 'third']);
});

it('hands on what goes wrong, and lets the next one in', async () => {
  await expect(fly(fail)).rejects.toThrow('broken');
  expect(await fly(async () => 'next', undefined, false)).toBe('next');
});

it('works without locks', async () => {
  const hasWork = async () => false;
  expect(await singleFlight('anna', null, hasWork, async () => 'alone')).toBe('alone');
});

it('a page that is left holds the lock no longer, and its sync goes on', async () => {
  const { open, opened } = gate();
  const page = new AbortController();
  const left = fly(() => opened.then(() => 'left'), page.signal);
  const next = fly(async () => 'next');
  await waiting(1);
  page.abort();
  expect(await next).toBe('next');
  open();
  expect(await left).toBe('left');
});

it('a page that is left while it waits does not take the lock', async () => {
  const { open, opened } = gate();
  const busy = fly(() => opened);
  const page = new AbortController();
  const left = fly(async () => 'left', page.signal);
  await waiting(1);
  page.abort();
  expect(await left).toBe('left');
  open();
  await busy;
  expect(await fly(async () => 'next', undefined, false)).toBe('next');
});

it('what goes wrong behind another sync is handed on', async () => {
  const { open, opened } = gate();
  const busy = fly(() => opened);
  const broken = fly(fail);
  await waiting(1);
  open();
  await expect(broken).rejects.toThrow('broken');
  await busy;
});
