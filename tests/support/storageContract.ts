/** What every storage does, whatever it stands on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameId } from '../../src/games/game.ts';
import type { Json } from '../../src/lib/json.ts';
import type { FinishedPuzzle, GameResult, ProgressRow, Storage } from '../../src/storage/port.ts';

/** A complete result of each game, and another one for the same puzzle. */
const RESULTS: readonly [GameId, string, complete: Json, other: Json, incomplete: Json][] = [
  ['sudoku-shift', '12', [61000, 120500, 300000, 420000], [1, 2, 3, 4], [61000, 120500]],
  ['yearly-daily', '2026-11-20', [95000, 1, 0.1], [80000, 0, 0.1], [95000, 1]],
  ['crossnumber', '3', [1234567, 1], [1, 1], [1234567, 0]],
  ['geografind', '41', ['FR', 'DE', 'win'], ['FR', 'loss'], ['FR', 'DE']],
  ['royal-family', '7', [456789, 1], [1, 1], [456789, 0]],
];

export function finished(changes: Partial<FinishedPuzzle> = {}): FinishedPuzzle {
  return {
    game: 'geografind',
    id: '41',
    result: ['FR', 'DE', 'win'],
    openedOn: '2025-11-28',
    finishedAt: 1_764_360_000_000,
    owner: null,
    ...changes,
  };
}

export function progressOf(changes: Partial<ProgressRow> = {}): ProgressRow {
  return {
    game: 'geografind',
    id: '41',
    openedOn: '2025-11-28',
    session: { moves: [{ guess: 'FR' }], ms: 4200 },
    progress: 0.25,
    updatedAt: 1_764_350_000_000,
    ...changes,
  };
}

function imported(changes: Partial<GameResult> = {}): GameResult {
  return {
    game: 'geografind',
    id: '41',
    result: ['FR', 'DE', 'win'],
    openedOn: null,
    finishedAt: null,
    ...changes,
  };
}

/** @param open an empty storage, of its own for every call. */
export function storageContract(name: string, open: () => Storage | Promise<Storage>): void {
  describe(`${name}: the storage contract`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    describe.each(RESULTS)('results of %s', (game, id, complete, other, incomplete) => {
      const puzzle = finished({ game, id, result: complete });

      it('finishing stores the result, queues it and clears progress', async () => {
        await storage.writeProgress(progressOf({ game, id }));
        const outcome = await storage.finish(puzzle);
        const { openedOn, finishedAt } = puzzle;
        const row = { id, result: complete, openedOn, finishedAt };
        expect(outcome).toEqual({ standing: row, added: true });
        expect(await storage.readResult(game, id)).toEqual(row);
        expect(await storage.readResults(game)).toEqual([row]);
        expect(await storage.countResults(game)).toBe(1);
        expect(await storage.readProgress(game, id)).toBeNull();
        expect(await storage.listOutbox()).toEqual([
          {
            key: `${game}/${id}`,
            game,
            id,
            result: complete,
            owner: null,
            stage: 'waiting',
            createdAt: finishedAt,
            attempts: 0,
          },
        ]);
      });

      it('a complete result never changes', async () => {
        const first = await storage.finish(puzzle);
        await storage.removeOutbox([`${game}/${id}`]);
        await storage.writeProgress(progressOf({ game, id }));
        const again = await storage.finish({ ...puzzle, result: other, finishedAt: 9 });
        expect(again).toEqual({ standing: first.standing, added: false });
        expect(await storage.readResult(game, id)).toEqual(first.standing);
        expect(await storage.countOutbox()).toBe(0);
        expect(await storage.readProgress(game, id)).toBeNull();
      });

      it('an incomplete result gives way when the puzzle is finished', async () => {
        await storage.takeServerResults([{ game, id, result: incomplete }]);
        expect((await storage.finish(puzzle)).added).toBe(true);
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        expect(await storage.countOutbox()).toBe(1);
      });

      it('finishing without being finished is refused', async () => {
        await storage.writeProgress(progressOf({ game, id }));
        await expect(storage.finish({ ...puzzle, result: incomplete })).rejects.toThrow(TypeError);
        expect(await storage.readResult(game, id)).toBeNull();
        expect(await storage.readProgress(game, id)).not.toBeNull();
      });

      it('the server wins over a complete result, and nothing else does', async () => {
        await storage.finish(puzzle);
        await storage.takeServerResults([{ game, id, result: incomplete }]);
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        await storage.importPlayerData(
          { results: [imported({ game, id, result: other })], progress: [] },
          { owner: null, at: 5 },
        );
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        await storage.takeServerResults([{ game, id, result: other }]);
        expect(await storage.readResult(game, id)).toEqual({
          id,
          result: other,
          openedOn: puzzle.openedOn,
          finishedAt: puzzle.finishedAt,
        });
        expect(await storage.countOutbox()).toBe(1);
      });

      it('a result from the server ends the unfinished game and queues nothing', async () => {
        await storage.writeProgress(progressOf({ game, id }));
        await storage.takeServerResults([{ game, id, result: incomplete }]);
        expect(await storage.readProgress(game, id)).not.toBeNull();
        await storage.takeServerResults([{ game, id, result: complete }]);
        expect(await storage.readProgress(game, id)).toBeNull();
        expect(await storage.countOutbox()).toBe(0);
      });
    });

    it('keeps games apart', async () => {
      await storage.finish(finished({ game: 'crossnumber', id: '3', result: [5, 1] }));
      expect(await storage.readResult('royal-family', '3')).toBeNull();
      expect(await storage.countResults('royal-family')).toBe(0);
    });

    it('refuses to finish a puzzle that cannot exist', async () => {
      await expect(storage.finish(finished({ id: '041' }))).rejects.toThrow(TypeError);
      await expect(
        storage.finish(finished({ game: 'yearly-daily', id: '41', result: [1, 0, 0.1] })),
      ).rejects.toThrow(TypeError);
    });

    it('finishes once when two tabs finish at the same time', async () => {
      const outcomes = await Promise.all([
        storage.finish(finished()),
        storage.finish(finished({ result: ['IT', 'win'] })),
      ]);
      expect(outcomes.map((outcome) => outcome.added).sort()).toEqual([false, true]);
      expect(outcomes[0]?.standing).toEqual(outcomes[1]?.standing);
      expect(await storage.countOutbox()).toBe(1);
    });

    describe('progress', () => {
      it('is what was written last', async () => {
        await storage.writeProgress(progressOf());
        await storage.writeProgress(progressOf({ progress: 0.5 }));
        expect(await storage.readProgress('geografind', '41')).toEqual(
          progressOf({ progress: 0.5 }),
        );
      });

      it('is listed of one game or of all', async () => {
        const a = progressOf();
        const b = progressOf({ id: '42' });
        const c = progressOf({ game: 'yearly-daily', id: '2026-11-20' });
        for (const row of [a, b, c]) await storage.writeProgress(row);
        expect(await storage.listProgress('geografind')).toHaveLength(2);
        expect(await storage.listProgress('crossnumber')).toEqual([]);
        expect(await storage.listProgress()).toEqual(expect.arrayContaining([a, b, c]));
        await storage.deleteProgress('geografind', '41');
        expect(await storage.listProgress('geografind')).toEqual([b]);
      });

      it('is a copy: changing the object afterwards changes nothing', async () => {
        const session = { moves: [1] };
        await storage.writeProgress(progressOf({ session }));
        session.moves.push(2);
        expect((await storage.readProgress('geografind', '41'))?.session).toEqual({ moves: [1] });
      });
    });

    describe('puzzle cache', () => {
      it('gives back what was written', async () => {
        await storage.writePuzzle('geografind', '41', { answer: 'x' });
        expect(await storage.readPuzzle('geografind', '41')).toEqual({ answer: 'x' });
        expect(await storage.readPuzzle('geografind', '42')).toBeNull();
      });

      it('is purged of finished puzzles, but for the current one', async () => {
        for (const id of ['41', '42', '43']) {
          await storage.writePuzzle('geografind', id, { id });
          if (id !== '43') await storage.finish(finished({ id }));
        }
        await storage.writePuzzle('yearly-daily', '2026-11-20', {});
        await storage.takeServerResults([
          { game: 'yearly-daily', id: '2026-11-20', result: [5, 0, 0.1] },
        ]);
        expect(await storage.purgePuzzles({ geografind: '42' })).toBe(2);
        expect(await storage.readPuzzle('geografind', '41')).toBeNull();
        expect(await storage.readPuzzle('geografind', '42')).toEqual({ id: '42' });
        expect(await storage.readPuzzle('geografind', '43')).toEqual({ id: '43' });
        expect(await storage.readPuzzle('yearly-daily', '2026-11-20')).toBeNull();
        expect(await storage.countResults('geografind')).toBe(2);
      });
    });

    describe('outbox', () => {
      it('lists the oldest first', async () => {
        await storage.finish(finished({ id: '43', finishedAt: 30 }));
        await storage.finish(finished({ id: '41', finishedAt: 10 }));
        await storage.finish(finished({ id: '42', finishedAt: 20 }));
        expect((await storage.listOutbox()).map((row) => row.id)).toEqual(['41', '42', '43']);
      });

      it('changes rows that are there, and only those', async () => {
        await storage.finish(finished());
        const setAside = { code: 'permission-denied', message: 'Not allowed.' };
        await storage.updateOutbox('geografind/41', { stage: 'profile-stored', attempts: 3 });
        await storage.updateOutbox('geografind/41', { setAside });
        await storage.updateOutbox('geografind/99', { attempts: 3 });
        expect(await storage.listOutbox()).toMatchObject([
          { id: '41', stage: 'profile-stored', attempts: 3, setAside },
        ]);
        await storage.updateOutbox('geografind/41', { setAside: null });
        expect((await storage.listOutbox())[0]).not.toHaveProperty('setAside');
        await storage.removeOutbox(['geografind/41', 'geografind/99']);
        expect(await storage.countOutbox()).toBe(0);
        expect(await storage.countResults('geografind')).toBe(1);
      });

      it('gives rows without an owner to whoever signs in, never those of another', async () => {
        await storage.finish(finished({ id: '41', owner: null }));
        await storage.finish(finished({ id: '42', owner: 'anna' }));
        await storage.claimOutbox('ben');
        const owners = (await storage.listOutbox()).map((row) => [row.id, row.owner]);
        expect(Object.fromEntries(owners)).toEqual({ 41: 'ben', 42: 'anna' });
      });

      it('keeps what another account left behind when the same puzzle is finished again', async () => {
        await storage.finish(finished({ owner: 'anna', finishedAt: 10 }));
        await storage.clearPlayerData({ unsent: 'keep' });
        await storage.finish(finished({ owner: 'ben', result: ['IT', 'win'], finishedAt: 20 }));
        expect(await storage.listOutbox()).toMatchObject([
          { key: 'geografind/41@anna', owner: 'anna', result: ['FR', 'DE', 'win'] },
          { key: 'geografind/41', owner: 'ben', result: ['IT', 'win'] },
        ]);
      });
    });

    it('keeps small values by key', async () => {
      expect(await storage.getMeta('settings')).toBeUndefined();
      await storage.putMeta('settings', { timer: false });
      await storage.putProfile('anna', { leaderboardName: 'Mellow Mocha' });
      expect(await storage.getMeta('settings')).toEqual({ timer: false });
      expect(await storage.getProfile('anna')).toEqual({ leaderboardName: 'Mellow Mocha' });
      expect(await storage.getProfile('ben')).toBeUndefined();
    });

    describe('player data', () => {
      it('comes out and goes into an empty storage unchanged', async () => {
        for (const [game, id, result] of RESULTS)
          await storage.finish(finished({ game, id, result }));
        await storage.writeProgress(progressOf({ id: '42' }));
        const data = await storage.exportPlayerData();
        expect(data.results).toHaveLength(5);
        const other = await open();
        const outcome = await other.importPlayerData(data, { owner: 'anna', at: 77 });
        expect(outcome).toEqual({ added: 5, kept: 0, progress: 1 });
        const copy = await other.exportPlayerData();
        expect(copy.results).toEqual(expect.arrayContaining([...data.results]));
        expect(copy.progress).toEqual(data.progress);
        const outbox = await other.listOutbox();
        expect(outbox.map((row) => [row.owner, row.createdAt])).toEqual(
          Array.from({ length: 5 }, () => ['anna', 77]),
        );
        expect(await other.importPlayerData(data, { owner: 'anna', at: 78 })).toEqual({
          added: 0,
          kept: 5,
          progress: 0,
        });
        other.close();
      });

      it('takes incomplete results without queueing them, and completes them later', async () => {
        const by = { owner: null, at: 1 };
        const half = { results: [imported({ result: ['FR'] })], progress: [] };
        expect(await storage.importPlayerData(half, by)).toMatchObject({ added: 1 });
        expect(await storage.countOutbox()).toBe(0);
        const whole = { results: [imported()], progress: [] };
        expect(await storage.importPlayerData(whole, by)).toMatchObject({ added: 1 });
        expect(await storage.countOutbox()).toBe(1);
        expect(await storage.importPlayerData(half, by)).toMatchObject({ added: 0, kept: 1 });
      });

      it('keeps the newer of two unfinished games, and none of a finished puzzle', async () => {
        await storage.writeProgress(progressOf({ id: '41', updatedAt: 10 }));
        await storage.writeProgress(progressOf({ id: '42', updatedAt: 10 }));
        await storage.writeProgress(progressOf({ id: '43', updatedAt: 10 }));
        await storage.finish(finished({ id: '44' }));
        const outcome = await storage.importPlayerData(
          {
            results: [imported({ id: '43' })],
            progress: [
              progressOf({ id: '41', updatedAt: 20 }),
              progressOf({ id: '42', updatedAt: 5 }),
              progressOf({ id: '44', updatedAt: 99 }),
            ],
          },
          { owner: null, at: 1 },
        );
        expect(outcome.progress).toBe(1);
        const rows = (await storage.listProgress()).map((row) => [row.id, row.updatedAt]);
        expect(Object.fromEntries(rows)).toEqual({ 41: 20, 42: 10 });
      });

      it('counts a puzzle that comes twice once, and takes its newest state', async () => {
        const outcome = await storage.importPlayerData(
          {
            results: [imported({ id: '43' }), imported({ id: '43', result: ['IT', 'win'] })],
            progress: [progressOf({ updatedAt: 20 }), progressOf({ updatedAt: 10 })],
          },
          { owner: null, at: 1 },
        );
        expect(outcome).toEqual({ added: 1, kept: 1, progress: 1 });
        expect((await storage.readProgress('geografind', '41'))?.updatedAt).toBe(20);
        expect(await storage.countOutbox()).toBe(1);
      });

      it('is gone after sign-out, but for what has an owner and is to be kept', async () => {
        async function fill() {
          await storage.finish(finished({ id: '41', owner: 'anna' }));
          await storage.finish(finished({ id: '42', owner: null }));
          await storage.writeProgress(progressOf({ id: '43' }));
          await storage.writePuzzle('geografind', '43', {});
          await storage.putMeta('settings', {});
          await storage.putProfile('anna', {});
        }
        await fill();
        await storage.clearPlayerData({ unsent: 'keep' });
        expect(await storage.exportPlayerData()).toEqual({ results: [], progress: [] });
        expect(await storage.getMeta('settings')).toBeUndefined();
        expect(await storage.getProfile('anna')).toBeUndefined();
        expect(await storage.readPuzzle('geografind', '43')).toBeNull();
        expect((await storage.listOutbox()).map((row) => row.id)).toEqual(['41']);
        await fill();
        await storage.clearPlayerData({ unsent: 'drop' });
        expect(await storage.countOutbox()).toBe(0);
      });
    });

    describe('watch', () => {
      it('tells the value now, and again whenever it changes', async () => {
        const seen: string[] = [];
        const stop = storage.watch(
          // Several readings one after the other are all watched.
          async () => `${await storage.countResults('geografind')}/${await storage.countOutbox()}`,
          (value) => seen.push(value),
        );
        await vi.waitFor(() => expect(seen.at(-1)).toBe('0/0'));
        await storage.finish(finished());
        await vi.waitFor(() => expect(seen.at(-1)).toBe('1/1'));
        await storage.removeOutbox(['geografind/41']);
        await vi.waitFor(() => expect(seen.at(-1)).toBe('1/0'));
        stop();
        const told = seen.length;
        await storage.finish(finished({ id: '42' }));
        await storage.readResults('geografind');
        expect(seen).toHaveLength(told);
      });
    });

    it('reads nothing from an empty database', async () => {
      expect(await storage.readResults('geografind')).toEqual([]);
      expect(await storage.readResult('geografind', '41')).toBeNull();
      expect(await storage.readProgress('geografind', '41')).toBeNull();
      expect(await storage.listOutbox()).toEqual([]);
      expect(await storage.purgePuzzles({})).toBe(0);
    });
  });
}
