import { beforeEach, describe, expect, it, vi } from 'vitest';
import { simpleParsers } from '../../tests/support/parsers.ts';
import { countOutbox, countResults, finished } from '../../tests/support/storageContract.ts';
import type { Json } from '../lib/json.ts';
import { hasFormerCache, type PuzzleParsers, REJECTED_IMPORT } from './formerCaches.ts';
import { FORMER_ORIGINALS } from './formerOriginals.ts';
import { importKeptAside, importLocalStorage } from './localStorageImport.ts';
import { memoryStorage } from './memoryStorage.ts';
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

function run(parsers: PuzzleParsers = simpleParsers) {
  return importLocalStorage(web, storage, parsers, AT, warn);
}

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
    expect(hasFormerCache(web)).toBe(true);
    expect(await run()).toEqual({ results: 6, puzzles: 3, purged: 0, rejected: 0, former: [] });
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
    expect(hasFormerCache(web)).toBe(false);
    expect(await run()).toEqual({ results: 0, puzzles: 0, purged: 0, rejected: 0, former: [] });
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
    expect(await run()).toEqual({ results: 1, puzzles: 0, purged: 3, rejected: 0, former: [] });
    expect(await storage.readResult('yearly-daily', '2026-08-14')).not.toBeNull();
    expect(await storage.getMeta(REJECTED_IMPORT.key)).toBeUndefined();
  });

  it('keeps aside and names what does not validate, and takes the rest', async () => {
    fill({ gfGuesses: { 1: ['FR', 'win'], 2: { x: 1 }, nonsense: ['FR', 'win'] } });
    fill({ rfTimes: 'text', gfDocs: { 1: 'no puzzle', 2: { id: '01' } } });
    local.set('cnPuzzleTimes', '{"1":[9,1');
    local.set('ydScores', '{"__proto__":[1,0,0.1],"a_b___proto__":[1,0,0.1]}');
    expect(await run()).toMatchObject({ results: 1, puzzles: 0, purged: 0 });
    const aside = (await storage.getMeta(REJECTED_IMPORT.key)) as { cache: string; key: string }[];
    expect(aside.map(({ cache, key }) => `${cache}/${key}`).sort()).toEqual([
      'cnPuzzleTimes/',
      'gfDocs/1',
      'gfDocs/2',
      'gfGuesses/2',
      'gfGuesses/nonsense',
      'rfTimes/',
      'ydScores/__proto__',
      'ydScores/a_b___proto__',
    ]);
    expect(aside).toContainEqual(
      expect.objectContaining({ cache: 'cnPuzzleTimes', value: '{"1":[9,1' }),
    );
    expect(warn).toHaveBeenCalledTimes(8);
    expect(local.size).toBe(0);
  });

  it('takes over the forms of the former site, and keeps each as it was written beside it', async () => {
    fill({
      ydScores: { '10_5_2025': [61000, 0.1], '8_5_2025': [61000, 0.1] },
      gfGuesses: { 4: ['France', 'win'], 5: ['Atlantis', 'win'] },
      ssPuzzlesTimes: { 1: [35.2, 112.7, 190, 362.4], 2: [5001, 5002, 5003, 5004] },
    });
    const { former, ...counts } = await run();
    expect(counts).toEqual({ results: 4, puzzles: 0, purged: 1, rejected: 1 });
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
    expect(await storage.getMeta(FORMER_ORIGINALS.key)).toEqual(former);
    expect(former[2]).toMatchObject({
      value: [35.2, 112.7, 190, 362.4],
      result: [35200, 112700, 190000, 362400],
    });
    // An identical original is kept once.
    fill({ gfGuesses: { 4: ['France', 'win'] } });
    await run();
    expect(await storage.getMeta(FORMER_ORIGINALS.key)).toHaveLength(3);
  });

  it('adds to what was kept aside before, each value once', async () => {
    fill({ gfGuesses: { 2: 'bad' } });
    await run();
    fill({ gfGuesses: { 2: 'bad', 3: 'bad too' } });
    await run();
    expect(await storage.getMeta(REJECTED_IMPORT.key)).toHaveLength(2);
  });

  it('takes the last of puzzles that come twice, and keeps the others aside', async () => {
    fill({ gfDocs: [{ id: '1', first: true }, { id: '2' }, { id: '1', first: false }] });
    expect(await run()).toMatchObject({ puzzles: 2, rejected: 1 });
    expect(await storage.readPuzzle('geografind', '1')).toEqual({ id: '1', first: false });
  });

  it('leaves the caches of games without a parser alone', async () => {
    fill({ gfGuesses: { 1: ['FR', 'win'] }, rfTimes: { 1: [9000, 1] } });
    const { geografind } = simpleParsers;
    await run(geografind ? { geografind } : {});
    expect([...local.keys()]).toEqual(['rfTimes']);
    await run();
    expect(local.size).toBe(0);
    expect(await countResults(storage, 'royal-family')).toBe(1);
  });

  it('leaves localStorage as it is while the database does not keep anything', async () => {
    durability = 'not-kept';
    fill({ gfGuesses: { 1: ['FR', 'win'] } });
    expect(await run()).toMatchObject({ results: 1 });
    expect(local.size).toBe(1);
    durability = 'kept';
    expect(await run()).toMatchObject({ results: 0 });
    expect(local.size).toBe(0);
  });
});

describe('importKeptAside', () => {
  const aside = (cache: string, key: string, value: Json) => ({ cache, key, value, why: 'Once.' });

  it('takes over what an earlier build kept aside and can be read now, and nothing else', async () => {
    const others = [
      aside('gfGuesses', '5', ['Atlantis', 'win']),
      aside('gfGuesses', '', 'cut off'),
      aside('gfDocs', '1', ['FR', 'win']),
      'no entry',
    ];
    await storage.putMeta(REJECTED_IMPORT.key, [
      ...others,
      aside('gfGuesses', '4', ['France', 'win']),
      aside('ydScores', '10_5_2025', [61000, 2, 0.1]),
      // This puzzle is released by `AT`, and its result is in the current form.
      aside('rfTimes', '1', [9000, 1]),
    ]);
    const former = await importKeptAside(storage, AT);
    expect(former.map(({ place, key }) => `${place}/${key}`)).toEqual([
      'gfGuesses/4',
      'ydScores/10_5_2025',
    ]);
    expect(await countOutbox(storage)).toBe(3);
    expect(await storage.getMeta(REJECTED_IMPORT.key)).toEqual(others);
    expect(await storage.getMeta(FORMER_ORIGINALS.key)).toEqual(former);
    expect(await importKeptAside(storage, AT)).toEqual([]);
  });

  it('leaves a result that stands already', async () => {
    await storage.finish(finished({ id: '4', result: ['IT', 'win'] }));
    await storage.putMeta(REJECTED_IMPORT.key, [aside('gfGuesses', '4', ['France', 'win'])]);
    // The value kept aside is not reported, and the stored result stays.
    expect(await importKeptAside(storage, AT)).toEqual([]);
    expect((await storage.readResult('geografind', '4'))?.result).toEqual(['IT', 'win']);
    expect(await storage.getMeta(REJECTED_IMPORT.key)).toHaveLength(1);
  });

  it.each([undefined, null, 'text', { 0: 1 }, []])('reads %o as an empty list', async (value) => {
    if (value !== undefined) await storage.putMeta(REJECTED_IMPORT.key, value);
    expect(await importKeptAside(storage, AT)).toEqual([]);
    expect(await countOutbox(storage)).toBe(0);
  });
});
