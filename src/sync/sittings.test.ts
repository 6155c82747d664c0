import { beforeEach, describe, expect, it } from 'vitest';
import { annasCloud, annasDevice } from '../../tests/support/cloudDevice.ts';
import type { MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { savedGame, wordOf } from '../../tests/support/sittingsContract.ts';
import type { GameId } from '../games/definitions.ts';
import { ServerError } from '../protocol/status.ts';
import { MOST_LISTED, sittingName } from '../sittings/document.ts';
import type { Storage } from '../storage/port.ts';
import type { SyncOutcome, SyncScope } from './engine.ts';
import type { Server } from './ports.ts';
import { pullSittings } from './sittings.ts';

const [GAME, ID] = ['geografind', '41'] as const;
const NAME = sittingName(GAME, ID);

interface Device {
  readonly storage: Storage;
  /** Names of the requests to the server so far, in order. */
  readonly asked: readonly (keyof Server)[];
  play(word: string, id?: string): Promise<void>;
  finish(): Promise<void>;
  sync(scope?: SyncScope): Promise<SyncOutcome>;
  /** The moves of the game that is played on, and of all others. */
  words(): Promise<readonly [string, readonly string[]] | null>;
}

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = annasCloud();
});

async function newDevice(changes: Partial<Server> = {}): Promise<Device> {
  const { storage, requests, sync } = await annasDevice(cloud, changes);
  return {
    storage,
    get asked() {
      return requests.map(({ name }) => name);
    },
    async play(word, id = ID) {
      const game: GameId = GAME;
      const before = await storage.readProgress(game, id);
      await storage.writeProgress({
        ...{ game, id, openedOn: '2026-11-20', session: savedGame(word), progress: 0.5 },
        updatedAt: 1,
        counter: (before?.counter ?? 0) + word.length,
      });
    },
    async finish() {
      const result = ['FR', 'win'];
      const [openedOn, finishedAt] = ['2026-11-20', 1] as const;
      await storage.finish({ game: GAME, id: ID, result, openedOn, finishedAt });
    },
    sync: (scope) => sync(scope, false),
    async words() {
      const sitting = await storage.readSitting(GAME, ID);
      if (sitting === null) return null;
      return [
        wordOf(sitting.current.session),
        sitting.others.map(({ session }) => wordOf(session)),
      ];
    },
  };
}

const readable = {
  games: [JSON.stringify({ openedOn: '2026-11-20', session: savedGame('a'), progress: 0.1 })],
  choice: 0,
  isForked: false,
};

it('a sync reads by how much the clock is ahead of the server’s', async () => {
  const read: number[] = [];
  const { storage, server } = await annasDevice(cloud);
  const now = () => Date.parse('2029-11-21T00:00:00Z');
  const { readAt } = await server.listSittings(null);
  await pullSittings({ storage, server, now, clockRead: (ahead) => read.push(ahead) });
  expect(read).toHaveLength(1);
  expect(Math.abs(read[0]! - (now() - Date.parse(readAt)))).toBeLessThan(1_000);
});

describe('an unfinished game', () => {
  it('costs a read where the puzzle is opened, and a write where it is left', async () => {
    const phone = await newDevice();
    await phone.sync('sittings');
    await phone.play('ab');
    await phone.sync('own-sittings');
    await phone.sync('own-sittings');
    expect(phone.asked).toEqual(['listSittings', 'writeSitting']);
  });

  it('goes on on the other device, and ends with its result', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.play('ab');
    await phone.sync();
    await laptop.sync('sittings');
    expect(await laptop.words()).toEqual(['ab', []]);
    await laptop.finish();
    expect(await laptop.sync()).toMatchObject({ kind: 'synced', sent: 1 });
    expect(cloud.sittings.get('anna')?.size).toBe(0);
    expect(await phone.sync()).toMatchObject({ kind: 'synced', received: 1 });
    expect(await phone.words()).toBeNull();
    expect(await phone.storage.readEndedSittings()).toEqual([]);
    // The phone cannot know whether the document is gone, and deletes it once.
    await phone.sync();
    expect(phone.asked.filter((name) => name === 'deleteSittings')).toHaveLength(1);
  });

  it('is not begun again by a device that was offline when it was finished', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.play('ab');
    await phone.sync();
    await laptop.sync();
    await laptop.finish();
    await laptop.sync();
    await phone.play('abc');
    // A push alone finds out that the document is gone, however often it is tried, and asks for a
    // whole sync.
    for (const scope of ['own-sittings', 'own-sittings', 'sittings'] as const) {
      expect(await phone.sync(scope)).toEqual({ kind: 'retry', status: 'aborted' });
    }
    expect(cloud.sittings.get('anna')?.size).toBe(0);
    await phone.sync();
    expect(await phone.words()).toBeNull();
    expect(cloud.sittings.get('anna')?.size).toBe(0);
  });

  it('left on the server after its result is removed by the next device that reads it', async () => {
    const phone = await newDevice();
    await phone.finish();
    await phone.sync();
    const late = cloud.server('anna');
    const fields = { games: ['{}'], choice: 0, isForked: false };
    await late.writeSitting(NAME, fields, '2027-01-01T00:00:00Z', null);
    await phone.sync();
    expect(cloud.sittings.get('anna')?.size).toBe(0);
  });

  it('whose document was deleted while the puzzle is unfinished is written again', async () => {
    const phone = await newDevice();
    await phone.play('ab');
    await phone.sync();
    await cloud.server('anna').deleteSittings([NAME]);
    await phone.play('abc');
    expect(await phone.sync()).toMatchObject({ kind: 'synced' });
    expect(cloud.sittings.get('anna')?.size).toBe(1);
  });

  it('that another device has overtaken is merged and sent again', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.play('ab');
    await phone.sync('own-sittings');
    await laptop.play('xy');
    await laptop.sync('own-sittings');
    expect(laptop.asked).toEqual(['writeSitting', 'readSitting', 'writeSitting']);
    expect(await laptop.words()).toEqual(['xy', ['ab']]);
    await phone.sync('sittings');
    expect(await phone.words()).toEqual(['ab', ['xy']]);
    expect(await phone.storage.readProgress(GAME, ID)).toMatchObject({ isForked: true });
  });

  it('that a later version of the app has written is left alone', async () => {
    const server = cloud.server('anna');
    const fields = { games: ['of the future'], choice: 0, isForked: false };
    await server.writeSitting(NAME, fields, '2027-01-01T00:00:00Z', null);
    const phone = await newDevice();
    await phone.play('ab');
    expect(await phone.sync()).toMatchObject({ kind: 'synced' });
    expect(await phone.words()).toEqual(['ab', []]);
    expect((await server.readSitting(NAME))?.data).toEqual(fields);
  });

  it('that could not be read is read again, as an update may be able to', async () => {
    const server = cloud.server('anna');
    const fields = { games: ['of the future'], choice: 0, isForked: false };
    await server.writeSitting(NAME, fields, '2027-01-01T00:00:00Z', null);
    for (let id = 50; id < 60; id++) {
      await server.writeSitting(`${GAME}~${id}`, readable, '2027-01-01T00:00:00Z', null);
    }
    const listed: string[][] = [];
    const phone = await newDevice({
      listSittings: async (after) => {
        const page = await server.listSittings(after);
        listed.push(page.documents.map(({ name }) => name));
        return page;
      },
    });
    await phone.sync('sittings');
    await phone.sync('sittings');
    expect(listed[1]).toContain(NAME);
    // Only for some days: the time of the last read is that from which the next expiry is counted.
    cloud.pass(11);
    await phone.sync('sittings');
    await phone.sync('sittings');
    expect(listed[3]).toEqual([]);
  });
});

describe('more documents than fit into one list', () => {
  it('are all read', async () => {
    const server = cloud.server('anna');
    const count = MOST_LISTED + 20;
    for (let id = 1; id <= count; id++) {
      const name = sittingName(GAME, String(id));
      await server.writeSitting(name, readable, '2027-01-01T00:00:00Z', null);
    }
    const phone = await newDevice();
    await phone.sync('sittings');
    expect(await phone.storage.listProgress()).toHaveLength(count);
    // From then on only what is new.
    await phone.sync('sittings');
    expect(phone.asked).toEqual(['listSittings', 'listSittings', 'listSittings']);
  });
});

describe('a server', () => {
  it('that knows no unfinished games takes results as before', async () => {
    cloud.knowsSittings = false;
    const phone = await newDevice();
    await phone.play('ab', '42');
    await phone.finish();
    expect(await phone.sync()).toMatchObject({ kind: 'synced', sent: 1 });
    expect(phone.asked).not.toContain('writeSitting');
  });

  it('that fails on unfinished games alone does not hold up results', async () => {
    const phone = await newDevice({
      listSittings: async () => {
        throw new ServerError('internal');
      },
    });
    await phone.finish();
    expect(await phone.sync()).toEqual({ kind: 'retry', status: 'internal' });
    expect(cloud.entries.size).toBe(1);
  });

  it('that refuses one game takes the others', async () => {
    const real = cloud.server('anna');
    const phone = await newDevice({
      writeSitting: async (name, ...rest) => {
        if (name === NAME) throw new ServerError('permission-denied');
        return real.writeSitting(name, ...rest);
      },
    });
    await phone.play('ab');
    await phone.play('cd', '42');
    expect(await phone.sync()).toMatchObject({ kind: 'synced' });
    expect([...(cloud.sittings.get('anna')?.keys() ?? [])]).toEqual([sittingName(GAME, '42')]);
    expect(await phone.words()).toEqual(['ab', []]);
  });

  it('that fails on one game takes the others, and is asked again', async () => {
    const real = cloud.server('anna');
    const phone = await newDevice({
      writeSitting: async (name, ...rest) => {
        if (name === NAME) throw new ServerError('internal');
        return real.writeSitting(name, ...rest);
      },
    });
    await phone.play('ab');
    await phone.play('cd', '42');
    expect(await phone.sync()).toEqual({ kind: 'retry', status: 'internal' });
    expect([...(cloud.sittings.get('anna')?.keys() ?? [])]).toEqual([sittingName(GAME, '42')]);
  });

  it('is asked nothing by a device without an account', async () => {
    const phone = await newDevice();
    await phone.storage.putAccount(null);
    for (const scope of ['all', 'sittings', 'own-sittings'] as const) {
      expect(await phone.sync(scope)).toEqual({ kind: 'signed-out' });
    }
    expect(phone.asked).toEqual([]);
  });
});
