import { beforeEach, expect, it } from 'vitest';
import { annasCloud, annasDevice } from '../../tests/support/cloudDevice.ts';
import type { MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { ServerError } from '../protocol/status.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts';
import type { Server } from './ports.ts';

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = annasCloud();
});

async function newDevice(changes: Partial<Server> = {}) {
  const { settings, sync } = await annasDevice(cloud, changes);
  const own = () => settings.read();
  return {
    own,
    change(change: Partial<Settings>) {
      const names = Object.keys(change) as (keyof Settings)[];
      settings.write({
        ...own(),
        settings: { ...own().settings, ...change },
        changed: [...new Set([...own().changed, ...names])],
      });
    },
    tryOut(game: 'geografind' | 'crossnumber') {
      const { tried, changed } = own();
      settings.write({ ...own(), tried: [...tried, game], changed: [...changed, 'tried'] });
    },
    sync: (withSettings = true) => sync('all', withSettings),
  };
}

it('settings and tutorials follow to the other device, each field by itself', async () => {
  const [phone, laptop] = [await newDevice(), await newDevice()];
  phone.change({ hand: 'left' });
  phone.tryOut('geografind');
  laptop.change({ units: 'miles' });
  laptop.tryOut('crossnumber');
  for (const device of [phone, laptop, phone]) await device.sync();
  const both = {
    settings: { ...DEFAULT_SETTINGS, hand: 'left', units: 'miles' },
    changed: [],
  };
  expect(phone.own()).toMatchObject(both);
  expect(laptop.own()).toMatchObject(both);
  for (const { own } of [phone, laptop])
    expect(own().tried.toSorted()).toEqual(['crossnumber', 'geografind']);
});

it('of two changes to a setting the last to arrive stands', async () => {
  const [phone, laptop] = [await newDevice(), await newDevice()];
  phone.change({ hand: 'left' });
  await phone.sync();
  await laptop.sync();
  laptop.change({ hand: 'right' });
  await laptop.sync();
  await phone.sync();
  expect(phone.own().settings.hand).toBe('right');
});

it('nothing is written where nothing changed, and nothing read without settings', async () => {
  const phone = await newDevice();
  phone.change({ hand: 'left' });
  await phone.sync();
  const { reads, writes } = cloud;
  await phone.sync();
  expect(cloud.writes).toBe(writes);
  const withSettings = cloud.reads - reads;
  await phone.sync(false);
  expect(cloud.reads - reads).toBe(2 * withSettings - 1);
});

it('a change made while the server answers is neither lost nor counted as sent', async () => {
  const phone = await newDevice({
    writeSettings: async (changes) => {
      await cloud.server('anna').writeSettings(changes);
      phone.change({ hand: 'right' });
    },
  });
  phone.change({ hand: 'left' });
  await phone.sync();
  expect(phone.own()).toMatchObject({ settings: { hand: 'right' }, changed: ['hand'] });
  await phone.sync();
  expect(cloud.settings.get('anna')).toMatchObject({ hand: 'right' });
});

it('a server that refuses settings keeps no result waiting; one that is away is tried again', async () => {
  const fails = (status: 'permission-denied' | 'unavailable') => async () => {
    throw new ServerError(status);
  };
  const refused = await newDevice({ readSettings: fails('permission-denied') });
  refused.change({ hand: 'left' });
  expect(await refused.sync()).toMatchObject({ kind: 'synced' });
  expect(refused.own().changed).toEqual(['hand']);
  const away = await newDevice({ readSettings: fails('unavailable') });
  expect(await away.sync()).toMatchObject({ kind: 'retry' });
});
