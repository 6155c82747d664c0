import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportError } from '../../../functions/src/desk/reportError.ts';
import { DAY_MS, latestDateOnEarth } from '../../../src/daily/date.ts';
import type { Desk } from '../../../src/desk/port.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import {
  ERROR_CALLS_LIMIT,
  ERRORS,
  MOST_ERROR_CALLS_A_DAY,
  MOST_ERRORS_A_DAY,
  MOST_ERRORS_OF_A_FILE,
} from '../../../src/protocol/deskDocuments.ts';
import type { ReportErrorReply } from '../../../src/protocol/reportCallables.ts';
import { deskWithEditor } from '../support/desk.ts';
import { NOON } from '../support/noon.ts';
import { database, newPlayer, stranger } from '../support/players.ts';

const db = database();
let desk: Desk;
deskWithEditor((editor) => {
  desk = makeDesk(editor.connection);
});

const SOURCE = `
/** A comment that the build leaves out. */
export function spill(cup: { readonly milk?: { readonly cups: number } }) {
  return cup.milk!.cups;
}
`;
/** Line of the source on which it fails, from 1. */
const LINE = SOURCE.split('\n').findIndex((text) => text.includes('.cups;')) + 1;

let folder: string;
let stack: string;
/** Builds a source as the app is built, with its map apart, and lets it fail. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crema-maps-'));
  mkdirSync(join(folder, 'src/app'), { recursive: true });
  writeFileSync(join(folder, 'src/app/spill.ts'), SOURCE);
  const made = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      ...{ write: false, sourcemap: 'hidden', minify: true, target: 'es2023' },
      lib: { entry: 'src/app/spill.ts', formats: ['es'], fileName: 'app-x7' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = made[0]!.output[0];
  mkdirSync(join(folder, 'served/assets'), { recursive: true });
  mkdirSync(join(folder, 'maps/b7/assets'), { recursive: true });
  const file = join(folder, 'served/assets/app-x7.js');
  writeFileSync(file, chunk.code);
  writeFileSync(join(folder, 'maps/b7/assets/app-x7.js.map'), chunk.map!.toString());
  const { spill } = (await import(pathToFileURL(file).href)) as {
    spill(cup: object): number;
  };
  try {
    spill({});
  } catch (error) {
    stack = (error as Error).stack!.replaceAll(join(folder, 'served'), 'https://crema.example');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const keyOf = (i: number | string) => `key${i}`.padEnd(20, 'x');
const request = (more: object = {}) => ({
  ...{ build: 'b7', message: '500 Internal Server Error', path: '/statistics' },
  ...{ agent: 'Browser', stack, key: keyOf(1) },
  ...more,
});
const send = (more: object = {}, at = NOON) =>
  reportError(db, request(more), at, { maps: join(folder, 'maps') });
const kept = async () => (await db.collection(ERRORS).get()).docs.map((one) => one.data());

it('a report arrives at the desk with our file and line', async () => {
  expect(stack).toMatch(/https:\/\/crema\.example\/assets\/app-x7\.js:\d+:\d+/);
  expect(await send()).toEqual({ kept: true });
  const [found, ...more] = await desk.readErrors();
  expect(more).toEqual([]);
  expect(found).toMatchObject({ build: 'b7', path: '/statistics', settled: false, stack });
  expect(found?.place).toMatch(new RegExp(`^src/app/spill\\.ts:${LINE}:`));
  expect(found?.frames[0]).toBe(found?.place);
  await desk.settleError(found!.key);
  expect(await desk.readErrors()).toEqual([]);
  await desk.settleError(found!.key, false);
  expect(await desk.readErrors()).toHaveLength(1);
});

it('is taken from everybody over the wire, the same one once, and names no sender', async () => {
  for (const who of [stranger(), await newPlayer()]) {
    expect(await who.call<ReportErrorReply>('reportError', request())).toEqual({ kept: true });
  }
  const [found, ...more] = await kept();
  expect(more).toEqual([]);
  expect(Object.keys(found!).toSorted()).toEqual([
    ...['agent', 'at', 'build', 'frames', 'message', 'path', 'place', 'settled', 'stack', 'until'],
  ]);
});

it('of an unknown build is kept as the browser has written it', async () => {
  await send({ build: 'older' });
  expect(await kept()).toMatchObject([{ frames: [], place: stack.split('\n')[0] }]);
});

it('has a heading that an editor can read, however long its first line is', async () => {
  await send({ build: 'older', stack: `Error: ${'x'.repeat(3_900)}` });
  const [found] = await kept();
  expect(found!.place).toHaveLength(200);
  expect(found!.stack).toHaveLength(3_907);
});

describe('a flood', () => {
  it('of one file leaves room for others, whatever its columns', async () => {
    for (let i = 0; i < MOST_ERRORS_OF_A_FILE; i++) {
      const elsewhere = stack.replace(/(app-x7\.js:\d+):\d+/, `$1:${i + 1}`);
      await send({ key: keyOf(i), stack: elsewhere });
    }
    expect(new Set((await kept()).map(({ place }) => place)).size).toBeGreaterThan(1);
    expect(await send({ key: keyOf('more') })).toEqual({ kept: false });
    expect(await send({ key: keyOf('other'), stack: 'Another error' })).toEqual({ kept: true });
    expect(await send({ key: keyOf('more') }, NOON + DAY_MS)).toEqual({ kept: true });
  });

  it('of places that cannot be resolved is one place', async () => {
    for (let i = 0; i < MOST_ERRORS_OF_A_FILE; i++) {
      await send({ key: keyOf(i), stack: `Invented ${i}` });
    }
    expect(await send({ key: keyOf('more'), stack: 'Invented too' })).toEqual({ kept: false });
    expect(await send({ key: keyOf('own') })).toEqual({ kept: true });
  });

  it('fills no more than the day’s room', async () => {
    const day = latestDateOnEarth(NOON);
    await db.doc('limits/errors').set({ day, kept: MOST_ERRORS_A_DAY, of: {} });
    expect(await send()).toEqual({ kept: false });
    expect(await kept()).toEqual([]);
  });

  it('of calls is not looked at', async () => {
    const at = NOON + 5 * DAY_MS;
    const day = latestDateOnEarth(at);
    await db.doc(ERROR_CALLS_LIMIT).set({ day, kept: MOST_ERROR_CALLS_A_DAY });
    expect(await send({}, at)).toEqual({ kept: false });
  });
});
