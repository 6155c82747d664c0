import { beforeEach, describe, expect, it, vi } from 'vitest';
import { simpleRules } from '../../tests/support/parsers.ts';
import { countOutbox, countResults, finished } from '../../tests/support/storageContract.ts';
import { memoryStorage } from '../../tests/support/storages.ts';
import { FORMER } from './former.ts';
import { importLocalStorage } from './localStorageImport.ts';
import type { Durability, ResilientStorage } from './port.ts';
import type { WebStorage } from './webStorage.ts';

/** In 2030, after the release of every puzzle in these tests. */
const AT = Date.UTC(2030, 0, 1);

let local: Map<string, string>;
let storage: ResilientStorage;
let durability: Durability;
const warn = vi.fn();

beforeEach(async () => {
  local = new Map();
  durability = 'kept';
  storage = {
    ...memoryStorage(),
    durability: () => durability,
    onDurability: () => () => {},
    retry: async () => durability === 'kept',
  };
  await storage.putAccount({ uid: 'anna', email: null, config: null });
  warn.mockClear();
});

function fill(caches: Readonly<Record<string, unknown>>): void {
  for (const [cache, value] of Object.entries(caches)) local.set(cache, JSON.stringify(value));
}

const web: WebStorage = {
  getItem: (key) => local.get(key) ?? null,
  setItem: (key, value) => void local.set(key, value),
  removeItem: (key) => void local.delete(key),
};

const run = () => importLocalStorage(web, storage, simpleRules, AT, warn);

const rejected = async () =>
  ((await storage.getMeta(FORMER.rejected.key)) ?? []) as { place: string; key: string }[];

describe('importLocalStorage', () => {
  it('takes over results and puzzles of all games, queues what is complete, and clears up', async () => {
    fill({
      ssPuzzlesTimes: { 1: [5001, 5002, 5003, 5004], 2: [5000, 6000] },
      ydScores: { '11_20_2026': [9000, 0, 0.1] },
      cnPuzzleTimes: { 1: [9000, 1] },
      gfGuesses: { 1: ['FR', 'win'] },
      rfTimes: { 1: [9, 0] },
      ssPuzzles: { 1: { id: '1' } },
      gfDocs: [{ id: '1' }, { id: '2' }],
    });
    local.set('color-mode', 'dark');
    expect(await run()).toEqual([]);
    expect((await storage.exportPlayerData()).results).toHaveLength(6);
    expect((await storage.readResult('yearly-daily', '2026-11-20'))?.result).toEqual([
      9000, 0, 0.1,
    ]);
    expect((await storage.readResult('sudoku-shift', '2'))?.result).toEqual([5000, 6000]);
    expect((await storage.listOutbox()).map((row) => `${row.game}/${row.id}`).sort()).toEqual([
      'crossnumber/1',
      'geografind/1',
      'sudoku-shift/1',
      'yearly-daily/2026-11-20',
    ]);
    expect(await storage.readPuzzle('geografind', '2')).toEqual({ id: '2' });
    expect([...local.keys()]).toEqual(['color-mode']);
    expect(warn).not.toHaveBeenCalled();
    expect(await rejected()).toEqual([]);
  });

  it('keeps a complete result that is here already', async () => {
    await storage.finish(finished({ id: '1', result: ['IT', 'win'] }));
    fill({ gfGuesses: { 1: ['FR', 'win'] } });
    await run();
    expect((await storage.readResult('geografind', '1'))?.result).toEqual(['IT', 'win']);
    expect(await countOutbox(storage)).toBe(1);
  });

  it('deletes old yearly-daily scores by the rule, and no modern one', async () => {
    fill({
      ydScores: {
        '8_14_2025': [9000, 0, 0.1],
        '9_1_2025': [9000, 0, 0.1],
        '11_20': [9000, 0, 0.1],
        '08_14_2026': [9000, 0, 0.1],
      },
    });
    await run();
    expect(await storage.readResults('yearly-daily')).toMatchObject([{ id: '2026-08-14' }]);
    expect(await rejected()).toEqual([]);
    expect(local.size).toBe(0);
  });

  it('keeps aside and names what does not validate, and takes the rest', async () => {
    fill({ gfGuesses: { 1: ['FR', 'win'], 2: { x: 1 }, nonsense: ['FR', 'win'] } });
    fill({ rfTimes: 'text', gfDocs: { 1: 'no puzzle', 2: { id: '01' } } });
    local.set('cnPuzzleTimes', '{"1":[9,1');
    local.set('ydScores', '{"__proto__":[1,0,0.1],"a_b___proto__":[1,0,0.1]}');
    fill({ ssPuzzlesTimes: [[1, 2, 3, 4]] });
    await run();
    expect((await storage.exportPlayerData()).results).toMatchObject([{ id: '1' }]);
    const aside = await rejected();
    expect(aside.map(({ place, key }) => `${place}/${key}`).sort()).toEqual([
      'cnPuzzleTimes/',
      'gfDocs/1',
      'gfDocs/2',
      'gfGuesses/2',
      'gfGuesses/nonsense',
      'rfTimes/',
      'ssPuzzlesTimes/',
      'ydScores/__proto__',
      'ydScores/a_b___proto__',
    ]);
    expect(aside).toContainEqual(
      expect.objectContaining({ place: 'cnPuzzleTimes', value: '{"1":[9,1' }),
    );
    expect(warn).toHaveBeenCalledTimes(9);
    expect(local.size).toBe(0);
  });

  it('takes over the forms of the former site, and keeps each as it was written beside it', async () => {
    fill({
      ydScores: { '10_5_2025': [61000, 0.1], '8_5_2025': [61000, 0.1] },
      gfGuesses: { 4: ['France', 'win'], 5: ['Atlantis', 'win'] },
      ssPuzzlesTimes: { 1: [35.2, 112.7, 190, 362.4], 2: [5001, 5002, 5003, 5004] },
    });
    const former = await run();
    expect(await rejected()).toMatchObject([{ place: 'gfGuesses', key: '5' }]);
    expect(former.map(({ place, key }) => `${place}/${key}`)).toEqual([
      'gfGuesses/4',
      'ydScores/10_5_2025',
      'ssPuzzlesTimes/1',
    ]);
    expect((await storage.readResult('yearly-daily', '2025-10-05'))?.result).toEqual([
      61000, 0, 0.1,
    ]);
    expect((await storage.readResult('geografind', '4'))?.result).toEqual(['FR', 'win']);
    expect(await countOutbox(storage)).toBe(4);
    expect(await storage.getMeta(FORMER.originals.key)).toEqual(former);
    expect(former[2]).toMatchObject({
      value: [35.2, 112.7, 190, 362.4],
      result: [35200, 112700, 190000, 362400],
    });
    // An identical original is kept once.
    fill({ gfGuesses: { 4: ['France', 'win'] } });
    await run();
    expect(await storage.getMeta(FORMER.originals.key)).toHaveLength(3);
  });

  it('adds to what was kept aside before, each value once', async () => {
    fill({ gfGuesses: { 2: 'bad' } });
    await run();
    fill({ gfGuesses: { 2: 'bad', 3: 'bad too' } });
    await run();
    expect(await rejected()).toHaveLength(2);
  });

  it('takes the last of puzzles that come twice', async () => {
    fill({ gfDocs: [{ id: '1', first: true }, { id: '2' }, { id: '1', first: false }] });
    await run();
    expect(await storage.readPuzzle('geografind', '1')).toEqual({ id: '1', first: false });
  });

  it('leaves localStorage as it is while the database does not keep anything', async () => {
    durability = 'not-kept';
    fill({ gfGuesses: { 1: ['FR', 'win'] } });
    await run();
    expect(local.size).toBe(1);
    durability = 'kept';
    await run();
    expect(await countResults(storage, 'geografind')).toBe(1);
    expect(local.size).toBe(0);
  });
});
