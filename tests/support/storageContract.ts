/** The contract of all implementations of `Storage`, the data on the device, as tests. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import type { FinalMoves } from '../../src/games/contract/game.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';
import { makeRng } from '../../src/lib/rng.ts';
import type {
  Account,
  FinishedPuzzle,
  FromServer,
  GameResult,
  OutboxChange,
  OutboxRow,
  PlayRow,
  ProgressRow,
  ServerResult,
} from '../../src/storage/entities.ts';
import type { Storage } from '../../src/storage/port.ts';
import { eventually } from './eventually.ts';
import { playsContract } from './playsContract.ts';
import { sittingsContract } from './sittingsContract.ts';

/**
 * For each game a puzzle's id, a complete result, another complete result for the same puzzle, and
 * an incomplete result.
 */
const RESULTS: readonly [GameId, string, complete: Json, other: Json, incomplete: Json][] = [
  ['sudoku-shift', '12', [61000, 120500, 300000, 420000], [1, 2, 3, 4], [61000, 120500]],
  ['yearly-daily', '2026-11-20', [95000, 1, 0.1], [80000, 0, 0.1], [95000, 1]],
  ['crossnumber', '3', [1234567, 1], [1, 1], [1234567, 0]],
  ['geografind', '41', ['FR', 'DE', 'win'], ['IT', 'win'], ['FR', 'DE']],
  ['royal-family', '7', [456789, 1], [1, 1], [456789, 0]],
];

export function finished(changes: Partial<FinishedPuzzle> = {}): FinishedPuzzle {
  return {
    game: 'geografind',
    id: '41',
    result: ['FR', 'DE', 'win'],
    openedOn: '2025-11-28',
    finishedAt: 1_764_360_000_000,
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
    counter: 0,
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

function onServer(changes: Partial<ServerResult> = {}): ServerResult {
  return {
    game: 'geografind',
    id: '41',
    result: ['FR', 'DE', 'win'],
    openedLate: null,
    ...changes,
  };
}

/** Results from the server as a sync hands them over, with an irrelevant profile. */
export const from = (results: readonly ServerResult[]): FromServer => ({ results, profile: {} });

export const ANNA: Account = { uid: 'anna', email: 'anna@example.com', config: { projectId: 'x' } };

/** The number of readable results of a game, complete or not. */
export const countResults = async (storage: Pick<Storage, 'readResults'>, game: GameId) =>
  (await storage.readResults(game)).length;

/** The number of queued results of all accounts. */
export const countOutbox = async (storage: Pick<Storage, 'listOutbox'>) =>
  (await storage.listOutbox()).length;

/**
 * Defines the tests.
 * @param open creates an empty, separate storage.
 */
export function storageContract(name: string, open: () => Storage | Promise<Storage>): void {
  sittingsContract(name, open);
  playsContract(name, open);
  describe(`${name}: the storage contract`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
      await storage.putAccount(ANNA);
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
        expect(await countResults(storage, game)).toBe(1);
        expect(await storage.readProgress(game, id)).toBeNull();
        expect(await storage.listOutbox()).toEqual([
          {
            game,
            id,
            result: complete,
            openedOn,
            stage: 'waiting',
            createdAt: finishedAt,
          },
        ]);
      });

      it('keeps how the boards were left, whatever the server says of the result', async () => {
        const ending = [[{ type: 'place', piece: 1 }], []];
        const { standing } = await storage.finish({ ...puzzle, ending });
        expect(standing.ending).toEqual(ending);
        expect((await storage.readResult(game, id))?.ending).toEqual(ending);
        await storage.takeFromServer(from([onServer({ game, id, result: other })]), 5);
        expect(await storage.readResult(game, id)).toMatchObject({ result: other, ending });
        expect(await storage.readResults(game)).toMatchObject([{ ending }]);
      });

      it('keeps further ways beside a complete result, each once, and sends none', async () => {
        const [ending, second, third] = [1, 2, 3].map((piece) => [[{ type: 'place', piece }]]);
        await storage.addWay(game, id, second!);
        expect(await storage.readResult(game, id)).toBeNull();
        const { standing } = await storage.finish({ ...puzzle, ending: ending! });
        const outbox = await storage.listOutbox();
        await Promise.all(
          [ending, second, third, second].map((way) => storage.addWay(game, id, way!)),
        );
        const row = { ...standing, ways: [second, third] };
        expect(await storage.readResult(game, id)).toEqual(row);
        expect(await storage.readResults(game)).toEqual([row]);
        expect(await storage.listOutbox()).toEqual(outbox);
        await storage.takeFromServer(from([onServer({ game, id, result: other })]), 5);
        const { ending: left, ways } = row;
        const kept = { result: other, ending: left, ways };
        expect(await storage.readResult(game, id)).toMatchObject(kept);
        expect((await storage.exportPlayerData()).results).toMatchObject([kept]);
      });

      it('keeps a way where only the result is known, and none beside an incomplete one', async () => {
        const way = [[{ type: 'place', piece: 1 }]];
        const half = imported({ game, id, result: incomplete });
        await storage.importPlayerData({ results: [half], progress: [] }, 1);
        await storage.addWay(game, id, way);
        expect(await storage.readResult(game, id)).not.toHaveProperty('ways');
        const whole = imported({ game, id, result: complete });
        await storage.importPlayerData({ results: [whole], progress: [] }, 1);
        await storage.addWay(game, id, way);
        const { game: _game, ...row } = whole;
        expect(await storage.readResult(game, id)).toEqual({ ...row, ways: [way] });
      });

      it('a complete result never changes', async () => {
        const first = await storage.finish(puzzle);
        await storage.changeOutbox([{ game, id, change: 'acknowledged' }]);
        await storage.writeProgress(progressOf({ game, id }));
        const again = await storage.finish({ ...puzzle, result: other, finishedAt: 9 });
        expect(again).toEqual({ standing: first.standing, added: false });
        expect(await storage.readResult(game, id)).toEqual(first.standing);
        expect(await countOutbox(storage)).toBe(0);
        expect(await storage.readProgress(game, id)).toBeNull();
      });

      it('an incomplete result gives way when the puzzle is finished', async () => {
        await storage.takeFromServer(from([onServer({ game, id, result: incomplete })]), 5);
        expect((await storage.finish(puzzle)).added).toBe(true);
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        expect(await countOutbox(storage)).toBe(1);
      });

      it('finishing without being finished is refused', async () => {
        await storage.writeProgress(progressOf({ game, id }));
        await expect(storage.finish({ ...puzzle, result: incomplete })).rejects.toThrow(TypeError);
        expect(await storage.readResult(game, id)).toBeNull();
        expect(await storage.readProgress(game, id)).not.toBeNull();
      });

      it('the server wins over a complete result, and nothing else does', async () => {
        await storage.finish(puzzle);
        await storage.takeFromServer(from([onServer({ game, id, result: incomplete })]), 5);
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        await storage.importPlayerData(
          { results: [imported({ game, id, result: other })], progress: [] },
          5,
        );
        expect((await storage.readResult(game, id))?.result).toEqual(complete);
        await storage.takeFromServer(from([onServer({ game, id, result: other })]), 5);
        expect(await storage.readResult(game, id)).toMatchObject({
          id,
          result: other,
          finishedAt: puzzle.finishedAt,
        });
        expect(await countOutbox(storage)).toBe(1);
      });

      it('a result from the server ends the unfinished game and queues nothing', async () => {
        await storage.writeProgress(progressOf({ game, id }));
        await storage.takeFromServer(from([onServer({ game, id, result: incomplete })]), 5);
        expect(await storage.readProgress(game, id)).not.toBeNull();
        await storage.takeFromServer(from([onServer({ game, id, result: complete })]), 5);
        expect(await storage.readProgress(game, id)).toBeNull();
        expect(await countOutbox(storage)).toBe(0);
      });
    });

    describe('how results came about', () => {
      const log = [[1200, 0, { type: 'guess', country: 'FR' }]];
      const played = finished({ hash: 'f00d', log });
      const play: PlayRow = {
        game: 'geografind',
        id: '41',
        hash: 'f00d',
        result: played.result,
        log,
      };
      const outboxOf = async () => (await storage.listOutbox()) as readonly OutboxRow[];
      const plays = async () => storage.readPlays(await outboxOf());
      const withPlays = () => storage.exportPlayerData({ plays: true });

      it('is kept with the result, and the version of the puzzle in result and outbox', async () => {
        const { standing } = await storage.finish(played);
        expect(standing).toMatchObject({ hash: 'f00d' });
        expect(standing).not.toHaveProperty('log');
        expect(await storage.readResult('geografind', '41')).toEqual(standing);
        expect(await outboxOf()).toMatchObject([{ hash: 'f00d' }]);
        expect((await outboxOf())[0]).not.toHaveProperty('log');
        expect(await plays()).toEqual([play]);
      });

      it('is of one result only, and never changes', async () => {
        await storage.finish(played);
        expect(await storage.readPlays([{ ...play, result: ['IT', 'win'] }])).toEqual([]);
        await storage.finish({ ...played, result: ['IT', 'win'], log: [[1, 0, 'other']] });
        expect(await plays()).toEqual([play]);
        const [row] = await outboxOf();
        expect(await storage.readPlays([{ ...row!, result: ['IT', 'win'] }])).toEqual([]);
        const stored = [onServer({ result: ['IT', 'win'] })];
        await storage.takeFromServer(from(stored), 5);
        expect(await storage.readResult('geografind', '41')).not.toHaveProperty('hash');
        expect((await withPlays()).results[0]).not.toHaveProperty('log');
        const change = { result: ['IT', 'win'], stage: 'profile-stored' } as const;
        await storage.changeOutbox([{ game: 'geografind', id: '41', change }]);
        expect((await outboxOf())[0]).not.toHaveProperty('hash');
        expect(await plays()).toEqual([]);
      });

      it('comes out for a backup only, and goes in again', async () => {
        await storage.finish(played);
        expect((await storage.exportPlayerData()).results[0]).not.toHaveProperty('log');
        const data = await withPlays();
        expect(data.results).toMatchObject([{ hash: 'f00d', log }]);
        storage.close();
        storage = await open();
        expect(await withPlays()).toEqual({ results: [], progress: [] });
        await storage.putAccount(ANNA);
        await storage.importPlayerData(data, 7);
        expect(await withPlays()).toEqual(data);
        expect(await storage.readResult('geografind', '41')).not.toHaveProperty('log');
        expect(await plays()).toEqual([play]);
      });

      it('is taken over where only that very result is known', async () => {
        await storage.finish(finished());
        await storage.finish(finished({ id: '42' }));
        const brought = [
          imported({ hash: 'f00d', log }),
          imported({ id: '42', hash: 'f00d', log }),
        ];
        const another = { ...brought[1]!, result: ['IT', 'win'] };
        await storage.importPlayerData({ results: [brought[0]!, another], progress: [] }, 7);
        const { results } = await withPlays();
        expect(results.find(({ id }) => id === '41')).toMatchObject({ hash: 'f00d', log });
        expect(results.find(({ id }) => id === '42')).not.toHaveProperty('hash');
      });

      it('goes after 400 days, but for the best result of the game', async () => {
        const now = Date.UTC(2030, 0, 1, 12);
        const idOf = (days: number) =>
          idFor(definitionOf('geografind').schedule, addDays('2030-01-01', -days));
        const ofDay = (days: number, ...guesses: string[]) =>
          storage.finish({
            ...{ ...played, id: idOf(days), result: [...guesses, 'win'] },
            finishedAt: now - days * DAY_MS,
          });
        const sent: OutboxRow[] = [];
        const send = async () => {
          const rows = await outboxOf();
          sent.push(...rows);
          const change = 'acknowledged' as const;
          await storage.changeOutbox(rows.map(({ game, id }) => ({ game, id, change })));
        };
        const left = async () => (await storage.readPlays(sent)).map(({ id }) => id).sort();
        await ofDay(399, 'FR', 'DE', 'IT');
        await ofDay(402, 'FR', 'DE');
        await ofDay(403, 'FR', 'DE', 'IT');
        await ofDay(900, 'FR', 'IT');
        // Logs of moves of unsent results are kept, whatever their age.
        await storage.purge({}, now);
        await send();
        expect(await left()).toHaveLength(4);
        await storage.purge({}, now);
        expect(await left()).toEqual([399, 402, 900].map(idOf).sort());
        expect(await countResults(storage, 'geografind')).toBe(4);
        await ofDay(1, 'FR');
        await send();
        await storage.purge({}, now);
        expect(await left()).toEqual([399, 1].map(idOf).sort());
      });
    });

    it('an unfinished game gives way to none with fewer moves, though its clock is a day ahead', async () => {
      const save = (moves: number, updatedAt: number) => progressOf({ counter: moves, updatedAt });
      await storage.writeProgress(save(1, 86_400_000));
      await storage.writeProgress(save(4, 10));
      await storage.writeProgress(save(2, 86_400_001));
      expect(await storage.readProgress('geografind', '41')).toEqual(save(4, 10));
      // Saving a game with as many moves, but an earlier date of the save, must succeed.
      await storage.writeProgress(save(4, 5));
      expect(await storage.readProgress('geografind', '41')).toEqual(save(4, 5));
    });

    describe('a puzzle that was only looked at', () => {
      const look = progressOf({ looked: true, progress: 0, session: { ms: 5 } });

      it('keeps its time, and is not begun', async () => {
        await storage.writeProgress(look);
        expect(await storage.readProgress('geografind', '41')).toEqual(look);
        expect(await storage.listProgress()).toEqual([]);
        expect(await storage.listProgress('geografind')).toEqual([]);
        expect((await storage.exportPlayerData()).progress).toEqual([]);
        await storage.finish(finished());
        expect(await storage.readProgress('geografind', '41')).toBeNull();
      });

      it('takes no begun game’s place, and gives way to one', async () => {
        await storage.writeProgress(look);
        const begun = progressOf({ updatedAt: look.updatedAt - 1 });
        await storage.importPlayerData({ results: [], progress: [begun] }, 7);
        expect(await storage.readProgress('geografind', '41')).toEqual(begun);
        const later = { ...look, updatedAt: look.updatedAt + 10 };
        await storage.writeProgress(later);
        await storage.importPlayerData({ results: [], progress: [later] }, 7);
        expect(await storage.readProgress('geografind', '41')).toEqual(begun);
        await storage.writeProgress(progressOf({ updatedAt: 3 }));
        expect(await storage.readProgress('geografind', '41')).toMatchObject({ updatedAt: 3 });
      });
    });

    describe('taking what the server holds', () => {
      it('queues what is finished here and missing there, once', async () => {
        await storage.finish(finished({ id: '41', finishedAt: 10 }));
        await storage.changeOutbox([{ game: 'geografind', id: '41', change: 'acknowledged' }]);
        await storage.finish(finished({ id: '42', finishedAt: 20 }));
        const taken = await storage.takeFromServer(from([onServer({ id: '43' })]), 99);
        expect(taken).toBe(1);
        expect((await storage.listOutbox()).map((row) => [row.id, row.createdAt])).toEqual([
          ['41', 10],
          ['42', 20],
        ]);
        expect(await storage.takeFromServer(from([]), 99)).toBe(0);
        expect(await storage.listOutbox()).toHaveLength(3);
        expect(await countOutbox(storage)).toBe(3);
      });

      it('has the last word on what was opened too late for a streak', async () => {
        // Puzzle 41 was released on 2025-11-28; `openedOn` is when the player first opened it.
        await storage.finish(finished({ id: '41', openedOn: '2025-12-24' }));
        await storage.finish(finished({ id: '42', openedOn: '2025-11-29' }));
        await storage.finish(finished({ id: '43', openedOn: '2025-11-30' }));
        await storage.takeFromServer(
          from([
            onServer({ id: '41' }),
            onServer({ id: '42', openedLate: '2026-01-01' }),
            onServer({ id: '43' }),
            onServer({ id: '44', openedLate: '2026-01-02' }),
          ]),
          5,
        );
        const rows = await storage.readResults('geografind');
        expect(Object.fromEntries(rows.map((row) => [row.id, row.openedOn]))).toEqual({
          41: null,
          42: '2026-01-01',
          43: '2025-11-30',
          44: '2026-01-02',
        });
      });

      it('keeps the profile', async () => {
        await storage.takeFromServer({ results: [], profile: { isNew: true } }, 5);
        expect(await storage.getMeta('profile')).toEqual({ isNew: true });
      });

      it('writes nothing that is known already', async () => {
        const results = [onServer({ id: '41' }), onServer({ id: '42', openedLate: '2026-01-02' })];
        await storage.takeFromServer(from(results), 5);
        let readings = 0;
        const stop = storage.watch(
          () => storage.readResults('geografind'),
          () => readings++,
        );
        await eventually(() => expect(readings).toBe(1));
        await storage.takeFromServer(from(results), 6);
        await storage.putMeta('later', 1);
        await new Promise((resolve) => setTimeout(resolve, 20));
        stop();
        // Memory storage reads again after every transaction, Dexie only after writes.
        if (name.includes('Dexie')) expect(readings).toBe(1);
      });
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
      expect(await countOutbox(storage)).toBe(1);
    });

    describe('progress', () => {
      it('is listed of one game or of all', async () => {
        const a = progressOf();
        const b = progressOf({ id: '42' });
        const c = progressOf({ game: 'yearly-daily', id: '2026-11-20' });
        for (const row of [a, b, c]) await storage.writeProgress(row);
        expect(await storage.listProgress('geografind')).toHaveLength(2);
        expect(await storage.listProgress('crossnumber')).toEqual([]);
        expect(await storage.listProgress()).toEqual(expect.arrayContaining([a, b, c]));
        await storage.finish(finished());
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
      it('keeps a puzzle only where there is none, or in place of the copy that the page knew', async () => {
        await storage.keepPuzzle('geografind', '41', { answer: 'x' });
        await storage.keepPuzzle('geografind', '41', { answer: 'y' });
        expect(await storage.readPuzzle('geografind', '41')).toEqual({ answer: 'x' });
        await storage.keepPuzzle('geografind', '41', { answer: 'y' }, { answer: 'x' });
        expect(await storage.readPuzzle('geografind', '41')).toEqual({ answer: 'y' });
      });

      it('replaces what nobody has begun, and keeps a look at it', async () => {
        await storage.keepPuzzle('geografind', '41', { answer: 'x' });
        await storage.writeProgress(progressOf({ looked: true }));
        await storage.replacePuzzle('geografind', '41', { answer: 'y' });
        expect(await storage.readPuzzle('geografind', '41')).toEqual({ answer: 'y' });
        // `looked` stays true after the first opening, even when the puzzle was replaced.
        expect(await storage.readProgress('geografind', '41')).toMatchObject({ looked: true });
        await storage.replacePuzzle('geografind', '41', null);
        expect(await storage.readPuzzle('geografind', '41')).toBeNull();
        await storage.replacePuzzle('geografind', '42', { answer: 'z' });
        expect(await storage.readPuzzle('geografind', '42')).toEqual({ answer: 'z' });
      });

      it('replaces nothing that was begun or finished', async () => {
        for (const id of ['41', '42']) await storage.keepPuzzle('geografind', id, { id });
        await storage.writeProgress(progressOf({}));
        await storage.finish(finished({ id: '42' }));
        for (const id of ['41', '42']) {
          await storage.replacePuzzle('geografind', id, { other: true });
          await storage.replacePuzzle('geografind', id, null);
          expect(await storage.readPuzzle('geografind', id)).toEqual({ id });
        }
        expect(await storage.readProgress('geografind', '41')).not.toBeNull();
      });

      it('is not purged of what the desk has changed: no pack would bring it back', async () => {
        await storage.putMeta('published', {
          puzzles: { 'geografind/41': { state: 'corrected' } },
        });
        for (const id of ['41', '42']) {
          await storage.keepPuzzle('geografind', id, { id });
          await storage.finish(finished({ id }));
        }
        await storage.purge({}, 5);
        expect(await storage.readPuzzle('geografind', '41')).toEqual({ id: '41' });
        expect(await storage.readPuzzle('geografind', '42')).toBeNull();
      });

      it('is purged of finished puzzles, but for the current one', async () => {
        for (const id of ['41', '42', '43']) {
          await storage.keepPuzzle('geografind', id, { id });
          if (id !== '43') await storage.finish(finished({ id }));
        }
        await storage.keepPuzzle('yearly-daily', '2026-11-20', {});
        await storage.takeFromServer(
          from([onServer({ game: 'yearly-daily', id: '2026-11-20', result: [5, 0, 0.1] })]),
          5,
        );
        await storage.purge({ geografind: '42' }, 5);
        expect(await storage.readPuzzle('geografind', '41')).toBeNull();
        expect(await storage.readPuzzle('geografind', '42')).toEqual({ id: '42' });
        expect(await storage.readPuzzle('geografind', '43')).toEqual({ id: '43' });
        expect(await storage.readPuzzle('yearly-daily', '2026-11-20')).toBeNull();
        expect(await countResults(storage, 'geografind')).toBe(2);
      });
    });

    describe('outbox', () => {
      it('lists the oldest first', async () => {
        await storage.finish(finished({ id: '43', finishedAt: 30 }));
        await storage.finish(finished({ id: '41', finishedAt: 10 }));
        await storage.finish(finished({ id: '42', finishedAt: 20 }));
        expect((await storage.listOutbox()).map((row) => row.id)).toEqual(['41', '42', '43']);
      });

      it('changes rows that are there', async () => {
        const change = (id: string, change: OutboxChange) =>
          storage.changeOutbox([{ game: 'geografind', id, change }]);
        await storage.finish(finished());
        const setAside = { code: 'permission-denied', message: 'Not allowed.' };
        await change('41', { stage: 'profile-stored' });
        await change('41', { setAside });
        await change('99', { stage: 'profile-stored' });
        expect(await storage.listOutbox()).toMatchObject([
          { id: '41', stage: 'profile-stored', setAside },
        ]);
        await change('41', { setAside: null });
        expect((await storage.listOutbox())[0]).not.toHaveProperty('setAside');
        await change('41', 'acknowledged');
        await change('99', 'acknowledged');
        expect(await countOutbox(storage)).toBe(0);
        expect(await countResults(storage, 'geografind')).toBe(1);
      });
    });

    describe('the account', () => {
      it('has an outbox, and a player without one has none', async () => {
        const other = await open();
        await other.finish(finished());
        await other.importPlayerData({ results: [imported({ id: '42' })], progress: [] }, 1);
        expect(await countResults(other, 'geografind')).toBe(2);
        expect(await countOutbox(other)).toBe(0);
        other.close();
      });

      it('leaves what was played when it is gone', async () => {
        await storage.finish(finished());
        await storage.writeProgress(progressOf({ id: '42' }));
        await storage.putAccount(null);
        expect(await storage.readAccount()).toBeNull();
        expect(await countResults(storage, 'geografind')).toBe(1);
        expect(await storage.listProgress()).toHaveLength(1);
        expect(await countOutbox(storage)).toBe(0);
      });

      it('keeps its data when it signs in again', async () => {
        await storage.finish(finished());
        await storage.writeProgress(progressOf({ id: '42' }));
        await storage.putAccount({ ...ANNA, email: 'new@example.com' });
        expect((await storage.readAccount())?.email).toBe('new@example.com');
        expect(await countResults(storage, 'geografind')).toBe(1);
        expect(await storage.listProgress()).toHaveLength(1);
      });
    });

    it('keeps small values by key', async () => {
      expect(await storage.getMeta('settings')).toBeUndefined();
      await storage.putMeta('settings', { timer: false });
      expect(await storage.getMeta('settings')).toEqual({ timer: false });
    });

    describe('challenges', () => {
      const DAY = 1_795_000_000_000;
      const puzzle = { game: 'geografind', id: '41' } as const;

      it('stay 14 days from the last opening of their link, each puzzle’s by itself', async () => {
        const taken = (day: number) => storage.readChallenges(puzzle, DAY + day * DAY_MS);
        await storage.takeChallenge(puzzle, 'a', DAY);
        await storage.takeChallenge(puzzle, 'b', DAY);
        await storage.takeChallenge({ ...puzzle, id: '4' }, 'c', DAY);
        await storage.takeChallenge(puzzle, 'b', DAY + DAY_MS);
        // A clock that was a year ahead.
        await storage.takeChallenge(puzzle, 'd', DAY + 365 * DAY_MS);
        await storage.putMeta('challenge/geografind/41/e', 'no time');
        expect(await taken(14)).toEqual(['a', 'b']);
        expect(await taken(15)).toEqual(['b']);
        await storage.purge({}, DAY + 15 * DAY_MS);
        // Dropped, and not only passed over: no other time finds it.
        expect(await taken(0)).toEqual(['b']);
        expect(await storage.getMeta('challenge/geografind/41/e')).toBeUndefined();
        expect(await storage.readAccount()).toEqual(ANNA);
        await storage.purge({}, DAY + 16 * DAY_MS);
        expect(await taken(1)).toEqual([]);
      });

      it('are none lost that come at the same time, and a watcher sees them', async () => {
        const seen: (readonly string[])[] = [];
        const read = () => storage.readChallenges(puzzle, DAY);
        const stop = storage.watch(read, (codes) => seen.push(codes));
        const codes = Array.from({ length: 20 }, (_, i) => String(i).padStart(2, '0'));
        await Promise.all(codes.map((code) => storage.takeChallenge(puzzle, code, DAY)));
        expect(await read()).toEqual(codes);
        await eventually(() => expect(seen.at(-1)).toEqual(codes));
        stop();
      });

      it('are in no result, outbox, game or backup, whatever comes in whatever order', async () => {
        const rng = makeRng('challenges');
        const other = await open();
        await other.putAccount(ANNA);
        const everything = async (of: Storage) => ({
          backup: await of.exportPlayerData({ plays: true }),
          outbox: await of.listOutbox(),
          plays: await of.readUnsentPlays(),
          sittings: await of.readUnsentSittings(),
          profile: await of.getMeta('profile'),
          progress: await of.listProgress(),
        });
        for (let i = 0; i < 200; i++) {
          const [game, id, result] = RESULTS[rng.below(RESULTS.length)]!;
          const at = DAY + rng.below(40) * DAY_MS;
          // Both get the same plays; the challenges come to one of them.
          const kind = rng.below(8);
          for (const one of [storage, other]) {
            if (kind === 0) await one.finish(finished({ game, id, result, finishedAt: at }));
            if (kind === 1) await one.writeProgress(progressOf({ game, id, counter: i }));
            if (kind === 2) await one.purge({}, at);
            if (kind === 3) await one.takeFromServer(from([onServer()]), at);
          }
          if (kind > 3) await storage.takeChallenge({ game, id }, String(rng.below(5)), at);
        }
        const all = RESULTS.map(([game, id]) =>
          storage.readChallenges({ game, id }, DAY + 20 * DAY_MS),
        );
        expect((await Promise.all(all)).flat()).not.toEqual([]);
        expect(await everything(storage)).toEqual(await everything(other));
        other.close();
      });
    });

    describe('player data', () => {
      it('comes out and goes into an empty storage unchanged', async () => {
        for (const [game, id, result] of RESULTS)
          await storage.finish(finished({ game, id, result }));
        await storage.writeProgress(progressOf({ id: '42' }));
        const data = await storage.exportPlayerData();
        expect(data.results).toHaveLength(5);
        const other = await open();
        await other.putAccount(ANNA);
        const outcome = await other.importPlayerData(data, 77);
        expect(outcome).toEqual({ added: 5, kept: 0, progress: 1 });
        const copy = await other.exportPlayerData();
        expect(copy.results).toEqual(expect.arrayContaining([...data.results]));
        expect(copy.progress).toEqual(data.progress);
        const outbox = await other.listOutbox();
        expect(outbox.map((row) => row.createdAt)).toEqual([77, 77, 77, 77, 77]);
        expect(await other.importPlayerData(data, 78)).toEqual({
          added: 0,
          kept: 5,
          progress: 0,
        });
        other.close();
      });

      it('takes over how a puzzle was left where only its result is known', async () => {
        const ending = [[{ type: 'place', piece: 1 }]];
        const known = { results: [imported()], progress: [] };
        const told = { results: [imported({ ending })], progress: [] };
        const other = { results: [imported({ ending: [] })], progress: [] };
        await storage.importPlayerData(known, 1);
        expect(await storage.importPlayerData(told, 2)).toEqual({ added: 0, kept: 1, progress: 0 });
        expect((await storage.readResult('geografind', '41'))?.ending).toEqual(ending);
        await storage.importPlayerData(other, 3);
        const row = await storage.readResult('geografind', '41');
        expect(row).toMatchObject({ ending, ways: [[]] });
        expect(await countOutbox(storage)).toBe(1);
      });

      it('takes over further ways of finishing, each once', async () => {
        const [ending, second, third] = [1, 2, 3].map((piece) => [[{ type: 'place', piece }]]);
        const told = (ways: FinalMoves[], changes: Partial<GameResult> = {}) => ({
          results: [imported({ ways, ...changes })],
          progress: [],
        });
        await storage.finish(finished({ ending: ending! }));
        await storage.addWay('geografind', '41', second!);
        const more = told([ending!, third!, third!, second!]);
        expect(await storage.importPlayerData(more, 1)).toEqual({ added: 0, kept: 1, progress: 0 });
        const both = { results: [...told([[]]).results, ...told([[[]]]).results], progress: [] };
        await storage.importPlayerData(both, 2);
        await storage.importPlayerData(told([[[], []]], { result: ['FR'] }), 3);
        const elsewhere = imported({ id: '42', ways: [second!, third!, third!] });
        await storage.importPlayerData({ results: [elsewhere], progress: [] }, 4);
        const left = imported({ id: '42', ending: third! });
        await storage.importPlayerData({ results: [left], progress: [] }, 5);
        const row = await storage.readResult('geografind', '42');
        expect(row).toMatchObject({ ending: third, ways: [second] });
        expect(await storage.readResult('geografind', '41')).toMatchObject({
          ending,
          ways: [second, third, [], [[]]],
        });
        expect(await countOutbox(storage)).toBe(2);
      });

      it('takes incomplete results without queueing them, and completes them later', async () => {
        const half = { results: [imported({ result: ['FR'] })], progress: [] };
        expect(await storage.importPlayerData(half, 1)).toMatchObject({ added: 1 });
        expect(await countOutbox(storage)).toBe(0);
        const whole = { results: [imported()], progress: [] };
        expect(await storage.importPlayerData(whole, 1)).toMatchObject({ added: 1 });
        expect(await countOutbox(storage)).toBe(1);
        expect(await storage.importPlayerData(half, 1)).toMatchObject({ added: 0, kept: 1 });
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
          1,
        );
        expect(outcome.progress).toBe(1);
        const rows = (await storage.listProgress()).map((row) => [row.id, row.updatedAt]);
        expect(Object.fromEntries(rows)).toEqual({ 41: 20, 42: 10 });
      });

      it('knows the further of two unfinished games by their moves, whatever their clocks say', async () => {
        const save = (moves: number, updatedAt: number) =>
          progressOf({ counter: moves, updatedAt });
        const stored = async () => (await storage.readProgress('geografind', '41'))?.updatedAt;
        await storage.writeProgress(save(3, 10));
        await storage.importPlayerData({ results: [], progress: [save(2, 99)] }, 1);
        expect(await stored()).toBe(10);
        await storage.importPlayerData({ results: [], progress: [save(4, 5)] }, 1);
        expect(await stored()).toBe(5);
      });

      it('counts a puzzle that comes twice once, and takes its newest state', async () => {
        const outcome = await storage.importPlayerData(
          {
            results: [imported({ id: '43' }), imported({ id: '43', result: ['IT', 'win'] })],
            progress: [progressOf({ updatedAt: 20 }), progressOf({ updatedAt: 10 })],
          },
          1,
        );
        expect(outcome).toEqual({ added: 1, kept: 1, progress: 1 });
        expect((await storage.readProgress('geografind', '41'))?.updatedAt).toBe(20);
        expect(await countOutbox(storage)).toBe(1);
      });
    });

    describe('watch', () => {
      it('tells the value now, and again whenever it changes', async () => {
        const seen: string[] = [];
        const stop = storage.watch(
          // The watcher must observe every read of this callback, not only the first.
          async () => `${await countResults(storage, 'geografind')}/${await countOutbox(storage)}`,
          (value) => seen.push(value),
        );
        await eventually(() => expect(seen.at(-1)).toBe('0/0'));
        await storage.finish(finished());
        await eventually(() => expect(seen.at(-1)).toBe('1/1'));
        await storage.changeOutbox([{ game: 'geografind', id: '41', change: 'acknowledged' }]);
        await eventually(() => expect(seen.at(-1)).toBe('1/0'));
        stop();
        const told = seen.length;
        await storage.finish(finished({ id: '42' }));
        await storage.readResults('geografind');
        expect(seen).toHaveLength(told);
      });
    });
  });
}
