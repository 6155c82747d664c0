/** The contract of storage for games that travel between an account's devices, as tests. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CivilDate } from '../../src/daily/date.ts';
import type { Json } from '../../src/lib/json.ts';
import type { Branch } from '../../src/sittings/branch.ts';
import {
  LONGEST_GAME,
  makeSittingFields,
  type SittingDocument,
} from '../../src/sittings/document.ts';
import { type Sitting, sittingOf } from '../../src/sittings/merge.ts';
import { makeBackup, restoreBackup } from '../../src/storage/backup.ts';
import type { Account, ProgressRow } from '../../src/storage/entities.ts';
import { SITTINGS_READ } from '../../src/storage/keys.ts';
import type { Storage } from '../../src/storage/port.ts';

const ANNA: Account = { uid: 'anna', email: 'anna@example.com', config: { projectId: 'x' } };
const GAME = 'geografind';
const ID = '41';
const AT = 1_764_360_000_000;
const FINISHED = {
  game: GAME,
  id: ID,
  result: ['FR', 'DE', 'win'],
  openedOn: '2025-11-28',
  finishedAt: AT,
} as const;

/** A saved game whose moves are the letters of a word, one second apart. */
export const savedGame = (word: string, since = 0): Json => ({
  version: 2,
  hash: 'f00d',
  log: [...word].map((letter) => [1000, 0, { letter }]),
  since,
  paid: [[]],
});

/** The moves of a saved game, as `savedGame` takes them. */
export const wordOf = (session: Json): string =>
  (session as { log: [number, number, { letter: string }][] }).log
    .map(([, , { letter }]) => letter)
    .join('');

const branch = (word: string, openedOn: CivilDate = '2025-11-28'): Branch => ({
  openedOn,
  session: savedGame(word),
  progress: word.length / 10,
});

function document(
  sitting: Sitting | string,
  updateTime = '2025-11-28T10:00:00.000001Z',
): SittingDocument {
  const whole = typeof sitting === 'string' ? sittingOf(branch(sitting)) : sitting;
  return { name: `${GAME}~${ID}`, updateTime, data: { ...makeSittingFields(whole) } };
}

const row = (word: string, changes: Partial<ProgressRow> = {}): ProgressRow => ({
  game: GAME,
  id: ID,
  ...branch(word),
  updatedAt: AT,
  counter: word.length,
  ...changes,
});

export function sittingsContract(name: string, open: () => Storage | Promise<Storage>): void {
  describe(`${name}: games of several devices`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
      await storage.putAccount(ANNA);
    });
    afterEach(() => storage.close());

    const take = (given: SittingDocument, readAt: string | null = null) =>
      storage.takeSittings([given], AT, readAt);
    const words = async () => {
      const found = await storage.readSitting(GAME, ID);
      if (found === null) return null;
      const others = found.others.map(({ session }) => wordOf(session)).sort();
      return [wordOf(found.current.session), others, found.isForked];
    };
    const choose = (word: string) => storage.chooseGame(GAME, ID, savedGame(word), AT);
    const unsent = () => storage.readUnsentSittings();
    const progress = () => storage.readProgress(GAME, ID);

    it('a game from another device can be gone on with here', async () => {
      await take(document('abc'), '2025-11-28T11:00:00Z');
      expect(await progress()).toMatchObject({
        openedOn: '2025-11-28',
        session: savedGame('abc'),
        progress: 0.3,
        elsewhere: { playedMs: 3000 },
      });
      expect(await storage.listProgress()).toHaveLength(1);
      expect(await storage.getMeta(SITTINGS_READ)).toBe('2025-11-28T11:00:00Z');
      expect(await unsent()).toEqual([]);
    });

    it('a game of one’s own is sent once, and again after a move', async () => {
      await storage.writeProgress(row('ab'));
      const [first] = await unsent();
      expect(first).toMatchObject({ game: GAME, id: ID, updateTime: null });
      const sent = { game: GAME, id: ID, updateTime: 'T1', sent: first!.mark } as const;
      await storage.markSittings([sent]);
      expect(await unsent()).toEqual([]);
      await storage.writeProgress(row('abc'));
      expect(await unsent()).toMatchObject([{ updateTime: 'T1' }]);
    });

    it('a move made while the game was being sent is still to be sent', async () => {
      await storage.writeProgress(row('ab'));
      const [first] = await unsent();
      await storage.writeProgress(row('abc'));
      const sent = { game: GAME, id: ID, updateTime: 'T1', sent: first!.mark } as const;
      await storage.markSittings([sent]);
      expect(await unsent()).toHaveLength(1);
    });

    it('time alone that was spent over the board is sent by the minute', async () => {
      await take(document('ab'));
      await storage.writeProgress(row('ab', { session: savedGame('ab', 59_000) }));
      expect(await unsent()).toEqual([]);
      const later = { session: savedGame('ab', 61_000), updatedAt: AT + 1 };
      await storage.writeProgress(row('ab', later));
      expect(await unsent()).toHaveLength(1);
    });

    it('puzzles that were only viewed, and games too long for the server, are not sent', async () => {
      await storage.writeProgress(row('', { looked: true }));
      expect(await unsent()).toEqual([]);
      const long = {
        ...row('a'),
        session: { ...(savedGame('a') as object), x: 'x'.repeat(LONGEST_GAME) },
      };
      await storage.writeProgress(long);
      expect(await unsent()).toEqual([]);
    });

    it('a view of the puzzle gives way to the begun game, and its day counts', async () => {
      const looked = { looked: true, openedOn: '2025-11-20', counter: 7 } as const;
      await storage.writeProgress(row('', looked));
      await take(document('ab'));
      expect(await words()).toEqual(['ab', [], false]);
      expect(await progress()).toMatchObject({ openedOn: '2025-11-20' });
      expect(await progress()).not.toHaveProperty('looked');
    });

    it('the longer of two logs stands, and an open page notices it', async () => {
      await storage.writeProgress(row('ab', { counter: 9 }));
      await take(document('abcd'));
      expect(await words()).toEqual(['abcd', [], false]);
      expect((await progress())?.counter).toBeGreaterThan(9);
      await take(document('ab', 'T0'));
      expect(await words()).toEqual(['abcd', [], false]);
      expect(await unsent()).toHaveLength(1);
    });

    it('moves on both sides stay side by side until the player chooses', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('ac'));
      expect(await words()).toEqual(['ab', ['ac'], true]);
      expect(await progress()).toMatchObject({ isForked: true });
      expect(await progress()).not.toHaveProperty('elsewhere');
      // The server gets both, and the fork stays open.
      expect(await unsent()).toMatchObject([{ sitting: { isForked: true, others: [{}] } }]);
      await choose('ac');
      expect(await words()).toEqual(['ac', ['ab'], false]);
      expect(await progress()).not.toHaveProperty('isForked');
      await choose('ab');
      expect(await words()).toEqual(['ab', ['ac'], false]);
      expect(await unsent()).toMatchObject([{ sitting: { choice: 2 } }]);
      // To stay with the game that is played anyway is no choice, and wakes no open page.
      const before = await progress();
      await choose('ab');
      expect(await progress()).toEqual(before);
      expect(await unsent()).toMatchObject([{ sitting: { choice: 2 } }]);
    });

    it('two choices since the devices last agreed are a fork, however often each has chosen', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('xy', 'T1'));
      for (const word of ['xy', 'ab', 'xy', 'ab']) await choose(word);
      const chosen = { ...sittingOf(branch('xy')), others: [branch('ab')], choice: 1 };
      await take(document(chosen, 'T2'));
      expect(await words()).toEqual(['ab', ['xy'], true]);
    });

    it('the day of opening alone wakes no open page, and is kept by its saves', async () => {
      await storage.writeProgress(row('abc', { counter: 3 }));
      const early = { ...sittingOf(branch('ab', '2025-11-20')) };
      await take(document(early));
      expect(await progress()).toMatchObject({ openedOn: '2025-11-20', counter: 3 });
      await storage.writeProgress(row('abcd', { counter: 4 }));
      expect(await progress()).toMatchObject({ openedOn: '2025-11-20', counter: 4 });
    });

    it('a game that was lost on the device does not overwrite the server’s', async () => {
      await take(document('abc', 'T1'));
      // Finishing takes the saved game away, and leaves what is known of the document.
      await storage.finish(FINISHED);
      await storage.writeProgress(row('q'));
      expect(await unsent()).toMatchObject([{ updateTime: null }]);
    });

    it('a game without a log stays on its device', async () => {
      const old = { version: 1, current: 0, boards: [] };
      await storage.writeProgress(row('', { session: old }));
      expect(await unsent()).toEqual([]);
      expect(await progress()).toMatchObject({ session: old });
    });

    it('a page that does not know of the fork may save, and closes it not', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('ac'));
      await storage.writeProgress(row('abd', { counter: 50 }));
      expect(await words()).toEqual(['abd', ['ac'], true]);
    });

    it('a move that was in flight when another device’s game came is not lost', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('abc'));
      await storage.writeProgress(row('abx', { counter: 3 }));
      expect(await words()).toEqual(['abx', ['abc'], true]);
      // A page that has saved more than once since.
      await choose('abc');
      await storage.writeProgress(row('abxyzuvw', { counter: 80 }));
      expect(await words()).toEqual(['abxyzuvw', ['abc'], true]);
    });

    it('neither is one that a closed page left in its log', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('abcd'));
      await storage.importPlayerData({ results: [], progress: [row('abx')] }, AT);
      expect(await words()).toEqual(['abx', ['abcd'], true]);
    });

    it('going on here makes it a game of this device', async () => {
      await take(document('ab'));
      await storage.writeProgress(row('abc', { counter: 4 }));
      expect(await progress()).not.toHaveProperty('elsewhere');
      expect(await words()).toEqual(['abc', [], false]);
    });

    it('a finished puzzle takes no game, and names its document to be deleted', async () => {
      await storage.finish(FINISHED);
      expect(await storage.readEndedSittings()).toEqual([]);
      await take(document('ab'));
      expect(await progress()).toBeNull();
      expect(await storage.readEndedSittings()).toMatchObject([{ game: GAME, id: ID }]);
      await storage.dropSittings([{ game: GAME, id: ID }]);
      expect(await storage.readEndedSittings()).toEqual([]);
    });

    it('finishing here ends a game that came from elsewhere', async () => {
      await take(document('ab'));
      await storage.finish(FINISHED);
      expect(await unsent()).toEqual([]);
      expect(await words()).toBeNull();
      expect(await storage.readEndedSittings()).toMatchObject([{ game: GAME, id: ID }]);
    });

    it('a document that this version cannot read changes nothing', async () => {
      await storage.writeProgress(row('ab'));
      const games = [JSON.stringify({ openedOn: 'soon', session: {}, progress: 2 })];
      for (const data of [
        {},
        { games: 'x', choice: 0 },
        { games, choice: 0 },
        { games: [], choice: 0 },
      ]) {
        await take({ name: `${GAME}~${ID}`, updateTime: 'T', data });
      }
      for (const strange of [`${GAME}~x`, 'chess~1', GAME, `${GAME}~41~2`]) {
        await take({ ...document('xy'), name: strange });
      }
      expect(await words()).toEqual(['ab', [], false]);
    });

    it('a backup holds the other games as well, and a device takes them in once', async () => {
      await storage.writeProgress(row('ab'));
      await take(document('ac'));
      const text = makeBackup(await storage.exportPlayerData(), AT);
      storage.close();
      storage = await open();
      for (let i = 0; i < 2; i++) {
        expect(await restoreBackup(storage, text, AT)).toMatchObject({ value: { rejected: [] } });
        expect(await words()).toEqual(['ab', ['ac'], true]);
      }
      const broken = text.replace('"otherGames":[', '"otherGames":[{"game":"chess"},5,');
      const restored = await restoreBackup(storage, broken, AT);
      const places = ['otherGames/0', 'otherGames/1'].map((place) => ({ place }));
      expect(restored).toMatchObject({ value: { rejected: places } });
      expect(await words()).toEqual(['ab', ['ac'], true]);
    });

    it('a backup’s longer game stays beside the player’s own, even without an account', async () => {
      await storage.putAccount(null);
      await storage.writeProgress(row('abcd'));
      const text = makeBackup(await storage.exportPlayerData(), AT);
      storage.close();
      storage = await open();
      await storage.writeProgress(row('xy'));
      await restoreBackup(storage, text, AT);
      expect(await words()).toEqual(['abcd', ['xy'], true]);
      await choose('xy');
      expect(await words()).toEqual(['xy', ['abcd'], false]);
    });

    it('of a puzzle that was not begun there is nothing to choose', async () => {
      expect(await storage.readSitting(GAME, ID)).toBeNull();
      await choose('ab');
      expect(await progress()).toBeNull();
      await storage.writeProgress(row('ab'));
      await choose('xy');
      expect(await words()).toEqual(['ab', [], false]);
    });
  });
}
