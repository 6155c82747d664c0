/** The contract of storage for plays that travel between an account's devices, as tests. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CivilDate } from '../../src/daily/date.ts';
import type { FinalMoves } from '../../src/games/contract/game.ts';
import type { Json } from '../../src/lib/json.ts';
import type { Account } from '../../src/storage/entities.ts';
import type { KeptPlay } from '../../src/storage/monthOfPlays.ts';
import type { Storage } from '../../src/storage/port.ts';

const ANNA: Account = { uid: 'anna', email: 'anna@example.com', config: { projectId: 'x' } };
const AT = 1_764_360_000_000;
const GAME = 'yearly-daily';
const ID = '2025-11-20';
const RESULT: Json = [95_000, 1, 0.1];
const LOG: Json = [[1000, 0, { lay: 1 }]];
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((n): FinalMoves => [[{ lay: n }]]) as [
  FinalMoves,
  FinalMoves,
  FinalMoves,
];
const PLAY: KeptPlay = {
  ...{ game: GAME, id: ID },
  play: { result: RESULT, hash: 'f00d', log: LOG, ending: FIRST, finishedAt: AT },
  ways: [],
};

export function playsContract(name: string, open: () => Storage | Promise<Storage>): void {
  describe(`${name}: plays of several devices`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
      await storage.putAccount(ANNA);
    });
    afterEach(() => storage.close());

    const finish = (log: { readonly log?: Json } = { log: LOG }) =>
      storage.finish({
        ...{ game: GAME, id: ID, result: RESULT, openedOn: '2025-11-20', finishedAt: AT },
        ...{ hash: 'f00d', ending: FIRST, ...log },
      });
    /** The result comes from the server, without its play. */
    const receive = (result = RESULT, id = ID) =>
      storage.takeFromServer(
        { results: [{ game: GAME, id, result, openedLate: null }], profile: {} },
        AT,
      );
    const unsent = () => storage.readUnsentPlays();
    const send = async () => storage.markPlaysSent(await unsent());

    it('a finished puzzle is unsent until it is marked', async () => {
      expect(await unsent()).toEqual([]);
      await finish();
      expect(await unsent()).toEqual([PLAY]);
      await send();
      expect(await unsent()).toEqual([]);
    });

    it('results without a play or final boards have nothing to send', async () => {
      await receive();
      expect(await unsent()).toEqual([]);
    });

    it('of a result that was not timed, the final boards are sent as a way', async () => {
      await finish({});
      expect(await unsent()).toEqual([{ game: GAME, id: ID, ways: [FIRST] }]);
    });

    it('of a result that another device was first with, too, and its play takes the place', async () => {
      await finish();
      const other: Json = [80_000, 0, 0.1];
      await receive(other);
      expect(await unsent()).toEqual([{ game: GAME, id: ID, ways: [FIRST] }]);
      await send();
      expect(await storage.readLackingPlays('2025-01-01')).toHaveLength(1);
      const play = { ...PLAY.play!, result: other, ending: SECOND };
      await storage.takePlays([{ ...PLAY, play, ways: [FIRST] }]);
      expect(await storage.readPlays([{ game: GAME, id: ID, result: other }])).toHaveLength(1);
      expect(await storage.readResult(GAME, ID)).toMatchObject({ ending: SECOND, ways: [FIRST] });
      expect(await unsent()).toEqual([]);
    });

    it('a way makes it unsent again', async () => {
      await finish();
      await send();
      await storage.addWay(GAME, ID, SECOND);
      expect(await unsent()).toEqual([{ ...PLAY, ways: [SECOND] }]);
      await send();
      expect(await unsent()).toEqual([]);
    });

    it('a way found while the play was sent is sent afterwards', async () => {
      await finish();
      const sending = await unsent();
      await storage.addWay(GAME, ID, SECOND);
      await storage.markPlaysSent(sending);
      expect(await unsent()).toMatchObject([{ ways: [SECOND] }]);
    });

    it('a result of the server lacks its play until that comes', async () => {
      await receive();
      const lacking = (since: CivilDate = '2025-11-20') => storage.readLackingPlays(since);
      expect(await lacking()).toEqual([{ game: GAME, id: ID }]);
      expect(await lacking('2025-11-21')).toEqual([]);
      await storage.takePlays([{ ...PLAY, ways: [SECOND] }]);
      expect(await lacking()).toEqual([]);
      expect((await storage.readPlays([{ game: GAME, id: ID, result: RESULT }]))[0]).toMatchObject({
        log: LOG,
      });
      expect(await storage.readResult(GAME, ID)).toMatchObject({ ending: FIRST, ways: [SECOND] });
      expect(await unsent()).toEqual([]);
    });

    it('a result of the server was finished when its play says, if it says so', async () => {
      const { finishedAt: _, ...older } = PLAY.play!;
      await receive();
      await storage.takePlays([{ ...PLAY, play: older }]);
      expect((await storage.readResult(GAME, ID))?.finishedAt).toBeNull();
      await storage.takePlays([PLAY]);
      expect((await storage.readResult(GAME, ID))?.finishedAt).toBe(AT);
      expect(await storage.readResult(GAME, ID)).toHaveProperty('elsewhere');
      // The first time that is known stands.
      await storage.takePlays([{ ...PLAY, play: { ...older, finishedAt: AT + 1 } }]);
      expect((await storage.readResult(GAME, ID))?.finishedAt).toBe(AT);
    });

    it('the time of finishing is that of the result that stands', async () => {
      await finish();
      const other: Json = [80_000, 0, 0.1];
      await receive(other);
      const play = { ...PLAY.play!, result: other, finishedAt: AT - 86_400_000 };
      await storage.takePlays([{ ...PLAY, play }]);
      expect((await storage.readResult(GAME, ID))?.finishedAt).toBe(AT - 86_400_000);
    });

    it('a way stands in for final boards that are missing', async () => {
      await receive();
      await storage.takePlays([{ game: GAME, id: ID, ways: [SECOND, THIRD] }]);
      expect(await storage.readResult(GAME, ID)).toMatchObject({ ending: SECOND, ways: [THIRD] });
      expect(await unsent()).toEqual([]);
    });

    it('a play of another result is not taken, nor one of a puzzle that is not finished', async () => {
      await storage.takePlays([PLAY]);
      expect(await unsent()).toEqual([]);
      await receive([80_000, 0, 0.1]);
      await storage.takePlays([PLAY]);
      expect(await storage.readPlays([{ game: GAME, id: ID, result: RESULT }])).toEqual([]);
      expect((await storage.readResult(GAME, ID))?.ending).toBeUndefined();
    });

    it('ways of both devices are joined, and what the server lacks is sent', async () => {
      await finish();
      await storage.addWay(GAME, ID, SECOND);
      await storage.takePlays([{ ...PLAY, ways: [THIRD] }]);
      expect((await storage.readResult(GAME, ID))?.ways).toEqual([SECOND, THIRD]);
      expect(await unsent()).toMatchObject([{ ways: [SECOND, THIRD] }]);
      await send();
      await storage.takePlays([{ ...PLAY, ways: [SECOND, THIRD] }]);
      expect(await unsent()).toEqual([]);
    });

    it('a play of another device is kept as long as it would be asked for', async () => {
      await storage.takeFromServer(
        {
          results: [
            { game: GAME, id: ID, result: RESULT, openedLate: null },
            { game: GAME, id: '2025-11-19', result: [80_000, 0, 0.1], openedLate: null },
          ],
          profile: {},
        },
        AT,
      );
      // The other device's clock was wrong.
      await storage.takePlays([{ ...PLAY, play: { ...PLAY.play!, finishedAt: 0 } }]);
      const inDays = (days: number) => Date.UTC(2025, 10, 20) + days * 86_400_000;
      await storage.purge({}, inDays(390));
      expect(await storage.readPlays([{ game: GAME, id: ID, result: RESULT }])).toHaveLength(1);
      await storage.purge({}, inDays(410));
      expect(await storage.readPlays([{ game: GAME, id: ID, result: RESULT }])).toEqual([]);
    });
  });
}
