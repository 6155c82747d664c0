/**
 * The contract of `Server` (src/sync/ports.ts) as tests, run on the in-memory server and on
 * Firebase on the emulators.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeaderboardInfo } from '../../src/protocol/leaderboardInfo.ts';
import { KEPT_DAYS, type SittingFields } from '../../src/sittings/document.ts';
import type { ResultMaps, Server } from '../../src/sync/ports.ts';

export interface ServerUnderTest {
  /** A server for a signed-in player without a profile. */
  readonly server: Server;
  /** A server for a signed-out player. */
  readonly signedOut: Server;
  /** A server of another player, asked with this player’s session. */
  readonly foreign: Server;
}

const INFO: LeaderboardInfo = {
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'bean',
  avatarColor: 'teal',
};
const OTHER_INFO: LeaderboardInfo = { ...INFO, leaderboardName: 'Snug Latte' };
/**
 * A result of the puzzle, different from the results of other puzzles, as the database rules check
 * equal results only once.
 */
const timesOf = (id: string) => [35_000 + Number(id), 110_000, 240_000, 400_000];
const times = (...ids: string[]): ResultMaps => ({
  sudokuShiftTimes: Object.fromEntries(ids.map((id) => [id, timesOf(id)])),
});
const status = (name: string) => expect.objectContaining({ name: 'ServerError', status: name });

/**
 * Defines the tests.
 * @param open creates two new players per call.
 */
export function serverContract(name: string, open: () => Promise<ServerUnderTest>): void {
  describe(`${name}: the server contract`, () => {
    let server: Server;
    let under: ServerUnderTest;
    beforeEach(async () => {
      under = await open();
      ({ server } = under);
    });
    const mapsOf = async () => (await server.readProfile())?.sudokuShiftTimes;

    it('tells who is signed in', async () => {
      expect(await server.isSignedIn()).toBe(true);
      for (const one of [under.signedOut, under.foreign])
        expect(await one.isSignedIn()).toBe(false);
    });

    it('tells that an account is not deleted, whoever asks', async () => {
      for (const asked of [server, under.signedOut]) expect(await asked.isDeleted()).toBe(false);
    });

    it('has nothing at first, and makes a whole profile', async () => {
      expect(await server.readProfile()).toBeNull();
      expect(await server.readSettings()).toBeNull();
      expect(await server.readPlays('yearly-daily~2026-11')).toBeNull();
      await server.createProfile(INFO);
      expect(await server.readProfile()).toMatchObject({
        ...INFO,
        email: expect.stringContaining('@example.com'),
        sudokuShiftTimes: {},
        yearlyDailyScores: {},
        crossnumberTimes: {},
        geografindGuesses: {},
        royalFamilyTimes: {},
      });
    });

    it('making it again changes nothing', async () => {
      await server.createProfile(INFO);
      await server.storeResults(times('3'), {});
      await server.createProfile(OTHER_INFO);
      expect(await server.readProfile()).toMatchObject({ ...INFO, ...times('3') });
    });

    it('adds results to those that are there, in all maps', async () => {
      await server.createProfile(INFO);
      await server.storeResults(times('3', '4'), { 'sudoku-shift/4': '2026-01-31' });
      await server.storeResults(
        { ...times('5'), yearlyDailyScores: { '08_09_2025': [95_000, 1, 0.1] } },
        { 'yearly-daily/2025-08-09': '2026-01-31' },
      );
      expect(await server.readProfile()).toMatchObject({
        ...times('3', '4', '5'),
        yearlyDailyScores: { '08_09_2025': [95_000, 1, 0.1] },
        openedLate: { 'sudoku-shift/4': '2026-01-31', 'yearly-daily/2025-08-09': '2026-01-31' },
      });
    });

    it('storing the same result again changes nothing', async () => {
      await server.createProfile(INFO);
      await server.storeResults(times('3'), {});
      await server.storeResults(times('3'), {});
      expect(await mapsOf()).toEqual({ 3: timesOf('3') });
    });

    it('never changes a complete result', async () => {
      await server.createProfile(INFO);
      await server.storeResults(times('3'), {});
      const other = { sudokuShiftTimes: { 3: [1, 2, 3, 4], 4: timesOf('4') } };
      await expect(server.storeResults(other, {})).rejects.toEqual(status('permission-denied'));
      expect(await mapsOf()).toEqual({ 3: timesOf('3') });
    });

    it('takes twenty results at once and not more', async () => {
      await server.createProfile(INFO);
      const ids = Array.from({ length: 21 }, (_, i) => String(i + 1));
      await server.storeResults(times(...ids.slice(1)), {});
      expect(Object.keys((await mapsOf()) as object)).toHaveLength(20);
      const more = ids.map((id) => String(Number(id) + 100));
      await expect(server.storeResults(times(...more), {})).rejects.toEqual(
        status('permission-denied'),
      );
      await expect(server.insertLeaderboardGames(times(...ids), {})).rejects.toEqual(
        status('invalid-argument'),
      );
    });

    it('keeps to the player’s own', async () => {
      const { foreign, signedOut } = under;
      // `unauthenticated` is not a refusal of the result: after the right sign-in it can be sent,
      // so the sync must not set it aside for good.
      const asking = (asked: Server): readonly Promise<unknown>[] => [
        asked.readProfile(),
        asked.storeResults(times('3'), {}),
        asked.insertLeaderboardGames(times('3'), {}),
        asked.readSettings(),
        asked.writeSettings({ settings: { hand: 'left' }, tried: [] }),
        asked.readPlays('yearly-daily~2026-11'),
        asked.writePlays('yearly-daily~2026-11', { plays: {}, ways: [] }),
        asked.listSittings(null),
        asked.readSitting('geografind~41'),
        asked.deleteSittings(['geografind~41']),
      ];
      const asked = [...asking(foreign), ...asking(signedOut)];
      const created = foreign.createProfile(INFO);
      for (const one of await Promise.allSettled([...asked, created])) {
        expect(one).toEqual({ status: 'rejected', reason: status('unauthenticated') });
      }
    });

    it('ranks nothing that the profile does not hold: it may be tried again', async () => {
      await server.createProfile(INFO);
      const insert = () => server.insertLeaderboardGames(times('3'), {});
      expect(await insert()).toMatchObject({ accepted: [], refused: [{ status: 'aborted' }] });
      await server.storeResults(times('3'), {});
      expect(await insert()).toMatchObject({ accepted: [{ key: '3' }], refused: [] });
    });

    it('ranks what it can, repeatedly, and says what it cannot', async () => {
      await server.createProfile(INFO);
      await server.storeResults(times('3'), {});
      const mixed = { ...times('3', '9000') };
      for (let i = 0; i < 2; i++) {
        const reply = await server.insertLeaderboardGames(mixed, {});
        expect(reply.accepted).toMatchObject([{ map: 'sudokuShiftTimes', key: '3' }]);
        expect(reply.refused).toMatchObject([
          { map: 'sudokuShiftTimes', key: '9000', message: expect.stringMatching(/\.$/) },
        ]);
      }
    });

    describe('settings', () => {
      beforeEach(async () => {
        await server.createProfile(INFO);
      });

      it('are written field by field, and games added', async () => {
        await server.writeSettings({
          settings: { hand: 'left', hideTimer: true },
          tried: ['geografind'],
        });
        await server.writeSettings({ settings: { hand: 'right' }, tried: ['sudoku-shift'] });
        await server.writeSettings({ settings: { units: 'miles' }, tried: [] });
        expect(await server.readSettings()).toMatchObject({
          hand: 'right',
          hideTimer: true,
          units: 'miles',
          tried: { geografind: true, 'sudoku-shift': true },
        });
      });
    });

    describe('plays', () => {
      const NAME = 'yearly-daily~2026-11';
      beforeEach(async () => {
        await server.createProfile(INFO);
      });
      const play = (text: string) => JSON.stringify({ result: [1, 1, 0.1], text });

      it('are replaced one by one, and ways added, each once', async () => {
        const first = { '2026-11-20': play('one'), '2026-11-21': play('two') };
        await server.writePlays(NAME, { plays: first, ways: [] });
        const changed = { '2026-11-21': play('three') };
        await server.writePlays(NAME, { plays: changed, ways: ['2026-11-21 [[1]]'] });
        const ways = ['2026-11-21 [[1]]', '2026-11-21 [[2]]'];
        await server.writePlays(NAME, { plays: changed, ways });
        expect(await server.readPlays(NAME)).toMatchObject({
          plays: { ...first, ...changed },
          ways,
        });
      });

      it('ways are told of where the settings are, which stay', async () => {
        const told = async () =>
          ((await server.readSettings())?.ways ?? {}) as Record<string, unknown>;
        await server.writeSettings({ settings: { hand: 'left' }, tried: ['geografind'] });
        await server.writePlays(NAME, { plays: { '2026-11-20': play('one') }, ways: [] });
        expect(await told()).toEqual({});
        const month = { plays: { '2026-11-20': play('one') }, ways: ['2026-11-20 [[1]]'] };
        await server.writePlays(NAME, month);
        const before = (await told())[NAME];
        expect(before).toEqual({ timestamp: expect.any(String) });
        await server.writePlays(NAME, { ...month, ways: ['2026-11-20 [[2]]'] });
        expect((await told())[NAME]).not.toEqual(before);
        const settings = await server.readSettings();
        expect(settings).toMatchObject({ hand: 'left', tried: { geografind: true } });
      });
    });

    describe('unfinished games', () => {
      const NAME = 'geografind~41';
      const fields = (text: string): SittingFields => ({
        games: [JSON.stringify({ openedOn: '2025-11-28', session: { text }, progress: 0.5 })],
        choice: 0,
        isForked: false,
      });
      beforeEach(async () => {
        await server.createProfile(INFO);
      });
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const write = (text: string, updateTime: string | null, name = NAME) =>
        server.writeSitting(name, fields(text), inDays(KEPT_DAYS), updateTime);

      it('are none at first, and the server tells its time', async () => {
        const { documents, readAt } = await server.listSittings(null);
        expect(documents).toEqual([]);
        expect(Date.parse(readAt)).toBeGreaterThan(0);
        expect(await server.readSitting(NAME)).toBeNull();
      });

      it('are read as they were written', async () => {
        const updateTime = await write('one', null);
        const found = await server.readSitting(NAME);
        expect(found).toMatchObject({ name: NAME, updateTime, data: fields('one') });
        const { documents } = await server.listSittings(null);
        expect(documents).toMatchObject([{ name: NAME, updateTime, data: fields('one') }]);
      });

      it('are overwritten only by a device that has seen them', async () => {
        const first = await write('one', null);
        expect(await write('two', null)).toBeNull();
        const second = await write('two', first);
        expect(second).not.toBeNull();
        expect(await write('three', first)).toBeNull();
        expect((await server.readSitting(NAME))?.data).toMatchObject(fields('two'));
      });

      it('are listed from a time on, the earliest first', async () => {
        await write('one', null);
        await write('two', null, 'geografind~42');
        await write('three', null, 'geografind~43');
        const { documents } = await server.listSittings(null);
        const names = documents.map(({ name }) => name);
        expect(names).toEqual([NAME, 'geografind~42', 'geografind~43']);
        const later = await server.listSittings(documents[1]!.at);
        expect(later.documents.map(({ name }) => name)).toEqual(['geografind~43']);
      });

      it('go with the result that ends them, and not without it', async () => {
        await write('one', null);
        await write('two', null, 'geografind~42');
        await server.storeResults(times('3'), {});
        const other = { sudokuShiftTimes: { 3: [1, 2, 3, 4] } };
        await expect(server.storeResults(other, {}, [NAME])).rejects.toEqual(
          status('permission-denied'),
        );
        expect(await server.readSitting(NAME)).not.toBeNull();
        await server.storeResults(times('4'), {}, [NAME, 'geografind~99']);
        expect(await server.readSitting(NAME)).toBeNull();
        expect(await server.readSitting('geografind~42')).not.toBeNull();
        expect(await mapsOf()).toEqual({ 3: timesOf('3'), 4: timesOf('4') });
      });

      it('can be deleted, and then begin anew', async () => {
        const first = await write('one', null);
        await server.deleteSittings([NAME, 'geografind~99']);
        expect(await server.readSitting(NAME)).toBeNull();
        expect(await write('two', first)).toBeNull();
        expect(await write('two', null)).not.toBeNull();
      });
    });
  });
}
